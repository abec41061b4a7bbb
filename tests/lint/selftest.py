#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that lint.py can fail: it must report each fault in a small tree, nothing in a clean one."""
import argparse
import sys
import tempfile
import unittest
from pathlib import Path

import arrows
import catalogues
from lint import findings
from rules import RULES

SPDX = "// SPDX-FileCopyrightText: 2026 The Hiwar authors\n// SPDX-License-Identifier: GPL-3.0-or-later\n"
LIST = SPDX.replace("//", "#")
LONG = "int i;\n" * 401

# rule: sins, each a tree of one or more files. C++ files get the SPDX lines (and headers their pragma).
SINS = {
    "nested-loop": [
        {"net/a.cpp": "QEventLoop loop;"},
        {"tests/net/tst_a.cpp": "QVERIFY(x); QTest::qWait(10);"},
        {"ui/a.cpp": "QCoreApplication::processEvents();"},
    ],
    "exec": [
        {"ui/a.cpp": "if (dialog.exec() == 1) {}"},
        {"app/a.cpp": "menu->exec(position);"},
        {"ui/a.cpp": "QMenu::exec(actions, position);"},
    ],
    "blocking-wait": [
        {"net/a.cpp": "socket.waitForReadyRead(100);"},
        {"tests/net/tst_a.cpp": "QVERIFY(pool.waitForDone());"},
        {"app/chat/a.cpp": "future.waitForFinished();"},
    ],
    "sleep": [
        {"tests/net/tst_a.cpp": "QVERIFY(x); QThread::msleep(5);"},
        {"net/a.cpp": "std::this_thread::sleep_for(1ms);"},
        {"tests/endtoend/story_a.py": "import time\ntime.sleep(1)\nassert 1"},
    ],
    "signal-string": [{"ui/a.cpp": "connect(a, SIGNAL(clicked()), b, SLOT(close()));"}],
    "receiver": [
        {"ui/a.cpp": 'menu->addAction(tr("Go"), [this] { go(); });'},
        {"ui/a.cpp": "menu->addAction(icon(a, b), text,\n    [&list = m_list, x] { f({1, 2}); });"},
    ],
    "utc": [{"ui/a.cpp": "QDateTime day({2026, 1, 5}, {}, Qt::UTC);"}],
    "unfinished": [{"net/a.cpp": "// TODO later"}, {"packaging/a.sh": "# FIXME"}],
    "spdx": [{"net/bare.cpp": None}, {"CMakeLists.txt": None}],
    "pragma-once": [{"net/bare.h": SPDX}],
    "size": [{"net/a.h": LONG}, {"tests/support/a.cpp": LONG}, {"net/a.cpp": LONG + LONG}],
    "class-size": [
        {"ui/mainwindow.h": "class MainWindow : public QMainWindow\n{\n};", "ui/mainwindow.cpp": "MainWindow::MainWindow()\n" * 300},
        {"app/large.h": "class Large\n{\n};", "app/large.cpp": "void Large::a()\n{\n}\n" * 120,
         "app/more.cpp": "QList<QPair<int, int>>\nLarge::b(int x) const\n{\n}\n" * 70},
    ],
    "one-definition": [
        {"net/a.h": "struct Part\n{\n};", "ui/b.h": "enum class Part : quint8 {\n};"},
        {"net/a.h": "struct Part\n{\n};", "ui/b.cpp": "namespace {\nstruct Other\n{\n};\n} // namespace\nclass Part : public A\n{\n};"},
    ],
    "commit": [{"app/a.cpp": "return file.commit();"}, {"app/a.cpp": "m_file->commit();"}],
    "assisted": [
        {"ui/a.cpp": "connect(box, &QCheckBox::clicked, this, &A::choose);"},
        {"ui/a.cpp": "connect(edit, &QLineEdit::textEdited, this, &A::refresh);"},
        {"ui/a.cpp": "QAccessibleEvent alert(this, QAccessible::Alert);"},
        {"ui/a.cpp": "auto *box = new QComboBox(this);"},
    ],
    "name": [{"net/a.h": "class ChatManager : public QObject {};"}, {"ui/a.h": "struct PaintUtils\n{\n};"}],
    "colour": [
        {"ui/a.cpp": 'QColor c("#aabbcc");'},
        {"ui/a.cpp": "QColor(1, 2, 3);"},
        {"ui/a.cpp": "p.setPen(Qt::red);"},
        {"ui/a.cpp": 'auto style = u"color: #fff"_s; auto c = u"#fff"_s; QColor d{0x112233};'},
    ],
    "friend": [{"ui/a.h": "class A\n{\n    friend class B;\n};"}, {"ui/a.h": "friend void swap(A &, A &);"}],
    "font-size": [
        {"ui/a.cpp": "font.setPixelSize(12);"},
        {"ui/a.cpp": 'setStyleSheet(u"font-size: 12px"_s);'},
        {"ui/a.cpp": "font.setPointSizeF(10.5);"},
    ],
    "place": [
        {"packaging/a.sh": "cd /ho" + "me/someone/hiwar"},
        {"net/a.cpp": 'auto p = "/tm' + 'p/socket";'},
        {"packaging/a.sh": "curl https://mirror.example.com/x"},
        {"README.md": "ask build7.intra" + "net for it"},
    ],
    "test-asserts": [
        {"tests/net/tst_a.cpp": "void run() { call(); }"},
        {"tests/net/tst_a.cpp": "QVERIFY(true);"},
        {"tests/endtoend/story_a.py": "print('fine')"},
    ],
    "built-tests": [
        {"tests/net/tst_a.cpp": "QVERIFY(x);", "tests/net/CMakeLists.txt": LIST + "# a\nhiwar_tests(net TESTS ab b-a tst_b.cpp)"},
        {"tests/net/b/tst_a.cpp": "QVERIFY(x);", "tests/net/CMakeLists.txt": LIST + "hiwar_tests(net TESTS a SOURCES c/tst_a.cpp)"},
    ],
    "enum-default": [
        {"net/a.h": "enum class Kind { A, B };",
         "ui/a.cpp": "switch (k) { case Hiwar::Kind::A: break; default: break; }"},
        {"ui/a.h": "enum Part : int { One, Two };", "ui/a.cpp": "switch (p) { case One: break;\ndefault: break; }"},
    ],
    "arrow": [
        {"net/a.cpp": '#include "app/chat/b.h"', "app/chat/b.h": ""},
        {"net/a.cpp": '#include "ui/b.h"', "ui/b.h": ""},
        {"ui/a.cpp": '#include "net/client/b.h"', "net/client/b.h": ""},
        {"ui/a.cpp": '#include "app/chat/b.h"', "app/chat/b.h": ""},
        {"app/chat/a.cpp": '#include "ui/b.h"', "ui/b.h": ""},
        {"app/chat/a.cpp": '#include "app/b.h"', "app/b.h": ""},
        {"app/chat/a.cpp": '#include "app/controllers/b.h"', "app/controllers/b.h": ""},
        {"app/chat/a.cpp": '#include "app/commands/b.h"', "app/commands/b.h": ""},
        {"app/chat/a.cpp": '#include "app/reader/b.h"', "app/reader/b.h": ""},
        {"app/reader/a.cpp": '#include "app/chat/b.h"', "app/chat/b.h": ""},
        {"app/a.cpp": '#include "tests/support/b.h"', "tests/support/b.h": ""},
        {"app/models/a.cpp": '#include "tests/support/b.h"', "tests/support/b.h": ""},
        {"net/client/a.cpp": '#include "b.h"', "net/client/b.h": ""},
    ],
    "qt-module": [
        {"net/a.cpp": "#include <QColor>"},
        {"net/a.cpp": "#include <QSqlQuery>"},
        {"app/chat/a.cpp": "#include <QtGui>"},
        {"app/chat/a.cpp": "#include <QtWidgets/QLabel>"},
        {"app/chat/a.cpp": "#include <QPushButton>"},
        {"ui/a.cpp": "#include <QNetworkReply>"},
        {"app/reader/a.cpp": "#include <QTcpSocket>"},
        {"ui/a.cpp": "#include <QSqlDatabase>"},
    ],
    "qt-private": [{"ui/a.cpp": "#include <QtGui/private/qtextengine_p.h>"}, {"ui/a.cpp": "#include <private/qobject_p.h>"}],
    "circle": [
        {"net/a/x.h": '#include "net/b/y.h"', "net/b/y.h": "", "net/b/z.cpp": '#include "net/a/w.h"', "net/a/w.h": ""},
        {"app/a/x.h": '#include "app/b/y.h"', "app/b/y.h": '#include "app/c/z.h"', "app/c/z.h": '#include "app/a/v.h"',
         "app/a/v.h": ""},
        {"net/a.h": '#include "net/b.h"', "net/b.h": '#include "net/a.h"'},
    ],
    "levels": [{f"app/l{i}/a.h": f'#include "app/l{i + 1}/a.h"' if i < 8 else "" for i in range(9)}],
    "room": [{f"app/a{i}.h": "" for i in range(9)}],
    "word": [
        {"app/chat/a.h": "class ChatDesk\n{\n};"},
        {"ui/a.cpp": "void A::setShelf(int)\n{\n}"},
        {"net/keyveil.cpp": ""},
        {"ui/a.cpp": "const auto b = textPlace(1);"},
    ],
    "diction": [{"net/a.cpp": "// Whoever asks is refused."}, {"ui/a.cpp": "int a = 1; // what is told"}],
    "top-level": [{"docs/a.md": "words"}, {"notes.txt": "words"}],
}

