"""The score sheet of ArithmeTic: a child claims, a neighbour checks, and then the kit proves."""

from tictimes.arithmetic.sheet.bots import claims
from tictimes.arithmetic.sheet.covering import covered
from tictimes.arithmetic.sheet.page import heard, page, reply
from tictimes.game import Sheet

SHEET = Sheet(page=page, reply=reply, heard=heard, covered=covered, claims=claims)

__all__ = ["SHEET"]
