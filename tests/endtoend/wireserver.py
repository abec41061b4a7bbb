# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A scripted chat service for tests: it answers as the script says and stores the requests.

Implements HTTP/1.1 itself on 127.0.0.1, because the stories need what a proper server would not do:
cut a connection before the first byte, stop in the middle, and report when the client hung up.
"""
import json
import select
import socket
import socketserver
import ssl
import threading
import time
from contextlib import contextmanager


class Request:
    """One request as it arrived: method, path, headers (lower case), the body's bytes."""

    def __init__(self, method, path, headers, body):
        self.method, self.path, self.headers, self.body = method, path, headers, body
        self.closed_at = None  # time.monotonic() at which the client hung up; set by hold()
        self.closed = threading.Event()

    @property
    def json(self):
        return json.loads(self.body)


class Conversation:
    """The open connection an answer writes to."""

    def __init__(self, connection, request):
        self.connection, self.request = connection, request

    def head(self, status, kind, length=None, **more):
        lines = [f"HTTP/1.1 {status}", f"Content-Type: {kind}", "Connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in more.items()]
        if length is not None:
            lines.append(f"Content-Length: {length}")
        self.write("\r\n".join(lines) + "\r\n\r\n")

    def write(self, words):
        self.connection.sendall(words.encode() if isinstance(words, str) else words)

    def body(self, status, kind, words, **more):
        words = words.encode()
        self.head(status, kind, len(words), **more)
        self.write(words)

    def event(self, value):
        self.write(f"data: {json.dumps(value, ensure_ascii=False)}\n\n")

    def delta(self, words, finish=None):
        self.event({"id": "c1", "object": "chat.completion.chunk", "created": 1, "model": "wire-1",
                    "choices": [{"index": 0, "delta": {"content": words} if words else {},
                                 "finish_reason": finish}]})


# Answers. Each is a function of the conversation.

def stream(*pieces):
    def answer(talk):
        talk.head("200 OK", "text/event-stream")
        for piece in pieces:
            talk.delta(piece)
        talk.delta("", "stop")
        talk.write("data: [DONE]\n\n")
    return answer


def plain(words):
    """Sends a whole reply as JSON, whatever was requested."""
    def answer(talk):
        talk.body("200 OK", "application/json", json.dumps(
            {"id": "c1", "object": "chat.completion", "created": 1, "model": "wire-1",
             "choices": [{"index": 0, "message": {"role": "assistant", "content": words},
                          "finish_reason": "stop"}],
             "usage": {"prompt_tokens": 3, "completion_tokens": 2, "total_tokens": 5}}))
    return answer


def refuse(status, words, code):
    def answer(talk):
        talk.body(status, "application/json",
                  json.dumps({"error": {"message": words, "type": "invalid_request_error", "code": code}}))
    return answer


def page(words):
    def answer(talk):
        talk.body("200 OK", "text/html; charset=utf-8", f"<!DOCTYPE html><html><body><h1>{words}</h1></body></html>")
    return answer


def redirect(url):
    def answer(talk):
        talk.body("307 Temporary Redirect", "text/plain", "elsewhere", Location=url)
    return answer


def cut(talk):
    """Hangs up before the first byte."""


def hold(*pieces):
    """Streams the pieces, then sends nothing until the client hangs up, and stores when it did."""
    def answer(talk):
        talk.head("200 OK", "text/event-stream")
        for piece in pieces:
            talk.delta(piece)
        readable, _, _ = select.select([talk.connection], [], [], 60)
        if readable:
            try:
                gone = talk.connection.recv(1) == b""
            except ConnectionResetError:
                gone = True
            if gone:
                talk.request.closed_at = time.monotonic()
                talk.request.closed.set()
    return answer


class Slowly:
    """Each reply waits in its middle until all may end."""

    def __init__(self):
        self.may_end = threading.Event()

    def __call__(self, talk):
        talk.head("200 OK", "text/event-stream")
        talk.delta("Half")
        self.may_end.wait(60)
        talk.delta(" and whole.")
        talk.delta("", "stop")
        talk.write("data: [DONE]\n\n")


class WireServer:
    """with WireServer(stream("Hel", "lo")) as server: … server.base_url … server.chats …"""

    def __init__(self, answer, certificate=None, port=0, key=None, pages=None):
        """`certificate`: a file with a certificate and its key; then it uses TLS. `key`: whoever does not
        send it is refused. `pages`: what it replies to a GET of these paths besides its models."""
        self.answer = answer
        self.key = key
        self.pages = pages or {}
        self.tls = None
        if certificate:
            self.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self.tls.load_cert_chain(certificate)
        self.requests = []
        self.models = ["wire-1", "wire-2"]
        owner = self

        class Connection(socketserver.BaseRequestHandler):
            def handle(self):
                owner.serve(self.request)

        class Listener(socketserver.ThreadingTCPServer):
            allow_reuse_address = True
            daemon_threads = True

        self.listener = Listener(("127.0.0.1", port), Connection)
        self.port = self.listener.server_address[1]
        self.base_url = f"http{'s' if certificate else ''}://127.0.0.1:{self.port}/v1"

    def __enter__(self):
        threading.Thread(target=self.listener.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_):
        self.listener.shutdown()
        self.listener.server_close()

    @property
    def chats(self):
        return [r for r in self.requests if r.method == "POST"]

    def serve(self, connection):
        connection.settimeout(60)
        if self.tls:
            try:
                connection = self.tls.wrap_socket(connection, server_side=True)
            except OSError:
                return  # the client does not trust the certificate
        request = self.read(connection)
        if request is None:
            return
        self.requests.append(request)
        talk = Conversation(connection, request)
        try:
            if self.key and request.headers.get("authorization") != f"Bearer {self.key}":
                refuse("401 Unauthorized", "Incorrect API key provided", "invalid_api_key")(talk)
            elif request.method == "GET" and request.path in self.pages:
                talk.body("200 OK", "application/json", json.dumps(self.pages[request.path]))
            elif request.method == "GET" and request.path != "/v1/models":
                refuse("404 Not Found", "no such page", "not_found")(talk)
            elif request.method == "GET":
                talk.body("200 OK", "application/json", json.dumps(
                    {"object": "list", "data": [{"id": m, "object": "model"} for m in self.models]}))
            else:
                self.answer(talk)
            connection.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # the client hung up first

    @staticmethod
    def read(connection):
        got = b""
        while b"\r\n\r\n" not in got:
            more = connection.recv(65536)
            if not more:
                return None
            got += more
        head, body = got.split(b"\r\n\r\n", 1)
        first, *lines = head.decode("latin-1").split("\r\n")
        method, path, _ = first.split(" ", 2)
        headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        while len(body) < int(headers.get("content-length", 0)):
            body += connection.recv(65536)
        return Request(method, path, headers, body)


@contextmanager
def unused_port():
    """A port of 127.0.0.1 that nobody listens on: bound, so that no other program gets it meanwhile."""
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        yield holder.getsockname()[1]
