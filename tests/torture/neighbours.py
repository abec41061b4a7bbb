# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Other users of this machine, and pages in the browser, against what Hiwar stores and serves."""
import hashlib
import os
import re
import shutil
import signal
import socket
import subprocess
import time
import unittest
from contextlib import contextmanager
from pathlib import Path

from attack import MOST_WAITING, Attack, most_memory

# Listens at all these paths as another user, and prints what it receives.
SQUATTER = """
import os, socket, sys, threading
def listen(place):
    server = socket.socket(socket.AF_UNIX)
    server.bind(place)
    os.chmod(place, 0o777)
    server.listen(50)
    return server
def serve(server, kept=[]):
    while True:
        connection, _ = server.accept()
        kept.append(connection)
        threading.Thread(target=hear, args=[connection]).start()
def hear(connection):
    try:
        print("heard", connection.recv(1000), flush=True)
        connection.sendall(b"k")
    except OSError:
        pass
servers = [listen(place) for place in sys.argv[1:]]
print("listening", flush=True)
for server in servers:
    threading.Thread(target=serve, args=[server]).start()
"""
NOBODY = ("setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups")


@unittest.skipUnless(os.geteuid() == 0 and shutil.which("setpriv"), "only root can be another user")
class Neighbours(Attack):
    def setUp(self):
        super().setUp()
        self.addCleanup(os.umask, os.umask(0))

    @contextmanager
    def squatted(self, *places):
        squatter = subprocess.Popen([*NOBODY, "/usr/bin/python3", "-c", SQUATTER, *map(str, places)],
                                    stdout=subprocess.PIPE, text=True)
        try:
            self.assertEqual(squatter.stdout.readline(), "listening\n")
            yield
        finally:
            squatter.kill()
            heard = squatter.communicate()[0]
        self.figures("squatter", told=heard.replace("\n", " ") or "heard nothing")
        self.assertNotIn("private", heard)

    def test_modes(self):
        runtime = Path(os.environ["XDG_RUNTIME_DIR"])
        with self.attack("modes under umask 000"):
            self.start()
            self.send("hello")
            self.message("Assistant: ")
            self.press("Settings")
            self.assertEqual(self.run_it("backup").status, 0)
            self.only_mine(*(self.home / name for name in ("config", "data", "state", "cache")), runtime)
            self.quit()
            self.only_mine(*(self.home / name for name in ("config", "data", "state", "cache")))
        with self.attack("modes of the log"):
            (self.folder / "history.sqlite").mkdir(parents=True)  # nothing can be stored there, which is logged
            self.start()
            self.send("hello")
            self.message("Assistant: ")
            self.quit("Conversations that could not be stored before the end: 1")
            self.assertTrue((self.home / "state" / "hiwar" / "hiwar.log").exists())
            self.only_mine(self.home / "state")

    def only_mine(self, *places):
        """Checks that every file of Hiwar's below these places is accessible only to its owner."""
        seen = 0
        for path in (path for place in places for path in place.rglob("hiwar*")):
            for each in [path, *path.rglob("*")]:
                wanted = "700" if each.is_dir() or each.is_socket() else "600"
                self.assertEqual(oct(each.lstat().st_mode)[-3:], wanted, each)
                seen += 1
        self.figures("modes", told=f"{seen} files, folders and sockets")
        self.assertGreater(seen, 0)

    def test_squatter(self):
        runtime = os.environ["XDG_RUNTIME_DIR"]
        for folder in (Path(runtime).parent, self.home, self.home / "data", self.scratch):
            folder.chmod(0o777)
        theirs = self.home / "theirs"
        theirs.mkdir()
        os.chown(theirs, 65534, 65534)
        for name, value in (("no folder for sockets", None), ("somebody else's folder for sockets", str(theirs))):
            with self.attack(name):
                self.folder.mkdir()
                for folder in (self.folder.parent, self.folder):
                    folder.chmod(0o777)
                if value:
                    os.environ["XDG_RUNTIME_DIR"] = value
                else:
                    del os.environ["XDG_RUNTIME_DIR"]
                history = self.folder / "history.sqlite"
                usual = "hiwar-" + hashlib.sha256(str(history).encode()).hexdigest()[:16]
                try:
                    self.fight(usual, history.with_name("history.sqlite.socket"), self.scratch / usual, theirs / usual)
                finally:
                    os.environ["XDG_RUNTIME_DIR"] = runtime
                    for made in (*self.scratch.glob("*"), *theirs.glob("*")):
                        shutil.rmtree(made) if made.is_dir() else made.unlink()

    def fight(self, *places):
        with self.squatted(*places[1:]):
            self.expect("quit, nobody runs", "quit")
            begun = time.monotonic()
            self.start()
            self.control("Message", "text")
            self.figures("window", time.monotonic() - begun, most_memory(self.running.pid))
            self.expect("a second start", "--new", "my private words")
            self.until("the words", lambda: self.see.text(self.control("Message", "text")) == "my private words")
            self.expect("quit", "quit")
            self.assertEqual(self.running.wait(10), 0)
            self.running = None

    def expect(self, what, *words):
        ended = self.run_it(*words, limit=30.0)
        self.figures(what, ended.seconds, ended.memory, f"exit {ended.status} {ended.told}")
        self.assertEqual(ended.status, 0)
        self.assertLess(ended.seconds, MOST_WAITING)


