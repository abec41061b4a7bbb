// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The profile for macOS's sandbox, tested everywhere, because nobody could try it on a Mac yet.
#include "app/sandbox/macprofile.h"
#include "tests/support/testcase.h"

using namespace Hiwar;

class MacProfileTest : public TestCase
{
    Q_OBJECT

private slots:
    void deniesAllButItself()
    {
        const std::string profile = macProfile({.memory = 1024, .seconds = 1, .threads = true});
        QVERIFY(profile.starts_with("(version 1)\n(deny default)\n"));
        for (const char *word : {"file", "network", "mach", "exec", "fork"})
            QVERIFY2(profile.find(word) == std::string::npos, word);
    }

    void letsFoldersBeRead()
    {
        const std::string profile =
            macProfile({.readable = {"/Library/Fonts", "/Fonts of mine/b"}});
        QVERIFY(profile.find("(allow file-read* (subpath \"/Library/Fonts\"))") !=
                std::string::npos);
        QVERIFY(profile.find("(allow file-read* (subpath \"/Fonts of mine/b\"))") !=
                std::string::npos);
        for (const char *word : {"file-write", "network", "exec*", "fork"})
            QVERIFY2(profile.find(word) == std::string::npos, word);
    }

    void noPathBringsARule()
    {
        const std::string profile =
            macProfile({.readable = {"/a\")) (allow network*) ((\"", "/b\\", {"/c\0d", 4}}});
        QVERIFY(profile.find("(subpath \"/a\\\")) (allow network*) ((\\\"\"))\n") !=
                std::string::npos);
        QVERIFY(profile.find("(subpath \"/b\\\\\"))\n") != std::string::npos);
        QVERIFY(profile.find("/c") == std::string::npos);
    }
};

HIWAR_TEST(MacProfileTest, QCoreApplication)
#include "tst_macprofile.moc"
