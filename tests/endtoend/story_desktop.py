#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hiwar outside of its window: a real notification server, the small window of a quick question by keyboard alone, and
the desktop's search over the bus."""
import json
import os
import re
import shutil
import subprocess
import threading
import unittest
from pathlib import Path

from desktop import Story, main
from wireserver import WireServer, plain

QUESTION = "Where does the heron sleep?"
REPLY = "On one leg, by the water."
SEARCH = ("io.github.hiwar.hiwar.SearchProvider", "/io/github/hiwar/hiwar/SearchProvider")


def when(gate, words):
    """The reply comes when the gate is opened."""
    answer = plain(words)

    def wait(talk):
        gate.wait(30)
        answer(talk)
    return wait


class Desktop(Story):
    def begin(self, server, **choices):
        super().begin(server, desktop=choices)

    def run_beside(self, *command, **more):
        process = subprocess.Popen(command, **more)
        self.addCleanup(lambda: (process.terminate(), process.wait()))
        return process

    def visible_windows(self):
        """Their numbers. What was active before it was hidden, the window manager names still."""
        return subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "Hiwar"], capture_output=True, text=True,
                              check=False).stdout.split()

    def put_behind(self):
        subprocess.run(["xdotool", "windowminimize", self.number_in_front()], check=True, timeout=30)
        self.until("another window in front", lambda: "Hiwar" not in self.active_window())

    def stored(self):
        return self.command("export", "--format", "markdown").stdout

    # Notifications

    def watch_notifications(self):
        """Starts dunst, and listens to all that goes to it."""
        self.run_beside("dunst", "-conf", os.devnull, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        subprocess.run(["gdbus", "wait", "--session", "--timeout", "30", "org.freedesktop.Notifications"], check=True)
        heard = self.home / "bus.log"
        self.run_beside("dbus-monitor", "--session", "interface='org.freedesktop.Notifications'",
                        stdout=heard.open("wb"), stderr=subprocess.DEVNULL)
        self.until("the first word of the bus", lambda: heard.stat().st_size > 0)
        return heard

    def shown(self):
        said = subprocess.run(["dunstctl", "count", "displayed"], capture_output=True, text=True, check=False).stdout
        return int(said.strip() or -1)

    @unittest.skipUnless(shutil.which("dunst"), "dunst is missing")
    def test_a_reply_behind_is_notified_of_and_leads_to_the_message(self):
        gate = threading.Event()
        with WireServer(when(gate, REPLY)) as server:
            heard = self.watch_notifications()
            self.begin(server)
            self.send(QUESTION)
            self.put_behind()
            gate.set()
            self.until("the notification", lambda: self.shown() == 1)
            said = heard.read_text()
            self.assertIn(QUESTION, said)
            self.assertIn("The reply is ready.", said)
            self.assertNotIn("one leg", said)  # no word of the reply
            subprocess.run(["dunstctl", "action"], check=True)
            self.until("the window in front", lambda: "Hiwar" in self.active_window())
            self.message(f"Assistant: {REPLY}")
            self.until("no notification", lambda: self.shown() == 0)

    @unittest.skipUnless(shutil.which("dunst"), "dunst is missing")
    def test_it_is_taken_back_when_it_is_read(self):
        gate = threading.Event()
        with WireServer(when(gate, REPLY)) as server:
            self.watch_notifications()
            self.begin(server)
            self.send(QUESTION)
            self.put_behind()
            gate.set()
            self.until("the notification", lambda: self.shown() == 1)
            self.assertEqual(self.command().returncode, 0)  # a second start raises the window
            self.until("no notification", lambda: self.shown() == 0)

    @unittest.skipUnless(shutil.which("dunst"), "dunst is missing")
    def test_it_is_gone_with_the_program(self):
        gate = threading.Event()
        with WireServer(when(gate, REPLY)) as server:
            self.watch_notifications()
            self.begin(server)
            self.send(QUESTION)
            self.put_behind()
            gate.set()
            self.until("the notification", lambda: self.shown() == 1)
            self.quit()
            self.until("no notification", lambda: self.shown() == 0, 5)  # by itself it would stay for ten seconds

    @unittest.skipUnless(shutil.which("dunst"), "dunst is missing")
    def test_off_is_off(self):
        gate = threading.Event()
        with WireServer(when(gate, REPLY)) as server:
            heard = self.watch_notifications()
            self.begin(server, notifyOf="nothing")
            self.send(QUESTION)
            self.put_behind()
            gate.set()
            self.until("the reply in the history", lambda: "one leg" in self.stored())
            self.assertEqual(self.shown(), 0)
            self.assertNotIn("member=Notify", heard.read_text())

    def test_the_choice_is_made_in_the_settings(self):
        with WireServer(plain(REPLY)) as server:
            self.begin(server)
            self.press("Settings")
            self.open_section("Desktop")
            self.see.press(self.control("Play a sound", "check box"))
            self.until("the stored choice", lambda: json.loads(
                (Path(os.environ["XDG_CONFIG_HOME"]) / "hiwar/settings.json").read_text())["desktop"]["playsSound"])
            self.picture("settings-desktop")

    # The quick question

    def quick_window(self):
        return self.until("the window of the quick question", lambda: next(
            (frame for found in self.see.programs("hiwar") for frame in self.see.children(found)
             if frame.name == "Quick question — Hiwar" and self.see.showing(frame)), None))

    def test_a_quick_question_by_keyboard_alone_leaves_nothing(self):
        with WireServer(plain(REPLY)) as server:
            self.begin(server)
            self.assertEqual(self.command("--quick").returncode, 0)
            quick = self.quick_window()
            self.until("it in front", lambda: "Quick question" in self.active_window())
            self.see.type_words(QUESTION)
            self.see.keys("Return")
            self.until("the reply", lambda: any(REPLY in (c.name or "") for c in self.see.visible(quick)))
            self.picture("quick-question")
            self.see.keys("Escape")
            self.until("its end", lambda: "Quick question" not in self.active_window())
            self.assertEqual(self.see.items(self.control("Conversations", "list")), [])
        self.quit()
        self.assertEqual(self.files_holding("heron"), [])

    def test_one_that_is_kept_is_an_ordinary_conversation(self):
        with WireServer(plain(REPLY)) as server:
            self.begin(server)
            self.command("--quick")
            quick = self.quick_window()
            self.see.set_text(self.see.find(quick, "Quick question", "text"), QUESTION)
            self.see.press(self.see.find(quick, "Ask", "push button"))
            self.see.press(self.see.find(quick, "Keep as a conversation", "push button"))
            self.until("it in the list",
                       lambda: self.see.items(self.control("Conversations", "list")) == [QUESTION])
        self.quit()
        self.assertTrue(self.files_holding("heron"))

    def test_keys_open_it_from_anywhere(self):
        with WireServer(plain(REPLY)) as server:
            self.begin(server, quickKeys=True)
            self.put_behind()
            self.see.keys("ctrl+alt+space")
            self.quick_window()
            self.until("it in front", lambda: "Quick question" in self.active_window())
            self.see.keys("Escape")
            self.until("its end", lambda: "Quick question" not in self.active_window())

    # The tray

    def tray(self):
        log = self.home / "tray.log"
        self.run_beside("/usr/bin/python3", "-B", str(Path(__file__).with_name("trayhost.py")), stdout=log.open("wb"))
        subprocess.run(["gdbus", "wait", "--session", "--timeout", "30", "org.kde.StatusNotifierWatcher"], check=True)
        return log

    def icon(self, log):
        """The bus name of Hiwar's icon."""
        return self.until("the icon", lambda: re.findall(r"there (\S+)", log.read_text()))[-1]

    def ask_icon(self, icon, path, method, *arguments):
        return subprocess.run(["gdbus", "call", "--session", "--dest", icon, "--object-path", path, "--method", method,
                               *arguments], capture_output=True, text=True, check=True).stdout

    def choose_in_menu(self, icon, label):
        menu = "com.canonical.dbusmenu"
        path = re.search(r"'(/[^']+)'", self.ask_icon(
            icon, "/StatusNotifierItem", "org.freedesktop.DBus.Properties.Get", "org.kde.StatusNotifierItem", "Menu")).group(1)
        layout = self.ask_icon(icon, path, f"{menu}.GetLayout", "int32 0", "int32 -1", "@as []")
        number = re.search(r"\((\d+), \{[^}]*'label': <'" + label + "'>", layout).group(1)
        self.ask_icon(icon, path, f"{menu}.Event", number, "clicked", "<0>", "0")

    def test_closing_hides_it_in_the_tray_only_if_the_person_chose_so(self):
        with WireServer(plain(REPLY)) as server:
            log = self.tray()
            self.begin(server, trayIcon=True, staysInTray=True)
            icon = self.icon(log)
            self.see.click(self.control("Message", "text"))
            self.until("the window in front", lambda: "Hiwar" in self.active_window())
            self.see.keys("alt+F4")
            self.until("no window", lambda: not self.visible_windows())
            self.assertIsNone(self.running.poll())
            self.ask_icon(icon, "/StatusNotifierItem", "org.kde.StatusNotifierItem.Activate", "0", "0")
            self.until("the window", self.visible_windows)
            self.choose_in_menu(icon, "Quick question")
            self.quick_window()
            self.see.keys("Escape")
            self.choose_in_menu(icon, "Quit")
            self.assertEqual(self.running.wait(15), 0)
            self.assertEqual(self.complaints(), "")
            self.running = None

    def test_a_start_at_login_stays_in_the_tray(self):
        with WireServer(plain(REPLY)) as server:
            log = self.tray()
            self.write_settings(server.base_url, desktop={"trayIcon": True})
            self.log = self.home / "program.log"
            with self.log.open("ab") as said:
                self.running = subprocess.Popen([self.program, "--background"], stdout=said, stderr=said)
            icon = self.icon(log)
            self.assertEqual(self.visible_windows(), [])
            self.ask_icon(icon, "/StatusNotifierItem", "org.kde.StatusNotifierItem.Activate", "0", "0")
            self.window = self.see.window(ended=lambda: self.running.poll() is not None)

    # The desktop's search

    def ask_search(self, method, *arguments):
        bus, path = SEARCH
        return subprocess.run(["gdbus", "call", "--session", "--dest", bus, "--object-path", path, "--method",
                               f"org.gnome.Shell.SearchProvider2.{method}", *arguments],
                              capture_output=True, text=True, check=True).stdout

    def test_the_search_of_the_desktop_finds_and_opens_it(self):
        with WireServer(plain(REPLY)) as server:
            self.begin(server)
            self.send(QUESTION)
            self.message(f"Assistant: {REPLY}")
            self.run_beside(self.program, "desktop-search")
            subprocess.run(["gdbus", "wait", "--session", "--timeout", "30", SEARCH[0]], check=True)
            self.assertEqual(self.ask_search("GetInitialResultSet", "['leg']"), "(@as [],)\n")  # titles only
            found = self.ask_search("GetInitialResultSet", "['heron']")
            conversation = re.search(r"'([^']+)'", found).group(1)
            self.assertIn(QUESTION, self.ask_search("GetResultMetas", f"['{conversation}']"))
            self.press("New conversation")
            self.until("no message", lambda: not self.messages())
            self.ask_search("ActivateResult", conversation, "[]", "0")
            self.message(f"Assistant: {REPLY}")


if __name__ == "__main__":
    main()
