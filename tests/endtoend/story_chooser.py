#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who answers: chosen where one types, by keys alone, kept with the conversation, and by another model for one reply.
The server says which model was asked, word for word."""
from desktop import Story, main
from wireserver import WireServer, plain

KEY = "sk-chooser-canary"


class Chooser(Story):
    def choose(self, typed):
        """With Ctrl+M, as a person who knows what it is called."""
        self.see.keys("ctrl+m")
        self.control("Find a model", "text")
        self.see.type_words(typed)
        self.see.keys("Return")
        self.see.gone(self.window, "Find a model")

    def asked(self, server):
        return server.chats[-1].json["model"]

    def test_chosen_where_one_types_and_kept_with_the_conversation(self):
        with WireServer(plain("One.")) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send("first")
            self.message("Assistant: One.")
            self.assertEqual(server.chats[-1].json["messages"], [{"role": "user", "content": "first"}])
            self.assertEqual(self.asked(server), "wire-1")

            self.see.keys("ctrl+n")
            self.choose("another/model")
            server.answer = plain("Two.")
            self.send("second")
            self.message("Assistant: Two.")
            self.assertEqual(self.asked(server), "another/model")

            self.restart()  # the latest conversation is shown, and the other one still has its model
            self.message("Assistant: Two.")
            server.answer = plain("Three.")
            self.send("third")
            self.message("Assistant: Three.")
            self.assertEqual(self.asked(server), "another/model")
            self.see.click(self.control("first", "list item"))
            self.message("Assistant: One.")
            server.answer = plain("Four.")
            self.send("fourth")
            self.message("Assistant: Four.")
            self.assertEqual(self.asked(server), "wire-1")
            self.assertEqual([m["content"] for m in server.chats[-1].json["messages"]], ["first", "One.", "fourth"])

    def test_a_button_opens_it_and_escape_gives_the_keyboard_back(self):
        with WireServer(plain("One.")) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.press("Answered by")
            self.control("Find a model", "text")
            self.see.keys("Escape")
            self.see.gone(self.window, "Find a model")
            self.press("Choose model")
            self.press("Services and keys…")
            self.control("Close settings")


if __name__ == "__main__":
    main()
