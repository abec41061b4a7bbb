#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what a new user does until the first question can be asked, in the real program, from a blank home.

usage: firstminutes.py PROGRAM [FirstMinutes.test_NAME...]

Each task is a row of TASKS: its steps, how many actions it took before, and how many it should take. At the
end a table has today's counts beside these. A task fails if it is marked as reached and took more actions, or
could not be done.
"""
import socket
from collections import namedtuple

from desktop import Story, main
from wireserver import WireServer, stream

KEY = "sk-first-minutes-0123456789"
OTHER_KEY = "sk-first-minutes-9876543210"
QUESTION = "What is light?"

# A known service that this computer can play: a server on its usual port that wants a key.
SERVICE, SERVICE_PORT = "KoboldCpp", 5001
OLLAMA_PORT = 11434
OLLAMA = {"/api/version": {"version": "0.9.6"}, "/api/tags": {"models": [{"name": "llama3.2", "model": "llama3.2"}]}}

Task = namedtuple("Task", "title before target reached steps")


def act(name, *arguments, **more):
    """A step: what a Person does. "{url}" in its words is the service's address."""
    return name, arguments, more


BY_MOUSE = [act("click", "Add your key"), act("click", "Another address"), act("paste", "{url}"),
            act("click", "API key"), act("paste", KEY)]

TASKS = {
    "known": Task("Known service and key, by mouse", 8, 4, True, [
        act("click", "Add your key"), act("wait_for_focus", "Search services"), act("type", SERVICE),
        act("key", "Return"), act("wait_for_focus", "API key"), act("paste", KEY)]),
    "unknown": Task("Unknown address and key, by mouse", 9, 6, True, BY_MOUSE),
    "keys": Task("Unknown address and key, by keys", None, None, False, [
        act("key", "ctrl+comma"), act("wait_for_focus", "Search services"), act("tab_to", "Another address"),
        act("key", "Return"), act("wait_for_focus", "Base URL"), act("paste", "{url}"), act("tab_to", "API key"),
        act("paste", KEY)]),
    "local": Task("Server on this computer", 2, 1, True, [
        act("click", "Chat with llama3.2 on this computer")]),
    "wrong": Task("Wrong key, in mid-conversation", 7, 2, True, [
        act("click", "Edit key"), act("paste", OTHER_KEY)]),
}


def is_free(port):
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


class FirstMinutes(Story):
    rows = []

    @classmethod
    def tearDownClass(cls):
        print("\n| task | before | now | target | |\n| --- | --: | --: | --: | --- |")
        for task, now, remark in cls.rows:
            shown = ("–" if value is None else value for value in (task.before, now, task.target))
            print(f"| {task.title} | {' | '.join(map(str, shown))} | {remark} |")

    def person(self):
        from person import Person  # needs the private desktop
        return Person(self)

    def do(self, steps, server):
        """Returns the person that did the steps."""
        someone = self.person()
        for name, arguments, more in steps:
            words = [a.replace("{url}", server.base_url) for a in arguments]
            getattr(someone, name)(*words, **more)
        return someone

    def measure(self, name, server, is_done):
        task = TASKS[name]
        now, remark = None, ""
        try:
            someone = self.do(task.steps, server)
            is_done()
            now, remark = someone.count(), ", ".join(someone.actions)
        except self.see.NotThere as fault:
            remark = f"not done: {fault}"
            self.picture(f"first-minutes-{name}")
        self.rows.append((task, now, remark))
        if task.reached:
            self.assertIsNotNone(now, remark)
            self.assertLessEqual(now, task.target or now, remark)

    def ask(self, server):
        """What is typed next is a question to the service: the cursor waits for it."""
        someone = self.person()
        someone.wait_for_focus("Message")
        someone.type(QUESTION)
        someone.key("Return")
        self.until("the reply", lambda: any(
            m.startswith("Assistant: Hello") for m in self.messages()), 10)
        self.assertEqual(server.chats[-1].json["messages"][-1]["content"], QUESTION)

    def need(self, port):
        if not is_free(port):
            self.skipTest(f"port {port} is in use")

    def test_known_service(self):
        self.need(SERVICE_PORT)
        with WireServer(stream("Hello"), port=SERVICE_PORT, key=KEY) as server:
            self.start()
            self.measure("known", server, lambda: self.ask(server))

    def test_unknown_address(self):
        with WireServer(stream("Hello"), key=KEY) as server:
            self.start()
            self.measure("unknown", server, lambda: self.ask(server))

    def test_unknown_address_by_keys(self):
        with WireServer(stream("Hello"), key=KEY) as server:
            self.start()
            self.measure("keys", server, lambda: self.ask(server))

    def test_local_server(self):
        self.need(OLLAMA_PORT)
        with WireServer(stream("Hello"), port=OLLAMA_PORT, pages=OLLAMA) as server:
            server.models = ["llama3.2", "nomic-embed-text"]
            self.start()
            self.measure("local", server, lambda: self.ask(server))

    def test_wrong_key(self):
        with WireServer(stream("Hello"), key=KEY) as server:
            self.start()
            try:
                self.do(BY_MOUSE, server)
                self.ask(server)
            except self.see.NotThere as fault:
                self.rows.append((TASKS["wrong"], None, f"not begun: {fault}"))
                self.assertFalse(TASKS["wrong"].reached, fault)
                return
            server.key = OTHER_KEY  # the service has replaced it
            self.send_by_keys("And dark?")
            self.message("Error: ")
            self.measure("wrong", server, lambda: self.until("the question again", lambda: (
                server.chats[-1].headers["authorization"] == f"Bearer {OTHER_KEY}"
                and server.chats[-1].json["messages"][-1]["content"] == "And dark?")))

    def send_by_keys(self, words):
        someone = self.person()
        someone.type(words)
        someone.key("Return")


if __name__ == "__main__":
    main()
