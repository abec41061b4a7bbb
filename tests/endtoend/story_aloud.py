#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replies are read aloud by a real speech-dispatcher, sentence by sentence, each in its language: by the menu and the
buttons that the tree has, by keys alone, in Arabic, while a reply arrives, without a voice, and in one window only."""
import os
import signal
from unittest import mock

from desktop import main
from person import Person
from readingstory import ANNOUNCED, Steps
from speaking import BAR, SpokenStory
from wireserver import WireServer, plain

REPLY = "The light is fast. الضوء موجة. Dr. Who isn't <here>: 3.14."
FAST = ("en", "The light is fast.")
WAVE = ("ar", "الضوء موجة.")
DOCTOR = ("en", "Dr. Who isn't <here>: 3.14.")
CODE = "\n\n```python\nprint(1)\n```\n"
CODE_SAID = ("en", "Code: Python, 1 line.")
NO_VOICE = ("The voice of this computer does not answer. Install speech-dispatcher and a voice (espeak-ng), or start "
            "it with “speech-dispatcher -s”, and read aloud again.")


class Aloud(SpokenStory):
    def test_the_menu_reads_a_reply_in_the_language_of_each_sentence(self):
        with WireServer(plain(REPLY + CODE)) as server:
            self.begin_with(server, "en", "ar")
            server.answer = plain("Another one.")
            self.ask_again("And then?")
            self.choose("Assistant: The light", "Read aloud")
            self.hears(FAST)
            self.until_at("1 of 4")
            self.voices.finish()
            self.hears(FAST, WAVE)
            self.until_at("2 of 4")
            self.picture("aloud")
            # Paused, it is silent, says so by its names, and repeats the sentence.
            self.press("Pause reading")
            self.until_silent()
            self.control("Go on reading", "push button")
            self.press("Go on reading")
            self.hears(FAST, WAVE, WAVE)
            self.control("Pause reading", "push button")
            # To and fro.
            self.press("Previous sentence")
            self.hears(FAST, WAVE, WAVE, FAST)
            self.until_at("1 of 4")
            self.press("Next sentence")
            self.hears(FAST, WAVE, WAVE, FAST, WAVE)
            # It ends by itself.
            self.voices.finish()
            self.hears(FAST, WAVE, WAVE, FAST, WAVE, DOCTOR)
            self.voices.finish()
            self.hears(FAST, WAVE, WAVE, FAST, WAVE, DOCTOR, CODE_SAID)
            self.until_at("4 of 4")
            self.voices.finish()
            self.until_ended()
            self.see.keys("F8")
            self.hears(FAST, WAVE, WAVE, FAST, WAVE, DOCTOR, CODE_SAID, ("en", "Another one."))
            self.press("Stop reading aloud")
            self.until_ended()
        self.quit()

    def test_the_menu_says_each_time_what_it_does_then(self):
        with WireServer(plain(REPLY)) as server:
            self.begin_with(server, "en", "ar")
            self.see.keys("F8")
            self.hears(FAST)
            self.offers("Pause reading aloud", "Next sentence", "Stop reading aloud")
            self.picture("aloud-menu")
            self.choose_shown("Pause reading aloud")
            self.until_silent()
            self.offers("Go on reading aloud", "Next sentence", "Stop reading aloud")
            self.choose_shown("Stop reading aloud")
            self.until_ended()
            self.offers("Read aloud")
            self.choose_shown("Read aloud")
            self.hears(FAST, FAST)
        self.quit()

    def offers(self, *names):
        """The menu of the reply, which it opens, has just these at its end."""
        self.open_menu("Assistant: The light")
        menu = next(c for c in self.see.visible(self.window)
                    if self.see.role_of(c) == "popup menu")
        entries = [entry.name for entry in self.see.children(menu)]
        self.assertEqual(entries[entries.index("Save as PDF…") + 1:], list(names))

    def test_keys_alone_read_pause_skip_and_stop(self):
        with WireServer(plain(REPLY)) as server:
            self.begin_with(server, "en", "ar")
            person = Person(self)
            person.wait_for_focus("Message")
            person.key("F8")
            self.hears(FAST)
            person.key("F8")
            self.until_silent()
            self.control("Go on reading", "push button")
            person.key("F8")
            self.hears(FAST, FAST)
            person.key("shift+F8")
            self.hears(FAST, FAST, WAVE)
            self.until_at("2 of 3")
            person.key("ctrl+F8")
            self.until_ended()
            # It was no hindrance to writing.
            person.wait_for_focus("Message")
            person.type("Go on")
            person.key("Return")
            self.message("You: Go on")
            # After the last sentence there is no next one.
            self.control("Send", "push button")
            person.key("F8", "shift+F8", "shift+F8")
            self.until_at("3 of 3")
            person.key("shift+F8")
            self.until_ended()
        self.quit()

    def test_keys_alone_use_the_menu_the_bar_and_the_palette(self):
        with WireServer(plain(REPLY)) as server:
            self.begin_with(server, "en", "ar")
            server.answer = plain("Another one.")
            self.ask_again("And then?")
            person = Person(self)
            person.key("ctrl+l", "shift+Tab")
            self.until("the last message", lambda: self.is_focused("Assistant: Another"))
            person.key("alt+Up", "alt+Up")
            self.until("the first reply", lambda: self.is_focused("Assistant: The light"))
            self.choose_by_keys(person, "Read aloud")
            self.hears(FAST)
            self.choose_by_keys(person, "Next sentence")
            self.hears(FAST, WAVE)
            person.tab_to("Pause reading", key="shift+Tab")
            self.picture("aloud-bar-focused")
            person.key("space")
            self.until_silent()
            person.wait_for_focus("Go on reading")
            person.key("space")
            self.hears(FAST, WAVE, WAVE)
            person.tab_to("Previous sentence")
            person.key("space")
            self.hears(FAST, WAVE, WAVE, FAST)
            person.key("Escape")
            self.until_ended()
            self.until("the conversation again", lambda: self.is_focused("Assistant: The light"))
            self.by_palette("read the message aloud")
            self.hears(FAST, WAVE, WAVE, FAST, FAST)
            self.by_palette("next sentence")
            self.hears(FAST, WAVE, WAVE, FAST, FAST, WAVE)
            self.by_palette("stop reading")
            self.until_ended()
        self.quit()

    def test_an_arabic_window_says_its_own_words_in_arabic(self):
        with WireServer(plain(REPLY + CODE)) as server:
            self.start_with_voices(server, "en", "ar", language="ar")
            person = Person(self)
            person.wait_for_focus("الرسالة")
            person.paste("من يقرأ هذا؟")
            person.key("Return")
            self.until("the reply", lambda: any("Dr. Who" in (c.name or "") for c in self.see.visible(self.window)))
            self.control("إرسال", "push button")
            person.key("F8")
            self.hears(FAST)
            self.until_at("١ من ٤", "قراءة بصوت")
            self.voices.finish()
            self.hears(FAST, WAVE)
            self.picture("ar-aloud")
            self.press("إيقاف القراءة مؤقتًا")
            self.until_silent()
            self.press("متابعة القراءة")
            self.hears(FAST, WAVE, WAVE)
            self.press("الجملة التالية")
            self.hears(FAST, WAVE, WAVE, DOCTOR)
            self.press("الجملة التالية")
            self.hears(FAST, WAVE, WAVE, DOCTOR, ("ar", "شيفرة: Python، سطر واحد."))
            self.press("إيقاف القراءة")
            self.until_ended("قراءة بصوت")
        self.quit()

    def test_a_reply_is_read_while_it_arrives(self):
        answer = Steps("The light is fast. الضوء", " موجة. Dr", ". Who isn't <here>: 3.14.")
        with WireServer(answer) as server:
            self.start_with_voices(server, "en", "ar")
            self.send("Who reads this?")
            answer.next.release()
            self.message("Assistant: The light is fast.")
            self.see.keys("F8")
            self.hears(FAST)
            self.voices.finish()
            self.until_at("Waiting for more")
            self.picture("aloud-waiting")
            self.assertFalse(self.voices.is_speaking())
            answer.next.release()
            self.hears(FAST, WAVE)
            self.voices.finish()
            self.until_at("Waiting for more")
            answer.next.release()
            answer.next.release()
            self.hears(FAST, WAVE, DOCTOR)
            self.control("Send", "push button")
            self.voices.finish()
            self.until_ended()
        self.quit()

    def test_a_language_without_a_voice_is_left_out_and_told_once(self):
        with WireServer(plain(f"{REPLY} الصوت موجة. It is late.")) as server, self.see.Told(*ANNOUNCED) as told:
            self.begin_with(server, "en")
            told.take()
            self.see.keys("F8")
            self.hears(FAST)
            self.voices.finish()
            self.hears(FAST, DOCTOR)
            self.until_at("3 of 5")
            self.voices.finish()
            late = ("en", "It is late.")
            self.hears(FAST, DOCTOR, late)
            sentence = ("This computer has no voice for العربية, so its sentences are not read. Install one, such as "
                        "espeak-ng, and read aloud again.")
            self.control(sentence, "label")
            self.picture("aloud-no-voice")
            self.voices.finish()
            self.until_ended()
            self.assertEqual(self.hear(told, [sentence]), [sentence])
        self.quit()

    def test_without_speech_dispatcher_a_sentence_says_what_to_install(self):
        with WireServer(plain(REPLY)) as server, self.see.Told(*ANNOUNCED) as told:
            with mock.patch.dict(os.environ, PATH=str(self.home)):
                self.begin_with(server, "en", "ar")
            self.is_told_of_no_voice(told)
            self.is_told_of_no_voice(told)
            self.picture("aloud-nothing")
        self.quit()

    def is_told_of_no_voice(self, told):
        """Reading says so and ends, and all else goes on."""
        told.take()
        self.see.keys("F8")
        self.hear(told, [NO_VOICE])
        self.control(NO_VOICE, "label")
        self.until_ended()
        self.assertEqual(self.voices.said(), [])
        self.ask_again("Are you there?")

    def test_one_that_may_not_be_started_is_started_by_hand(self):
        with WireServer(plain(REPLY)) as server, self.see.Told(*ANNOUNCED) as told:
            self.begin_with(server, "en", "ar")
            self.voices.configure("DisableAutoSpawn")
            self.is_told_of_no_voice(told)
            self.voices.start()
            self.see.keys("F8")
            self.hears(FAST)
        self.quit()

    def test_a_speech_dispatcher_that_ends_is_started_again(self):
        with WireServer(plain(REPLY)) as server:
            self.begin_with(server, "en", "ar")
            self.see.keys("F8")
            self.hears(FAST)
            self.voices.finish()
            self.hears(FAST, WAVE)
            self.voices.end(signal.SIGKILL)
            self.hears(FAST, WAVE, WAVE)
            self.until_at("2 of 3")
            self.see.keys("F8")
            self.until_silent()
        self.quit()

    def open_second(self):
        """Opens a window beside the first one, and uses that; returns the first one."""
        first = self.window
        self.see.keys("ctrl+shift+t")
        self.window = self.until("another window", lambda: next((f for f in self.frames() if f != first), None))
        Person(self).wait_for_focus("Message")
        return first

    def test_another_conversation_ends_it(self):
        with WireServer(plain(REPLY)) as server:
            self.begin_with(server, "en", "ar")
            self.see.keys("F8")
            self.hears(FAST)
            self.press("New conversation")
            self.until_ended()
            self.ask_again("And here?")
            self.see.keys("F8")
            self.hears(FAST, FAST)
            self.see.click(self.control("Who reads this?", "list item"))
            self.until_ended()
            self.message("You: Who reads this?")
            self.see.keys("F8")
            self.hears(FAST, FAST, FAST)
        self.quit()

    def test_one_window_reads_at_a_time(self):
        with WireServer(plain(REPLY)) as server:
            self.begin_with(server, "en", "ar")
            self.see.keys("F8")
            self.hears(FAST)
            server.answer = plain("Another one.")
            first = self.open_second()
            self.ask_again("And here?")
            self.hears(FAST)  # still
            self.see.find(first, BAR)
            self.see.keys("F8")
            self.hears(FAST, ("en", "Another one."))
            self.see.gone(first, BAR)
            self.control(BAR)
            self.picture("aloud-windows")
            self.voices.finish()
            self.until_ended()
        self.quit()

    def test_a_window_that_closes_is_silent(self):
        with WireServer(plain(REPLY)) as server:
            self.begin_with(server, "en", "ar")
            first = self.open_second()
            self.ask_again("And here?")
            self.see.keys("F8")
            self.hears(FAST)
            self.see.keys("ctrl+w")
            self.until("one window", lambda: self.frames() == [first])
            self.until_silent()
            # The first one, which is only hidden while there is another. What finds its conversation leads to it.
            self.window = first
            self.until_in_front()
            self.see.keys("F8")
            self.hears(FAST, FAST)
            self.open_second()
            second = self.window
            self.by_palette("who reads")
            self.window = first
            self.until_in_front()
            self.hears(FAST, FAST)
            self.see.keys("ctrl+w")
            self.until("the other window alone", lambda: self.frames() == [second])
            self.until_silent()
            self.window = second
        self.quit()

    def until_in_front(self):
        self.until("the window in front", lambda: self.see.active(self.window))

    def test_the_end_of_the_program_is_silent(self):
        with WireServer(plain(REPLY)) as server:
            self.begin_with(server, "en", "ar")
            self.see.keys("F8")
            self.hears(FAST)
        self.quit()
        self.until_silent()
        self.assertEqual(self.voices.said(), [FAST])

    def is_focused(self, start):
        return any((c.name or "").startswith(start) and c.getState().contains(self.see.pyatspi.STATE_FOCUSED)
                   for c in self.see.children(self.control("Conversation", "list")))

    def choose_by_keys(self, person, name):
        """In the menu of the message that has the keyboard; what is read aloud is at its end."""
        person.key("shift+F10")
        self.control("Select message", "menu item")
        before = None
        for _ in range(4):
            person.key("Up")
            before = self.until("another entry", lambda: (entry := self.chosen()) != before and entry)
            if before == name:
                person.key("Return")
                return self.see.gone(self.window, "Select message", "menu item")
        return self.fail(f'Up does not lead to "{name}"')

    def chosen(self):
        return next((c.name for c in self.see.visible(self.window) if self.see.role_of(c) == "menu item"
                     and c.getState().contains(self.see.pyatspi.STATE_FOCUSED)), None)


if __name__ == "__main__":
    main()
