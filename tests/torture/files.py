#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""x"""
import json, os
from attack import Attack
from desktop import main
from strangefiles import *
import subprocess, random, threading
from pathlib import Path

class Archives(Attack):
    def test_archives(self):
        where = self.made / "x.zip"
        with self.attack("a bomb that looks harmless, Ctrl+C"):
            with Zip(where) as made:
                made.plain("film.bin", random.Random(1).randbytes(20 * MB))
                made.bomb("conversations.json", CHAT_BEGUN, b" ", 5 * GB)
            self.take(where, 130, interrupt=2.0)
        with self.attack("names that lead out of the folder"):
            out = self.home / "absolute.json"
            with Zip(where) as made:
                made.plain("../../../slip.json", ONE_CHAT)
                made.plain(str(out), ONE_CHAT)
                made.plain("..\\..\\..\\slip.json", ONE_CHAT)
                made.plain("C:\\slip.json", ONE_CHAT)
                made.plain("way", b"../../..", 0o120777)
                made.plain("way/slip.json", ONE_CHAT)
                made.plain("", ONE_CHAT)
                made.plain(b"\xff\xfe\x1b]0;x\x07.json", ONE_CHAT)
            self.take(where, 0)
            self.assertEqual(self.held(), 2)
        with self.attack("250,000 files"):
            with Zip(where) as made:
                made.plain("conversations.json", ONE_CHAT)
                for number in range(250_000):
                    made.plain(f"{number}.txt", b"")
            self.take(where, 1)
        with self.attack("190,000 files"):
            with Zip(where) as made:
                made.plain("conversations.json", ONE_CHAT)
                for number in range(190_000):
                    made.plain(f"{number}.txt", b"x")
            self.take(where, 0)
            self.assertEqual(self.held(), 2)
        with self.attack("archives within archives"):
            with Zip(self.made / "inner.zip") as made:
                made.plain("conversations.json", ONE_CHAT)
            inner = (self.made / "inner.zip").read_bytes()
            with Zip(where) as made:
                made.plain("inner.zip", inner)
                made.plain("conversations.json", inner)
            self.take(where, 1)
        with self.attack("a file that is longer than it is"):
            with Zip(where) as made:
                made.add("conversations.json", ONE_CHAT, 0, 4 * GB, 0, 0o100644)
            self.take(where, 1)

class Json(Attack):
    def test_json(self):
        where = self.made / "x.json"
        for name, status, head, letter, size, tail in (
            ("5 million arrays, each in the next", 1, CHAT_BEGUN[:-1] , b"[", 5 * MB, b""),
            ("a member 2 million objects deep", 1, b'[{"create_time":1,"mapping":', b'{"a":', 10 * MB, b""),
            ("60 MB of text", 0, CHAT_BEGUN, b"text and ", 60 * MB, CHAT_ENDED),
            ("1 GB of text", None, CHAT_BEGUN, b"text and ", 1 * GB, CHAT_ENDED),
            ("1 GB of text, as Hiwar writes", None, (line(**HEAD)+line(conversation={"id":"c"})).encode() + b'{"message":{"id":"c","content":"', b"text and ", 1*GB, b'"}}\n'),
            ("1 GB in pieces, as Hiwar writes", None, (line(**HEAD)+line(conversation={"id":"c"})+told("m")).encode(), line(more={"content": "word "*100_000}).encode()[:MB], 1*GB, b''),
            ("1 GB of one name", None, b'[{"create_time":1,"mapping":{"', b"name ", 1*GB, b''),
            ("1 GB of a name", None, b'{"create_time":1,"mapping":{},"', b"name ", 1*GB, b''),
        ):
            with self.attack(name):
                repeated(where, head, letter, size, tail)
                self.take(where)
        with self.attack("5 GB of nothing"):
            self.take(with_hole(where, CHAT_BEGUN, 5*GB))
        with self.attack("5 GB of nothing, as Hiwar writes"):
            self.take(with_hole(where, (line(**HEAD)+"{").encode(), 5*GB))
        with self.attack("5 GB of nothing, Ctrl+C"):
            self.take(with_hole(where, CHAT_BEGUN, 5*GB), interrupt=1)
        with self.attack("broken UTF-8"):
            where.write_bytes(ONE_CHAT.replace(b'"x"', b'"\xff\xc0\xaf\xed\xa0\x80\\ud800"').replace(b"one", b"on\xfe"))
            self.take(where)
        with self.attack("cycles, own parents"):
            where.write_text(json.dumps([chat("a", said("q", "a"), said("a", "q"), current_node="q"), chat("b", said("s","s"), current_node="s"), chat("c", *(said(str(i), str((i + 1) % 1000)) for i in range(1000)), current_node="7")]))
            self.take(where)
            print(self.held())
            self.judge(self.run_it("export", "--format", "html"))
        with self.attack("chain of 200,000"):
            chain=[said(str(i), str(i-1) if i else None) for i in range(200_000)]
            for n in chain: del n["children"]
            where.write_text(json.dumps([chat("c", *chain, current_node="199999")]))
            self.take(where, limit=300)
            print(self.held())
        with self.attack("chain of 200,000 hiwar"):
            talks(where, 1, 200_000)
            self.take(where, limit=300)
            print(self.held())
            for f in "html","markdown","text","jsonl":
                self.judge(self.run_it("export", "--format", f), what=f)
            self.judge(self.run_it("export", "--format", "pdf", "--output", self.made/"x.pdf", limit=20), what="pdf")
        with self.attack("dates"):
            where.write_text(json.dumps([chat(str(d), said("q", None, when=d), create_time=d, update_time=d) for d in (1e300, -1e300, 1e18, -1, 9e15, 253402300800, "1e300", [1], None)]))
            self.take(where)
            print(self.held())
            self.judge(self.run_it("export", "--format", "html"))
        with self.attack("100,000 conversations"):
            talks(where, 100_000, 2, words=lambda i,m: f"words {i}")
            self.take(where, interrupt=1.5)
            self.take(where, limit=300)
            self.judge(self.run_it("import", "--dry-run", where))
            print(self.held())

if __name__ == "__main__":
    main()
