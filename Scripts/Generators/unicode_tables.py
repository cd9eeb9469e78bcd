"""The tables of Unicode's properties, in Sources/DiptychText/Unicode/UnicodeTables.swift.

Every property is from Unicode 17.0, from two packages of PyPI that carry it, regex and unicodedata2.
The second is needed in an older version too, see environment.py: what it says of a width, many terminals
still say.

The official test data in Tests/DiptychTextTests/Unicode/Data is of the same version, from the Debian
package unicode-data 17.0.0 (auxiliary/GraphemeBreakTest.txt, auxiliary/LineBreakTest.txt and
emoji/emoji-test.txt under /usr/share/unicode), as published. CONTRIBUTING.md has the steps to a new
version of Unicode.

The numbers of classes and states are the positions of the cases in the Swift enums LineBreakClass,
GraphemeClusterBreak and BoundaryState, which this module reads, so the enums and the tables cannot
disagree.
"""

import collections
import importlib.util
import re

import regex
import unicodedata2

from environment import OLDER_FOLDER
from program import ROOT

FOLDER = ROOT / "Sources/DiptychText/Unicode"
SCALARS = range(0x110000)
SURROGATES = range(0xD800, 0xE000)
BLOCK = 32  # Scalars per block; must agree with ScalarProperties.of(_:), as the next line.
GROUP = 16  # Blocks per group.
FIRST_GROUP = 0x18  # The byte of group 0: as few as possible are not printable.
FIRST_DIGIT = 0x30  # The byte of digit 0 in the number of a block, which has two digits to base 64.
FIRST_INDEX = 0x14  # The byte of palette entry 0: as few as possible are not printable.


# --- Unicode data ------------------------------------------------------------------------------

TEXT = "".join(chr(c) for c in SCALARS if c not in SURROGATES)


def scalars_with(expression):
    pattern = regex.compile(r"\p{%s}" % expression)
    return {ord(match[0]) for match in pattern.finditer(TEXT)}


def values_of(prop, values):
    """The short name of each scalar's value of an enumerated property."""
    result = {}
    for value in values.split():
        result.update((c, value) for c in scalars_with(f"{prop}={value}"))
    assert len(result) == len(SCALARS) - len(SURROGATES), f"{prop} has values not listed here"
    return result


assert unicodedata2.unidata_version == "17.0.0"
CATEGORY = [unicodedata2.category(chr(c)) for c in SCALARS]
assert scalars_with("Cn") == {c for c in SCALARS if CATEGORY[c] == "Cn"}, "regex is not at 17.0"

# The regex module takes unassigned scalars to be wide, so this one is from unicodedata2.
EAST_ASIAN_WIDTH = [unicodedata2.east_asian_width(chr(c)) for c in SCALARS]
LINE_BREAK = values_of(
    "Line_Break",
    "AI AK AL AP AS B2 BA BB BK CB CJ CL CM CP CR EB EM EX GL H2 H3 HH HL HY ID IN IS JL JT JV LF"
    " NL NS NU OP PO PR QU RI SA SG SP SY VF VI WJ XX ZW ZWJ",
)
CLUSTER_BREAK = values_of(
    "Grapheme_Cluster_Break", "CN CR EX L LF LV LVT PP RI SM T V XX ZWJ"
)
CONJUNCT_BREAK = values_of("Indic_Conjunct_Break", "Consonant Extend Linker None")
EMOJI = scalars_with("Emoji")
PICTOGRAPHIC = scalars_with("Extended_Pictographic")
IGNORABLE = scalars_with("Default_Ignorable_Code_Point")
PREPENDED = scalars_with("Prepended_Concatenation_Mark")


