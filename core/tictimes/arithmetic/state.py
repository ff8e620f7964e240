"""A position of a match, and what each move makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tictimes.arithmetic import rules
from tictimes.arithmetic.cards import HAND_SIZE, PACK, Card, Hand
from tictimes.arithmetic.moves import Discard, Draw, Knock, Move, ways_to_score
from tictimes.arithmetic.options import Options, read_options
from tictimes.arithmetic.rules import Phase
from tictimes.arithmetic.tally import best_score
from tictimes.arithmetic.view import Round, View, totals
from tictimes.errors import NotationError, RuleError, quoted
from tictimes.game import Json
from tictimes.sayings import Saying
from tictimes.shuffle import Randomness, check_seed

FEWEST, MOST = 2, 5
"""How many can play."""


class State(NamedTuple):
    """A position of a match: frozen, hashable, and all that the rules need to go on.

    `hands` are in the order in which the cards came; `pile` is the deck as it was last shuffled,
    top first, of which `drawn` cards are gone; `seen` are the cards in hands that were taken from
    the discard pile, so that everyone knows who holds them; `named` are the groups named so far
    in the round, seat 0 first. A named tuple, for it is made with every move and a frozen
    dataclass takes four times as long.

    >>> state = deal("otter-42")
    >>> [str(move) for move in state.legal_moves]
    ['["draw","deck"]', '["draw","discard"]', '["knock"]']
    >>> state.play(Knock()).legal_moves == state.legal_moves[:2]
    True
    """

    options: Options
    hands: tuple[Hand, ...]
    pile: Hand = ()
    discard: Hand = ()
    drawn: int = 0
    turn: int = 0
    phase: Phase = "draw"
    knocker: int | None = None
    seen: Hand = ()
    named: tuple[Hand, ...] = ()
    rounds: tuple[Round, ...] = ()
    moves: tuple[Move, ...] = ()
    randomness: Randomness = Randomness("made by hand")

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def hand(self) -> Hand:
        """The hand of the seat whose turn it is."""
        return self.hands[self.turn]

    @property
    def deck(self) -> Hand:
        """The cards of the deck, top first."""
        return self.pile[self.drawn :]

    @property
    def deck_count(self) -> int:
        """How many cards the deck has."""
        return len(self.pile) - self.drawn

    @property
    def round(self) -> int:
        """Which round it is, from 1; the last one once the match is over."""
        return min(len(self.rounds) + 1, self.options.rounds)

    @property
    def last_round(self) -> Round | None:
        """The round that was finished last, for all to see."""
        return self.rounds[-1] if self.rounds else None

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has scored in the finished rounds."""
        return totals(self.rounds, self.players)

    @property
    def over(self) -> bool:
        """Whether all rounds are played."""
        return self.phase == "score" and len(self.rounds) == self.options.rounds

    @property
    def winners(self) -> tuple[int, ...]:
        """Every seat with the highest total, ascending; empty until the match is over."""
        if not self.over:
            return ()
        return tuple(seat for seat, own in enumerate(self.totals) if own == max(self.totals))

    @property
    def legal_moves(self) -> Sequence[Move]:
        """Every move the rules allow now; none once the match is over or nothing can be done."""
        return rules.legal_moves(self)

    def why_not(self, move: Move) -> Saying | None:
        """What to tell a child whose `move` the rules forbid now; `None` if they allow it."""
        return rules.why_not(self, move)

    def play(self, move: Move) -> State:
        """The position after `move`; raises `RuleError` where `why_not` has an answer."""
        refusal = rules.why_not(self, move)
        if refusal is not None:
            raise RuleError(refusal)
        moves = (*self.moves, move)
        if isinstance(move, Draw):
            draw = self._draw_deck if move.pile == "deck" else self._draw_discard
            return draw(moves)
        if isinstance(move, Discard):
            return self._discard(move.card, moves)
        if isinstance(move, Knock):
            return self._end_turn(self.hands, self.discard, self.seen, self.turn, moves)
        return self._score(move.cards, moves)

    def view(self, seat: int) -> View:
        """What `seat` may know."""
        return View(
            seat=seat,
            options=self.options,
            turn=self.turn,
            phase=self.phase,
            over=self.over,
            winners=self.winners,
            hand=self.hands[seat],
            counts=tuple(map(len, self.hands)),
            held=tuple(tuple(c for c in self.seen if c in hand) for hand in self.hands),
            shown=self.hands if self.phase == "score" else None,
            deck_count=self.deck_count,
            discard=self.discard,
            knocker=self.knocker,
            named=self.named,
            rounds=self.rounds,
            moves=self.moves,
        )

    def _draw_deck(self, moves: tuple[Move, ...]) -> State:
        """Take the top card of the deck; the last one brings the discards back, all but the top."""
        pile, drawn, discard, randomness = self.pile, self.drawn, self.discard, self.randomness
        hands = self._hands_with((*self.hand, pile[drawn]))
        drawn += 1
        if drawn == len(pile):
            pile, randomness = randomness.shuffle(discard[:-1])
            drawn, discard = 0, discard[-1:]
        return self._drew(hands, pile, discard, drawn, self.seen, moves, randomness)

    def _draw_discard(self, moves: tuple[Move, ...]) -> State:
        card = self.discard[-1]
        hands = self._hands_with((*self.hand, card))
        discard, seen = self.discard[:-1], (*self.seen, card)
        return self._drew(hands, self.pile, discard, self.drawn, seen, moves, self.randomness)

    def _drew(
        self,
        hands: tuple[Hand, ...],
        pile: Hand,
        discard: Hand,
        drawn: int,
        seen: Hand,
        moves: tuple[Move, ...],
        randomness: Randomness,
    ) -> State:
        return State(
            self.options,
            hands,
            pile,
            discard,
            drawn,
            self.turn,
            "discard",
            self.knocker,
            seen,
            (),
            self.rounds,
            moves,
            randomness,
        )

    def _discard(self, card: Card, moves: tuple[Move, ...]) -> State:
        hands = self._hands_with(_without(self.hand, card))
        seen = _without(self.seen, card)
        return self._end_turn(hands, (*self.discard, card), seen, self.knocker, moves)

    def _end_turn(
        self,
        hands: tuple[Hand, ...],
        discard: Hand,
        seen: Hand,
        knocker: int | None,
        moves: tuple[Move, ...],
    ) -> State:
        """The next seat draws; once it comes round to `knocker` all score, seat 0 first."""
        turn = (self.turn + 1) % len(hands)
        scoring = turn == knocker
        return State(
            self.options,
            hands,
            self.pile,
            discard,
            self.drawn,
            0 if scoring else turn,
            "score" if scoring else "draw",
            knocker,
            seen,
            (),
            self.rounds,
            moves,
            self.randomness,
        )

    def _score(self, cards: Hand, moves: tuple[Move, ...]) -> State:
        """The next seat names its group; once all have, the round is counted."""
        named = (*self.named, cards)
        if len(named) < len(self.hands):
            return self._showing(self.turn + 1, named, self.rounds, moves)
        level = self.options.level
        scores = [
            ways_to_score(hand, level).worths[group]
            for hand, group in zip(self.hands, named, strict=True)
        ]
        finished = Round(self.hands, named, tuple(scores), self.knocker)
        after = self._showing(self.turn, named, (*self.rounds, finished), moves)
        return after if after.over else after._deal()

    def _showing(
        self,
        turn: int,
        named: tuple[Hand, ...],
        rounds: tuple[Round, ...],
        moves: tuple[Move, ...],
    ) -> State:
        return State(
            self.options,
            self.hands,
            self.pile,
            self.discard,
            self.drawn,
            turn,
            "score",
            self.knocker,
            self.seen,
            named,
            rounds,
            moves,
            self.randomness,
        )

    def _deal(self) -> State:
        """The next round: a fresh pack, five cards each from the dealer's left, one turned up.

        Without `negatives`, dealt again while some hand's best score is below 0.
        """
        dealer = len(self.rounds) % self.players
        dealt = self.players * HAND_SIZE
        pile, randomness = self.randomness.shuffle(PACK)
        hands = tuple(
            pile[(seat - dealer - 1) % self.players : dealt : self.players]
            for seat in range(self.players)
        )
        after = State(
            options=self.options,
            hands=hands,
            pile=pile,
            drawn=dealt + 1,
            discard=(pile[dealt],),
            turn=(dealer + 1) % self.players,
            rounds=self.rounds,
            moves=self.moves,
            randomness=randomness,
        )
        level = self.options.level
        if self.options.negatives or all(best_score(hand, level) >= 0 for hand in hands):
            return after
        return after._deal()

    def _hands_with(self, hand: Hand) -> tuple[Hand, ...]:
        """All hands, where the one whose turn it is has become `hand`."""
        return (*self.hands[: self.turn], hand, *self.hands[self.turn + 1 :])


