"""The referee of ArithmeTic: five cards from the carpet, a child's own score, and why."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from tictimes.answering import Drawn
from tictimes.arithmetic.cards import BY_NOTATION, HAND_SIZE, Hand
from tictimes.arithmetic.explain import explain, why_score
from tictimes.arithmetic.faces import face
from tictimes.arithmetic.mistakes import check as check_score
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.options import Level, check_level
from tictimes.arithmetic.rules import why_no_group
from tictimes.arithmetic.scenes.card_picker import HIGH, WIDE, Picks, card_of, picked, picker
from tictimes.arithmetic.scoring import best_group, named_group
from tictimes.card_rows import LaidCard, high_of, rows, wide_of
from tictimes.errors import AnswerError
from tictimes.mixups import Checked
from tictimes.number_pad import number_in, pad
from tictimes.referee import DOWN, Referee, row_wide, slot_in, slots
from tictimes.sayings import Saying, Sum
from tictimes.scene import Action, Ask, Choices
from tictimes.steps import Claim, Step

APART = 14
"""Between the cards that were picked and the rows to pick from."""

IN_ROW = 5


@dataclass(frozen=True, slots=True)
class HandReferee(Referee):
    """Five cards of `level`; `picks` are the parts of the next one, `chosen` the child's group.

    `counted` is whether a right answer to these cards was counted already.

    >>> from tictimes.sayings import say
    >>> hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    >>> scene = HandReferee(tuple(hand), 2)
    >>> for key in ("1", "2"):
    ...     scene = scene.answer(Ask("key", key))
    >>> print(*map(say, scene.answer(Ask("check")).thoughts), sep="\\n")
    More than one thing may be behind this.
    Perhaps you doubled at the end: 12 − 6 is 6, and double that is 12. Double the group first. \
