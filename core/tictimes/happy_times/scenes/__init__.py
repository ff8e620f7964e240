"""What can be seen of a pack of Happy Times, and what is asked of it."""

from tictimes.happy_times.scenes.helpful_quiz import HelpfulQuiz
from tictimes.happy_times.scenes.pick_quiz import PickQuiz
from tictimes.happy_times.scenes.set_quiz import SetQuiz
from tictimes.happy_times.scenes.set_referee import SetReferee
from tictimes.happy_times.scenes.tables_map import TablesMapScene, tables_map

__all__ = ["HelpfulQuiz", "PickQuiz", "SetQuiz", "SetReferee", "TablesMapScene", "tables_map"]
