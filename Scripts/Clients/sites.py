"""Writes of sites that are killed, and a blog of hostile names.

The program of the article about sites from Markdown writes a blog whose texts, images, tags, dates,
aliases and links have names that mislead servers. A plain static server sends it, and a crawler asks for
every address in every page, feed and sitemap: the answer has to be 200, and ids have to exist.
"""

import functools
import html.parser
import http.client
import http.server
import re
import tempfile
import threading
import unicodedata
from pathlib import Path
from urllib.parse import quote, unquote, urljoin, urlsplit

from program import Fault, built_example, output, test

HOST = "https://example.org"

# The names of texts; where a letter has two compositions, both occur.
NAMES = [
    "gr\u00f6\u00dfe", "cafe\u0301", "\u212bngstro\u0308m", "\u0130stanbul", "\ufb01ligature", "\u01c4",
    "\U0001d518nicode", "\uff21full", "stra\u1e9ee", "\u65e5\u672c\u8a9e", "\uac00\u1102\u1161",
    "\u05e9\u05dc\u05d5\u05dd", "\u0645\u0631\u062d\u0628\u0627", "\u16a0\u16a2", "\U0001f6a2",
    "\U0001f469\u200d\U0001f469\u200d\U0001f467 kin", "\u0301lead", "x\u0301y\u0323\u0301",
    "zero\u200bwidth", "a b", "two  spaces", " ends ", "it's", "don\u2019t", "C++", "C#", "100%", "50%25",
    "%2e%2e", "a%2Fb", "what?", "and&amp;", "is=is", "semi;colon", "com,ma", "ti~lde", "(round)",
    "[square]", "{curly}", "quote\"d", "<tag>", "pi|pe", "back\\slash", "co:lon", "https:", "st*r",
    "dots...", "v1.2.3", "con", "nul.txt", "404", "base", "feed.xml", "sitemap", "tags", "page",
    "archive", "search.json", "@me", "#hash", "$dollar", "+plus", "`tick`", "-dash", "UPPER",
    "under_score", "2026-01-05-dated", "2026-13-45-no-date", "a.md", "javascript:x", "port:443",
    "long " + "x" * 180,
]
# The names of images, which are names of files on the site.
IMAGES = [
    "\u00e4 b", "e\u0301", "a+b", "it's", "a&b=c", "(1)", "[2]", "{3}", "\u65e5\u672c", "\U0001f6a2",
    "UP", "a;b,c", "@x", "~x", "$x", "!x", "`x`", "x.y", "-x", "\u0301x", "^x",
]
TAGS = [
    "C/C++", "C#", "Gr\u00f6\u00dfe", "gro\u0308\u00dfe", "a?b", "100%", "\U0001f6a2 ships", "x & y",
    "<b>", "v1.0", "\u212bngstr\u00f6m", "con",
]
DATES = [
    "2026-01-05", "2026-01-05T23:30:00-08:00", "2026-02-09 01:30 +0200", "2026-03-01T00:00:00+14:00",
    "2025-12-31T23:59:59-11:00", "2026-01-05T10:00:00Z",
]
# Texts that are not public, with what says so in their front matter.
UNPUBLISHED = [
    ("_drafts/idea", ""), ("posts/_hidden", ""), ("posts/future", "date: 2099-01-01\n"),
    ("posts/draft", "draft: true\n"),
]


