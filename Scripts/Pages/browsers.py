"""Visits a site of the layouts in Chromium and in Firefox, under a strict policy, by keyboard alone.

Each browser finds words by the search, chooses the dark colours, opens the menu and the contents, and
copies code. The policy is sent with every file; whatever it blocks, and every error of a script, is a
problem. The size of a first visit is the compressed size of its files.
"""

import functools
import gzip
import http.server
import json
import socket
import subprocess
import tempfile
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import environment
from Pages.writing import LARGE, SITES

# The longest article of the project's site, and a word that both this and a large site have with an accent.
ARTICLE, FOLDED = "guide/static-sites.html", "maria"
POLICY = ("default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'")
# The maximum size of a first visit of an article, with its scripts and without them, and the most that a
# layout may shift.
MOST, MOST_WITHOUT_SCRIPTS, MOST_SHIFT = 30_000, 22_000, 0.001
KEYS = {"ArrowDown": "\ue015", "ArrowUp": "\ue013", "Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004"}
SHIFT = """new Promise(done => { let sum = 0
  new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value })
    .observe({ type: "layout-shift", buffered: true })
  setTimeout(() => done(sum), 300) })"""


class Server(http.server.SimpleHTTPRequestHandler):
    """Sends the policy with every file, and keeps the names of the files that were asked for."""

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def do_GET(self):
        if self.path == "/favicon.ico":
            self.send_response(204)
            return self.end_headers()
        self.server.asked.append(Path(self.translate_path(self.path)))
        super().do_GET()

    def log_message(self, *arguments):
        pass


class Chromium:
    def __init__(self, playwright, error):
        self.browser, self.error = environment.chromium(playwright), error
        self.page = self.browser.new_page()
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda line: line.type == "error" and self.problems.append(line.text))
        self.open = self.page.goto

    def run(self, script):
        try:
            return self.page.evaluate(script)
        except self.error as error:
            raise RuntimeError(error) from error

    def resize(self, width):
        self.page.set_viewport_size({"width": width, "height": 800})

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def close(self):
        self.browser.close()


class Firefox:
    """Debian's Firefox, by its protocol Marionette."""

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory()
        port = Path(self.profile.name, "MarionetteActivePort")
        Path(self.profile.name, "user.js").write_text('user_pref("marionette.port", 0);\n')
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--marionette", "--remote-allow-system-access",
             "--profile", self.profile.name],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(lambda: port.exists() and port.read_text(), "Firefox starts", 60)
        self.stream = socket.create_connection(("127.0.0.1", int(port.read_text()))).makefile("rwb")
        self.read()
        self.tell("WebDriver:NewSession")

    def read(self):
        length = b""
        while not length.endswith(b":"):
            length += self.stream.read(1)
        return json.loads(self.stream.read(int(length[:-1])))

    def tell(self, command, **parameters):
        text = json.dumps([0, 1, command, parameters]).encode()
        self.stream.write(b"%d:%s" % (len(text), text))
        self.stream.flush()
        _, _, error, result = self.read()
        if error:
            raise RuntimeError(f"{command}: {error['message']}")
        return result and result.get("value")

    def open(self, address):
        self.tell("WebDriver:Navigate", url=address)

    def run(self, script):
        return self.tell("WebDriver:ExecuteScript", script=f"return {script}", args=[], sandbox=None)

    def resize(self, width):
        edge = self.run("outerWidth - innerWidth")
        self.tell("WebDriver:SetWindowRect", width=width + edge, height=900)

    def press(self, *keys):
        for key in keys:
            *held, last = (KEYS.get(name, name) for name in key.replace("Control", "\ue009").split("+"))
            downs = [{"type": "keyDown", "value": name} for name in (*held, last)]
            ups = [{"type": "keyUp", "value": name} for name in (last, *held)]
            self.tell("WebDriver:PerformActions",
                      actions=[{"type": "key", "id": "keys", "actions": downs + ups}])

    @property
    def problems(self):
        self.tell("Marionette:SetContext", value="chrome")
        found = self.run("""Services.console.getMessageArray().filter(line =>
          line instanceof Ci.nsIScriptError && line.sourceName.startsWith("http") && !(line.flags & Ci.nsIScriptError.warningFlag))
          .map(line => line.errorMessage)""")
        self.tell("Marionette:SetContext", value="content")
        return found

    def close(self):
        self.tell("Marionette:Quit", flags=["eForceQuit"])
        self.process.wait(30)
        self.profile.cleanup()


def until(condition, purpose, seconds=10):
    """Waits for a condition, which can't be asked for while another page is opened."""
    end, error = time.monotonic() + seconds, ""
    while time.monotonic() < end:
        try:
            if condition():
                return
        except RuntimeError as reason:
            error = f" ({reason})"
        time.sleep(0.05)
    raise AssertionError(f"not seen: {purpose}{error}")


