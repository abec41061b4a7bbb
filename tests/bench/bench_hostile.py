#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replies made to block the window: for how long each does, and its memory per byte.

usage: bench_hostile.py BENCH_HOSTILE [KILOBYTES [PART OF A NAME]]

Each reply has a process of its own, with a limit of one minute of the processor. A step above 100 ms for 1 MB is
marked (500 for 10 MB). Build BENCH_HOSTILE in Release.
"""
import os
import resource
import signal
import subprocess
import sys

BENCH, KILOBYTES, WANTED = sys.argv[1], int((sys.argv[2:] or ["1024"])[0]), (sys.argv[3:] or [""])[0]
STEPS = ("at once", "streamed", "resized", "turned")
MOST = 100 if KILOBYTES <= 1024 else 500
os.environ["QT_QPA_PLATFORM"] = "offscreen"

print(f"{'ms of the processor':34}" + "".join(f"{step:>10}" for step in STEPS) + f"{'MB':>8}{'a byte':>8}")
for name in subprocess.run([BENCH], capture_output=True, text=True, check=True).stdout.splitlines():
    if WANTED not in name:
        continue
    out = subprocess.run([BENCH, name, str(KILOBYTES * 1024)], capture_output=True, text=True, check=False,
                         preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (60, 61)))
    if out.returncode == -signal.SIGXCPU:
        print(f"{name:34}not within a minute", flush=True)
        continue
    out.check_returncode()
    *steps, memory, size = map(float, out.stdout.split())
    line = "".join(f"{step:9.0f}{'!' if step > MOST else ' '}" for step in steps)
    print(f"{name:34}{line}{memory:8.0f}{memory * 2**20 / size:8.1f}", flush=True)
