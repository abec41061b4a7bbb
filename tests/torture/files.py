#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files and links by strangers, and other users of this machine, against the program's commands.

usage: files.py PROGRAM [unittest arguments]

Imported, checked and salvaged files and settings are here; exports in exports.py; links, text for a
terminal and lists of models in incoming.py; other users and web pages in neighbours.py. Fails if
the program hangs, crashes, ignores Ctrl+C, takes more than some hundred MB, writes outside its
folders, says nothing, or answers for another service. Needs root for the attempts of another user,
and 2 GB of disk. Each attack prints its figures; if one fails, the others still run.
"""
import json
import os
import random
import shutil
import stat
import time
from pathlib import Path

import strangefiles as strange
from attack import INTERRUPTED, Attack, most_memory
from desktop import main
from exports import Exports  # noqa: F401: they run from here, too
from incoming import Links, Models, Terminal  # noqa: F401
from neighbours import Neighbours, Service  # noqa: F401
from strangefiles import GB, MB, ONE_CHAT, Zip, chat, said
from wireserver import WireServer, plain


class Archives(Attack):
    def test_archives(self):
        place = self.made / "strange.zip"

        def zipped(name, *entries, holds=None, **how):
            """Imports an archive of these; `holds`: the messages imported, or it is refused."""
            with self.attack(name):
                with Zip(place) as made:
                    for how_added, *entry in entries:
                        how_added(made, *entry)
                statuses = INTERRUPTED if "interrupt" in how else (1,) if holds is None else (0,)
                self.take(place, *statuses, **how)
                if "interrupt" not in how:
                    self.assertEqual(self.held(), holds or 0)

        chats = (Zip.plain, "conversations.json", ONE_CHAT)
        blanks = (Zip.bomb, "conversations.json", strange.CHAT_BEGUN, b" ")
        zipped("4 GB of zeros beside the conversations", chats, (Zip.bomb, "film.bin", b"", b"\0", 4 * GB), holds=2)
        zipped("4 GB of blanks as the conversations", (*blanks, 4 * GB))
        noise = (Zip.plain, "film.bin", random.Random(1).randbytes(20 * MB))
        zipped("5 GB that look harmless, Ctrl+C", noise, (*blanks, 5 * GB), interrupt=2.0)
        zipped("40 GB that are unpacked to be passed", chats, (Zip.bomb, "film.bin", b"", b"\0", 40 * GB, True))
        zipped("names that lead out of the folder",
               *((Zip.plain, name, ONE_CHAT) for name in (
                   "../../../slip.json", str(self.home / "absolute.json"), "..\\..\\..\\slip.json", "C:\\slip.json",
                   "", b"\xff\xfe\x1b]0;x\x07.json")),
               (Zip.plain, "way", b"../..", stat.S_IFLNK | 0o777), (Zip.plain, "way/slip.json", ONE_CHAT), holds=2)
        zipped("190,000 files", chats, *((Zip.plain, f"{i}.txt", b"x") for i in range(190_000)), holds=2)
        zipped("250,000 files", chats, *((Zip.plain, f"{i}.txt", b"") for i in range(250_000)))
        with Zip(self.made / "inner.zip") as inner:
            inner.plain("conversations.json", ONE_CHAT)
        inner = (self.made / "inner.zip").read_bytes()
        zipped("an archive in the archive", chats, (Zip.plain, "inner.zip", inner), holds=2)
        zipped("an archive that says it is conversations", (Zip.plain, "conversations.json", inner))
        zipped("a file of 4 GB that is not there", (Zip.add, "conversations.json", ONE_CHAT, 0, 4 * GB, 0, 0o644))


class Imports(Attack):
    def test_long(self):
        place = self.made / "strange.json"
        talk = (strange.line(**strange.HEAD) + strange.line(conversation={"id": "c"})).encode()
        piece = strange.line(more={"content": "word " * 20_000}).encode()
        for name, head, letter, size, tail in (
            ("5 million arrays, each in the last", strange.CHAT_BEGUN[:-1], b"[", 5 * MB, b""),
            ("a member of 2 million objects", b'[{"create_time":1,"mapping":', b'{"a":', 10 * MB, b""),
            ("60 MB of text", strange.CHAT_BEGUN, b"text and ", 60 * MB, strange.CHAT_ENDED),
            ("1 GB of text", strange.CHAT_BEGUN, b"text and ", GB, strange.CHAT_ENDED),
            ("1 GB as one name", b'[{"create_time":1,"mapping":{"', b"name and ", GB, b""),
            ("1 GB in one line of Hiwar's", talk + b'{"message":{"id":"', b"text and ", GB, b'"}}\n'),
            ("1 GB in short lines of Hiwar's", talk + strange.told("m").encode(), piece, GB, b""),
        ):
            with self.attack(name):
                self.take(strange.repeated(place, head, letter, size, tail))
        with self.attack("a file of 5 GB with a hole"):
            self.take(strange.with_hole(place, talk + b"{", 5 * GB))
        with self.attack("a text of 5 GB with a hole, Ctrl+C"):
            self.take(strange.with_hole(place, strange.CHAT_BEGUN, 5 * GB), *INTERRUPTED, interrupt=2.0)

    def test_trees(self):
        place = self.made / "strange.json"

        def taken(name, holds, *chats):
            with self.attack(name):
                place.write_text(json.dumps(chats))
                self.take(place, 0)
                self.assertEqual(self.held(), holds)
                for form in ("html", "markdown", "text", "jsonl"):
                    self.judge(form, self.run_it("export", "--format", form), 0)

        ring = [said(str(i), str((i + 1) % 1000)) for i in range(1000)]
        taken("cycles and own parents", 1003, chat("a", said("q", "a"), said("a", "q"), current_node="q"),
              chat("b", said("s", "s"), current_node="s"), chat("c", *ring, current_node="7"))
        times = (1e300, -1e300, 1e18, -1, 9e15, 253402300800, "1e300", [1], None)
        taken("dates that are none", len(times), *(
            chat(str(i), said("q", None, when=when), create_time=when, update_time=when)
            for i, when in enumerate(times)))
        with self.attack("broken UTF-8"):
            place.write_bytes(ONE_CHAT.replace(b'"x"', b'"\xff\xc0\xaf\xed\xa0\x80\\ud800"').replace(b"one", b"\xfe"))
            self.take(place, 0)
            self.assertEqual(self.held(), 2)
        with self.attack("a chain of 200,000 messages"):
            place.write_text(json.dumps([chat("c", *(said(str(i), str(i - 1)) for i in range(200_000)))]))
            self.take(place)
        with self.attack("a chain of 140,000, as Hiwar writes"):
            self.take(strange.talks(place, 1, 140_000), 0)
            self.assertEqual(self.held(), 140_000)
            for form in ("html", "markdown", "jsonl"):
                self.judge(form, self.run_it("export", "--format", form), 0)
            to = ("export", "--output", self.made / "pages", "--format")
            self.judge("pdf, Ctrl+C", self.run_it(*to, "pdf", interrupt=3.0), *INTERRUPTED)
            for moment in (1.5, 2.5):
                self.judge("html, Ctrl+C", self.run_it(*to, "html", interrupt=moment), *INTERRUPTED)

    def test_many(self):
        place = self.made / "strange.jsonl"
        with self.attack("100,000 conversations"):
            strange.talks(place, 100_000, 2)
            self.take(place, *INTERRUPTED, interrupt=2.0)
            self.judge("only counted", self.run_it("import", "--dry-run", place), 0)
        with self.attack("10,000 conversations"):
            strange.talks(place, 10_000, 2)
            self.take(place, 0)
            self.assertEqual(self.held(), 20_000)

    def test_places(self):
        """Files that are none. Ctrl+C has to end what waits for somebody who never writes."""
        def made(name, make):
            place = self.made / name
            make(place)
            return place
        for name, place in {
            "a folder": made("folder", Path.mkdir),
            "a link to itself": made("loop", lambda place: place.symlink_to(place)),
            "a link to nothing": made("nowhere", lambda place: place.symlink_to(self.made / "nothing")),
            "a file of passwords": made("shadow", lambda place: place.symlink_to("/etc/shadow")),
            "zeros without end": made("zero", lambda place: place.symlink_to("/dev/zero")),
            "noise without end": made("random", lambda place: place.symlink_to("/dev/urandom")),
            "nothing": made("empty", Path.touch),
            "a pipe that nobody writes to": made("pipe", os.mkfifo),
        }.items():
            for what, *words in (("import", "import", place), ("check", "check", place),
                                 ("salvage", "check", "--salvage", self.made / "saved.sqlite", place)):
                with self.attack(name):
                    if place.name == "pipe" and what == "import":
                        self.judge(what, self.run_it(*words, interrupt=1.0), *INTERRUPTED)
                    else:
                        said_it = self.judge(what, self.run_it(*words, limit=20.0), 1)
                        self.assertNotIn("root:", said_it.words)


class Databases(Attack):
    def setUp(self):
        super().setUp()
        with self.attack("a sound history"):
            self.base = self.made / "base.sqlite"
            self.take(strange.talks(self.made / "talks.jsonl", 100, 6), 0)
            self.judge("backup", self.run_it("backup", self.base), 0)
        self.place = self.made / "strange.sqlite"
        self.saved = self.made / "saved.sqlite"

    def looked_at(self, *statuses):
        """Imports, checks and salvages the file, which stays unchanged; the copy is sound."""
        before = self.place.read_bytes()
        self.take(self.place, *statuses)
        self.judge("check", self.run_it("check", self.place))
        salvaged = self.judge("salvage", self.run_it("check", "--salvage", self.saved, self.place))
        self.assertEqual(self.place.read_bytes(), before)
        self.assertEqual(self.saved.exists(), salvaged.status == 0)
        if salvaged.status == 0:
            self.assertEqual(self.run_it("check", self.saved).status, 0)
        for path in self.made.glob("saved.sqlite*"):
            path.unlink()

    def test_damaged(self):
        base = self.base.read_bytes()
        for name, hurt in strange.damaged(base):
            with self.attack(name):
                self.place.write_bytes(hurt)
                self.looked_at()
        for old, new in ((b"c7m3", b"c7m2"), (b"c8m1", b"c9m1")):
            with self.attack(f"{old.decode()} is {new.decode()}, which is there"):
                self.place.write_bytes(base.replace(old, new))
                self.looked_at()
        with self.attack("5 GB behind the last page"):
            strange.with_hole(self.place, base, 5 * GB)
            self.take(self.place)
            self.judge("check", self.run_it("check", self.place))

    def test_evil(self):
        for name, (statements, status) in strange.EVIL.items():
            with self.attack(name):
                strange.edited(self.base, self.place, statements)
                if "compute" in name:  # Ctrl+C works at any time
                    self.judge("check, Ctrl+C", self.run_it("check", self.place, interrupt=1.5), 0, 1, *INTERRUPTED)
                self.looked_at(*status)
                if self.held():
                    self.judge("html", self.run_it("export", "--format", "html"), 0)

    def test_large(self):
        with self.attack("100,000 conversations"):
            strange.edited(self.base, self.place, strange.MANY)
            self.take(self.place, *INTERRUPTED, interrupt=1.5)
            self.judge("check", self.run_it("check", self.place), 0)
            to = ("check", "--salvage", self.saved, self.place)
            self.judge("salvage, Ctrl+C", self.run_it(*to, interrupt=0.7), *INTERRUPTED)
            self.assertEqual(list(self.made.glob("saved.sqlite*")), [], "a half, as if it were all")
            self.judge("salvage", self.run_it(*to), 0)


class Settings(Attack):
    REPLY = "the service said so"

    def setUp(self):
        super().setUp()
        self.place = Path(os.environ["XDG_CONFIG_HOME"]) / "hiwar" / "settings.json"
        self.place.parent.mkdir(mode=0o700)

    def put(self, what):
        """Puts bytes, JSON, or a special file made by a function at that path."""
        shutil.rmtree(self.place.parent)
        self.place.parent.mkdir(mode=0o700)
        if callable(what):
            what(self.place)
        else:
            self.place.write_bytes(what if isinstance(what, bytes) else json.dumps(what).encode())

    def asked(self, *statuses):
        ended = self.judge("ask", self.run_it("ask", "How do I connect a model?", limit=30.0), *statuses)
        if ended.status == 0:
            self.assertEqual(ended.out.decode().strip(), self.REPLY, "somebody else replied")
        return ended

    def opened(self):
        """Starts and ends the program; returns its notices."""
        begun = time.monotonic()
        self.start()
        self.control("Message", "text")
        took = time.monotonic() - begun
        told = [c.name for c in self.see.below(self.window) if c.name.startswith("The settings in")]
        self.figures("window", took, most_memory(self.running.pid), "; ".join(told))
        self.quit()
        self.assertLess(took, 15)
        return told

    def test_unreadable(self):
        passwords = self.made / "passwords"
        shutil.copy("/etc/passwd", passwords)
        good = json.dumps({"profiles": [{"id": "p", "baseUrl": "http://127.0.0.1:9/v1"}], "currentProfile": "p"})
        for name, what in {
            "nothing": b"", "noise": random.Random(1).randbytes(5000), "zeros": bytes(1000), "a list": b"[]",
            "cut off": good.encode()[:-5], "100,000 lists": b"[" * 100_000, "100,000 objects": b'{"a":' * 100_000,
            "a link to a file of passwords": lambda place: place.symlink_to(passwords),
            "a link to nothing": lambda place: place.symlink_to(self.made / "nothing"),
            "a link to itself": lambda place: place.symlink_to(place), "a folder": Path.mkdir, "a pipe": os.mkfifo,
            "zeros without end": lambda place: place.symlink_to("/dev/zero"),
            "3 GB": lambda place: strange.with_hole(place, b"{", 3 * GB),
            "12 GB": lambda place: strange.with_hole(place, b"{", 12 * GB),
        }.items():
            with self.attack(name):
                self.put(what)
                before, held = self.place.lstat(), passwords.read_bytes()
                self.assertIn("SettingsUnreadable", self.asked(1).told)
                self.assertTrue(self.opened(), "the window did not say so")
                kept = [path for path in self.place.parent.iterdir() if path.lstat().st_ino == before.st_ino]
                self.assertEqual(len(kept), 1, "what was there is gone")
                self.assertEqual(kept[0].lstat().st_size, before.st_size)
                self.assertEqual(passwords.read_bytes(), held)

    def test_wrong(self):
        """JSON, but not as ours: nobody is asked but the service that stands there, and it stays there."""
        with WireServer(plain(self.REPLY)) as server:
            mine = {"id": "p", "name": "Mine", "baseUrl": server.base_url, "model": "m"}
            for name, what in {
                "profiles are a text": {"profiles": json.dumps([mine]), "currentProfile": "p"},
                "profiles are an object": {"profiles": {"p": mine}, "currentProfile": "p"},
                "a profile is a list": {"profiles": [[mine]], "currentProfile": "p"},
                "the chosen one is not there": {"profiles": [mine], "currentProfile": "q"},
                "the chosen one is a number": {"profiles": [mine], "currentProfile": 7},
                "the id is a number": {"profiles": [mine | {"id": 7}], "currentProfile": 7},
                "all else is of wrong types": {
                    "profiles": [mine | {"name": [], "streaming": 7, "tls": "x", "models": 3}], "currentProfile": "p",
                    "zoomPercent": 1e300, "windowGeometry": 7, "reading": "x", "theme": [], "language": {}},
                "two of one id": {"profiles": [mine, mine | {"model": "n"}], "currentProfile": "p"},
            }.items():
                self.put(what)
                with self.attack(name):
                    self.asked(0, 1, 2)  # 2: the chosen profile is gone
                with self.attack(name):
                    self.opened()
                    kept = [path for path in self.place.parent.iterdir() if server.base_url in path.read_text()]
                    self.assertTrue(kept, "the profile is gone")

    def test_many(self):
        with WireServer(plain(self.REPLY)) as server, self.attack("50,000 profiles"):
            self.settings(*[server.base_url] * 50_000)
            self.asked(0)
            self.opened()
            self.figures("settings", told=f"{self.place.stat().st_size / 1e6:.1f} MB")
            self.asked(0)


if __name__ == "__main__":
    main()
