"""What can be seen of numbers: one small module for each picture."""

from tictimes.numbers.scenes.always_quiz import AlwaysQuiz
from tictimes.numbers.scenes.factor_tree import FactorTreeScene
from tictimes.numbers.scenes.number_grid import NumberGridScene, number_grid
from tictimes.numbers.scenes.number_line import NumberLineScene, number_line
from tictimes.numbers.scenes.number_quiz import NumberQuiz
from tictimes.numbers.scenes.of_number import NumberScene
from tictimes.numbers.scenes.rectangles import RectanglesScene
from tictimes.numbers.scenes.riddle_quiz import RiddleQuiz

__all__ = [
    "AlwaysQuiz",
    "FactorTreeScene",
    "NumberGridScene",
    "NumberLineScene",
    "NumberQuiz",
    "NumberScene",
    "RectanglesScene",
    "RiddleQuiz",
    "number_grid",
    "number_line",
]
