#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists what a run of ctest did not run, and why: ctest counts a skipping program as passed.

usage: notrun.py RESULTS   the file of ctest --output-junit, with the output of every test
"""
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

# QtTest: "SKIP   : Class::function(row) reason"; Hiwar's scripts print the same.
QTEST = re.compile(r"^SKIP +: (?:\w+::)*(?P<name>\w+(?:\(.*?\))?) (?P<reason>.+)$")
# unittest -v: "test_a (where) ... skipped 'reason'", with any output of the test in between.
UNITTEST = re.compile(r"(?P<name>\btest\w*) \(|\bskipped (?P<quote>['\"])(?P<reason>.*)(?P=quote)$")
COUNTED = re.compile(r"^(?:Totals: .*, (\d+) skipped|(?:OK|FAILED) \(.*\bskipped=(\d+))", re.MULTILINE)


def skipped(said):
    """Returns (name, reason) of everything that a test program reports as skipped."""
    found, unittest = [], ""
    for line in said.splitlines():
        if match := QTEST.match(line):
            found.append((match["name"].removesuffix("()"), match["reason"]))
            continue
        for match in UNITTEST.finditer(line):
            if match["name"]:
                unittest = match["name"]
            else:
                found.append((unittest, match["reason"]))
    silent = sum(int(a or b) for a, b in COUNTED.findall(said)) - len(found)
    return found if silent <= 0 else [*found, (f"{silent} more", "it does not say why")]


def not_run(results):
    """Yields the lines about it, in the order of the tests."""
    for case in ElementTree.parse(results).getroot().iter("testcase"):
        name, said = case.get("name"), case.findtext("system-out") or ""
        reason = case.find("skipped")
        if reason is None:
            yield from (f"{name} {part}: {why}" for part, why in skipped(said))
        else:
            yield f"{name}: {said.strip() or reason.get('message')}"


def main():
    results = Path(sys.argv[1])
    if not results.exists():
        return  # ctest was not run to test
    lines = list(not_run(results))
    if lines:
        print(f"hiwar: not run: {len(lines)}", *lines, sep="\n  ")


if __name__ == "__main__":
    main()
