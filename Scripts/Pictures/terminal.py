"""Text with ANSI escape sequences, drawn as a terminal shows it, as SVG.

The letters are text, each at the place of its cell, so that columns are aligned in every font and the
text can be copied; boxes, lines and blocks are drawn as shapes over the whole cell, so that they join.
The same input gives the same bytes.

Colours and styles (SGR 0 to 9, 21 to 29, 30 to 49, 90 to 107) and CHA are obeyed; links and all other
sequences are ignored. The palettes come from VS Code, on a dark and on a light background.
"""

import functools
import re
import typing
import unicodedata
from xml.sax.saxutils import escape

FONT = ("ui-monospace, 'SF Mono', Menlo, 'Cascadia Mono', Consolas, 'DejaVu Sans Mono', "
        "'Noto Sans Mono', monospace")
# The sizes of a cell, of its letters and of the margin in pixels, and the place of the base line.
WIDTH, HEIGHT, SIZE, MARGIN, BASELINE = 9, 18, 15, 18, 14
# The middle of a cell, and how thick a light and a heavy line is.
X, Y = 4.5, 9.5
THICKNESS = {"LIGHT": 1, "SINGLE": 1, "HEAVY": 3, "DOUBLE": 4}


class Palette(typing.NamedTuple):
    ground: str
    text: str
    edge: str
    colors: list[str]


DARK = Palette("#1e1e1e", "#d4d4d4", "#3c3c3c", """
    #000000 #cd3131 #0dbc79 #e5e510 #2472c8 #bc3fbc #11a8cd #e5e5e5
    #666666 #f14c4c #23d18b #f5f543 #3b8eea #d670d6 #29b8db #ffffff""".split())
LIGHT = Palette("#ffffff", "#333333", "#d6dce1", """
    #000000 #cd3131 #107c10 #949800 #0451a5 #bc05bc #0598bc #555555
    #666666 #cd3131 #14ce14 #b5ba00 #0451a5 #bc05bc #0598bc #a5a5a5""".split())


class Style(typing.NamedTuple):
    """The state that SGR changes. A colour is an index, a string, or nothing for the default."""
    text: int | str | None = None
    ground: int | str | None = None
    bold: bool = False
    dim: bool = False
    italic: bool = False
    underline: bool = False
    inverse: bool = False
    hidden: bool = False
    strike: bool = False


FLAGS = {1: "bold", 2: "dim", 3: "italic", 4: "underline", 7: "inverse", 8: "hidden", 9: "strike"}
RESETS = {21: ["bold"], 22: ["bold", "dim"], 23: ["italic"], 24: ["underline"], 27: ["inverse"],
          28: ["hidden"], 29: ["strike"]}


class Cell(typing.NamedTuple):
    text: str
    width: int
    style: Style


# ---- Reading

SEQUENCE = re.compile(
    r"\x1b\[(?P<sgr>[\d:;]*)m|\x1b\[(?P<column>\d*)G|\x1b\[[0-?]*[ -/]*[@-~]"
    r"|\x1b[\]PX^_].*?(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|(?P<end>\n)|(?P<return>\r)|(?P<tab>\t)"
    r"|[\x00-\x1f\x7f]|(?P<text>[^\x00-\x1f\x7f]+)", re.DOTALL)


def drawing(text, scheme):
    """Returns the SVG of a text, on a light or a dark background."""
    return svg(read(text), LIGHT if scheme == "light" else DARK)


def read(text):
    """Returns the rows of the text: dictionaries of cells by their columns."""
    import wcwidth
    rows, style, column = [{}], Style(), 0
    for match in SEQUENCE.finditer(text):
        if match["sgr"] is not None:
            style = restyled(style, match["sgr"])
        elif match["column"] is not None:
            column = max(int(match["column"] or 1), 1) - 1
        elif match["end"]:
            rows.append({})
            column = 0
        elif match["return"]:
            column = 0
        elif match["tab"]:
            column += 8 - column % 8
        elif match["text"]:
            for cluster in wcwidth.iter_graphemes(match["text"]):
                width = max(wcwidth.wcswidth(cluster), 0)
                if width:
                    rows[-1][column] = Cell(cluster, width, style)
                    column += width
    while rows and not rows[-1]:
        rows.pop()
    return rows


def restyled(style, parameters):
    """Returns a style after a sequence SGR."""
    # A colour is 38;5;N or 38;2;R;G;B, or the same with colons and a colour space before R.
    fields = re.split(";", parameters or "0")
    index = 0
    while index < len(fields):
        parts = [int(part or 0) for part in fields[index].split(":")]
        index += 1
        code, rest = parts[0], parts[1:]
        if code in (38, 48):
            if not rest:
                count = {"5": 2, "2": 4}.get(fields[index] if index < len(fields) else "", 1)
                rest = [int(field or 0) for field in fields[index:index + count]]
                index += count
            color = (rest[1] if rest[:1] == [5] and len(rest) > 1 and rest[1] < 256
                     else "#%02x%02x%02x" % tuple(min(part, 255) for part in rest[-3:])
                     if rest[:1] == [2] and len(rest) > 3 else None)
            style = style._replace(**{"text" if code == 38 else "ground": color})
        elif code == 0:
            style = Style()
        elif code in FLAGS:
            style = style._replace(**{FLAGS[code]: rest != [0]})
        elif code in RESETS:
            style = style._replace(**{flag: False for flag in RESETS[code]})
        elif 30 <= code <= 37 or 90 <= code <= 97:
            style = style._replace(text=code % 10 + (8 if code >= 90 else 0))
        elif 40 <= code <= 47 or 100 <= code <= 107:
            style = style._replace(ground=code % 10 + (8 if code >= 100 else 0))
        elif code in (39, 49):
            style = style._replace(**{"text" if code == 39 else "ground": None})
    return style