KEY = "a-canary-that-nobody-may-read"
QUESTION = b'{"model":"m","messages":[{"role":"user","content":"hello"}]}'


class Service(Attack):
    @contextmanager
    def serving(self, *words, **environment):
        running = subprocess.Popen([self.program, "serve", *words], stdout=subprocess.PIPE, text=True,
                                   env=os.environ | environment)
        try:
            self.port = int(re.search(r":(\d+)/", running.stdout.readline())[1])
            yield running
            begun = time.monotonic()
            running.send_signal(signal.SIGINT)
            self.assertEqual(running.wait(10), 0)
            self.figures("Ctrl+C", time.monotonic() - begun, told="exit 0")
        finally:
            running.kill()
            running.communicate()

    def say(self, first, *heads, body=b""):
        """Returns the whole answer to a request of these lines."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as connection:
            length = [f"Content-Length: {len(body)}"] if body else []
            connection.sendall("\r\n".join([first, *heads, *length, "Connection: close", "", ""]).encode() + body)
            return b"".join(iter(lambda: connection.recv(65536), b""))

    def test_service(self):
        key_file = self.made / "key"
        key_file.write_text(KEY + "\n")
        for name, words, environment in (("key from a file", ["--key-file", str(key_file)], {}),
                                         ("key from the environment", [], {"HIWAR_SERVE_KEY": KEY})):
            with self.attack(name), self.serving(*words, **environment) as running:
                self.assertNotIn(KEY.encode(), Path(f"/proc/{running.pid}/cmdline").read_bytes())
                self.assertEqual(oct(Path(f"/proc/{running.pid}/environ").stat().st_mode)[-3:], "400")
                self.pages()
                self.idle()

    def pages(self):
        """Requests by a page in a browser, or to another host name for this machine."""
        host, key = f"Host: 127.0.0.1:{self.port}", f"Authorization: Bearer {KEY}"
        kind = "Content-Type: application/json"
        usual = (host, key, kind)
        origins = ("null", "https://evil.example", "http://127.0.0.1.evil.example", "http://localhost.evil.example",
                   "http://evil.example#127.0.0.1", "http://127.0.0.1@evil.example", "http://[::1].evil.example",
                   "file://")
        rows = [("as it should be", 200, usual), ("without a key", 401, (host, kind)),
                ("another key", 401, (host, key + "x", kind)), ("no host", 400, (key, kind)),
                ("a form", 415, (host, key, "Content-Type: application/x-www-form-urlencoded")),
                ("text", 415, (host, key, "Content-Type: text/plain")), ("no kind", 415, (host, key)),
                ("two hosts", 403, (host, "Host: evil.example", key, kind)),
                ("two hosts, turned", 403, ("Host: evil.example", *usual))]
        rows += [(f"from {origin}", 403, (*usual, f"Origin: {origin}")) for origin in origins]
        rows += [(f"as {name}", 403, (f"Host: {name}", key, kind)) for name in (
            "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", f"evil.example:{self.port}", "0.0.0.0")]
        for name, wanted, heads in rows:
            got = self.say("POST /v1/chat/completions HTTP/1.1", *heads, body=QUESTION)
            self.assertEqual(int(got.split()[1]), wanted, f"{name}: {got[:200]}")
            self.assertNotIn(b"access-control-", got.lower(), name)
        asked = self.say("OPTIONS /v1/chat/completions HTTP/1.1", host, "Origin: https://evil.example",
                         "Access-Control-Request-Method: POST", "Access-Control-Request-Headers: authorization")
        self.assertEqual(int(asked.split()[1]), 403)
        self.assertNotIn(b"access-control-", asked.lower())
        self.figures("pages", told=f"{len(rows) + 1} requests answered as they should be")

    def idle(self):
        """70, then 400 connections with no or half a line: other clients get answers at once."""
        for count in (70, 400):
            idle = []
            try:
                for i in range(count):
                    idle.append(socket.create_connection(("127.0.0.1", self.port), timeout=10))
                    if i % 2:
                        idle[-1].sendall(b"POST /v1/chat/comp")
                ended = self.run_it("ask", "--base-url", f"http://127.0.0.1:{self.port}/v1", "--model", "m", "hello",
                                    limit=60.0, HIWAR_API_KEY=KEY)
            finally:
                for connection in idle:
                    connection.close()
            self.judge(f"{count} idle", ended, 0)
            self.assertLess(ended.seconds, MOST_WAITING)
