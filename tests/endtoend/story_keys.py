#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""From a blank home to an exported conversation by keyboard alone: it goes where a screen reader says that the keyboard
is, and knows controls by their names, not by their order."""
from desktop import main
from keyboardstory import KeyboardStory
from wireserver import WireServer, plain

KEY = "sk-keys-canary-0123456789"


class Keys(KeyboardStory):
    def test_from_a_blank_home_to_an_exported_conversation(self):
        with WireServer(plain("Two roads *diverged*.")) as server:
            self.start()
            self.step("ctrl+comma")
            self.go_to("New profile", "push button")
            self.see.keys("space")
            self.fill("Base URL", "text", server.base_url)
            self.fill("API key", "password text", KEY)
            self.fill("Model", "combo box", "wire-1")
            self.go_to("Save", "push button")
            self.see.keys("space")
            self.until("the key in the keyring", lambda: self.key_in_keyring() == [KEY])
            self.see.gone(self.window, "Close settings")
            self.until("the keyboard in the message", lambda: self.has_keyboard("Message", "text"))
            self.see.type_words("Which road")
            self.see.keys("Return")
            self.message("Assistant: Two roads diverged.")

            self.step("ctrl+k")
            self.go_to("More", "push button")
            self.see.keys("space")
            self.control("Export all…", "menu item")
            self.go_to("Export all…", "menu item", "Down")
            self.see.keys("Return")
            field = self.see.find(self.see.programs("hiwar")[0], "File name:", "text")
            self.until("the keyboard in the name", lambda: field.getState().contains(self.see.pyatspi.STATE_FOCUSED))
            out = self.home / "all.jsonl"
            self.see.keys("ctrl+a")
            self.see.type_words(str(out))
            self.see.keys("Return")
            self.control("One conversation was exported to all.jsonl.", "label")
            said = out.read_text()
            self.assertIn("Which road", said)
            self.assertIn("Two roads *diverged*.", said)
            self.assertNotIn(KEY, said)


if __name__ == "__main__":
    main()
