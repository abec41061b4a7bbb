// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is set in the panel is what the service gets, and nothing else.
#include "tests/app/chatcontrollercase.h"
#include "ui/request/requestpanel.h"

#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

/// Each stream is asked for its usage.
const QByteArray usage(R"("stream_options":{"include_usage":true})");

QByteArray question(const QByteArray &text)
{
    return "{\"role\":\"user\",\"content\":\"" + text + "\"}";
}

} // namespace

class RequestControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void sendsNothingThatIsNotSet();
    void sendsWhatIsSetHere();
    void sendsWhatTheProfileSets();
    void keepsItWithTheConversation();
    void undoesAReset();
    void undoesAResetOfTheProfile();
    void marksWhatIsSentOfItsOwn();
    void opensByKeyAndMenu();

private:
    RequestPanel &panel()
    {
        if (!window().panels().isShown(SidePanel::Request))
            window().commands().action(ShortcutId::Request)->trigger();
        return window().panels().request();
    }
    QLineEdit *line(const QString &name) { return panel().findChild<QLineEdit *>(name); }
    QPlainTextEdit *text(const QString &name) { return panel().findChild<QPlainTextEdit *>(name); }
    void choose(int level) { panel().findChild<QTabBar *>(u"Level"_s)->setCurrentIndex(level); }
    QByteArray lastBody() const { return server->requests().constLast().body; }
};

void RequestControllerTest::sendsNothingThatIsNotSet()
{
    panel();
    ask(u"q"_s, u"a"_s);
    QCOMPARE(lastBody(), R"({"model":"m-1","messages":[)" + question("q") + R"(],"stream":true,)" +
                             usage + "}");
    QVERIFY(session().conversation().info().settings.isEmpty());
}

void RequestControllerTest::sendsWhatIsSetHere()
{
    text(u"system"_s)->setPlainText(u"Be brief."_s);
    line(u"temperature"_s)->setText(u"0.5"_s);
    line(u"max_tokens"_s)->setText(u"9"_s);
    text(u"stop"_s)->setPlainText(u"END"_s);
    ask(u"q"_s, u"a"_s);
    QCOMPARE(lastBody(), R"({"model":"m-1","messages":[{"role":"system","content":"Be brief."},)" +
                             question("q") + R"(],"stream":true,"max_tokens":9,"stop":["END"],)" +
                             usage + R"(,"temperature":0.5})");
    m->chat.startNew(); // another conversation has none of it
    QCOMPARE(line(u"temperature"_s)->text(), QString());
    ask(u"r"_s, u"b"_s);
    QCOMPARE(lastBody(), R"({"model":"m-1","messages":[)" + question("r") + R"(],"stream":true,)" +
                             usage + "}");
}

void RequestControllerTest::sendsWhatTheProfileSets()
{
    choose(1);
    text(u"system"_s)->setPlainText(u"Be kind."_s);
    line(u"seed"_s)->setText(u"7"_s);
    line(u"top_p"_s)->setText(u"0.5"_s);
    QCOMPARE(m->settings.profile(u"own"_s).systemPrompt, u"Be kind."_s);
    choose(0);
    QCOMPARE(line(u"seed"_s)->placeholderText(), u"7"_s);
    panel().findChild<QPushButton *>(u"Leave out: seed"_s)->click();
    ask(u"q"_s, u"a"_s);
    QCOMPARE(lastBody(), R"({"model":"m-1","messages":[{"role":"system","content":"Be kind."},)" +
                             question("q") + R"(],"stream":true,)" + usage + R"(,"top_p":0.5})");
    SettingsStore again(dir->filePath(u"settings.json"_s));
    QTRY_COMPARE(m->settings.profile(u"own"_s).extraBody,
                 (QJsonObject{{u"seed"_s, 7}, {u"top_p"_s, 0.5}}));
}

void RequestControllerTest::keepsItWithTheConversation()
{
    ask(u"q"_s, u"a"_s);
    line(u"temperature"_s)->setText(u"0.5"_s);
    const QString id = m->shown.id();
    QTRY_COMPARE(settled(m->history.load(id))->info.settings.fields,
                 (QJsonObject{{u"temperature"_s, 0.5}}));
    m->chat.startNew();
    QCOMPARE(line(u"temperature"_s)->text(), QString());
    m->shown.show(id);
    QTRY_COMPARE(line(u"temperature"_s)->text(), u"0.5"_s);
    server->expect().reply(200, wholeReply(u"b"_s));
    act(1, MessageAction::Regenerate);
    QTRY_VERIFY(!session().isBusy());
    QVERIFY(lastBody().contains(R"("temperature":0.5)"));
}

void RequestControllerTest::undoesAReset()
{
    text(u"system"_s)->setPlainText(u"Be brief."_s);
    line(u"temperature"_s)->setText(u"0.5"_s);
    const RequestSettings before = session().conversation().info().settings;
    panel().findChild<QPushButton *>(u"Reset: temperature"_s)->click();
    QVERIFY(!session().conversation().info().settings.fields.contains("temperature"_L1));
    undo();
    QCOMPARE(session().conversation().info().settings, before);
    QCOMPARE(line(u"temperature"_s)->text(), u"0.5"_s);
    panel().findChild<QPushButton *>(u"Reset all"_s)->click();
    QVERIFY(session().conversation().info().settings.isEmpty());
    window().commands().action(ShortcutId::Undo)->trigger();
    QCOMPARE(session().conversation().info().settings, before);
}

void RequestControllerTest::undoesAResetOfTheProfile()
{
    choose(1);
    line(u"seed"_s)->setText(u"7"_s);
    panel().findChild<QPushButton *>(u"Reset: seed"_s)->click();
    QVERIFY(m->settings.profile(u"own"_s).extraBody.isEmpty());
    undo();
    QCOMPARE(m->settings.profile(u"own"_s).extraBody, (QJsonObject{{u"seed"_s, 7}}));
    QCOMPARE(line(u"seed"_s)->text(), u"7"_s);
}

void RequestControllerTest::marksWhatIsSentOfItsOwn()
{
    const QAction *action = window().commands().action(ShortcutId::Request);
    const QString plain = action->toolTip();
    text(u"system"_s)->setPlainText(u"Be brief."_s);
    line(u"temperature"_s)->setText(u"0.5"_s);
    QVERIFY(action->toolTip().contains("System prompt, Temperature"_L1));
    window().panels().setShown(SidePanel::Request, false);
    m->chat.startNew();
    QCOMPARE(action->toolTip(), plain);
}

void RequestControllerTest::opensByKeyAndMenu()
{
    QTest::keyClick(&window(), Qt::Key_I, Qt::ControlModifier);
    QTRY_VERIFY(panel().isVisible());
    QTRY_VERIFY(text(u"system"_s)->hasFocus());
    window().panels().setShown(SidePanel::Settings, true);
    QVERIFY(!window().panels().isShown(SidePanel::Request));
    window().panels().setShown(SidePanel::Request, true);
    QTRY_VERIFY(!window().panels().settings().isVisible());
    QTest::keyClick(window().focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(window().panels().settings().isVisible());
}

HIWAR_TEST(RequestControllerTest, QApplication)
#include "tst_requestcontroller.moc"
