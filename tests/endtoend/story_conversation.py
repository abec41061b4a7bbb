#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What goes out beside the messages: nothing but what a person set, in this conversation or its profile; and
what a service once refused does not fail a second time."""

from desktop import Story, main
from wireserver import WireServer, plain, refuse

PANEL = "System prompt and parameters"


class Conversation(Story):
    def begin(self, server):
        super().begin(server, {"streaming": "off"})

    def ask(self, server, words, replies=1):
        """Returns the body of the request."""
        before = len(server.chats)
        self.send(words)
        self.until("the request", lambda: len(server.chats) == before + replies)
        self.until("its end", lambda: self.see.find_now(self.window, "Send"))
        return server.chats[-1].json

    @staticmethod
    def body(*messages, **fields):
        return {"model": "wire-1", "messages": [dict(zip(("role", "content"), m)) for m in messages], **fields}

    def open_panel(self):
        self.press(PANEL)
        self.control("Temperature", "text")

    def begin_another(self):
        self.press("New conversation")
        self.until("an empty one", lambda: not any(m.startswith("You: ") for m in self.messages()))

    def test_only_what_is_set_is_sent(self):
        with WireServer(plain("yes")) as server:
            self.begin(server)
            self.assertEqual(self.ask(server, "one"), self.body(("user", "one")))
            self.message("Assistant: yes")
            self.open_panel()
            self.write("System prompt", "Be brief.")
            self.write("Temperature", "0.5")
            self.write("Stop at", "END")
            self.picture("conversation-settings")
            asked = [("system", "Be brief."), ("user", "one"), ("assistant", "yes"), ("user", "two")]
            self.assertEqual(self.ask(server, "two"), self.body(*asked, stop=["END"], temperature=0.5))
            self.until("two replies", lambda: len(self.messages()) == 4)

            # A reset can be undone.
            self.press("Reset: Temperature")
            self.press("Undo")
            self.until("the value", lambda: self.see.text(self.control("Temperature", "text")) == "0.5")

            # It is there after a restart, and a new conversation has none of it.
            self.restart()
            self.message("Assistant: yes")
            asked += [("assistant", "yes"), ("user", "three")]
            self.assertEqual(self.ask(server, "three"), self.body(*asked, stop=["END"], temperature=0.5))
            self.until("three replies", lambda: len(self.messages()) == 6)
            self.begin_another()
            self.assertEqual(self.ask(server, "four"), self.body(("user", "four")))

    def test_the_profile_goes_below_the_conversation(self):
        with WireServer(plain("yes")) as server:
            self.begin(server)
            self.open_panel()
            self.see.press(self.control("Profile", "page tab"))
            self.write("System prompt", "Be kind.")
            self.write("Seed", "7")
            self.see.press(self.control("Conversation", "page tab"))
            self.press("Leave out: Seed")
            self.write("Top P", "0.5")
            self.assertEqual(self.ask(server, "one"),
                             self.body(("system", "Be kind."), ("user", "one"), top_p=0.5))
            self.begin_another()
            self.assertEqual(self.ask(server, "two"),
                             self.body(("system", "Be kind."), ("user", "two"), seed=7))
            # A terminal asks with the same profile.
            done = self.ask_by_command("three")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(server.chats[-1].json,
                             self.body(("system", "Be kind."), ("user", "three"), seed=7))

    def test_a_refusal_is_learnt_once(self):
        def answer(talk):
            if "temperature" in talk.request.json:
                refuse("400 Bad Request", "Unsupported parameter: 'temperature'", "unsupported_parameter")(talk)
            else:
                plain("yes")(talk)

        with WireServer(answer) as server:
            self.begin(server)
            self.open_panel()
            self.write("Temperature", "0.5")
            self.assertIn("temperature", self.ask(server, "one"))
            self.press("Send without it")
            self.message("Assistant: yes")
            self.assertEqual(server.chats[-1].json, self.body(("user", "one")))
            self.assertNotIn("temperature", self.ask(server, "two"))
            self.assertEqual(len(server.chats), 3)


if __name__ == "__main__":
    main()
