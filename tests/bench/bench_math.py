#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench_math.py BIN: hiwar-math's start, time per formula, memory; the window must not link it."""
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

FORMULAS = [r"x", r"E = mc^2", r"\frac{-b \pm \sqrt{b^2-4ac}}{2a}", r"\sum_{n=1}^\infty \frac{1}{n^2} = \frac{\pi^2}{6}",
            r"\int_0^\infty e^{-x^2}\,dx", r"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}",
            r"\begin{aligned} a &= b + c \\ &= d \end{aligned}", r"\ce{2H2 + O2 -> 2H2O}"]


def memory(pid):
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(pid):
    """Returns the processor time of the process in milliseconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def main():
    folder = Path(sys.argv[1])
    starts = []
    for _ in range(5):
        began = time.perf_counter()
        math = subprocess.Popen([folder / "hiwar-math"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        math.stdout.readline()
        starts.append((time.perf_counter() - began) * 1000)
        if len(starts) < 5:
            math.stdin.close()
            math.wait()
    print(f"start                  {statistics.median(starts):7.0f} ms")
    print(f"start, processor       {processor(math.pid):7.0f} ms")
    print(f"memory, ready          {memory(math.pid):7.1f} MB")
    costs = []
    used = processor(math.pid)
    for number in range(1, 161):
        formula = FORMULAS[number % len(FORMULAS)]
        began = time.perf_counter()
        math.stdin.write(json.dumps({"id": number, "tex": formula + f"_{{{number}}}", "display": True}) + "\n")
        math.stdin.flush()
        answer = json.loads(math.stdout.readline())
        costs.append((time.perf_counter() - began) * 1000)
        assert "svg" in answer, answer
    print(f"a formula, median      {statistics.median(costs):7.1f} ms")
    print(f"a formula, p95         {sorted(costs)[len(costs) * 95 // 100]:7.1f} ms")
    print(f"a formula, processor   {(processor(math.pid) - used) / len(costs):7.1f} ms")
    print(f"memory, 160 formulas   {memory(math.pid):7.1f} MB")
    began = time.perf_counter()
    math.stdin.close()
    math.wait()
    print(f"end                    {(time.perf_counter() - began) * 1000:7.0f} ms")
    linked = subprocess.run(["ldd", folder / "hiwar"], capture_output=True, text=True, check=True).stdout
    print("the window links Qml   " + ("yes" if "Qml" in linked else "no"))


if __name__ == "__main__":
    main()