# ---- Shapes

@functools.cache
def line(character):
    """Returns the arms of a box-drawing character, their thickness by direction, the number of its
    dashes, and whether its corner is round; nothing for other characters."""
    if not "\u2500" <= character <= "\u257f" or character in "╱╲╳":
        return None
    words = unicodedata.name(character).removeprefix("BOX DRAWINGS ")
    dashes = re.search(r"(DOUBLE|TRIPLE|QUADRUPLE) DASH ", words)
    arms, weight = {}, None
    for part in words.replace(dashes[0] if dashes else "", "").split(" AND "):
        weight = next((word for word in part.split() if word in THICKNESS), weight)
        for word in part.split():
            for direction in {"HORIZONTAL": ["LEFT", "RIGHT"], "VERTICAL": ["UP", "DOWN"]}.get(
                    word, [word] if word in ("LEFT", "RIGHT", "UP", "DOWN") else []):
                arms[direction] = THICKNESS[weight]
    count = {"DOUBLE": 2, "TRIPLE": 3, "QUADRUPLE": 4}[dashes[1]] if dashes else 1
    return arms, count, "ARC" in words


def rectangles(character):
    """Returns the rectangles (left, top, width, height) of a character that is drawn as a shape."""
    code = ord(character)
    if 0x2581 <= code <= 0x2588:
        height = HEIGHT * (code - 0x2580) / 8
        return [(0, HEIGHT - height, WIDTH, height)]
    if 0x2589 <= code <= 0x258F:
        return [(0, 0, WIDTH * (0x2590 - code) / 8, HEIGHT)]
    if 0x2591 <= code <= 0x2593:
        return [(0, 0, WIDTH, HEIGHT)]
    quadrants = {
        "▀": "01", "▐": "13", "▖": "2", "▗": "3", "▘": "0", "▙": "023", "▚": "03", "▛": "012",
        "▜": "013", "▝": "1", "▞": "12", "▟": "123"}.get(character, "")
    if quadrants:
        return [(WIDTH / 2 * (int(q) % 2), HEIGHT / 2 * (int(q) // 2), WIDTH / 2, HEIGHT / 2)
                for q in quadrants]
    if character in "▔▕":
        return [(0, 0, WIDTH, HEIGHT / 8) if character == "▔" else (WIDTH * 7 / 8, 0, WIDTH / 8, HEIGHT)]
    arms, dashes, _ = line(character)
    across = max((arms.get(arm, 0) for arm in ("UP", "DOWN")), default=0)
    down = max((arms.get(arm, 0) for arm in ("LEFT", "RIGHT")), default=0)
    result = []
    for direction, thickness in arms.items():
        # A double line is two light ones.
        for offset in ((-1.5, 1.5) if thickness == 4 else (0,)):
            half = (1 if thickness == 4 else thickness) / 2
            if direction in ("LEFT", "RIGHT"):
                reach = max(across, 0 if across else thickness if len(arms) > 1 else 0) / 2
                start, end = (0, X + reach) if direction == "LEFT" else (X - reach, WIDTH)
                result.append((start, Y + offset - half, end - start, 2 * half))
            else:
                reach = max(down, 0 if down else thickness if len(arms) > 1 else 0) / 2
                start, end = (0, Y + reach) if direction == "UP" else (Y - reach, HEIGHT)
                result.append((X + offset - half, start, 2 * half, end - start))
    if dashes > 1:
        is_level = "LEFT" in arms
        length = (WIDTH if is_level else HEIGHT) / dashes
        left, top, width, height = result[0]
        return [(length * (index + 0.15), top, length * 0.7, height) if is_level
                else (left, length * (index + 0.15), width, length * 0.7) for index in range(dashes)]
    return result


def is_shape(cell):
    return len(cell.text) == 1 and ("\u2580" <= cell.text <= "\u259f" or line(cell.text) is not None)


# The corners with an arc: from the edge below or above to that at the left or right.
ARCS = {"╭": (HEIGHT, 4, WIDTH), "╮": (HEIGHT, 4, 0), "╯": (0, -4, 0), "╰": (0, -4, WIDTH)}
SHADES = {"░": 0.25, "▒": 0.5, "▓": 0.75}


# ---- Drawing

def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def mixed(first, second):
    """The colour in the middle of two."""
    channels = [(int(first[i:i + 2], 16) + int(second[i:i + 2], 16)) // 2 for i in (1, 3, 5)]
    return "#%02x%02x%02x" % tuple(channels)


def exact(color, palette):
    if not isinstance(color, int):
        return color
    if color < 16:
        return palette.colors[color]
    if color < 232:
        steps = [0, 95, 135, 175, 215, 255]
        color -= 16
        return "#%02x%02x%02x" % (steps[color // 36], steps[color // 6 % 6], steps[color % 6])
    return "#%02x%02x%02x" % ((8 + (color - 232) * 10,) * 3)


def colors(style, palette):
    """Returns the colours of the letters and of their background, which may be None."""
    text, ground = exact(style.text, palette) or palette.text, exact(style.ground, palette)
    if style.inverse:
        text, ground = ground or palette.ground, text
    if style.dim:
        text = mixed(text, ground or palette.ground)
    return text, ground


def svg(rows, palette):
    """Returns the drawing of rows."""
    columns = max((column + cell.width for row in rows for column, cell in row.items()), default=1)
    width, height = columns * WIDTH + 2 * MARGIN, len(rows) * HEIGHT + 2 * MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="{FONT}" font-size="{SIZE}" '
        f'fill="{palette.text}">',
        "<style>text { white-space: pre }</style>",
        f'<rect x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8" '
        f'fill="{palette.ground}" stroke="{palette.edge}"/>',
    ]
    for index, row in enumerate(rows):
        lines += drawn(dict(sorted(row.items())), MARGIN + index * HEIGHT, palette)
    return "\n".join([*lines, "</svg>"]) + "\n"


def drawn(row, top, palette):
    """Yields the elements of a row: backgrounds, shapes by colour, then the text."""
    shapes, arcs, runs = {}, {}, []
    end = 0
    for column, cell in row.items():
        left = MARGIN + column * WIDTH
        text, ground = colors(cell.style, palette)
        if ground:
            shapes.setdefault((0, ground, 1), []).append((left, top, cell.width * WIDTH, HEIGHT))
        if is_shape(cell) and not cell.style.hidden:
            if cell.text in ARCS:
                edge, radius, side = ARCS[cell.text]
                x, y = left + X, top + Y
                arcs.setdefault(text, []).append(
                    f"M{number(x)} {number(top + edge)}V{number(y + radius)}"
                    f"Q{number(x)} {number(y)} {number(x + (4 if side else -4))} {number(y)}"
                    f"H{number(left + side)}")
            else:
                key = (1, text, SHADES.get(cell.text, 1))
                shapes.setdefault(key, []).extend(
                    (left + x, top + y, w, h) for x, y, w, h in rectangles(cell.text))
        # A run is text of one style without gaps; what is not one cell and one character stands alone.
        kind = (cell.style, is_shape(cell))
        is_simple = cell.width == 1 and len(cell.text) == 1 and ord(cell.text) < 0x10000
        if not (runs and is_simple and runs[-1][0] == kind and runs[-1][3] and end == column):
            # Text that is copied has spaces where the terminal has them.
            gap = column - end if runs and column > end else 0
            runs.append((kind, [], [], is_simple, gap))
        runs[-1][1].append(cell.text)
        runs[-1][2].append(left)
        end = column + cell.width
    for (_, color, opacity), items in sorted(shapes.items()):
        path = "".join(f"M{number(x)} {number(y)}h{number(w)}v{number(h)}h{number(-w)}z"
                       for x, y, w, h in joined(items))
        shade = "" if opacity == 1 else f' fill-opacity="{opacity}"'
        yield f'<path fill="{color}"{shade} d="{path}"/>'
    for color, items in sorted(arcs.items()):
        yield f'<path fill="none" stroke="{color}" d="{"".join(items)}"/>'
    spans = [span(*run, palette) for run in runs]
    if spans and any(text.strip() for _, texts, *_ in runs for text in texts):
        yield f'<text y="{top + BASELINE}">{"".join(spans)}</text>'


def joined(items):
    """Returns rectangles with those joined that touch at their sides."""
    result = []
    for left, top, width, height in items:
        for index in range(len(result) - 1, max(len(result) - 5, -1), -1):
            x, y, w, h = result[index]
            if y == top and h == height and x <= left <= x + w:
                result[index] = (x, y, max(x + w, left + width) - x, h)
                break
        else:
            result.append((left, top, width, height))
    return result


def span(kind, texts, places, is_simple, gap, palette):
    """Returns the element of a run, with the spaces before it."""
    style, is_drawn = kind
    attributes = []
    text, ground = colors(style, palette)
    if is_drawn or style.hidden:
        attributes.append('fill-opacity="0"')
    elif text != palette.text:
        attributes.append(f'fill="{text}"')
    if style.bold:
        attributes.append('font-weight="bold"')
    if style.italic:
        attributes.append('font-style="italic"')
    if style.underline or style.strike:
        both = ["underline"] * style.underline + ["line-through"] * style.strike
        attributes.append(f'text-decoration="{" ".join(both)}"')
    x = " ".join(map(str, places)) if is_simple else str(places[0])
    attributes.insert(0, f'x="{x}"')
    return " " * gap + f'<tspan {" ".join(attributes)}>{escape("".join(texts))}</tspan>'
