#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files come in every way: dropped on the window, pasted, a picture, a long text, by a command line. They are put in
order, taken out and back, kept over a restart, sent, seen in the conversation, exported, and imported elsewhere; the
service gets exactly them."""
import base64
import os
import struct
import subprocess
import zlib
from pathlib import Path

from attaching import Attaching
from desktop import main
from dragging import Drag
from wireserver import WireServer, plain

NOTES = "The first stop is Lisbon.\n"
PLAN = "المحطة الثانية: إشبيلية.\n"
LONG = "A line of the journal that nobody wants to read twice. " * 200
CANARY = b"where the picture was taken"


def png(width, height):
    """With a comment, as cameras and editors leave them."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + b"\x20\x80\x40" * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"tEXt", b"Comment\0" + CANARY) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def block(name, words):
    return f"File: {name}\n```\n{words if words.endswith(chr(10)) else words + chr(10)}```"


class Bring(Attaching):
    def write_files(self):
        notes, plan = self.home / "notes.txt", self.home / "plan.txt"
        notes.write_text(NOTES)
        plan.write_text(PLAN)
        return notes, plan

    def drop(self, *paths):
        """In the middle of the window."""
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "Hiwar$"], capture_output=True,
                               text=True, check=True).stdout.split()
        box = self.window.queryComponent().getExtents(self.see.pyatspi.DESKTOP_COORDS)
        with Drag(*paths) as drag:
            drag.drop(int(found[0]), box.x + box.width // 2, box.y + box.height // 2)

    def cards(self, *names):
        for name in names:
            self.control(f"Open “{name}”", "push button")

    def assert_parts(self, content, question):
        """Exactly the files in their order, the question and the picture, and nothing of what was in its file."""
        text, picture = content
        self.assertEqual(text, {"type": "text", "text": "\n\n".join(
            [block("plan.txt", PLAN), block("notes.txt", NOTES), block("Pasted text.txt", LONG.strip()), question])})
        self.assertEqual((picture["type"], list(picture), list(picture["image_url"])),
                         ("image_url", ["type", "image_url"], ["url"]))
        kind, data = picture["image_url"]["url"].split(",")
        self.assertEqual(kind, "data:image/png;base64")
        pixels = base64.b64decode(data, validate=True)
        self.assertEqual(struct.unpack(">II", pixels[16:24]), (30, 20))
        self.assertNotIn(CANARY, pixels)

    def other_home(self):
        """As on another computer."""
        home = self.home / "elsewhere"
        for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
            folder = home / kind.lower()
            folder.mkdir(parents=True)
            os.environ[f"XDG_{kind}_HOME"] = str(folder)

    def test_every_way_into_one_message(self):
        notes, plan = self.write_files()
        all_of_them = ("plan.txt", "notes.txt", "Pasted picture", "Pasted text.txt")
        with WireServer(plain("All seen.")) as server:
            self.begin(server)
            self.drop(notes, plan)
            self.wait_for("notes.txt", "plan.txt")
            self.paste(png(30, 20), "image/png")
            self.wait_for("notes.txt", "plan.txt", "Pasted picture")
            self.paste(LONG.strip())
            self.press("Attach as a file")
            self.wait_for("notes.txt", "plan.txt", "Pasted picture", "Pasted text.txt")
            self.assertEqual(self.see.text(self.control("Message", "text")), "")
            self.picture("bring")

            self.wait_until_read()
            self.see.keys("ctrl+l", "shift+Tab", "Home", "alt+Right")
            self.wait_for(*all_of_them)
            self.see.keys("Home", "Delete")
            self.wait_for(*all_of_them[1:])
            self.press("Undo")
            self.wait_for(*all_of_them)

            self.wait_until_read()
            self.restart()
            self.wait_for(*all_of_them)
            self.assertEqual(server.chats, [])

            self.wait_until_read()
            self.send("Compare them.")
            self.message("Assistant: All seen.")
            self.until("that they went", lambda: not self.attached())
            self.assert_parts(server.chats[0].json["messages"][-1]["content"], "Compare them.")
            self.cards(*all_of_them)
            self.picture("bring-cards")
            self.restart()
            self.message("Assistant: All seen.")
            self.cards(*all_of_them)
            self.quit()

            exported = self.home / "export.jsonl"
            self.assertEqual(self.command("export", "--output", str(exported)).returncode, 0)
            self.other_home()
            taken = self.command("import", str(exported))
            self.assertEqual(taken.returncode, 0, taken.stderr)
            self.begin(server)
            self.message("Assistant: All seen.")
            self.cards(*all_of_them)
            self.send("And now?")
            self.until("the second request", lambda: len(server.chats) == 2)
            self.assert_parts(server.chats[1].json["messages"][0]["content"], "Compare them.")
            self.assertEqual(server.chats[1].json["messages"][-1]["content"], "And now?")
        self.assertEqual(self.files_holding(CANARY.decode()), [])

    def test_files_of_a_command_line(self):
        notes, plan = self.write_files()
        self.addCleanup(os.chdir, Path.cwd())
        elsewhere = self.home / "else where"
        elsewhere.mkdir()
        with WireServer(plain("No.")) as server:
            self.write_settings(server.base_url)
            os.chdir(self.home)
            self.start("notes.txt")
            self.wait_for("notes.txt")
            # Hiwar runs already, and the other start is in another folder.
            other = subprocess.run([self.program, "../plan.txt"], cwd=elsewhere, capture_output=True, text=True,
                                   timeout=60, check=False)
            self.assertEqual((other.returncode, other.stdout), (0, ""), other.stderr)
            self.wait_for("notes.txt", "plan.txt")
            self.wait_until_read()

            typo = self.command("nots.txt")
            self.assertEqual(typo.returncode, 2)
            self.assertIn("neither a command of Hiwar nor a file", typo.stderr)

            # A link brings words, and no file, whatever it says.
            for name in ("file", "files", "attach", "open"):
                link = f"hiwar://new?text={name}&{name}={notes}&{name}={notes.as_uri()}"
                self.assertEqual(self.command(link).returncode, 0)
                field = self.control("Message", "text")
                self.until("the words of the link", lambda: self.see.text(field) == name)
                self.assertEqual(self.attached(), [])
            self.assertEqual(server.chats, [])


if __name__ == "__main__":
    main()
