"""What the checks need of others: programs of the system, and Python packages in an environment of their
own. `Scripts/install` installs both."""

import glob
import os
import shutil
import sys
from pathlib import Path

VENV = Path.home() / ".cache/diptych-scripts"
PYTHON = VENV / "bin/python"
# An older version of a package, beside the one of the environment.
OLDER = "unicodedata2==15.0.0"
OLDER_FOLDER = VENV / "older"
# The packages of Python, each with its version. The environment has a copy of the file that it was made by.
REQUIREMENTS = Path(__file__).with_name("requirements.txt")

# The programs, or the files, by the packages of Debian.
DEBIAN = {
    "chromium": "chromium", "default-jre-headless": "java", "firefox-esr": "firefox-esr",
    "groff-base": "groff", "jing": "jing", "libcmark-gfm-dev": "/usr/include/cmark-gfm.h",
    "libcmark-gfm-extensions-dev": "/usr/include/cmark-gfm-core-extensions.h",
    "libsqlite3-dev": "/usr/include/sqlite3.h", "libvterm0": "/usr/lib/*/libvterm.so.0", "munge": "munged",
    "parallel": "parallel", "slurm-client": "sbatch", "slurmctld": "slurmctld", "slurmd": "slurmd",
    "tmux": "tmux",
}


def missing():
    """Returns the packages of Debian that are not installed."""
    def is_there(name):
        return glob.glob(name) if "/" in name else shutil.which(name)
    return [package for package, name in DEBIAN.items() if not is_there(name)]


def has_packages():
    """Returns whether the environment has the Python packages."""
    made = VENV / REQUIREMENTS.name
    return made.exists() and made.read_text() == REQUIREMENTS.read_text()


def enter():
    """Runs the program again with the Python of the environment, unless that runs it already."""
    if Path(sys.prefix) == VENV:
        return
    if not has_packages():
        sys.exit(f"{Path(sys.argv[0]).name}: some Python packages are missing; run Scripts/install first")
    os.execv(PYTHON, [PYTHON, *sys.argv])


def chromium(playwright):
    """Starts Debian's Chromium, or the one that playwright has installed."""
    return playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox"])
