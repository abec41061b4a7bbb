# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files made to harm Hiwar, which none should. Large ones are written in pieces, or sparse."""
import json
import random
import re
import shutil
import sqlite3
import struct
import unicodedata
import zlib

MB = 1000 * 1000
GB = 1000 * MB
NOW = 1_760_000_000


# Archives

def packed(head, letter, size, sums=True):
    """Returns (deflated data, checksum, size) of head and letters; no checksum is faster."""
    piece = letter * (10 * MB)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    first = packer.compress(head) + packer.flush(zlib.Z_FULL_FLUSH)
    again = packer.compress(piece) + packer.flush(zlib.Z_FULL_FLUSH)
    count = size // len(piece)
    check = zlib.crc32(head)
    for _ in range(count if sums else 0):
        check = zlib.crc32(piece, check)
    return first + again * count + packer.flush(), check, len(head) + count * len(piece)


class Zip:
    """A ZIP file written by hand: the zipfile module would refuse most and pack every byte."""

    def __init__(self, path):
        self.file = open(path, "wb")
        self.entries = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        start = self.file.tell()
        self.file.write(b"".join(self.entries))
        count = min(len(self.entries), 0xFFFF)
        self.file.write(struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, count, count, self.file.tell() - start, start, 0))
        self.file.close()

    def plain(self, name, content, mode=0o100644):
        self.add(name, content, zlib.crc32(content), len(content), 0, mode)

    def bomb(self, name, head, letter, size, behind=False):
        """`behind`: the sizes follow the data, so that a reader must unpack it to skip it."""
        content, check, size = packed(head, letter, size, not behind)
        self.add(name, content, check, size, 8, 0o100644, behind)

    def add(self, name, content, check, size, method, mode, behind=False):
        name = name.encode() if isinstance(name, str) else name
        at = self.file.tell()
        size &= 0xFFFFFFFF
        lengths = (check, len(content), size)
        flags = 0x800 | (8 if behind else 0)
        self.file.write(struct.pack("<4s5H3L2H", b"PK\3\4", 20, flags, method, 0, 0x21,
                                    *((0, 0, 0) if behind else lengths), len(name), 0) + name)
        self.file.write(content)
        if behind:
            self.file.write(struct.pack("<4s3L", b"PK\7\x08", *lengths))
        self.entries.append(struct.pack("<4s6H3L5H2L", b"PK\1\2", 0x314, 20, flags, method, 0, 0x21, *lengths,
                                        len(name), 0, 0, 0, 0, mode << 16, at) + name)


# As ChatGPT exports

def said(key, parent, words="x", role="user", when=NOW):
    return {"id": key, "parent": parent, "children": [],
            "message": {"id": key, "author": {"role": role}, "create_time": when,
                        "content": {"content_type": "text", "parts": [words]}}}


def chat(key, *nodes, **fields):
    return {"create_time": NOW, "conversation_id": key, "title": key,
            "mapping": {node["id"]: node for node in nodes}} | fields


ONE_CHAT = json.dumps([chat("one", said("q", None), said("a", "q", "y", "assistant"))]).encode()
CHAT_BEGUN = b'[{"create_time":1,"title":"t","mapping":{"m":{"id":"m","message":{"author":{"role":"user"},"content":' \
             b'{"content_type":"text","parts":["'
CHAT_ENDED = b'"]}}}}}]'


