"""TicTimes on the page: tables to play at, and pictures, as the last line of a notebook cell.

>>> import tictimes_widgets as tw
>>> tw.HappyTimes(players=["Ana", "Otter (bot)"], seed="otter-42")
HappyTimes(players=['Ana', 'Otter (bot)'], seed='otter-42')
"""

from tictimes_widgets.card_table import CardTable
from tictimes_widgets.cards import Cards
from tictimes_widgets.mistakes import Mistakes
from tictimes_widgets.pictures import (
    Chances,
    FactorTree,
    Hands,
    NumberGrid,
    NumberLine,
    PictureWidget,
    Rectangles,
    Steps,
    TablesMap,
)
from tictimes_widgets.planner import Planner
from tictimes_widgets.quizzes import Puzzles, Questions
from tictimes_widgets.referee import Referee
from tictimes_widgets.tables import Arithmetic, HappyTimes

__all__ = [
    "Arithmetic",
    "CardTable",
    "Cards",
    "Chances",
    "FactorTree",
    "Hands",
    "HappyTimes",
    "Mistakes",
    "NumberGrid",
    "NumberLine",
    "PictureWidget",
    "Planner",
    "Puzzles",
    "Questions",
    "Rectangles",
    "Referee",
    "Steps",
    "TablesMap",
]
