# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads rows/*.wire: one odd server per row, what it does on the wire and the expected result.

README.md describes the form; wiretable.cpp reads the same files. This module uses no sockets.
"""
import json
import re
from dataclasses import dataclass, field
from pathlib import Path

ROWS = Path(__file__).resolve().parent / "rows"
CANARY = "sk-canary-7d1f"  # the key of every row without its own; it must not show up anywhere

_ESCAPE = re.compile(rb"\\(?:x([0-9a-fA-F]{2})|\*(\d+)\{([^}]*)\}|h\{([0-9a-fA-F ]*)\}|(.))")
_LETTERS = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"s": b" ", b"\\": b"\\"}


class TableError(Exception):
    pass


def unescape(text):
    """Replaces the escapes in a text of the table."""
    def one(match):
        byte, times, repeated, packed, letter = match.groups()
        if byte:
            return bytes([int(byte, 16)])
        if times:
            return int(times) * unescape(repeated.decode())
        if packed is not None:
            return bytes.fromhex(packed.decode())
        if letter not in _LETTERS:
            raise TableError(f"unknown escape \\{letter.decode()}")
        return _LETTERS[letter]
    return _ESCAPE.sub(one, text.encode())


@dataclass
class Step:
    """send: these bytes · beat: these bytes every so many ms until the client closes · hold ·
    close · reset"""
    act: str
    data: bytes = b""
    interval: int = 0


@dataclass
class Answer:
    """The answer to one request, and what that request must contain."""
    asked: list = field(default_factory=list)  # the words of each ">" line
    steps: list = field(default_factory=list)
    always: bool = False  # answers every request from here on


@dataclass
class Row:
    id: str
    title: str
    place: str
    settings: dict = field(default_factory=dict)  # from "with"
    answers: list = field(default_factory=list)
    outcome: dict = field(default_factory=dict)  # name -> list of texts
    first: dict = field(default_factory=dict)    # the same, only for the first request

    def one(self, name, default=""):
        return self.outcome.get(name, [default])[-1]

    def plays_for(self, level):
        return self.one("only", level).partition(",")[0] == level


class _Script:
    """Turns the "<" lines of a row into steps."""

    def __init__(self, row):
        self.row, self.answer, self.head, self.whole = row, None, None, False

    def expect(self, words):
        self.finish()
        self.answer = Answer([words])
        self.row.answers.append(self.answer)

    def finish(self):
        if self.head is not None:
            raise TableError("an answer stops after its head; say what follows, if only hold")
        self.answer = None

    def begin(self):
        if self.answer is None:
            self.answer = Answer()
            self.row.answers.append(self.answer)

    def send(self, data):
        self.answer.steps.append(Step("send", data))

    def open(self, framing):
        """Sends the head if it is still pending; `framing`: the header with the body's length."""
        if self.head is not None:
            self.send(self.head + framing + b"\r\n")
            self.head = None

    def chunk(self, data):
        self.open(b"Transfer-Encoding: chunked\r\n")
        self.send(b"%x\r\n%s\r\n" % (len(data), data))

    def event(self, value):
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        self.chunk(b"data: " + text.encode() + b"\n\n")

    def take(self, verb, rest):
        if verb == "status" and self.answer and self.answer.steps:
            self.finish()
        self.begin()
        act = getattr(self, "do_" + verb, None)
        if act is None:
            raise TableError(f"unknown verb {verb}")
        act(rest)

    def do_status(self, rest):
        code, _, kind = rest.partition(" ")
        self.head = b"HTTP/1.1 " + code.encode() + b" As Told\r\n"
        if kind:
            self.head += b"Content-Type: " + unescape(kind) + b"\r\n"

    def do_header(self, rest):
        self.head += unescape(rest) + b"\r\n"

    def do_body(self, rest):
        self.whole_body(unescape(rest))

    def do_json(self, rest):
        self.whole_body(rest.encode())

    def whole_body(self, data):
        head = self.head + b"Content-Length: %d\r\n\r\n" % len(data)
        self.head = None
        self.send(head + data)

    def do_reply(self, rest):
        self.do_status("200 application/json")
        self.do_json(json.dumps({"choices": [{"index": 0, "finish_reason": "stop", "message": {
            "role": "assistant", "content": unescape(rest).decode()}}]}, ensure_ascii=False))

    def do_raw(self, rest):
        self.open(b"")
        self.send(unescape(rest))

    def do_chunk(self, rest):
        self.chunk(unescape(rest))

    def do_event(self, rest):
        self.event(rest)

    def do_delta(self, rest):
        self.event({"choices": [{"index": 0, "delta": {"content": unescape(rest).decode()}}]})

    def do_finish(self, rest):
        self.event({"choices": [{"index": 0, "delta": {}, "finish_reason": rest}]})

    def do_done(self, _):
        self.event("[DONE]")

    def do_last(self, _):
        self.send(b"0\r\n\r\n")

    def do_end(self, _):
        self.do_finish("stop")
        self.do_done("")
        self.do_last("")

    def do_beat(self, rest):
        interval, _, text = rest.partition(" ")
        self.open(b"Transfer-Encoding: chunked\r\n")
        data = unescape(text)
        self.answer.steps.append(Step("beat", b"%x\r\n%s\r\n" % (len(data), data), int(interval)))

    def do_hold(self, _):
        self.open(b"Transfer-Encoding: chunked\r\n")
        self.answer.steps.append(Step("hold"))

    def do_close(self, _):
        self.open(b"")
        self.answer.steps.append(Step("close"))

    def do_reset(self, _):
        self.open(b"")
        self.answer.steps.append(Step("reset"))

    def do_always(self, _):
        self.answer.always = True


def _read_line(row, script, line):
    if line.startswith("<"):
        verb, _, rest = line[1:].strip().partition(" ")
        script.take(verb, rest)
    elif line.startswith(">"):
        words = line[1:].strip()
        if script.answer and not script.answer.steps and script.head is None:
            script.answer.asked.append(words)
        else:
            script.expect(words)
    elif line.startswith("with "):
        name, _, value = line[5:].partition(" ")
        row.settings[name] = value
    else:
        name, colon, value = line.partition(":")
        if not colon:
            raise TableError("neither <, >, with nor an outcome")
        table = row.outcome
        if name.startswith("first "):
            name, table = name[6:], row.first
        table.setdefault(name, []).append(value.strip())


def read_file(path):
    rows = []
    script = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = line.rstrip()
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        place = f"{path.name}:{number}"
        try:
            if not line[0].isspace():
                if script:
                    script.finish()
                name, _, title = line.partition(" ")
                if not re.fullmatch(r"[QX]\d{3}[a-z]?", name):
                    raise TableError(f"{name} is no id")
                rows.append(Row(name, title.strip(), place))
                script = _Script(rows[-1])
            else:
                _read_line(rows[-1], script, line.strip())
        except (TableError, IndexError, ValueError, TypeError) as error:
            raise TableError(f"{place}: {error}") from error
    if script:
        script.finish()
    return rows


def read_rows(folder=ROWS):
    """All rows, in the order of the files and of their lines."""
    return [row for path in sorted(folder.glob("*.wire")) for row in read_file(path)]
