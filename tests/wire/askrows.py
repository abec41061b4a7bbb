#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every row of the table with the whole program: `hiwar ask` against the row's server.

usage: askrows.py HIWAR [--part K/N | ID...]

--part takes every Nth row, from the Kth: starting a program under the sanitizers takes most of a second.
Each row is run twice, for the text and with --json, and everything is compared: standard output,
the line on standard error, the exit status, the requests and their number.
"""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from player import TLS, Player
from wiretable import CANARY, read_rows, unescape

PATIENCE = 60  # seconds for one program
HIDDEN = ("DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "QT_QPA_PLATFORM",
          "http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY")


WAITING = re.compile(r"^hiwar: \w+: .*Trying again.* \(\d of \d\)\.$")  # before each further attempt


class Run:
    """One `hiwar ask` in an empty home: status, out, err. Sends Ctrl+C when out equals
    `stop_at`, or when `stop_in` is in err."""

    def __init__(self, program, words, key, settings=None, stop_at=None, stop_in=None):
        with tempfile.TemporaryDirectory() as home:
            environment = {name: value for name, value in os.environ.items() if name not in HIDDEN}
            environment.update(HOME=home, HIWAR_API_KEY=key, LC_ALL="C.UTF-8",
                               **{f"XDG_{kind}_HOME": f"{home}/{kind.lower()}" for kind in ("CONFIG", "DATA", "STATE")})
            if settings:
                folder = Path(home, "config", "hiwar")
                folder.mkdir(parents=True)
                (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
            self.process = subprocess.Popen([program, "ask", *words], env=environment, stdin=subprocess.DEVNULL,
                                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            self.out = self.err = b""
            limit = threading.Timer(PATIENCE, self.process.kill)
            limit.start()
            reader = threading.Thread(target=self._read_errors, args=[stop_in])
            reader.start()
            while more := self.process.stdout.read1(65536):
                self.out += more
                if stop_at is not None and self.out == stop_at:
                    self.process.send_signal(signal.SIGINT)
                    stop_at = None
            self.status = self.process.wait()
            reader.join()
            limit.cancel()

    def _read_errors(self, stop_in):
        while more := self.process.stderr.read1(65536):
            self.err += more
            if stop_in is not None and stop_in in self.err:
                self.process.send_signal(signal.SIGINT)
                stop_in = None


def profile_of(row, base_url):
    """Returns a profile for a row that needs what only a profile contains."""
    profile = {"id": "own", "name": "Mine", "baseUrl": base_url, "model": "m-1", "streaming": "automatic"}
    profile.update(json.loads(row.settings.get("profile", "{}")))
    if "trust" in row.settings:
        profile["tls"] = {"caFile": str(TLS / "certificate.pem")}
    return {"profiles": [profile], "currentProfile": "own"}


def ask(program, row, server, more=()):
    settings = row.settings
    base = server.base_url
    if "base" in settings:
        base = unescape(settings["base"]).decode().replace("@", server.address)
    words = list(more)
    has_profile = "profile" in settings or "trust" in settings
    if not has_profile:
        words += ["--base-url", base, "--model", unescape(settings.get("model", "m-1")).decode()]
    if "plain" in settings:
        words.append("--no-stream")
    if "timeout" in settings:
        words += ["--timeout", settings["timeout"]]
    if "param" in settings:
        words += ["--param", settings["param"]]
    if "system" in settings:
        words += ["--system", settings["system"]]
    stop_at = unescape(settings["stop"]) if "stop" in settings else None
    stop_in = None
    if stop_at and more:  # with --json nothing but the trace is printed before the end
        words.append("--trace")
        stop_at, stop_in = None, stop_at
    return Run(program, [*words, "Hi?"], unescape(settings.get("key", CANARY)).decode(),
               profile_of(row, base) if has_profile else None, stop_at, stop_in)


def text_of(row, name):
    return unescape(row.one(name)).decode(errors="replace")


def answer_of(row):
    """The text, with the pictures behind it as the program writes them."""
    pictures = "".join(f"\n\n![](data:{kind};base64,{digits})\n\n"
                       for kind, digits in (picture.split(" ") for picture in row.outcome.get("picture", [])))
    return text_of(row, "text") + pictures


def wanted_status(row):
    if "exit" in row.outcome:
        return int(row.one("exit"))
    if "error" in row.outcome:
        return 3 if row.one("text") else 1
    return 3 if row.one("finish", "stop") == "length" else 0


def line_faults(row, err, status):
    """Checks the line on standard error."""
    lines = [line for line in err.splitlines() if not WAITING.search(line)]
    if len(lines) != (0 if status in (0, 130) else 1):
        yield f"standard error holds {len(lines)} lines: {err!r}"
        return
    line = lines[0] if lines else ""
    if "error" in row.outcome and status != 130 and not line.startswith(f"hiwar: {row.one('error')}: "):
        yield f"the line begins otherwise: {line}"
    for words in row.outcome.get("words", []):
        if status != 130 and " ".join(unescape(words).decode().split()) not in line:
            yield f"the service's words are not in the line: {line}"
    for words in row.outcome.get("says", []):
        if words not in line:
            yield f"{words!r} is not in the line: {line}"
    if any(ord(c) < 32 or c in "\u202e\u2066\u200b" for c in line):
        yield f"the line holds characters that are not seen: {line!r}"
    if len(line) > 3000:
        yield f"the line is {len(line)} characters long"


def output_faults(row, out):
    text = answer_of(row).encode() if "picture" in row.outcome else unescape(row.one("text"))
    wanted = text if not text or text.endswith(b"\n") else text + b"\n"
    if out != wanted:
        yield f"standard output is {out[:300]!r}, not {wanted[:300]!r}"


def usage_of(row):
    if "usage" not in row.outcome:
        return None
    counts = [int(word) for word in row.one("usage").split()]
    return dict(zip(("prompt_tokens", "completion_tokens", "total_tokens"), counts))


def json_faults(row, out, status):
    """Checks the message object of --json; there is one as soon as there is text."""
    if not out and status not in (0, 3):
        return
    try:
        message = json.loads(out)
    except ValueError:
        yield f"--json prints {out[:300]!r}"
        return
    if message["content"] != answer_of(row):
        yield f"the content is {message['content'][:300]!r}"
    if "error" in row.outcome:
        return
    finish = row.one("finish", "stop")
    if message["finish_reason"] != (None if finish == "-" else finish):
        yield f"finish_reason is {message['finish_reason']!r}"
    usage = message["usage"] and {k: message["usage"][k] for k in ("prompt_tokens", "completion_tokens", "total_tokens")}
    if usage != usage_of(row):
        yield f"usage is {message['usage']!r}"
    if "model" in row.outcome and message["model"] != text_of(row, "model"):
        yield f"model is {message['model']!r}"
    if message.get("reasoning", "") != text_of(row, "reasoning"):
        yield f"reasoning is {message.get('reasoning')!r}"
    tools = [f"{call['function']['name']} {call['function']['arguments']}" for call in message.get("tool_calls", [])]
    if tools != row.outcome.get("tool", []):
        yield f"tool calls are {tools}"


def value_at(body, path):
    for part in path.split("."):
        body = body[int(part)] if isinstance(body, list) else body[part]
    return body


def holds(request, words):
    """Whether a request is as a ">" line says."""
    no, _, rest = words.partition(" ")
    if no == "no":
        return not holds(request, rest)
    what, _, rest = words.partition(" ")
    name, _, value = rest.partition(" ")
    if what == "path":
        return request.target == rest
    if what == "protocol":
        return request.protocol == rest
    if what == "header":
        return name in request.headers and (not value or request.headers[name] == value)
    if what == "body":
        try:
            found = value_at(json.loads(request.body), name)
        except (KeyError, IndexError, ValueError):
            return False
        return not value or found == json.loads(value)
    return what == "again"


def request_faults(row, requests):
    wanted = int(row.one("requests", "1"))
    if len(requests) != wanted:
        yield f"{len(requests)} requests, not {wanted}"
    for request, answer in zip(requests, row.answers):
        for words in answer.asked:
            if not holds(request, words):
                yield f"asked otherwise than {words!r}: {request.target} {request.headers} {request.body[:500]!r}"


def faults_of(program, row):
    for more in ((), ("--json",)):
        with Player(row) as server:
            run = ask(program, row, server, more)
            status = wanted_status(row)
            if "stop" in row.settings:
                status = 130
                if not server.left.wait(PATIENCE):
                    yield "the connection was not closed"
            where = " ".join(more) or "as text"
            if run.status != status:
                yield f"{where}: exit status {run.status}, not {status}: {run.err.decode(errors='replace')}"
            err = run.err.decode(errors="replace")
            found = list(json_faults(row, run.out, run.status) if more else output_faults(row, run.out))
            if not ("stop" in row.settings and more):
                found += line_faults(row, err, run.status)
            found += request_faults(row, server.requests)
            key = unescape(row.settings.get("key", CANARY)).strip()
            if key and key in run.out + run.err:
                found.append("the key is told")
            yield from (f"{where}: {fault}" for fault in found)


def main():
    program, *ids = sys.argv[1:]
    rows = [row for row in read_rows() if row.plays_for("ask")]
    if ids and ids[0] == "--part":
        part, parts = (int(number) for number in ids[1].split("/"))
        rows = rows[part - 1::parts]
    elif ids:
        rows = [row for row in rows if row.id in ids]
    with ThreadPoolExecutor(max_workers=8) as pool:
        results = pool.map(lambda row: list(faults_of(program, row)), rows)
        failed = 0
        for row, faults in zip(rows, results):
            failed += bool(faults)
            for fault in faults:
                print(f"{row.id} ({row.place}, {row.title}): {fault}", flush=True)
    print(f"{len(rows)} rows through hiwar ask, {failed} failed")
    return 1 if failed or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
