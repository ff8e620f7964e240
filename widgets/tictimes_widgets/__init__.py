"""TicTimes on the page: tables to play at, and pictures, as the last line of a notebook cell.

>>> import tictimes_widgets as tw
>>> tw.HappyTimes(players=["Ana", "Otter (bot)"], seed="otter-42")
HappyTimes(players=['Ana', 'Otter (bot)'], seed='otter-42')
"""

from tictimes_widgets.card_table import Arithmetic, CardTable, HappyTimes
from tictimes_widgets.pictures import (
    FactorTree,
    NumberGrid,
    NumberLine,
    PictureWidget,
    Rectangles,
    Steps,
    TablesMap,
)

__all__ = [
    "Arithmetic",
    "CardTable",
    "FactorTree",
    "HappyTimes",
    "NumberGrid",
    "NumberLine",
    "PictureWidget",
    "Rectangles",
    "Steps",
    "TablesMap",
]