def deal(seed: str, players: int = 2, **options: object) -> State:
    """The first position of a match between 2 to 5 players; the options are those of `Options`.

    Raises `NotationError` for a seed, a number of players or an option that cannot be.

    >>> [str(card) for card in deal("otter-42", players=3, level=2).discard]
    ['2-square-orange']
    >>> deal("otter-42", players=6)
    Traceback (most recent call last):
    tictimes.errors.NotationError: 6 cannot play ArithmeTic (2 to 5 players)
    """
    return first_deal(seed, players, read_options(options))


def first_deal(seed: str, players: int, options: Options) -> State:
    """The same, of options that are read already."""
    if type(players) is not int or not FEWEST <= players <= MOST:
        raise NotationError(
            f"{quoted(players)} cannot play ArithmeTic", f"{FEWEST} to {MOST} players"
        )
    nobody = State(options, ((),) * players, randomness=Randomness(check_seed(seed)))
    return nobody._deal()


def snapshot(state: State) -> dict[str, Json]:
    """The position as `tictimes replay` prints it (INTERFACES, section 1)."""
    return {
        "game": "arithmetic",
        "over": state.over,
        "winners": list(state.winners),
        "turn": state.turn,
        "phase": state.phase,
        "hands": [[str(card) for card in hand] for hand in state.hands],
        "discard": [str(card) for card in state.discard],
        "deck": state.deck_count,
        "round": state.round,
        "round_scores": [list(round.scores) for round in state.rounds],
        "totals": list(state.totals),
        "knocker": state.knocker,
    }


def dealt(state: State) -> dict[str, Json]:
    """The deal as `tictimes deal` prints it, all but the seed; the deck's top card first."""
    return {
        "hands": [[str(card) for card in hand] for hand in state.hands],
        "discard": [str(card) for card in state.discard],
        "deck": [str(card) for card in state.deck],
    }


def _without(cards: Hand, card: Card) -> Hand:
    if card not in cards:
        return cards
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
