"""ArithmeTic once more, slow and plain, written from RULES.md alone.

A state is one dict of lists, changed where it lies. It shares no line with the kit.
"""

from itertools import combinations
from random import Random

from oracle.shared import RefusedError, check_match, is_whole, shuffle

GAME = "arithmetic"
DEFAULTS = {"level": 1, "rounds": 5, "negatives": True}
SHAPES = ["circle", "crescent", "triangle", "square", "star"]
COLOURS = ["violet", "cyan", "yellow", "orange", "red"]
PACK = [
    f"{number}-{shape}-{colour}" for number in range(1, 6) for shape in SHAPES for colour in COLOURS
]
OTHER_NAMES = {"moon": "crescent", "purple": "violet", "blue": "cyan"}
PROPERTIES = ["number", "shape", "colour"]


def read_card(text):
    """The card in its first form."""
    if type(text) is not str:
        raise RefusedError("no card")
    parts = [OTHER_NAMES.get(part, part) for part in text.lower().split("-")]
    card = "-".join(parts)
    if card not in PACK:
        raise RefusedError("no card")
    return card


def check_options(options):
    """Refuse options that the game does not have."""
    if not is_whole(options["level"]) or options["level"] not in (1, 2):
        raise RefusedError("options: level is 1 or 2")
    if not is_whole(options["rounds"]) or not 1 <= options["rounds"] <= 20:
        raise RefusedError("options: rounds is 1 to 20")
    if type(options["negatives"]) is not bool:
        raise RefusedError("options: negatives is true or false")


def total(cards):
    """The sum of the numbers of the cards."""
    return sum(int(card[0]) for card in cards)


def shared(cards):
    """The properties that all the cards have in common."""
    split = [card.split("-") for card in cards]
    return [name for at, name in enumerate(PROPERTIES) if len({card[at] for card in split}) == 1]


def kinds(cards, level):
    """What these cards are as a group: `tic`, `single`, both or neither."""
    common = shared(cards)
    found = []
    if level == 2 and 2 <= len(cards) <= 5 and len(common) >= 2:
        found.append("tic")
    if 3 <= len(cards) <= 5 and len(common) >= 1:
        found.append("single")
    return found


def in_sum(cards):
    """The cards' numbers with plus signs between."""
    return " + ".join(card[0] for card in cards)


def group(hand, cards, kind):
    """One entry of `tictimes score --json`."""
    leftovers = [card for card in hand if card not in cards]
    expression = in_sum(cards)
    if leftovers or kind == "tic":
        expression = f"({expression})"
    if kind == "tic":
        expression = f"2 * {expression}"
    if leftovers:
        rest = in_sum(leftovers)
        expression += f" - {rest}" if len(leftovers) == 1 else f" - ({rest})"
    return {
        "kind": kind,
        "shared": shared(cards),
        "cards": list(cards),
        "leftovers": leftovers,
        "score": total(cards) * (2 if kind == "tic" else 1) - total(leftovers),
        "expression": expression,
    }


def score(hand, level):
    """All that `tictimes score --json` prints about a hand of five different cards."""
    groups = [
        group(hand, cards, kind)
        for size in (2, 3, 4, 5)
        for cards in combinations(hand, size)
        for kind in kinds(cards, level)
    ]
    best = None
    for one in groups:
        if best is None or rank(hand, one) > rank(hand, best):
            best = one
    return {
        "hand": list(hand),
        "level": level,
        "groups": groups,
        "best": best,
        "score": best["score"] if best else -total(hand),
        "expression": best["expression"] if best else f"-({in_sum(hand)})",
    }


def rank(hand, one):
    """How good a group is: its score, Tic before Single, more cards, first in the order given."""
    places = [-hand.index(card) for card in one["cards"]]
    return (one["score"], one["kind"] == "tic", len(one["cards"]), places)


def value(hand, cards, level):
    """What naming these cards (or none) is worth."""
    if not cards:
        return -total(hand)
    return group(hand, cards, kinds(cards, level)[0])["score"]


def new_match(seed, players, options):
    """The match as it begins."""
    state = {
        "seed": seed,
        "rng": Random(seed),
        "options": options,
        "players": players,
        "over": False,
    }
    state["round_scores"] = []
    deal_round(state)
    return state


