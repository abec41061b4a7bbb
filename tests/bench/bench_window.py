#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start, memory and idle wake-ups of the window compared with a bare one, in one run.

usage: [HISTORY=FILE] bench_window.py HIWAR BARE [RUNS]

The window starts with an empty history, or with a copy of HISTORY (bench_history makes a large
one).

Prints for each program: the time from its start until the window manager has its window (median,
least, most), its proportional memory (PSS) at rest, and how often its threads were woken in five
idle seconds; then the ratios. Runs itself in Xvfb with a session bus and openbox.
"""
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

REST, IDLE = 3.0, 5.0  # seconds until a program has settled, and of measuring it


def threads_switched(pid):
    """Returns the voluntary context switches of all threads: each is a wake-up."""
    total = 0
    for status in Path(f"/proc/{pid}/task").glob("*/status"):
        total += int(status.read_text().split("\nvoluntary_ctxt_switches:")[1].split()[0])
    return total


def pss(pid):
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return int(rollup.split("\nPss:")[1].split()[0]) / 1024


def start(program, windows):
    """Starts it and waits for the line that lists another window."""
    began = time.monotonic()
    running = subprocess.Popen([program], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while "0x" not in windows.stdout.readline():
        pass
    return running, time.monotonic() - began


def stop(running, windows):
    running.terminate()
    running.wait()
    while "0x" in windows.stdout.readline():
        pass


def started(programs, runs, windows):
    """Starts them in turn, so that other load on the machine affects all alike."""
    times = {program: [] for program in programs}
    for _ in range(runs):
        for program in programs:
            running, took = start(program, windows)
            times[program].append(took * 1000)
            stop(running, windows)
    return times


def measure(program, times, windows):
    running, _ = start(program, windows)
    time.sleep(REST)
    memory, before = pss(running.pid), threads_switched(running.pid)
    time.sleep(IDLE)
    woken = threads_switched(running.pid) - before
    stop(running, windows)
    print(f"{Path(program).name:12} start {statistics.median(times):6.1f} ms ({min(times):.1f} to {max(times):.1f})"
          f"   PSS {memory:6.1f} MB   woken {woken} times in {IDLE:.0f} s")
    return statistics.median(times), memory


def main():
    if "BENCH_WORLD" not in os.environ:
        with tempfile.TemporaryDirectory() as home:
            (Path(home) / "run").mkdir(mode=0o700)
            world = os.environ | {"BENCH_WORLD": home, "HOME": home, "XDG_RUNTIME_DIR": home + "/run"}
            for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
                world[f"XDG_{kind}_HOME"] = f"{home}/{kind.lower()}"
            if "HISTORY" in os.environ:
                (Path(home) / "data/hiwar").mkdir(parents=True)
                shutil.copy(os.environ["HISTORY"], f"{home}/data/hiwar/history.sqlite")
            return subprocess.run(["xvfb-run", "-a", "-s", "-screen 0 1280x900x24", "dbus-run-session", "--",
                                   sys.executable, "-B", *sys.argv], env=world, check=False).returncode
    programs, runs = sys.argv[1:3], int(sys.argv[3]) if len(sys.argv) > 3 else 9
    manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    ask = ["xprop", "-root", "_NET_CLIENT_LIST"]
    while "window id" not in subprocess.run(ask, capture_output=True, text=True, check=False).stdout:
        time.sleep(0.05)  # the window manager has not started
    windows = subprocess.Popen(["stdbuf", "-oL", "xprop", "-root", "-spy", "_NET_CLIENT_LIST"], stdout=subprocess.PIPE, text=True)
    windows.stdout.readline()  # the windows now: none
    times = started(programs, runs, windows)
    (start_a, memory_a), (start_b, memory_b) = (measure(program, times[program], windows) for program in programs)
    print(f"ratio        start {start_a / start_b:6.2f}      PSS {memory_a / memory_b:.2f} (+{memory_a - memory_b:.1f} MB)")
    windows.terminate()
    manager.terminate()
    return 0


sys.exit(main())