@contextmanager
def served(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Server, directory=folder))
    server.asked = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server, f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def visit(browser, server, address, folded):
    """Uses a page of an article. Returns the sizes of the first visit, with and without scripts."""
    see = lambda script, purpose=None: until(lambda: browser.run(script), purpose or script)
    chosen = "[...document.querySelectorAll('.search li a')].indexOf(document.activeElement)"

    browser.resize(1280)
    browser.open(address)
    files = {file / "index.html" if file.is_dir() else file for file in server.asked if file.exists()}
    sizes = {file: len(gzip.compress(file.read_bytes(), 9)) for file in files}
    assert not any(file.suffix == ".json" for file in files), "the index is loaded before a key is pressed"

    # Only Chromium says whether something moved.
    if isinstance(browser, Chromium):
        shift = browser.run(SHIFT)
        assert shift < MOST_SHIFT, f"its layout shifts by {shift}"

    # The contents mark the heading that is read.
    mark = ("document.querySelector(CSS.supports('selector(:target-current)')"
            " ? '#pageContents a:target-current' : '#pageContents [aria-current]')?.hash")
    hash = browser.run("document.querySelectorAll('#pageContents a')[1].hash")
    browser.run("document.querySelectorAll('#pageContents a')[1].focus()")
    browser.press("Enter")
    see(f"{mark} == {json.dumps(hash)}", "the mark of the heading that is read")

    # Code is copied, and pasted into the search.
    browser.run("document.querySelector('.copy').focus()")
    browser.press("Enter")
    see("document.querySelector('.copy').dataset.done", "that code was copied")
    browser.press("/")
    see("document.querySelector('dialog').open", "the search")
    browser.press("Control+v")
    line = browser.run("document.querySelector('figure:has(.copy) code').textContent")
    see(f"document.querySelector('.search input').value.startsWith({json.dumps(line[:9].strip())})",
        "the copied code in the field")

    # The search: letters without accents find those with, arrows choose, Escape closes, Enter opens.
    browser.run("document.querySelector('.search input').select()")
    browser.press(*folded)
    see("document.querySelector('.search .words mark')", "words around what is found")
    word = browser.run("document.querySelector('.search .words mark').textContent")
    assert word.lower() != folded, f"'{folded}' finds '{word}', which has no accent"
    browser.press("ArrowDown", "ArrowDown", "ArrowUp")
    see(f"{chosen} == 0", "the first result that the arrows chose")
    browser.press("Escape")
    see("!document.querySelector('dialog').open", "the closed search")
    browser.press("/", *"table")
    see("document.querySelectorAll('.search li:has(.where mark)').length > 2", "results with headings")
    place = browser.run("document.querySelector('.search li a').href")
    browser.press("Enter")
    see(f"location.href == {json.dumps(place)} && document.readyState == 'complete'", f"the page {place}")

    # The colours last from page to page, and nothing moves.
    browser.run("document.querySelector('.scheme').focus()")
    browser.press("Enter")
    see("document.querySelector('#colorScheme:popover-open')", "the choice of colours")
    browser.press("Tab", "ArrowDown", "ArrowDown", "Escape")
    dark = "getComputedStyle(document.documentElement).colorScheme == 'dark'"
    see(f"{dark} && !document.querySelector(':popover-open')", "dark colours")
    browser.open(address)
    see(dark, "dark colours on the next page")

    # In a narrow window, buttons show the menu and the contents.
    browser.resize(500)
    for target in ("siteMenu", "pageContents"):
        browser.run(f"document.querySelector('[popovertarget={target}]').focus()")
        browser.press("Enter")
        see(f"document.querySelector('#{target}:popover-open')", target)
        browser.press("Escape")
        see("!document.querySelector(':popover-open')", f"that {target} is closed")
    assert not browser.problems, browser.problems
    return sum(sizes.values()), sum(size for file, size in sizes.items() if file.suffix != ".js")


def scripts():
    """scripts of layouts work in Chromium and Firefox, by keyboard and under a strict policy"""
    return [(check, SITES / "site", ARTICLE), (check, LARGE / "site", "")]


def check(folder, article):
    """Returns the number of browsers, and the problems of a site, from a visit of an article."""
    from playwright.sync_api import Error, sync_playwright
    problems, starts = [], [lambda: Chromium(playwright, Error), Firefox]
    with sync_playwright() as playwright, served(folder) as (server, origin):
        for start in starts:
            server.asked.clear()
            browser = start()
            name = f"{type(browser).__name__}: {article or folder.parent.name}"
            try:
                whole, bare = visit(browser, server, origin + article, FOLDED)
                if whole > MOST or bare > MOST_WITHOUT_SCRIPTS:
                    problems.append(f"{name}: {whole} bytes, {bare} without scripts, at most"
                                    f" {MOST} and {MOST_WITHOUT_SCRIPTS}")
            except (AssertionError, RuntimeError) as error:
                problems.append(f"{name}: {error}")
            finally:
                browser.close()
    return len(starts), problems
