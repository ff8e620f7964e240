"""What can be seen of a hand, and of all hands."""

from tictimes.arithmetic.scenes.chances import ChancesScene, chances_of
from tictimes.arithmetic.scenes.hand_referee import HandReferee
from tictimes.arithmetic.scenes.hands import HandsScene, hands

__all__ = ["ChancesScene", "HandReferee", "HandsScene", "chances_of", "hands"]
