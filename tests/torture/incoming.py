# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Data that others send to a running Hiwar: links, text for its terminal, lists of models."""
import json
import os
import pty
import re
import sqlite3
import subprocess
import threading
import time
import tty
from contextlib import closing
from pathlib import Path

import strangefiles as strange
from attack import MOST_WAITING, Attack, most_memory
from strangefiles import Zip, chat, said
from wireserver import WireServer, plain, refuse, stream

WORDS = "half a question"


class Links(Attack):
    def composer(self):
        return self.see.text(self.control("Message", "text"))

    def listed(self):
        return self.see.items(self.control("Conversations", "list"))

    def drafts(self):
        """Returns the drafts on the disk; none if there is no history yet."""
        try:
            with closing(sqlite3.connect(f"file:{self.folder / 'history.sqlite'}?mode=ro", uri=True)) as history:
                return [draft for draft, in history.execute("SELECT draft FROM conversation WHERE draft <> ''")]
        except sqlite3.OperationalError:
            return []

    def test_links(self):
        with WireServer(plain("x")) as server:
            self.settings(server.base_url)
            with self.attack("hostile links"):
                self.start()
                self.write("Message", WORDS)
                self.until("the draft on the disk", lambda: self.drafts() == [WORDS])
                for name, link, shown in (
                    ("60,000 letters", "hiwar://new?text=" + "a" * 60_000, "a" * 60_000),
                    ("too long", "hiwar://new?text=" + "b" * 70_000, None),
                    ("NUL and ESC", "hiwar://new?text=a%00b%1b]0;x%07c%c2%9b", "ab]0;xc"),
                    ("an unknown verb", "hiwar://settings?key=x", None),
                    ("options inside", "hiwar://new?text=--help&profile=x&base-url=http://evil.example", "--help"),
                    ("an option as the verb", "hiwar:--quit", None),
                    ("options behind", "hiwar://new --temporary x", None),
                    ("bidi controls, tag letters", "hiwar://new?text=%E2%80%AEa%E2%81%A6b%F3%A0%81%81c", "abc"),
                    ("all of it, 60 KB", "hiwar://new?text=" + "%F0%9F%98%80%00%1b%0d%0a" * 2400, "😀\n" * 2400),
                    ("no address", "hiwar://[", None),
                ):
                    before = self.composer()
                    ended = self.run_it(link, limit=30.0)
                    self.figures(name, ended.seconds, ended.memory, f"exit {ended.status}")
                    self.assertEqual(ended.status, 0)
                    wanted = before if shown is None else shown
                    told = f"the composer of {len(wanted)} letters"
                    self.until(told, lambda: self.composer() == wanted)
                    if shown is None:
                        self.until("the notice", lambda: any(
                            c.name.startswith("The link that was opened") for c in self.see.visible(self.window)))
                        self.press("Close notice")
                self.assertEqual(len(self.listed()), 2)
                begun = time.monotonic()
                starts = [subprocess.Popen([self.program, f"hiwar://new?text=link+{i}"]) for i in range(40)]
                self.assertEqual([start.wait(60) for start in starts], [0] * 40)
                self.until("one of the links", lambda: re.fullmatch(r"link \d+", self.composer()))
                self.figures("40 at once", time.monotonic() - begun, most_memory(self.running.pid),
                             f"{len(self.listed())} in the list")
                self.assertLessEqual(len(self.listed()), 3, "a draft for each link")
                self.quit()
                self.assertIn(WORDS, self.drafts())
            with self.attack("40 links, and nobody runs"):
                begun = time.monotonic()
                starts = [subprocess.Popen([self.program, f"hiwar://new?text=link+{i}"]) for i in range(40)]
                self.until("one that is left", lambda: sum(start.poll() is None for start in starts) == 1, 60)
                self.figures("started", time.monotonic() - begun, told="one is left")
                self.until("its window", lambda: [len(list(self.see.children(p))) for p in self.see.programs("hiwar")]
                           == [1])
                self.assertEqual(self.judge_quit(), 0)
                self.assertEqual([start.wait(10) for start in starts], [0] * 40)
            with self.attack("a link that starts it"):
                self.start("hiwar://new?text=" + WORDS.replace(" ", "+"))
                self.until("its words", lambda: self.composer() == WORDS)
                self.until("the history", lambda: (self.folder / "history.sqlite").exists())
                self.until("it in the list", self.listed)
                self.assertEqual(self.judge_quit(), 0)
                self.assertEqual(self.running.wait(10), 0)
                self.running = None
                self.assertEqual(self.drafts(), [WORDS], "what was in the composer is lost")
            self.assertEqual(server.chats, [])  # none of them caused a request

    def judge_quit(self):
        ended = self.run_it("quit", limit=30.0)
        self.figures("quit", ended.seconds, ended.memory, f"exit {ended.status} {ended.told}")
        self.assertLess(ended.seconds, MOST_WAITING)
        return ended.status


