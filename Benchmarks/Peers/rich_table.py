"""Builds and draws a table of jobs with Rich, and prints the seconds that took.

usage: rich_table.py ROWS COLUMNS plain|colour [OUTPUT]

The data is that of Sources/Yardsticks/Job.swift, from the same stream of numbers. With OUTPUT the
table is written to that file too.
"""

import hashlib
import io
import sys
import time

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

HEADERS = ["ID", "Name", "Status", "Description", "Bytes", "Note"]
STYLES = {"ok": "green", "failed": "bold red", "skipped": "dim", "running": "yellow"}

WORDS = (
    "alpha build cache delta error fetch graph hello index json "
    "kernel layout module network object parser query render stream table"
).split()
EAST_ASIAN = ["你好世界", "数据", "東京都", "プログラミング", "한국어", "文字幅"]
EMOJI = ["🚀", "✅", "👍🏽", "👨‍👩‍👧‍👦", "🇯🇵", "\u2764\ufe0f"]
STATUSES = ["ok", "failed", "skipped", "running"]

CHECKSUMS = {
    (1000, 4): "7b1217547572b671b99ca6f332ca268d1e14c7d1a3e00b17e94908ec5530ade1",
    (10000, 6): "bedc8662dbffba8bc73a330912fec9fcb18c3626d7afc2679c677c62ac8805e2",
}


class Jobs:
    """The rows, drawn from one linear congruential generator."""

    def __init__(self):
        self.state = 42

    def below(self, limit):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit

    def pick(self, strings):
        return strings[self.below(len(strings))]

    def sentence(self, shortest, longest):
        length = shortest + self.below(longest - shortest + 1)
        return " ".join(self.pick(WORDS) for _ in range(length))

    def name(self):
        name = self.sentence(1, 2)
        kind = self.below(10)
        if kind == 0:
            return f"{name} {self.pick(EAST_ASIAN)}"
        return f"{name} {self.pick(EMOJI)}" if kind == 1 else name

    def description(self):
        description = self.sentence(3, 9)
        kind = self.below(10)
        if kind < 2:
            return f"{description} {self.pick(EAST_ASIAN)}{self.pick(EAST_ASIAN)}"
        return f"{self.pick(EMOJI)} {description}" if kind == 2 else description

    def note(self):
        note = self.sentence(1, 4)
        return f"{note} {self.pick(EMOJI)}" if self.below(10) == 0 else note

    def row(self, number, columns):
        row = [str(number), self.name(), self.pick(STATUSES), self.description()]
        return row + [str(self.below(100000000)), self.note()] if columns == 6 else row


def generated(rows, columns):
    jobs = Jobs()
    data = [jobs.row(number, columns) for number in range(rows)]
    text = "".join("\t".join(row) + "\n" for row in data)
    checksum = hashlib.sha256(text.encode()).hexdigest()
    expected = CHECKSUMS.get((rows, columns), checksum)
    if checksum != expected:
        sys.exit(f"the data is not that of the yardstick: {checksum}, expected {expected}")
    return data


def table(data, columns, colored):
    table = Table(box=box.SQUARE, header_style="bold" if colored else "")
    for index, header in enumerate(HEADERS[:columns]):
        table.add_column(
            header,
            justify="right" if header in ("ID", "Bytes") else "left",
            style="cyan" if colored and index == 0 else "",
        )
    for row in data:
        cells = [Text(cell) for cell in row]
        if colored:
            cells[2] = Text(row[2], style=STYLES[row[2]])
        table.add_row(*cells)
    return table


def main():
    rows, columns, colored = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "colour"
    data = generated(rows, columns)
    output = io.StringIO()
    console = Console(
        file=output,
        width=100,
        color_system="truecolor" if colored else None,
        force_terminal=colored,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    start = time.perf_counter()
    console.print(table(data, columns, colored))
    print(time.perf_counter() - start)
    if len(sys.argv) > 4:
        with open(sys.argv[4], "w", encoding="utf-8") as file:
            file.write(output.getvalue())


if __name__ == "__main__":
    main()
