"""The word of the class: who knows it may come in."""

from __future__ import annotations

import hmac
from typing import Any

from jupyter_server.auth.identity import IdentityProvider, User
from tornado.web import RequestHandler
from traitlets import Unicode

from tictimes.deal_words import as_heard
from tictimes_app.server.tries import Tries, visitor_of


class ClassWord(IdentityProvider):
    """Lets in whoever knows the word of the class, by a signed cookie; all, where there is none."""

    word = Unicode("", config=True, help="What a child types to come in; empty lets everyone in.")

    def __init__(self, **kwargs: Any) -> None:  # whatever Jupyter gives
        super().__init__(**kwargs)
        self._tries = Tries(most=100, pause=1)  # a whole class may come through one proxy

    @property
    def auth_enabled(self) -> bool:
        """Whether a word is asked for at all."""
        return bool(self.word)

    def process_login_form(self, handler: RequestHandler) -> User | None:
        """Somebody without a name where the word is right, else nobody."""
        if not self._tries.may(visitor_of(handler)):
            return None
        typed = as_heard(handler.get_argument("word", "")).encode()
        if hmac.compare_digest(typed, as_heard(self.word).encode()):
            return self.generate_anonymous_user(handler)
        return None
