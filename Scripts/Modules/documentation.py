"""The documentation of the products, as docc builds it."""

import json
import subprocess
import tempfile
from pathlib import Path

from program import ROOT, Fault, built, output, run

# Each module comes after the modules that it links to.
MODULES = """
    DiptychViews DiptychContent DiptychState DiptychRedux DiptychText DiptychANSI DiptychHTML
    DiptychHTMLTools DiptychPlain DiptychFormats DiptychCode DiptychCharts DiptychAsync DiptychTerminal
    DiptychLive DiptychScreen DiptychSite DiptychCommonMark DiptychSnapshots DiptychTesting Diptych
""".split()


def documentation():
    """docc builds the documentation without a warning, such as a link without a target"""
    modules = built() / "Modules"
    target = json.loads(output("swift", "-print-target-info"))["target"]["triple"]
    archives, faults = [], []
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            symbols, archive = Path(folder, module), Path(folder, f"{module}.doccarchive")
            symbols.mkdir()
            run("swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-I", modules,
                "-I", "Sources/DiptychCMark", "-minimum-access-level", "public", "-skip-inherited-docs",
                "-emit-extension-block-symbols", "-output-dir", symbols)
            catalog = Path(f"Sources/{module}/{module}.docc")
            done = subprocess.run(
                ["docc", "convert", *[catalog] * (ROOT / catalog).is_dir(), "--additional-symbol-graph-dir", symbols,
                 "--fallback-display-name", module, "--fallback-bundle-identifier", f"diptych.{module}",
                 "--enable-experimental-external-link-support",
                 *(argument for other in archives for argument in ("--dependency", other)),
                 "--warnings-as-errors", "--output-path", archive], cwd=ROOT)
            if done.returncode:
                faults.append(module)
            archives.append(archive)
        if faults:
            raise Fault(f"a page of {', '.join(faults)} has a warning, see above")
    print(f"{len(archives)} modules are documented without a warning")
