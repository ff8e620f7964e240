"""Where the matches of a page are kept, and how a page comes back to its own."""

from __future__ import annotations

import logging
import os
from pathlib import Path

from tictimes.deal_words import deal_word
from tictimes.errors import StoreError, TicTimesError, UnkeptError
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Setup
from tictimes.play.players import ANIMALS, bot_level, bot_name
from tictimes.play.sqlite_store import SqliteStore
from tictimes.play.sqlite_words import SqliteWords
from tictimes.play.store import MemoryStore, Store

STORE = "TICTIMES_STORE"
"""The variable that names the file in which a server keeps its matches."""

DAYS = "TICTIMES_DAYS"
"""The variable that says for how many days."""

USUAL_DAYS = 3.0
SEATED = ("Otter", *ANIMALS)
LONGEST_KEY = 64


def store_here() -> Store:
    """The store of this server; without a server, one that lasts as long as the notebook."""
    path = os.environ.get(STORE)
    return SqliteStore(Path(path), _days()) if path else MemoryStore()


def _days() -> float:
    try:
        return float(os.environ.get(DAYS, ""))
    except ValueError:
        return USUAL_DAYS


def new_word() -> str:
    """A deal word that this server has not given before, where it can know that.

    >>> new_word() != new_word()
    True
    """
    path = os.environ.get(STORE)
    if path:
        try:
            return SqliteWords(Path(path)).new()
        except UnkeptError:
            logging.getLogger(__name__).warning("a deal word could not be kept")
    return deal_word()


def lasting_key(live: LiveMatch) -> str:
    """The id by which the page may ask for this match again; empty where nothing outlasts it."""
    return live.key if isinstance(live.store, SqliteStore) else ""


def key_wished(content: object) -> str | None:
    """The id in a message of a page that wants its match back.

    >>> key_wished({"do": "come-back", "key": "p7"})
    'p7'
    >>> key_wished({"do": "come-back", "key": 7}), key_wished("gibberish")
    (None, None)
    """
    match content:
        case {"do": "come-back", "key": str(key)} if len(key) <= LONGEST_KEY:
            return key
    return None


def back_to(key: str, fresh: LiveMatch) -> LiveMatch:
    """The match kept under `key`; `fresh`, just dealt, where there is no such match of its game.

    Only a match in which nothing has been done gives way, and then it is not kept any longer.
    """
    if not lasting_key(fresh) or fresh.folded.entries > 0 or key == fresh.key:
        return fresh
    try:
        live = LiveMatch.resume(key, fresh.store)
    except TicTimesError:  # unknown, too old, or what no version of this kit has written
        return fresh
    if live.folded.setup.game.name != fresh.folded.setup.game.name:
        return fresh
    try:
        fresh.store.forget(fresh.key)
    except StoreError:
        logging.getLogger(__name__).warning("a match just dealt could not be forgotten")
    return live


def forgotten(live: LiveMatch) -> bool:
    """Keep nothing of a match any longer; whether that is so."""
    try:
        live.store.forget(live.key)
    except UnkeptError:
        logging.getLogger(__name__).warning("a match could not be forgotten")
        return False
    except StoreError:  # its days are over, or another page has forgotten it
        return True
    return True


def without_names(setup: Setup) -> Setup:
    """The same game, newly dealt, for animals.

    >>> setup = Setup.of("happy-times", "otter-42", ["Ana", "Ben (bot)", "Caz"], {"goal": 1})
    >>> again = without_names(setup)
    >>> again.players, again.options == setup.options, again.seed == setup.seed
    (('Otter', 'Fox (bot)', 'Bear'), True, False)
    """
    levels = map(bot_level, setup.players)
    names = (
        bot_name(one, level) if level else one for one, level in zip(SEATED, levels, strict=False)
    )
    return Setup(setup.game, new_word(), tuple(names), setup.options)