# Sequences that a terminal obeys: clipboard, title, link, device control, C1, overwriting,
# clearing, hiding, backspace.
OBEYED = ("\x1b]52;c;cm0gLXJm\x07 \x1b]0;title\x07 \x1b]8;;http://x/\x1b\\link\x1b]8;;\x1b\\ \x1bP$q\"p\x1b\\ "
          "\u009b2J \u009d0;x\u009c over\rit \x1b[2J \x1b[8mhidden\x1b[0m \b\b \x7f \x0e \u202eend")
RAW = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u202d\u202e]")
PROGRESS = b"\r\x1b[K"  # Hiwar's own


class Terminal(Attack):
    def on_terminal(self, *words):
        """Returns the bytes that each of two terminals got, one for output and one for errors."""
        ends = [pty.openpty() for _ in range(2)]
        for _, slave in ends:
            tty.setraw(slave)
        got = [b"", b""]

        def read(which):
            while True:
                try:
                    got[which] += os.read(ends[which][0], 65536)
                except OSError:
                    return  # the other side is closed
        running = subprocess.Popen([self.program, *map(str, words)], stdin=subprocess.DEVNULL, stdout=ends[0][1],
                                   stderr=ends[1][1], cwd=self.here)
        readers = [threading.Thread(target=read, args=[which]) for which in range(2)]
        for reader, (_, slave) in zip(readers, ends):
            os.close(slave)
            reader.start()
        status = running.wait(60)
        for reader, (master, _) in zip(readers, ends):
            reader.join()
            os.close(master)
        return status, *got

    def expect_tame(self, what, *words, says=b""):
        status, out, err = self.on_terminal(*words)
        self.figures(what, told=f"exit {status}, {len(out)} + {len(err)} bytes")
        self.assertTrue(out + err, "it said nothing")
        self.assertIn(says, out + err)
        if status:
            self.assertTrue(err.rstrip().rpartition(b"\n")[2].startswith(b"hiwar: "), f"a line with more: {err[-200:]}")
        for got in (out, err.replace(PROGRESS, b"")):
            self.assertEqual(RAW.findall(got.decode(errors="surrogateescape")), [])

    def test_terminal(self):
        def head(status, kind):
            return (f"HTTP/1.1 {status} {OBEYED[:30]}\r\nX-Evil: \x1b]52;c;x\x07\u009b2J\r\n"
                    f"Content-Type: {kind}\r\n\r\n").encode()

        def in_the_head(talk):
            talk.write(head(200, "text/event-stream"))
            talk.delta(OBEYED)
            talk.event({"model": OBEYED, "choices": [{"index": 0, "delta": {}, "finish_reason": OBEYED}]})

        def tools(talk):
            call = {"index": 0, "id": OBEYED, "function": {"name": OBEYED, "arguments": OBEYED}}
            talk.head("200 OK", "text/event-stream")
            talk.event({"choices": [{"index": 0, "delta": {"tool_calls": [call]}, "finish_reason": "tool_calls"}]})

        answers = {
            "a stream": stream(*OBEYED), "a plain reply": plain(OBEYED), "the head": in_the_head,
            "tools": tools, "400": refuse("400 Bad Request", OBEYED, OBEYED),
            "401": refuse("401 Unauthorized", OBEYED, OBEYED),
            "an error's head": lambda talk: talk.write(head(400, "text/\x1b[2J")),
            "a redirection": lambda talk: talk.body("302 Found", "text/plain", OBEYED, Location="http://x/\x1b]0;"),
            "a page": lambda talk: talk.body("200 OK", "text/html", f"<title>{OBEYED}</title>")}
        for name, answer in answers.items():
            with WireServer(answer) as server, self.attack(name):
                ask = ("ask", "--base-url", server.base_url, "--model")
                for how in ([], ["--trace"], ["--json"], ["--json", "--trace", "--no-stream"]):
                    self.expect_tame(" ".join(["ask", *how])[:16], *ask, OBEYED, *how, "hello")
                if name in ("a stream", "a plain reply", "the head"):
                    piped = self.run_it(*ask, "m", "hello")
                    self.assertEqual(piped.out.decode(), OBEYED + "\n")  # unchanged

    def test_commands(self):
        """Files, titles and names of others, in what the other commands say."""
        with self.attack("titles, messages, names of files"):
            place = self.made / f"{OBEYED[:20]}.jsonl".replace("/", "")
            strange.talks(self.made / "talks.jsonl", 3, 2, lambda i: f"{OBEYED}{i}", lambda *_: OBEYED)
            with open(self.made / "talks.jsonl", "a") as file:
                file.write(strange.line(message={"id": "q", OBEYED: 7}) + strange.line(**{OBEYED: {OBEYED: 1}}))
            (self.made / "talks.jsonl").rename(place)
            self.expect_tame("import", "import", place, says=b"Messages: 7 new")
            self.expect_tame("import nothing", "import", f"{place}x")
            archive = self.made / "\x1b]0;x\x07.zip"
            with Zip(archive) as made:
                made.plain("conversations.json", json.dumps([chat(OBEYED, said("q", None, OBEYED, OBEYED))]).encode())
                made.plain(f"{OBEYED}.zip", b"PK\3\4" + bytes(100))
            self.expect_tame("import a zip", "import", archive)
            for form in ("jsonl", "markdown", "html", "text"):
                self.expect_tame(f"export {form}", "export", "--format", form, says=b"end")
            self.expect_tame("export one", "export", "--conversation", OBEYED)
            self.expect_tame("check", "check", place)
            self.expect_tame("salvage", "check", "--salvage", f"{place}.new", place)
            self.expect_tame("backup", "backup", f"{place}.sqlite")
            self.expect_tame("a command", OBEYED.replace("/", ""))  # with one it is a file, for the window
            self.expect_tame("an option", "ask", f"--{OBEYED}")


