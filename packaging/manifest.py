#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the manifest of a release, which portable builds read to check for updates.

usage: manifest.py VERSION EPOCH SHA256SUMS CHANGELOG
"""
import json
import re
import sys
from datetime import datetime, timezone
from pathlib import Path


def main():
    version, epoch, sums, changelog = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4])
    newest = re.split(r"^## .*$", changelog.read_text(), flags=re.MULTILINE)[1]
    files = [{"name": name, "size": (sums.parent / name).stat().st_size, "sha256": digest}
             for digest, name in (line.split() for line in sums.read_text().splitlines())]
    print(json.dumps({"hiwar-release": 1, "version": version,
                      "released": datetime.fromtimestamp(epoch, timezone.utc).strftime("%Y-%m-%d"),
                      "changes": re.findall(r"^- (.+)$", newest, re.MULTILINE), "files": files},
                     indent=1, ensure_ascii=False))


main()
