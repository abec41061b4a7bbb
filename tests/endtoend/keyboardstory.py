# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared by the stories by keyboard alone: they go where a screen reader says that the keyboard is, and know controls by
their names, not by their order."""
from desktop import Story

MOST_STEPS = 100  # from one control to another


class KeyboardStory(Story):
    def setUp(self):
        super().setUp()
        self.told = self.see.Told("object:state-changed:focused")
        self.told.__enter__()
        self.addCleanup(self.told.__exit__)

    def step(self, *keys):
        """Presses keys and hears where the keyboard is then: pairs of role and name, the last one at the end."""
        self.told.take()
        self.see.keys(*keys)
        heard = []

        def look():
            heard.extend((role, name) for _, role, name, gained, _ in self.told.take() if gained)
            return heard
        self.until(f"a word of where {' '.join(keys)} leads", look)
        return heard

    def has_keyboard(self, name, role):
        control = self.see.find_now(self.window, name, role)
        return control is not None and control.getState().contains(self.see.pyatspi.STATE_FOCUSED)

    def go_to(self, name, role, key="Tab"):
        """Steps on with a key until the keyboard is there."""
        if not self.has_keyboard(name, role):
            self.walk_to(name, role, key)

    def walk_to(self, name, role, key="Tab"):
        """From another control."""
        way = []
        for _ in range(MOST_STEPS):
            heard = self.step(key)
            if (role, name) in heard:
                return
            way.append(heard[-1])
        self.fail(f"{key} does not lead to {name}, only to {way}")

    def fill(self, name, role, words):
        self.go_to(name, role)
        self.see.keys("ctrl+a")
        self.see.type_words(words)
