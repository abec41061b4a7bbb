#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Imports another program's conversation with its files; one of them is saved from the message,
byte for byte, under a name that cannot leave the folder."""
import base64
import json
import subprocess

from desktop import Story, main

CONTENT = bytes(range(256)) * 40
NAME = "../../plan of the town.wav"


class Attachment(Story):
    def write_export(self):
        """Writes it in the form of llama.cpp's web interface."""
        question = {"id": "q", "convId": "c", "type": "text", "role": "user", "content": "Hear my plan.",
                    "timestamp": 1700000001000, "parent": None, "children": [],
                    "extra": [{"type": "AUDIO", "name": NAME, "mimeType": "audio/wav",
                               "base64Data": base64.b64encode(CONTENT).decode()}]}
        conversation = {"id": "c", "name": "The town", "currNode": "q", "lastModified": 1700000009000}
        path = self.home / "export.json"
        path.write_text(json.dumps([{"conv": conversation, "messages": [question]}]))
        return path

    def test_is_saved_out_of_its_message(self):
        subprocess.run([self.program, "import", self.write_export()], check=True, capture_output=True)
        self.start()
        self.message("You: Hear my plan.")
        self.picture("attachment")
        self.press("Save “plan of the town.wav” as…")
        program = self.see.programs("hiwar")[0]
        dialog = self.see.find(program, "Save attachment")
        name = self.see.find(dialog, "File name:", "text")
        self.assertEqual(self.see.text(name), "plan of the town.wav")
        saved = self.home / "out.wav"
        self.see.set_text(name, str(saved))
        self.picture("attachment-dialog")
        self.see.press(self.see.find(dialog, "Save", "push button"))
        self.until("the file", saved.exists)
        self.assertEqual(saved.read_bytes(), CONTENT)


if __name__ == "__main__":
    main()
