# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Names and contents of exports are safe, whatever the conversations are called and contain."""
import base64
import os
import re
import stat
import unicodedata
import zlib
from hashlib import sha256
from html.parser import HTMLParser

import strangefiles as strange
from attack import INTERRUPTED, MOST_MEMORY, Attack

# The elements an exported page may contain: none runs code or loads anything.
QUIET = set("html head meta title style body h1 h2 h3 h4 h5 h6 article header p a br code pre ul ol li blockquote "
            "strong em del hr table tr th td span sup details summary div figure figcaption img".split())
SHOWN = {"charset", "http-equiv", "content", "name", "class", "dir", "align", "start", "href", "src", "alt", "id"}


class Page(HTMLParser):
    """Collects the active content of a page."""

    def __init__(self):
        super().__init__()
        self.active, self.policy = [], ""

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        if values.get("http-equiv") == "Content-Security-Policy":
            self.policy = values["content"]
        elif "http-equiv" in values:
            self.active.append((tag, attrs))
        known = tag in QUIET and set(values) <= SHOWN
        leads = re.match(r"(https?:|mailto:|#)", values.get("href") or "#")
        if not known or not leads or not (values.get("src") or "data:image/").startswith("data:image/"):
            self.active.append((tag, attrs))

    handle_startendtag = handle_starttag


class Exports(Attack):
    FORMS = {"html": "html", "markdown": "md", "text": "txt", "pdf": "pdf"}

    def test_names(self):
        with self.attack("hostile titles"):
            self.take(strange.talks(self.made / "talks.jsonl", len(strange.TITLES), 2,
                                    title=lambda i: strange.TITLES[i]), 0)
            for form, suffix in self.FORMS.items():
                folder = self.made / form
                folder.mkdir()
                bait = folder / f"bait.{suffix}"  # a title leads here
                bait.symlink_to(self.home / "victim")
                to = ("export", "--format", form, "--output")
                ended = self.run_it(*to, f"{folder}/", umask=0)
                self.figures(form, ended.seconds, ended.memory, f"exit {ended.status}")
                self.assertEqual(ended.status, 0, ended.words)
                names = sorted(path.name for path in folder.iterdir() if path != bait)
                self.assertEqual(len(names), len(strange.TITLES))
                for name in names:
                    self.assertEqual(oct((folder / name).lstat().st_mode), oct(stat.S_IFREG | 0o600), name)
                    self.assertTrue(strange.is_tame(name, suffix), repr(name))
                self.assertEqual(len({unicodedata.normalize("NFC", name).casefold() for name in names}), len(names))
                deep = self.made / f"{form}-new"
                self.assertEqual(self.run_it(*to, f"{deep}/in/it/", umask=0).status, 0)
                for made in (deep, deep / "in", deep / "in" / "it"):
                    self.assertEqual(oct(made.stat().st_mode), oct(stat.S_IFDIR | 0o700))
            one = self.made / "all.jsonl"
            self.assertEqual(self.run_it("export", "--output", one, umask=0).status, 0)
            self.assertEqual(oct(one.stat().st_mode), oct(stat.S_IFREG | 0o600))

    def test_long(self):
        place = self.made / "strange.json"
        strange.repeated(place, strange.CHAT_BEGUN, b"text and ", 60 * strange.MB, strange.CHAT_ENDED)
        to = ("export", "--output", self.made / "page", "--format")
        for form in ("jsonl", "text", "markdown", "html"):
            with self.attack("a message of 60 MB"):
                self.take(place, 0)
                ended = self.run_it(*to, form)
                self.figures(form, ended.seconds, ended.memory, f"exit {ended.status}")
                self.assertEqual(ended.status, 0, ended.words)
                self.assertLessEqual(ended.memory, MOST_MEMORY)
        with self.attack("a message of 60 MB"):
            self.take(place, 0)
            self.judge("pdf, Ctrl+C", self.run_it(*to, "pdf", interrupt=3.0), *INTERRUPTED)

    def test_pages(self):
        """Markup everywhere, in each of the forms."""
        files = [base64.b64decode(strange.PICTURE), b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"]
        with self.attack("markup in all places"):
            place = self.made / "talks.jsonl"
            with open(place, "w", encoding="utf-8") as file:
                file.write(strange.line(**strange.HEAD))
                for i, evil in enumerate(strange.MARKUP):
                    file.write(strange.line(folder={"id": f"f{i}", "name": f"{i} {evil}"}))
                    file.write(strange.line(conversation={"id": f"c{i}", "title": evil, "folderId": f"f{i}",
                                                          "tags": [evil], "draft": evil}))
                    kept = [{"hash": sha256(data).hexdigest(), "name": evil, "mediaType": kind, "size": len(data)}
                            for data, kind in zip(files, ("image/png", "image/svg+xml"))]
                    file.write(strange.told(f"q{i}", None, evil, attachments=kept))
                    file.write(strange.told(f"a{i}", f"q{i}", evil, "assistant", reasoning=evil, model=evil,
                                            state="failed", finishReason=evil,
                                            error={"kind": "server-error", "serverText": evil, "url": evil}))
                    for data in files:
                        file.write(strange.line(attachment={"hash": sha256(data).hexdigest(), "size": len(data),
                                                            "content": base64.b64encode(data).decode()}))
                file.write(strange.line(end={}))
            self.take(place, 0)
            pages = self.judge("html", self.run_it("export", "--format", "html", "--all-versions", "--archived"), 0).out
            page = Page()
            page.feed(pages.decode())
            page.close()
            self.assertEqual(page.active, [])
            self.assertTrue(page.policy.startswith("default-src 'none';"), page.policy)
            self.assertNotIn("script-src", page.policy)
            self.assertGreater(pages.count(b"<img "), 0)  # the real picture is included
            folder = self.made / "pages"
            ended = self.run_it("export", "--format", "pdf", "--output", f"{folder}/")
            self.figures("pdf", ended.seconds, ended.memory, f"exit {ended.status}")
            self.assertEqual(ended.status, 0, ended.words)
            for path in folder.iterdir():
                told = path.read_bytes()
                for packed in re.findall(rb"stream\r?\n(.*?)endstream", told, re.DOTALL):
                    try:
                        told += zlib.decompress(packed)
                    except zlib.error:
                        pass  # a picture, or a font
                for word in (b"/JavaScript", b"/JS", b"/Launch", b"/OpenAction", b"/EmbeddedFile", b"/SubmitForm",
                             b"/URI (javascript", b"/URI (file", b"/URI (data"):
                    self.assertNotIn(word, told, path.name)