CLEAN = {
    "CMakeLists.txt": SPDX.replace("//", "#"),
    ".clang-format": "BasedOnStyle: LLVM",
    "net/values/kind.h": "enum class Kind { A, B };",
    "net/client/client.cpp": '#include "net/values/kind.h"\n#include <QNetworkReply>\n// never processEvents(), QEventLoop; told(), `told`',
    "net/client/number.cpp": "int million = 1'000'000; const char *s = \"exec() SIGNAL(x) QColor(1)\";",
    "ui/theme/theme.cpp": 'QColor c(u"#aabbcc"_s); font.setPixelSize(3);',
    "ui/view.cpp": '#include "net/values/kind.h"\n#include <QLabel>\nQColor c = theme.text; QColor d(c); Qt::transparent;\n'
                   "switch (k) { case Kind::A: { switch (n) { case 1: break; default: break; } } break; case Kind::B: break; }",
    "ui/roles.h": "enum Role : int { IdRole, TextRole };",
    "app/model.cpp": "switch (role) { case IdRole: return 1; case Qt::DisplayRole: return 2; default: return 3; }",
    "ui/exception.cpp": "// lint: allow exec: the system's own print dialog has no other way\nprintDialog.exec();",
    "ui/long.cpp": "// lint: size-exception: a table of names\n" + LONG,
    "ui/large.h": "class Large;\nclass Small\n{\n};",
    "ui/large.cpp": "void Large::isDeclaredOnly()\n{\n    Small::call();\n}\n" * 90,
    "ui/further.cpp": "void Large::isDeclaredOnly()\n{\n    Small::call();\n}\n" * 90,
    "app/history/store.cpp": '#include <QSqlQuery>\n#include "net/values/kind.h"\nquery.exec();',
    "app/main.cpp": '#include "app/history/store.h"\n#include "ui/view.h"\nreturn application.exec() + QApplication::exec();',
    "app/documents/page.cpp": '#include "app/history/store.h"\n#include "ui/view.h"\n#include <QPainter>\n#include <QPrinter>',
    "app/history/store.h": "class Store\n{\n};",
    "ui/view.h": "class UtilityView;",
    "tests/net/tst_client.cpp": '#include "net/values/kind.h"\nQCOMPARE(a, b); QTRY_VERIFY(c); QVERIFY(spy.wait());',
    "tests/net/other/tst_server.cpp": "QVERIFY(x);",
    "tests/net/CMakeLists.txt": LIST + "hiwar_tests(net TESTS client SOURCES other/tst_server.cpp)",
    "resources/a.svg": '<svg fill="#aabbcc"/>',
}


