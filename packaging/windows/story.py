#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the first-light story against the installed program under Wine, and tests TLS with the
certificates that the user trusts.

usage: story.py FOLDER   the folder where it is installed; winedesktop.py sets the environment
"""
import hashlib
import os
import ssl
import struct
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests/endtoend"), str(ROOT / "packaging")]

from desktop import INSIDE, Story, main  # noqa: E402
import story_firstlight  # noqa: E402
from winedesktop import WineDesktop  # noqa: E402
from wireserver import WireServer, stream  # noqa: E402

KEY = "sk-tls-7d1b0c9e4a5f"  # as long as what counts as a whole key when it is pasted
STORE = r"HKCU\Software\Microsoft\SystemCertificates\Root\Certificates"


class FirstLight(WineDesktop, story_firstlight.FirstLight):
    """Runs every test of the Linux story."""


class Trust(WineDesktop, Story):
    def certificate(self, name):
        file = Path(os.environ[INSIDE]) / f"{name}.pem"
        made = subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "3",
             "-subj", f"/CN={name}", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", "-", "-out", "-"],
            capture_output=True, check=True)
        file.write_bytes(made.stdout)
        return file

    def trust(self, file):
        """Does the same as "Install certificate": adds it to the user's root authorities."""
        text = file.read_text()
        der = ssl.PEM_cert_to_DER_cert(text[text.index("-----BEGIN CERT"):])
        blob = struct.pack("<III", 32, 1, len(der)) + der
        key = STORE + "\\" + hashlib.sha1(der).hexdigest().upper()
        subprocess.run(["wine", "reg", "add", key, "/v", "Blob", "/t", "REG_BINARY", "/d", blob.hex(), "/f"],
                       check=True, capture_output=True)

    def test_a_server_whose_certificate_is_trusted_on_purpose_is_talked_to(self):
        file = self.certificate("trusted")
        self.trust(file)
        with WireServer(stream("Safe ", "and sound."), certificate=file) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send("Is this line safe?")
            self.message("Assistant: Safe and sound.")
            self.picture("tls")
            (request,) = server.chats
            self.assertEqual(request.headers["authorization"], f"Bearer {KEY}")

    def test_a_strangers_server_is_refused_and_hears_no_key(self):
        with WireServer(stream("Never."), certificate=self.certificate("stranger")) as server:
            asked = self.ask_by_command("--base-url", server.base_url, "--model", "m", "x", key=KEY)
            self.assertEqual((asked.returncode, asked.stdout), (1, ""))
            self.assertIn("TlsFailed", asked.stderr)
            self.assertEqual(server.requests, [])


if __name__ == "__main__":
    if INSIDE in os.environ:
        WineDesktop.installed = Path(sys.argv[1])
        unittest.installHandler()
    main()
