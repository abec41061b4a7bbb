#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An Arabic window: by the desktop's language or by the user's choice, from right to left, with
Arabic names for a screen reader; and a terminal that stays English."""
import json
import os

from desktop import Story, main

QUESTION = "كيف أبدأ؟"


class Language(Story):
    def messages(self):
        return self.see.items(self.control("المحادثة", "list"))

    def left_edge(self, control):
        return control.queryComponent().getExtents(0).x

    def choose_in_settings_file(self, code):
        folder = self.home / "config" / "hiwar"
        folder.mkdir()
        (folder / "settings.json").write_text(json.dumps({"language": code}))

    def test_an_arabic_desktop_has_an_arabic_window_from_right_to_left(self):
        os.environ["LANGUAGE"] = "ar"
        self.addCleanup(os.environ.pop, "LANGUAGE")
        self.start()
        self.control("محادثة جديدة", "push button")
        self.control("مرحبًا بك في حِوار")
        self.picture("ar-first")
        self.write("الرسالة", QUESTION)
        self.press("إرسال")
        self.message("المساعد: ")
        self.message(f"أنت: {QUESTION}")
        self.control("إرسال", "push button")
        self.assertGreater(self.left_edge(self.control("المحادثات", "list")),
                           self.left_edge(self.control("المحادثة", "list")))
        self.picture("ar-conversation")

        asked = self.ask_by_command("--profile", "nobody", QUESTION)
        self.assertEqual(asked.returncode, 2)
        self.assertTrue(asked.stderr.isascii(), asked.stderr)

    def test_the_choice_counts_more_than_the_desktop(self):
        self.choose_in_settings_file("ar")
        self.start()
        self.press("الإعدادات")
        self.control("اختبار الاتصال", "push button")
        self.press("عنوان آخر")
        self.control("العنوان الأساسي", "text")
        self.picture("ar-settings")
        self.quit()

        os.environ["LANGUAGE"] = "ar"
        self.addCleanup(os.environ.pop, "LANGUAGE")
        (self.home / "config" / "hiwar" / "settings.json").write_text(json.dumps({"language": "en"}))
        self.start()
        self.press("Settings")
        self.control("Test connection", "push button")


if __name__ == "__main__":
    main()
