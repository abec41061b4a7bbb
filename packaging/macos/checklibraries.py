#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if the loader would search for a library outside the bundle and the system.

usage: checklibraries.py APP   NOT RUN by the authors, who have no Mac.
"""
import subprocess
import sys
from pathlib import Path

OURS = ("@executable_path/", "@loader_path/", "@rpath/", "/usr/lib/", "/System/Library/")


def needed(file):
    """Returns the libraries that a Mach-O file loads; none for other files."""
    said = subprocess.run(["otool", "-L", file], capture_output=True, text=True, check=False)
    return [line.split(" (")[0].strip() for line in said.stdout.splitlines()[1:]] if said.returncode == 0 else []


def main():
    app = Path(sys.argv[1])
    outside = [(str(file.relative_to(app)), library) for file in sorted(app.rglob("*")) if file.is_file()
               for library in needed(file) if not library.startswith(OURS)]
    for file, library in outside:
        print(f"{file} needs {library}, which is not in the bundle")
    return 1 if outside else 0


sys.exit(main())
