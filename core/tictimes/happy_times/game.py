"""Happy Times as the rest of the kit sees it."""

from __future__ import annotations

from functools import partial

from tictimes.game import Game, Help
from tictimes.happy_times.answer_key import answer_key
from tictimes.happy_times.board import NAME, board, open_hands, result, reveals, round_over
from tictimes.happy_times.bots import bot
from tictimes.happy_times.cards import pack
from tictimes.happy_times.dealing import FEWEST, MOST, deal_match, dealt, snapshot
from tictimes.happy_times.endings import ending
from tictimes.happy_times.faces import back, chip, face
from tictimes.happy_times.hints import hint
from tictimes.happy_times.mistakes import diagnose
from tictimes.happy_times.moves import Declare, Discard, Move, read_move
from tictimes.happy_times.narration import card_name, happy, narrate
from tictimes.happy_times.on_paper import ON_PAPER
from tictimes.happy_times.options import Options, read_options
from tictimes.happy_times.questions import question
from tictimes.happy_times.room import ROOM
from tictimes.happy_times.state import State
from tictimes.happy_times.turning_points import turning_points
from tictimes.happy_times.view import View
from tictimes.happy_times.why import explain_move
from tictimes.sayings import Saying


def _cards_of(move: Move) -> tuple[str, ...]:
    cards = move.cards if isinstance(move, Declare) else ()
    return tuple(map(str, (move.card,) if isinstance(move, Discard) else cards))


HELP: Help[State, Move, View] = Help(
    hint=hint,
    question=question,
    diagnose=diagnose,
    explains=lambda move: isinstance(move, Declare),
    explain=explain_move,
    review=turning_points,
    review_label=happy("look-back"),
    ending=ending,
    bare_face=partial(face, bare=True),
    bare_name=lambda card: Saying.of("common.number", number=int(card)),
)

GAME: Game[State, Move, View, Options] = Game(
    name=NAME,
    fewest=FEWEST,
    most=MOST,
    read_options=read_options,
    read_move=read_move,
    deal=deal_match,
    snapshot=snapshot,
    dealt=dealt,
    bot=bot,
    board=board,
    result=result,
    narrate=narrate,
    reveals=reveals,
    open_hands=open_hands,
    round_over=round_over,
    pack=lambda options: tuple(map(str, pack(options.highest))),
    face=face,
    chip=chip,
    back=back,
    card_name=card_name,
    room=ROOM,
    cards_of=_cards_of,
    answer_key=answer_key,
    paper=ON_PAPER,
    help=HELP,
)
