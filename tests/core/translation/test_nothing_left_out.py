"""In the pseudo-language no letter is without an accent, unless it was not translated.

Whole games are played and everything is explained; each saying made on the way is then said in
every voice, and each of its sentences has the facts that it needs.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations, islice
from random import Random
from typing import get_args

import pytest

import catalogues
import tictimes as tt
from tictimes.arithmetic.explain import explain, in_one
from tictimes.arithmetic.mistakes import check
from tictimes.errors import NotationError, RuleError
from tictimes.games import GAMES
from tictimes.happy_times.explain import hope, why_set
from tictimes.numbers import reading
from tictimes.numbers.together import why_gcd, why_lcm
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Setup
from tictimes.play.sitting import Sitting
from tictimes.play.store import MemoryStore
from tictimes.sayings import Plural, Saying, Voice, contexts, room_words, say

VOICES = get_args(Voice)
PLAYERS = ("Otter & Fox", "Ж (bot)", "Bear (hard bot)")
MATCHES = {
    "happy-times": [
        {},
        {"highest": 60, "primes": True, "odds": True},
        {"highest": 36, "goal": 1, "odds": True},
    ],
    "arithmetic": [{"rounds": 2}, {"level": 2, "rounds": 2}],
}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> dict[Saying, None]:
    """Every saying that is made during the test, once."""
    seen: dict[Saying, None] = {}

    def of(code, **facts):
        saying = Saying(code, tuple(facts.items()))
        seen[saying] = None
        return saying

    monkeypatch.setattr(Saying, "of", of)
    return seen


def letters(text: str) -> list[str]:
    """What is left of English in a text."""
    return re.findall(r"[A-Za-z]+", text)


def assert_all_is_translated(made: dict[Saying, None], pseudo: str) -> None:
    assert made
    for saying in list(made):
        for voice in VOICES:
            text = say(saying, voice, pseudo)
            assert not letters(text), f"{saying.code} for {voice}: {text}"
        given = {f"{{{name}}}" for name, _ in saying.facts}
        for _, sentence in contexts(saying.code, words_of(saying.code)).values():
            for form in forms(sentence):
                assert set(catalogues.FACT.findall(form)) <= given, f"{saying.code}: {form}"
            if isinstance(sentence, Plural):
                assert isinstance(dict(saying.facts)[sentence.by], int), saying.code


def words_of(code: str):
    return room_words(code.partition(".")[0])[code]


def forms(sentence: str | Plural) -> tuple[str, ...]:
    return (sentence.one, sentence.other) if isinstance(sentence, Plural) else (sentence,)


@pytest.mark.parametrize("room", catalogues.rooms())
def test_every_word_has_its_translation(room, pseudo):
    for code, words in room_words(room).items():
        facts = {
            name.strip("{}"): "1"
            for _, sentence in contexts(code, words).values()
            for form in forms(sentence)
            for name in catalogues.FACT.findall(form)
        }
        counted = {
            sentence.by: 1
            for _, sentence in contexts(code, words).values()
            if isinstance(sentence, Plural)
        }
        for voice in VOICES:
            saying = Saying(code, tuple({**facts, **counted}.items()))
            if code != "common.direction":
                assert not letters(say(saying, voice, pseudo)), (code, voice)


def matches() -> Iterator[tuple[str, dict[str, object], int]]:
    for game, chosen in MATCHES.items():
        for options in chosen:
            for players in (2, 3):
                yield game, options, players


@pytest.mark.parametrize(("game", "options", "players"), list(matches()))
def test_a_whole_game(game, options, players, made, pseudo):
    """Boards after every move, every refusal on the way, and what stands beside the table."""
    setup = Setup.of(game, f"otter-{players}", list(PLAYERS[:players]), options)
    sitting = Sitting.at(LiveMatch.start(setup, MemoryStore()))
    rng = Random(game)
    for _ in range(400):
        sitting.board()
        state = sitting.live.state
        if state.over:
            break
        if sitting.waiting:
            sitting = sitting.next()
        elif sitting.round_due:
            sitting = sitting.next_round()
        else:
            refuse_everything(setup.game, sitting, rng)
            move, _ = setup.game.bot("medium")(state.view(state.turn), rng)
            beside(setup.game, state, move, PLAYERS[:players])
            sitting = sitting.reveal().play(move)
            if rng.random() < 0.1:
                with suppress(RuleError):
                    sitting = sitting.undo()
    assert sitting.live.state.over or not sitting.live.state.legal_moves
    setup.game.result(sitting.live.state, PLAYERS[:players])
    assert_all_is_translated(made, pseudo)


def refuse_everything(game, sitting, rng):
    """Ask for moves of every kind, allowed and not."""
    view = sitting.live.state.view(sitting.live.state.turn)
    cards = [*map(str, view.hand), rng.choice(game.pack(sitting.live.folded.setup.options))]
    values = [int(card) if card.isdecimal() else card for card in cards]
    notations = [["draw", "deck"], ["draw", "discard"], ["knock"], ["score", []]]
    notations += [["discard", value] for value in values]
    some = [rng.sample(values, 3) for _ in range(4)]
    notations += [["score", three] for three in some] + [["score", values[:2]]]
    notations += [["declare", rng.choice((2, 3, 14, "primes", "odds")), three] for three in some]
    for notation in notations:
        with suppress(NotationError):
            sitting.why_not(game.read_move(notation))


def beside(game, state, move, names):
    """What a game says beside the table: hints, questions, explanations, looks back."""
    if game.help is None:
        return
    view = state.view(state.turn)
    for strength in (1, 2, 3):
        game.help.hint(view, strength)


def test_cards_have_names(made, pseudo):
    for game in GAMES.values():
        for card in game.pack(game.read_options({})):
            game.card_name(card)
    assert_all_is_translated(made, pseudo)


def test_numbers_explained(made, pseudo):
    for number in (*range(61), 97, 221, 10_007, 720_720):
        tt.numbers.explain(number)
        tt.numbers.why_prime(number)
    for some in ((12, 18), (8, 9), (4, 6, 10), (7, 7), (1, 12)):
        why_gcd(*some)
        why_lcm(*some)
    for given in (-12, 10**80, True, 1.5, "12", None):
        reading.why_not(given)
    made.pop(Saying("numbers.no-number", (("given", "'that'"),)), None)
    named = [one for one in made if any("given" in fact for fact in one.facts)]
    for saying in named:  # what was given is named as it was
        del made[saying]
    assert_all_is_translated(made, pseudo)


def test_sets_explained(made, pseudo):
    options = tt.happy_times.Options(highest=60, primes=True, odds=True)
    for cards in islice(combinations((2, 3, 4, 6, 7, 12, 15, 21, 28, 42, 56), 3), 0, None, 3):
        for table in (2, 3, 5, 14, "primes", "odds"):
            why_set(cards, table, options)
    why_set((6, 6, 12), 3)
    state = tt.happy_times.deal(seed="otter-42", players=2, highest=36, primes=True)
    for pair in combinations(sorted(set(state.hands[0])), 2):
        hope(*pair, Counter(state.deck), options)
    assert_all_is_translated(made, pseudo)


@pytest.mark.parametrize("level", [1, 2])
def test_hands_explained_and_mistakes_named(level, made, pseudo):
    rng = Random(level)
    for _ in range(60):
        hand = rng.sample(tt.arithmetic.PACK, 5)
        explain(hand, level)
        in_one(hand, level)
        for answer in range(-26, 52):
            check(list(map(str, hand)), level, answer)
    assert_all_is_translated(made, pseudo)