def older_unicodedata2():
    """The module of the same name in its older version."""
    (path,) = OLDER_FOLDER.glob("unicodedata2.*")
    spec = importlib.util.spec_from_file_location("unicodedata2", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


OLDER = older_unicodedata2()
assert OLDER.unidata_version == "15.0.0"


def line_break_class(c):
    """The class after rule LB1, divided where rules ask for other properties (see LineBreakClass)."""
    if c in SURROGATES:
        return "AL"
    value = LINE_BREAK[c]
    if c in PICTOGRAPHIC and CATEGORY[c] == "Cn":
        return "XP" if value == "ID" else "XA"  # LB30b
    if value in ("OP", "CP") and EAST_ASIAN_WIDTH[c] in ("F", "W", "H"):
        assert value == "OP", "East Asian closing parentheses now need a class of their own"
        return "OPW"  # LB30
    if value == "SA":  # LB1
        return "CM" if CATEGORY[c] in ("Mn", "Mc") else "AL"
    if value == "QU":  # LB15a, LB15b
        return {"Pi": "QI", "Pf": "QF"}.get(CATEGORY[c], "QU")
    value = {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}.get(value, value)
    if value == "AL":
        if c == 0x25CC:
            return "DC"  # LB28a
        if EAST_ASIAN_WIDTH[c] in ("F", "W", "H"):
            return "ALW"  # LB19a
    return value


def is_east_asian(c):
    """Whether a scalar counts as East Asian where rules LB19a and LB30 ask, but has not 2 cells."""
    return EAST_ASIAN_WIDTH[c] in ("F", "W", "H") and cells(c) != 2


def cluster_break(c):
    """Grapheme_Cluster_Break, divided where rules GB9c and GB11 ask for other properties."""
    if c in SURROGATES:
        return "CN"
    if c in PICTOGRAPHIC:
        assert CLUSTER_BREAK[c] == "XX"
        return "ExtPict"
    conjunct = CONJUNCT_BREAK[c]
    if conjunct == "Consonant":
        assert CLUSTER_BREAK[c] == "XX"
        return "Consonant"
    if conjunct == "Linker":
        assert CLUSTER_BREAK[c] == "EX"
        return "Linker"
    if CLUSTER_BREAK[c] == "EX" and conjunct == "None":
        return "ZWNJ"
    return CLUSTER_BREAK[c]


def cells(c, category=None, width=None):
    """Points 1 to 4 of the rule that the documentation of CellWidth states."""
    if c == 0xAD or c in PREPENDED:
        return 1
    if c == 0x115F or c not in SURROGATES and CLUSTER_BREAK[c] == "RI":
        return 2
    if (category or CATEGORY[c]) in ("Cc", "Cf", "Cs", "Me", "Mn", "Zl", "Zp") or c in IGNORABLE:
        return 0
    if 0x1160 <= c <= 0x11FF or 0xD7B0 <= c <= 0xD7FB:
        return 0
    return 2 if (width or EAST_ASIAN_WIDTH[c]) in ("F", "W") else 1


def is_recent(c):
    """Whether a scalar has another width than its data of 15.0 says."""
    older = chr(c)
    return cells(c) != cells(c, OLDER.category(older), OLDER.east_asian_width(older))


# --- Boundaries of grapheme clusters -----------------------------------------------------------

MARKS = ("EX", "ZWJ", "ZWNJ", "SM", "Linker")
HANGUL_ENDS = {"L": "hangulL", "V": "hangulV", "LV": "hangulV", "T": "hangulT", "LVT": "hangulT"}


def state_after_first(c):
    """The state after a first scalar of class `c`."""
    return HANGUL_ENDS.get(c) or {
        "CR": "carriageReturn",
        "LF": "control",
        "CN": "control",
        "PP": "prepend",
        "RI": "regionalIndicator",
        "ExtPict": "pictographic",
        "Consonant": "consonant",
    }.get(c, "other")


def state_after_mark(state, c):
    """The state after a scalar that joins any but a control character (GB9, GB9a)."""
    if state == "pictographic" and c != "SM":  # GB11: ExtPict Extend* ZWJ
        return "joinedPictographic" if c == "ZWJ" else "pictographic"
    if state in ("consonant", "linkedConsonant") and c in ("EX", "ZWJ", "Linker"):  # GB9c
        return "linkedConsonant" if c == "Linker" else state
    return "other"


def state_after(state, c):
    """The state after the next scalar, which is of class `c`, or "boundary" before it."""
    if state == "start":
        return state_after_first(c)
    if state == "carriageReturn" and c == "LF":  # GB3
        return "control"
    if state in ("boundary", "control", "carriageReturn") or c in ("CN", "CR", "LF"):  # GB4, GB5
        return "boundary"
    if c in MARKS:
        return state_after_mark(state, c)
    if state == "regionalIndicator" and c == "RI":  # GB12, GB13
        return "other"
    if (
        (state == "hangulL" and c in ("L", "V", "LV", "LVT"))  # GB6
        or (state == "hangulV" and c in ("V", "T"))  # GB7
        or (state == "hangulT" and c == "T")  # GB8
        or state == "prepend"  # GB9b
        or (state == "linkedConsonant" and c == "Consonant")  # GB9c
        or (state == "joinedPictographic" and c == "ExtPict")  # GB11
    ):
        return state_after_first(c)
    return "boundary"  # GB999


# --- Pairs of line break classes ---------------------------------------------------------------

ALLOWED, PROHIBITED_UNLESS_SPACES, PROHIBITED = "_", "%", "^"


def pair_action(a, b):
    """What the rules of UAX #14 that see no more than two classes say; the first that applies."""
    letter, picture = ("AL", "ALW", "DC", "XA", "HL"), ("ID", "EB", "EM", "XP")
    opening, closing = ("OP", "OPW"), ("CL", "CP")
    hangul = ("JL", "JV", "JT", "H2", "H3")
    aksara = ("AK", "DC", "AS")

    if b == "WJ" or b in closing or b in ("EX", "SY"):  # LB11, LB13
        return PROHIBITED
    if a in opening or b == "IS":  # LB14, LB15d
        return PROHIBITED
    if a == "SP":  # LB18
        return ALLOWED
    if (a in closing and b == "NS") or (a == b == "B2"):  # LB16, LB17
        return PROHIBITED
    if a in ("WJ", "GL") or (b == "GL" and a not in ("BA", "HY", "HH")):  # LB11, LB12, LB12a
        return PROHIBITED_UNLESS_SPACES
    if b in ("QU", "QF") or a in ("QU", "QI"):  # LB19
        return PROHIBITED_UNLESS_SPACES
    if "CB" in (a, b):  # LB20
        return ALLOWED
    if (
        (b in ("BA", "HH", "HY", "NS") or a == "BB")  # LB21
        or (a == "SY" and b == "HL")  # LB21b
        or b == "IN"  # LB22
        or (a in letter and b == "NU" or a == "NU" and b in letter)  # LB23
        or (a == "PR" and b in picture or a in picture and b == "PO")  # LB23a
        or (a in ("PR", "PO") and b in letter or a in letter and b in ("PR", "PO"))  # LB24
        or (a in ("PR", "PO", "HY", "IS", "NU") and b == "NU")  # LB25
        or (a == "JL" and b in ("JL", "JV", "H2", "H3"))  # LB26
        or (a in ("JV", "H2") and b in ("JV", "JT"))
        or (a in ("JT", "H3") and b == "JT")
        or (a in hangul and b == "PO" or a == "PR" and b in hangul)  # LB27
        or (a in letter and b in letter)  # LB28
        or (a == "AP" and b in aksara or a in aksara and b in ("VF", "VI"))  # LB28a
        or (a == "IS" and b in letter)  # LB29
        or ((a in letter or a == "NU") and b == "OP")  # LB30
        or (a == "CP" and (b in letter or b == "NU"))
        or (a in ("EB", "XP", "XA") and b == "EM")  # LB30b
    ):
        return PROHIBITED_UNLESS_SPACES
    return ALLOWED  # LB31


# --- Swift -------------------------------------------------------------------------------------


def enum_cases(name):
    """The cases of an enum, in order; by their Unicode names where these stand in comments."""
    source = (FOLDER / f"{name}.swift").read_text()
    cases = re.findall(r"^  case (\w+)(?:  // (\w+))?$", source, re.MULTILINE)
    return [unicode_name or case for case, unicode_name in cases]


def escaped(byte):
    character = chr(byte)
    if character in '\\"':
        return "\\" + character
    return character if 0x20 <= byte < 0x7F else "\\u{%X}" % byte


def literal(name, summary, values, per_line):
    """A computed property with a string literal, `per_line` bytes on each line."""
    chunks = (values[i : i + per_line] for i in range(0, len(values), per_line))
    body = "\\\n    ".join("".join(map(escaped, chunk)) for chunk in chunks)
    return f'''
  /// {summary}
  static var {name}: StaticString {{
    """
    {body}
    """
  }}
'''


def ranges(name, summary, predicate):
    """A computed property with the bounds of all ranges of scalars that a predicate holds for."""
    bounds = []
    for c in SCALARS:
        if c not in SURROGATES and predicate(c):
            if bounds and bounds[-1] == c - 1:
                bounds[-1] = c
            else:
                bounds += [c, c]
    lines = [
        "    " + " ".join(f"0x{bound:X}," for bound in bounds[i : i + 12])
        for i in range(0, len(bounds), 12)
    ]
    body = "\n".join(lines)
    return f"""
  /// {summary}
  static let {name}: [UInt32] = [
{body}
  ]
"""


def property_literals(line_classes, cluster_classes):
    """The three-level table of the properties of all scalars, and the words it leads to."""
    assert len(line_classes) <= 64 and len(cluster_classes) <= 32

    def word(c):
        """The two bytes of the raw value of ScalarProperties."""
        low = line_classes.index(line_break_class(c)) | (c in EMOJI) << 6
        high = cluster_classes.index(cluster_break(c)) | cells(c) << 5
        return low, high

    words = [word(c) for c in SCALARS]
    counts = collections.Counter(words)
    palette = sorted(counts, key=counts.get)  # The rarest have the bytes that are not printable.
    assert FIRST_INDEX + len(palette) <= 0x7F
    indices = {word: FIRST_INDEX + n for n, word in enumerate(palette)}
    blocks = [
        tuple(indices[word] for word in words[start : start + BLOCK])
        for start in range(0, len(SCALARS), BLOCK)
    ]
    distinct = list(dict.fromkeys(blocks))
    assert len(distinct) <= 64 * 64 and FIRST_DIGIT + 64 <= 0x80
    assert distinct[: 128 // BLOCK] == blocks[: 128 // BLOCK], "of(ascii:) needs them at the start"
    numbers = {block: n for n, block in enumerate(distinct)}
    groups = [
        tuple(numbers[block] for block in blocks[start : start + GROUP])
        for start in range(0, len(blocks), GROUP)
    ]
    distinct_groups = list(dict.fromkeys(groups))
    assert FIRST_GROUP + len(distinct_groups) <= 0x80
    group_numbers = {group: FIRST_GROUP + n for n, group in enumerate(distinct_groups)}
    return (
        literal(
            "groupNumbers",
            f"The number of the group of each {BLOCK * GROUP} scalars.",
            [group_numbers[group] for group in groups],
            128,
        )
        + literal(
            "groups",
            f"{len(distinct_groups)} groups of {GROUP} block numbers, each with its low digit first.",
            [
                FIRST_DIGIT + digit
                for group in distinct_groups
                for number in group
                for digit in (number % 64, number // 64)
            ],
            128,
        )
        + literal(
            "blocks",
            f"{len(distinct)} blocks of {BLOCK} palette indices.",
            [index for block in distinct for index in block],
            128,
        )
        + literal(
            "palette",
            f"{len(palette)} little-endian words: the raw values of ScalarProperties.",
            [byte for word in palette for byte in word],
            16,
        )
    )


def state_literal(cluster_classes):
    states = enum_cases("BoundaryState")
    unused = ["boundary"] * (16 - len(states))
    letters = {state: ord("@") + n for n, state in enumerate(states)}
    return literal(
        "clusterStates",
        "The next BoundaryState as a letter, with a row for each class and a column for each state.",
        [letters[state_after(state, c)] for c in cluster_classes for state in states + unused],
        16,
    )


def pair_literal(line_classes):
    return literal(
        "linePairs",
        "The rule of LineBreaker between two classes, with a row for each first class.",
        [ord(pair_action(a, b)) for a in line_classes for b in line_classes],
        len(line_classes),
    )


def files():
    """Returns the text of each file."""
    line_classes = enum_cases("LineBreakClass")
    cluster_classes = enum_cases("GraphemeClusterBreak")
    source = f"""\
// Generated by Scripts/generate. Do not edit.
// swift-format-ignore-file
//
// Unicode {unicodedata2.unidata_version}: General_Category, East_Asian_Width, Line_Break,
// Grapheme_Cluster_Break, Indic_Conjunct_Break, Emoji, Extended_Pictographic,
// Default_Ignorable_Code_Point and Prepended_Concatenation_Mark.

/// Read-only tables of Unicode properties.
///
/// Tables that are read often are string literals, which cost no time at start-up and little time
/// of the compiler. All bytes are ASCII, so one byte of a literal is one byte of the table.
enum UnicodeTables {{
  /// The version of Unicode that the tables were made from.
  static var version: StaticString {{ "{unicodedata2.unidata_version}" }}

  /// The byte that stands for palette entry 0 in `blocks`.
  static var firstIndex: Int {{ {FIRST_INDEX} }}

  /// The byte that stands for group 0 in `groupNumbers`.
  static var firstGroup: Int {{ {FIRST_GROUP} }}

  /// The byte that stands for digit 0 in `groups`.
  static var firstDigit: Int {{ {FIRST_DIGIT} }}

  /// The number of line breaking classes, which is the length of a row of `linePairs`.
  static var lineClassCount: Int {{ {len(line_classes)} }}
"""
    source += property_literals(line_classes, cluster_classes)
    source += state_literal(cluster_classes) + pair_literal(line_classes)
    source += ranges(
        "narrowEastAsianRanges",
        "The bounds of each range of East Asian scalars that do not have 2 cells.",
        lambda c: is_east_asian(c) and line_break_class(c) != "CM",
    )
    source += ranges(
        "recentRanges",
        "The bounds of each range of scalars whose width differs from Unicode 15.0.",
        is_recent,
    )
    return {FOLDER / "UnicodeTables.swift": source + "}\n"}
