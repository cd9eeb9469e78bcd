"""The write of a site in 16 processes, whose shards are merged.

The program is the one of the article “Static sites”, in a package of its own.
"""

import os
import platform
import re
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from program import PACKAGES, ROOT, Fault, client, run, write

COUNT = 16
ARTICLE = ROOT / "Sources/DiptychSite/DiptychSite.docc/StaticSites.md"
PROGRAM = """\
import Diptych
import DiptychSite

let site = Site(address: "https://example.org/") {{
  for number in 0..<200 {{
    Page(SitePath("ships/\\(number)"), title: "Ship \\(number)") {{
      Heading("Ship \\(number)", level: 1)
      PageLink("The next one", to: SitePath("ships/\\((number + 1) % 200)"))
      if number % 7 == 0 {{ Text("Red").foregroundStyle(.red) }}
    }}
  }}
  Asset("harbour.js", text: "1", isHashed: true)
  Sitemap()
  SearchIndex()
}}

{function}

try await writeShards(of: site, Array(CommandLine.arguments.dropFirst()))
"""
SLURM = """\
ClusterName=harbour
SlurmctldHost={host}(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SwitchType=switch/none
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
SlurmctldPort=6827
SlurmdPort=6828
ReturnToService=2
# As many processors as jobs, whatever the machine has, so that none waits for the scheduler.
SlurmdParameters=config_overrides
NodeName={host} NodeAddr=127.0.0.1 CPUs={count} State=UNKNOWN
PartitionName=all Nodes={host} Default=YES State=UP
"""


def shards():
    """16 shards are one write, byte for byte, of processes, GNU parallel and Slurm jobs"""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = built_program(folder / "package")
        whole = made(folder / "whole")
        run(program, cwd=whole)
        for engine in (with_processes, with_parallel, with_slurm):
            parts = made(folder / engine.__name__.removeprefix("with_"))
            engine(program, parts)
            run(program, "merge", str(COUNT), cwd=parts)
            run("diff", "-r", whole / "public", parts / "public")
            count = sum(path.is_file() for path in parts.glob("public/**/*"))
            print(f"{parts.name}: {COUNT} shards are one write, {count} files", flush=True)


def built_program(folder):
    """Builds the program beside the kit, and returns the path of a copy."""
    # The function of the article, as its readers see it.
    function = re.search(r"^func writeShards.*?^}", ARTICLE.read_text(), re.MULTILINE | re.DOTALL)[0]
    write(folder / "Sources/harbour/main.swift", PROGRAM.format(function=function))
    products = ", ".join(f'.product(name: "{name}", package: "Diptych")' for name in ("Diptych", "DiptychSite"))
    write(folder / "Package.swift", client(f'.executableTarget(name: "harbour", dependencies: [{products}])'))
    run("swift", "build", "--package-path", folder, "--scratch-path", PACKAGES, "--product", "harbour")
    return shutil.copy(PACKAGES / "debug/harbour", folder)


def made(folder):
    folder.mkdir()
    return folder


def with_processes(program, folder):
    processes = [subprocess.Popen([program, "shard", str(index), str(COUNT)], cwd=folder) for index in range(COUNT)]
    if any([process.wait() for process in processes]):
        raise Fault("a process that writes a shard failed")


def with_parallel(program, folder):
    run("parallel", program, "shard", "{}", str(COUNT), ":::", *map(str, range(COUNT)), cwd=folder,
        stdin=subprocess.DEVNULL)


def with_slurm(program, folder):
    """Has an array of jobs on this machine write the shards."""
    system = made(folder.with_name("slurm-system"))
    made(system / "state"), made(system / "spool")
    host = platform.node().split(".")[0]
    (system / "slurm.conf").write_text(SLURM.format(host=host, folder=system, count=COUNT))
    variables = {**os.environ, "SLURM_CONF": str(system / "slurm.conf")}
    start_munge()
    try:
        run("slurmctld", env=variables)
        run("slurmd", env=variables)
        for _ in range(60):
            state = subprocess.run(["sinfo", "--noheader", "--format=%T"], env=variables, capture_output=True, text=True)
            if state.stdout.strip() == "idle":
                break
            time.sleep(1)
        run("sbatch", "--wait", "--quiet", f"--array=0-{COUNT - 1}", "--wrap",
            f"{program} shard $SLURM_ARRAY_TASK_ID {COUNT}", cwd=folder, env=variables)
    finally:
        for path in system.glob("*.pid"):
            os.kill(int(path.read_text()), signal.SIGTERM)


def start_munge():
    """Starts the daemon that connects the parts of Slurm, unless it runs."""
    Path("/run/munge").mkdir(exist_ok=True)
    if not Path("/etc/munge/munge.key").exists():
        run("mungekey", "--create")
    run("chown", "-R", "munge:", "/etc/munge", "/run/munge", "/var/log/munge", "/var/lib/munge")
    if subprocess.run(["pgrep", "-x", "munged"], stdout=subprocess.DEVNULL).returncode:
        run("runuser", "-u", "munge", "--", "munged")
