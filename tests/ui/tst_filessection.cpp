// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/settings/filessection.h"

#include <QCheckBox>
#include <QComboBox>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class FilesSectionTest : public TestCase
{
    Q_OBJECT

private slots:
    void eachChoiceIsMadeByKeys()
    {
        FilesSection section;
        QSignalSpy chosen(&section, &FilesSection::chosen);
        FileOptions expected;
        const auto press = [&](const QString &name, Qt::Key key) {
            auto *control = section.findChild<QWidget *>(name);
            QVERIFY2(control, qPrintable(name));
            QTest::keyClick(control, key);
        };
        const auto last = [&] { return chosen.last().first().value<FileOptions>(); };
        press(u"Offer a long paste as a file"_s, Qt::Key_Down);
        expected.longPaste = 16'000;
        QCOMPARE(last(), expected);
        press(u"Offer a long paste as a file"_s, Qt::Key_End);
        expected.longPaste = 0;
        QCOMPARE(last(), expected);
        press(u"Longest side of pictures"_s, Qt::Key_Up);
        expected.longestSide = 1536;
        QCOMPARE(last(), expected);
        press(u"PDFs are sent as"_s, Qt::Key_Down);
        expected.pdfsThemselves = true;
        QCOMPARE(last(), expected);
        press(u"Send recordings"_s, Qt::Key_Space);
        expected.sendsSound = false;
        QCOMPARE(last(), expected);
        press(u"Keep original files"_s, Qt::Key_Space);
        expected.keepsOriginals = true;
        QCOMPARE(last(), expected);
        QCOMPARE(chosen.size(), 6);
    }

    void aNumberThatIsNoChoiceIsShown()
    {
        FilesSection section;
        QSignalSpy chosen(&section, &FilesSection::chosen);
        section.setOptions({.longPaste = 5'000, .longestSide = 0});
        const auto shown = [&](const QString &name) {
            return section.findChild<QComboBox *>(name)->currentText();
        };
        QCOMPARE(shown(u"Offer a long paste as a file"_s), u"5,000 letters"_s);
        QCOMPARE(shown(u"Longest side of pictures"_s), u"No limit"_s);
        QCOMPARE(chosen.size(), 0); // only the user's changes are reported
    }
};

HIWAR_TEST(FilesSectionTest, QApplication)
#include "tst_filessection.moc"