def deal_round(state):
    """Deal the next round from a fresh pack, again where a hand is below 0 and may not be."""
    players = state["players"]
    dealer = len(state["round_scores"]) % players
    while True:
        deck = list(PACK)
        shuffle(deck, state["rng"])
        hands = [[] for _ in range(players)]
        for _ in range(5):
            for step in range(1, players + 1):
                hands[(dealer + step) % players].append(deck.pop(0))
        level = state["options"]["level"]
        if state["options"]["negatives"] or all(score(hand, level)["score"] >= 0 for hand in hands):
            break
    state.update(
        hands=hands,
        discard=[deck.pop(0)],
        deck=deck,
        turn=(dealer + 1) % players,
        phase="draw",
        knocker=None,
        named=[],
    )


def legal_moves(state):
    """Every move the rules allow, as JSON."""
    if state["over"]:
        return []
    hand = state["hands"][state["turn"]]
    if state["phase"] == "draw":
        moves = [["draw", pile] for pile in ("deck", "discard") if state[pile]]
        return moves + ([["knock"]] if state["knocker"] is None else [])
    if state["phase"] == "discard":
        return [["discard", card] for card in hand]
    return [["score", []]] + [
        ["score", sorted(cards)]
        for size in (2, 3, 4, 5)
        for cards in combinations(hand, size)
        if kinds(cards, state["options"]["level"])
    ]


def read_move(move):
    """The move with its cards in order; refused where it is no move of this game at all."""
    if type(move) is not list or not move:
        raise RefusedError("no move")
    if move == ["knock"]:
        return move
    if move[0] == "draw" and len(move) == 2 and move[1] in ("deck", "discard"):
        return move
    if move[0] == "discard" and len(move) == 2:
        return ["discard", read_card(move[1])]
    if move[0] == "score" and len(move) == 2 and type(move[1]) is list:
        return ["score", sorted(read_card(card) for card in move[1])]
    raise RefusedError("no move")


def play(state, move):
    """Play a move that is JSON, here and now; refuse what the rules forbid."""
    move = read_move(move)
    if move not in legal_moves(state):
        raise RefusedError("the rules forbid it")
    hand = state["hands"][state["turn"]]
    if move == ["draw", "deck"]:
        hand.append(state["deck"].pop(0))
        if not state["deck"] and len(state["discard"]) > 1:
            state["deck"], state["discard"] = state["discard"][:-1], state["discard"][-1:]
            shuffle(state["deck"], state["rng"])
    elif move == ["draw", "discard"]:
        hand.append(state["discard"].pop())
    if move[0] == "draw":
        state["phase"] = "discard"
        return
    if move[0] == "score":
        state["named"].append(value(hand, move[1], state["options"]["level"]))
        end_of_naming(state)
        return
    if move[0] == "knock":
        state["knocker"] = state["turn"]
    else:
        hand.remove(move[1])
        state["discard"].append(move[1])
    state["turn"] = (state["turn"] + 1) % state["players"]
    state["phase"] = "draw"
    if state["turn"] == state["knocker"]:
        state["turn"] = 0
        state["phase"] = "score"


def end_of_naming(state):
    """The next seat names its group; after the last one the round is over."""
    state["turn"] += 1
    if state["turn"] < state["players"]:
        return
    state["round_scores"].append(state["named"])
    if len(state["round_scores"]) == state["options"]["rounds"]:
        state["over"] = True
    else:
        deal_round(state)


def totals(state):
    """The sum of the finished rounds, seat by seat."""
    return [sum(row[seat] for row in state["round_scores"]) for seat in range(state["players"])]


def snapshot(state):
    """The state as `tictimes replay --json` prints it."""
    sums = totals(state)
    return {
        "game": GAME,
        "over": state["over"],
        "winners": [s for s, one in enumerate(sums) if state["over"] and one == max(sums)],
        "turn": state["turn"],
        "phase": state["phase"],
        "hands": state["hands"],
        "discard": state["discard"],
        "deck": len(state["deck"]),
        "round": min(len(state["round_scores"]) + 1, state["options"]["rounds"]),
        "round_scores": state["round_scores"],
        "totals": sums,
        "knocker": state["knocker"],
    }


def replay(match):
    """The snapshot at the end of a match, given as JSON."""
    options = check_match(match, GAME, 2, 5, DEFAULTS)
    check_options(options)
    state = new_match(match["seed"], len(match["players"]), options)
    for number, move in enumerate(match["moves"], start=1):
        try:
            play(state, move)
        except RefusedError as why:
            raise RefusedError(f"move {number}: {why}") from None
    return snapshot(state)
