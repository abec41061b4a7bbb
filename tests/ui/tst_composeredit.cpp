// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An earlier message is edited in the field of the next one.
#include "tests/ui/composercase.h"
#include "ui/composer/composer.h"
#include "ui/composer/messageedit.h"

#include <QApplication>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TestComposerEdit : public ComposerCase
{
    Q_OBJECT

private slots:
    void editingPutsTheDraftAsideAndBack()
    {
        QSignalSpy drafts(m_composer.get(), &Composer::draftChanged);
        QSignalSpy submitted(m_composer.get(), &Composer::editSubmitted);
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        QSignalSpy cancelled(m_composer.get(), &Composer::editCancelled);
        auto *cancel = m_composer->findChild<QPushButton *>(u"Cancel editing"_s);
        QVERIFY(!cancel->isVisible());
        m_composer->setText(u"draft"_s);

        m_composer->beginEdit(u"earlier"_s);
        QVERIFY(cancel->isVisible());
        QTest::keyClicks(m_edit, u" question"_s);
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(submitted.count(), 1);
        QCOMPARE(submitted.first().first().toString(), u"earlier question"_s);
        QCOMPARE(sent.count(), 0);
        QCOMPARE(drafts.count(), 0);
        QCOMPARE(m_composer->text(), u"draft"_s);
        QVERIFY(!cancel->isVisible());

        m_composer->beginEdit(u"a"_s);
        m_composer->beginEdit(u"b"_s);
        QTest::mouseClick(cancel, Qt::LeftButton);
        QCOMPARE(cancelled.count(), 1);
        QCOMPARE(m_composer->text(), u"draft"_s);

        m_composer->beginEdit(u"a"_s);
        m_composer->setBusy(true);
        QSignalSpy stopped(m_composer.get(), &Composer::stopRequested);
        QTest::keyClick(m_edit, Qt::Key_Escape);
        QCOMPARE(cancelled.count(), 2);
        QCOMPARE(stopped.count(), 0);
        m_composer->beginEdit(u"a"_s);
        m_composer->setText(u"of another conversation"_s);
        QVERIFY(!m_composer->isEditing());
        QCOMPARE(cancelled.count(), 3);
        QCOMPARE(m_composer->text(), u"of another conversation"_s);
    }

    void anEditIsKeptInTheDraftUntilItEnds()
    {
        QSignalSpy kept(m_composer.get(), &Composer::editChanged);
        m_composer->setText(u"draft"_s);
        m_composer->beginEdit(u"a"_s);
        QCOMPARE(kept.count(), 0);
        QTest::keyClicks(m_edit, u"b"_s);
        QCOMPARE(kept.takeLast().first().toString(), u"ab\n\ndraft"_s);
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(kept.count(), 1);
        QCOMPARE(kept.takeLast().first().toString(), u"draft"_s);

        m_composer->clear();
        m_composer->beginEdit(u"a"_s);
        QTest::keyClicks(m_edit, u"b"_s);
        QCOMPARE(kept.takeLast().first().toString(), u"ab"_s);
        QTest::keyClick(m_edit, Qt::Key_Escape);
        QCOMPARE(kept.count(), 1);
        QCOMPARE(kept.takeLast().first().toString(), QString());

        // It was not sent, and is edited again.
        const auto again = connect(m_composer.get(), &Composer::editSubmitted, m_composer.get(),
                                   [this](const QString &text) { m_composer->beginEdit(text); });
        m_composer->beginEdit(u"a"_s);
        QTest::keyClicks(m_edit, u"b"_s);
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(kept.takeLast().first().toString(), u"ab"_s);
        disconnect(again);

        // Another conversation is shown: the words stay a draft of the former one.
        kept.clear();
        m_composer->setText(u"of another conversation"_s);
        QCOMPARE(kept.count(), 0);
        QTest::keyClicks(m_edit, u"!"_s);
        QCOMPARE(kept.count(), 0);
    }
};

HIWAR_TEST(TestComposerEdit, QApplication)
#include "tst_composeredit.moc"
