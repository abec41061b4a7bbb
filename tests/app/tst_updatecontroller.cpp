// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/updatecontrollercase.h"

using namespace Hiwar;

class UpdateControllerTest : public UpdateControllerCase
{
    Q_OBJECT

private slots:
    void asksNobodyUnlessItIsToldTo();
    void asksOnceADayWhenItIsToldTo();
    void offersWhatIsNewAndBringsItOnAClick();
    void takesADownloadBack();
    void saysWhatCameInsteadOfTheFile();
    void saysWhenItIsTheNewest();
    void saysWhenThereIsNoFileForThisCopy();
    void offersNothingThatIsOlderThanWhatWasSeen();
    void theDailyLookFailsInSilence();
    void hintsWhereNothingElseIsTold();
    void asksWhereThePersonSays();
    void usesNoAddressThatIsNotSafe();
    void anotherAddressEndsWhatWasBegun();
    void remembersWhatWasThere();
};

void UpdateControllerTest::asksNobodyUnlessItIsToldTo()
{
    QVERIFY(!part<QCheckBox>(u"Look for a new version once a day"_s)->isChecked());
    for (int i = 0; i < 3; ++i) {
        m_parts->controller.lookIfDue();
        showPanel();
        m_now = m_now.addDays(30);
        start();
    }
    m_parts->controller.lookIfDue();
    // An earlier request would be counted here.
    serve(*m_server, u"0.1.0"_s);
    button(u"Look now"_s)->click();
    QTRY_COMPARE(m_server->requests().size(), 2);
    QCOMPARE(m_server->connections(), 2);
}

void UpdateControllerTest::asksOnceADayWhenItIsToldTo()
{
    part<QCheckBox>(u"Look for a new version once a day"_s)->click();
    QCOMPARE(m_server->connections(), 0); // only from the next start
    start();
    QVERIFY(part<QCheckBox>(u"Look for a new version once a day"_s)->isChecked());
    serve(*m_server, u"0.1.0"_s);
    m_parts->controller.lookIfDue();
    QTRY_VERIFY(found().contains(u"newest version"_s));
    QCOMPARE(notice(), QString());
    m_now = m_now.addSecs(86399);
    start();
    m_parts->controller.lookIfDue();
    QVERIFY(found().startsWith(u"Looked last on"_s));
    m_now = m_now.addSecs(1);
    start();
    serve(*m_server, u"0.1.0"_s);
    m_parts->controller.lookIfDue();
    QTRY_VERIFY(found().contains(u"newest version"_s));
    QCOMPARE(m_server->requests().size(), 4);
}

void UpdateControllerTest::offersWhatIsNewAndBringsItOnAClick()
{
    showPanel();
    serve(*m_server, u"0.2.0"_s);
    button(u"Look now"_s)->click();
    QCOMPARE(found(), u"Looking…"_s);
    button(u"Look now"_s)->click(); // a second click sends no second request
    QTRY_VERIFY(offers(u"Download"_s));
    QVERIFY(found().startsWith(u"Hiwar 0.2.0 of "_s));
    const auto *changes = part<QLabel>(u"Changes"_s);
    QCOMPARE(changes->text(), u"• It is faster.\n• <b>It</b> is smaller."_s);
    QCOMPARE(changes->textFormat(), Qt::PlainText);
    QCOMPARE(m_server->requests().size(), 2); // nothing is downloaded yet

    m_server->expect().reply(200, releasedBytes);
    button(u"Download"_s)->setFocus();
    button(u"Download"_s)->click();
    QVERIFY(offers(u"Cancel download"_s));
    QVERIFY(button(u"Cancel download"_s)->hasFocus());
    QTRY_VERIFY(offers(u"Open folder"_s));
    QVERIFY(button(u"Open folder"_s)->hasFocus());
    QCOMPARE(m_server->requests().last().target, '/' + releasedName.toLatin1());
    const QString path = m_dir->filePath(u"downloads/"_s + releasedName);
    QVERIFY2(found().contains(path), qPrintable(found()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), releasedBytes);
    QVERIFY(!(file.permissions() & QFile::ExeOwner));
    button(u"Open folder"_s)->click();
    QCOMPARE(m_parts->opened, {m_dir->filePath(u"downloads"_s)});
}