class Models(Attack):
    def test_models(self):
        place = Path(os.environ["XDG_CONFIG_HOME"]) / "hiwar" / "settings.json"
        with WireServer(plain("the service said so")) as server, self.attack("lists of models"):
            self.start()
            wide = ["한" * 395 + f"{i:05}" for i in range(3000)]
            for count, (name, server.models) in enumerate((
                ("150,000 names", [f"model-{i}" for i in range(150_000)]),
                ("a name of 5 MB", ["m" * 5_000_000, "good"]),
                ("60,000 long names", [f"{'x' * 300}{i}" for i in range(60_000)]),
                *((f"wide names, {i}", wide) for i in range(1, 8)),
            )):
                server.requests.clear()
                self.press("Settings")  # a saved profile closes them
                self.press("New profile")
                self.write("Base URL", server.base_url)
                self.write("API key", "k", "password text")
                self.write_choice("Model", "m")
                address = self.control("Base URL", "text")
                self.control("API key", "password text").queryComponent().grabFocus()
                address.queryComponent().grabFocus()  # leaving a new key requests the models
                self.until("the question for them", lambda: server.requests)
                longest, asked = 0.0, time.monotonic()
                while time.monotonic() - asked < 3.0:
                    begun = time.monotonic()
                    self.see.text(address)
                    longest = max(longest, time.monotonic() - begun)
                    time.sleep(0.01)
                self.press("Save")
                self.until("the profile on the disk",
                           lambda: place.exists() and len(json.loads(place.read_text())["profiles"]) == count + 1, 30)
                size = place.stat().st_size / 1e6
                self.figures(name, longest, most_memory(self.running.pid), f"longest gap; settings {size:.2f} MB")
                self.assertLess(longest, 1.0)
                self.assertLessEqual(most_memory(self.running.pid), 400)
            self.quit()
            ended = self.judge("ask afterwards", self.run_it("ask", "hello"), 0)
            self.assertEqual(ended.out, b"the service said so\n")
