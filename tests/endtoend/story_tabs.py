#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Several conversations in the tabs of one window: by keyboard alone, while both stream, out of the window and back, and
open again after a start."""
from desktop import Story, main
from person import Person
from wireserver import Slowly, WireServer, plain


class Tabs(Story):
    def tabs(self):
        strip = self.see.find_now(self.window, "Tabs", "page tab list")
        return [tab.name for tab in self.see.children(strip)] if strip else []

    def until_tabs(self, *names):
        self.until(f"the tabs {names}", lambda: self.tabs() == list(names))

    def shown(self):
        return next((tab.name for tab in self.see.children(self.control("Tabs", "page tab list"))
                     if tab.getState().contains(self.see.pyatspi.STATE_SELECTED)), None)

    def test_by_keyboard_alone(self):
        slowly = Slowly()
        with WireServer(slowly) as server:
            self.begin(server)
            person = Person(self)
            person.wait_for_focus("Message")
            person.type("What is light?")
            person.key("Return")
            self.message("Assistant: Half")
            person.key("ctrl+t")
            person.wait_for_focus("Message")
            person.type("What is sound?")
            person.key("Return")
            self.message("Assistant: Half")
            self.until_tabs("What is light?, a reply is arriving", "What is sound?, a reply is arriving")
            self.picture("tabs")
            slowly.may_end.set()
            self.message("Assistant: Half and whole.")
            self.until_tabs("What is light?, a new reply", "What is sound?")
            person.key("ctrl+Tab")
            self.until_tabs("What is light?", "What is sound?")
            self.assertEqual(self.shown(), "What is light?")
            self.message("You: What is light?")
            person.wait_for_focus("Message")
            person.key("ctrl+shift+Tab")
            self.until("the other one", lambda: self.shown() == "What is sound?")
            # Both are there after a start, and the one that was shown is.
            self.restart()
            self.until_tabs("What is light?", "What is sound?")
            self.message("You: What is sound?")
            self.assertEqual(self.shown(), "What is sound?")
            person = Person(self)
            person.click("Message")
            person.key("ctrl+w")
            self.message("You: What is light?")
            self.until("no tabs", lambda: not self.see.showing(
                self.see.find_now(self.window, "Tabs", "page tab list") or self.window) or not self.tabs())
            self.control("What is sound?", "list item")  # it is in the list
        self.quit()

    def test_out_of_the_window_and_back(self):
        with WireServer(plain("A wave.")) as server:
            self.begin(server)
            first = self.window
            self.send("What is light?")
            self.message("Assistant: A wave.")
            self.until("its end", lambda: self.see.find_now(self.window, "Send"))
            person = Person(self)
            person.click("Message")
            person.key("ctrl+t")
            person.wait_for_focus("Message")
            self.send("What is sound?")
            self.message("Assistant: A wave.")
            self.until_tabs("What is light?", "What is sound?")
            # By keyboard: the strip, its menu.
            person.key("ctrl+Tab")
            self.until("the first one", lambda: self.shown() == "What is light?")
            person.tab_to("Tabs", key="F6")  # its tab has the focus, too
            person.key("shift+F10")
            self.see.press(self.control("Open in a new window", "menu item"))
            self.until("two windows", lambda: len(self.frames()) == 2)
            self.window = next(frame for frame in self.frames() if "light" in frame.name)
            self.message("You: What is light?")
            # The same conversation from the list of the first window comes to the front there; in a tab of the
            # first window it is again when the other one is closed.
            person = Person(self)
            person.click("Message")
            person.key("ctrl+w")
            self.until("one window", lambda: len(self.frames()) == 1)
            self.window = first
            row = self.control("What is light?", "list item")
            self.see.click(row, 2)
            self.until_tabs("What is sound?", "What is light?")
            self.message("You: What is light?")
        self.quit()

    def test_in_arabic(self):
        with WireServer(plain("موجة.")) as server:
            self.begin(server, language="ar")
            person = Person(self)
            person.wait_for_focus("الرسالة")
            person.paste("ما الضوء؟")
            person.key("Return")
            self.until("the reply", lambda: any("موجة." in (c.name or "") for c in self.see.visible(self.window)))
            person.key("ctrl+t")
            person.wait_for_focus("الرسالة")
            person.paste("ما الصوت؟")
            person.key("Return")
            strip = self.control("علامات التبويب", "page tab list")
            self.until("two tabs", lambda: [tab.name for tab in self.see.children(strip)][:2] ==
                       ["ما الضوء؟", "ما الصوت؟"])
            self.picture("tabs-arabic")
        self.quit()


if __name__ == "__main__":
    main()
