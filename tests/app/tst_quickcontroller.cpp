// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The quick question: asked in its own window, gone with it, unless it is kept.
#include "app/controllers/quickcontroller.h"
#include "tests/app/chatcontrollercase.h"
#include "ui/composer/messageedit.h"

#include <QComboBox>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class QuickControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void init()
    {
        ChatControllerCase::init();
        m_holds = false;
        m_quick = std::make_unique<QuickController>(QuickController::Collaborators{
            .conversations = m->conversations,
            .settings = m->settings,
            .isHeld = [this](const Conversation &, const QString &) { return m_holds; }});
    }
    void cleanup()
    {
        m_quick.reset();
        ChatControllerCase::cleanup();
    }

    void itIsAskedAndAnsweredByKeysAlone()
    {
        askQuick(u"What is light?"_s, u"A wave."_s);
        QCOMPARE(small()->conversation().rows().count(), 2);
        QTest::keyClick(field(), Qt::Key_Escape);
        QVERIFY(!small()->isVisible());
    }

    void nothingOfItIsStored()
    {
        askQuick(u"What is light?"_s, u"A wave."_s);
        QVERIFY(listed().isEmpty());
        small()->close();
        const auto stored = settled(m->history.conversations());
        QVERIFY(stored && stored->isEmpty());
        m_quick->open();
        QVERIFY(small()->text().isEmpty());
        QCOMPARE(small()->conversation().rows().count(), 0);
        QVERIFY(!small()->conversation().isVisible());
    }

    void whatIsKeptIsAnOrdinaryConversation()
    {
        QSignalSpy kept(m_quick.get(), &QuickController::kept);
        askQuick(u"What is light?"_s, u"A wave."_s);
        part<QPushButton>(u"Keep as a conversation"_s)->click();
        QCOMPARE(kept.size(), 1);
        QVERIFY(!small()->isVisible());
        QTRY_COMPARE(listed(), QStringList(u"What is light?"_s));
        const QString id = kept.first().first().toString();
        QTRY_COMPARE(settled(m->history.load(id)).value_or(StoredConversation()).nodes.size(), 2);
        m->shown.show(id);
        QTRY_COMPARE(rows(), 2);
        QCOMPARE(textAt(1), u"A wave."_s);
        ask(u"Of what?"_s, u"Of a field."_s); // it goes on as any other
        QCOMPARE(rows(), 4);
    }

    void whatNeedsADecisionIsHandedOver()
    {
        m_holds = true;
        QSignalSpy handed(m_quick.get(), &QuickController::handedOver);
        m_quick->open();
        field()->setPlainText(u"my key is sk-1234"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QVERIFY(server->requests().isEmpty());
        QCOMPARE(small()->text(), u"my key is sk-1234"_s);
        for (auto *button : small()->findChildren<QPushButton *>()) {
            if (button->text() == u"Go on in the window"_s) {
                button->click();
                break;
            }
        }
        QCOMPARE(handed.size(), 1);
        QCOMPARE(handed.first().first().toString(), u"my key is sk-1234"_s);
        QVERIFY(!small()->isVisible());
    }

    void anotherCanAnswer()
    {
        m_quick->open();
        auto *box = part<QComboBox>(u"Who answers"_s);
        QCOMPARE(box->currentText(), u"Mine · m-1"_s);
        QVERIFY(box->count() > 1);
        const int guide = box->findText(u"Guide"_s);
        QVERIFY(guide > 0);
        box->setCurrentIndex(guide);
        emit box->activated(guide);
        field()->setPlainText(u"How do I start?"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_VERIFY(part<QPushButton>(u"Ask"_s)->text() == u"Ask"_s &&
                    small()->conversation().rows().count() == 2);
        QVERIFY(server->requests().isEmpty());
        QCOMPARE(m->settings.settings().currentProfileId, u"own"_s); // the window's is another
    }

    void closingEndsARunningReply()
    {
        server->expect().stream().chunk(delta(u"A wa"_s));
        m_quick->open();
        field()->setPlainText(u"What is light?"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_COMPARE(part<QPushButton>(u"Ask"_s)->text(), u"Stop"_s);
        small()->close();
        m_quick->open();
        QCOMPARE(part<QPushButton>(u"Ask"_s)->text(), u"Ask"_s);
        QCOMPARE(small()->conversation().rows().count(), 0);
    }

private:
    [[nodiscard]] static QuickWindow *small()
    {
        const QWidgetList all = QApplication::topLevelWidgets();
        for (QWidget *each : all) {
            if (auto *found = qobject_cast<QuickWindow *>(each))
                return found;
        }
        return nullptr;
    }
    template<typename Widget>
    [[nodiscard]] static Widget *part(const QString &name)
    {
        return small()->findChild<Widget *>(name);
    }
    [[nodiscard]] static MessageEdit *field()
    {
        return part<MessageEdit>(u"Quick question text"_s);
    }
    void askQuick(const QString &question, const QString &reply)
    {
        server->expect().reply(200, wholeReply(reply));
        m_quick->open();
        QTRY_COMPARE(QApplication::focusWidget(), field());
        field()->setPlainText(question);
        QTest::keyClick(field(), Qt::Key_Return);
        QVERIFY(field()->toPlainText().isEmpty());
        QTRY_COMPARE(part<QPushButton>(u"Ask"_s)->text(), u"Ask"_s);
        QTRY_COMPARE(small()->conversation().rows().count(), 2);
    }

    bool m_holds = false;
    std::unique_ptr<QuickController> m_quick;
};

HIWAR_TEST(QuickControllerTest, QApplication)
#include "tst_quickcontroller.moc"
