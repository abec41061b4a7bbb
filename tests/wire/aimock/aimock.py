#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`hiwar ask` against a third-party mock service with faults: every outcome as a script sees it.

usage: aimock.py HIWAR NODE FOLDER   FOLDER contains serve.mjs and its npm packages
"""
import json
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from askrows import WAITING, Run  # noqa: E402
from wiretable import CANARY  # noqa: E402

WORDS = b"One two three four five six.\n"

# question -> exit status, standard output (None: a beginning of the words), beginning of the last
# line on standard error, what it must contain, how many requests the service gets.
CASES = {
    "plain": (0, WORDS, "", "", 1),
    "slow": (0, WORDS, "", "", 1),
    "reasoning": (0, WORDS, "", "", 1),
    "usage": (0, WORDS, "", "", 1),
    "malformed": (1, b"", "NotAnApi", "{malformed json: <<<chaos>>>", 1),
    "drop": (1, b"", "ServerError", "Chaos: request dropped", 3),
    "disconnect": (1, b"", "NoAnswer", "charged", 1),
    "limited": (1, b"", "RateLimited", "Chaos: rate limit exceeded", 3),
    "truncated": (3, None, "Interrupted", "broke off", 1),
    "cut": (3, None, "Interrupted", "broke off", 1),
    "tool": (3, b"", "ToolWanted", "“count”", 1),
    "both": (3, WORDS, "ToolWanted", "“count”", 1),
    "length": (3, WORDS, "CutShort", "length", 1),
    "filter": (3, WORDS, "Filtered", "content filter", 1),
    "quota": (1, b"", "PaymentRequired", "You exceeded your current quota.", 1),
    "moderated": (1, b"", "Forbidden", "Your input was flagged", 1),
    "status 400": (1, b"", "BadRequest", "Refused with 400.", 1),
    "status 401": (1, b"", "Unauthorized", "Refused with 401.", 1),
    "status 402": (1, b"", "PaymentRequired", "Refused with 402.", 1),
    "status 403": (1, b"", "Forbidden", "Refused with 403.", 1),
    "status 404": (1, b"", "NotFound", "Refused with 404.", 1),
    "status 413": (1, b"", "TooLarge", "Refused with 413.", 1),
    "status 422": (1, b"", "BadRequest", "Refused with 422.", 1),
    "status 429": (1, b"", "RateLimited", "Refused with 429.", 3),
    "status 500": (1, b"", "ServerError", "Refused with 500.", 3),
    "status 502": (1, b"", "ServerError", "Refused with 502.", 3),
    "status 503": (1, b"", "ServerError", "Refused with 503.", 3),
    "status 504": (1, b"", "GatewayTimeout", "Refused with 504.", 2),
    "status 529": (1, b"", "Overloaded", "Refused with 529.", 3),
}


def faults_of(program, base, question, more=()):
    run = Run(program, ["--base-url", base, "--model", "mock-1", *more, question], CANARY)
    # The service cuts by a clock: on a busy machine before its first word.
    is_early = question == "cut" and not run.out
    status, output, kind, holds, _ = CASES["disconnect" if is_early else question]
    err = run.err.decode(errors="replace")
    lines = [line for line in err.splitlines() if not WAITING.search(line)]
    if run.status != status:
        yield f"exit status {run.status}, not {status}: {err}"
    if output is None:
        if not 1 < len(run.out) < len(WORDS) or not WORDS.startswith(run.out.rstrip(b"\n")):
            yield f"standard output is {run.out!r}"
    elif run.out != output:
        yield f"standard output is {run.out!r}, not {output!r}"
    if len(lines) != (1 if kind else 0):
        yield f"standard error is {err!r}"
    elif kind and not (lines[0].startswith(f"hiwar: {kind}: ") and holds in lines[0]):
        yield f"the line is {lines[0]!r}"
    if CANARY.encode() in run.out + run.err:
        yield "the key is told"


def message_of(program, base, question, *more):
    run = Run(program, ["--base-url", base, "--model", "mock-1", "--json", *more, question], CANARY)
    return json.loads(run.out)


def all_faults(program, url):
    base = f"{url}/v1"
    with ThreadPoolExecutor(max_workers=6) as pool:
        for question, faults in zip(CASES, pool.map(lambda q: list(faults_of(program, base, q)), CASES)):
            yield from (f"{question}: {fault}" for fault in faults)
    with urllib.request.urlopen(f"{url}/__aimock/journal") as answer:
        asked = [entry["body"]["messages"][-1]["content"] for entry in json.load(answer)]
    for question, case in CASES.items():
        if asked.count(question) != case[4]:
            yield f"{question}: asked {asked.count(question)} times, not {case[4]}"
    # The same words in one piece, and after a router's comments.
    for more, at in ((("--no-stream",), base), ((), f"{url}/api/v1")):
        yield from (f"plain at {at} {more}: {fault}" for fault in faults_of(program, at, "plain", more))
    reasoning = message_of(program, base, "reasoning")
    if (reasoning["content"], reasoning.get("reasoning")) != (WORDS.decode().strip(), "Let me count."):
        yield f"reasoning: {reasoning}"
    usage = message_of(program, base, "usage", "--no-stream")["usage"]
    if not usage or usage["total_tokens"] != 13:
        yield f"usage: {usage}"


def main():
    program, node, folder = sys.argv[1:]
    with subprocess.Popen([node, "serve.mjs"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True) as service:
        url = service.stdout.readline().strip()
        if not url:
            sys.exit("the service did not start")
        found = list(all_faults(program, url))
        service.stdin.close()
    print(*found, f"{len(CASES)} faults of the service, {len(found)} not as they should be", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