def repeated(path, head, letter, size, tail=b""):
    with open(path, "wb") as file:
        file.write(head)
        for _ in range(size // MB):
            file.write(letter * (MB // len(letter)))
        file.write(tail)
    return path


def with_hole(path, head, size):
    """Writes a sparse file of that size with nothing on the disk after the head."""
    with open(path, "wb") as file:
        file.write(head)
        file.truncate(size)
    return path


# As Hiwar exports

HEAD = {"hiwar-history": {"version": 1}}


def line(**value):
    return json.dumps(value, separators=(",", ":")) + "\n"


def told(key, parent=None, content="words", role="user", **fields):
    node = {"id": key, "role": role, "content": content, "createdAt": NOW * 1000, "state": "complete", **fields}
    return line(message=node | ({"parentId": parent} if parent else {}))


def talks(path, count, messages, title=lambda i: f"Conversation {i}", words=lambda i, m: f"words {i} {m} " * 20):
    """Writes so many conversations of so many messages, each answering the one before."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(line(**HEAD))
        for i in range(count):
            file.write(line(conversation={"id": f"c{i}", "title": title(i), "titleIsOwn": True,
                                          "createdAt": NOW * 1000 + i, "currentLeaf": f"c{i}m{messages - 1}"}))
            for m in range(messages):
                file.write(told(f"c{i}m{m}", f"c{i}m{m - 1}" if m else None, words(i, m), ("user", "assistant")[m % 2]))
        file.write(line(end={}))
    return path


# What is exported

TITLES = ("../../../etc/passwd", "/etc/passwd", "..", ".", "", "a\0b", "CON", "nul.txt", "COM1.html", "a" * 300,
          "ü" * 300, "👨\u200d👩\u200d👧" * 80, "\u202egnp.exe", "\u200b\u2066\u2069", "-rf", "~root", ".hidden",
          "ends. ", "<script>alert(1)</script>", 'a/b\\c:d*e?f"g<h>i|j', "line\nline\r\x1b]0;x\x07", "Same", "same",
          "SAME ", "e\u0301te", "\u00e9te", "%2e%2e%2f", "$(touch x)`touch y`", "bait", "BAIT")
PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
MARKUP = (
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "<iframe src=//evil.example>",
    "[x](javascript:alert(1)) <javascript:alert(1)> [x](vbscript:x) [x](file:///etc/passwd)",
    "[x](JaVaScRiPt&colon;alert(1)) [x](&#106;avascript:alert(1)) [x](java\tscript:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>) [x](//evil.example) [x](hiwar:new) [x](smb://evil.example/x)",
    "![x](http://evil.example/x.png) ![x](javascript:alert(1)) ![x](file:///etc/passwd)",
    '[x](https://e.example/"onclick="alert(1)) [x](https://e.example/ \'t" onmouseover="alert(1)\')',
    '```"><script>alert(1)</script>\ncode\n```', "</article></body></html><script src=//evil.example></script>",
    "<!-- --><style>*{background:url(//evil.example)}</style>",
    "<meta http-equiv=refresh content=0;url=//evil.example>", "<base href=//evil.example>",
    "<a href=javascript:alert(1)>x</a>", "$\\href{javascript:alert(1)}{x}$",
    "a[^x]\n\n[^x]: <script>", "| <img src=x onerror=a> |\n|--|\n| <b onclick=a>x</b> |",
    "\0<scr\0ipt>alert(1)</scr\0ipt>", "[r]\n\n[r]: javascript:alert(1)", "&lt;script&gt; &#60;script>",
    'www.evil.example"onclick="x', "a\u2028<script>",
    "- [ ] <input onfocus=a autofocus>", "> <form action=//evil.example><button>x</button></form>", "\ufeff<script>")


def is_tame(name, suffix):
    """Whether no system gives the name a special meaning, on any disk."""
    unseen = [c for c in name if unicodedata.category(c)[0] in "CZ" and c not in " \u200c\u200d"]
    device = re.match(r"(con|prn|aux|nul|(com|lpt)[0-9])(\.|$)", name, re.IGNORECASE)
    return (name.endswith("." + suffix) and name[0] not in ".-~ " and name[-len(suffix) - 2] not in ". " and not device
            and not unseen and not set(name) & set('<>:"/\\|?*%') and len(name.encode()) <= 255)


# Databases

PAGE = 4096
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
HUGE = "printf('%.*c', 900000000, 'x')"
LONG_LIKE = f"content LIKE '{'%a_' * 400}'"


def damaged(base):
    """Yields (name, bytes) of a history that was overwritten, cut or falsified; always the same."""
    chance = random.Random(20)
    pages = len(base) // PAGE

    def over(name, places):
        hurt = bytearray(base)
        for at, content in places:
            hurt[at:at + len(content)] = content
        return name, bytes(hurt)

    for count in (1, 3, 12, pages // 4, pages // 2, pages - 1):
        some = chance.sample(range(1, pages), count)
        yield over(f"{count} pages overwritten", [(page * PAGE, chance.randbytes(PAGE)) for page in some])
    yield over("each page's head overwritten", [(page * PAGE, b"\xff" * 8) for page in range(1, pages)])
    yield over("1000 bytes changed", [(chance.randrange(100, len(base)), chance.randbytes(1)) for _ in range(1000)])
    yield over("pages in another order", [(page * PAGE, base[other * PAGE:(other + 1) * PAGE]) for page, other in
                                          zip(range(1, pages), chance.sample(range(1, pages), pages - 1))])
    yield over("no header", [(0, bytes(100))])
    yield over("no first page but its header", [(100, chance.randbytes(PAGE - 100))])
    yield over("pages of another size", [(16, b"\2\0")])
    yield over("a list of free pages that is none", [(32, struct.pack(">2L", 3, 2**31))])
    yield over("another application", [(68, b"evil")])
    for version in (-1, 0, 99, 2**31 - 1):
        yield over(f"version {version}", [(60, struct.pack(">l", version))])
    yield "cut in half", base[:len(base) // 2]
    yield "cut to 50 bytes", base[:50]
    yield "cut within its last page", base[:-1000]
    yield "zeros", bytes(len(base))


def instead(table, view):
    return [f"ALTER TABLE {table} RENAME TO x", f"CREATE VIEW {table} AS {view}"]


def replaced(name, old, new):
    """Replaces the old text in the table's stored definition by the new one."""
    old, new = (words.replace("'", "''") for words in (old, new))
    return ["PRAGMA writable_schema = ON",
            f"UPDATE sqlite_schema SET sql = replace(sql, '{old}', '{new}') WHERE name = '{name}'", "REOPEN"]


def loosened(table, *statements):
    """Runs the statements while the table accepts values of any type."""
    strict = f"UPDATE sqlite_schema SET sql = sql || ' STRICT' WHERE name = '{table}'"
    return [*replaced(table, ") STRICT", ")"), *statements, "PRAGMA writable_schema = ON", strict]


# name: the statements, and how the import may end.
EVIL = {
    "conversations without end": (instead("conversation", f"{ENDLESS} SELECT x.*, i FROM x, n"), (1,)),
    "messages without end": (instead("message", f"{ENDLESS} SELECT x.*, i FROM x, n"), (1,)),
    "a message of 900 MB": (instead("message", f"SELECT *, {HUGE} y FROM x"), (1,)),
    "a column of 900 MB": ([f"ALTER TABLE message ADD COLUMN y TEXT AS ({HUGE})"], (1,)),
    "triggers": (["CREATE TRIGGER t AFTER INSERT ON message BEGIN DELETE FROM message; END",
                  f"CREATE TRIGGER u BEFORE INSERT ON conversation BEGIN {ENDLESS} SELECT i FROM n; END"], (1,)),
    "a search that goes on for ever": ([
        "PRAGMA writable_schema = ON", "DELETE FROM sqlite_schema WHERE name = 'message_search_data'", "REOPEN",
        f"CREATE VIEW message_search_data AS {ENDLESS} SELECT i id, i block FROM n"], ()),
    "a newer one with views": ([
        "PRAGMA user_version = 99", *instead("message", f"{ENDLESS} SELECT x.* FROM x, n")], (1,)),
    "an index that computes": ([
        "CREATE INDEX evil ON message(content)", *replaced("evil", "(content)", f"({HUGE})")], ()),
    "a constraint that computes": ([
        "PRAGMA user_version = 99", "UPDATE message SET content = printf('%.*c', 100000, 'a') || 'b'",
        *replaced("message", "content TEXT NOT NULL", f"content TEXT NOT NULL CHECK (NOT ({LONG_LIKE}))")], ()),
    "wrong types": (loosened("message", "UPDATE message SET content = zeroblob(100) WHERE seq % 7 = 1",
                             "UPDATE message SET role = 5, model = 1e300 WHERE seq % 7 = 2",
                             "UPDATE message SET created_at = 'long ago' WHERE seq % 7 = 3",
                             "UPDATE message SET created_at = 9e18, total_tokens = -5 WHERE seq % 7 = 4"), ()),
    "no words": (loosened("conversation", "UPDATE conversation SET title = x'ff00', created_at = 'x'",
                          "UPDATE conversation SET updated_at = 1e300, draft = 7"), ()),
    "cycles": (["UPDATE message SET parent_id = id WHERE seq % 5 = 0",
                "UPDATE message SET parent_id = (SELECT id FROM message n WHERE n.seq = message.seq + 1) "
                "WHERE seq % 5 = 1",
                "UPDATE conversation SET current_leaf = 'nowhere'"], (0,)),
    "parents in other conversations": (["UPDATE message SET parent_id = (SELECT id FROM message n WHERE n.seq = "
                                        "(message.seq * 7) % 500 + 1)"], (0,)),
}

# So many that reading and writing them takes a while.
MANY = [
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) INSERT INTO conversation "
    "(id, title, title_is_own, profile_id, current_leaf, draft, created_at, updated_at) SELECT 'k' || i, title || i, "
    "1, '', 'l' || i, '', created_at, updated_at + i FROM conversation, n WHERE id = 'c0'",
    "INSERT INTO message (id, conversation_id, role, content, state, model, finish_reason, created_at) SELECT "
    "current_leaf, id, 'user', 'words of ' || id, 'complete', '', '', created_at FROM conversation WHERE id LIKE 'k%'"]


def edited(base, path, statements):
    """Makes a copy of the history at `base`, and runs the statements in it."""
    shutil.copy(base, path)
    database = None
    for statement in ["REOPEN", *statements, "REOPEN"]:
        if statement == "REOPEN":
            if database:
                database.close()
            database = sqlite3.connect(path, isolation_level=None)
        else:
            database.execute(statement)
    database.close()
    return path
