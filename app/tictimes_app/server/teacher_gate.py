"""What is for the teacher alone: open on this machine itself, elsewhere to who knows the word."""

from __future__ import annotations

import hmac
import secrets
from ipaddress import ip_address
from typing import Any

from tornado.web import RequestHandler

from tictimes.deal_words import as_heard
from tictimes_app.server.tries import Tries, visitor_of

COOKIE = "tictimes-teacher"
FORWARDED = ("X-Forwarded-For", "X-Real-Ip", "Forwarded", "Via")
"""Headers of a proxy: behind one, everybody seems to come from its machine."""


class TeacherGate:
    """Knows the teacher's `word`, and who has typed it since the server was started.

    Where `trusts_near` is false, a request from this machine may come from anybody.
    """

    def __init__(self, word: str, *, trusts_near: bool = True) -> None:
        self._word = word
        self._trusts_near = trusts_near
        self._proof = secrets.token_urlsafe(24)
        self._tries = Tries()

    def lets_in(self, handler: RequestHandler) -> bool:
        """Whether it is the teacher who asks: from this machine, with the cookie, or the word."""
        if self._trusts_near and is_near(handler):
            return True
        if _same(handler.get_cookie(COOKIE, "") or "", self._proof):
            return True
        typed = handler.get_query_argument("word", "")
        return bool(typed) and self.hears(handler, typed)

    def hears(self, handler: RequestHandler, typed: str) -> bool:
        """Whether `typed` is the word; who has typed it once is known by a cookie."""
        if not self._tries.may(visitor_of(handler)):
            return False
        right = _same(as_heard(typed), as_heard(self._word))
        if right:
            handler.set_cookie(
                COOKIE,
                self._proof,
                path=handler.settings["base_url"],
                httponly=True,
                samesite="Lax",
            )
        return right


def is_near(handler: RequestHandler) -> bool:
    """Whether a request comes from this machine, by a name of it, and through no proxy.

    A page of another site, whose name was made to mean this machine, comes by that name.
    """
    request = handler.request
    if any(name in request.headers for name in FORWARDED):
        return False
    return _is_loopback(str(request.remote_ip)) and _is_loopback(request.host_name)


def is_teacher(handler: RequestHandler) -> bool:
    """Whether it is the teacher who asks; for any handler of this server."""
    gate: TeacherGate = handler.settings["teacher_gate"]
    return gate.lets_in(handler)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def _same(one: Any, other: str) -> bool:
    return hmac.compare_digest(str(one).encode(), other.encode())
