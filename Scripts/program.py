"""What the programs in Scripts share: arguments and `--help`, commands, and steps."""

import argparse
import json
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = Path(sys.argv[0]).name
# Packages other than the root package are built in one folder, so that the kit is built once for all.
PACKAGES = ROOT / ".build/examples"


class Fault(Exception):
    """What a step found, or why it can't be run."""


def parser(documentation):
    """Returns a parser of arguments, whose `--help` prints the documentation of the program."""
    return argparse.ArgumentParser(
        prog=f"Scripts/{NAME}", description=documentation.strip(),
        formatter_class=argparse.RawDescriptionHelpFormatter)


def named(parser, kind, functions):
    """Has the program take names of functions. `--help` lists them, with the summary of each.

    Returns the arguments, and the names; without one on the command line, those are all.
    """
    parser.add_argument("names", nargs="*", metavar=kind.upper(), help=f"the {kind}s below; by default all")
    parser.epilog = "\n".join([
        f"{kind}s:", *(f"  {name:18}{function.__doc__.splitlines()[0]}" for name, function in functions.items())])
    arguments = parser.parse_args()
    for name in arguments.names:
        if name not in functions:
            parser.error(f"there is no {kind} “{name}”; the {kind}s are {', '.join(functions)}")
    return arguments, [name for name in functions if name in arguments.names or not arguments.names]


def run_steps(names, steps):
    """Runs steps, and ends the program. A step that finds a fault does not stop the others."""
    failed = []
    for name in names:
        print(f"-- {name}", flush=True)
        start = time.monotonic()
        try:
            steps[name]()
        except Fault as fault:
            print(f"{NAME}: {name}: {fault}", file=sys.stderr, flush=True)
            failed.append(name)
        print(f"   {time.monotonic() - start:.0f} s", flush=True)
    sys.exit(f"{NAME}: failed: {', '.join(failed)}" if failed else 0)


def run(*command, **options):
    """Runs a command at the root of the repository; what it prints is seen."""
    if subprocess.run(command, **{"cwd": ROOT, **options}).returncode:
        raise Fault(f"{shlex.join(map(str, command))} failed")


def output(*command, **options):
    """Returns what a command prints, which is run at the root of the repository."""
    done = subprocess.run(command, capture_output=True, text=True, **{"cwd": ROOT, **options})
    if done.returncode:
        raise Fault(f"{shlex.join(map(str, command))} failed.\n{done.stdout}{done.stderr}")
    return done.stdout


def is_built():
    """Returns whether the variable DIPTYCH_BUILT says that `swift build --build-tests` was run."""
    return "DIPTYCH_BUILT" in os.environ


def test(pattern, **variables):
    """Runs the tests of the root package that a pattern matches."""
    run("swift", "test", *["--skip-build"] * is_built(), "--filter", pattern, env={**os.environ, **variables})


def built(product=None):
    """Builds a product of the root package, or all of it, and returns the path or the folder of the build."""
    if not is_built():
        run("swift", "build", *(["--product", product] if product else []))
    return Path(output("swift", "build", "--show-bin-path").strip(), product or "")


def built_example(package, product):
    """Builds a program of a package, which is a folder or the name of one below Examples; returns its path."""
    build = ["swift", "build", "--package-path", ROOT / "Examples" / package, "--scratch-path", PACKAGES]
    # With the plan of the package before, SwiftPM sometimes finds nothing to build.
    for plan in PACKAGES.glob("*/debug/description.json"):
        plan.unlink()
    run(*build, "--product", product)
    return Path(output(*build, "--show-bin-path").strip(), product)


def manifest(package=ROOT):
    """Returns the manifest of a package."""
    return json.loads(output("swift", "package", "--package-path", package, "dump-package"))


def write(path, text):
    """Writes a file, unless it has the text: the package manager builds what is newer."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def client(targets, products=""):
    """Returns the manifest of a package that depends on the kit."""
    return f"""\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Client",
  platforms: [.macOS(.v15)],
  products: [{products}],
  dependencies: [.package(name: "Diptych", path: "{ROOT}")],
  targets: [
    {targets}
  ]
)
"""
