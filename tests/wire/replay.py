#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one odd server of the table, for as long as you like, and shows what it is asked.

usage: tests/wire/replay.py ID [--port N]      then point Hiwar, or curl, at the Base URL it prints
       tests/wire/replay.py --list [WORD]      what there is
"""
import argparse
import sys

from player import Player
from wiretable import TableError, read_rows, unescape


def tell(request, answer):
    """Called by the server's threads; each line is written in one piece."""
    if request is None:
        print("somebody connected", flush=True)
        return
    body = request.body.decode(errors="replace")
    print(f"asked: {request.method} {request.target} {body[:2000]}", flush=True)
    if answer is None:
        print("       the row has no answer left; it gets a 500", flush=True)


def expectation(row):
    for name, values in row.outcome.items():
        for value in values:
            yield f"  {name}: {value}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("id", nargs="?")
    parser.add_argument("--port", type=int, default=0, help="otherwise one that is free")
    parser.add_argument("--list", nargs="?", const="", metavar="WORD")
    options = parser.parse_args()
    rows = read_rows()
    if options.list is not None or not options.id:
        for row in rows:
            line = f"{row.id}  {row.title}"
            if (options.list or "").lower() in line.lower():
                print(line)
        return 0
    row = next((r for r in rows if r.id.lower() == options.id.lower()), None)
    if row is None:
        print(f"there is no row {options.id}; --list shows what there is", file=sys.stderr)
        return 2
    print(f"{row.id}  {row.title}  ({row.place})")
    player = Player(row, options.port, again=True, tell=tell)
    base = row.settings.get("base")
    print(f"Base URL: {unescape(base).decode().replace('@', player.address) if base else player.base_url}")
    for name, value in row.settings.items():
        if name not in ("base", "tls"):
            print(f"  with {name} {value}")
    print("what must come of it:", *expectation(row), sep="\n", flush=True)
    if "nobody" in row.settings:
        print("(nobody listens there: that is the row)")
        return 0
    try:
        player.serve()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except TableError as error:
        sys.exit(str(error))
