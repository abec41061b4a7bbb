# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the program as a person does, with the pointer and the keys, and counts every action: a click,
one press of a key that commands, a paste, words that are typed."""
import subprocess

import pyatspi

PATIENCE = 6  # seconds for what should be there at once
MOST_TABS = 40


class Person:
    def __init__(self, story):
        self.story, self.see = story, story.see
        self.actions = []

    def count(self):
        return len(self.actions)

    # Actions

    def click(self, *names):
        """On the control that has one of these names."""
        control = self.find(names)
        self.actions.append(f"click {control.name}")
        self.see.click(control)

    def key(self, *combinations):
        """As xdotool names them; each is an action."""
        for combination in combinations:
            self.actions.append(combination)
            self.see.keys(combination)

    def tab_to(self, *names, key="Tab"):
        """Presses Tab until the control has the focus."""
        for _ in range(MOST_TABS):
            if self.focused().name in names:
                return
            before = self.focused()
            self.key(key)
            self.see.until("another focus", lambda: self.focused() != before, PATIENCE)
        raise self.see.NotThere(f"{key} does not lead to {names}")

    def paste(self, words):
        """The clipboard has the words already."""
        subprocess.run(["xclip", "-selection", "clipboard", "-in"], input=words, text=True, check=True, timeout=30)
        self.actions.append("paste")
        self.see.keys("ctrl+v")

    def type(self, words):
        self.actions.append(f"type {words}")
        subprocess.run(["xdotool", "type", "--delay", "5", words], check=True, timeout=30)

    # What the person sees before the next action

    def find(self, names):
        return self.see.until(f"one of {names}", lambda: next(
            (found for name in names if (found := self.control(name))), None), PATIENCE)

    def control(self, name):
        """That can be clicked: visible, enabled, and no label."""
        return next((c for c in self.see.visible(self.story.window)
                     if c.name == name and self.see.enabled(c)
                     and self.see.role_of(c) != "label"), None)

    def wait_for_focus(self, *names):
        self.see.until(f"the focus in one of {names}", lambda: self.focused().name in names, PATIENCE)

    def focused(self):
        return self.see.until("a focus", lambda: next(
            (c for c in self.see.visible(self.story.window) if self.has_focus(c)), None), PATIENCE)

    def has_focus(self, control):
        """A closed list leaves its items focused in the tree, and what hands the focus on seems to have it, too."""
        return (control.getState().contains(pyatspi.STATE_FOCUSED)
                and self.see.role_of(control) not in ("list item", "filler"))