def report(files):
    with tempfile.TemporaryDirectory() as root:
        for name, text in files.items():
            path = Path(root, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            if text is None:
                text = ""
            elif path.suffix in {".cpp", ".h"} and SPDX not in text:
                text = SPDX + ("#pragma once\n" if path.suffix == ".h" else "") + text
            elif path.suffix in {".sh", ".py"}:
                text = SPDX.replace("//", "#") + text
            path.write_text(text + "\n", encoding="utf-8")
        return list(findings(root))


class Lint(unittest.TestCase):
    def test_a_clean_tree_is_not_reported(self):
        self.assertEqual(report(CLEAN), [])

    def test_every_rule_has_a_sin(self):
        self.assertEqual(sorted(SINS), sorted(RULES))

    def test_every_sin_is_reported_by_its_rule_and_no_other(self):
        for rule, trees in SINS.items():
            for files in trees:
                with self.subTest(rule=rule, files=files):
                    found = report(files)
                    self.assertEqual({name for _, _, name, _ in found}, {rule}, found)

    def test_a_finding_names_its_line(self):
        found = report({"net/a.cpp": "int i;\n\nQEventLoop loop;"})
        self.assertEqual([(file, line) for file, line, _, _ in found], [("net/a.cpp", 5)])

    def test_an_exception_needs_a_reason(self):
        self.assertTrue(report({"ui/a.cpp": "// lint: allow exec:\ndialog.exec();"}))

    def test_without_the_headers_of_qt_the_common_ones_are_known(self):
        headers, arrows.QT_HEADERS = arrows.QT_HEADERS, None
        self.addCleanup(setattr, arrows, "QT_HEADERS", headers)
        for files in SINS["qt-module"]:
            with self.subTest(files=files):
                self.assertTrue(report(files))


class Catalogues(unittest.TestCase):
    def review(self, source, *translations, state="", updated=None):
        def text(of):
            counted = ' numerus="yes"' if len(translations) > 1 else ""
            forms = "".join(f"<numerusform>{form}</numerusform>" for form in translations) if counted else translations[0]
            return (f'<TS language="ar"><context><name>A</name><message{counted}><source>{of}</source>'
                    f"<translation{state}>{forms}</translation></message></context></TS>")
        return list(catalogues.review(text(source), text(updated or source)))

    def test_a_good_translation_is_not_reported(self):
        self.assertEqual(self.review("Delete %1, %2?", "أتريد حذف %L2، %1؟"), [])
        self.assertEqual(self.review("%n files", "ملف", "ملفان", "%Ln ملفات"), [])

    def test_every_fault_is_reported(self):
        for source, translation, word in [
                ("Save", "", "empty"), ("Save %1", "حفظ", "placeholders"), ("Save", "حفظ %1", "placeholders"),
                ("%1 of %2", "%1 من %1", "placeholders"), ("&amp;Save", "حفظ", "mnemonics"),
                (" and so on", "وهكذا", "blanks"), ("Save…", "حفظ", "dots"), ("Saved", "حُفظ!", "exclamation"),
                ("a &lt;b&gt;c&lt;/b&gt;", "ج", "tags"), ("Who?", "من?", "Latin"), ("“%1”", "“%1”", "quotes"),
                ("Save", "حـفظ", "tatweel"), ("a file", "%n ملف", "not there")]:
            with self.subTest(source=source, translation=translation):
                found = self.review(source, translation)
                self.assertEqual(len(found), 1, found)
                self.assertIn(word, found[0])

    def test_words_that_came_or_went_are_reported(self):
        found = self.review("Save", "حفظ", updated="Keep")
        self.assertEqual(len(found), 2, found)

    def test_what_is_not_finished_is_reported(self):
        self.assertIn("unfinished", self.review("Save", "حفظ", state=' type="unfinished"')[0])

    def test_a_count_tells_its_number(self):
        self.assertIn("number", self.review("%n files", "ملف", "ملفان")[0])


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--qt-headers")
    options, rest = parser.parse_known_args()
    arrows.QT_HEADERS = options.qt_headers
    unittest.main(argv=[sys.argv[0], *rest])
