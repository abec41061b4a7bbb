# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that nobody should be able to harm Hiwar with. Large ones are written in pieces, or have holes."""
import json
import struct
import zlib

MB = 1000 * 1000
GB = 1000 * MB
NOW = 1_760_000_000


# Archives

def packed(head, letter, size, sums=True):
    """(as deflate has it, checksum, size) of the head and so many of the letter; no checksum takes no time."""
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
    """Written by hand: the module of this name would refuse most of it, and pack every byte."""

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
        """`behind`: its lengths are told behind it only, so that whoever passes over it has to unpack it."""
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
    """As long as it says, with nothing on the disk behind the head."""
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
    """So many conversations of so many messages, each answering the one before."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(line(**HEAD))
        for i in range(count):
            file.write(line(conversation={"id": f"c{i}", "title": title(i), "titleIsOwn": True,
                                          "createdAt": NOW * 1000 + i, "currentLeaf": f"c{i}m{messages - 1}"}))
            for m in range(messages):
                file.write(told(f"c{i}m{m}", f"c{i}m{m - 1}" if m else None, words(i, m), ("user", "assistant")[m % 2]))
        file.write(line(end={}))
    return path
