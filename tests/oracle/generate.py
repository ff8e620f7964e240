"""Random matches of both games, played by the plain engines, and ways to spoil them."""

import copy
from random import Random

from oracle import arithmetic, happy_times
from oracle.shared import RefusedError

SEED_LETTERS = "abcdefghijklmnopqrstuvwxyz-0123456789 ÄéßπЖ漢字🦦ابج"
NAMES = ["Ana", "Ben", "Caz", "Dilip", "Eve", "Zoë", "=1+1", "Otter (bot)"]


def happy_times_match(rng, long=False):
    """A random match of Happy Times as JSON; a `long` one goes through the deck again and again."""
    options = {
        "highest": rng.choice([16, 16, 16, 17, 24, 36, 60, 144]),
        "primes": rng.random() < 0.3,
        "odds": rng.random() < 0.3,
        "goal": rng.choice([1, 2, 3, 3]),
    }
    players = rng.randint(2, 8)
    if long:
        options["highest"], players = 16, rng.randint(2, 4)
    eager = 0 if long and rng.random() < 0.5 else rng.random()
    thrifty = rng.random()
    state = happy_times.deal(_seed(rng), players, options)
    limit = rng.randint(200, 700) if long else rng.choice([rng.randint(0, 40), 600])

    def choose(legal):
        if state["phase"] == "draw":
            return legal[0] if rng.random() < (0.9 if long else thrifty) else legal[-1]
        sets = [move for move in legal if move[0] == "declare"]
        throws = [move for move in legal if move[0] == "discard"]
        return rng.choice(sets if sets and rng.random() < eager else throws)

    return _match(rng, happy_times, state, choose, limit)


def arithmetic_match(rng, long=False):
    """A random match of ArithmeTic as JSON; a `long` one goes through the deck again and again."""
    options = {
        "level": rng.choice([1, 2]),
        "rounds": rng.choice([1, 2, 3, 5, 7, 20]),
        "negatives": rng.random() < 0.7,
    }
    players = rng.randint(2, 5)
    patience = 0.002 if long else rng.choice([0.5, 0.2, 0.05])
    state = arithmetic.new_match(_seed(rng), players, options)
    limit = rng.randint(300, 900) if long else rng.choice([rng.randint(0, 60), 900])

    def choose(legal):
        if state["phase"] == "draw" and ["knock"] in legal:
            if rng.random() < patience:
                return ["knock"]
            legal = legal[:-1]
        if state["phase"] == "draw" and long:
            return legal[0] if rng.random() < 0.9 else legal[-1]
        if state["phase"] == "score" and rng.random() < 0.6:
            hand = state["hands"][state["turn"]]
            best = arithmetic.score(hand, options["level"])["best"]
            return ["score", best["cards"] if best else []]
        return rng.choice(legal)

    return _match(rng, arithmetic, state, choose, limit)


def _seed(rng):
    if rng.random() < 0.5:
        return f"otter-{rng.randint(1, 99)}"
    return "".join(rng.choice(SEED_LETTERS) for _ in range(rng.choice([1, 8, 64])))


def _match(rng, engine, state, choose, limit):
    """Play until it is over or `limit` moves are made; write it as a person might."""
    moves = []
    while not state["over"] and len(moves) < limit:
        legal = engine.legal_moves(state)
        move = choose(legal)
        engine.play(state, move)
        moves.append(_as_written(rng, move))
    options = dict(state["options"])
    for name, value in engine.DEFAULTS.items():
        if options[name] == value and rng.random() < 0.5:
            del options[name]
    match = {
        "tictimes": 1,
        "game": engine.GAME,
        "seed": state["seed"],
        "players": [rng.choice(NAMES) for _ in range(state["players"])],
        "options": options,
        "moves": moves,
    }
    if not options and rng.random() < 0.5:
        del match["options"]
    return match


