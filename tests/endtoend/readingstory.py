# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared by the stories about reading aloud: an answer in steps, and waiting for announcements."""
import subprocess
import threading

from desktop import Story

KEY = "sk-reading-canary-0123456789"
ANNOUNCED = ("object:announcement", "object:state-changed:showing")


class Steps:
    """An answer that arrives in pieces, each when the test releases it."""

    def __init__(self, *pieces):
        self.pieces = pieces
        self.next = threading.Semaphore(0)

    def __call__(self, talk):
        talk.head("200 OK", "text/event-stream")
        for piece in self.pieces:
            self.next.acquire(timeout=60)
            talk.delta(piece)
        self.next.acquire(timeout=60)
        talk.delta("", "stop")
        talk.write("data: [DONE]\n\n")


class ReadingStory(Story):
    def ask(self, server, question="Who reads this?"):
        self.start()
        self.connect(server.base_url, KEY, "wire-1")
        self.send(question)

    def item(self, start):
        """Returns the last message whose name starts with this."""
        def look():
            items = [c for c in self.see.children(self.control("Conversation", "list"))
                     if c.getRoleName() == "list item" and c.name.startswith(start)]
            return items[-1] if items else None
        return self.until(f'a message that starts with "{start}"', look)

    def choose_next(self, name, expected):
        """Chooses the next entry in a combo box by keyboard."""
        box = self.control(name, "combo box")
        self.see.press(box)
        self.until("its list", lambda: any(c.getRoleName() == "list item" for c in self.see.visible(box)))
        self.see.keys("Down", "Return")
        self.until(f'"{expected}" chosen', lambda: expected in self.shown_in(box))

    def shown_in(self, box):
        texts = [c.name for c in self.see.below(box) if c.getState().contains(self.see.pyatspi.STATE_SELECTED)]
        return [*texts, self.see.text(box) if "Text" in self.see.interfaces(box) else ""]

    def part(self, item, name, role):
        return self.until(f'the {role} "{name}"', lambda: next(
            (c for c in self.see.children(item) if c.name == name and self.see.role_of(c) == role), None))

    def clipboard(self):
        return subprocess.run(["xclip", "-o", "-selection", "clipboard"], capture_output=True, text=True,
                              timeout=30, check=False).stdout

    def hear(self, told, wanted):
        """Waits until the last of the wanted sentences is said; returns all that were said."""
        said = []

        def look():
            said.extend(told.announced())
            return said[-1:] == wanted[-1:]
        try:
            self.until(f'"{wanted[-1]}"', look)
        except self.see.NotThere as fault:
            raise AssertionError(f"{fault}; said was {said}") from None
        return said

    def focus_told(self, told, start):
        self.until(f'the keyboard at "{start}"', lambda: any(
            detail and name.startswith(start) for _, _, name, detail, _ in told.take()))
