#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`hiwar ask` through a real nginx in front of a service: every outcome as a script sees it.

usage: nginx.py HIWAR NGINX   nginx runs as the calling user, in a temporary folder
"""
import http.server
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from askrows import WAITING, Run  # noqa: E402
from wiretable import CANARY  # noqa: E402

PATIENCE = 20  # seconds for nginx to start
REPLY = b"One two.\n"


class Service(http.server.BaseHTTPRequestHandler):
    """Streams two words; late/ sends nothing for a while, stalled/ stops in the middle."""

    protocol_version = "HTTP/1.1"
    gone = threading.Event()

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        if self.path.startswith("/late/"):
            self.gone.wait(3)
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self.event({"content": "One "})
        if self.path.startswith("/stalled/"):
            self.gone.wait(3)
        self.event({"content": "two."}, "stop")
        self.chunk(b"data: [DONE]\n\n")
        self.chunk(b"")

    def event(self, delta, finish=None):
        value = {"choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}
        self.chunk(f"data: {json.dumps(value)}\n\n".encode())

    def chunk(self, data):
        try:
            self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
            self.wfile.flush()
        except OSError:
            self.close_connection = True  # nginx gave up

    def log_message(self, *_):
        pass


def free_ports(count):
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [probe.getsockname()[1] for probe in probes]
    for probe in probes:
        probe.close()
    return ports


def make_certificates(folder):
    """Creates an authority that nothing trusts, and a server certificate signed by it."""
    def openssl(*words):
        subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)
    curve = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "30")
    openssl("req", "-x509", *curve, "-subj", "/CN=Test authority", "-keyout", "ca.key", "-out", "ca.pem")
    openssl("req", "-x509", *curve, "-subj", "/CN=localhost", "-CA", "ca.pem", "-CAkey", "ca.key", "-addext",
            "subjectAltName=DNS:localhost,IP:127.0.0.1", "-addext", "basicConstraints=critical,CA:FALSE",
            "-keyout", "server.key", "-out", "server.pem")


class Nginx:
    def __init__(self, program, folder, service_port):
        self.folder = Path(folder)
        self.plain, self.other, self.tls, nobody = free_ports(4)
        values = {"prefix": folder, "service": service_port, "plain": self.plain, "other": self.other,
                  "tls": self.tls, "nobody": nobody}
        text = (HERE / "nginx.conf.in").read_text(encoding="utf-8")
        for name, value in values.items():
            text = text.replace(f"@{name}@", str(value))
        (self.folder / "nginx.conf").write_text(text, encoding="utf-8")
        self.process = subprocess.Popen([program, "-p", folder, "-c", "nginx.conf", "-e", f"{folder}/error.log"],
                                        stdin=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not self._listens():
            if self.process.poll() is not None or time.monotonic() > end:
                sys.exit("nginx did not start: " + (self.folder / "error.log").read_text())

    def _listens(self):
        try:
            socket.create_connection(("127.0.0.1", self.tls), 1).close()
            return True
        except OSError:
            time.sleep(0.05)
            return False

    def lines(self, name):
        log = self.folder / name
        return log.read_text(encoding="utf-8").splitlines() if log.exists() else []

    def stop(self):
        self.process.terminate()
        self.process.wait()


# place -> exit status, standard output, beginning of the last line on standard error, what it must
# contain, how many requests nginx gets there.
CASES = {
    "buffered": (0, REPLY, "", "", 1),
    "unbuffered": (0, REPLY, "", "", 1),
    "gzip": (0, REPLY, "", "", 1),
    "packed": (0, REPLY, "", "", 1),
    "away": (1, b"", "ServerError", "(502)", 3),
    "late": (1, b"", "GatewayTimeout", "(504)", 2),
    "stalled": (3, b"One \n", "Interrupted", "broke off", 1),
    "small": (1, b"", "TooLarge", "(413)", 1),
    "r301": (1, b"", "Redirected", "/buffered/v1", 1),
    "r302": (1, b"", "Redirected", "/buffered/v1", 1),
    "r307": (0, REPLY, "", "", 1),
    "r308": (0, REPLY, "", "", 1),
    "cross": (1, b"", "Redirected", "/cross/v1", 1),
}


def faults_of(run, wanted):
    status, output, kind, holds = wanted
    err = run.err.decode(errors="replace")
    lines = [line for line in err.splitlines() if not WAITING.search(line)]
    if run.status != status:
        yield f"exit status {run.status}, not {status}: {err}"
    if run.out != output:
        yield f"standard output is {run.out!r}"
    if len(lines) != (1 if kind else 0):
        yield f"standard error is {err!r}"
    elif kind and not (lines[0].startswith(f"hiwar: {kind}: ") and holds in lines[0]):
        yield f"the line is {lines[0]!r}"
    if CANARY.encode() in run.out + run.err:
        yield "the key is told"


def ask_at(program, base, text="Hi?"):
    return Run(program, ["--base-url", base, "--model", "m-1", text], CANARY)


def plain_faults(program, nginx):
    long = "x" * 100_000
    with ThreadPoolExecutor(max_workers=6) as pool:
        runs = pool.map(lambda place: ask_at(program, f"http://127.0.0.1:{nginx.plain}/{place}/v1",
                                             long if place == "small" else "Hi?"), CASES)
        for place, run in zip(CASES, runs):
            yield from (f"{place}: {fault}" for fault in faults_of(run, CASES[place][:4]))
    seen = nginx.lines("access.log")
    for place, case in CASES.items():
        asked = [line for line in seen if f" /{place}/v1/chat/completions " in line]
        wanted = case[4] + {"buffered": 2, "gzip": 1}.get(place, 0)  # targets of two redirects and a proxy
        if len(asked) != wanted:
            yield f"{place}: nginx saw {len(asked)} requests, not {wanted}: {asked}"
        if any(f"Bearer {CANARY}" not in line or " POST " not in line for line in asked):
            yield f"{place}: {asked}"
    if nginx.lines("other.log"):
        yield f"the other origin was asked: {nginx.lines('other.log')}"


def ask_over_tls(program, nginx, tls):
    base = f"https://127.0.0.1:{nginx.tls}/v1"
    profile = {"id": "own", "name": "Mine", "baseUrl": base, "model": "m-1", "streaming": "automatic", "tls": tls}
    return Run(program, ["--profile", "Mine", "Hi?"], CANARY, {"profiles": [profile], "currentProfile": "own"})


def tls_faults(program, nginx):
    stranger = ask_over_tls(program, nginx, {})
    yield from (f"TLS of a stranger: {fault}" for fault in faults_of(stranger, (1, b"", "TlsFailed", "")))
    trusted = ask_over_tls(program, nginx, {"caFile": str(nginx.folder / "ca.pem")})
    yield from (f"TLS of a known authority: {fault}" for fault in faults_of(trusted, (0, REPLY, "", "")))
    seen = [line for line in nginx.lines("access.log") if " /v1/chat/completions " in line]
    # HTTP/2 was offered. Only one request: nothing was sent to the untrusted server.
    if [line.split()[0] for line in seen] != ["HTTP/1.1"]:
        yield f"TLS: nginx saw {seen}"


def main():
    program, nginx_program = sys.argv[1:]
    service = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
    service.daemon_threads = True
    threading.Thread(target=service.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        make_certificates(folder)
        nginx = Nginx(nginx_program, folder, service.server_address[1])
        try:
            found = [*plain_faults(program, nginx), *tls_faults(program, nginx)]
        finally:
            Service.gone.set()
            nginx.stop()
    print(*found, f"{len(CASES) + 2} ways through nginx, {len(found)} faults", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