def _as_written(rng, move):
    """The same move with its cards in another order and in other words."""
    move = copy.deepcopy(move)
    if move[0] in ("declare", "score"):
        rng.shuffle(move[-1])
    if move[0] == "score":
        move[1] = [_card_as_written(rng, card) for card in move[1]]
    elif move[0] == "discard" and type(move[1]) is str:
        move[1] = _card_as_written(rng, move[1])
    return move


def _card_as_written(rng, card):
    if rng.random() < 0.8:
        return card
    for other, name in arithmetic.OTHER_NAMES.items():
        if rng.random() < 0.5:
            card = card.replace(name, other)
    return rng.choice([card, card.upper(), card.title()])


def engine_of(match):
    """The plain engine of the match's game."""
    return happy_times if match["game"] == happy_times.GAME else arithmetic


MALFORMED = [
    [], None, 5, True, "draw", {}, {"draw": "deck"}, [[]], [None], [1], ["draw"], ["draw", "hand"],
    ["draw", 1], ["draw", None], ["draw", ["deck"]], ["draw", "deck", 1], ["DRAW", "deck"],
    ["draw", "Deck"], ["discard"], ["discard", None], ["discard", [3]], ["fly", "deck"],
    ["declare"], ["declare", 2], ["declare", 2, 4, 6, 8], ["pass"], [["draw", "deck"]],
    ["score"], ["knock", 1], ["discard", True], ["discard", 1e300], ["discard", {}],
    ["discard", ""], ["discard", "x" * 1000], ["discard", 10**60], ["discard", -1],
]  # fmt: skip

MALFORMED_HAPPY_TIMES = [
    ["knock"], ["score", []], ["discard", "12"], ["discard", 12.0], ["discard", 0],
    ["discard", 145], ["declare", 2, [2, 4]], ["declare", 2, [2, 4, 6, 8]],
    ["declare", "2", [2, 4, 6]], ["declare", 2.0, [2, 4, 6]], ["declare", True, [2, 4, 6]],
    ["declare", None, [2, 4, 6]], ["declare", "evens", [2, 4, 6]], ["declare", 2, "2 4 6"],
    ["declare", 2, {"2": 4}], ["declare", 2, [2, 4, "6"]], ["declare", 2, [2, 4, 6.0]],
    ["declare", 2, [2, 4, True]], ["declare", 2, [2, 4, 4]], ["declare", 1, [2, 4, 6]],
    ["declare", 0, [2, 4, 6]], ["declare", -2, [2, 4, 6]], ["declare", 1, [1, 3, 5]],
    ["declare", 2, [0, 2, 4]], ["declare", [2], [2, 4, 6]], ["declare", 2, [[2], 4, 6]],
    ["declare", "Primes", [2, 3, 5]], ["declare", 1000, [2, 4, 6]],
]  # fmt: skip

MALFORMED_ARITHMETIC = [
    ["declare", 2, [2, 4, 6]], ["discard", 5], ["discard", "5 star red"], ["discard", "6-star-red"],
    ["discard", "0-star-red"], ["discard", "5-star"], ["discard", "5-star-red-red"],
    ["discard", "red-star-5"], ["discard", "5-red-star"], ["discard", "05-star-red"],
    ["discard", "５-star-red"], ["discard", "5-star-green"], ["discard", "5--red"],
    ["discard", "²-star-red"], ["score", None], ["score", "5-star-red"], ["score", {}],
    ["score", [1, 2, 3]], ["score", [], []], ["score", [[]]], ["knock", []],
    ["score", ["5-star-red", "5-star-red", "4-star-red"]],
]  # fmt: skip


def spoiled(rng, match):
    """The match with one move that cannot stand, and the number of that move; or `None`.

    The plain engine says where it breaks.
    """
    engine = engine_of(match)
    match = copy.deepcopy(match)
    moves = match["moves"]
    at = rng.randint(0, len(moves))
    own = MALFORMED_HAPPY_TIMES if engine is happy_times else MALFORMED_ARITHMETIC
    way = rng.randint(0, 4)
    if way == 0:
        bad = rng.choice(MALFORMED)
    elif way == 1:
        bad = rng.choice(own)
    elif way == 2:
        bad = _impossible(rng, engine)
    elif way == 3 and moves:
        bad = rng.choice(moves)
    else:
        bad = rng.choice(_any_move(rng, engine))
    if rng.random() < 0.5 or at == len(moves):
        moves.insert(at, bad)
    else:
        moves[at] = bad
    try:
        engine.replay(match)
    except RefusedError as why:
        return match, int(str(why).removeprefix("move ").partition(":")[0])
    return None


