// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Questions written while a reply runs, in the real window: what is shown, and what is sent.
#include "app/controllers/queuecontroller.h"
#include "tests/app/chatcontrollercase.h"
#include "ui/composer/queuelist.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPlainTextEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class QueueControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void whatIsWrittenMeanwhileIsQueuedAndSent()
    {
        begin();
        queue(u"second"_s);
        queue(u"third"_s);
        QTRY_COMPARE(shown(), QStringList({u"second"_s, u"third"_s}));
        QVERIFY(composer().text().isEmpty());
        type(u"half"_s);
        answer(2);
        server->release();
        QTRY_COMPARE(rows(), 6);
        QTRY_VERIFY(!session().isBusy());
        QCOMPARE(asked(), QStringList({u"first"_s, u"second"_s, u"third"_s}));
        QTRY_VERIFY(list().isHidden());
        QCOMPARE(composer().text(), u"half"_s);
    }

    void itGoesOnInAHiddenWindow()
    {
        begin();
        queue(u"second"_s);
        m->chat.startNew();
        QVERIFY(list().isHidden()); // of another conversation
        window().hide();
        answer(1);
        server->release();
        QTRY_COMPARE(asked(), QStringList({u"first"_s, u"second"_s}));
    }

    void stopAndSendGoesFirst()
    {
        begin();
        queue(u"second"_s);
        answer(2);
        type(u"no, this"_s);
        QTest::keyClick(edit(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(rows(), 6);
        QTRY_VERIFY(!session().isBusy());
        QCOMPARE(asked(), QStringList({u"first"_s, u"no, this"_s, u"second"_s}));
        QCOMPARE(messageAt(1).state, MessageState::Stopped);
    }

    void stopHoldsAndSaysSo()
    {
        begin();
        queue(u"second"_s);
        QTest::keyClick(edit(), Qt::Key_Escape);
        QTRY_COMPARE(list().accessibleDescription(),
                     u"These wait because you stopped the reply."_s);
        QTRY_COMPARE(shown(), QStringList({u"second"_s})); // when it is stored
        answer(1);
        press(u"Send the next"_s);
        QTRY_COMPARE(asked(), QStringList({u"first"_s, u"second"_s}));
        QTRY_VERIFY(list().isHidden());
        QTRY_VERIFY(!session().isBusy());
    }

    void oneIsEditedAndTheDraftStays()
    {
        begin();
        queue(u"second"_s);
        QTRY_COMPARE(shown(), QStringList({u"second"_s}));
        type(u"my draft"_s);
        press(u"Edit question 1"_s);
        QCOMPARE(composer().text(), u"second"_s);
        server->release(); // the reply ends while it is edited
        QTRY_COMPARE(list().accessibleDescription(),
                     u"The next one is sent when you have finished editing it."_s);
        answer(1);
        type(u", please"_s);
        QTest::keyClick(edit(), Qt::Key_Return);
        QTRY_COMPARE(asked(), QStringList({u"first"_s, u"second, please"_s}));
        QCOMPARE(composer().text(), u"my draft"_s);
        QTRY_VERIFY(!session().isBusy());
    }

    void aRemovalIsUndone()
    {
        begin();
        for (const QString &text : {u"second"_s, u"third"_s, u"fourth"_s})
            queue(text);
        QTRY_COMPARE(shown().size(), 3);
        press(u"Remove question 2"_s);
        QTRY_COMPARE(shown(), QStringList({u"second"_s, u"fourth"_s}));
        undo();
        QTRY_COMPARE(shown(), QStringList({u"second"_s, u"third"_s, u"fourth"_s}));
        press(u"Move question 3 up"_s);
        QTRY_COMPARE(shown(), QStringList({u"second"_s, u"fourth"_s, u"third"_s}));
        QTest::keyClick(edit(), Qt::Key_Escape);
        QTRY_COMPARE(list().accessibleDescription(),
                     u"These wait because you stopped the reply."_s);
        press(u"Remove all"_s);
        QTRY_VERIFY(list().isHidden());
        undo();
        QTRY_COMPARE(shown(), QStringList({u"second"_s, u"fourth"_s, u"third"_s}));
        QCOMPARE(list().accessibleDescription(), u"These wait for you."_s);
        QCOMPARE(server->requests().size(), 1);
    }

    void anotherOneIsSentNow()
    {
        begin();
        queue(u"second"_s);
        queue(u"third"_s);
        QTRY_COMPARE(shown().size(), 2);
        answer(2);
        press(u"Send question 2 now"_s);
        QTRY_COMPARE(asked(), QStringList({u"first"_s, u"third"_s, u"second"_s}));
        QTRY_VERIFY(!session().isBusy());
    }

    void whatTheWindowWouldAskAboutWaits()
    {
        begin();
        queue(u"second"_s);
        QTRY_COMPARE(shown().size(), 1);
        m->settings.change([](Settings &all) { all.profiles.last().isOff = true; });
        server->release();
        QTRY_COMPARE(list().accessibleDescription(),
                     u"The profile is switched off, so the next one was not sent."_s);
        press(u"Send the next"_s); // tells how to switch it on, and sends nothing
        QVERIFY(window().notice().sentence().contains(u"switched off"_s));
        QCOMPARE(server->requests().size(), 1);
        m->settings.change([](Settings &all) { all.profiles.last().isOff = false; });
        answer(1);
        press(u"Send the next"_s);
        QTRY_COMPARE(asked(), QStringList({u"first"_s, u"second"_s}));
        QTRY_VERIFY(!session().isBusy());
    }

    void afterARestartItWaits()
    {
        begin();
        queue(u"second"_s);
        QTRY_COMPARE(shown().size(), 1);
        const QString id = m->shown.id();
        restart(Settings(m->settings.settings())); // a copy: the old parts go first
        QSignalSpy read(&m->conversations.list(), &ConversationIndex::wasReset);
        m->conversations.loadList();
        QTRY_COMPARE(read.count(), 1);
        m->shown.show(id);
        QTRY_COMPARE(shown(), QStringList({u"second"_s}));
        QCOMPARE(list().accessibleDescription(), u"These still wait from before."_s);
        QCOMPARE(server->requests().size(), 1);
        answer(1);
        press(u"Send the next"_s);
        QTRY_COMPARE(asked(), QStringList({u"first"_s, u"second"_s}));
        QTRY_VERIFY(!session().isBusy());
    }

private:
    void begin()
    {
        server->expect().stream().chunk(delta(u"Half"_s)).wait().chunk(streamEnd()).lastChunk();
        send(u"first"_s);
        QTRY_COMPARE(server->waiting(), 1);
        QTRY_COMPARE(messageAt(1).state, MessageState::Arriving);
    }
    void answer(int times)
    {
        for (; times > 0; --times)
            server->expect().reply(200, wholeReply(u"ok"_s));
    }
    void queue(const QString &text)
    {
        type(text);
        QTest::keyClick(edit(), Qt::Key_Return);
    }
    void press(const QString &name)
    {
        auto *button = list().findChild<QAbstractButton *>(name);
        QVERIFY2(button && button->isVisible() && button->isEnabled(), qPrintable(name));
        button->click();
    }
    [[nodiscard]] Composer &composer() const { return window().composer(); }
    [[nodiscard]] QWidget *edit() const { return composer().focusProxy(); }
    [[nodiscard]] QueueList &list() const { return composer().queue(); }
    [[nodiscard]] QStringList shown() const
    {
        QStringList texts;
        for (int row = 1; list().isVisible(); ++row) {
            const auto *shown = list().findChild<QWidget *>(u"Queued question %1"_s.arg(row));
            if (!shown || shown->isHidden())
                break;
            texts.append(shown->accessibleName().section(u": "_s, 1));
        }
        return texts;
    }
    [[nodiscard]] QStringList asked() const
    {
        QStringList last;
        for (const WireRequest &request : server->requests()) {
            const QJsonArray messages =
                QJsonDocument::fromJson(request.body)["messages"_L1].toArray();
            last.append(messages.last()["content"_L1].toString());
        }
        return last;
    }
};

HIWAR_TEST(QueueControllerTest, QApplication)
#include "tst_queuecontroller.moc"
