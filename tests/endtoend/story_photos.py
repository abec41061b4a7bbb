#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Photos and letters that say where they were made, and by whom (tests/app/reader/files/canary), go through the whole
program: pasted, sent, exported in every form, backed up. None of that is in any byte that leaves, and none in any file
that Hiwar writes, also when it is unpacked."""
import base64
import binascii
import io
import json
import os
import re
import shutil
import sqlite3
import subprocess
import zipfile
import zlib
from pathlib import Path

from desktop import INSIDE, ROOT, Story, main
from wireserver import WireServer, plain

CANARY = "CANARY"
FORMS = (CANARY.encode(), CANARY.encode("utf-16-le"), CANARY.encode("utf-16-be"), b"Exif\0\0", b"<x:xmpmeta")
ORIGINALS = ROOT / "tests/app/reader/files/canary"
NAMES = ("photo.jpg", "photo.png", "photo.gif", "photo.svg", "letter.docx", "letter.odt", "letter.pdf")


def packed_in(data):
    """Yields what is packed in these bytes: in a ZIP, by zlib anywhere (Qt's qCompress, PNG, PDF), as Base64 in a text."""
    if data.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            yield from (archive.read(name) for name in archive.namelist())
    for start in (b"\x78\x9c", b"\x78\xda", b"\x78\x01", b"\x78\x5e"):
        at = data.find(start)
        while at >= 0:
            try:
                yield zlib.decompressobj().decompress(data[at:])
            except zlib.error:
                pass
            at = data.find(start, at + 1)
    for word in data.replace(b'"', b" ").replace(b",", b" ").replace(b")", b" ").split():
        if len(word) > 100:
            try:
                yield base64.b64decode(word, validate=True)
            except (binascii.Error, ValueError):
                pass


def without_own_tag(pdf):
    """Since 6.8, Qt describes each PDF once in XMP. Its words stay in, and so does any other XMP."""
    return re.sub(rb"/Subtype\s*/XML.*?endstream", lambda own: own[0].replace(b"<x:xmpmeta", b"", 1), pdf, count=1,
                  flags=re.DOTALL)


def holds_canary(data, depth=3):
    if data.startswith(b"%PDF"):
        data = without_own_tag(data)
    return any(form in data for form in FORMS) or (depth > 0 and any(holds_canary(one, depth - 1)
                                                                     for one in packed_in(data)))


def rows_of(path):
    """Every value of a database; of another file nothing."""
    if not path.read_bytes().startswith(b"SQLite format 3\0"):
        return
    base = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    base.text_factory = bytes
    for (table,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        try:
            rows = base.execute(f'SELECT * FROM "{table.decode()}"').fetchall()
        except sqlite3.Error:  # of a kind that this SQLite does not know
            continue
        for row in rows:
            yield from (value for value in row if isinstance(value, bytes))
    base.close()


class Photos(Story):
    def paste_files(self, paths):
        uris = "".join(f"{path.as_uri()}\r\n" for path in paths)
        subprocess.run(["xclip", "-selection", "clipboard", "-t", "text/uri-list", "-in"], input=uris, text=True,
                       check=True, timeout=30)
        self.see.keys("ctrl+l", "ctrl+v")

    def attached(self):
        strip = self.see.find_now(self.window, "Attached files", "list")
        return self.see.items(strip) if strip else []

    def no_file_holds_any(self, originals):
        """Of all that is in the home."""
        world = Path(os.environ[INSIDE])
        looked = 0
        for path in world.rglob("*"):
            if not path.is_file() or path.is_symlink() or originals in path.parents:
                continue
            looked += 1
            data = path.read_bytes()
            self.assertFalse(holds_canary(data), str(path.relative_to(world)))
            for value in rows_of(path):
                self.assertFalse(holds_canary(value), str(path.relative_to(world)))
        self.assertGreater(looked, 5, "nothing was looked through")

    def test_nothing_beside_what_is_seen(self):
        for name in NAMES:
            self.assertTrue(holds_canary((ORIGINALS / name).read_bytes()), name)
        originals = self.home / "originals"
        originals.mkdir()
        paths = [Path(shutil.copy(ORIGINALS / name, originals)) for name in NAMES]
        with WireServer(plain("All seen.")) as server:
            self.begin(server)
            self.paste_files(paths)
            self.until("the files", lambda: self.attached() == list(NAMES), 30)
            self.until("that they can be sent", lambda: self.control("Send", "push button").getState().contains(
                self.see.pyatspi.STATE_ENABLED), 60)
            self.no_file_holds_any(originals)  # as a draft
            self.send("What do you see?")
            self.message("Assistant: All seen.", 30)
            self.assertFalse(any(holds_canary(chat.body) for chat in server.chats))
            content = server.chats[0].json["messages"][-1]["content"]
            pictures = [part for part in content if part["type"] == "image_url"]
            self.assertEqual(len(pictures), sum(name.startswith("photo") for name in NAMES))
            for part in pictures:
                picture = base64.b64decode(part["image_url"]["url"].partition(",")[2])
                self.assertFalse(holds_canary(picture))
            self.assertEqual(json.dumps(content).count("The words of the letter."), 3)
        for form in ("jsonl", "markdown", "text", "html", "pdf"):
            done = self.command("export", "--format", form, "--output", str(self.home / f"export-{form}") +
                                ("/" if form in ("markdown", "text", "html", "pdf") else ""))
            self.assertEqual(done.returncode, 0, done.stderr)
        done = self.command("backup", str(self.home / "copy.sqlite"))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.no_file_holds_any(originals)  # with the log of the history, while it is open
        self.quit()
        self.no_file_holds_any(originals)


if __name__ == "__main__":
    main()
