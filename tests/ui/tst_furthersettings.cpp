// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/panelcase.h"
#include "ui/settings/foldsection.h"

#include <QApplication>
#include <QPlainTextEdit>

using namespace Hiwar;

class TestFurtherSettings : public PanelCase
{
    Q_OBJECT

private slots:
    void foldsOpenByKeyboardAndRememberNothing()
    {
        FoldTitle *request = fold(u"Request"_s);
        QVERIFY(!part(u"Replies"_s)->isVisible());
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(request);
        QCOMPARE(face->role(), QAccessible::Button);
        QCOMPARE(face->text(QAccessible::Name), u"Request"_s);
        QVERIFY(face->state().expandable && face->state().collapsed);
        request->setFocus();
        QTest::keyClick(request, Qt::Key_Space);
        QVERIFY(part(u"Replies"_s)->isVisible());
        QVERIFY(face->state().expanded && !face->state().collapsed);
        QTest::keyClick(request, Qt::Key_Return);
        QVERIFY(!part(u"Replies"_s)->isVisible());
        QTest::keyClick(request, Qt::Key_Right);
        QVERIFY(part(u"Replies"_s)->isVisible());
        QTest::keyClick(request, Qt::Key_Left);
        QVERIFY(!part(u"Replies"_s)->isVisible());
        face->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(part(u"Replies"_s)->isVisible());
        m_panel->setProfiles({guide(), own()}, u"guide"_s);
        QVERIFY(!request->isVisible()); // the Guide's settings cannot be changed
        m_panel->setProfiles({guide(), own()}, u"own"_s);
        QVERIFY(!part(u"Replies"_s)->isVisible());
    }

    void titlesTellWhatIsNotAsUsual()
    {
        for (const QString &name : {u"Request"_s, u"Waiting"_s, u"Connection"_s})
            QCOMPARE(fold(name)->summary(), QString());
        m_panel->setProfiles({guide(), unusual()}, u"own"_s);
        QCOMPARE(fold(u"Request"_s)->summary(),
                 u"streams refused · without temperature · 1 header · 2 body fields"_s);
        QCOMPARE(fold(u"Waiting"_s)->summary(), u"first word 30 s · silence no limit"_s);
        QCOMPARE(fold(u"Connection"_s)->summary(),
                 u"SOCKS5 proxy · own authority · pinned certificate"_s);
        QCOMPARE(fold(u"Connection"_s)->accessibleDescription(), fold(u"Connection"_s)->summary());
        QVERIFY(!m_panel->hasUnsavedChanges());
        open(u"Connection"_s);
        retype(u"Proxy port"_s, u"0"_s);
        QCOMPARE(fold(u"Connection"_s)->summary().section(u" · "_s, 0, 0), u"to be corrected"_s);
        QVERIFY(!part(u"Save"_s)->isEnabled());
        QVERIFY(m_panel->hasUnsavedChanges());
    }

    void aProfileIsSwitchedOff()
    {
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        open(u"Use"_s);
        QCOMPARE(fold(u"Use"_s)->summary(), QString());
        qobject_cast<QAbstractButton *>(part(u"Switched off"_s))->click();
        QCOMPARE(fold(u"Use"_s)->summary(), u"switched off"_s);
        press(u"Save"_s);
        QCOMPARE(saved.count(), 1);
        QVERIFY(saved.first().first().value<Profile>().isOff);
    }

