"""Happy Times once more, slow and plain, written from RULES.md alone.

A state is one dict of lists, changed where it lies. It shares no line with the kit.
"""

from itertools import combinations
from random import Random

from oracle.shared import RefusedError, check_match, is_whole, shuffle

GAME = "happy-times"
DEFAULTS = {"highest": 16, "primes": False, "odds": False, "goal": 3}


def check_options(options):
    """Refuse options that the game does not have."""
    if not is_whole(options["highest"]) or not 16 <= options["highest"] <= 144:
        raise RefusedError("options: highest is 16 to 144")
    if not is_whole(options["goal"]) or not 1 <= options["goal"] <= 3:
        raise RefusedError("options: goal is 1 to 3")
    for name in ("primes", "odds"):
        if type(options[name]) is not bool:
            raise RefusedError(f"options: {name} is true or false")


def deal(seed, players, options):
    """The match as it begins."""
    rng = Random(seed)
    deck = [number for _ in range(players) for number in range(1, options["highest"] + 1)]
    shuffle(deck, rng)
    hands = [[] for _ in range(players)]
    for _ in range(6):
        for hand in hands:
            hand.append(deck.pop(0))
    return {
        "seed": seed,
        "rng": rng,
        "options": options,
        "players": players,
        "hands": hands,
        "discard": [deck.pop(0)],
        "deck": deck,
        "sets": [[] for _ in range(players)],
        "turn": 0,
        "phase": "draw",
        "over": False,
    }


def is_prime(number):
    """Whether `number` has exactly two divisors."""
    return len([d for d in range(1, number + 1) if number % d == 0]) == 2


def belongs(table, card, options):
    """Whether a card is in that table, or of that other kind of set."""
    if table == "primes":
        return options["primes"] and is_prime(card)
    if table == "odds":
        return options["odds"] and card % 2 == 1
    return card % table == 0


def sets_of(cards, options):
    """Every table and trio that the cards can declare."""
    found = []
    for table in [*range(2, options["highest"] + 1), "primes", "odds"]:
        fit = [card for card in sorted(set(cards)) if belongs(table, card, options)]
        found += [[table, list(trio)] for trio in combinations(fit, 3)]
    return found


def legal_moves(state):
    """Every move the rules allow, as JSON."""
    if state["over"]:
        return []
    if state["phase"] == "draw":
        return [["draw", pile] for pile in ("deck", "discard") if state[pile]]
    hand = state["hands"][state["turn"]]
    throws = [["discard", card] for card in sorted(set(hand))]
    return throws + [["declare", *found] for found in sets_of(hand, state["options"])]


def read_move(move, highest):
    """The move with its cards in order; refused where it is no move of this game at all."""
    if type(move) is not list or not move:
        raise RefusedError("no move")
    if move[0] == "draw" and len(move) == 2 and move[1] in ("deck", "discard"):
        return move
    if move[0] == "discard" and len(move) == 2 and is_card(move[1], highest):
        return move
    if move[0] == "declare" and len(move) == 3 and type(move[2]) is list and len(move[2]) == 3:
        table_read = is_whole(move[1]) or move[1] in ("primes", "odds")
        if table_read and all(is_card(card, highest) for card in move[2]):
            return ["declare", move[1], sorted(move[2])]
    raise RefusedError("no move")


def is_card(card, highest):
    """Whether it is a card of the pack."""
    return is_whole(card) and 1 <= card <= highest


def play(state, move):
    """Play a move that is JSON, here and now; refuse what the rules forbid."""
    move = read_move(move, state["options"]["highest"])
    if move not in legal_moves(state):
        raise RefusedError("the rules forbid it")
    hand = state["hands"][state["turn"]]
    if move == ["draw", "deck"]:
        hand.append(state["deck"].pop(0))
        if not state["deck"] and len(state["discard"]) > 1:
            state["deck"], state["discard"] = state["discard"], []
            shuffle(state["deck"], state["rng"])
            state["discard"].append(state["deck"].pop(0))
    elif move == ["draw", "discard"]:
        hand.append(state["discard"].pop())
    elif move[0] == "discard":
        hand.remove(move[1])
        state["discard"].append(move[1])
    else:
        for card in move[2]:
            hand.remove(card)
        state["sets"][state["turn"]].append({"table": move[1], "cards": move[2]})
    if move[0] == "draw":
        state["phase"] = "discard"
        return
    state["phase"] = "draw"
    state["turn"] = (state["turn"] + 1) % state["players"]
    if state["turn"] == 0 and winners(state):
        state["over"] = True


def winners(state):
    """Every seat that is out."""
    goal = state["options"]["goal"]
    return [seat for seat, sets in enumerate(state["sets"]) if len(sets) == goal]


def snapshot(state):
    """The state as `tictimes replay --json` prints it."""
    return {
        "game": GAME,
        "over": state["over"],
        "winners": winners(state) if state["over"] else [],
        "turn": state["turn"],
        "phase": state["phase"],
        "hands": state["hands"],
        "discard": state["discard"],
        "deck": len(state["deck"]),
        "sets": state["sets"],
    }


def replay(match):
    """The snapshot at the end of a match, given as JSON."""
    options = check_match(match, GAME, 2, 8, DEFAULTS)
    check_options(options)
    state = deal(match["seed"], len(match["players"]), options)
    for number, move in enumerate(match["moves"], start=1):
        try:
            play(state, move)
        except RefusedError as why:
            raise RefusedError(f"move {number}: {why}") from None
    return snapshot(state)
