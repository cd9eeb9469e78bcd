"""What a client may call its own targets, and what its programs link.

The client is a package in .build/client. A product of the kit takes the place of a client's program of
the same name, and the compiler does not report that.
"""

import re
import subprocess
from pathlib import Path

from program import ROOT, Fault, client, manifest, output, run, write

# The modules that a product alone does without. Scripts/check-weight holds what a build costs; the sizes of
# programs have no limit.
LACKING = {
    "DiptychText": {"DiptychHTML"},
    "DiptychTerminal": {"DiptychHTML", "DiptychState", "DiptychAsync", "DiptychLive"},
}
# Names that the kit may give to its products, and those that it has and no client can have.
PREFIX = re.compile(r"Diptych|diptych-")
OWN = re.compile(r"Diptych|diptych-snapshots$")
EXPORT = re.compile(
    r"^(?:@_exported .*import (?=Diptych)|public import (?=DiptychSystem))(\w+)", re.MULTILINE)
FOLDER = ROOT / ".build/client"
# The client's program that uses all of its libraries.
READER = "all-libraries"
# The client's program that makes a page.
PAGE = "client-page"
# How SwiftPM builds the client and runs its tests.
OPTIONS = ["-c", "release", "--package-path", FOLDER / "package", "--scratch-path", FOLDER]


def products():
    """names begin with Diptych, a product has the modules that its own exports

    A client may use any other name. Programs of examples and tests are not products, so that a client
    does not see them. A product also has DiptychSystem, if one of its modules imports it publicly, for
    code that is compiled in a client: the package manager compiles a client again only if a module of
    its products has changed, and would link the client's old code to the new kit.
    """
    package = manifest()
    targets = {target["name"]: target for target in package["targets"]}
    for name, target in targets.items():
        if target["type"] not in ("executable", "test") and not name.startswith("Diptych"):
            raise Fault(f"a client could not have a target {name}; call it Diptych{name}")
    for product in package["products"]:
        name = product["name"]
        if not PREFIX.match(name):
            raise Fault(f"a client could not have a product {name}; call it diptych-{name}")
        for target in product["targets"]:
            if not (targets[target].get("path") or "Sources").startswith("Sources"):
                raise Fault(f"the product {name} is an example; clients get none")
            if not PREFIX.match(target):
                raise Fault(f"a client could not have a target {target} of {name}")
            if "library" not in product["type"]:
                continue
            for file in Path(ROOT, "Sources", target).rglob("*.swift"):
                for module in EXPORT.findall(file.read_text()):
                    if module not in product["targets"]:
                        raise Fault(f"{target} imports {module}; add it to the product {name}")
            if surplus := closure(targets, target) & LACKING.get(name, set()):
                raise Fault(f"the product {name} builds {', '.join(sorted(surplus))}")


def closure(targets, name):
    """Returns the modules that are built for a target."""
    dependencies = [dependency["byName"][0] for dependency in targets[name]["dependencies"]]
    return {name}.union(*(closure(targets, dependency) for dependency in dependencies))


def linkage():
    """a program that makes a page is built for release, and links no Foundation"""
    for file in ROOT.glob("Examples/Greeting/*.swift"):
        write(FOLDER / f"package/Sources/{PAGE}" / file.name, file.read_text())
    product = '.product(name: "Diptych", package: "Diptych")'
    write(FOLDER / "package/Package.swift",
          client(f'.executableTarget(name: "{PAGE}", dependencies: [{product}])'))
    if "foundation" in output("ldd", build() / PAGE).casefold():
        raise Fault("a program with Diptych links Foundation; a core module must not import it")


