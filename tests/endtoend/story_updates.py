#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A copy that has an update address: it makes no request until it is told to, and on a click
downloads a release made and signed like packaging/release.sh does, without ever running it."""
import ctypes.util
import json
import os
import shutil
import subprocess
from pathlib import Path

from desktop import ROOT, Story, main
from wireserver import Conversation, WireServer

FILE = "hiwar-9.8.7-linux-x86_64.run"


# The beginning of the newest release's changes.
NEWS = next(line[2:32] for line in (ROOT / "packaging/CHANGELOG.md").read_text().splitlines() if line.startswith("- "))


class ReleaseServer(WireServer):
    """Serves the files of a folder, whatever path leads to their names."""

    def __init__(self, folder):
        super().__init__(None)
        self.folder = folder

    def serve(self, connection):
        request = self.read(connection)
        if request is None:
            return
        self.requests.append(request)
        talk = Conversation(connection, request)
        path = self.folder / Path(request.path).name
        if path.is_file():
            content = path.read_bytes()
            talk.head("200 OK", "application/octet-stream", len(content))
            talk.write(content)
        else:
            talk.body("404 Not Found", "text/plain", "no")

    @property
    def asked(self):
        return [request.path for request in self.requests]


class Updates(Story):
    def setUp(self):
        super().setUp()
        self.release = self.home / "release"
        self.release.mkdir()

    def install(self, server):
        """Installs the program as in a bundle, and makes a newer release."""
        address = f"http://127.0.0.1:{server.port}/hiwar/manifest.json"
        subprocess.run(["bash", ROOT / "tests/packaging/signed-manifest.sh"], cwd=self.release, check=True,
                       env=os.environ | {"HIWAR_UPDATES_ADDRESS": address}, capture_output=True)
        folder = self.home / "opt"
        (folder / "bin").mkdir(parents=True)
        (folder / "share/hiwar").mkdir(parents=True)
        try:
            os.link(Story.program, folder / "bin/hiwar")
        except OSError:  # on another disk
            shutil.copy(Story.program, folder / "bin/hiwar")
        (self.release / "updates.json").rename(folder / "share/hiwar/updates.json")
        self.program = folder / "bin/hiwar"

    def choose(self, **updates):
        self.write_settings("http://127.0.0.1:9/v1", updates=updates)

    def found(self, words):
        return self.until(f'"{words}" in the settings', lambda: next(
            (c.name for c in self.see.visible(self.window) if words in (c.name or "")), None))

    def test_nobody_is_asked_until_the_person_asks(self):
        with ReleaseServer(self.release) as server:
            self.install(server)
            self.choose()
            for _ in range(2):
                self.start()
                self.press("Settings")
                self.open_section("Privacy")
                self.control("Address", "label")
                self.assertEqual(server.asked, [])
                self.quit()
            self.start()
            self.press("Settings")
            self.open_section("Privacy")
            self.press("Look now")
            self.found("Hiwar 9.8.7 of")
            self.assertEqual(server.asked, ["/hiwar/manifest.json", "/hiwar/manifest.sig"])
            self.quit()

    def test_a_copy_of_a_package_has_no_update_check(self):
        self.choose(daily=True)
        self.start()
        self.press("Settings")
        self.open_section("Privacy")
        self.control("Let the model name conversations", "check box")
        self.assertIsNone(self.see.find_now(self.window, "Look now"))

    def test_the_daily_look_finds_it_and_a_click_brings_it(self):
        downloads = Path(os.environ["HOME"]) / "Downloads"
        with ReleaseServer(self.release) as server:
            self.install(server)
            self.choose(daily=True)
            self.start()
            self.control("Hiwar 9.8.7 is there.")
            self.picture("updates-hint")
            self.press("Show")
            self.found(NEWS)
            self.picture("updates-found")
            self.assertFalse(downloads.exists() and list(downloads.iterdir()))
            self.press("Download")
            self.found("its signature is right")
            self.control("Open folder", "push button")
            self.picture("updates-there")
            self.assertEqual(server.asked, [f"/hiwar/{name}" for name in ("manifest.json", "manifest.sig", FILE)])
            for request in server.requests:
                self.assertEqual(request.headers["user-agent"], "Hiwar")
                self.assertFalse({"authorization", "cookie", "referer"} & set(request.headers))
            self.restart()
            self.press("Settings")
            self.open_section("Privacy")
            self.found("Look now to see what is new")
            self.assertEqual(len(server.requests), 3)  # once a day
        file = downloads / FILE
        self.assertEqual([path.name for path in downloads.iterdir()], [FILE])
        self.assertEqual(file.read_bytes(), (self.release / FILE).read_bytes())
        self.assertEqual(file.stat().st_mode & 0o111, 0)

    def test_a_release_of_somebody_else_is_not_told(self):
        with ReleaseServer(self.release) as server:
            self.install(server)
            manifest = json.loads((self.release / "manifest.json").read_text())
            (self.release / "manifest.json").write_text(json.dumps(manifest | {"version": "9.9.9"}))
            self.choose()
            self.start()
            self.press("Settings")
            self.open_section("Privacy")
            self.press("Look now")
            self.found("is not signed with Hiwar's key")
            self.picture("updates-refused")
            self.assertIsNone(self.see.find_now(self.window, "Download"))

    def test_without_libsodium_nothing_is_believed(self):
        found = self.home / "libraries"
        found.mkdir()
        (found / ctypes.util.find_library("sodium")).touch()  # the loader finds it first, and fails
        os.environ["LD_LIBRARY_PATH"] = str(found)
        self.addCleanup(os.environ.pop, "LD_LIBRARY_PATH")
        with ReleaseServer(self.release) as server:
            self.install(server)
            self.choose()
            self.start()
            self.press("Settings")
            self.open_section("Privacy")
            self.press("Look now")
            self.found("Install libsodium")
            self.picture("updates-without-libsodium")
            self.assertIsNone(self.see.find_now(self.window, "Download"))


if __name__ == "__main__":
    main()
