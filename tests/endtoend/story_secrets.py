#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A key that is pasted into a message by mistake: the window asks before it leaves, and no file of
Hiwar's knows what it was about."""
import json

from desktop import Story, main
from wireserver import WireServer, plain

# Put together here, so that nobody who looks for leaked keys finds one in this file.
KEY = "sk-" + "proj-" + "a7Bq2Zr9KdXm4Tw8Ly3NcVh6" * 2


class Secrets(Story):
    def begin(self, server):
        # This address reaches this machine too, but is none of those that are known to stay on it.
        self.write_settings(f"http://0.0.0.0:{server.port}/v1")
        self.start()

    def asked(self, server):
        return [json.dumps(chat.json) for chat in server.chats]

    def test_the_key_is_hidden_before_it_leaves(self):
        with WireServer(plain("I see no key")) as server:
            self.begin(server)
            self.send(f"Why is {KEY} refused?")
            self.control("Hide it", "push button")
            self.assertEqual(self.asked(server), [])
            self.picture("secret")
            self.press("Hide it")
            self.press("Send")
            self.message("Assistant: I see no key")
            self.assertEqual(len(self.asked(server)), 1)
            self.assertIn("Why is [secret hidden] refused?", self.asked(server)[0])
            self.assertNotIn(KEY, self.asked(server)[0])
        self.quit()

    def test_it_is_sent_to_whom_the_user_wants(self):
        with WireServer(plain("Now I know it")) as server:
            self.begin(server)
            self.send(f"Why is {KEY} refused?")
            self.press("Send anyway")
            self.message("Assistant: Now I know it")
            self.assertIn(KEY, self.asked(server)[0])
        self.quit()


if __name__ == "__main__":
    main()
