#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the table itself: every known server is there, and each row asserts something."""
import sys
from collections import Counter

from wiretable import ROWS, TableError, read_rows

# All known servers. A letter after an id is a variation of it.
KNOWN = """
001 002 004 005 007 008 010 011 013 014 016 017 019 020 022 023 025 026 028 029 031 032 034 035 037
038 040 041 043 044 046 047 049 050 052 053 055 056 058 059 061 062 064 065 067 068 070 071 073 074
076 077 079 080 082 083 085 086 088 089 091 092 094 095 097 098 100 101 103 104 106 107 109 110 112
113 115 116 118 119 121 122 124 125 127 128 130 131 133 134 136 137 139 140 142 143 145 146 148 149
151 152 154 155 157 158 160 161 163 164 166 167 169 170 172 173 175
""".split()
LEAST_STRANGERS = 40  # Hiwar's own rows, X001 and so on

SETTINGS = {"base", "deaf", "key", "model", "models", "nobody", "param", "plain", "profile", "stop", "stream",
            "system", "test", "timeout", "tls", "trust"}
CLAIMS = {"code", "error", "exit", "finish", "model", "models", "ok", "param", "picture", "reasoning", "refusal", "requests",
          "says", "text", "tool", "usage", "wait", "words"}
REMARKS = {"differs", "only", "see"}


def faults(rows):
    ids = Counter(row.id for row in rows)
    yield from (f"{name} is there {count} times" for name, count in ids.items() if count > 1)
    there = {name[:4] for name in ids}
    yield from (f"Q{number} is missing" for number in KNOWN if f"Q{number}" not in there)
    yield from (f"{name} is not known" for name in there if name[0] == "Q" and name[1:] not in KNOWN)
    strangers = sum(name[0] == "X" for name in there)
    if strangers < LEAST_STRANGERS:
        yield f"only {strangers} servers of our own"
    for row in rows:
        yield from (f"{row.id} ({row.place}): {fault}" for fault in row_faults(row))


def row_faults(row):
    if not row.title:
        yield "it has no title"
    if not (row.outcome.keys() | row.first.keys()) & CLAIMS:
        yield "nothing is claimed of it, so it cannot fail"
    for name in row.settings.keys() - SETTINGS:
        yield f"nobody reads 'with {name}'"
    for name in (row.outcome.keys() | row.first.keys()) - CLAIMS - REMARKS:
        yield f"nobody reads '{name}:'"
    for name in REMARKS & row.outcome.keys():
        if not row.one(name):
            yield f"'{name}:' gives no reason"
    for name in row.outcome.get("see", []):
        if not (ROWS.parents[2] / name).is_file():
            yield f"there is no {name}"
    if not row.answers and "nobody" not in row.settings:
        yield "its server does nothing"
    if "only" in row.outcome and not row.one("only").startswith(("client, ", "ask, ")):
        yield "only whom, and why?"


def main():
    try:
        rows = read_rows()
    except TableError as error:
        sys.exit(str(error))
    found = list(faults(rows))
    print(*found, f"{len(rows)} rows, {len(found)} faults", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
