"""What both plain engines need: the shuffle of RULES section 3, and a refusal."""


class RefusedError(Exception):
    """The match cannot be read or played; the text begins with the place."""


def shuffle(cards, rng):
    """Shuffle the list `cards` where it lies."""
    for i in range(len(cards) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]


def is_whole(value):
    """Whether `value` is a whole number; `true` and `1.0` are not."""
    return type(value) is int


def check_match(match, game, fewest, most, defaults):
    """Refuse a match that is badly set up; else its options, those left out filled in."""
    if type(match) is not dict:
        raise RefusedError("match: no object")
    for key in match:
        if key not in ("tictimes", "game", "seed", "players", "options", "moves"):
            raise RefusedError(f"match: unknown key {key}")
    for key in ("tictimes", "game", "seed", "players", "moves"):
        if key not in match:
            raise RefusedError(f"match: {key} is missing")
    if not is_whole(match["tictimes"]) or match["tictimes"] != 1:
        raise RefusedError("tictimes: unknown version")
    if match["game"] != game:
        raise RefusedError("game: unknown")
    if type(match["seed"]) is not str or not 1 <= len(match["seed"]) <= 64:
        raise RefusedError("seed: no text of 1 to 64 characters")
    players = match["players"]
    if type(players) is not list or not fewest <= len(players) <= most:
        raise RefusedError("players: not so many")
    if not all(type(name) is str for name in players):
        raise RefusedError("players: a name is a text")
    options = match.get("options", {})
    if type(options) is not dict:
        raise RefusedError("options: no object")
    for name in options:
        if name not in defaults:
            raise RefusedError(f"options: unknown {name}")
    if type(match["moves"]) is not list:
        raise RefusedError("moves: no list")
    return {**defaults, **options}
