# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A private desktop for a story: home, display, window manager, session bus, unlocked keyring.

A story file calls main(), which starts the same file again inside the private world and cleans up
after it. Inside, a Story gives every test a new home and the program, found by its accessible
names.
"""
import base64
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
INSIDE = "HIWAR_STORY_HOME"
# Qt 6.8 prints this when a story reads an object that has just vanished: the story's doing, as with
# any screen reader. An object that is still stored but no longer valid ("Accessible invalid") is
# the program's fault.
ASKED_TOO_LATE = re.compile(r'^qt\.accessibility\.atspi: Could not find accessible on path: '
                            r'"/org/a11y/atspi/accessible/\d+"\n', re.MULTILINE)
# Qt asks the desktop's registry about each key, and gives it a tenth of a second; then it prints this and takes all
# keys that wait, and wonders about answers that still come. A busy machine's doing.
ANSWERED_TOO_LATE = re.compile(
    r'^"?QSpiApplication::(keyEventError  "org\.freedesktop\.DBus\.Error\.NoReply" .*'
    r'|notifyKeyboardListenerCallback with no queued key called"?)\n', re.MULTILINE)
PASSWORD = "a password of the test"


def main():
    """usage: story_x.py PROGRAM [unittest arguments]"""
    if INSIDE in os.environ:
        unlock_keyring()
        manager = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            await_manager()
            Story.program = os.path.abspath(sys.argv[1])
            unittest.main(module="__main__", argv=[sys.argv[0], *sys.argv[2:]], verbosity=2,
                          warnings="ignore")  # pyatspi uses many deprecated names
        finally:
            manager.terminate()
            manager.wait()
    world = Path(tempfile.mkdtemp(prefix="hiwar-"))
    (world / "run").mkdir(mode=0o700)
    keep = {k: v for k, v in os.environ.items()
            if not k.startswith(("XDG_", "DBUS_", "GNOME_", "AT_SPI", "QT_", "HIWAR_"))}
    keep |= {"HOME": str(world), "XDG_RUNTIME_DIR": str(world / "run"), "LC_ALL": "C.UTF-8",
             "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "NO_PROXY": "*", INSIDE: str(world)}
    keep.pop("DISPLAY", None)
    try:
        screen = f"-screen 0 {os.environ.get('SCREEN', '1280x800')}x24 -noreset"
        done = subprocess.run(["xvfb-run", "-a", "-s", screen, "dbus-run-session", "--",
                               sys.executable, "-B", *sys.argv], env=keep, check=False)
    finally:
        shutil.rmtree(world, ignore_errors=True)
    sys.exit(done.returncode)


def unlock_keyring():
    """Creates the login keyring and unlocks it, as a login would."""
    said = subprocess.run(["gnome-keyring-daemon", "--unlock", "--components=secrets"], input=PASSWORD,
                          capture_output=True, text=True, check=True).stdout
    for line in said.splitlines():
        name, equals, value = line.partition("=")
        if equals:
            os.environ[name] = value
    # It returns before it owns its name on the bus.
    subprocess.run(["gdbus", "wait", "--session", "--timeout", "30", "org.freedesktop.secrets"], check=True)


def await_manager():
    """Waits until the window manager manages: it gives the keyboard to no window that was there before it."""
    import accessible
    ask = ["xdotool", "get_num_desktops"]
    accessible.until("a window manager",
                     lambda: subprocess.run(ask, capture_output=True, check=False, timeout=30).returncode == 0)


class Story(unittest.TestCase):
    """Each test has a home without history or settings; all share the keyring."""

    program = None

    def setUp(self):
        import accessible
        self.see = accessible
        self.running = None
        self.home = Path(os.environ[INSIDE]) / self.id().rsplit(".", 1)[-1]
        for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
            folder = self.home / kind.lower()
            folder.mkdir(parents=True)
            os.environ[f"XDG_{kind}_HOME"] = str(folder)
        self.addCleanup(self.quit)

    # The program

    def start(self, *arguments):
        self.log = self.home / "program.log"
        with self.log.open("ab") as log:
            self.running = subprocess.Popen([self.program, *arguments], stdout=log, stderr=log)
        self.window = self.see.window(ended=lambda: self.running.poll() is not None)
        self.until("the keyboard in a window", lambda: any(self.see.active(frame) for frame in self.frames()))

    def write_settings(self, base_url, profile=None, **more):
        """One profile of this service is chosen, with these further members of it and of the settings."""
        folder = Path(os.environ["XDG_CONFIG_HOME"]) / "hiwar"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.json").write_text(json.dumps({
            "profiles": [{"id": "p", "name": "Mine", "baseUrl": base_url, "model": "wire-1", **(profile or {})}],
            "currentProfile": "p", **more}))

    def begin(self, server, profile=None, **more):
        """Starts with these settings."""
        self.write_settings(server.base_url, profile, **more)
        self.start()

    def quit(self, says=""):
        """Ends the program like the end of a session; it may print only `says`. Its output is
        shown if the test failed."""
        if self.running is None:
            return
        self.running.terminate()
        try:
            status = self.running.wait(10)
        except subprocess.TimeoutExpired:
            self.running.kill()
            self.running.wait()
            status = "killed"
        self.running = None
        self.see.until("the window's end", lambda: not self.see.programs("hiwar"))
        said = self.complaints()
        self.assertIn(status, (0, -15), said)
        self.assertEqual(said, says, "the program complained")

    def complaints(self):
        said = self.log.read_text(errors="replace")
        return ANSWERED_TOO_LATE.sub("", ASKED_TOO_LATE.sub("", said)).strip()

    def restart(self):
        self.quit()
        self.start()

    def command(self, *words, **environment):
        """Runs `hiwar` as in a terminal, in the same home."""
        return subprocess.run([self.program, *words], env=os.environ | environment, text=True,
                              capture_output=True, timeout=60, check=False)

    def ask_by_command(self, *arguments, key=None):
        return self.command("ask", *arguments, **({"HIWAR_API_KEY": key} if key else {}))

    # The user's actions

    def control(self, name, role=None):
        return self.see.find(self.window, name, role)

    def press(self, name):
        self.see.press(self.control(name, "push button"))

    def write(self, name, words, role="text"):
        field = self.control(name, role)
        self.see.set_text(field, words)

    def open_section(self, name):
        """A section of the settings, which are open."""
        self.see.press(self.control(name, "radio button"))

    def connect(self, base_url, key, model):
        """Opens the settings and makes a profile for the service. With a key that works, and the first of its models,
        the panel saves and closes by itself."""
        self.press("Settings")
        self.press("New profile")
        self.press("Another address")
        self.write("Base URL", base_url)
        self.write("API key", key, "password text")
        if not key or self.is_left_open():
            self.write_choice("Model", model)
            self.press("Save")
        self.see.gone(self.window, "Close settings")

    def is_left_open(self):
        """Whether the settings stay after a key was entered, because the service lists no models."""
        def look():
            if not self.see.find_now(self.window, "Close settings"):
                return "closed"
            return next(("open" for c in self.see.visible(self.window)
                         if (c.name or "").startswith("The list of models could not")), None)
        return self.see.until("what becomes of the key", look) == "open"

    def write_choice(self, name, words):
        """Writes into the editable field of a combo box."""
        box = self.control(name, "combo box")
        field = self.see.until(f'the field of "{name}"', lambda: next(
            (c for c in [box, *self.see.below(box)] if "EditableText" in self.see.interfaces(c)), None))
        self.see.set_text(field, words)

    def send(self, words):
        self.write("Message", words)
        self.press("Send")

    def by_palette(self, words):
        """Runs what the command palette finds first."""
        self.see.keys("ctrl+shift+k")
        self.control("Find anything", "text")
        self.see.type_words(words)
        self.see.keys("Return")
        self.see.gone(self.window, "Find anything")

    # What the user sees

    def frames(self):
        return [frame for program in self.see.programs("hiwar") for frame in self.see.children(program)
                if frame.getRoleName() == "frame" and self.see.showing(frame)]

    def messages(self):
        return self.see.items(self.control("Conversation", "list"))

    def message(self, start, limit=15):
        """Waits for the last message that starts with this text, and returns it."""
        def look():
            return next((m for m in reversed(self.messages()) if m.startswith(start)), None)
        try:
            return self.see.until(f'a message that starts with "{start}"', look, limit)
        except self.see.NotThere as fault:
            raise AssertionError(f"{fault}; there are {self.messages()}") from None

    def until(self, what, look, limit=15):
        return self.see.until(what, look, limit)

    def active_window(self):
        """The title of the window that has the keyboard."""
        return subprocess.run(["xdotool", "getactivewindow", "getwindowname"], capture_output=True, text=True,
                              check=False, timeout=30).stdout.strip()

    def number_in_front(self):
        """Waits until one of Hiwar's windows has the keyboard, and returns its number. The window manager gives it some
        time after the window shows; until then the active window may be one of a program that has ended."""
        self.until("the window in front", lambda: "Hiwar" in self.active_window())
        return subprocess.run(["xdotool", "getactivewindow"], capture_output=True, text=True, check=True,
                              timeout=30).stdout.strip()

    def picture(self, name):
        """Saves a picture for people to look at, if PICTURES names a folder."""
        if folder := os.environ.get("PICTURES"):
            self.see.picture(Path(folder) / f"{name}.png")

    # Stored data

    def key_in_keyring(self):
        """Returns the secrets that the desktop's own tool finds for Hiwar."""
        found = subprocess.run(["secret-tool", "search", "--all", "server", "hiwar"], capture_output=True,
                               text=True, check=False).stdout
        return [line.partition(" = ")[2] for line in found.splitlines() if line.startswith("secret = ")]

    def files_holding(self, words):
        """Returns every file in the private home that has the words, in any usual encoding."""
        plain = words.encode()
        forms = (plain, words.encode("utf-16-le"), base64.b64encode(plain).rstrip(b"="), plain.hex().encode())
        world = Path(os.environ[INSIDE])
        return [str(path.relative_to(world)) for path in world.rglob("*")
                if path.is_file() and not path.is_symlink() and any(f in path.read_bytes() for f in forms)]
