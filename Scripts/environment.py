"""The Python packages, the programs and the choice of pages that scripts with a browser share.

Packages are installed into a virtual environment in ~/.cache/diptych-check-html, programs from apt
(Debian, as root).
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = Path.home() / ".cache/diptych-check-html"
PYTHON = VENV / "bin/python"
SAMPLES = 4
PLAYWRIGHT = "playwright==1.65.2"
# The programs by their Debian packages.
PROGRAMS = {"java": "default-jre-headless", "jing": "jing", "chromium": "chromium",
            "firefox-esr": "firefox-esr"}


def enter(packages, programs=(), *, needs_all):
    """Runs the script again in the environment, unless it runs there already.

    With `needs_all`, missing packages and programs are installed; else the first package alone.
    """
    if Path(sys.prefix) == VENV:
        return
    if needs_all:
        _install_programs(programs)
        _install_packages(packages)
    elif not any(VENV.glob(f"lib/python*/site-packages/{packages[0].split('==')[0]}")):
        _install_packages(packages[:1])
    os.execv(PYTHON, [PYTHON, *sys.argv])


def chromium(playwright):
    """Starts Debian's Chromium, or the one that playwright has installed."""
    return playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox"])


def write_pages(folder):
    """Writes the gallery, a report and the project's site into folders of these names."""
    run = subprocess.run([ROOT / "Scripts/write-pages", folder], capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"write-pages failed.\n{run.stdout}{run.stderr}")


def example(package, product):
    """Builds a program of a package below Examples, and returns its path."""
    build = ["swift", "build", "--package-path", f"Examples/{package}", "--scratch-path", ".build/examples"]
    # See .ci/run: with the plan of another package, nothing may be built.
    for plan in (ROOT / ".build/examples").glob("*/debug/description.json"):
        plan.unlink()
    subprocess.run([*build, "--product", product], cwd=ROOT, check=True)
    folder = subprocess.run([*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True,
                            text=True)
    return f"{folder.stdout.strip()}/{product}"


def redirects(page):
    """Returns whether a page leads to another one, before anybody could read it."""
    return b'<meta http-equiv="refresh"' in page.read_bytes()


def sample(pages):
    """Returns the pages, and of those whose names differ only in numbers the first, the last and some
    between."""
    groups = {}
    for page in pages:
        groups.setdefault(re.sub(r"\d+", "0", str(page)), []).append(page)
    for group in groups.values():
        count = min(len(group), SAMPLES)
        for index in range(count):
            yield group[index * (len(group) - 1) // max(count - 1, 1)]


def _install_programs(programs):
    name = Path(sys.argv[0]).name
    missing = [PROGRAMS[program] for program in programs if not shutil.which(program)]
    if not importlib.util.find_spec("ensurepip"):
        missing.append("python3-venv")
    if missing:
        apt = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=True, env=apt)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing],
                       check=True, stdout=subprocess.DEVNULL, env=apt)
    for program in programs:
        if not shutil.which(program):
            sys.exit(f"{name}: there is no '{program}', though {PROGRAMS[program]} is installed.")


def _install_packages(packages):
    if not (VENV / "bin/pip").exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
    subprocess.run([PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages],
                   check=True)
