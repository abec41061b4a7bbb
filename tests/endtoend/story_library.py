#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Personas and prompts: made in the library, kept over a restart, and sent word for word; nothing without them."""
from desktop import Story, main
from wireserver import WireServer, plain

KEY = "sk-library-canary"


class Library(Story):
    def new(self, kind, fields):
        self.see.keys("ctrl+j")
        self.see.press(self.control(kind, "page tab"))
        self.press("New…")
        for name, words in fields.items():
            self.write(name, words)
        self.press("Save")
        self.see.gone(self.window, "Name")  # a press by a screen reader is released a moment later

    def asked(self, server):
        return server.chats[-1].json

    def test_a_persona_is_sent_and_nothing_without_it(self):
        with WireServer(plain("One.")) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send("first")
            self.message("Assistant: One.")
            body = {"model": "wire-1", "messages": [{"role": "user", "content": "first"}], "stream": True,
                    "stream_options": {"include_usage": True}}
            self.assertEqual(self.asked(server), body)

            self.new("Personas", {"Name": "Fox", "System prompt": "You are a fox.", "Temperature": "0.5",
                                  "First message": "Who goes there?"})
            self.press("Start a conversation")
            self.message("Assistant: Who goes there?")
            self.restart()
            self.message("Assistant: Who goes there?")  # or "Me" would begin another conversation
            server.answer = plain("Two.")
            self.send("Me")
            self.message("Assistant: Two.")
            self.assertEqual(self.asked(server), body | {
                "temperature": 0.5,
                "messages": [{"role": "system", "content": "You are a fox."},
                             {"role": "assistant", "content": "Who goes there?"},
                             {"role": "user", "content": "Me"}]})
            told = self.command("ask", "--persona", "fox", "Hi?")
            self.assertEqual((told.returncode, told.stdout), (0, "Two.\n"), told.stderr)
            self.assertEqual(self.asked(server)["messages"], [{"role": "system", "content": "You are a fox."},
                                                              {"role": "user", "content": "Hi?"}])
        self.quit()

    def test_a_prompt_is_inserted_by_its_name(self):
        with WireServer(plain("Read.")) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.new("Prompts", {"Name": "letter", "Text": "Dear {{name}}, {{wish=all the best}}"})
            self.see.keys("ctrl+j")
            self.see.gone(self.window, "Close library")
            self.see.keys("ctrl+l")
            self.see.type_words("/let")
            self.control("Matching prompts", "list")
            self.see.keys("Return")
            self.control("name", "text")
            self.see.type_words("Noor")
            self.see.keys("Return", "Return")
            self.see.gone(self.window, "name")
            self.press("Send")
            self.message("Assistant: Read.")
            self.assertEqual(self.asked(server)["messages"],
                             [{"role": "user", "content": "Dear Noor, all the best"}])
            missing = self.command("ask", "--prompt", "letter")
            self.assertEqual(missing.returncode, 2)
            self.assertIn("needs a value for: name", missing.stderr)
        self.quit()


if __name__ == "__main__":
    main()
