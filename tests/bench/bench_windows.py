#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What windows beside the first one cost: proportional memory (PSS) at rest with one window and with COUNT more, and how
long a start with all of them takes until the last is there.

usage: HISTORY=FILE bench_windows.py HIWAR [COUNT]

HISTORY has conversations, as bench_history makes it. Runs itself in Xvfb with a session bus and openbox.
"""
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

REST = 3.0  # seconds until the program has settled


def pss(pid):
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return int(rollup.split("\nPss:")[1].split()[0]) / 1024


def measured(program, ids, windows):
    """Starts it with these conversations in windows of their own. Returns MB, and seconds until all are there."""
    home = Path(os.environ["BENCH_WORLD"])
    config = home / "config/hiwar"
    config.mkdir(parents=True, exist_ok=True)
    # A dictionary, which all windows share, is loaded with the first draft: there may be none in the first window.
    (config / "settings.json").write_text(json.dumps({"profiles": [], "spelling": {"isOn": False},
                                                      "windows": [{"conversation": id} for id in ids]}))
    began = time.monotonic()
    running = subprocess.Popen([program], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while windows.stdout.readline().count("0x") < 1 + len(ids):
        pass
    took = time.monotonic() - began
    time.sleep(REST)
    memory = pss(running.pid)
    running.terminate()
    running.wait()
    while "0x" in windows.stdout.readline():
        pass
    return memory, took


def main():
    if "BENCH_WORLD" not in os.environ:
        with tempfile.TemporaryDirectory() as home:
            (Path(home) / "run").mkdir(mode=0o700)
            world = os.environ | {"BENCH_WORLD": home, "HOME": home, "XDG_RUNTIME_DIR": home + "/run"}
            for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
                world[f"XDG_{kind}_HOME"] = f"{home}/{kind.lower()}"
            (Path(home) / "data/hiwar").mkdir(parents=True)
            shutil.copy(os.environ["HISTORY"], f"{home}/data/hiwar/history.sqlite")
            return subprocess.run(["xvfb-run", "-a", "-s", "-screen 0 1280x900x24", "dbus-run-session", "--",
                                   sys.executable, "-B", *sys.argv], env=world, check=False).returncode
    program, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10
    history = Path(os.environ["BENCH_WORLD"]) / "data/hiwar/history.sqlite"
    with sqlite3.connect(f"file:{history}?mode=ro", uri=True) as base:
        # The last changed one is shown in the first window.
        ids = [id for (id,) in base.execute("SELECT id FROM conversation ORDER BY updated_at DESC LIMIT ? OFFSET 1", [count])]
    manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    ask = ["xprop", "-root", "_NET_CLIENT_LIST"]
    while "window id" not in subprocess.run(ask, capture_output=True, text=True, check=False).stdout:
        time.sleep(0.05)  # the window manager has not started
    windows = subprocess.Popen(["stdbuf", "-oL", "xprop", "-root", "-spy", "_NET_CLIENT_LIST"], stdout=subprocess.PIPE, text=True)
    windows.stdout.readline()  # the windows now: none
    alone, first = measured(program, [], windows)
    all_of_them, last = measured(program, ids, windows)
    print(f"one window    PSS {alone:6.1f} MB   there after {first * 1000:6.0f} ms")
    print(f"{len(ids):2} more       PSS {all_of_them:6.1f} MB   there after {last * 1000:6.0f} ms")
    print(f"each          {(all_of_them - alone) / len(ids):10.2f} MB               {(last - first) * 1000 / len(ids):6.0f} ms")
    windows.terminate()
    manager.terminate()
    return 0


sys.exit(main())
