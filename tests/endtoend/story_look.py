#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each setting that changes the looks does so at once, while the settings are open, in each window, and is kept: through
the accessibility tree. By keyboard: story_lookkeys.py."""
from desktop import main
from looking import QUESTION, REPLY, Display, LookStory, Page, grow
from wireserver import WireServer, plain


class Look(LookStory):
    def ask(self):
        self.send(QUESTION)
        self.message("Assistant: ")
        return Page(self, self.window)

    def choose(self, control, option):
        """Through the tree."""
        if isinstance(option, bool):
            self.see.act(control, "Toggle")
        else:
            self.see.press(control)
            self.see.press(self.until(f'"{option}"', lambda: next(
                (c for c in self.see.below(control) if c.name == option and self.see.role_of(c) == "list item"), None)))
        self.until(f"{control.name}: {option}", lambda: self.is_set(control, option))

    def test_each_setting_shows_at_once_in_two_windows_and_is_kept(self):
        with WireServer(plain(REPLY)) as server:
            self.begin(server)
            self.resize(1500, 1000)
            pages = [self.ask()]
            first, number = self.window, self.number_in_front()
            self.see.keys("ctrl+shift+t")
            self.window = self.until("another window", lambda: next((f for f in self.frames() if f != first), None))
            self.until("it in front", lambda: self.number_in_front() != number)
            self.resize(1100, 1000, x=1510)
            pages.append(self.ask())
            self.window = first
            self.press("Settings")
            panel = self.control("Settings panel", "panel")
            for change, control in self.sections(panel):
                before = [page.looks() for page in pages]
                self.choose(control, change.option)
                for page, was in zip(pages, before):
                    self.prove(page, change, was)
                self.assertTrue(self.see.showing(panel))
            self.picture("look-two-windows")
            self.press("Close settings")
            self.see.gone(self.window, "Close settings")
            self.kept_after_restart(pages)
        self.quit()

    def zoom(self, words):
        """In the menu of the window."""
        self.press("Window menu")
        self.see.press(self.control(words, "menu item"))

    def until_grown(self, page, was, share):
        def look():
            nonlocal now
            now = page.look()
            return (grow(was, now, share, "words", "line", "narrow", "wide")
                    and now.control > was.control * (share + 1) / 2 and now.model > was.model * (share + 1) / 2)
        now = None
        try:
            self.until(f"the looks at {share}", look)
        except self.see.NotThere as fault:
            raise AssertionError(f"{fault}: before {was}, now {now}") from None

    def test_zoom_is_apart_from_the_sizes_and_is_kept(self):
        with WireServer(plain(REPLY)) as server:
            self.begin(server, look={"textPercent": 150})
            self.resize(1500, 1000)
            page = self.ask()
            was = page.looks()
            self.zoom("Larger")
            self.until_grown(page, was, 1.1)
            self.zoom("Usual size")
            self.until("the usual size", lambda: page.look().is_like(was))
            self.see.keys(*["ctrl+plus"] * 10)
            self.until_grown(page, was, 2)
            self.picture("look-double")
            self.restart()
            page = Page(self, self.window)
            self.until_grown(page, was, 2)
            self.resize(420, 800)
            self.picture("look-double-narrow")
            self.see.keys("ctrl+0")
            self.until("the usual letters", lambda: page.look().words == was.words)
            self.picture("look-narrow")
        self.quit()

    def test_arabic_has_plain_messages_and_line_numbers_where_they_belong(self):
        with WireServer(plain(REPLY)) as server:
            self.begin(server, language="ar", reading={"messages": "plain", "lineNumbers": True})
            self.resize(1500, 1000)
            self.write("الرسالة", "ما الضوء؟")
            self.press("إرسال")
            page = Page(self, self.window, Page.ARABIC)
            # Code goes from left to right, with the numbers before it.
            grounds = self.until("the numbers", lambda: (now := page.grounds()) and now.numbers == 3 and now)
            self.assertFalse(grounds.is_bubble)
            self.assertGreater(page.looks().narrow, 0)
            self.assertLess(page.looks().indent, 60)
            # The question is beside a bar at the right edge.
            frame = page.box(page.part(page.reply, page.code))
            x, y = page.letter(page.question, 0)
            right = frame.x + frame.width
            self.assertLess(right - x, 40)
            display = Display()
            self.assertEqual(display.at(frame.x, y + 4), grounds.page)
            self.assertNotEqual(display.at(right - 1, y + 4), grounds.page)
            self.picture("look-arabic")
            self.resize(420, 800)
            self.until("the numbers", lambda: page.grounds().numbers == 3)
            self.picture("look-arabic-narrow")
        self.quit()


if __name__ == "__main__":
    main()
