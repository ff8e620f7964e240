"""The list of games, one line each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tictimes import arithmetic, happy_times
from tictimes.game import Game

AnyGame = Game[Any, Any, Any, Any]  # each game knows which of its types go together

GAMES: Mapping[str, AnyGame] = {
    game.name: game
    for game in (
        happy_times.GAME,
        arithmetic.GAME,
    )
}
