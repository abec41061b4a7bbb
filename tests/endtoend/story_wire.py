#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens between two machines: a reply that is stopped, a key that is not sent elsewhere,
a click that is one request."""
import time

from desktop import Story, main
from wireserver import WireServer, cut, hold, plain, redirect

KEY = "sk-canary-wire"


class Wire(Story):
    def test_stop_closes_the_connection_at_once_and_keeps_what_arrived(self):
        with WireServer(hold("The first half", " of a reply")) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send("a long story")
            self.message("Assistant: The first half of a reply")
            stop = self.control("Stop", "push button")
            pressed = time.monotonic()
            self.see.click(stop)
            (request,) = server.chats
            self.assertTrue(request.closed.wait(5), "the connection is still open")
            self.assertLess(request.closed_at - pressed, 0.1, "seconds from the click to the closed connection")
            self.control("Send", "push button")
            self.stopped()
            self.restart()
            self.stopped()

    def stopped(self):
        said = self.message("Assistant: The first half of a reply")
        self.assertIn("topped", said, "nothing tells that it was stopped")

    def test_a_redirect_never_carries_the_key_to_another_origin(self):
        with WireServer(plain("the key came along")) as other, \
                WireServer(redirect(f"{other.base_url}/chat/completions")) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send("hello")
            self.message("Error: ")
            self.assertEqual(len(server.chats), 1)
            self.assertEqual([r.headers for r in other.requests if "authorization" in r.headers], [])
            self.assertFalse([r for r in other.requests if KEY.encode() in r.body])

    def test_a_connection_cut_before_the_first_byte_is_one_request_and_offers_retry(self):
        with WireServer(cut) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send("charge me once")
            self.message("Error: ")
            retry = self.control("Try again", "push button")
            self.assertEqual(len(server.chats), 1)
            server.answer = plain("at last")
            self.see.press(retry)
            self.message("Assistant: at last")
            self.assertEqual(len(server.chats), 2)


if __name__ == "__main__":
    main()
