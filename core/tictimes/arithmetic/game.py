"""ArithmeTic as the rest of the kit sees it."""

from __future__ import annotations

from tictimes.arithmetic import board as boards
from tictimes.arithmetic.bots import bot
from tictimes.arithmetic.cards import BY_NOTATION
from tictimes.arithmetic.dealing import FEWEST, MOST, dealt, first_deal, snapshot
from tictimes.arithmetic.faces import back, chip, face
from tictimes.arithmetic.moves import Move, read_move
from tictimes.arithmetic.naming import card_name
from tictimes.arithmetic.narration import narrate
from tictimes.arithmetic.options import Options, read_options
from tictimes.arithmetic.state import State
from tictimes.arithmetic.view import View
from tictimes.game import Game

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
)
