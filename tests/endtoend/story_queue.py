#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions that are written while a reply runs: queued, changed, sent one after the other or at once, and held over a
restart. What counts is what the service received."""
import threading

from desktop import Story, main
from person import Person
from readingstory import ANNOUNCED
from wireserver import WireServer, plain


class Slowly:
    """The first reply waits in its middle until it may end; all others come at once."""

    def __init__(self):
        self.may_end = threading.Event()
        self.asked = 0

    def __call__(self, talk):
        self.asked += 1
        if self.asked > 1:
            plain("At once.")(talk)
            return
        talk.head("200 OK", "text/event-stream")
        talk.delta("Half of it")
        self.may_end.wait(60)
        talk.delta(", and the rest.")
        talk.delta("", "stop")
        talk.write("data: [DONE]\n\n")


class Queue(Story):
    def begin(self, server):
        super().begin(server)
        self.send("What is light?")
        self.message("Assistant: Half of it")

    def asked(self, server):
        """The last question of each request."""
        return [chat.json["messages"][-1]["content"] for chat in server.chats]

    def waiting(self):
        """The words of the questions in the queue, as a screen reader finds them."""
        queue = self.see.find_now(self.window, "Queued questions", "list")
        if queue is None:
            return []
        return [name.partition(": ")[2] for item in self.see.children(queue)
                if self.see.showing(item) and (name := item.name or "").startswith("Question ")]

    def focused(self):
        return next((c for c in self.see.visible(self.window)
                     if c.getState().contains(self.see.pyatspi.STATE_FOCUSED)
                     and (self.see.role_of(c) not in ("list item", "filler")
                          or (c.name or "").startswith("Question "))), None)

    def tab_to_first_question(self):
        for _ in range(40):
            before = self.until("a focus", self.focused)
            if (before.name or "").startswith("Question 1 of"):
                return
            self.see.keys("Tab")
            self.until("another focus", lambda: self.focused() not in (None, before))
        self.fail("Tab does not lead to the first question")

    def until_waiting(self, *words):
        self.until(f"{words} in the queue", lambda: self.waiting() == list(words))

    def until_asked(self, server, *words):
        self.until(f"{words} at the service", lambda: self.asked(server) == list(words))

    def test_by_keyboard_alone_two_wait_and_follow(self):
        slowly = Slowly()
        with self.see.Told(*ANNOUNCED) as told, WireServer(slowly) as server:
            self.begin(server)
            person = Person(self)
            person.type("And what is dark")
            person.key("Return")
            self.until_waiting("And what is dark")
            self.until("words about it", lambda: "Queued as question 1." in told.announced())
            person.type("And colour")
            person.key("Return")
            self.until_waiting("And what is dark", "And colour")
            self.picture("queue")
            person.type("Half a draft")
            # The second one is edited; the draft is not lost.
            self.tab_to_first_question()
            person.key("Down", "Return")
            person.wait_for_focus("Message")
            person.type(" then")
            person.key("Return")
            self.until_waiting("And what is dark", "And colour then")
            self.assertEqual(self.see.text(self.control("Message", "text")), "Half a draft")
            # It is moved to the front, and back.
            self.tab_to_first_question()
            person.key("alt+Down")
            self.until_waiting("And colour then", "And what is dark")
            person.key("alt+Up")
            self.until_waiting("And what is dark", "And colour then")
            # It is removed, and comes back.
            person.key("Delete")
            self.until_waiting("And colour then")
            person.key("ctrl+z")
            self.until_waiting("And what is dark", "And colour then")
            self.assertEqual(len(server.chats), 1)
            slowly.may_end.set()
            self.until_asked(server, "What is light?", "And what is dark", "And colour then")
            self.until_waiting()
            self.message("Assistant: At once.")
            self.until("the end", lambda: len(self.messages()) == 6)
        self.quit()

    def test_stop_and_send_goes_before_the_queue(self):
        with WireServer(Slowly()) as server:
            self.begin(server)
            person = Person(self)
            person.type("Later")
            person.key("Return")
            self.until_waiting("Later")
            person.type("No, in Arabic")
            person.key("ctrl+shift+s")
            self.until_asked(server, "What is light?", "No, in Arabic", "Later")
            self.message("Assistant: At once.")
            self.until("all messages", lambda: len(self.messages()) == 6)
            self.assertIn("Half of it", self.messages()[1])
            self.assertIn("Stopped", self.messages()[1])
        self.quit()

    def test_after_a_restart_one_waits_for_the_user(self):
        with WireServer(Slowly()) as server:
            self.begin(server)
            self.write("Message", "And then?")
            self.press("Ways to send")
            self.see.press(self.control("Queue for after the reply", "menu item"))
            self.until_waiting("And then?")
            self.running.kill()  # nothing can be written any more
            self.running.wait()
            self.running = None
            self.see.until("the window's end", lambda: not self.see.programs("hiwar"))
            self.start()
            self.until_waiting("And then?")
            self.control("Send the next", "push button")
            self.assertIn("Half of it", self.messages()[1])  # and that it broke off
            self.assertEqual(self.asked(server), ["What is light?"])
            self.press("Send the next")
            self.until_asked(server, "What is light?", "And then?")
            self.until_waiting()
            self.message("Assistant: At once.")
            # What was sent is in the history, and nothing waits in it.
            self.restart()
            self.message("Assistant: At once.")
            self.assertEqual(self.waiting(), [])
        self.quit()


if __name__ == "__main__":
    main()
