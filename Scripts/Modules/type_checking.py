"""How long bodies of views take to type-check."""

import subprocess
from pathlib import Path

from program import Fault, built

BODIES = Path(__file__).with_name("TypeChecking")
# The most milliseconds for 20 nested elements, and for 10 sections of 5 children.
LIMITS = {"NestedElements.swift": 200, "WideBody.swift": 500}


def type_checking():
    """a deep body type-checks within 0.2 s, a wide one within 0.5 s

    The best of three runs counts, since other work on the machine only adds time.
    """
    modules = built() / "Modules"
    for name, limit in LIMITS.items():
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules,
                   "-Xfrontend", f"-warn-long-function-bodies={limit}", BODIES / name]
        for _ in range(3):
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode or not done.stdout:
                break
        if done.stdout:
            raise Fault(f"{name} has errors, or takes more than {limit} ms to type-check\n{done.stdout}")
        print(f"{name}: within {limit} ms")
