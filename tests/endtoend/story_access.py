#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window when used by assistive technology: it toggles and sets texts, announces events away
from the focus, and finds every control by a name."""
from desktop import main
from readingstory import ANNOUNCED, KEY, ReadingStory
from wireserver import WireServer, plain

NAMED = ("push button", "toggle button", "check box", "combo box", "text", "password text", "list", "page tab")


class Access(ReadingStory):
    def is_checked(self, name):
        return self.control(name, "check box").getState().contains(self.see.pyatspi.STATE_CHECKED)

    def toggle(self, name):
        self.see.act(self.control(name, "check box"), "Toggle")

    def listed(self):
        return self.see.items(self.control("Conversations", "list"))

    def test_what_is_toggled_and_put_into_fields_holds(self):
        self.start()
        self.press("Settings")
        self.open_section("Reading")
        before = self.is_checked("Wrap code")
        self.toggle("Wrap code")
        self.open_section("Privacy")
        self.toggle("Let the model name conversations")
        self.restart()
        self.press("Settings")
        self.open_section("Reading")
        self.until("wrapped code", lambda: self.is_checked("Wrap code") != before)
        self.open_section("Privacy")
        self.assertTrue(self.is_checked("Let the model name conversations"))

        self.open_section("Models")
        self.press("New profile")
        self.press("Another address")
        self.press("Name")
        self.write("Name", "Mine")
        self.control("Unsaved changes")
        self.press("Save")
        self.see.gone(self.window, "Unsaved changes")
        self.write("API key", "sk-access", "password text")
        self.control("Unsaved changes")

    def test_what_becomes_of_the_settings_is_heard(self):
        with self.see.Told(*ANNOUNCED) as told:
            self.start()
            self.press("Settings")
            self.press("New profile")
            self.press("Another address")
            self.press("Name")
            self.write("Name", "Mine")
            self.write("Base URL", "http://127.0.0.1:1/v1")
            told.take()
            self.press("Save")
            self.hear(told, ["Saved."])
            self.press("Test connection")
            said = self.hear(told, ["The connection does not work yet."])
            self.assertGreater(len(said), 1, "the steps are told, too")
            self.press("Copy report")
            self.hear(told, ["Report copied"])
            self.send("Is anybody there?")
            self.hear(told, ["“Mine” has no model yet, so nothing was sent."])
            self.assertEqual(self.see.text(self.control("Message", "text")), "Is anybody there?")
            self.press("Choose a model")
        self.quit()

    def test_deleting_undoing_and_copying_is_heard(self):
        with self.see.Told(*ANNOUNCED) as told:
            self.start()
            self.send("How do I start?")
            self.until("an answer", lambda: "Reply finished." in told.announced())
            question = self.item("You: How do I start?")
            self.see.press(self.part(question, "Copy", "push button"))
            self.hear(told, ["Copied."])
            self.see.press(self.part(question, "Delete", "push button"))
            self.hear(told, ["The message and what followed it were deleted."])
            self.press("Undo")
            self.hear(told, ["Undone."])
            self.item("You: How do I start?")
        self.quit()

    def test_what_happens_elsewhere_is_heard(self):
        with self.see.Told(*ANNOUNCED) as told, WireServer(plain("```\nx = 1\n```")) as server:
            self.start()
            self.press("Temporary conversation")
            self.hear(told, ["Temporary conversation. Nothing of it is stored; it is gone when you leave it."])
            self.connect(server.base_url, KEY, "wire-1")
            self.hear(told, ["Saved."])
            self.press("Settings")
            self.press("New profile") # which looks for servers on this computer
            said = []
            self.until("the end of the search", lambda: said.extend(told.announced()) or any(
                words.startswith(("No server answers", "Looking on this computer")) for words in said))
            self.press("Close settings")
            self.send("Code, please")
            self.until("an answer", lambda: "Reply finished." in told.announced())
            self.press("Copy code")
            self.hear(told, ["Copied."])
            self.press("Keep")
            self.press("More")
            self.see.press(self.control("Export all…", "menu item"))
            program = self.see.programs("hiwar")[0]
            self.see.set_text(self.see.find(program, "File name:", "text"), str(self.home / "all.jsonl"))
            self.see.press(self.see.find(program, "Save", "push button"))
            self.hear(told, ["One conversation was exported to all.jsonl."])
        self.quit()

    def test_closed_lists_show_nothing(self):
        self.start()
        for button in ("Settings", "Close settings"):
            self.press(button)
            shown = [(c.parent.name, c.name) for c in self.see.below(self.window)
                     if c.getRoleName() == "list item" and c.parent.parent.getRoleName() == "combo box"
                     and (self.see.showing(c) or c.getState().contains(self.see.pyatspi.STATE_FOCUSED))]
            self.assertEqual(shown, [])

    def test_a_menu_is_whole_each_time_it_opens(self):
        with WireServer(plain("Yes.")) as server:
            self.begin(server)
            for name, entry in (("Window menu", "Close Hiwar"), ("Conversation menu", "All messages and versions")):
                entries = self.entries_of(name)
                self.assertIn(entry, entries)
                self.assertEqual(self.entries_of(name), entries)
        self.quit()

    def entries_of(self, button):
        """Of the menu that it opens and closes."""
        def menu():
            return next((c for c in self.see.visible(self.window)
                         if self.see.role_of(c) == "popup menu"), None)
        self.press(button)
        entries = [entry.name for entry in self.see.children(self.until("the menu", menu))]
        self.see.keys("Escape")
        self.until("no menu", lambda: menu() is None)
        return entries

    def test_every_control_has_a_name(self):
        self.start()
        self.press("Settings")
        self.press("New profile")
        self.control("Search services", "text")
        self.press("Another address")
        self.control("Base URL", "text")
        for fold in ("Request", "Waiting", "Connection"):
            self.press(fold)
        self.control("Proxy", "combo box")
        self.see.keys("ctrl+f")
        self.control("Close find", "push button")
        unnamed = [(self.see.role_of(c), c.parent.name) for c in self.see.visible(self.window)
                   if self.see.role_of(c) in NAMED and not c.name
                   and self.see.role_of(c.parent) != "combo box"]  # the list has the name of its box
        self.assertEqual(unnamed, [])

    def test_words_that_are_erased_leave_no_row(self):
        self.start()
        self.write("Message", "kept")
        self.until("a row", lambda: len(self.listed()) == 1)
        kept = self.listed()
        self.see.keys("ctrl+n")
        self.until("an empty field", lambda: self.see.text(self.control("Message", "text")) == "")
        self.write("Message", "he")
        self.until("two rows", lambda: len(self.listed()) == 2)
        self.write("Message", "")
        self.until("the first row alone", lambda: self.listed() == kept)
        self.restart()
        self.until("the history, and no further row", lambda: self.listed() == kept)


if __name__ == "__main__":
    main()
