"""What each move makes of a position."""

from __future__ import annotations

from collections.abc import Sequence

from tictimes.arithmetic import rules
from tictimes.arithmetic.cards import HAND_SIZE, PACK, Card, Hand
from tictimes.arithmetic.moves import Discard, Draw, Knock, Move, ways_to_score
from tictimes.arithmetic.position import Position
from tictimes.arithmetic.tally import best_score
from tictimes.arithmetic.view import Round
from tictimes.errors import RuleError
from tictimes.sayings import Saying
from tictimes.shuffle import Randomness


class State(Position):
    """A position that can be played on.

    >>> from tictimes.arithmetic.dealing import deal
    >>> state = deal("otter-42")
    >>> [str(move) for move in state.legal_moves]
    ['["draw","deck"]', '["draw","discard"]', '["knock"]']
    >>> state.play(Knock()).legal_moves == state.legal_moves[:2]
    True
    """

    __slots__ = ()

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
        return after if after.over else after.deal_round()

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

    def deal_round(self) -> State:
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
        return after.deal_round()

    def _hands_with(self, hand: Hand) -> tuple[Hand, ...]:
        """All hands, where the one whose turn it is has become `hand`."""
        return (*self.hands[: self.turn], hand, *self.hands[self.turn + 1 :])


def _without(cards: Hand, card: Card) -> Hand:
    if card not in cards:
        return cards
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