Then take the leftovers away.
    Perhaps you missed a card. Touch each card as you count it, the red star 3 too.
    """

    level: Level = 1
    picks: Picks = ()
    chosen: tuple[str, ...] = ()
    counted: bool = False

    def __post_init__(self) -> None:
        check_level(self.level)

    @property
    def size(self) -> int:
        """Five."""
        return HAND_SIZE

    @property
    def title(self) -> Saying:
        """What it is called."""
        return tic("referee")

    @property
    def asks(self) -> Saying:
        """Which cards; or which group, and what it is worth."""
        return tic("referee-say" if self.full else "referee-pick")

    @property
    def drawn(self) -> Drawn:
        """The places of the hand above the rows to pick from; then the hand, large."""
        if self.full:
            laid = [
                LaidCard(card, named(BY_NOTATION[card]), face(card), card in self.chosen)
                for card in self.picked
            ]
            return Drawn(wide_of(5, IN_ROW), high_of(5, IN_ROW), parts=rows(laid, IN_ROW))
        wide = max(WIDE, row_wide(HAND_SIZE))
        gaps, taken = slots(self, (wide - row_wide(HAND_SIZE)) // 2, _called, face)
        below = DOWN + APART
        return Drawn(
            wide, below + HIGH, gaps, (*taken, *picker(self.picks, (wide - WIDE) // 2, below))
        )

    @property
    def ways(self) -> Choices:
        """The level that is played."""
        levels: tuple[Level, ...] = (1, 2)
        return Choices(
            tic("option-level"),
            tuple(
                Action("level", tic(f"level-{one}"), str(one), chosen=one == self.level)
                for one in levels
            ),
        )

    @property
    def ways_to_answer(self) -> Choices | None:
        """The keys for the score, once all cards are there."""
        if not self.full:
            return None
        ready = number_in(self.typed) is not None
        why_not = None if ready else tic("referee-score-first")
        check = Action("check", Saying.of("common.quiz-check"), "", why_not, "yes", main=True)
        shown = Sum(self.typed.replace("-", "−"))
        label = tic("referee-so-far", typed=shown) if self.typed else tic("referee-no-score")
        return pad(label, check, below_zero=True)

    @property
    def missing(self) -> Saying | None:
        """How many cards are still to come."""
        count = HAND_SIZE - len(self.picked)
        return tic("referee-missing", count=count) if count and self.picked else None

    @property
    def right_steps(self) -> tuple[Step, ...]:
        """The best score, and why no other group has a better one."""
        return explain(self.picked, self.level)

    def reply(self, ask: Ask) -> Self:
        """A part of a card, a card of the group, another level, or the score."""
        match ask.do:
            case "level":
                level: Level = 2 if ask.value == "2" else 1
                return replace(self.unanswered(), level=level)
            case "check":
                return self.judged((number_in(self.typed), self.chosen), self.typed)
            case "better":
                return replace(self.unanswered(), chosen=())
        if self.full:
            return self._into_group(ask.value)
        place = slot_in(ask.value)
        return self._picking(ask.value) if place is None else self.without(place)

    def check(self, answer: object) -> Checked:
        """What is so of a score, and of the group it is the score of."""
        assert isinstance(answer, tuple)
        score, chosen = answer
        if score is None:
            raise AnswerError(tic("referee-score-first"))
        verdict = check_score(self.picked, self.level, score, chosen or None)
        steps = self._why(chosen, verdict.correct)
        return Checked(verdict.correct, steps, verdict.diagnoses)

    def judged(self, answer: object, typed: str = "") -> Self:
        """A good group that is not the best is praised; a mistake that nothing fits gets a hint."""
        after = Referee.judged(self, answer, typed)
        found = after.checked
        if found is None or found is self.checked:
            return after
        if found.correct:
            done = self.done if self.counted else after.done
            thoughts = tuple(one.says for one in found.diagnoses)
            return replace(after, done=done, counted=True, thoughts=thoughts)
        return after if after.thoughts else replace(after, thoughts=(self._hint,))

    def unanswered(self) -> Self:
        """Nothing answered; the group is still the child's."""
        return replace(Referee.unanswered(self), picks=())

    @property
    def actions(self) -> tuple[Action, ...]:
        """As always; and a better group, where there is one."""
        actions = super(HandReferee, self).actions  # `super()` alone knows no class with slots
        if not (self.right and self.thoughts):
            return actions
        better = Action("better", tic("referee-better"), icon="again", main=True)
        return (better, *(replace(one, main=False) for one in actions))

    def _picking(self, key: str) -> Self:
        picks = picked(self.picks, key)
        card = card_of(picks)
        if card is None:
            return replace(self, picks=picks)
        if str(card) in self.picked:
            return replace(self, picks=()).tell(tic("referee-here-already", card=named(card)))
        after = replace(self.with_card(str(card)), picks=(), counted=False, chosen=())
        return after.tell(after.missing) if after.missing else after

    def _into_group(self, card: str) -> Self:
        if self.settled:
            return self.tell(_called(card))
        others = tuple(one for one in self.chosen if one != card)
        return replace(self, chosen=others if card in self.chosen else (*others, card))

    def _why(self, chosen: tuple[str, ...], right: bool) -> tuple[Step, ...]:
        """How the score comes about; of a wrong one only whether the cards are a group at all."""
        hand: Hand = tuple(BY_NOTATION[card] for card in self.picked)
        cards: Hand = tuple(card for card in hand if str(card) in chosen)
        group = named_group(hand, cards, self.level)
        if right:
            best = best_group(hand, self.level)
            return why_score(hand, group) if group and group != best else self.right_steps
        if group:
            return why_score(hand, group)[:1]
        if not cards:
            return ()
        claim = Claim(tic("is-group", cards=tuple(map(named, cards)), level=self.level), False)
        return (Step(why_no_group(cards, self.level), claim, False),)

    @property
    def _hint(self) -> Saying:
        """What to do, for who has made a mistake that nothing fits."""
        if best_group(self.picked, self.level) is None:
            return tic("referee-all-against")
        return tic("referee-add-double" if self.level > 1 else "referee-add-first")


def _called(card: str) -> Saying:
    return named(BY_NOTATION[card])
