#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The conversation view compared with Qt's own way (a QTextBrowser) and a bare window, in one run.

usage: bench_view.py BENCH_VIEW [WHAT...]

Prints every row of the targets for the view: the figure, the target, and whether it is met. Each
figure comes from a process of its own in a real window; runs itself in Xvfb with openbox. Without
WHAT (open, scroll, resize, zoom, memory, stream, firehose): all. Build BENCH_VIEW in Release.
"""
import os
import subprocess
import sys
import time

BENCH, WANTED = os.path.abspath(sys.argv[1]), sys.argv[2:]
MISSED = []


def run(surface, *arguments, limit=600):
    """Returns the figures of one process; None if it did not end in time."""
    try:
        out = subprocess.run([BENCH, surface, *map(str, arguments)], capture_output=True, text=True, check=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return None
    return {name: float(value) for name, value in (pair.split("=") for pair in out.stdout.split())}


def row(what, value, unit, target=None, beside=""):
    verdict = ""
    if target is not None:
        met = value <= target
        verdict = f"target {target:g} {'met' if met else 'MISSED'}"
        if not met:
            MISSED.append(what)
    print(f"{what:58} {value:9.2f} {unit:6} {verdict:20} {beside}", flush=True)


def browser(name, *arguments):
    figures = run("browser", *arguments, limit=120)
    return "QTextBrowser: " + (f"{figures[name]:.1f}" if figures else "not within 120 s")


def measure_open():
    small, large = (min((run("hiwar", "open", n) for _ in range(3)), key=lambda f: f["first"]) for n in (100, 10000))
    row("open 10,000 messages (20 MB), to first paint", large["first"], "ms", 50, browser("first", "open", 10000))
    row("  of it, beside one of 100 messages", large["first"] / small["first"], "x", 1.5, f"100 messages: {small['first']:.1f} ms")


def measure_scroll():
    figures = run("hiwar", "scroll", 10000)
    row("scroll 10,000 messages end to end, frame p99", figures["p99"], "ms", 8, browser("p99", "scroll", 1000) + " (1,000 messages)")
    row("  longest frame", figures["max"], "ms", 50, f"{figures['frames']:.0f} frames")
    row("  memory growth", figures["grew"], "MB", 20)


def measure_resize():
    figures = run("hiwar", "resize", 10000)
    row("resize with 10,000 messages, frame p99", figures["p99"], "ms", 16, browser("p99", "resize", 1000) + " (1,000 messages)")


def measure_zoom():
    figures = run("hiwar", "zoom", 10000)
    row("zoom with 10,000 messages, frame p99", figures["p99"], "ms", 50, browser("p99", "zoom", 1000) + " (1,000 messages)")


def measure_memory():
    bare, figures = run("bare", "memory", 1000), run("hiwar", "memory", 1000)
    row("memory with 1,000 messages read, over a bare window", figures["pss"] - bare["pss"], "MB", 40,
        f"bare {bare['pss']:.1f} MB; {browser('pss', 'memory', 1000)}")


def measure_stream():
    bare = run("bare", "stream", 128, 1000, 6)
    small, large = run("hiwar", "stream", 8, 1000, 6), run("hiwar", "stream", 128, 1000, 6)
    share = {name: figures["busy"] - bare["busy"] for name, figures in (("small", small), ("large", large))}
    row("128 KB reply at 1,000 tokens/s, share of a core", share["large"], "%", 10,
        f"with the measuring {large['busy']:.1f}; {browser('busy', 'stream', 128, 1000, 6)}")
    row("  gap between frames, p99", large["p99"], "ms", 17, f"bare {bare['p99']:.1f}; {browser('p99', 'stream', 128, 1000, 6)}")
    row("  longest block of the thread", large["longest"], "ms", 50)
    row("  cost of a token at 128 KB / at 8 KB", share["large"] / share["small"], "x", 1.2, f"8 KB: {small['busy']:.1f} %")


def measure_firehose():
    figures = run("hiwar", "stream", 8, 10000, 8)
    row("10,000 tokens/s, from the wheel to the picture, p99", figures["answer"], "ms", 33, f"{figures['frames']:.0f} frames/s")
    row("  share of a core", figures["busy"], "%", None, browser("frames", "stream", 8, 10000, 8) + " frames/s")


def main():
    if "BENCH_WORLD" not in os.environ:
        return subprocess.run(["xvfb-run", "-a", "-s", "-screen 0 1280x900x24", sys.executable, "-B", *sys.argv],
                              env=os.environ | {"BENCH_WORLD": "1"}, check=False).returncode
    manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    while "window id" not in subprocess.run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"], capture_output=True, text=True, check=False).stdout:
        time.sleep(0.05)  # the window manager has not started
    for name in ("open", "scroll", "resize", "zoom", "memory", "stream", "firehose"):
        if not WANTED or name in WANTED:
            globals()[f"measure_{name}"]()
    manager.terminate()
    print("missed: " + ("; ".join(MISSED) or "nothing"))
    return 0


sys.exit(main())
