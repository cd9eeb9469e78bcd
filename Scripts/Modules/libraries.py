"""The system libraries that programs and tests link, and the C library that one module declares."""

import json
import re
import subprocess

from program import ROOT, Fault, built, output, run

# What DiptychCMark declares, as a C compiler compares it with the headers of the library.
DECLARATIONS = f"""\
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include "{ROOT}/Sources/DiptychCMark/cmark-gfm-functions.h"

// The numbers that DiptychCommonMark uses.
_Static_assert(CMARK_EVENT_DONE == 1 && CMARK_EVENT_ENTER == 2 && CMARK_EVENT_EXIT == 3, "events");
_Static_assert(CMARK_NODE_FOOTNOTE_DEFINITION == 0x800B, "types");
_Static_assert(CMARK_NODE_FOOTNOTE_REFERENCE == 0xC00B, "types");
_Static_assert(CMARK_ORDERED_LIST == 2, "list types");
_Static_assert(CMARK_OPT_FOOTNOTES == 1 << 13, "options");
"""


def libraries():
    """programs and tests link what a bare machine has, libraries of the toolchain and of C

    A library that happens to be installed on this machine can't hide that a program needs it.
    """
    folder = built()
    paths = json.loads(output("swift", "-print-target-info"))["paths"]["runtimeLibraryPaths"]
    runtime = [library for path in paths for library in (ROOT / path).glob("*.so")]
    allowed = {library.name for library in runtime}.union(*map(needed, runtime))
    programs = [path for path in folder.iterdir()
                if path.is_file() and path.stat().st_mode & 0o100 and path.open("rb").read(4) == b"\x7fELF"]
    if not programs:
        raise Fault(f"there is no program in {folder}; run `swift build --build-tests` first")
    faults = [f"{program.name} links {', '.join(surplus)}" for program in programs
              if (surplus := sorted(needed(program) - allowed))]
    if faults:
        raise Fault("; ".join(faults) + ": a bare machine does not have that; move what needs it into a"
                    " package of its own below Examples")
    print(f"{len(programs)} programs link libraries of the toolchain and of C only")


def needed(binary):
    """Returns the libraries that a program or a library links."""
    done = subprocess.run(["readelf", "--dynamic", binary], capture_output=True, text=True)
    return set(re.findall(r"\(NEEDED\).*\[(.*)\]", done.stdout))


def cmark():
    """DiptychCMark declares the functions of cmark-gfm as the headers of the library do"""
    run("clang", "-fsyntax-only", "-Werror", "-x", "c", "-", input=DECLARATIONS, text=True)
