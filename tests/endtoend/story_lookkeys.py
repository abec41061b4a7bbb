#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each setting that changes the looks is reached and changed by keyboard alone: by Tab, arrows and Space, and from the
command palette."""
from desktop import main
from looking import CHANGES, QUESTION, REPLY, LookStory, Page
from wireserver import WireServer, plain

SECTIONS = ("Models", "Appearance", "Reading", "Writing", "Files", "Keyboard", "Language", "Desktop", "Data", "Privacy",
            "About")


class LookKeys(LookStory):
    def type_question(self):
        self.until("the keyboard in the message", lambda: self.has_keyboard("Message", "text"))
        self.see.type_words(QUESTION)
        self.see.keys("Return")
        self.message("Assistant: ")
        return Page(self, self.window)

    def open_settings(self):
        """Returns their panel, when it has the keyboard."""
        self.see.keys("ctrl+comma")
        panel = self.control("Settings panel", "panel")
        self.until("the keyboard in the settings", lambda: any(self.is_focused(c) for c in self.see.below(panel)))
        return panel

    def close_settings(self, panel):
        self.see.keys("Escape")
        self.until("the keyboard in the message", lambda: self.has_keyboard("Message", "text"))
        self.assertFalse(self.see.showing(panel))

    def is_focused(self, control):
        return control.getState().contains(self.see.pyatspi.STATE_FOCUSED)

    def go_to_section(self, name):
        """Back from the page to the list, and along it."""
        at = None
        while at not in SECTIONS:
            role, at = self.step("shift+Tab")[-1]
            self.assertIn(role, ("radio button", "combo box"))
        if at != name:
            self.walk_to(name, "radio button", "Down" if SECTIONS.index(at) < SECTIONS.index(name) else "Up")
        self.see.keys("space")

    def choose_by_keys(self, control, change):
        """It has the keyboard."""
        if isinstance(change.option, bool):
            self.see.keys("space")
        elif change.control.startswith("Font"):
            self.step("alt+Down")
            self.walk_to(change.option, "list item", "Down")
            self.see.keys("Return")
            self.until("the keyboard in the box", lambda: self.is_focused(control))
        else:
            while (before := self.chosen(control)) != change.option:
                self.see.keys(change.key)
                self.until(f"another one than {before}", lambda: self.chosen(control) not in (before, None))
        self.until(f"{change.control}: {change.option}", lambda: self.is_set(control, change.option))

    def test_each_setting_is_reached_and_changed_by_keyboard_alone(self):
        with WireServer(plain(REPLY)) as server:
            self.begin(server)
            self.resize(1500, 1000)
            page = self.type_question()
            section = panel = None
            for change in CHANGES:
                if change.section != section:
                    section = change.section
                    if panel:
                        self.close_settings(panel)  # its end is far from the list
                    panel = self.open_settings()
                    self.go_to_section(section)
                self.walk_to(change.control, change.role)
                was = page.looks()
                self.choose_by_keys(self.see.find(panel, change.control, change.role), change)
                self.prove(page, change, was)
                self.assertTrue(self.see.showing(panel))
            self.picture("look-by-keyboard")
            self.close_settings(panel)
            self.kept_after_restart([page])
            self.change_from_the_palette(Page(self, self.window))
        self.quit()

    def test_tab_leads_to_the_shown_section_and_an_open_list_lets_it_end(self):
        with WireServer(plain(REPLY)) as server:
            self.begin(server)
            self.until("the keyboard in the message", lambda: self.has_keyboard("Message", "text"))
            self.open_settings()
            self.assertEqual(self.step("shift+Tab")[-1], ("radio button", "Models"))
            self.assertEqual(self.step("Tab")[-1], ("combo box", "Profile"))
            self.step("alt+Down")
            self.quit()

    def change_from_the_palette(self, page):
        was = page.looks()
        self.run_found("line numbers", "Line numbers", "check box")
        self.see.keys("space")
        self.until("no numbers", lambda: page.look().indent < was.indent - 8)
        was = page.looks()
        self.run_found("width of", "Width of the conversation", "combo box")
        self.see.keys("Down")
        self.until("a usual width", lambda: page.look().column == was.column + 160)

    def run_found(self, typed, name, role):
        """The command palette leads to the control of a setting."""
        self.see.keys("ctrl+shift+k")
        self.control("Find anything", "text")
        self.see.type_words(typed)
        self.until(f"{name} found", lambda: any(c.name.startswith(name) and self.see.role_of(c) == "list item"
                                                and self.see.selected(c) for c in self.see.below(self.window)))
        self.see.keys("Return")
        self.until(f"the keyboard in {name}", lambda: self.has_keyboard(name, role))


if __name__ == "__main__":
    main()
