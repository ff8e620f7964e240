"""An order for the print shop: what is to be printed, read from text, and how many sheets it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Literal, TypeAlias, get_args
from urllib.parse import urlencode

from tictimes.game import Options
from tictimes.games import AnyGame
from tictimes.prints.paper_sizes import CARDS, PaperName

Kind: TypeAlias = Literal["cards", "rules", "score-sheet", "worksheet", "answers", "take-home"]
KINDS: tuple[Kind, ...] = get_args(Kind)
DEALT: tuple[Kind, ...] = ("worksheet", "answers")
"""Those that show a deal, so that they need its word."""

HANDS_ON_A_WORKSHEET = 3
LONG_GAME = 6
"""A score sheet with more rows has a page of its own; others share one."""


@dataclass(frozen=True)
class Order:
    """What is to be printed; `read_order` makes one from text and checks it.

    `seed` is empty unless the kind is one of `DEALT`. `places` are the first and the last card of
    the pack to be printed, `per_sheet` the cards on a side. `draw` leaves the pictures to be drawn
    by children; `words` is false for rules in pictures alone.
    """

    kind: Kind
    game: AnyGame
    options: Options
    paper: PaperName = "a4"
    seed: str = ""
    players: int = 2
    packs: int = 1
    places: tuple[int, int] | None = None
    per_sheet: int = 9
    backs: bool = True
    low_ink: bool = True
    draw: bool = False
    words: bool = True
    language: str = "en"

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of one pack that are to be printed, in order."""
        whole = self.game.pack(self.options)
        first, last = self.places or (1, len(whole))
        return whole[first - 1 : last]

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """The cards of each side of a pack, as even as can be: 16 are 8 and 8.

        >>> from tictimes.prints.reading import read_order
        >>> [side[0] for side in read_order("cards", {"game": "happy-times"}).sides]
        ['1', '9']
        """
        cards = self.cards
        count = -(-len(cards) // self.per_sheet)
        ends = [len(cards) * n // count for n in range(count + 1)]
        return tuple(cards[a:b] for a, b in pairwise(ends))

    @cached_property
    def pages(self) -> int:
        """How many pages the PDF has.

        >>> from tictimes.prints.reading import read_order
        >>> read_order("cards", {"game": "happy-times", "packs": "2"}).pages
        8
        >>> read_order("answers", {"game": "arithmetic", "players": 3, "seed": "otter-42"}).pages
        2
        """
        match self.kind:
            case "cards":
                return self.packs * len(self.sides) * (2 if self.backs else 1)
            case "score-sheet":
                return -(-self.players // self.on_a_page)
            case "worksheet":
                return -(-self.players // HANDS_ON_A_WORKSHEET)
            case "answers":
                return -(-self.players // self.game.paper.keys_on_a_page)
            case "rules" | "take-home":
                return 1

    @property
    def on_a_page(self) -> int:
        """How many score sheets share a page."""
        return 1 if len(self.game.paper.scores(self.options).rows) > LONG_GAME else 2

    @property
    def sheets(self) -> int:
        """How many sheets of paper it takes: cards with backs are printed on both sides."""
        return self.pages // 2 if self.kind == "cards" and self.backs else self.pages

    @property
    def card_size(self) -> tuple[float, float]:
        """How wide and high a card is, in millimetres: the same on every paper."""
        return CARDS[self.per_sheet]

    @property
    def asked(self) -> dict[str, str]:
        """What somebody has to ask for to get it, by the names of arguments; defaults left out."""
        given = {"game": self.game.name, "paper": self.paper}
        if self.seed:
            given["seed"] = self.seed
        named = self.players != self.game.fewest
        packs = self.game.paper.packs(self.players) if named else 1
        numbers = {"players": (self.players, self.game.fewest), "packs": (self.packs, packs)}
        numbers["per_sheet"] = (self.per_sheet, 9)
        given |= {name: str(now) for name, (now, usual) in numbers.items() if now != usual}
        if self.places:
            given["cards"] = "{}-{}".format(*self.places)
        switches = {"backs": (self.backs, True), "low_ink": (self.low_ink, True)}
        switches |= {"draw": (self.draw, False), "words": (self.words, True)}
        given |= {name: str(int(now)) for name, (now, usual) in switches.items() if now != usual}
        usual_options = self.game.read_options({}).json
        for name, value in self.options.json.items():
            if value != usual_options[name]:
                given[name] = str(int(value)) if isinstance(value, bool) else str(value)
        return given | ({"lang": self.language} if self.language != "en" else {})

    @property
    def address(self) -> str:
        """Where a server has it, as seen from its first page.

        >>> from tictimes.prints.reading import read_order
        >>> read_order("rules", {"game": "arithmetic", "level": "2"}).address
        'tictimes/print/rules.pdf?game=arithmetic&paper=a4&level=2'
        """
        return f"tictimes/print/{self.kind}.pdf?{urlencode(self.asked)}"


def json_of(order: Order) -> Mapping[str, object]:
    """What is known of an order before it is printed."""
    known: dict[str, object] = {
        "kind": order.kind,
        "game": order.game.name,
        "paper": order.paper,
        "pages": order.pages,
        "sheets": order.sheets,
        "address": order.address,
    }
    if order.seed:
        known["seed"] = order.seed
    return known | ({"card_mm": list(order.card_size)} if order.kind == "cards" else {})