    void savesEveryPart()
    {
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        for (const QString &name : {u"Request"_s, u"Waiting"_s, u"Connection"_s})
            open(name);
        box(u"Replies"_s)->setCurrentIndex(2);
        qobject_cast<QAbstractButton *>(part(u"Send reasoning back"_s))->click();
        button(u"Add a header"_s)->click();
        retype(u"Header 1 name"_s, u"X-Title"_s);
        retype(u"Header 1 value"_s, u"Hiwar"_s);
        button(u"Add a header"_s)->click(); // left empty
        body()->setPlainText(u"{\"seed\": 7}"_s);
        retype(u"Seconds to the first word"_s, u"30"_s);
        retype(u"Seconds of silence"_s, u"0"_s);
        box(u"Proxy"_s)->setCurrentIndex(2);
        retype(u"Proxy host"_s, u"socks5://me@proxy.test:1080"_s);
        QTest::keyClick(edit(u"Proxy host"_s), Qt::Key_Tab);
        QCOMPARE(edit(u"Proxy host"_s)->text(), u"proxy.test"_s);
        retype(u"Proxy password"_s, u"pw"_s);
        retype(u"Further authorities"_s, u"/etc/ca.pem"_s);
        retype(u"Client certificate"_s, u"/home/me/me.pem"_s);
        QVERIFY(!part(u"Save"_s)->isEnabled()); // the private key is missing
        retype(u"Private key"_s, u"/home/me/me.key"_s);
        retype(u"Passphrase"_s, u"pp"_s);
        press(u"Save"_s);

        Profile wanted = own();
        wanted.streaming = StreamMode::Off;
        wanted.sendsReasoning = true;
        wanted.headers = {{.name = u"X-Title"_s, .value = u"Hiwar"_s}};
        wanted.extraBody = {{u"seed"_s, 7}};
        wanted.limits = {.firstByte = 30s, .silence = 0s};
        wanted.proxy = {.kind = ProxyKind::Socks5,
                        .host = u"proxy.test"_s,
                        .port = 1080,
                        .user = u"me"_s,
                        .hasPassword = true};
        wanted.tls = {.caFile = u"/etc/ca.pem"_s,
                      .certificateFile = u"/home/me/me.pem"_s,
                      .privateKeyFile = u"/home/me/me.key"_s,
                      .hasPassphrase = true};
        QCOMPARE(saved.count(), 1);
        QVERIFY(saved.first().at(0).value<Profile>() == wanted);
        const auto secrets = saved.first().at(2).value<SecretsChange>();
        QVERIFY(secrets.headers.isEmpty());
        QCOMPARE(secrets.proxyPassword->reveal(), "pw");
        QCOMPARE(secrets.passphrase->reveal(), "pp");
    }

    void aHeaderThatIsNamedLikeASecretIsOne()
    {
        open(u"Request"_s);
        button(u"Add a header"_s)->click();
        auto *secret = qobject_cast<QAbstractButton *>(part(u"Header 1 secret"_s));
        retype(u"Header 1 name"_s, u"X-Title"_s);
        QVERIFY(!secret->isChecked());
        retype(u"Header 1 name"_s, u"Ocp-Apim-Subscription-Key"_s);
        QVERIFY(secret->isChecked());
        secret->click(); // the user overrides the guess
        retype(u"Header 1 name"_s, u"api-key"_s);
        QVERIFY(!secret->isChecked());
    }

    void storedSecretsAreNotShownAndCanBeRemoved()
    {
        Profile profile = unusual();
        profile.proxy.hasPassword = true;
        profile.headers = {{.name = u"X-Team"_s, .isSecret = true}};
        m_panel->setProfiles({guide(), profile}, u"own"_s);
        open(u"Request"_s);
        open(u"Connection"_s);
        QVERIFY(!m_panel->hasUnsavedChanges());
        const KeyStatus kept{.state = KeyState::Locked, .isKept = true, .isBehind = true};
        const KeyStatus stored{.state = KeyState::Stored};
        for (const KeyStatus &status : {kept, stored}) {
            m_panel->setSecretsStatus(u"own"_s, stored,
                                      {{u"x-team"_s, status}, {proxyPasswordName, status}});
            QCOMPARE(shows(u"your keychain is locked"_s), status.isKept);
            for (const QString &name : {u"Proxy password"_s, u"Header 1 value"_s}) {
                QVERIFY(edit(name)->text().isEmpty());
                QCOMPARE(edit(name)->echoMode(), QLineEdit::Password);
                QCOMPARE(edit(name)->placeholderText(), describeSecret(status));
            }
        }
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        qobject_cast<QToolButton *>(part(u"Remove Proxy password"_s))->click();
        QCOMPARE(edit(u"Proxy password"_s)->placeholderText(), u"Removed when you save"_s);
        press(u"Save"_s);
        const auto secrets = saved.first().at(2).value<SecretsChange>();
        QVERIFY(secrets.proxyPassword && secrets.proxyPassword->isEmpty());
        QVERIFY(secrets.headers.isEmpty()); // as stored
        QVERIFY(!saved.first().at(0).value<Profile>().proxy.hasPassword);
        QVERIFY(saved.first().at(0).value<Profile>().headers == profile.headers);

        retype(u"Header 1 name"_s, u"X-Other"_s); // nothing is stored under this name
        QVERIFY(shows(u"Type the value of this header."_s));
        QVERIFY(!part(u"Save"_s)->isEnabled());
        retype(u"Header 1 value"_s, u"v"_s);
        press(u"Save"_s);
        QCOMPARE(saved.last().at(2).value<SecretsChange>().headers[u"x-other"_s].reveal(), "v");
        QVERIFY(saved.last().at(0).value<Profile>().headers.first().value.isEmpty());
    }

