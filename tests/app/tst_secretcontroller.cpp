// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The check of what is sent, in the whole window: what the service got, and what it did not.
#include "app/secretcheck/leavescomputer.h"
#include "tests/app/chatcontrollercase.h"
#include "tests/support/proxyserver.h"
#include "ui/composer/secretwarning.h"
#include "ui/settings/privacysection.h"
#include "ui/settings/settingspanel.h"

#include <QAbstractButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

/// Made here, so that nobody takes it for a leaked one.
QString madeKey()
{
    return u"sk-proj-"_s + u"a7Bq2Zr9KdXm4Tw8Ly3NcVh6"_s.repeated(2);
}

} // namespace

class SecretControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void init()
    {
        ChatControllerCase::init();
        // A service on this machine that is reached through a proxy: messages to it leave.
        proxy = std::make_unique<ProxyServer>(ProxyServer::Kind::Http, server->serverPort());
        first.profiles.last().proxy = {
            .kind = ProxyKind::Http, .host = u"127.0.0.1"_s, .port = proxy->serverPort()};
        restart(first);
    }
    void cleanup()
    {
        ChatControllerCase::cleanup();
        proxy.reset();
    }

    void nothingIsSentBeforeTheUserHasDecided()
    {
        send(u"My key is "_s + madeKey());
        QVERIFY(warning().isVisible());
        QVERIFY(warning().sentence().contains(u"OpenAI"_s));
        QVERIFY(warning().sentence().contains(u"“Mine”"_s));
        QCOMPARE(rows(), 0);
        QCOMPARE(window().composer().text(), u"My key is "_s + madeKey());
        server->expect().reply(200, wholeReply(u"fine"_s));
        press(u"Hide secret"_s);
        QCOMPARE(rows(), 0);
        pressSend();
        QTRY_COMPARE(rows(), 2);
        QTRY_VERIFY(!session().isBusy());
        QCOMPARE(server->requests().size(), 1);
        QVERIFY(!proxy->seen().contains(madeKey().toUtf8()));
        QVERIFY(server->requests().constFirst().body.contains("My key is [secret hidden]"));
    }

    void isNotAskedAgainInTheSameConversation()
    {
        server->expect().reply(200, wholeReply(u"one"_s));
        send(madeKey());
        press(u"Send secret"_s);
        QTRY_VERIFY(rows() == 2 && !session().isBusy());
        QVERIFY(server->requests().constLast().body.contains(madeKey().toUtf8()));
        QCOMPARE(window().composer().text(), QString());
        ask(u"Again: "_s + madeKey(), u"two"_s);
        act(0, MessageAction::Edit);
        server->expect().reply(200, wholeReply(u"three"_s));
        pressSend();
        QTRY_COMPARE(server->requests().size(), 3);
        QTRY_VERIFY(!session().isBusy());
        m->chat.startNew();
        send(madeKey());
        QVERIFY(warning().isVisible());
        QCOMPARE(server->requests().size(), 3);
    }

    void anEditedQuestionIsChecked()
    {
        ask(u"Hello"_s, u"Hi"_s);
        act(0, MessageAction::Edit);
        type(u" "_s + madeKey());
        pressSend();
        QVERIFY(warning().isVisible());
        QVERIFY(window().composer().isEditing());
        QCOMPARE(server->requests().size(), 1);
        server->expect().reply(200, wholeReply(u"Oh"_s));
        press(u"Send secret"_s);
        QTRY_COMPARE(server->requests().size(), 2);
        QTRY_VERIFY(!session().isBusy());
        QCOMPARE(textAt(0), u"Hello "_s + madeKey());
    }

    void whatIsOnlyAddedIsChecked()
    {
        type(u"My key is "_s + madeKey());
        QTest::keyClick(window().composer().focusProxy(), Qt::Key_Return,
                        Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(warning().isVisible());
        QCOMPARE(rows(), 0);
        press(u"Send secret"_s);
        QCOMPARE(rows(), 1); // added, not sent
        QVERIFY(!session().isBusy());
        QVERIFY(server->requests().isEmpty());
        QCOMPARE(window().composer().text(), QString());
    }

    void theOwnKeyIsKnownOnceItWasUsed()
    {
        const QString own = u"house-key-of-mine-47"_s;
        m->program.keys.write(u"own"_s, Secret(own.toUtf8()));
        m->settings.change([](Settings &settings) { settings.profiles.last().hasKey = true; });
        ask(u"Hello"_s, u"Hi"_s);
        send(u"Is house-key-\nof-mine-47 a good one?"_s);
        QVERIFY(warning().isVisible());
        QVERIFY(warning().sentence().contains(u"that you use in Hiwar"_s));
        QCOMPARE(server->requests().size(), 1);
    }

    void asksNobodyWhoTurnedItOff()
    {
        window().panels().setShown(SidePanel::Settings, true);
        auto *box = window().panels().settings().privacy().findChild<QAbstractButton *>();
        QVERIFY(box->isChecked());
        box->click();
        QVERIFY(!m->settings.settings().warnsOfSecrets);
        window().panels().setShown(SidePanel::Settings, false);
        ask(madeKey(), u"fine"_s);
        m->settings.change([](Settings &settings) { settings.warnsOfSecrets = true; });
        QVERIFY(box->isChecked());
    }

    void asksNothingWhereNothingLeaves()
    {
        m->settings.change([](Settings &settings) { settings.profiles.last().proxy = {}; });
        ask(madeKey(), u"fine"_s);
        QVERIFY(warning().isHidden());
    }

    void knowsWhatLeaves_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("leaves");
        QTest::newRow("localhost") << u"localhost:11434"_s << false;
        QTest::newRow("loopback") << u"http://127.0.0.1:1234/v1"_s << false;
        QTest::newRow("IPv6") << u"http://[::1]:8080/v1"_s << false;
        QTest::newRow("network") << u"http://192.168.1.2:11434/v1"_s << true;
        QTest::newRow("world") << u"https://api.example.com/v1"_s << true;
        QTest::newRow("none") << QString() << true;
    }
    void knowsWhatLeaves()
    {
        QFETCH(const QString, address);
        QFETCH(const bool, leaves);
        Profile profile{.baseUrl = address};
        QCOMPARE(leavesComputer(profile), leaves);
        profile.proxy.kind = ProxyKind::Socks5;
        QVERIFY(leavesComputer(profile));
        profile.builtIn = true;
        QVERIFY(!leavesComputer(profile));
    }

private:
    [[nodiscard]] SecretWarning &warning() const
    {
        return *window().composer().findChild<SecretWarning *>(u"Secret in the message"_s);
    }
    void press(const QString &name) { warning().findChild<QPushButton *>(name)->click(); }
    void pressSend() { window().composer().findChild<QPushButton *>(u"Send"_s)->click(); }

    std::unique_ptr<ProxyServer> proxy;
};

HIWAR_TEST(SecretControllerTest, QApplication)
#include "tst_secretcontroller.moc"
