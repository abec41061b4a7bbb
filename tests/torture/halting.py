#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The suite, or a part of it, while some of its processes are stopped again and again, as on a busy machine.

usage: halting.py NAME[,NAME…] [ctest arguments]     (after tests/run.sh has built the dev preset)

Stops the processes with these names (hiwar, dbus-daemon, Xvfb…) that the tests start, most of them at a time, for 0.1
to 0.5 s, and lets them run for half as long. A test that does not wait for what it uses fails nearly each time, which
a real load does once in many runs. Takes no processor, so many tests can run at once: halting.py hiwar -R '^story_'
-j 6. A test that gives a time limit of its own to the program fails rightly. The status is that of ctest.
"""
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

BUILD = Path(__file__).resolve().parents[2] / "build"
MARK = "HALTED_BY"  # in the environment of all that the tests start
HALT, GO, SHARE = (0.1, 0.5), (0.05, 0.25), 0.8  # seconds, seconds, how many at a time
MOST_OF_A_NAME = 15  # letters that the kernel keeps
MOST_OF_A_FOLDER = 50  # letters, as in run.sh: the path of a socket has to fit


def processes(names, mark):
    """The processes with one of the names and the mark in their environment."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (folder / "comm").read_text().strip() in names and mark in (folder / "environ").read_bytes():
                yield int(folder.name)
        except OSError:
            continue  # it has ended, or is somebody else's


def send(which, number):
    for pid in which:
        try:
            os.kill(pid, number)
        except ProcessLookupError:
            continue


def has_ended(tests, seconds):
    """Whether they end within a random part of that time."""
    try:
        tests.wait(random.uniform(*seconds))
    except subprocess.TimeoutExpired:
        return False
    return True


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    names = {name[:MOST_OF_A_NAME] for name in sys.argv[1].split(",")}
    mark = f"{MARK}={os.getpid()}"
    world = os.environ | {MARK: str(os.getpid()), "HOME": str(BUILD / "home")}
    if len(str(BUILD)) <= MOST_OF_A_FOLDER:
        world["TMPDIR"] = str(BUILD / "tmp")
    tests = subprocess.Popen(["ctest", "--test-dir", BUILD / "dev", "--output-on-failure", *sys.argv[2:]], env=world)
    halted, times = [], 0
    try:
        while not has_ended(tests, GO):
            halted = [pid for pid in processes(names, mark.encode()) if random.random() < SHARE]
            times += len(halted)
            send(halted, signal.SIGSTOP)
            ended = has_ended(tests, HALT)
            send(halted, signal.SIGCONT)
            if ended:
                break
    finally:
        send(halted, signal.SIGCONT)
    print(f"stopped {times} times")
    sys.exit(tests.wait() or not times)  # nothing was tried where no process was found


if __name__ == "__main__":
    main()
