"""Feeds, as validators read them that no one here wrote.

  Atom       jing, with the grammar of RFC 4287 in Feeds/atom.rnc
  JSON Feed  jsonschema, with the schema of version 1.1 in Feeds/json-feed.schema.json
  both       no id twice; the feed has the date of its newest change; the content is HTML that html5lib
             reads without an error, and its URLs are absolute
"""

import json
import subprocess
from pathlib import Path
from xml.etree import ElementTree

from Pages.writing import SITES

DATA = Path(__file__).with_name("Feeds")
CASES = DATA / "Cases"
EXPECTED = CASES / "expected.txt"
ATOM = "{http://www.w3.org/2005/Atom}"
# The attributes with addresses that a feed's content has, and whether a value is a list.
ADDRESSES = ["href", "src", "poster", "cite", "data"]


def content_problems(html):
    """Returns the problems of the content of an entry."""
    import html5lib
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    tree = parser.parseFragment(html)
    for _, code, _ in parser.errors:
        yield f"the content has a parse error: {code}"
    for element in tree.iter():
        for name in ADDRESSES:
            value = element.get(name)
            if value is not None and ":" not in value.split("/")[0]:
                yield f"the address {value!r} of the content is not whole"


def entry_problems(entries, last_change):
    """Returns the problems of entries: an id, the date of the last change, and the content of each."""
    known = set()
    for identity, changed, html in entries:
        if identity in known:
            yield f"the id {identity} is there twice"
        known.add(identity)
        if last_change and changed and changed > last_change:
            yield f"{identity} changed after the feed"
        for problem in content_problems(html or ""):
            yield f"{identity}: {problem}"


def atom_problems(path, tree):
    """Returns the problems of an Atom feed."""
    run = subprocess.run(["jing", "-c", DATA / "atom.rnc", path], capture_output=True, text=True)
    for line in run.stdout.splitlines():
        # jing writes the place, the kind and the message.
        place, _, message = line.removeprefix(f"{path}:").partition(": ")
        yield f"line {place.split(':')[0]}: {message.removeprefix('error: ')}"
    if run.returncode not in (0, 1) or run.returncode == 1 and not run.stdout:
        raise RuntimeError(f"jing failed.\n{run.stdout}{run.stderr}")
    entries = [(entry.findtext(f"{ATOM}id"), entry.findtext(f"{ATOM}updated"),
                entry.findtext(f"{ATOM}content")) for entry in tree.iter(f"{ATOM}entry")]
    yield from entry_problems(entries, tree.findtext(f"{ATOM}updated"))


def json_problems(feed):
    """Returns the problems of a JSON feed."""
    import jsonschema
    schema = json.loads((DATA / "json-feed.schema.json").read_text())
    validator = jsonschema.Draft202012Validator(
        schema, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER)
    for error in validator.iter_errors(feed):
        yield f"{error.json_path}: {error.message[:200]}"
    items = feed.get("items", [])
    yield from entry_problems([(item.get("id"), None, item.get("content_html")) for item in items],
                              None)


def feed_problems(path):
    """Returns the problems of a file, or None if it isn't a feed."""
    if path.suffix == ".json":
        try:
            feed = json.loads(path.read_bytes())
        except ValueError as error:
            return [f"not JSON: {error}"]
        is_feed = isinstance(feed, dict) and "jsonfeed.org" in str(feed.get("version"))
        return list(json_problems(feed)) if is_feed else None
    try:
        tree = ElementTree.fromstring(path.read_bytes())
    except ElementTree.ParseError as error:
        return [f"not XML: {error}"]
    return list(atom_problems(path, tree)) if tree.tag == f"{ATOM}feed" else None


def feeds():
    """feeds are valid by the grammar of Atom and the schema of JSON Feed"""
    return [(check, SITES)]


def check(folder):
    """Returns the number of feeds below a folder, and the problems.

    A feed is a file *.xml with the root `feed` of Atom, or a file *.json that names a version of JSON Feed.
    """
    count, problems = 0, []
    for path in sorted([*folder.rglob("*.xml"), *folder.rglob("*.json")]):
        found = feed_problems(path)
        if found is not None:
            count += 1
            problems += [f"{path.relative_to(folder)}  {problem}" for problem in found]
    return count, problems
