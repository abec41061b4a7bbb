# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What stories about attached files share: a profile that is ready, the clipboard, and the files above the message."""
import subprocess

from desktop import Story


class Attaching(Story):
    def paste(self, content, kind="text/plain;charset=utf-8"):
        """The clipboard has it as another program would have copied it."""
        subprocess.run(["xclip", "-selection", "clipboard", "-t", kind, "-in"],
                       input=content.encode() if isinstance(content, str) else content, check=True, timeout=30)
        self.see.keys("ctrl+l", "ctrl+v")

    def paste_files(self, *paths):
        self.paste("".join(f"{path.as_uri()}\r\n" for path in paths), "text/uri-list")

    def attached(self):
        strip = self.see.find_now(self.window, "Attached files", "list")
        return self.see.items(strip) if strip else []

    def wait_for(self, *names):
        self.until(f"the files {names}", lambda: self.attached() == list(names))

    def wait_until_read(self):
        self.until("that it can be sent",
                   lambda: self.control("Send", "push button").getState().contains(self.see.pyatspi.STATE_ENABLED))