def names():
    """a client may have the names that are in use here"""
    programs, libraries, tests = names_in_use()
    write_client(programs, libraries, tests)
    folder = build("--build-tests")
    faults = []
    texts = {name: f"{name} of the client\n" for name in programs}
    texts[READER] = "DiptychText of the kit\n" + "".join(f"{name} of the client\n" for name in libraries)
    for name, text in texts.items():
        if (printed := printed_by(folder / name)) != text:
            faults.append(f"a client's program {name} prints {printed[:80]!r}, not {text[:80]!r}")
    printed = output("swift", "test", *OPTIONS, "--skip-build")
    passed = sorted(re.findall(r'^. Test "(.*)" passed', printed, re.MULTILINE))
    if passed != [f"{name} of the client" for name in tests]:
        faults.append(f"the tests of a client are {passed}")
    if faults:
        raise Fault("\n".join(faults))
    print(f"a client has {len(programs)} programs, {len(libraries)} libraries and {len(tests)} test targets"
          " with names that are in use here")


def build(*what):
    """Builds the client, and returns the folder of its programs."""
    # Planned again, since the kit's manifest may have changed, which the package manager overlooks.
    run("swift", "build", *OPTIONS, *what, "--disable-build-manifest-caching")
    return Path(output("swift", "build", *OPTIONS, "--show-bin-path").strip())


def names_in_use():
    """Returns the names of programs and commands, of libraries, and of test targets, here and below
    Examples, except names that only the kit may have."""
    programs, libraries, tests = set(), set(), set()
    manifests = [ROOT / "Package.swift", ROOT / "Examples/Package.swift", *ROOT.glob("Examples/*/Package.swift")]
    for path in manifests:
        package = manifest(path.parent)
        libraries.add(package["name"])
        for product in package["products"]:
            (programs if "executable" in product["type"] else libraries).add(product["name"])
        for target in package["targets"]:
            name, path = target["name"], target.get("path") or ""
            match target["type"]:
                case "executable":
                    programs.add(name)
                case "plugin":
                    intent, _ = target["pluginCapability"]["command"]
                    programs.add(intent["custom"]["verb"])
                case "test":
                    tests.add(name)
                case _:
                    libraries.add(name)
                    if path.startswith(("Examples/", "Tests/")):
                        libraries.add(name.removeprefix(package["name"]))
            # Folders of examples have the names that others would give to their targets.
            if path.startswith("Examples/"):
                libraries.add(path.split("/")[1])
    programs = {name for name in programs if not OWN.match(name)}
    # A disk that ignores case has one folder for a program and a library that differ in it.
    taken = {name.casefold() for name in programs | tests}
    libraries = {name for name in libraries if not OWN.match(name) and name.casefold() not in taken}
    return sorted(programs), sorted(libraries), sorted(tests)


def write_client(programs, libraries, tests):
    """Writes a package with a target of each name, which knows its name, and a program that uses the
    libraries and the kit."""
    targets = []

    def add(kind, name, source, dependencies=()):
        targets.append(f'.{kind}(name: "{name}", dependencies: [{", ".join(dependencies)}])')
        folder = FOLDER / "package" / ("Tests" if kind == "testTarget" else "Sources") / name
        write(folder / ("main.swift" if kind == "executableTarget" else "Name.swift"), source)

    for name in programs:
        add("executableTarget", name, f'print("{name} of the client")\n')
    for name in libraries:
        add("target", name, f'public let nameOf{name} = "{name} of the client"\n')
    for name in tests:
        add("testTarget", name, f'import Testing\n\n@Test("{name} of the client") func test() {{}}\n')
    lines = ["import DiptychText", *(f"import {name}" for name in libraries), "",
             'print(Text("DiptychText of the kit").rendered(as: .text()), terminator: "")',
             *(f"print(nameOf{name})" for name in libraries)]
    dependencies = ['.product(name: "DiptychText", package: "Diptych")', *(f'"{name}"' for name in libraries)]
    add("executableTarget", READER, "\n".join(lines) + "\n", dependencies)
    products = ", ".join(f'.library(name: "{name}", targets: ["{name}"])' for name in libraries)
    write(FOLDER / "package/Package.swift", client(",\n    ".join(targets), products))


def printed_by(program):
    """Returns what a program prints; it may be another than the client's, and need not end."""
    try:
        done = subprocess.run(
            [program], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return "nothing in a minute"
    return done.stdout + done.stderr