    void whatAServiceRefusedCanBeSentAgain()
    {
        m_panel->setProfiles({guide(), unusual()}, u"own"_s);
        open(u"Request"_s);
        QVERIFY(shows(u"This service refused to stream."_s));
        QVERIFY(shows(u"Left out because this service refused them: temperature"_s));
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        press(u"Ask again for streams"_s);
        press(u"Send again: temperature"_s);
        QVERIFY(!shows(u"refused"_s));
        press(u"Save"_s);
        const auto profile = saved.first().at(0).value<Profile>();
        QVERIFY(profile.refusals.isEmpty());
    }

    void whatIsLearntMeanwhileIsKept()
    {
        m_panel->setProfiles({guide(), unusual()}, u"own"_s);
        open(u"Request"_s);
        press(u"Send again: temperature"_s);
        Profile learnt = unusual();
        learnRefusal(learnt, u"another"_s, u"max_tokens"_s);
        m_panel->setProfiles({guide(), learnt}, u"own"_s);
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        press(u"Save"_s);
        const auto refusals = saved.first().at(0).value<Profile>().refusals;
        QCOMPARE(refusals.value(u"another"_s).fields, QStringList{u"max_tokens"_s});
        QCOMPARE(refusals.value(learnt.model), (Refusals{.stream = true, .fields = {}}));
    }

    void bodyFieldsAreCheckedWhileTheyAreTyped()
    {
        open(u"Request"_s);
        body()->setPlainText(u"{\n\"stream\": true}"_s);
        QVERIFY(shows(u"Line 2: Hiwar sets “stream” itself."_s));
        QVERIFY(!part(u"Save"_s)->isEnabled());
        QVERIFY(m_panel->hasUnsavedChanges());
        body()->setPlainText({});
        QVERIFY(!m_panel->hasUnsavedChanges());
    }

    void aTrustedCertificateIsShownAndCanBeDropped()
    {
        m_panel->setProfiles({guide(), unusual()}, u"own"_s);
        open(u"Connection"_s);
        QVERIFY(shows(u"CD:CD:CD:CD"_s));
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        press(u"Remove trust"_s);
        QVERIFY(!shows(u"CD:CD"_s));
        press(u"Save"_s);
        QCOMPARE(saved.first().at(0).value<Profile>().tls.pinnedSha256, QString());
    }

    void ownLimitsStandWhereNothingIsTyped()
    {
        m_panel->setOwnLimits({.connect = 10s, .firstByte = 600s, .silence = 0s});
        QCOMPARE(edit(u"Seconds to connect"_s)->placeholderText(), u"10 s"_s);
        QCOMPARE(edit(u"Seconds of silence"_s)->placeholderText(), u"no limit"_s);
        open(u"Waiting"_s);
        retype(u"Seconds to connect"_s, u"soon"_s);
        QVERIFY(shows(u"Whole seconds"_s));
        QVERIFY(!part(u"Save"_s)->isEnabled());
    }

private:
    static Profile unusual()
    {
        Profile profile = own();
        profile.refusals.insert(profile.model, {.stream = true, .fields = {u"temperature"_s}});
        profile.headers = {{.name = u"X-Title"_s, .value = u"Hiwar"_s}};
        profile.extraBody = {{u"seed"_s, 7}, {u"top_p"_s, 0.5}};
        profile.limits = {.firstByte = 30s, .silence = 0s};
        profile.proxy = {.kind = ProxyKind::Socks5, .host = u"proxy.test"_s, .port = 1080};
        profile.tls = {.caFile = u"/etc/ca.pem"_s, .pinnedSha256 = u"cd"_s.repeated(32)};
        return profile;
    }
    FoldTitle *fold(const QString &name) const { return qobject_cast<FoldTitle *>(part(name)); }
    void open(const QString &name) const { fold(name)->setChecked(true); }
    QComboBox *box(const QString &name) const { return qobject_cast<QComboBox *>(part(name)); }
    QPushButton *button(const QString &name) const
    {
        return qobject_cast<QPushButton *>(part(name));
    }
    QPlainTextEdit *body() const
    {
        return qobject_cast<QPlainTextEdit *>(part(u"Extra body fields"_s));
    }
};

HIWAR_TEST(TestFurtherSettings, QApplication)
#include "tst_furthersettings.moc"
