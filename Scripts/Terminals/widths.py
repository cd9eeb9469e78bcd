"""The widths of CellWidth, compared with PyPI's wcwidth.

All code points that Unicode 17.0 assigns and all emoji of emoji-test.txt are compared. The differences
stand by class in Tests/DiptychTextTests/Unicode/Data/wcwidth.md.
"""

import collections
import importlib.metadata

import unicodedata2
import wcwidth

from Terminals.clusters import DATA, drawn, emoji
from program import Fault

PAGE = DATA / "wcwidth.md"
PROGRAM = """import DiptychText

while let line = readLine() {
  let scalars = line.split(separator: " ").compactMap { UInt32($0, radix: 16) }
  var string = ""
  string.unicodeScalars += scalars.compactMap(Unicode.Scalar.init)
  print(CellWidth.of(string))
}
"""


def widths(writes):
    """CellWidth differs from wcwidth as the page wcwidth.md says"""
    page = document()
    if writes:
        PAGE.write_text(page)
    elif page != PAGE.read_text():
        raise Fault(f"{PAGE.name} is out of date; run `Scripts/check-terminals widths --write`, and look at what differs")


def class_of_code_point(c):
    return {"Cc": "control", "Mc": "spacing mark"}[unicodedata2.category(chr(c))]


def class_of_emoji(string):
    if any(0x1F3FB <= ord(c) <= 0x1F3FF for c in string):
        return "modifier"
    return "keycap" if string.endswith("\u20E3") else "joined"


EXPLANATIONS = {
    "control": "wcwidth says -1 for what can't be printed. Here a control character has no cell: it"
    " becomes a visible one, which has its cell, before anything is measured.",
    "spacing mark": "Rule 8: a spacing mark adds its cells to its cluster, up to 2. wcwidth gives 0 to"
    " one that stands alone, and counts it where it follows a base.",
    "modifier": "Rule 6: an emoji of one cell with a modifier has 2. wcwidth adds nothing for the"
    " modifier.",
    "keycap": "Rule 6: a keycap has 2 cells without the presentation selector too. wcwidth asks for"
    " the selector. Such a keycap is not fully qualified.",
    "joined": "Rule 6: an emoji of one cell that is joined to another one has 2. wcwidth asks for the"
    " presentation selector. Such a sequence is not fully qualified.",
}


def table(title, differences, names):
    """Returns the lines of a section with a row for each class and pair of widths."""
    lines = [
        f"## {title}",
        "",
        "| class | Diptych | wcwidth | how many | examples |",
        "|---|---|---|---|---|",
    ]
    for (name, ours, theirs), found in sorted(differences.items(), key=lambda item: -len(item[1])):
        examples = ", ".join(found[:4]) + (", …" if len(found) > 4 else "")
        lines.append(f"| {name} | {ours} | {theirs} | {len(found)} | {examples} |")
    lines.append("")
    for name in sorted({name for name, _, _ in differences}):
        lines += [f"- **{name}**: {names[name]}"]
    return lines + [""]


def document():
    """Returns the page of the differences."""
    points = [chr(c) for c in range(0x110000) if unicodedata2.category(chr(c)) not in ("Cn", "Cs")]
    sequences = list(emoji())
    printed = drawn(PROGRAM, points + sequences)
    found = [int(line) for line in printed.split()]

    by_class = collections.defaultdict(list)
    for string, ours in zip(points, found):
        theirs = wcwidth.wcwidth(string)
        if ours != theirs:
            name = class_of_code_point(ord(string))
            by_class[name, ours, theirs].append(f"U+{ord(string):04X}")

    by_sequence = collections.defaultdict(list)
    for string, ours in zip(sequences, found[len(points) :]):
        theirs = wcwidth.width(string)
        if ours != theirs:
            codes = " ".join(f"{ord(c):04X}" for c in string)
            by_sequence[class_of_emoji(string), ours, theirs].append(codes)

    lines = [
        "# Widths that differ from wcwidth's",
        "",
        f"Written by `Scripts/check-terminals`, with wcwidth {importlib.metadata.version('wcwidth')}"
        f" and the code points of Unicode {unicodedata2.unidata_version}. The rules are numbered as in"
        " the documentation of `CellWidth`.",
        "",
        f"{len(points):,} code points were compared;"
        f" {sum(map(len, by_class.values())):,} differ. {len(sequences):,} emoji were compared;"
        f" {sum(map(len, by_sequence.values())):,} differ.",
        "",
    ]
    lines += table("Code points", by_class, EXPLANATIONS)
    lines += table("Emoji", by_sequence, EXPLANATIONS)
    return "\n".join(lines).rstrip() + "\n"
