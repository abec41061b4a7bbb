#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed, stopped and deprived of disk, history, keyring or display, at any instant.

usage: chaos.py PROGRAM [ROUNDS] [unittest arguments]     (default: 60 kills at any instant)

Each story prints a line of figures, and fails if something is lost that was shown, if a history is
replaced silently, or if a fault is not reported. What this machine does not allow is "not run": a
small disk needs mounts of its own (root), an immutable file a disk that supports it, a wrong clock
the program faketime. Runs itself on a display, a bus and a keyring of its own; PROGRAM is a release
build. Takes a quarter of an hour on two cores.
"""
import os
import signal
import subprocess
import sys

import chaoskills
from chaosdisk import MOUNTS, Disk  # noqa: F401
from chaosends import Ends  # noqa: F401
from chaoskeyring import Keyring  # noqa: F401
from chaoskills import Kills  # noqa: F401
from desktop import INSIDE, main

OWN_MOUNTS = ["unshare", "--mount", "--propagation", "private"]

if __name__ == "__main__":
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)  # background jobs of a shell, and their children, ignore it
    if len(sys.argv) > 2 and sys.argv[2].isdigit():
        os.environ["CHAOS_ROUNDS"] = sys.argv.pop(2)
    chaoskills.ROUNDS = int(os.environ.get("CHAOS_ROUNDS", chaoskills.ROUNDS))
    if INSIDE not in os.environ and MOUNTS not in os.environ:
        if subprocess.run([*OWN_MOUNTS, "true"], capture_output=True, check=False).returncode == 0:
            os.environ[MOUNTS] = "yes"
            os.execvp(OWN_MOUNTS[0], [*OWN_MOUNTS, sys.executable, "-B", *sys.argv])
    main()
