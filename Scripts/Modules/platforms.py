"""Whether the kit uses something newer than the platforms in Package.swift.

The toolchain's interfaces contain the availability of each declaration. They are built as modules of an
Apple platform, without bodies, and the compiler checks the sources against them for the oldest system
that the package declares. It needs no SDK. The sources see a minimal C library, so the branches for
platforms without terminals are checked as well.

Modules that import more than the language's libraries, such as Foundation or Testing, are not checked.
"""

import json
import re
import subprocess
import tempfile
from pathlib import Path

from program import ROOT, Fault, manifest, output

# Each module comes after the modules that it imports.
LANGUAGE = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "Synchronization", "Observation",
    "_StringProcessing",
]
KIT = [
    "DiptychSystem", "DiptychFiles", "DiptychViews", "DiptychContent", "DiptychText", "DiptychHTML",
    "DiptychHTMLTools", "DiptychFormats", "DiptychPlain", "DiptychCode", "DiptychANSI",
    "DiptychState", "DiptychRedux", "DiptychAsync", "Diptych",
    "DiptychTerminal", "DiptychLive", "DiptychScreen",
]

# The minimal C library that a platform needs, and a source of DiptychSystem that exports it.
EXPORT = "CLibrary+Export.swift"
LIBRARY = {
    EXPORT: "@preconcurrency @_exported public import CLibrary",
    "module.modulemap": 'module CLibrary [system] { header "library.h" }',
    "library.h": """
        typedef __SIZE_TYPE__ size_t;
        typedef struct _IO_FILE FILE;
        extern FILE *const stdout;
        extern FILE *const stderr;
        int fflush(FILE *stream);
        void *realloc(void *block, size_t size);
        void free(void *block);
        long write(int descriptor, const void *bytes, size_t count);
        char *getenv(const char *name);
        char *strerror(int code);
        long time(long *seconds);
        extern int errno __attribute__((swift_attr("nonisolated(unsafe)")));
        #define ENOENT 2
        #define EINTR 4
        #define EAGAIN 11
        #define EACCES 13
        #define ENOTDIR 20
        #define EPIPE 32
        #define ENOSYS 38
        #define EADDRINUSE 98
    """,
}


def macos():
    """the kit uses nothing newer than the version of macOS in Package.swift"""
    check("macOS", "macosx")


def ios():
    """the kit uses nothing newer than the version of iOS in Package.swift

    The Apple systems of a year have the same library under other version numbers.
    """
    check("iOS", "ios")


def check(platform, system):
    """Compiles the modules for the version of a platform in the manifest; `system` is its name in a target."""
    info = json.loads(output("swift", "-print-target-info"))
    package = manifest()
    version = next(item["version"] for item in package["platforms"] if item["platformName"] == platform.lower())
    resources = Path(info["paths"]["runtimeResourcePath"])
    arch = info["target"]["arch"].replace("aarch64", "arm64")
    features = [
        setting["kind"]["enableUpcomingFeature"]["_0"] for setting in package["targets"][0]["settings"]
        if "enableUpcomingFeature" in setting["kind"]]
    simulator = "" if system == "macosx" else "-simulator"
    target = f"{arch}-apple-{system}{version}{simulator}"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        common = [
            "-target", target, "-disable-objc-interop", "-resource-dir", resources, "-I", folder,
            "-I", resources / "shims", "-plugin-path", resources / "host/plugins"]
        for file, text in LIBRARY.items():
            (folder / file).write_text(text)
        for module in LANGUAGE:
            path = folder / f"{module}.swiftinterface"
            path.write_text(interface(module, target, resources))
            frontend(f"the toolchain's module {module} can't be built for {target}",
                     "-compile-module-from-interface", path, "-module-name", module,
                     "-o", folder / f"{module}.swiftmodule", *common,
                     *["-parse-stdlib"] * (module == "Swift"),
                     "-disable-availability-checking", "-experimental-skip-all-function-bodies")
        for module in KIT:
            frontend(f"{module} does not compile for {target}: guard what is newer with #available, or use"
                     " what was there before",
                     "-emit-module", "-o", folder / f"{module}.swiftmodule", "-module-name", module,
                     "-package-name", "diptych", "-swift-version", "6", "-parse-as-library",
                     "-warnings-as-errors", *common,
                     *(flag for feature in features for flag in ("-enable-upcoming-feature", feature)),
                     *sorted(Path(ROOT, "Sources", module).rglob("*.swift")),
                     *[folder / EXPORT] * (module == "DiptychSystem"))
    print(f"{len(KIT)} modules use nothing newer than {platform} {version}")


def frontend(fault, *arguments):
    """Runs the compiler."""
    done = subprocess.run(["swift-frontend", *arguments], capture_output=True, text=True)
    if done.returncode:
        raise Fault(f"{fault}\n{done.stderr}")


def interface(module, target, resources):
    """Returns the toolchain's interface of a module, changed to the target."""
    path = next(path for path in sorted((resources / f"linux/{module}.swiftmodule").glob("*.swiftinterface"))
                if "private" not in path.name)
    flags, rest = path.read_text().split("\nimport ", 1)
    flags = re.sub(r"-target \S+", f"-target {target}", flags).replace(" -O ", " -Onone ")
    # Removes a body that exists on Linux only, and the import of its C library.
    text = re.sub(r"@backDeployed\([^)]*\)", "", flags + "\nimport " + rest)
    text = re.sub(r"^import Glibc\n", "", text, flags=re.M)
    return text.replace("_swift_stdlib_gettid()", "UInt32(0)")
