"""Grapheme clusters, as 22 terminals draw them: the borders beside them move without the column correction
(`TextFormat.Options.absoluteColumns`), and stay with it.

A terminal is a model: a function from a cluster to its width, from the correction tables of PyPI's
wcwidth, which ucs-detect has measured on real terminals. The clusters are all emoji of emoji-test.txt,
and all clusters of the tables that Unicode 17.0 assigns. Each is put into a table, a bordered box and a
row of columns; a model places the characters of the output, and obeys SGR and CHA.

What is written: UnicodeTables+Terminals.swift, the scalars that models disagree on; and
Tests/DiptychTextTests/Unicode/Data/terminal-models.tsv, the widths of some clusters of each class, for a
test without Python.
"""

import collections
import re
from functools import lru_cache

import unicodedata2
import wcwidth
from wcwidth import iter_graphemes, table_grapheme_overrides
from wcwidth._constants import KNOWN_TERMINALS, get_term_overrides

from Terminals.clusters import DATA, drawn, emoji, hexadecimal
from program import ROOT, Fault

TABLE = ROOT / "Sources/DiptychText/Unicode/UnicodeTables+Terminals.swift"

# A program that reads clusters. For each, it prints the width, whether terminals disagree on it, the
# columns of the borders in two views that contain it, and these views without and with the
# correction. Fields are separated by U+001F.
BORDERS = "│┃┌┬┐┏┓"
PROGRAM = """import DiptychText

func borders(_ view: String) -> String {
  view.split(separator: "\\n").map { line in
    line.unicodeScalars.indices
      .filter { "%s".unicodeScalars.contains(line.unicodeScalars[$0]) }
      .map { "\\(CellWidth.of(line[..<$0]))" }
      .joined(separator: " ")
  }
  .joined(separator: "\\n")
}

func views(_ cluster: String) -> [String] {
  let text = "a" + cluster + "b"
  let table = Table([text, cluster]) {
    TableColumn("First") { Text($0).foregroundStyle(.red) }
    TableColumn("Nested") { text in
      HStack {
        Text(text).border(.heavy)
        Text("beside").border()
      }
    }
    TableColumn("Last", alignment: .trailing) { Text($0) }
  }
  let panel = Panel("Panel") { Text(text) }
  let options: [TextFormat.Options] = [[], .absoluteColumns]
  let plain = TextFormat(width: 60)
  let columns = [borders(table.rendered(as: plain)), borders(panel.rendered(as: plain))]
  return columns + options.flatMap { options in
    let format = TextFormat(width: 60, color: .ansi16, options: options)
    return [table.rendered(as: format), panel.rendered(as: format)]
  }
}

while let line = readLine() {
  let scalars = line.split(separator: " ").compactMap { UInt32($0, radix: 16) }
  var cluster = ""
  cluster.unicodeScalars += scalars.compactMap(Unicode.Scalar.init)
  let fields = ["\\(CellWidth.of(cluster))"] + views(cluster)
  print(fields.joined(separator: "\\u{1F}"), terminator: "\\u{1E}")
}
""".replace("%s", BORDERS)

SEQUENCE = re.compile("\x1b\\[([0-9;]*)([A-Za-z])")

# The clusters of the test without Python: some of each class that models disagree on.
SAMPLES = """2764 FE0F|1F468 200D 1F469 200D 1F467 200D 1F466|1F469 200D 1F4BB|270C 1F3FB|1F44D 1F3FD
31 FE0F 20E3|231A FE0E|1F1EF|1F1EF 1F1F5|1F3F4 E0067 E0062 E0065 E006E E0067 E007F
1F468 1F3FB 200D 1F9B0|915 93F|915 94D 937|E01 E33|1100 1161 11A8|1F6D8|4DC0|2630|1FAE9|65E5|65 301
1F3F3 FE0F 200D 1F308|26F9 1F3FB 200D 2642 FE0F|A9 FE0F"""


def write_scalars(scalars):
    """Writes the ranges of scalars that models disagree on."""
    ranges = []
    for scalar in sorted(scalars):
        if ranges and ranges[-1][1] == scalar - 1:
            ranges[-1][1] = scalar
        else:
            ranges.append([scalar, scalar])
    numbers = [f"0x{number:X}" for pair in ranges for number in pair]
    lines = ["    " + ", ".join(numbers[i : i + 8]) + "," for i in range(0, len(numbers), 8)]
    TABLE.write_text(
        "// Written by Scripts/check-terminals from the tables of wcwidth 0.9.4; do not edit.\n"
        "// swift-format-ignore-file\n\n"
        "extension UnicodeTables {\n"
        "  /// The bounds of each range of scalars that a measured terminal shows in another width.\n"
        "  static let terminalRanges: [UInt32] = [\n" + "\n".join(lines) + "\n  ]\n}\n"
    )


