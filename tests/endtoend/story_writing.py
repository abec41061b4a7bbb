#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writing by keyboard alone: words that no dictionary knows, in two scripts, as a screen reader hears of them; one is
replaced, one becomes a word of the user's; and the last question comes back with Up. The dictionaries are the system's."""

from desktop import Story, main
from person import Person
from wireserver import WireServer, plain

ENGLISH, ARABIC = "helllo", "كتاببب"


class Writing(Story):
    def field(self):
        return self.control("Message", "text")

    def written(self):
        return self.see.text(self.field())

    def marked(self):
        """The words with the attribute by which a screen reader tells of a wrong word."""
        text = self.field().queryText()
        words, at = [], 0
        while at < text.characterCount:
            attributes, start, end = text.getAttributeRun(at, False)
            if "invalid:spelling" in attributes:
                words.append(text.getText(start, end))
            self.assertGreater(end, at, attributes)
            at = end
        return words

    def until_marked(self, *words):
        self.until(f"the marks of {words}", lambda: self.marked() == list(words))

    def choose(self, person, name):
        """In the menu of the word at the cursor."""
        person.key("Menu")
        self.until(f'"{name}" in the menu', lambda: self.see.find_now(self.menu(), name, "menu item"))
        for _ in range(20):
            person.key("Down")
            if self.until("a chosen entry", self.chosen) == name:
                person.key("Return")
                self.until("the end of the menu", lambda: self.chosen() is None)
                return
        self.fail(f'Down does not lead to "{name}"')

    def menu(self):
        return next(iter(self.see.programs("hiwar")))

    def chosen(self):
        return next((c.name for c in self.see.visible(self.menu())
                     if self.see.role_of(c) == "menu item"
                     and c.getState().contains(self.see.pyatspi.STATE_FOCUSED)), None)

    def test_wrong_words_of_two_scripts_are_told_and_mended_by_keyboard(self):
        with WireServer(plain("Yes.")) as server:
            self.begin(server)
            person = Person(self)
            person.wait_for_focus("Message")
            person.type(f"Say {ENGLISH} to the book ")
            person.paste(f"هذا {ARABIC} جديد")
            person.type(" now")
            self.until_marked(ENGLISH, ARABIC)
            self.picture("spelling")
            # A suggestion takes the place of the English one, in a step that can be undone.
            person.key("ctrl+Home", "ctrl+Right", "Right")
            self.choose(person, "hello")
            self.until_marked(ARABIC)
            self.assertEqual(self.written(), f"Say hello to the book هذا {ARABIC} جديد now")
            person.key("ctrl+z")
            person.key("ctrl+Home", "ctrl+Right", "Right")
            self.until_marked(ENGLISH, ARABIC)
            # It is a word of the user's from now on, and can be found in the settings.
            self.choose(person, "Add to my words")
            self.until_marked(ARABIC)
            self.press("Settings")
            self.open_section("Writing")
            own = self.control("My words", "list")
            self.assertEqual(self.see.items(own), [ENGLISH])
            self.picture("spelling-settings")
            self.press("Close settings")
            self.restart()
            self.write("Message", f"{ENGLISH} and hellllo ")
            self.until_marked("hellllo")
        self.quit()

    def test_up_brings_the_last_question_and_esc_takes_it_away(self):
        with WireServer(plain("Yes.")) as server:
            self.begin(server)
            person = Person(self)
            person.wait_for_focus("Message")
            for question in ("First one", "Second one"):
                person.type(question)
                person.key("Return")
                self.until("its end", lambda: len(server.chats) > 0
                           and server.chats[-1].json["messages"][-1]["content"] == question
                           and self.see.find_now(self.window, "Send", "push button"))
            self.until("an empty field", lambda: self.written() == "")
            for key, words in (("Up", "Second one"), ("Up", "First one"), ("Down", "Second one"), ("Escape", "")):
                person.key(key)
                self.until(f'"{words}" after {key}', lambda: self.written() == words)
            person.key("Up")
            self.until("the last question", lambda: self.written() == "Second one")
            person.type(" more")
            person.key("Return")
            self.until("three questions", lambda: len(server.chats) == 3)
            self.assertEqual(server.chats[-1].json["messages"][-1]["content"], "Second one more")
        self.quit()

    def test_an_arabic_window_has_the_section(self):
        with WireServer(plain("Yes.")) as server:
            self.begin(server, language="ar")
            self.press("الإعدادات")
            self.see.click(self.control("القسم", "combo box"))  # there is no room for a list beside the page
            self.see.click(self.control("الكتابة", "list item"))
            self.control("التدقيق الإملائي", "check box")
            self.picture("ar-spelling-settings")
        self.quit()


if __name__ == "__main__":
    main()
