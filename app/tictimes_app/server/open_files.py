"""How many files a server may have open: each page and its kernel have some between them."""

from __future__ import annotations

import sys

OWN, EACH = 200, 20
"""Files of the server itself, and for each page: twice what was counted."""


def allow_open_files(pages: int) -> None:
    """Ask the system for as many as `pages` take, where it gives fewer by itself.

    >>> allow_open_files(30)
    """
    if sys.platform == "win32":
        return  # it has no such limit
    import resource

    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OWN + EACH * pages
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if given != resource.RLIM_INFINITY and given < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