def clusters(names):
    """Returns all emoji, and all clusters that a model gives another width."""
    found = set(emoji())
    for name in names:
        overrides = get_term_overrides(name)
        found.update(table_grapheme_overrides.get(name))
        for field in overrides._fields:
            selector = {"vs16_narrower": "\ufe0f", "vs15_wider": "\ufe0e"}.get(field, "")
            for first, last in getattr(overrides, field):
                found.update(chr(c) + selector for c in range(first, last + 1))
    for line in SAMPLES.replace("\n", "|").split("|"):
        found.add("".join(chr(int(c, 16)) for c in line.split()))

    def is_cluster(string):
        assigned = all(unicodedata2.category(c) not in ("Cn", "Cs", "Cc", "Zl", "Zp") for c in string)
        # A string that joins a letter before it is not a cluster of its own.
        return assigned and list(iter_graphemes("a" + string)) == ["a", string]

    return sorted(filter(is_cluster, found), key=lambda s: (len(s), s))


def rendered(strings):
    """Yields Diptych's width of each cluster, and its views."""
    for record in drawn(PROGRAM, strings).split("\x1e")[:-1]:
        width, *views = record.split("\x1f")
        yield int(width), views


def border_columns(line, width):
    """Returns the columns where a terminal shows the borders of a line."""
    columns = []
    start = 0
    text = ""
    position = 0

    def place(characters):
        nonlocal text
        for character in characters:
            if character in BORDERS:
                columns.append(start + width(text))
            text += character

    for match in SEQUENCE.finditer(line):
        place(line[position : match.start()])
        position = match.end()
        if match[2] == "G":
            start, text = int(match[1]) - 1, ""
    place(line[position:])
    return columns


def moves(view, width, expected):
    """Returns whether a border of a view is not at its expected column."""
    return [border_columns(line, width) for line in view.splitlines()] != expected


def class_of(string):
    codes = [ord(c) for c in string]
    if all(0x1F1E6 <= c <= 0x1F1FF for c in codes):
        return "flag" if len(codes) > 1 else "half of a flag"
    if 0x200D in codes and any(c >= 0x2000 and c != 0x200D for c in codes):
        return "joined emoji"
    if any(0x1F3FB <= c <= 0x1F3FF for c in codes[1:]):
        return "emoji with a skin"
    if codes[-1] == 0x20E3:
        return "keycap"
    if 0xFE0F in codes:
        return "emoji presentation"
    if 0xFE0E in codes:
        return "text presentation"
    if any(0xE0020 <= c <= 0xE007F for c in codes):
        return "flag of a region"
    if len(codes) == 1:
        return "one code point"
    return "several letters and marks"


def models(writes):
    """borders of tables and boxes stay in their columns in 22 terminals, with the column correction"""
    names = sorted(name for name in KNOWN_TERMINALS if table_grapheme_overrides.get(name))
    strings = clusters(names)
    views_of = list(rendered(strings))
    print(f"{len(names)} models, {len(strings):,} clusters, {4 * len(strings):,} views")

    moved = {name: [0, 0] for name in names}
    by_class = collections.defaultdict(lambda: [0, set(), set()])
    wrong = collections.defaultdict(list)
    for string, (cells, views) in zip(strings, views_of):
        kind = class_of(string)
        by_class[kind][0] += 1
        expected = [
            [[int(c) for c in line.split()] for line in view.split("\n")] for view in views[:2]
        ]
        for name in names:
            @lru_cache(None)
            def width(text):
                return wcwidth.wcstwidth(text, term_program=name)

            for corrected in (0, 1):
                pair = views[2 * corrected + 2 : 2 * corrected + 4]
                if any(moves(v, width, e) for v, e in zip(pair, expected)):
                    moved[name][corrected] += 1
                    by_class[kind][1 + corrected].add(name)
                    if corrected:
                        wrong[string].append(name)

    print(f"\n{'model':<16}{'moved without':>15}{'with':>8}   (clusters)")
    for name, (without, corrected) in moved.items():
        print(f"{name:<16}{without:>15,}{corrected:>8,}")
    print(f"\n{'class':<28}{'clusters':>10}{'moved in':>10}{'with':>6}   (models)")
    for kind, (count, without, corrected) in sorted(by_class.items()):
        print(f"{kind:<28}{count:>10,}{len(without):>10}{len(corrected):>6}")
    without = sum(1 for counts in moved.values() if counts[0])
    corrected = sum(1 for counts in moved.values() if counts[1])
    print(f"\nBorders move in {without} of {len(names)} models without the correction, in {corrected} with it.")
    if writes:
        write_scalars(
            ord(string)
            for string, (cells, _) in zip(strings, views_of)
            if len(string) == 1
            and any(wcwidth.wcstwidth(string, term_program=name) != cells for name in names)
        )
        lines = ["cluster\t" + "\t".join(names)]
        for line in SAMPLES.replace("\n", "|").split("|"):
            string = "".join(chr(int(c, 16)) for c in line.split())
            found = [wcwidth.wcstwidth(string, term_program=name) for name in names]
            lines.append(line + "\t" + "\t".join(map(str, found)))
        (DATA / "terminal-models.tsv").write_text("\n".join(lines) + "\n")
    if wrong:
        raise Fault("borders move with the correction\n" + "\n".join(
            f"  {hexadecimal(string)} ({class_of(string)}): {', '.join(found)}"
            for string, found in wrong.items()))
