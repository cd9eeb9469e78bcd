"""Clusters, and what a program that uses the kit prints of them."""

from program import ROOT, client, output, write

DATA = ROOT / "Tests/DiptychTextTests/Unicode/Data"


def emoji():
    """Yields the strings of emoji-test.txt."""
    for line in (DATA / "emoji-test.txt").read_text().splitlines():
        fields = line.split("#")[0].split(";")
        if len(fields) == 2:
            yield "".join(chr(int(c, 16)) for c in fields[0].split())


def hexadecimal(string):
    return " ".join(f"{ord(c):X}" for c in string)


def drawn(source, strings):
    """Returns what a program prints, which reads strings, each a line of the numbers of its scalars."""
    folder = ROOT / ".build/terminals"
    dependency = '.product(name: "DiptychText", package: "Diptych")'
    write(folder / "Package.swift", client(f'.executableTarget(name: "Clusters", dependencies: [{dependency}], path: ".")'))
    write(folder / "main.swift", source)
    lines = "".join(hexadecimal(string) + "\n" for string in strings)
    return output("swift", "run", "-q", "-c", "release", "--package-path", folder, "Clusters", input=lines)
