// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The wire inspector as the user sees it.
#include "tests/app/chatcontrollercase.h"
#include "ui/inspector/inspectorpanel.h"

#include <QApplication>
#include <QDirIterator>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class InspectorControllerTest : public ChatControllerCase
{
    Q_OBJECT

    QString shown(const char *view)
    {
        return window()
            .panels()
            .inspector()
            .findChild<QPlainTextEdit *>(QLatin1StringView(view))
            ->toPlainText();
    }

private slots:
    void showsTheWireOfAReply()
    {
        ask(u"Hi"_s, u"Hello"_s);
        act(0, MessageAction::Inspect); // a question has no recorded exchange
        QVERIFY(!window().panels().isShown(SidePanel::Inspector));
        act(1, MessageAction::Inspect);
        QVERIFY(window().panels().inspector().isVisible());
        QVERIFY(shown("Request").contains(u"\"content\": \"Hi\""_s));
        QVERIFY(shown("Reply").contains(u"\"content\": \"Hello\""_s));
        QTest::keyClick(&window().panels().inspector(), Qt::Key_Escape);
        QVERIFY(!window().panels().isShown(SidePanel::Inspector));
    }

    void showsTheWireOfAFailure()
    {
        server->expect().reply(401, R"({"error":{"message":"No such key"}})");
        send(u"Hi"_s);
        QTRY_VERIFY(!session().isBusy());
        act(1, MessageAction::Inspect);
        QVERIFY(shown("Reply").startsWith(u"HTTP 401"_s));
        QVERIFY(shown("Reply").contains(u"No such key"_s));
    }

    void followsAReplyThatArrives()
    {
        server->expect()
            .stream()
            .chunk(delta(u"Hel"_s))
            .wait()
            .chunk(delta(u"lo"_s))
            .chunk(streamEnd())
            .lastChunk();
        send(u"Hi"_s);
        QTRY_COMPARE(server->waiting(), 1);
        QTRY_COMPARE(textAt(1), u"Hel"_s);
        act(1, MessageAction::Inspect);
        QVERIFY(shown("Reply").contains(u"Hel"_s));
        QVERIFY(!shown("Reply").contains(u"[DONE]"_s));
        server->release();
        QTRY_VERIFY(shown("Reply").contains(u"[DONE]"_s));
    }

    void goesWithItsMessage()
    {
        ask(u"Hi"_s, u"Hello"_s);
        const QString id = messageAt(1).id;
        act(1, MessageAction::Inspect);
        QVERIFY(m->wires.has(id));
        act(0, MessageAction::Delete);
        QVERIFY(!window().panels().isShown(SidePanel::Inspector));
        QVERIFY(!m->wires.has(id));
    }

    void goesWithItsConversation()
    {
        ask(u"Hi"_s, u"Hello"_s);
        const QString id = messageAt(1).id;
        const QString conversation = session().conversation().info().id;
        act(1, MessageAction::Inspect);
        m->chat.startNew();
        QVERIFY(!window().panels().isShown(SidePanel::Inspector));
        QVERIFY(m->wires.has(id));
        m->conversations.removeForGood({conversation});
        QVERIFY(!m->wires.has(id));
    }

    void givesItsPlaceBackToTheSettings()
    {
        ask(u"Hi"_s, u"Hello"_s);
        window().panels().setShown(SidePanel::Settings, true);
        act(1, MessageAction::Inspect);
        QVERIFY(!window().panels().settings().isVisible());
        window().panels().setShown(SidePanel::Inspector, false);
        QVERIFY(window().panels().settings().isVisible());
        act(1, MessageAction::Inspect);
        window().panels().setShown(SidePanel::Settings, true); // the panel opened last is shown
        QVERIFY(window().panels().settings().isVisible());
        QVERIFY(!window().panels().isShown(SidePanel::Inspector));
    }

    void leavesTheConversationInANarrowWindow()
    {
        ask(u"Hi"_s, u"Hello"_s);
        window().resize(420, 700);
        act(1, MessageAction::Inspect);
        QVERIFY(window().panels().inspector().isVisible());
        QVERIFY(!window().conversationView().isVisible());
        window().showConversation();
        QVERIFY(window().conversationView().isVisible());
        QVERIFY(!window().panels().isShown(SidePanel::Inspector));
    }

    void writesNothingToTheDisk()
    {
        const QByteArray mark = "x-only-on-the-wire-93af"_ba;
        server->expect().reply(200, wholeReply(u"Hello"_s), "application/json",
                               {"X-Mark: " + mark});
        send(u"Hi"_s);
        QTRY_VERIFY(!session().isBusy());
        act(1, MessageAction::Inspect);
        QVERIFY(shown("Reply").contains(QString::fromLatin1(mark)));
        m.reset(); // all pending data is stored now
        QDirIterator files(dir->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        int looked = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains(mark), qPrintable(file.fileName()));
            ++looked;
        }
        QVERIFY(looked > 0);
    }
};

HIWAR_TEST(InspectorControllerTest, QApplication)
#include "tst_inspectorcontroller.moc"
