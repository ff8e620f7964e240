"""Shapes, painted on a page of a PDF."""

from __future__ import annotations

from math import ceil, floor

from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas

from tictimes_app.printing.shapes import Drawing, Shape


def paint(canvas: Canvas, shape: Shape) -> None:
    """Paint a shape in its own units, as they lie on the canvas now."""
    path = canvas.beginPath()
    for segment in shape.path:
        match segment:
            case ():
                path.close()
            case ((x, y),):
                path.moveTo(x, y)
            case (_, (x, y)):
                path.lineTo(x, y)
            case (_, (ax, ay), (bx, by), (x, y)):
                path.curveTo(ax, ay, bx, by, x, y)
    if shape.fill:
        canvas.setFillColor(HexColor(shape.fill))
    if shape.stroke:
        canvas.setStrokeColor(HexColor(shape.stroke))
        canvas.setLineWidth(shape.width)
        canvas.setLineCap(shape.cap)
        canvas.setLineJoin(shape.join)
        canvas.setDash(list(shape.dashes))
    canvas.drawPath(path, stroke=int(bool(shape.stroke)), fill=int(bool(shape.fill)), fillMode=1)


def bounds(drawing: Drawing) -> tuple[int, int, int, int]:
    """The rectangle of a drawing, in whole units around it."""
    right, low = drawing.left + drawing.wide, drawing.top + drawing.high
    return floor(drawing.left), floor(drawing.top), ceil(right), ceil(low)
