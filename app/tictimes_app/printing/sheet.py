"""A PDF to be drawn on in millimetres from the top left, page after page."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas

from tictimes.drawing import INK
from tictimes.prints.paper_sizes import MARGIN, PaperSize
from tictimes_app.printing.letters import BOLD, MM, REGULAR, lines, register, wide
from tictimes_app.printing.painting import bounds, paint
from tictimes_app.printing.shapes import Drawing

GREY = "#6b6878"
LEADING = 1.32
"""How far lines lie apart, as part of the size of their letters."""

HAIRLINE = 0.25

UNSEEN = 6


class Sheet:
    """A PDF in the making: same calls, same bytes. `wide` and `high` are those of its pages."""

    def __init__(self, paper: PaperSize, title: str, language: str, *, lying: bool = False) -> None:
        register()
        self.wide, self.high = (paper.high, paper.wide) if lying else (paper.wide, paper.high)
        self._bytes = BytesIO()
        self._canvas = Canvas(
            self._bytes,
            pagesize=(self.wide * MM, self.high * MM),
            pageCompression=1,
            invariant=1,
            initialFontName=REGULAR,  # type: ignore[arg-type]  # the stubs say float
            lang=language,
        )
        self._canvas.setTitle(title)
        self._canvas.setAuthor("TicTimes")
        self._canvas.setCreator("TicTimes")
        self._canvas.setSubject(title)
        # a millimetre is to be one on paper, whatever the print dialog would like best
        self._canvas.setViewerPreference("PrintScaling", "None")
        self._forms: dict[int, tuple[str, Drawing]] = {}

    @property
    def left(self) -> float:
        """Where print may begin."""
        return MARGIN

    @property
    def right(self) -> float:
        """Where print must end."""
        return self.wide - MARGIN

    @property
    def bottom(self) -> float:
        """How far down print may go."""
        return self.high - MARGIN

    def on_both_sides(self) -> None:
        """Ask the printer for both sides of the paper, turned like the pages of a book."""
        self._canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge")

    def next_page(self) -> None:
        """End this page; whatever comes is on the next."""
        self._canvas.showPage()

    def done(self) -> bytes:
        """The whole file."""
        self._canvas.save()
        return self._bytes.getvalue()

    def text(
        self,
        text: str,
        left: float,
        baseline: float,
        size: float = 12,
        *,
        bold: bool = False,
        colour: str = INK,
        align: str = "left",
    ) -> float:
        """Write a line; where it ends. `align` says what `left` is: left, middle or right."""
        font = BOLD if bold else REGULAR
        long = wide(text, size, font)
        left -= {"left": 0, "middle": long / 2, "right": long}[align]
        self._canvas.setFillColor(HexColor(colour))
        self._canvas.setFont(font, size)
        self._canvas.drawString(left * MM, self._up(baseline), text)
        return left + long

    def paragraph(
        self,
        text: str,
        left: float,
        top: float,
        room: float,
        size: float = 12,
        *,
        bold: bool = False,
    ) -> float:
        """Write lines of at most `room` below `top`; where the next may begin."""
        leading = size * LEADING / MM
        for line in lines(text, size, room, BOLD if bold else REGULAR):
            self.text(line, left, top + leading * 0.76, size, bold=bold)
            top += leading
        return top

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        width: float = HAIRLINE,
        colour: str = INK,
        dashes: Sequence[float] = (),
    ) -> None:
        """A straight line, `width` in millimetres."""
        canvas = self._canvas
        canvas.setStrokeColor(HexColor(colour))
        canvas.setLineWidth(width * MM)
        canvas.setLineCap(0)
        canvas.setDash([dash * MM for dash in dashes])
        canvas.line(x1 * MM, self._up(y1), x2 * MM, self._up(y2))
        canvas.setDash([])

    def box(
        self,
        left: float,
        top: float,
        wide: float,
        high: float,
        *,
        corner: float = 0,
        width: float = 0.4,
        colour: str = INK,
        fill: str | None = None,
    ) -> None:
        """A rectangle, its corners rounded."""
        canvas = self._canvas
        canvas.setStrokeColor(HexColor(colour))
        canvas.setLineWidth(width * MM)
        if fill:
            canvas.setFillColor(HexColor(fill))
        place = left * MM, self._up(top + high), wide * MM, high * MM
        canvas.roundRect(*place, corner * MM, stroke=int(width > 0), fill=int(fill is not None))

    def draw(self, drawing: Drawing, left: float, top: float, wide: float) -> None:
        """Draw a picture so `wide`; one that comes again is in the file only once."""
        canvas = self._canvas
        name = self._form(drawing)
        scale = wide / drawing.wide * MM
        canvas.saveState()
        canvas.translate(left * MM, self._up(top))
        canvas.scale(scale, -scale)
        canvas.translate(-drawing.left, -drawing.top)
        canvas.doForm(name)
        canvas.restoreState()

    def name(self, text: str, left: float, baseline: float) -> None:
        """Words that are not seen, but found and read out: what a picture is."""
        self._canvas.setFont(REGULAR, UNSEEN)
        self._canvas.drawString(left * MM, self._up(baseline), text, mode=3)

    def _form(self, drawing: Drawing) -> str:
        if id(drawing) not in self._forms:
            name = f"d{len(self._forms)}"
            self._forms[id(drawing)] = name, drawing  # kept, so that no other gets its id
            self._canvas.beginForm(name, *bounds(drawing))
            for shape in drawing.shapes:
                paint(self._canvas, shape)
            self._canvas.endForm()
        return self._forms[id(drawing)][0]

    def _up(self, down: float) -> float:
        return (self.high - down) * MM
