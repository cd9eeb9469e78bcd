"""What assistive technology finds in pages: axe-core checks them, and Playwright reads their outlines."""

import difflib
import re
from pathlib import Path

import environment
from Pages.writing import OUTLINES, SITES, TESTED, pages, read_pages, sample

# Each cell of a screenshot of a terminal is a box. Playwright reads a space there, and a screen reader
# does not. Such boxes are inline for the comparison.
CELLS = ".terminal code span { display: inline !important }"

# What axe-core finds; what it does not complain of stays in the browser.
VIOLATIONS = "async options => (await axe.run(document, options)).violations"

# The width, the colour scheme, and the options of axe-core. Without options, it checks all rules; in the
# dark scheme, it checks the rules of colour, at the width that shows the navigation.
READINGS = [
    (375, "light", {}), (1280, "light", {}),
    (1280, "dark", {"runOnly": ["color-contrast", "link-in-text-block"]}),
]

# Lines that differ, as a pattern of pages, the lines of the browser, the lines of the outline, and why.
EXPLAINED = [
    (r".*", r"(?s)(checkbox \"(?:done|to do)\"[^\n]*): (?:☐|☑︎)", r"\1",
     "The box of a task is drawn by a rule (`input::before`), which a screen reader does not read."),
    (r"gallery/every-element", r"  - text: Nothing drawn\n  - paragraph: Ada\n",
     "  - text: Nothing drawn Ada\n",
     "A declarative shadow tree shows its slot; the markup has a template, and the content beside."),
    (r"cases/visibility", r"^", "- heading \"b\" [level=2]\n",
     "A browser shows what is visible in an invisible element; Playwright leaves it out."),
]


def axe():
    """pages are accessible at 375 and 1280 pixels, with light and with dark colours

    The two jobs read a half of the pages each, and load a page once for all readings.
    """
    found = read_pages(SITES) + sorted(TESTED.glob("csp-*.html")) + pages(TESTED / "report")
    return [(assess, found[::2]), (assess, found[1::2])]


def outlines():
    """the kit and Playwright in Chromium read the same outlines of pages

    An outline of the kit only reads the markup; a browser also reads the stylesheet and draws shadow
    trees. EXPLAINED names such differences; another line that differs is a problem.
    """
    return [(compare, OUTLINES)]


def assess(pages):
    """Returns the number of readings of pages, and the problems."""
    import axe_playwright_python
    from playwright.sync_api import sync_playwright
    axe = Path(axe_playwright_python.__file__).with_name("axe.min.js").read_text()
    problems = []
    with sync_playwright() as playwright:
        browser = environment.chromium(playwright)
        page = browser.new_page(reduced_motion="reduce")
        for path in pages:
            page.goto(path.as_uri())
            page.evaluate(axe)
            for width, scheme, rules in READINGS:
                page.set_viewport_size({"width": width, "height": 800})
                page.emulate_media(color_scheme=scheme)
                problems += [
                    f"{path.name} ({scheme}, {width})  {violation['id']}: "
                    f"{violation['nodes'][0]['html'][:100]}"
                    for violation in page.evaluate(VIOLATIONS, {"resultTypes": ["violations"], **rules})
                ]
        browser.close()
    return len(READINGS) * len(pages), problems


def compare(folder):
    """Compares the outline of each page with the one beside it."""
    from playwright.sync_api import sync_playwright
    read, problems = sample(pages(folder)), []
    with sync_playwright() as playwright:
        browser = environment.chromium(playwright)
        tab = browser.new_page(color_scheme="light", reduced_motion="reduce")
        for page in read:
            place = page.relative_to(folder).with_suffix("").as_posix()
            tab.goto(page.as_uri())
            tab.add_style_tag(content=CELLS)
            theirs = tab.locator("body").aria_snapshot() + "\n"
            ours = page.with_suffix(".aria.yml").read_text()
            if theirs != ours:
                for pattern, browsers, outlines, _ in EXPLAINED:
                    if re.fullmatch(pattern, place):
                        theirs = re.sub(browsers, outlines, theirs)
            if theirs != ours:
                problems.append("".join(difflib.unified_diff(
                    theirs.splitlines(keepends=True), ours.splitlines(keepends=True),
                    f"{place} in Chromium", f"{place} by the markup", n=1)))
        browser.close()
    return len(read), problems
