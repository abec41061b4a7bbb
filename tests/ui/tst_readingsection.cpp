// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/settings/settingspanel.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TestReadingSection : public TestCase
{
    Q_OBJECT

private slots:
    void eachChoiceHoldsAtOnce_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool ReadingOptions::*>("option");
        QTest::newRow("follow") << u"Follow replies"_s << &ReadingOptions::followReplies;
        QTest::newRow("pin") << u"Question on top"_s << &ReadingOptions::pinQuestion;
        QTest::newRow("formulas") << u"Formulas between $ signs"_s
                                  << &ReadingOptions::dollarFormulas;
        QTest::newRow("own") << u"Show my messages as Markdown"_s << &ReadingOptions::ownMarkdown;
        QTest::newRow("wrap") << u"Wrap code"_s << &ReadingOptions::wrapCode;
    }

    void eachChoiceHoldsAtOnce()
    {
        QFETCH(QString, name);
        QFETCH(bool ReadingOptions::*, option);
        SettingsPanel panel;
        QSignalSpy chosen(&panel, &SettingsPanel::readingChosen);
        auto *box = panel.findChild<QCheckBox *>(name);
        QVERIFY(box);
        ReadingOptions expected;
        QCOMPARE(box->isChecked(), expected.*option);
        QTest::keyClick(box, Qt::Key_Space);
        expected.*option = !(expected.*option);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().value<ReadingOptions>(), expected);
        QVERIFY(!panel.hasUnsavedChanges());
    }

    void whatIsReadAloudIsChosenByKeyboard()
    {
        SettingsPanel panel;
        QSignalSpy chosen(&panel, &SettingsPanel::readingChosen);
        auto *box = panel.findChild<QComboBox *>(u"Read aloud"_s);
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(chosen.last().first().value<ReadingOptions>().announcements, Announcements::Ends);
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(chosen.last().first().value<ReadingOptions>().announcements, Announcements::None);
    }

    void messagesAreChosenByKeyboard()
    {
        SettingsPanel panel;
        QSignalSpy chosen(&panel, &SettingsPanel::readingChosen);
        auto *box = panel.findChild<QComboBox *>(u"Messages"_s);
        QVERIFY(box);
        QCOMPARE(box->currentText(), u"Bubbles"_s);
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.last().first().value<ReadingOptions>(),
                 ReadingOptions{.messages = MessageStyle::Plain});
        QVERIFY(!panel.hasUnsavedChanges());
    }

    void showsWhatHoldsAndTellsNothing()
    {
        SettingsPanel panel;
        QSignalSpy chosen(&panel, &SettingsPanel::readingChosen);
        panel.setReading({.followReplies = false,
                          .pinQuestion = true,
                          .dollarFormulas = false,
                          .wrapCode = true,
                          .announcements = Announcements::None,
                          .messages = MessageStyle::Plain});
        QVERIFY(!panel.findChild<QCheckBox *>(u"Follow replies"_s)->isChecked());
        QVERIFY(panel.findChild<QCheckBox *>(u"Wrap code"_s)->isChecked());
        QCOMPARE(panel.findChild<QComboBox *>(u"Read aloud"_s)->currentIndex(), 2);
        QCOMPARE(panel.findChild<QComboBox *>(u"Messages"_s)->currentText(), u"Plain"_s);
        QCOMPARE(chosen.count(), 0);
    }

    void aScreenReaderHearsNameAndExplanation()
    {
        SettingsPanel panel;
        QAccessibleInterface *box =
            QAccessible::queryAccessibleInterface(panel.findChild<QCheckBox *>(u"Wrap code"_s));
        QCOMPARE(box->text(QAccessible::Name), u"Wrap code"_s);
        QVERIFY(!box->text(QAccessible::Description).isEmpty());
    }
};

HIWAR_TEST(TestReadingSection, QApplication)
#include "tst_readingsection.moc"
