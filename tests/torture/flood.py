#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A service that sends without end, as fast as this machine's loopback allows.

usage: flood.py PROGRAM [SECONDS]    (default: 25 seconds each)

For each kind of piece, in the window: the peak memory of the program, the longest time it did not
answer a screen reader, and the time from Stop until the connection was closed. In `hiwar ask`: the
peak memory, and its output. Fails if memory exceeds 200 MB or Stop takes more than 100 ms. Runs
itself on a display of its own; PROGRAM is a release build, because the sanitizers take memory of
their own.
"""
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "endtoend"))
from desktop import INSIDE, Story, main  # noqa: E402

SECONDS = 25.0
MOST_MEMORY, MOST_STOP = 200.0, 0.1  # MB, seconds
BLOCK = 1024 * 1024


def event(delta):
    return b"data: " + json.dumps({"choices": [{"index": 0, "delta": delta}]}, ensure_ascii=False).encode() + b"\n\n"


def many(*pieces):
    together = b"".join(pieces)
    return together * (BLOCK // len(together) + 1)


WORDS = "word after word " * 16
BEGUN = event({"content": "It begins. "})
# What is sent first, and what is repeated.
KINDS = {
    "text": (b"", many(event({"content": WORDS + "\n\n"}))),
    "short pieces": (b"", many(event({"content": "a "}))),
    "code": (event({"content": "```cpp\n"}), many(event({"content": "int number = other(1, 2);\n" * 8}))),
    "reasoning": (b"", many(event({"reasoning_content": WORDS + "\n\n"}))),
    "by turns": (b"", many(event({"reasoning_content": WORDS}), event({"content": WORDS}))),
    "tool calls": (b"", many(event({"tool_calls": [{"index": 0, "function": {"name": "f", "arguments": WORDS}}]}))),
    "comments": (BEGUN, many(b": " + b"c" * 100 + b"\n\n")),
    "comments alone": (b"", many(b": keep-alive\n\n")),
    "blank lines": (b"", b"\n" * BLOCK),
    "pings": (BEGUN, many(b"event: ping\ndata: {}\n\n")),
    "unknown events": (BEGUN, many(b'event: news\ndata: {"news": "none"}\n\n')),
    "empty pieces": (BEGUN, many(event({"content": ""}))),
    "no event at all": (BEGUN, b"x" * BLOCK),
    "one endless event": (BEGUN, b"data: " + b"x" * BLOCK + b"\n"),
    "a page": (b"<html>", b"<p>word</p>" * (BLOCK // 11)),
    "a dense event": (b'data: {"choices":[' + b"1," * (7 * BLOCK) + b"1]}\n\n", many(b": no more\n")),
    "a dense reply": (b'{"choices":[' + b"[]," * (5 * BLOCK) + b"1]}\n\n", b"\n" * BLOCK),
    "a long event": (many(b"x").join([b'data: {"choices":[{"delta":{"content":"', b'"}}]}\n\n']), many(b": no more\n")),
}


class Flood:
    """Answers each question with the same, until the client closes or `seconds` have passed."""

    def __init__(self, kind, seconds):
        self.first, self.again = KINDS[kind]
        self.seconds = seconds
        self.sent = 0
        self.begun, self.ended = threading.Event(), threading.Event()
        self.ended_at = None
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.accept, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.listener.close()

    @property
    def base_url(self):
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}/v1"

    def accept(self):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.answer, args=[connection], daemon=True).start()

    def answer(self, connection):
        with connection:
            asked = connection.recv(65536)
            if not asked.startswith(b"POST"):
                connection.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            head, _, body = asked.partition(b"\r\n\r\n")
            length = next(int(line.split(b":")[1]) for line in head.lower().split(b"\r\n")
                          if line.startswith(b"content-length"))
            while len(body) < length:
                body += connection.recv(65536)
            until = time.monotonic() + self.seconds
            try:
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n" + self.first)
                self.begun.set()
                while time.monotonic() < until:
                    connection.sendall(self.again)
                    self.sent += len(self.again)
            except OSError:
                pass
            self.ended_at = time.monotonic()
            self.ended.set()


def most_memory(pid):
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


class TheWindow(Story):
    def watch(self, flood):
        """Returns the longest time for one answer, until one came after the flood."""
        field = self.see.find(self.window, "Message", "text", 120).queryText()
        longest = 0.0
        until = time.monotonic() + flood.seconds
        while time.monotonic() < until and not flood.ended.is_set() or longest == 0.0:
            asked = time.monotonic()
            field.getText(0, -1)
            longest = max(longest, time.monotonic() - asked)
            time.sleep(0.02)
        asked = time.monotonic()
        field.getText(0, -1)
        return max(longest, time.monotonic() - asked)

    def stop(self, flood):
        """Returns the time from Esc to the closed connection; None if the reply had ended."""
        if not flood.begun.wait(10):
            self.fail("the question did not come")
        time.sleep(0.05)
        if flood.ended.is_set():
            return None
        pressed = time.monotonic()
        subprocess.run(["xdotool", "key", "Escape"], check=True)
        key = time.monotonic() - pressed  # the time of xdotool itself
        self.assertTrue(flood.ended.wait(60), "Stop was not heard")
        return max(flood.ended_at - pressed - key, 0.0) if flood.ended_at > pressed else None

    def ask(self):
        """Asks; a window that has just opened may clear the text: then it writes it again."""
        def written():
            self.write("Message", "a story")
            send = self.see.find_now(self.window, "Send", "push button")
            return send if send and self.see.enabled(send) else None
        self.see.press(self.until("Send", written))

    def flooded(self, kind):
        with Flood(kind, SECONDS) as flood:
            folder = Path(os.environ["XDG_CONFIG_HOME"]) / "hiwar"
            folder.mkdir(parents=True, exist_ok=True)
            profile = {"id": "p", "name": "Flood", "baseUrl": flood.base_url, "model": "m"}
            (folder / "settings.json").write_text(json.dumps({"profiles": [profile], "currentProfile": "p"}))
            self.start()
            self.ask()
            gap = self.watch(flood)
            sent, memory = flood.sent, most_memory(self.running.pid)
            flood.begun.clear()
            flood.ended.clear()
            self.press("New conversation")  # the click takes effect a moment later
            self.until("an empty conversation", lambda: not self.messages(), 60)
            self.ask()
            stop = self.stop(flood)
        told = "ended by itself" if stop is None else f"{stop * 1000:.0f} ms"
        print(f"\nwindow {kind:18} {sent / 1e6:8.0f} MB sent {memory:6.0f} MB gap {gap:6.2f} s stop {told}", flush=True)
        self.assertLessEqual(memory, MOST_MEMORY)
        self.assertLessEqual(stop or 0.0, MOST_STOP)

    def asked(self, kind):
        with Flood(kind, SECONDS) as flood:
            running = subprocess.Popen([self.program, "ask", "--base-url", flood.base_url, "--model", "m", "a story"],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            watch = threading.Timer(SECONDS, running.send_signal, [signal.SIGINT])
            watch.start()
            said = running.stderr.read().decode().strip()
            _, _, used = os.wait4(running.pid, 0)
            running.returncode = 0  # os.wait4() has reaped it
            watch.cancel()
            memory, sent = used.ru_maxrss / 1024, flood.sent
        print(f"\nask    {kind:18} {sent / 1e6:8.0f} MB sent {memory:6.0f} MB {said[:80]}", flush=True)
        self.assertLessEqual(memory, MOST_MEMORY)


def test_of(kind, what):
    return lambda self: getattr(self, what)(kind)


for name in KINDS:
    setattr(TheWindow, "test_ask_" + name.replace(" ", "_"), test_of(name, "asked"))
    setattr(TheWindow, "test_window_" + name.replace(" ", "_"), test_of(name, "flooded"))


if __name__ == "__main__":
    if len(sys.argv) > 2 and sys.argv[2].replace(".", "").isdigit():
        os.environ["FLOOD_SECONDS"] = sys.argv.pop(2)
    SECONDS = float(os.environ.get("FLOOD_SECONDS", SECONDS))
    main()
