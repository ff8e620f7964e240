"""Scripted children: they draw, lay down, throw away and begin anew, each at their own pace."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tictimes import happy_times

from .servers import Server
from .visitors import Visitor, visit

GAMES = ("", "game=arithmetic&level=1&rounds=1", "game=arithmetic&level=2&rounds=1&players=3")
RELOADS = 0.2
"""How many of the games are begun on a page loaded anew, and not with the button."""

Wish = dict[str, Any]


@dataclass(slots=True)
class Diary:
    """What a child has seen: clicks and how long each took, games ended, what went wrong."""

    waits: list[float] = field(default_factory=list)
    games: int = 0
    pages: int = 0
    wrong: list[str] = field(default_factory=list)


def wish(board: Wish, luck: random.Random) -> Wish | None:
    """What a child does next at this board; `None` where the game is over, or needs a pencil."""
    can = {one["name"] for one in board["actions"] if one["why_not"] is None}
    hands = (pile["cards"] for pile in board["piles"] if pile["kind"] == "hand")
    hand = next(hands, [])
    if board["waiting"]:
        return {"do": "next"}
    if board["phase"] == "draw":
        piles = [name for name in ("draw-deck", "draw-discard") if name in can]
        return {"do": luck.choice(piles)} if piles else None
    if board["phase"] == "discard":
        if board["game"] == "happy-times":
            sets = happy_times.sets_in([int(card) for card in hand])
            if sets:
                cards = [str(card) for card in sets[0].cards]
                return {"do": "declare", "table": str(int(sets[0].table)), "cards": cards}
        return {"do": "discard", "card": luck.choice(hand)}
    if board["phase"] == "score" and "score" in can:
        return {"do": "score", "cards": []}
    return None


async def play(
    server: Server,
    number: int,
    until: Callable[[], bool],
    diary: Diary,
    pause: float = 1.0,
) -> None:
    """Play game after game, some on a page loaded anew, until it is time to go.

    `pause` is how many seconds the child looks at the cards before each click, more or less.
    """
    luck = random.Random(number)
    visitor: Visitor | None = None
    try:
        while not until():
            if visitor is None:
                visitor = await visit(server, GAMES[number % len(GAMES)])
                diary.pages += 1
            over = await _one_game(visitor, luck, until, diary, pause)
            if not over:
                continue
            diary.games += 1
            if luck.random() < RELOADS or not await _begin_anew(visitor):
                await visitor.leave()
                visitor = None
    except Exception as problem:  # whatever it is, a child would have seen it
        diary.wrong.append(f"child {number}: {type(problem).__name__}: {problem}")
    finally:
        if visitor:
            await visitor.leave()


async def _one_game(
    visitor: Visitor,
    luck: random.Random,
    until: Callable[[], bool],
    diary: Diary,
    pause: float,
) -> bool:
    """Play on; whether it is over, and not just time to go."""
    while not until():
        asked = wish(visitor.board, luck)
        if asked is None:
            return True
        await asyncio.sleep(pause * luck.uniform(0.5, 1.5))
        before = visitor.board["entry"]
        begin = time.monotonic()
        async with asyncio.timeout(60):
            await visitor.ask(**asked)
        diary.waits.append(time.monotonic() - begin)
        if visitor.board["entry"] == before:
            diary.wrong.append(f"{asked} changed nothing: {visitor.board['banner']}")
            return True
    return False


async def _begin_anew(visitor: Visitor) -> bool:
    """Press "new game", and "play" below what it asks; whether there is a new game."""
    for _ in range(2):
        can = {one["name"] for one in visitor.board["actions"] if one["why_not"] is None}
        if "new-game" not in can:
            return False
        await visitor.ask(do="new-game")
    return bool(visitor.board["moves"] == 0)
