// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/composercase.h"
#include "ui/composer/questionhistory.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

class TestQuestionHistory : public ComposerCase
{
    Q_OBJECT

private slots:
    void init()
    {
        ComposerCase::init();
        m_history = new QuestionHistory(*m_edit);
        connect(m_history, &QuestionHistory::wanted, m_history, [this] {
            m_history->setQuestions({u"newest"_s, u"two\nlines"_s, u"oldest"_s});
        });
    }

    void upGoesBackAndDownForth()
    {
        press(Qt::Key_Up, u"newest"_s);
        press(Qt::Key_Up, u"two\nlines"_s);
        press(Qt::Key_Up, u"oldest"_s);
        press(Qt::Key_Up, u"oldest"_s);
        press(Qt::Key_Down, u"two\nlines"_s);
        press(Qt::Key_Down, u"newest"_s);
        press(Qt::Key_Down, {});
        QVERIFY(!m_history->isBrowsing());
    }

    void escLeavesTheTextEmpty()
    {
        QSignalSpy stopped(m_composer.get(), &Composer::stopRequested);
        m_composer->setBusy(true);
        press(Qt::Key_Up, u"newest"_s);
        press(Qt::Key_Escape, {});
        QCOMPARE(stopped.count(), 0);
        QTest::keyClick(m_edit, Qt::Key_Escape);
        QCOMPARE(stopped.count(), 1);
    }

    void aChangedQuestionIsSentAnew()
    {
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        press(Qt::Key_Up, u"newest"_s);
        QTest::keyClicks(m_edit, u"!"_s);
        QVERIFY(!m_history->isBrowsing());
        press(Qt::Key_Up, u"newest!"_s);
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(sent.value(0).value(0).toString(), u"newest!"_s);
    }

    void aTextIsNeverReplaced()
    {
        m_composer->setText(u"draft"_s);
        press(Qt::Key_Up, u"draft"_s);
        QVERIFY(!m_history->isBrowsing());
    }

    void theCursorKeysEndIt()
    {
        press(Qt::Key_Up, u"newest"_s);
        press(Qt::Key_Up, u"two\nlines"_s);
        press(Qt::Key_Left, u"two\nlines"_s);
        press(Qt::Key_Up, u"two\nlines"_s);
        press(Qt::Key_Escape, u"two\nlines"_s);
    }

    void withoutQuestionsNothingHappens()
    {
        m_history->disconnect();
        press(Qt::Key_Up, {});
        QVERIFY(!m_history->isBrowsing());
    }

private:
    void press(Qt::Key key, const QString &text)
    {
        QTest::keyClick(m_edit, key);
        QCOMPARE(m_composer->text(), text);
    }

    QuestionHistory *m_history = nullptr;
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestQuestionHistory, QApplication)
#include "tst_questionhistory.moc"
