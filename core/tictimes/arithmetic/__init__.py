"""ArithmeTic, the classroom game for TIC cards: cards, scoring, states and moves."""

from tictimes.arithmetic.board import NAME, board, open_hands, result, reveals, round_over
from tictimes.arithmetic.bots import bot
from tictimes.arithmetic.cards import PACK, Card, read_card, read_hand
from tictimes.arithmetic.faces import back, face
from tictimes.arithmetic.game import GAME
from tictimes.arithmetic.moves import Discard, Draw, Knock, Move, Score, read_move
from tictimes.arithmetic.naming import card_name
from tictimes.arithmetic.narration import narrate
from tictimes.arithmetic.options import Level, Options, read_options
from tictimes.arithmetic.scoring import Group, best_group, best_of, expression, groups
from tictimes.arithmetic.state import State, deal, dealt, first_deal, snapshot
from tictimes.arithmetic.tally import best_score
from tictimes.arithmetic.view import Round, View
from tictimes.game import Game

__all__ = [
    "GAME",
    "PACK",
    "Card",
    "Discard",
    "Draw",
    "Group",
    "Knock",
    "Level",
    "Move",
    "Options",
    "Round",
    "Score",
    "State",
    "View",
    "best_group",
    "best_of",
    "best_score",
    "deal",
    "expression",
    "groups",
    "read_card",
    "read_hand",
    "read_move",
]


def _notations(options: Options) -> tuple[str, ...]:
    return tuple(map(str, PACK))


GAME: Game[State, Move, View, Options] = Game(
    name=NAME,
    fewest=2,
    most=5,
    read_options=read_options,
    read_move=read_move,
    deal=first_deal,
    snapshot=snapshot,
    dealt=dealt,
    bot=bot,
    board=board,
    result=result,
    narrate=narrate,
    reveals=reveals,
    open_hands=open_hands,
    round_over=round_over,
    pack=_notations,
    face=face,
    back=back,
    card_name=card_name,
)
