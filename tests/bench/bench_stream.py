#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A stream, from bytes to text and from socket to model, compared with the official client.

usage: bench_stream.py BENCH_SSE BENCH_MODEL SDK_FOLDER

The programs are those of this folder, built by name with the release flags; in SDK_FOLDER the npm
package `openai` is installed (tests/support/npm-install.sh does it). Prints first how many
megabytes of a stream become deltas in each second of processor time, for reads of every size, then
the share of one core that 10,000 events a second take.
"""
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

EVENTS, SECONDS = 10_000, 10
# What a common local server sends for one token: 233 bytes with little text.
EVENT = (b'data: {"choices":[{"finish_reason":null,"index":0,"delta":{"content":" token"}}],"created":1751200101,'
         b'"id":"chatcmpl-9pGqKx0eV0S4zT","model":"qwen2.5-7b-q4.gguf","system_fingerprint":"b5780-27208bf6",'
         b'"object":"chat.completion.chunk"}\n\n')
END = b'data: {"choices":[{"finish_reason":"stop","index":0,"delta":{}}]}\n\ndata: [DONE]\n\n'


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def serve(listener):
    """Sends one reply at a fixed rate; delayed parts are sent later, so a slow reader shows."""
    connection, _ = listener.accept()
    with connection:
        request = b""
        while b"\r\n\r\n" not in request or not request.endswith(b"}"):
            request += connection.recv(65536)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n")
        start, sent = time.monotonic(), 0
        while sent < EVENTS * SECONDS:
            due = min(int((time.monotonic() - start) * EVENTS), EVENTS * SECONDS)
            connection.sendall(EVENT * (due - sent))
            sent = due
            time.sleep(0.001)
        connection.sendall(END)


def at_a_pace(*command):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        service = threading.Thread(target=serve, args=[listener])
        service.start()
        figures = json.loads(run(*command, f"http://127.0.0.1:{listener.getsockname()[1]}/v1"))
        service.join()
    assert figures["letters"] == len(" token") * EVENTS * SECONDS, figures
    return figures


def show(name, figures):
    share = figures["busy"] / figures["seconds"]
    print(f"{name:12} {EVENTS * SECONDS / figures['seconds']:8.0f} events/s {share:8.1%} of a core")
    return share


def main():
    bench_sse, bench_model, folder = sys.argv[1:]
    sdk = shutil.copy(Path(__file__).with_name("sdk.mjs"), folder)  # it finds its packages beside it
    with tempfile.NamedTemporaryFile() as stream:
        stream.write(EVENT * (32 * 1024 * 1024 // len(EVENT)) + END)
        stream.flush()
        ours = [line.split() for line in run(bench_sse, stream.name).splitlines()[1:]]
        theirs = json.loads(run("node", sdk, "file", stream.name))
    print(f"{'read':>10} {'Hiwar MB/s':>12} {'SDK MB/s':>10} {'ratio':>7}")
    for read, _, rate in ours:
        print(f"{read:>10} {rate:>12} {theirs[read]:>10.1f} {float(rate) / theirs[read]:>7.1f}")
    figures = at_a_pace(bench_model)
    mine = show("Hiwar", figures)
    print(f"{'':12} {figures['changes']:8} changes of the model")
    other = show("SDK", at_a_pace("node", sdk, "url"))
    print(f"{'ratio':12} {other / mine:8.1f}")


main()
