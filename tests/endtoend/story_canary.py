#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Three canaries (a key, a secret header, a proxy's password) go through the whole program, to a
service that echoes them wherever it can. None may appear in anything that is shown, said, copied
or stored."""
import base64
import json
import os
import resource
import signal
import subprocess
import urllib.parse
from pathlib import Path

from desktop import INSIDE, Story, main
from wireserver import WireServer, plain

KEY = "sk-canary/5fA+key=="
HEADER = "hd-canary/7cB+header"
PASSWORD = "px-canary/9eC+password"
CANARIES = (KEY, HEADER, PASSWORD)
PROFILE = "11111111-2222-3333-4444-555555555555"


def forms(secret):
    """Yields every encoding of the secret; of Base64 without what neighbouring bytes change."""
    plain_bytes = secret.encode()
    yield from (plain_bytes, secret.encode("utf-16-le"), plain_bytes.hex().encode())
    yield from (urllib.parse.quote(secret, safe="").encode(), urllib.parse.quote(secret).encode())
    yield secret.replace("/", "\\/").encode()
    for before in range(3):
        coded = base64.b64encode(b"x" * before + plain_bytes)
        yield coded[(0, 2, 3)[before]:-4]


def canaries_in(said):
    """Returns the secrets that these bytes contain."""
    said = said.encode() if isinstance(said, str) else said
    return [secret for secret in CANARIES if any(form in said for form in forms(secret))]


def heard(talk):
    """Returns all header values that the service received."""
    return " ".join(f"{name}={value}" for name, value in talk.request.headers.items())


def echo_json(status):
    def answer(talk):
        talk.body(status, "application/json", json.dumps({"error": {"message": f"No: {heard(talk)}", "code": KEY,
                                                                     "param": HEADER}}).replace("/", "\\/"))
    return answer


def echo_page(talk):
    talk.body("502 Bad Gateway", "text/html", f"<html><title>No {heard(talk)}</title><body>{heard(talk)}</body></html>")


def echo_plain(talk):
    talk.body("400 Bad Request", "text/plain", f"Bad: {heard(talk)}", X_Echo=heard(talk), X_Request_Id=KEY,
              Set_Cookie=f"key={urllib.parse.quote(KEY, safe='')}")


def echo_redirect(talk):
    place = urllib.parse.quote(KEY, safe="")
    talk.body("307 Temporary Redirect", "text/plain", heard(talk), Location=f"http://elsewhere.test/{place}?k={place}")


def echo_in_stream(talk):
    talk.head("200 OK", "text/event-stream")
    talk.write(f": {heard(talk)}\n\n")
    talk.delta("Half a reply")
    talk.event({"error": {"message": f"broke: {heard(talk)}", "code": 500}})


def echo_as_rubbish(talk):
    talk.body("200 OK", "application/json", f"{{{heard(talk)}")


def refused_stream(talk):
    talk.body("400 Bad Request", "application/json",
              json.dumps({"error": {"message": f"temperature is unsupported for {KEY}", "param": "temperature"}}))


ANSWERS = (echo_json("401 Unauthorized"), echo_json("403 Forbidden"), echo_json("404 Not Found"), echo_page, echo_plain,
           echo_redirect, echo_in_stream, echo_as_rubbish, refused_stream, plain("All well"))


class Canary(Story):
    def setUp(self):
        super().setUp()
        # As for a user who has core dumps enabled.
        _, most = resource.getrlimit(resource.RLIMIT_CORE)
        resource.setrlimit(resource.RLIMIT_CORE, (most, most))

    def make_profile(self, port):
        """Writes a profile with every kind of secret, for a proxy that answers itself; the
        secrets are in the real keyring."""
        profile = {"id": PROFILE, "name": "Mine", "baseUrl": "http://service.test/v1", "model": "wire-1", "hasKey": True,
                   "plainHttpAllowed": True, "headers": [{"name": "X-Team", "secret": True}],
                   "proxy": {"kind": "http", "host": "127.0.0.1", "port": port, "user": "me", "hasPassword": True}}
        folder = Path(os.environ["XDG_CONFIG_HOME"]) / "hiwar"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.json").write_text(json.dumps({"profiles": [profile], "currentProfile": PROFILE}))
        self.keep(PROFILE, KEY)
        self.keep(f"{PROFILE}/more", json.dumps({"headers": {"x-team": HEADER}, "proxyPassword": PASSWORD}))

    def keep(self, item, secret):
        subprocess.run(["secret-tool", "store", "--label", "hiwar", "user", item, "server", "hiwar", "type", "plaintext"],
                       input=secret, text=True, check=True)

    def holds_nothing(self, what, said):
        self.assertEqual(canaries_in(said), [], f"{what}: {said}")

    def no_file_holds_any(self):
        world = Path(os.environ[INSIDE])
        files = [p for p in world.rglob("*") if p.is_file() and not p.is_symlink()]
        self.assertTrue([p for p in files if p.name == "settings.json"], "nothing was looked through")
        for path in files:
            self.assertEqual(canaries_in(path.read_bytes()), [], str(path.relative_to(world)))

    def all_that_is_shown(self):
        words = []
        for control in self.see.below(self.window):
            words += [control.name, control.description]
            if "Text" in self.see.interfaces(control) and control.getRoleName() != "password text":
                words.append(self.see.text(control))
        return "\n".join(word for word in words if word)

    def clipboard(self):
        return self.until("something on the clipboard", lambda: subprocess.run(
            ["xclip", "-selection", "clipboard", "-out"], capture_output=True, timeout=20, check=False).stdout)

    def test_the_command(self):
        with WireServer(plain("")) as server:
            self.make_profile(server.port)
            for answer in ANSWERS:
                server.answer = answer
                for more in ([], ["--trace"], ["--no-stream", "--json"]):
                    done = self.ask_by_command("--profile", "Mine", *more, "hello")
                    self.assertTrue(done.stdout or done.stderr)
                    self.holds_nothing("standard output", done.stdout)
                    self.holds_nothing("standard error", done.stderr)
            told = server.chats[0].headers  # otherwise the test would prove nothing
            self.assertEqual(told["authorization"], f"Bearer {KEY}")
            self.assertEqual(told["x-team"], HEADER)
            self.assertIn(f"me:{PASSWORD}", base64.b64decode(told["proxy-authorization"].split()[1]).decode())
        self.no_file_holds_any()

    def test_the_window(self):
        with WireServer(plain("")) as server:
            self.make_profile(server.port)
            self.start()
            for number, answer in enumerate(ANSWERS):
                server.answer = answer
                self.send(f"question {number}")
                self.until("the end of the reply", lambda n=number: len(self.messages()) == 2 * n + 2 and
                           self.see.find_now(self.window, "Send", "push button"), 60)
                self.holds_nothing("the window", self.all_that_is_shown())
            self.assertTrue(server.chats)
            self.press("Details")
            self.control("Details panel")
            self.holds_nothing("the inspector", self.all_that_is_shown())
            self.press("Copy as cURL")
            copied = self.clipboard()
            self.assertIn(b"$HIWAR_API_KEY", copied)
            self.holds_nothing("the copied command", copied)
            self.press("Close details")
            server.answer = echo_json("401 Unauthorized")
            self.press("Settings")
            self.press("Test connection")
            self.see.press(self.see.find(self.window, "Copy report", "push button", 60))
            self.holds_nothing("the copied report", self.clipboard())
            self.holds_nothing("the settings", self.all_that_is_shown())
        self.quit()
        self.no_file_holds_any()

    def test_a_crash(self):
        with WireServer(echo_plain) as server:
            self.make_profile(server.port)
            os.chdir(self.home)  # where a core file would be written
            self.addCleanup(os.chdir, "/")
            self.start()
            self.send("hello")
            self.message("Error: ")
            process = Path("/proc") / str(self.running.pid)
            limit = next(line for line in (process / "limits").read_text().splitlines() if "core file" in line)
            self.assertEqual(limit.split()[4], "0", limit)
            self.assertEqual(int((process / "coredump_filter").read_text(), 16), 0, "memory goes into a dump")
            self.running.send_signal(signal.SIGABRT)
            self.running.wait(30)
            self.running = None
            self.assertEqual([p.name for p in self.home.glob("core*")], [])
        self.no_file_holds_any()


if __name__ == "__main__":
    main()
