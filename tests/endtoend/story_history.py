#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Conversations are organised, deleted, restored and searched, all by keyboard and by the names
of the controls, and all is still there after a restart."""
import contextlib
import json
import subprocess

from desktop import Story, main
from wireserver import WireServer

ANSWERS = {"bread": "Flour, water, and a pinch of salt.", "tides": "The moon pulls at the sea.",
           "stars": "They are far away."}


def answer(talk):
    asked = talk.request.json["messages"][-1]["content"]
    talk.body("200 OK", "application/json", json.dumps(
        {"choices": [{"index": 0, "message": {"role": "assistant", "content": ANSWERS[asked]}, "finish_reason": "stop"}]}))


class History(Story):
    def begin(self, server):
        super().begin(server)
        for question in ANSWERS:
            if self.messages():
                self.press("New conversation")
                self.until("an empty one", lambda: not self.messages())
            self.send(question)
            self.message(f"Assistant: {ANSWERS[question]}")

    def listed(self):
        return self.see.items(self.control("Conversations", "list"))

    def shows(self, *titles):
        self.until(f"{titles} in the list", lambda: self.listed() == list(titles))

    def in_list(self, *keys):
        """Presses keys in the list of conversations."""
        field = self.control("Search conversations", "text")
        self.see.keys("ctrl+k")
        self.until("the keyboard in the field", lambda: self.is_focused(field))
        self.see.keys("Down")
        self.until("the keyboard in the list", lambda: not self.is_focused(field))
        self.see.keys(*keys)

    def is_focused(self, control):
        return control.getState().contains(self.see.pyatspi.STATE_FOCUSED)

    def scope(self, name):
        """Shows another scope, by keyboard."""
        button = next(c for c in self.see.visible(self.window) if c.name.startswith("Show: "))
        self.see.press(button)
        chooser = self.control("What to show", "list")
        self.until("the keyboard in it", lambda: any(self.is_focused(c) for c in self.see.children(chooser)))
        # After a start the folders come with the history.
        scopes = self.until(f"“{name}” in it", lambda: (found := self.see.items(chooser)) and name in found and found)
        self.see.keys("Home", *["Down"] * scopes.index(name), "Return")
        self.control(f"Show: {name}")

    def test_conversations_are_put_in_order(self):
        with WireServer(answer) as server:
            self.begin(server)
            self.shows("stars", "tides", "bread")
            self.in_list("Home", "Down", "ctrl+d")  # pins the second
            self.shows("tides", "stars", "bread")
            self.in_list("End", "ctrl+e")  # archives the last
            self.shows("tides", "stars")
            self.in_list("Home", "shift+Down", "Delete")
            self.control("2 conversations were deleted.")
            self.shows()
            self.press("Undo")
            self.shows("tides", "stars")
            self.scope("Archive")
            self.shows("bread")
            self.picture("history-archive")
            self.restart()
            self.shows("tides", "stars")

    def test_a_folder_by_keyboard(self):
        with WireServer(answer) as server:
            self.begin(server)
            # Move to folder, New folder…: the keys are queued until the menu opens, which is not
            # part of the tree.
            self.in_list("Home", "Menu", "Down", "Down", "Right", "Return")
            name = self.control("Name of the folder", "text")
            self.until("the keyboard in it", lambda: self.is_focused(name))
            self.see.keys("K", "i", "n", "Return")
            self.control("Moved to the folder “Kin”: “stars”.")
            self.scope("Kin")
            self.shows("stars")
            self.restart()
            self.scope("Kin")
            self.shows("stars")
            self.picture("history-folder")

    def test_the_bin(self):
        with WireServer(answer) as server:
            self.begin(server)
            self.in_list("Home", "Delete")
            self.control("“stars” was deleted.")
            self.shows("tides", "bread")
            self.scope("Recently deleted")
            self.shows("stars")
            self.in_list("Home", "Delete")
            self.control("Delete “stars” for good? There is no way back.")
            self.press("Delete for good")
            self.shows()
            self.restart()
            self.shows("tides", "bread")
        self.quit()
        self.assertEqual([name for name in self.files_holding("far away") if self.home.name in name], [])

    def test_what_a_list_showed_before_is_gone(self):
        """A screen reader may still ask for it. The program keeps nothing of it, of which Qt would warn."""
        self.start()
        scopes = self.until("the scopes", lambda: next(
            (c for c in self.see.below(self.window) if c.name == "What to show"), None))
        held, archive = scopes.getChildAtIndex(0), scopes.getChildAtIndex(1)
        shown = self.control("Show: All conversations")
        self.see.act(archive, "Press")
        self.until("the archive", lambda: shown.name == "Show: Archive")
        with contextlib.suppress(self.see.GLib.Error, LookupError, NotImplementedError):
            held.queryComponent().getExtents(self.see.pyatspi.DESKTOP_COORDS)

    def test_what_was_said_is_found_and_shown(self):
        with WireServer(answer) as server:
            self.begin(server)
            self.see.keys("ctrl+k")
            field = self.control("Search conversations", "text")
            self.until("the keyboard in the field", lambda: self.is_focused(field))
            self.write("Search conversations", "inch")  # also text inside a word
            results = self.control("Search results", "list")
            self.until("what was found", lambda: len(self.see.items(results)) == 2)
            said = self.see.items(results)[1]
            self.assertTrue(said.startswith("bread: Assistant") and "a pinch of salt" in said, said)
            self.control("1 message in 1 conversation")
            self.picture("history-found")
            self.see.keys("Down", "Down", "Return")
            self.message(f"Assistant: {ANSWERS['bread']}")
            find = self.control("Find in conversation", "text")
            self.until("what was found", lambda: self.see.text(find) == "inch")
            self.picture("history-hit")
            self.see.keys("ctrl+k", "Escape")
            self.shows("stars", "tides", "bread")

    def test_what_a_command_imports_shows_at_once(self):
        def said(name, role, words, below):
            return {"id": name, "parent": below, "children": [], "message": {
                "id": name, "author": {"role": role}, "create_time": 1700000000, "content": {"content_type": "text", "parts": [words]}}}
        elsewhere = [{"id": "seas", "title": "seas", "create_time": 1700000000, "update_time": 1700000000, "current_node": "b",
                      "mapping": {"a": said("a", "user", "How deep?", None), "b": said("b", "assistant", "Very deep.", "a")}}]
        file = self.home / "conversations.json"
        file.write_text(json.dumps(elsewhere))
        with WireServer(answer) as server:
            self.begin(server)
            self.in_list("Home", "shift+Down")
            self.write("Message", "not sent yet")
            done = subprocess.run([self.program, "import", str(file)], text=True, capture_output=True, timeout=60, check=False)
            self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
            self.shows("stars", "tides", "bread", "seas")
            rows = list(self.see.children(self.control("Conversations", "list")))
            self.assertEqual([self.is_selected(row) for row in rows], [True, True, False, False])
            self.assertEqual(self.see.text(self.control("Message", "text")), "not sent yet")
            self.assertEqual(len(self.messages()), 2)
            self.see.act(rows[3], "Press")
            self.message("Assistant: Very deep.")

    def is_selected(self, control):
        return control.getState().contains(self.see.pyatspi.STATE_SELECTED)


if __name__ == "__main__":
    main()
