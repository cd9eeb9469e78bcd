"""The pages that are checked, in .build/pages.

`sites` has the gallery with every component in every state, a report on this repository, the site of the
project, the blog, the screens of Bistro and of the articles. `tested` has pages of tests: every hostile
string in every context, pages with a content security policy, and a report on staged outputs. `outlines`
has pages with the outline that the kit reads, and `large` a site whose index of words is in several files.
"""

import re
import shutil
import string
from concurrent.futures import ThreadPoolExecutor

from program import ROOT, built, built_example, output, run, test

FOLDER = ROOT / ".build/pages"
SITES, TESTED, OUTLINES, LARGE = (FOLDER / name for name in ("sites", "tested", "outlines", "large"))
SAMPLES = 4
# The folders whose pages the site of the project has again, inside of its layout.
AGAIN = {SITES / "gallery": SITES / "site/components", SITES / "report": SITES / "site/report"}
# The pages with an overview of all others.
OVERVIEWS = re.compile(r"(index|every-.*)\.html")


def write_pages():
    """Writes all pages; the root package and the other packages have builds of their own."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    SITES.mkdir(parents=True)
    with ThreadPoolExecutor() as pool:
        for writing in [pool.submit(write_pages_of_package), pool.submit(write_pages_of_examples)]:
            writing.result()


def write_pages_of_package():
    gallery, report = built("diptych-gallery"), built("repo-report")
    run(gallery, "--html", SITES / "gallery")
    run(report, ".", "--html", SITES / "report")
    for name in ("gallery", "report"):
        shutil.copytree(SITES / name, OUTLINES / name)
    test("CheckedPages|CheckedOutlines", CHECKED_PAGES=str(TESTED), OUTLINED_PAGES=str(OUTLINES))


def write_pages_of_examples():
    run(built_example("Markdown", "diptych-site"), SITES / "site", "--sources", "https://example.org/diptych.git")
    write_large_site(built_example("Markdown", "markdown-site"))
    run(built_example("Blog", "blog"))
    # The addresses of the blog begin with /blog/.
    shutil.copytree(ROOT / "Examples/Blog/public", SITES / "blog/blog")
    run(built_example("Bistro", "bistro"), "--html", SITES / "bistro")
    (SITES / "articles").mkdir()
    (SITES / "articles/index.html").write_text(output(built_example("Articles", "articles"), "--html"))


def write_large_site(program):
    """Writes a site of so many words that its search has them in files by their first letters."""
    texts = LARGE / "texts"
    texts.mkdir(parents=True)
    # So long that it scrolls to each heading.
    lines = "\n\n".join(["Words."] * 60)
    (texts / "README.md").write_text(
        f"# Words\n\n## Code\n\n```sh\nswift test\n```\n\n{lines}\n\n## Words\n\n{lines}\n")
    for page in range(12):
        words = " ".join(f"{letter}{page}{number}"
                         for letter in string.ascii_lowercase for number in range(400))
        (texts / f"{page}.md").write_text(f"# Page {page}\n\n## A table\n\nMar\u00eda {words}\n")
    output(program, texts, "--html", LARGE / "site")
    assert (LARGE / "site/search-m.json").exists(), "the index of a large site is one file"


def pages(folder):
    """Returns the pages below a folder."""
    return sorted(folder.rglob("*.html"))


def read_pages(folder):
    """Returns a sample of the pages below a folder, without those that lead to another page before anybody
    could read them, and those that are read in the site of the project."""
    return [page for page in sample(pages(folder))
            if not is_again(page) and b'<meta http-equiv="refresh"' not in page.read_bytes()]


def is_again(page):
    """Whether the site of the project has the page again. Overviews are read in both places."""
    return not OVERVIEWS.fullmatch(page.name) and any(
        page.is_relative_to(folder) and (site / page.relative_to(folder)).exists()
        for folder, site in AGAIN.items())


def sample(pages):
    """Returns the pages, and of those whose names differ only in numbers the first, the last and some
    between."""
    groups = {}
    for page in pages:
        groups.setdefault(re.sub(r"\d+", "0", str(page)), []).append(page)
    chosen = []
    for group in groups.values():
        count = min(len(group), SAMPLES)
        chosen += [group[index * (len(group) - 1) // max(count - 1, 1)] for index in range(count)]
    return chosen
