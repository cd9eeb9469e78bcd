"""What pages of hostile strings do in a browser, and pages with a content security policy."""

import functools
import http.server
import threading
from pathlib import Path

import environment
from Pages.writing import TESTED

# Finds forbidden content of a page: constructs that could run, and URLs with forbidden schemes. Pages
# may contain scripts with data, and refreshes.
LIVE = """() => {
  const found = [...(window.ran || [])];
  const schemes = ['http:', 'https:', 'mailto:', 'tel:', 'about:'];
  const check = (name, url) => {
    try { url = new URL(url, document.baseURI) } catch { return }
    if (!schemes.includes(url.protocol)) found.push('scheme ' + name + '=' + url);
  };
  const split = {ping: /\\s+/, content: /; url=/, values: /;/, to: /;/};
  for (const e of document.querySelectorAll('*'))
    for (const {name, value} of e.attributes) {
      if (name.startsWith('on')) found.push('handler ' + name);
      if (name == 'content' && e.httpEquiv != 'refresh') continue;
      if (name == 'srcset') value.split(', ').forEach(image => check(name, image.split(' ')[0]));
      else if (name in split) value.split(split[name]).forEach(url => check(name, url));
      else if (/^(href|xlink:href|src|action|formaction|cite)$/.test(name)) check(name, value);
    }
  const data = ':not([type="application/json"], [type="text/plain"])';
  for (const e of document.querySelectorAll(`script${data}, iframe, object, embed, base`))
    found.push('element ' + e.tagName);
  return found;
}"""
TRAP = """window.ran = [];
for (const f of ['alert', 'confirm', 'prompt', 'print', 'open', 'fetch'])
  window[f] = (...a) => { window.ran.push(f + '(' + a + ')'); };"""
POKE = """() => { for (const e of document.querySelectorAll('*'))
  for (const t of ['mouseover', 'focus', 'load', 'error', 'toggle', 'pointerenter', 'animationstart'])
    e.dispatchEvent(new Event(t)); }"""


def policies():
    """no script of a page runs in Chromium, and a strict policy blocks none of its styles"""
    return [(browse, TESTED, sorted(TESTED.glob("*.html")))]


class Handler(http.server.SimpleHTTPRequestHandler):
    """A server that sends each page with the policy in the text file beside it."""

    def end_headers(self):
        policy = Path(self.translate_path(self.path)).with_suffix(".txt")
        if self.path.endswith(".html") and policy.exists():
            self.send_header("Content-Security-Policy", policy.read_text())
        super().end_headers()

    def log_message(self, *arguments):
        pass


def browse(folder, pages):
    """Opens the pages in a folder: no script runs, nothing is loaded, and nothing is blocked."""
    from playwright.sync_api import sync_playwright
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_port}/"
    problems = []
    with sync_playwright() as playwright:
        browser = environment.chromium(playwright)
        for path in pages:
            page = browser.new_page()
            seen = []
            page.add_init_script(TRAP)
            page.on("dialog", lambda dialog: (seen.append("dialog"), dialog.dismiss()))
            page.on("console", lambda line: seen.append(line.text)
                    if "Content Security Policy" in line.text else None)
            page.on("request", lambda request: seen.append("request " + request.url[:100])
                    if not request.url.startswith(origin) else None)
            page.goto(origin + path.relative_to(folder).as_posix())
            page.evaluate(POKE)
            problems += [f"{path.name}  {found}" for found in seen + page.evaluate(LIVE)]
            if path.name.startswith("csp-"):
                color = "getComputedStyle(document.querySelector('.fg-red')).color"
                if page.evaluate(color) != "rgb(179, 38, 30)":
                    problems.append(f"{path.name}  its stylesheet is not used")
            page.close()
        browser.close()
    server.shutdown()
    return len(pages), problems
