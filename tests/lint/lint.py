#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the repository's own files and says where they break its rules, one line each.

usage: lint.py ROOT [--qt-headers FOLDER]

An exception is written where it is needed, with its reason: `// lint: allow RULE: reason` on the
line or right above it, or `// lint: size-exception: reason` anywhere in a long file.
"""
import argparse
import sys

import arrows
from rules import RULES
from tree import Tree


def findings(root):
    """Yields (file, line, rule, sentence) for everything that is wrong below root."""
    tree = Tree(root)
    by_name = {s.name: s for s in tree.sources}
    for name, check in RULES.items():
        for file, line, sentence in check(tree):
            source = by_name.get(file)
            if source is None or not source.allows(name, line):
                yield file, line, name, sentence


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root")
    parser.add_argument("--qt-headers", help="the folder that holds QtCore, QtGui, …")
    options = parser.parse_args()
    arrows.QT_HEADERS = options.qt_headers
    found = sorted(findings(options.root))
    for file, line, name, sentence in found:
        print(f"{file}:{line}: {sentence} [{name}]")
    print(f"lint: {len(RULES)} rules, {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
