"""The icon beside each button's word: drawn, because a school machine may have no emoji font.

24 by 24, in the colour of the text around it; keyed by the name of the action.
"""

from __future__ import annotations

from tictimes.paths import box, disc

_CARD = box(3, 6.5, 10, 14, 1.5)
_UP, _DOWN = "M19 20V5M16 8l3-3l3 3", "M19 5v15M16 17l3 3l3-3"
_PIP = disc(8, 13.5, 2.2)


def _icon(lines: str, solid: str = "") -> str:
    """An icon of rounded lines, and of what is filled."""
    filled = f'<path fill="currentColor" stroke="none" d="{solid}"/>' if solid else ""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true"'
        ' fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"'
        f' stroke-linejoin="round"><path d="{lines}"/>{filled}</svg>'
    )


ICONS: dict[str, str] = {
    "draw-deck": _icon(_CARD + "M6 11.5l4 4m0-4l-4 4" + _UP),
    "draw-discard": _icon(_CARD + _UP, _PIP),
    "discard": _icon(_CARD + _DOWN, _PIP),
    "declare": _icon("M8.5 4h7v13h-7zM5.5 6.5L2 7.5l3.5 12.5l3-1M18.5 6.5L22 7.5l-3.5 12.5l-3-1"),
    "knock": _icon(
        "M6 13v-1.5a2 2 0 0 1 4 0v-1a2 2 0 0 1 4 0v1a2 2 0 0 1 4 0V16a5 5 0 0 1-5 5h-2"
        "a5 5 0 0 1-5-5zM10 11v3M14 11v3M4 5l2 2M12 2.5v2.5M20 5l-2 2"
    ),
    "score": _icon("M5 4v6M2 7h6M14 7h7M3 15l5 5M8 15l-5 5M14 16h7M14 20h7"),
    "claim": _icon("M4 20l1-5L16 4l4 4L9 19zM13 7l4 4"),
    "agree": _icon("M4 13l5 5L20 6"),
    "dispute": _icon("M9 9a3 3 0 1 1 4 3q-1 .5-1 2M12 18v.01" + disc(12, 12, 10)),
    "next-round": _icon("M5 5l7 7l-7 7M13 5l7 7l-7 7"),
    "hint": _icon("M9 18h6M10 21h4M8 15q-3-2-3-6a7 7 0 0 1 14 0q0 4-3 6z"),
    "undo": _icon("M4 9h10a6 6 0 0 1 0 12h-4M8 4L3 9l5 5"),
    "new-game": _icon("M4 10a8 8 0 0 1 14-4l2 2M20 3v5h-5M20 14a8 8 0 0 1-14 4l-2-2M4 21v-5h5"),
    "start-again": _icon("M5 4v16M20 5l-11 7l11 7z"),
    "forget": _icon("M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6"),
    "reveal": _icon("M2 12q10-14 20 0q-10 14-20 0z" + disc(12, 12, 3)),
    "sort": _icon("M4 6h5M4 12h9M4 18h13M18 4v9M15 10l3 3l3-3"),
    "save": _icon("M4 4h12l4 4v12H4zM8 4v5h7V4M8 20v-6h8v6"),
    "open": _icon("M3 19V5h6l2 3h8v3M3 19l4-8h15l-4 8z"),
    "replay": _icon("M4 12a8 8 0 1 0 3-6M6 2v5h5", "M10 8l6 4l-6 4z"),
    "hand-over": _icon(
        "M5 9h14v11H5zM12 9V5M2 13v3M22 13v3M9 16h6",
        disc(12, 4, 2) + disc(9, 13, 1.3) + disc(15, 13, 1.3),
    ),
    "look-back": _icon("M3 12q9-12 18 0q-9 12-18 0zM12 9v3l2 2" + disc(12, 12, 4)),
    "pause": _icon("M4 5h16v11h-9l-4 4v-4H4z", box(9, 8, 2, 5) + box(13, 8, 2, 5)),
    "resume": _icon("M4 5h16v11h-9l-4 4v-4H4z", "M10 7.500l5 3l-5 3z"),
    "last-round": _icon("M5 21V4h13l-3 4l3 4H5"),
    "how-to-play": _icon("M12 6q-4-3-9-2v14q5-1 9 2q4-3 9-2V4q-5-1-9 2zM12 6v14"),
    "tap": _icon("M9 12V5a2 2 0 0 1 4 0v6l5 1.500q2 1 1.500 3L18 21H11L6 15q1-2 3 0z"),
    "talk": _icon(
        "M7 4h10a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4h-4l-5 5v-5h-1a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z"
    ),
    "share": _icon(disc(8.5, 12, 6) + disc(15.5, 12, 6)),
    "number": _icon("M4 8l3-2v12M11 8q5-4 5 1q0 2-5 9h6"),
    "shape": _icon("M3 20l5-9l5 9zM12 4h8v7h-8z" + disc(18, 18, 3)),
    "colour": _icon("M12 3q7 8 7 12a7 7 0 0 1-14 0q0-4 7-12z", "M8 15a4 4 0 0 0 8 0z"),
    "rub-out": _icon("M8 5h13v14H8l-6-7zM11 9l6 6M17 9l-6 6"),
    "print": _icon("M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z"),
    "home": _icon("M3 12L12 4l9 8M6 10v10h12V10M10 20v-6h4v6"),
    "speak": _icon("M16 9q2 3 0 6M19 6q4 6 0 12", "M3 9v6h4l6 5V4L7 9z"),
}
"""Every action's icon, and those of a few other buttons and signs of the page."""

STEERING: dict[str, str] = {
    "forward": _icon("M9 5l7 7l-7 7"),
    "back": _icon("M15 5l-7 7l7 7"),
    "all": _icon("M4 5l6 7l-6 7M11 5l6 7l-6 7M20 5v14"),
    "again": ICONS["new-game"],
    "hint": ICONS["hint"],
    "look": ICONS["reveal"],
    "yes": ICONS["agree"],
    "no": _icon("M6 6l12 12M18 6L6 18"),
    "none": _icon("M6 18L18 6" + disc(12, 12, 9)),
    "rub-out": ICONS["rub-out"],
}
"""The icons of what can be done with a picture."""