def write_content(folder):
    """Writes a text for each name, with links to others in every spelling."""
    images = folder / "posts/bi\u0302ld"
    images.mkdir(parents=True)
    for name in IMAGES:
        (images / f"{name}.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    for index, name in enumerate(NAMES):
        after, image = NAMES[(index + 1) % len(NAMES)], IMAGES[index % len(IMAGES)]
        file = quote(f"{after}.md")
        links = [
            file, f"./{file}", f"../posts/{file}", f"{file}?a=1#an-id-%C3%BC", f"{file}#an-id-u%CC%88",
            re.sub("%..", lambda match: match[0].lower(), file),
            *(quote(unicodedata.normalize(form, f"{after}.md")) for form in ("NFC", "NFD")),
            "#an-id-\u00fc", "#top", "/blog/", "../../", "/blog/posts/../", f"{HOST}:443/blog/",
            "HTTPS://Example.ORG/%62log/tags/", "//example.org/blog/feed.xml",
        ]
        aliases = [f"old {index}", f"fru\u0308her/{index} \u00fc"]
        texts = [
            "---", f"title: {quoted(name)}", f"date: {DATES[index % len(DATES)]}",
            f"tags: [{', '.join(quoted(TAGS[(index + by) % len(TAGS)]) for by in (0, 3))}]",
            f"aliases: [{', '.join(map(quoted, aliases))}]", "---", "", "## An id \u00fc", "",
            f"![An image](<bi\u0302ld/{image}.svg>)",
            f"![An image](b%C3%AEld/{quote(unicodedata.normalize('NFC', image))}.svg)", "",
        ]
        texts += [f"- [Link {number}](<{link}>)" for number, link in enumerate(links)]
        (folder / f"posts/{name}.md").write_text("\n".join(texts) + "\n")
    (folder / "_drafts").mkdir()
    for name, key in UNPUBLISHED:
        (folder / f"{name}.md").write_text(f"---\ntitle: UNPUBLISHED\n{key}---\n")


def quoted(text):
    """Returns a string in YAML."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


class Page(html.parser.HTMLParser):
    """The ids and the addresses of a page, a feed or a sitemap."""

    def __init__(self, text):
        super().__init__()
        self.ids, self.addresses, self.element = set(), [], ""
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.element = tag
        for name, value in attributes:
            if name == "id":
                self.ids.add(value)
            elif name in ("href", "src", "action", "poster", "data") and value is not None:
                self.addresses.append(value)
            elif name == "srcset":
                self.addresses += [candidate.split()[0] for candidate in value.split(", ")]
            elif name == "content" and "url=" in value:
                self.addresses.append(value.split("url=", 1)[1].strip("'"))

    def handle_data(self, text):
        if self.element in ("loc", "id", "guid") and text.startswith("http"):
            self.addresses.append(text)


class Server(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def crawl(folder):
    """Yields a line for each address that is not answered with 200, then the number of addresses."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Server, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    pages = {}

    def ask(path):
        """Returns the status of an address, and the page."""
        if path not in pages:
            connection = http.client.HTTPConnection("127.0.0.1", server.server_port)
            connection.request("GET", path)
            response = connection.getresponse()
            text = response.read().decode("utf-8", "replace")
            pages[path] = response.status, Page(text)
            connection.close()
        return pages[path]

    count = 0
    for file in sorted(folder.rglob("*")):
        if file.suffix not in (".html", ".xml"):
            continue
        here = "/" + quote(file.relative_to(folder).as_posix())
        here = re.sub("index[.]html$", "", here)
        status, page = ask(here)
        if status != 200:
            yield f"{here}: {status}"
        for address in page.addresses:
            # A browser encodes what is not in ASCII, and sends the rest as it is.
            whole = urlsplit(quote(urljoin(HOST + here, address), safe="%/:?#[]@!$&'()*+,;=~"))
            if unquote(whole.netloc.lower()) not in ("example.org", "example.org:443"):
                continue
            count += 1
            path = whole.path or "/"
            status, target = ask(path)
            fragment = unquote(whole.fragment)
            if status != 200:
                yield f"{here}: {address}: {status}"
            elif fragment not in ("", "top") and fragment not in target.ids:
                yield f"{here}: {address}: the id doesn't exist"
    server.shutdown()
    yield count


def killed_writes():
    """after each of 200 killed writes, every file is whole, and the next write does the rest"""
    # The moments are the same in every run.
    test(r"^DiptychSiteTests\.KilledWriteTests", SITE_KILLS="200")


def addresses():
    """a plain server answers every address of a blog with hostile names; no draft is public"""
    program = built_example("Blog", "tide-tables")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_content(folder / "Content")
        for expected in ("0 changed", "0 added, 0 changed"):
            printed = output(program, cwd=folder)
            if expected not in printed:
                raise Fault(f"expected “{expected}” of tide-tables, not\n{printed}")
        (folder / "server").mkdir()
        (folder / "public").rename(folder / "server/blog")
        *problems, count = crawl(folder / "server")
        problems += [f"{file.name}: it shows a text that is not public"
                     for file in (folder / "server").rglob("*.*") if b"UNPUBLISHED" in file.read_bytes()]
    if count < 2000:
        problems.append(f"only {count} addresses")
    if problems:
        raise Fault("\n".join(problems[:100]))
    print(f"{len(NAMES) + len(IMAGES)} names, {count} addresses")
