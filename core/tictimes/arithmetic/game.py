"""ArithmeTic as the rest of the kit sees it."""

from __future__ import annotations

from tictimes.arithmetic import board as boards
from tictimes.arithmetic.answer_key import answer_key
from tictimes.arithmetic.bots import bot
from tictimes.arithmetic.cards import BY_NOTATION
from tictimes.arithmetic.dealing import FEWEST, MOST, dealt, first_deal, snapshot
from tictimes.arithmetic.endings import ending
from tictimes.arithmetic.faces import back, chip, face
from tictimes.arithmetic.hints import hint
from tictimes.arithmetic.moves import Discard, Move, Score, read_move
from tictimes.arithmetic.naming import card_name, tic
from tictimes.arithmetic.narration import narrate
from tictimes.arithmetic.on_paper import ON_PAPER
from tictimes.arithmetic.options import Options, read_options
from tictimes.arithmetic.reviews import review
from tictimes.arithmetic.room import ROOM
from tictimes.arithmetic.sheet import SHEET
from tictimes.arithmetic.state import State
from tictimes.arithmetic.view import View
from tictimes.arithmetic.why import explain_move
from tictimes.game import Game, Help


def _cards_of(move: Move) -> tuple[str, ...]:
    cards = move.cards if isinstance(move, Score) else ()
    return tuple(map(str, (move.card,) if isinstance(move, Discard) else cards))


HELP: Help[State, Move, View] = Help(
    hint=hint,
    question=lambda view, move: None,
    diagnose=lambda view, move: (),
    explains=lambda move: isinstance(move, Score),
    explain=explain_move,
    review=review,
    review_label=tic("review-label"),
    ending=ending,
    bare_face=face,
    bare_name=card_name,
)

GAME: Game[State, Move, View, Options] = Game(
    name=boards.NAME,
    fewest=FEWEST,
    most=MOST,
    read_options=read_options,
    read_move=read_move,
    deal=first_deal,
    snapshot=snapshot,
    dealt=dealt,
    bot=bot,
    board=boards.board,
    result=boards.result,
    narrate=narrate,
    reveals=boards.reveals,
    open_hands=boards.open_hands,
    round_over=boards.round_over,
    pack=lambda options: tuple(BY_NOTATION),
    face=face,
    chip=chip,
    back=back,
    card_name=card_name,
    room=ROOM,
    sheet=SHEET,
    cards_of=_cards_of,
    answer_key=answer_key,
    paper=ON_PAPER,
    help=HELP,
)
