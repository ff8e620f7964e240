"""Where a server listens: the port it takes, and the address that others type."""

from __future__ import annotations

import socket
from io import StringIO
from ipaddress import ip_address

import psutil
import segno
from tornado.netutil import bind_sockets

from tictimes.errors import TicTimesError

SOMEWHERE_ELSE = ("198.51.100.1", 9)
"""An address that documentation keeps free: nothing is sent to it."""

INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "podman", "cni")
"""What the names of networks begin with that end at this machine."""


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


def page_addresses(host: str, port: int) -> tuple[str, ...]:
    """What to type into a browser to reach a server at `host`, the likeliest first.

    >>> page_addresses("127.0.0.1", 8866)
    ('http://127.0.0.1:8866/',)
    >>> page_addresses("::1", 8866)
    ('http://[::1]:8866/',)
    """
    hosts = own_addresses() if host in ("", "0.0.0.0", "::") else (host,)
    return tuple(
        f"http://[{one}]:{port}/" if ":" in one else f"http://{one}:{port}/" for one in hosts
    )


def own_addresses() -> tuple[str, ...]:
    """This machine's addresses in all its networks; first the one by which it reaches others.

    Networks inside the machine, as of containers, are left out; 127.0.0.1 where it is in none.
    """
    running = {name for name, about in psutil.net_if_stats().items() if about.isup}
    found = [
        one.address
        for name, addresses in psutil.net_if_addrs().items()
        if name in running and not name.startswith(INSIDE)
        for one in addresses
        if one.family is socket.AF_INET and _is_for_people(one.address)
    ]
    first = own_address()
    return (first, *(one for one in found if one != first))


def _is_for_people(address: str) -> bool:
    known = ip_address(address)
    return not (known.is_loopback or known.is_link_local)


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
