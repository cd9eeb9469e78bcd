"""The layout of pages in Chromium. Five kinds of problems are found:

  wider than the window   the page scrolls sideways
  cut                     `overflow: hidden` hides text, or text begins left of the window
  outside of its frame    text leaves the nearest box with a background or a border
  overlapped              two texts are in the same place
  broken word             a word in a cell of a table is broken where no line may end

What is meant is not a problem: text that scrolls, that ends in an ellipsis, that is for screen readers
alone, that is decoration (`inert`, or `aria-hidden` except for labels of charts), that is transparent, a
letter that is wider than its cell in a screenshot of a terminal, layers of a `.zstack`, layers with a background
of their own, and a word that is wider than the window. All `details` are open.
"""

from pathlib import Path

import environment
from Pages.writing import SITES, read_pages

CASES = Path(__file__).with_name("Layout")
EXPECTED = CASES / "expected.txt"
WIDTHS = [320, 400, 800, 1200, 1920]
OPEN = "() => document.querySelectorAll('details').forEach(details => details.open = true)"


def layout():
    """no text is cut, overlapped or outside of its frame, from 320 to 1920 pixels"""
    return [(check, folder) for folder in sorted(SITES.iterdir())]


def check(folder):
    """Returns the number of pages that were read, and a line for each problem: the page, the widths, the
    kind, the element, and its words."""
    from playwright.sync_api import sync_playwright
    pages, problems = read_pages(folder), []
    measure = (CASES / "layout.js").read_text()
    with sync_playwright() as playwright:
        browser = environment.chromium(playwright)
        tab = browser.new_page(color_scheme="light", reduced_motion="reduce")
        for page in pages:
            tab.goto(page.as_uri())
            tab.evaluate(OPEN)
            found = {}
            for width in WIDTHS:
                tab.set_viewport_size({"width": width, "height": 900})
                for problem in tab.evaluate(measure):
                    kind, by, pixels = problem["kind"].partition(" by ")
                    entry = found.setdefault((kind, problem["selector"], problem["words"]), {})
                    entry[width] = f"{width} (by {pixels})" if by else str(width)
            problems += [f"{page.relative_to(folder)}  {', '.join(widths.values())}  {kind}  {selector}  {words}"
                         for (kind, selector, words), widths in found.items()]
        browser.close()
    return len(pages), problems
