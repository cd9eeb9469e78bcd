"""What the compiler says to the guesses of newcomers: nothing, or an error that helps."""

import re
import subprocess

from program import ROOT, Fault, built

# Each program here has a comment above every line with an error: `// error: ` and the compiler's message.
# A guess without a comment compiles.
FOLDER = ROOT / "Tests/Guesses"
EXPECTED = re.compile(r" *// error: (.*)")
# Matches errors without a place too, so that errors in Diptych or of the compiler itself are found.
REPORTED = re.compile(r"(?:(?P<file>[^:\n]+):(?:(?P<line>\d+):\d+:)? )?error: (?P<text>.*)")


def diagnostics():
    """the compiler reports the errors of guesses on their lines, and no others"""
    modules = built() / "Modules"
    faults = []
    programs = sorted(FOLDER.glob("*.swift"))
    for program in programs:
        name = program.relative_to(ROOT)
        wanted, found = expected(program), reported(program, modules)
        faults += [f"{name}:{line}: not reported: {text}" for line, text in wanted if (line, text) not in found]
        faults += [f"{name}:{line}: reported: {text}" for line, text in found
                   if (line, text) not in wanted or found.count((line, text)) > 1]
        print(f"{program.name}: {len(wanted)} errors expected, {len(found)} reported")
    if faults or not programs:
        raise Fault("\n".join(["errors are not reported where they are, by their names", *faults]))


def expected(program):
    """Returns the lines and the messages of the errors that comments of a program expect."""
    errors = ((number, EXPECTED.fullmatch(line)) for number, line in enumerate(program.read_text().splitlines(), 1))
    return [(number + 1, error[1]) for number, error in errors if error]


def reported(program, modules):
    """Returns the lines and the messages of the errors that the compiler reports. Line 0 stands for an
    error outside of the program."""
    # A program may be a script, as main.swift is, so `-parse-as-library` is not set.
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", modules, program]
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1):
        raise Fault(f"the compiler crashed at {program}\n{done.stderr}")
    errors = filter(None, map(REPORTED.fullmatch, done.stderr.splitlines()))
    return sorted((int(error["line"] or 0), error["text"]) if error["file"] == str(program) else (0, error[0])
                  for error in errors)
