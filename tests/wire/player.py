# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A server on 127.0.0.1 that does what a row says, byte for byte, and stores the requests."""
import select
import socket
import ssl
import struct
import threading
import time
from pathlib import Path

TLS = Path(__file__).resolve().parent.parent / "net" / "tls"
LONGEST = 60  # seconds that a connection may last


class Request:
    def __init__(self, head, body, protocol=""):
        first, *lines = head.decode("latin-1").split("\r\n")
        self.method, self.target, _ = first.split(" ", 2)
        self.headers = {name.strip().lower(): value.strip()
                        for name, _, value in (line.partition(":") for line in lines)}
        self.body = body
        self.protocol = protocol  # as negotiated by TLS


class Player:
    """with Player(row) as server: … server.address … server.requests …

    `again`: after the last answer the first one follows, for a user who asks more than once.
    """

    def __init__(self, row, port=0, again=False, tell=None):
        self.row, self.again, self.tell = row, again, tell or (lambda *_: None)
        self.requests = []
        self.left = threading.Event()  # a client hung up while the row kept the connection open
        self._lock = threading.Lock()
        self._tls = None
        if "tls" in row.settings:
            self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._tls.load_cert_chain(TLS / "certificate.pem", TLS / "key.pem")
            self._tls.set_alpn_protocols(["h2", "http/1.1"])
        if "nobody" in row.settings:
            self._listener = socket.socket()  # bound, so that no other program gets the port
            self._listener.bind(("127.0.0.1", port))
        else:
            self._listener = socket.create_server(("127.0.0.1", port), backlog=32)
        self.address = "127.0.0.1:%d" % self._listener.getsockname()[1]
        self.base_url = ("https" if self._tls else "http") + f"://{self.address}/v1"

    def __enter__(self):
        if "nobody" not in self.row.settings:
            threading.Thread(target=self.serve, daemon=True).start()
        return self

    def __exit__(self, *_):
        self._listener.close()

    def serve(self):
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._talk, args=(connection,), daemon=True).start()

    def _talk(self, connection):
        connection.settimeout(LONGEST)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            if self._tls:
                connection = self._tls.wrap_socket(connection, server_side=True)
            request = None if "deaf" in self.row.settings else read_request(connection)
            if request or "deaf" in self.row.settings:
                self._play(connection, self._answer_to(request))
        except OSError:
            pass  # the client hung up first
        finally:
            connection.close()

    def _answer_to(self, request):
        with self._lock:
            count = len(self.requests)
            self.requests.append(request)
        answers = self.row.answers
        if count < len(answers):
            answer = answers[count]
        elif self.again:
            answer = answers[count % len(answers)]
        else:
            answer = answers[-1] if answers and answers[-1].always else None
        self.tell(request, answer)
        return answer

    def _play(self, connection, answer):
        if answer is None:
            connection.sendall(b"HTTP/1.1 500 Unexpected\r\nContent-Length: 0\r\n\r\n")
            return
        for step in answer.steps:
            if step.act == "send":
                connection.sendall(step.data)
            elif step.act == "beat":
                while not self._has_left(connection, step.interval / 1000):
                    connection.sendall(step.data)
                return
            elif step.act == "reset":
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                return
            elif step.act == "close":
                connection.shutdown(socket.SHUT_RDWR)
                return
        self._has_left(connection, LONGEST)

    def _has_left(self, connection, seconds):
        end = time.monotonic() + seconds
        while (rest := end - time.monotonic()) > 0:
            readable, _, _ = select.select([connection], [], [], rest)
            try:
                if readable and not connection.recv(65536):
                    raise ConnectionResetError
            except ConnectionResetError:
                self.left.set()
                return True
        return False


def read_request(connection):
    got = b""
    while b"\r\n\r\n" not in got:
        more = connection.recv(65536)
        if not more:
            return None
        got += more
    head, body = got.split(b"\r\n\r\n", 1)
    protocol = connection.selected_alpn_protocol() if isinstance(connection, ssl.SSLSocket) else ""
    request = Request(head, body, protocol)
    while len(request.body) < int(request.headers.get("content-length", 0)):
        more = connection.recv(65536)
        if not more:
            return None
        request.body += more
    return request
