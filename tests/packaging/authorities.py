#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whom the program trusts is the system's choice, and a system that knows nobody is named.

usage: authorities.py PROGRAM

A bare Debian has no certificate authorities until ca-certificates is installed. An empty disk over
/etc/ssl makes this system like it, for this test only.
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
TLS = TESTS / "net/tls"
sys.path.insert(0, str(TESTS / "endtoend"))

from wireserver import WireServer, stream  # noqa: E402

SSL = Path("/etc/ssl")
WITHIN = "HIWAR_TEST_HIDDEN_AUTHORITIES"


def hide_authorities():
    """Starts this script again where /etc/ssl is an empty disk; where none may be mounted, the test is skipped."""
    mount = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"'
    for how in ("-m", "-rm"):  # root needs no user namespace, and a chroot allows none
        command = ["unshare", how, "sh", "-c", mount, str(SSL)]
        if subprocess.run([*command, "true"], check=False, capture_output=True).returncode == 0:
            os.environ[WITHIN] = "yes"
            os.execvp(command[0], [*command, sys.executable, "-B", *sys.argv])
    print("SKIP   : authorities this system allows no disk of one's own")
    sys.exit(0)


def ask(program, server, home):
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("SSL_CERT_", "XDG_"))}
    environment.update(HOME=home, HIWAR_API_KEY="sk-of-a-test", LC_ALL="C.UTF-8")
    return subprocess.run([program, "ask", "--base-url", server.base_url, "--model", "wire-1", "Hello?"], check=False,
                          capture_output=True, text=True, env=environment, stdin=subprocess.DEVNULL, timeout=120)


def main():
    if WITHIN not in os.environ:
        hide_authorities()
    program = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as home:
        certificate = Path(home, "signed.pem")
        certificate.write_bytes((TLS / "signed.pem").read_bytes() + (TLS / "signed-key.pem").read_bytes())
        with WireServer(stream("Trusted."), certificate=certificate) as server:
            refused = ask(program, server, home)
            assert refused.returncode and not refused.stdout, refused
            assert "knows no certificate authority" in refused.stderr, refused.stderr
            assert "ca-certificates" in refused.stderr, refused.stderr
            assert not server.requests, "a server that nobody vouches for was sent a request"

            (SSL / "certs").mkdir()
            (SSL / "certs/authority.pem").write_bytes((TLS / "authority.pem").read_bytes())
            trusted = ask(program, server, home)
            assert trusted.returncode == 0 and trusted.stdout.strip() == "Trusted.", trusted
    print("who is trusted is the system's choice")


main()