def _impossible(rng, engine):
    """A well-written move that the cards or the phase will often forbid."""
    if engine is happy_times:
        cards = rng.sample(range(1, 17), 3)
        return rng.choice(
            [["discard", rng.randint(1, 16)], ["declare", rng.choice([2, 3, 4, 5, 7]), cards],
             ["declare", rng.choice(["primes", "odds"]), cards]]
        )  # fmt: skip
    cards = rng.sample(arithmetic.PACK, rng.randint(1, 6))
    return rng.choice([["discard", cards[0]], ["score", cards], ["knock"], ["score", []]])


def _any_move(rng, engine):
    piles = [["draw", "deck"], ["draw", "discard"]]
    if engine is happy_times:
        return [*piles, ["discard", rng.randint(1, 16)]]
    return [*piles, ["discard", rng.choice(arithmetic.PACK)], ["knock"], ["score", []]]


def badly_set_up(match):
    """Every match that is wrong before its first move, with a word its refusal must hold."""
    happy = match["game"] == happy_times.GAME
    most = 8 if happy else 5

    def changed(key, value):
        return {**match, key: value}

    def option(name, value):
        return {**match, "options": {name: value}}

    yield "tictimes", changed("tictimes", 2)
    yield "tictimes", changed("tictimes", "1")
    yield "tictimes", changed("tictimes", True)
    yield "tictimes", changed("tictimes", None)
    yield "tictimes", changed("tictimes", 1.0)
    for name in (
        "",
        "Happy-Times",
        "happy_times",
        "chess",
        None,
        1,
        True,
        [],
        {},
        "game",
        "__class__",
    ):
        yield "game", changed("game", name)
    for seed in ("", "x" * 65, None, 42, 4.2, True, ["a"], {"a": 1}):
        yield "seed", changed("seed", seed)
    for players in ([], ["Ana"], ["A"] * (most + 1), ["A"] * 1000, "Ana", None, 2, {"Ana": "Ben"},
                    ["Ana", 2], ["Ana", None], ["Ana", ["Ben"]]):  # fmt: skip
        yield "player", changed("players", players)
    for moves in (None, "draw", {}, 3, True):
        yield "moves", changed("moves", moves)
    for options in (None, [], "level", 1, True):
        yield "options", changed("options", options)
    yield "colour", option("colour", 1)
    yield "Goal", option("Goal", 1)
    yield "note", changed("note", "hello")
    yield "Seed", changed("Seed", "otter")
    for key in ("tictimes", "game", "seed", "players", "moves"):
        yield key, {other: value for other, value in match.items() if other != key}
    if happy:
        for value in (15, 0, -16, 145, 10**30, "16", 16.0, True, None, [16]):
            yield "highest", option("highest", value)
        for value in (0, 4, -1, "3", 3.0, True, None):
            yield "goal", option("goal", value)
        for value in (1, 0, "true", None, []):
            yield "primes", option("primes", value)
            yield "odds", option("odds", value)
        yield "level", option("level", 1)
    else:
        for value in (0, 3, "1", 1.0, True, None, [1]):
            yield "level", option("level", value)
        for value in (0, 21, -5, 10**30, "5", 5.0, True, None):
            yield "rounds", option("rounds", value)
        for value in (1, 0, "false", None):
            yield "negatives", option("negatives", value)
        yield "highest", option("highest", 16)


def matches(seed, count):
    """`count` matches of both games in turn, one in eight of them long."""
    rng = Random(seed)
    for number in range(count):
        make = happy_times_match if number % 2 else arithmetic_match
        yield make(rng, long=number % 8 > 5)
