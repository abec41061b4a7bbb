#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Several windows of one program: conversations in windows of their own, by keyboard alone and by the menu of the list,
streaming at once, shown in one window only, and open again after a start."""
from desktop import Story, main
from person import Person
from wireserver import Slowly, WireServer, plain


class Windows(Story):
    def until_frames(self, count):
        self.until(f"{count} windows", lambda: len(self.frames()) == count)

    def use_new(self, *known):
        """What follows happens in the window that is not one of these."""
        self.window = self.until("another window", lambda: next((f for f in self.frames() if f not in known), None))

    def titles(self):
        return sorted(frame.name for frame in self.frames())

    def test_a_conversation_has_a_window_of_its_own_by_keyboard_alone(self):
        slowly = Slowly()
        with WireServer(slowly) as server:
            self.begin(server)
            first = self.window
            person = Person(self)
            person.wait_for_focus("Message")
            person.type("What is light?")
            person.key("Return")
            self.message("Assistant: Half")
            person.key("ctrl+shift+t")
            self.until_frames(2)
            self.use_new(first)
            person.wait_for_focus("Message")
            person.type("What is sound?")
            person.key("Return")
            self.message("Assistant: Half")
            self.picture("windows")
            slowly.may_end.set()
            self.message("Assistant: Half and whole.")
            self.window = first
            self.message("Assistant: Half and whole.")
            self.assertEqual(sorted(chat.json["messages"][-1]["content"] for chat in server.chats),
                             ["What is light?", "What is sound?"])
            # Both are there after a start, each with its conversation.
            titles = self.until("both titles", lambda: (t := self.titles()) and all(t) and "sound" in "".join(t) and t)
            self.restart()
            self.until_frames(2)
            self.until("the same titles", lambda: self.titles() == titles)
            for frame in self.frames():
                self.window = frame
                self.message("Assistant: Half and whole.")
            # One closes, the other stays; the conversation is in the list.
            self.window = next(frame for frame in self.frames() if "sound" in frame.name)
            other = next(frame for frame in self.frames() if "sound" not in frame.name)
            person.click("Message")
            person.key("ctrl+w")
            self.until_frames(1)
            self.window = other
            self.control("What is sound?", "list item")
        self.quit()

    def test_the_menu_of_the_list_opens_one_and_the_list_leads_to_it(self):
        with WireServer(plain("A wave.")) as server:
            self.begin(server)
            first = self.window
            self.send("What is light?")
            self.message("Assistant: A wave.")
            self.press("New conversation")
            row = self.control("What is light?", "list item")
            self.see.click(row, 3)
            self.see.press(self.see.find(self.see.programs("hiwar")[0], "Open in a new window", "menu item"))
            self.until_frames(2)
            self.use_new(first)
            self.message("Assistant: A wave.")
            second, self.window = self.window, first
            # In the list of the first window it is chosen again: it stays where it is.
            self.see.click(self.control("What is light?", "list item"))
            self.until("the other window in front", lambda: self.see.active(second))
            self.assertEqual(len(self.frames()), 2)
            # The settings are one panel of the program, in the first window.
            self.window = second
            Person(self).key("ctrl+comma")
            self.window = first
            self.control("Close settings")
        self.quit()

    def test_in_arabic_all_end_with_the_program(self):
        with WireServer(plain("موجة.")) as server:
            self.begin(server, language="ar")
            first = self.window
            person = Person(self)
            person.key("ctrl+shift+t")
            self.until_frames(2)
            self.use_new(first)
            person.wait_for_focus("الرسالة")
            person.paste("ما الضوء؟")
            person.key("Return")
            self.until("the reply", lambda: any("موجة." in (c.name or "") for c in self.see.visible(self.window)))
            self.picture("windows-arabic")
            person.key("ctrl+q")
            self.assertEqual(self.running.wait(20), 0)
            self.running = None
            self.start()
            self.until_frames(2)
        self.quit()


if __name__ == "__main__":
    main()
