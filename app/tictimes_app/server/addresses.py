"""Where a server listens: the port it takes, and the address that others type."""

from __future__ import annotations

import socket
from io import StringIO
from ipaddress import ip_address

import segno
from tornado.netutil import bind_sockets

from tictimes.errors import TicTimesError

SOMEWHERE_ELSE = ("198.51.100.1", 9)
"""An address that documentation keeps free: nothing is sent to it."""


def take_port(port: int, host: str) -> list[socket.socket]:
    """Sockets that listen at `host` on `port` (0: any free one).

    Raises `TicTimesError` where the port is taken or the address is none of this machine's.
    """
    try:
        return bind_sockets(port, address=host)
    except socket.gaierror as problem:
        raise TicTimesError(
            f"{host} is no address of this machine", "127.0.0.1, or 0.0.0.0 for the whole class"
        ) from problem
    except PermissionError as problem:
        raise TicTimesError(f"port {port} may not be used", "a port from 1024 up") from problem
    except OSError as problem:
        raise TicTimesError(
            f"port {port} on {host} cannot be used: {problem.strerror}",
            "another one with --port, such as --port 8877",
        ) from problem


def is_for_others(host: str) -> bool:
    """Whether other machines can reach a server at `host`.

    >>> is_for_others("0.0.0.0"), is_for_others("192.168.1.7"), is_for_others("127.0.0.1")
    (True, True, False)
    >>> is_for_others("localhost"), is_for_others("::1"), is_for_others("")
    (False, False, True)
    """
    try:
        return not host or not ip_address(host).is_loopback
    except ValueError:
        return host != "localhost"


def page_address(host: str, port: int) -> str:
    """What to type into a browser to reach a server at `host`.

    >>> page_address("127.0.0.1", 8866)
    'http://127.0.0.1:8866/'
    >>> page_address("::1", 8866)
    'http://[::1]:8866/'
    """
    if host in ("", "0.0.0.0", "::"):
        host = own_address()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str:
    """This machine's address in the network it is in; 127.0.0.1 where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)  # a datagram socket only looks up the way there
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(address: str) -> str:
    """`address` as a QR code for a terminal, to be photographed by a class.

    >>> "█" in qr_code("http://192.168.1.7:8866/")
    True
    """
    text = StringIO()
    segno.make(address, micro=False).terminal(out=text, compact=True)
    return text.getvalue()