void UpdateControllerTest::takesADownloadBack()
{
    showPanel();
    serve(*m_server, u"0.2.0"_s);
    button(u"Look now"_s)->click();
    QTRY_VERIFY(offers(u"Download"_s));
    m_server->expect().stream().chunk(releasedBytes.first(20'000)).wait();
    button(u"Download"_s)->click();
    QTRY_VERIFY(found().contains(u"10"_s));
    QCOMPARE(downloads(), {releasedName + u".part"_s});
    button(u"Cancel download"_s)->setFocus();
    button(u"Cancel download"_s)->click();
    QCOMPARE(downloads(), QStringList());
    QVERIFY(button(u"Download"_s)->hasFocus());
    QTRY_COMPARE(m_server->open(), 0);
    m_server->expect().reply(200, releasedBytes);
    button(u"Download"_s)->click();
    QTRY_COMPARE(downloads(), QStringList{releasedName});
}

void UpdateControllerTest::saysWhatCameInsteadOfTheFile()
{
    serve(*m_server, u"0.2.0"_s);
    button(u"Look now"_s)->click();
    QTRY_VERIFY(offers(u"Download"_s));
    m_server->expect().reply(200, QByteArray(releasedBytes.size(), 'x'));
    button(u"Download"_s)->click();
    QTRY_VERIFY(found().contains(u"deleted"_s));
    QVERIFY(offers(u"Download"_s));
    QCOMPARE(downloads(), QStringList());
}

void UpdateControllerTest::saysWhenItIsTheNewest()
{
    serve(*m_server, u"0.0.9"_s);
    button(u"Look now"_s)->click();
    QTRY_VERIFY(found().contains(u"newest version"_s));
    QVERIFY(!offers(u"Download"_s));
}

void UpdateControllerTest::saysWhenThereIsNoFileForThisCopy()
{
    serve(*m_server, u"0.2.0"_s, u"hiwar-0.2.0-windows-x86_64.zip"_s);
    button(u"Look now"_s)->click();
    QTRY_VERIFY(found().contains(u"Get it where"_s));
    QVERIFY(!offers(u"Download"_s));
}

void UpdateControllerTest::offersNothingThatIsOlderThanWhatWasSeen()
{
    serve(*m_server, u"0.3.0"_s);
    button(u"Look now"_s)->click();
    QTRY_VERIFY(found().contains(u"0.3.0"_s));
    start(); // the newest version seen is remembered
    serve(*m_server, u"0.2.0"_s);
    button(u"Look now"_s)->click();
    QTRY_VERIFY(found().contains(u"Nothing is offered"_s));
    QVERIFY(found().contains(u"0.3.0"_s));
    QVERIFY(!offers(u"Download"_s));
    QCOMPARE(choices().newestVersion, u"0.3.0"_s);
}

void UpdateControllerTest::theDailyLookFailsInSilence()
{
    part<QCheckBox>(u"Look for a new version once a day"_s)->click();
    m_server->expect().reply(200, bytesOf(releaseJson(u"0.2.0"_s)));
    m_server->expect().reply(200, QByteArray(64, 's'));
    m_parts->controller.lookIfDue();
    QTRY_VERIFY(found().contains(u"not signed"_s));
    QCOMPARE(notice(), QString());
    QCOMPARE(QApplication::activeModalWidget(), nullptr);
    QCOMPARE(choices().newestVersion, QString());
    m_parts->controller.lookIfDue(); // today's check is done
    QCOMPARE(m_server->requests().size(), 2);
}

void UpdateControllerTest::hintsWhereNothingElseIsTold()
{
    part<QCheckBox>(u"Look for a new version once a day"_s)->click();
    m_parts->window.notice().tell(u"Something important."_s);
    serve(*m_server, u"0.2.0"_s);
    m_parts->controller.lookIfDue();
    QTRY_VERIFY(offers(u"Download"_s));
    QCOMPARE(notice(), u"Something important."_s);

    m_now = m_now.addDays(1);
    start();
    serve(*m_server, u"0.2.0"_s);
    m_parts->controller.lookIfDue();
    QTRY_COMPARE(notice(), u"Hiwar 0.2.0 is there."_s);
    // The result waits for the panel, which the click creates.
    QCOMPARE(m_parts->window.findChild<SettingsPanel *>(), nullptr);
    const auto buttons = m_parts->window.notice().findChildren<QPushButton *>();
    m_parts->window.activateWindow();
    buttons.first()->click();
    QVERIFY(m_parts->window.panels().isShown(SidePanel::Settings));
    QVERIFY(found().contains(u"0.2.0"_s));
    QTRY_VERIFY(button(u"Download"_s)->hasFocus());
    QTRY_VERIFY(!button(u"Download"_s)->visibleRegion().isEmpty());
}

void UpdateControllerTest::asksWhereThePersonSays()
{
    WireServer mirror;
    showPanel();
    QVERIFY(!offers(u"Use the built-in address"_s));
    type(u" http://me:secret@127.0.0.1:%1/other/manifest.json "_s.arg(mirror.serverPort()));
    const QString stored = u"http://127.0.0.1:%1/other/manifest.json"_s.arg(mirror.serverPort());
    QCOMPARE(choices().address, stored);
    QCOMPARE(part<QLineEdit>(u"Update address"_s)->text(), stored);
    start();
    showPanel();
    QCOMPARE(part<QLineEdit>(u"Update address"_s)->text(), stored);
    serve(mirror, u"0.2.0"_s);
    button(u"Look now"_s)->click();
    QTRY_VERIFY(offers(u"Download"_s));
    mirror.expect().reply(200, releasedBytes);
    button(u"Download"_s)->click();
    QTRY_COMPARE(downloads(), QStringList{releasedName});
    QCOMPARE(mirror.requests().last().target, "/other/" + releasedName.toLatin1());
    QCOMPARE(m_server->connections(), 0);

    QVERIFY(offers(u"Use the built-in address"_s));
    button(u"Use the built-in address"_s)->click();
    QCOMPARE(part<QLineEdit>(u"Update address"_s)->text(), m_place.manifest.toString());
    QCOMPARE(choices().address, QString());
    QVERIFY(!offers(u"Use the built-in address"_s));
}

void UpdateControllerTest::usesNoAddressThatIsNotSafe()
{
    showPanel();
    type(u"http://updates.example/manifest.json"_s);
    QVERIFY(part<QLabel>(u"Update address fault"_s)->isVisible());
    QCOMPARE(choices().address, QString());
    QCOMPARE(part<QLineEdit>(u"Update address"_s)->text(),
             u"http://updates.example/manifest.json"_s);
    serve(*m_server, u"0.1.0"_s); // the stored address is still used
    button(u"Look now"_s)->click();
    QTRY_VERIFY(found().contains(u"newest version"_s));
    type(u"http://updates.example/manifest.json"_s);
    QVERIFY(offers(u"Use the built-in address"_s));
    button(u"Use the built-in address"_s)->click();
    QVERIFY(!part<QLabel>(u"Update address fault"_s)->isVisible());
    QCOMPARE(part<QLineEdit>(u"Update address"_s)->text(), m_place.manifest.toString());
}

void UpdateControllerTest::anotherAddressEndsWhatWasBegun()
{
    showPanel();
    m_server->expect().wait();
    button(u"Look now"_s)->click();
    QTRY_COMPARE(m_server->waiting(), 1);
    type(u"https://updates.example/manifest.json"_s);
    QTRY_COMPARE(m_server->open(), 0);
    QVERIFY(found().startsWith(u"Looked last on"_s));
    button(u"Use the built-in address"_s)->click();
    serve(*m_server, u"0.2.0"_s);
    button(u"Look now"_s)->click();
    QTRY_VERIFY(offers(u"Download"_s));
    m_server->expect().stream().chunk("h").wait();
    button(u"Download"_s)->click();
    QTRY_COMPARE(m_server->waiting(), 1);
    type(u"https://updates.example/manifest.json"_s);
    QTRY_COMPARE(m_server->open(), 0);
    QVERIFY(!offers(u"Download"_s) && !offers(u"Cancel download"_s));
    QCOMPARE(downloads(), QStringList());
}

void UpdateControllerTest::remembersWhatWasThere()
{
    QCOMPARE(found(), QString());
    serve(*m_server, u"0.2.0"_s);
    button(u"Look now"_s)->click();
    QTRY_VERIFY(offers(u"Download"_s));
    start();
    QCOMPARE(found(), u"Hiwar 0.2.0 is there. Look now to see what is new in it."_s);
    QVERIFY(!offers(u"Download"_s));
    QCOMPARE(choices().lastLook, m_now);
}

HIWAR_TEST(UpdateControllerTest, QApplication)
#include "tst_updatecontroller.moc"
