// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The steps to a working profile: a known service, a server on this machine, a corrected address,
// the key's page, the model.
#include "tests/ui/panelcase.h"
#include "ui/settings/profileform.h"
#include "ui/settings/servicepicker.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QCompleter>

using namespace Hiwar;

class TestStartProfile : public PanelCase
{
    Q_OBJECT

private slots:
    void aKnownServiceFillsInTheAddress()
    {
        showEmpty();
        QVERIFY(part(u"Search services"_s)->isVisible());
        QVERIFY(part(u"Base URL"_s)->isVisible()); // an address can be typed without the list
        press(u"One"_s);
        QVERIFY(!part(u"Search services"_s)->isVisible());
        QCOMPARE(edit(u"Base URL"_s)->text(), u"https://api.one.test/v1"_s);
        QCOMPARE(edit(u"Name"_s)->text(), u"One"_s);
        QCOMPARE(QApplication::focusWidget(), edit(u"API key"_s));
        press(u"Choose another service"_s);
        press(u"Two"_s); // with a part to fill in
        QCOMPARE(edit(u"Name"_s)->text(), u"Two"_s);
        QCOMPARE(QApplication::focusWidget(), edit(u"Base URL"_s));
        QCOMPARE(edit(u"Base URL"_s)->selectedText(), u"<resource>"_s);
        retype(u"Name"_s, u"My own name"_s);
        press(u"Choose another service"_s);
        press(u"One"_s);
        QCOMPARE(edit(u"Name"_s)->text(), u"My own name"_s);
        m_panel->setProfiles({guide(), own()}, u"own"_s);
        QVERIFY(!part(u"Search services"_s)->isVisible());
        QVERIFY(part(u"Base URL"_s)->isVisible());
    }

    void servicesAreFoundByName()
    {
        showEmpty();
        QTRY_COMPARE(QApplication::focusWidget(), edit(u"Search services"_s));
        QTest::keyClicks(edit(u"Search services"_s), u"tw"_s);
        QVERIFY(part(u"Two"_s)->isVisible());
        QVERIFY(!part(u"One"_s)->isVisible());
        QVERIFY(part(u"Another address"_s)->isVisible());
        QTest::keyClick(edit(u"Search services"_s), Qt::Key_Return);
        QCOMPARE(edit(u"Name"_s)->text(), u"Two"_s);
    }

    void anotherAddressIsTyped()
    {
        showEmpty();
        press(u"Another address"_s);
        QCOMPARE(QApplication::focusWidget(), edit(u"Base URL"_s));
    }

    void enterInAFieldSaves()
    {
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        retype(u"Base URL"_s, u"https://api.example.com/v2"_s);
        QTest::keyClick(edit(u"Base URL"_s), Qt::Key_Return);
        QCOMPARE(saved.count(), 1);
    }

    void aKeysPageIsOpenedAfterALookAtIt()
    {
        QSignalSpy opened(m_panel.get(), &SettingsPanel::pageRequested);
        showEmpty();
        QVERIFY(!part(u"Get a key"_s)->isVisible());
        retype(u"Base URL"_s, u"https://api.one.test/v1/"_s);
        QVERIFY(part(u"Get a key"_s)->isVisible());
        press(u"Get a key"_s);
        QVERIFY(shows(u"Open https://one.test/keys?"_s));
        QCOMPARE(opened.count(), 0);
        press(u"Open"_s);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.first().first().toUrl(), QUrl(u"https://one.test/keys"_s));
        retype(u"API key"_s, u"sk-1"_s);
        QVERIFY(!part(u"Get a key"_s)->isVisible());
    }

    void looksForServersForEachNewProfile()
    {
        ServicePicker picker(nullptr);
        QSignalSpy wanted(&picker, &ServicePicker::localServersWanted);
        picker.show();
        picker.hide();
        picker.show();
        QCOMPARE(wanted.count(), 1);
        picker.reset(); // the search goes on, for the next profile
        QCOMPARE(wanted.count(), 1);
        picker.setLocalServers({});
        picker.reset(); // it is shown already
        QCOMPARE(wanted.count(), 2);
        picker.setLocalServers({});
        picker.hide();
        picker.reset();
        QCOMPARE(wanted.count(), 2);
        picker.show();
        QCOMPARE(wanted.count(), 3);
    }

    void serversOfThisComputerAreOneClick()
    {
        QSignalSpy wanted(m_panel.get(), &SettingsPanel::localServersWanted);
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        QSignalSpy closed(m_panel.get(), &SettingsPanel::closeRequested);
        QCOMPARE(wanted.count(), 0);
        showEmpty();
        QCOMPARE(wanted.count(), 1);
        m_panel->setLocalServers({});
        QVERIFY(shows(u"No server answers on this computer."_s));
        press(u"Look for servers on this computer"_s);
        QCOMPARE(wanted.count(), 2);
        m_panel->setLocalServers({{.name = u"Ollama"_s,
                                   .baseUrl = u"http://127.0.0.1:11434/v1"_s,
                                   .models = {u"nomic-embed-text"_s, u"llama3:8b"_s}}});
        press(u"Use Ollama"_s);
        QCOMPARE(saved.count(), 1);
        const auto profile = saved.first().first().value<Profile>();
        QCOMPARE(profile.name, u"Ollama"_s);
        QCOMPARE(profile.baseUrl, u"http://127.0.0.1:11434/v1"_s);
        QCOMPARE(profile.model, u"llama3:8b"_s); // the first that chats
        m_panel->setProfiles({guide(), profile}, profile.id);
        m_panel->saved();
        QCOMPARE(closed.count(), 1);
    }

    void aProposedAddressIsOneClick()
    {
        retype(u"Base URL"_s, u"https://host.test"_s);
        auto *use = qobject_cast<QPushButton *>(part(u"Use proposed address"_s));
        QVERIFY(!use->isVisible());
        m_panel->proposeAddress(u"https://else.test"_s, u"https://else.test/v1"_s);
        QVERIFY(!use->isVisible()); // the field has another address by now
        m_panel->proposeAddress(u"https://host.test"_s, u"https://host.test/v1"_s);
        QVERIFY(use->isVisible());
        QCOMPARE(use->text(), u"Use https://host.test/v1"_s);
        QCOMPARE(edit(u"Base URL"_s)->text(), u"https://host.test"_s); // not automatically
        use->click();
        QCOMPARE(edit(u"Base URL"_s)->text(), u"https://host.test/v1"_s);
        QVERIFY(!use->isVisible());
        retype(u"Base URL"_s, u"https://other.test"_s); // another address, without a proposal
        QVERIFY(!use->isVisible());
    }

    void anAnswerThatIsStoredIsNoChange()
    {
        Profile profile = own();
        profile.baseUrl = u"http://host.test/v1"_s;
        profile.hasKey = profile.plainHttpAllowed = true;
        m_panel->setProfiles({guide(), profile}, u"own"_s);
        QVERIFY(qobject_cast<QCheckBox *>(part(u"Allow plain http"_s))->isChecked());
        QVERIFY(!m_panel->hasUnsavedChanges());
        profile.baseUrl = u"https://host.test/v1"_s;
        m_panel->setProfiles({guide(), profile}, u"own"_s);
        QVERIFY(!m_panel->hasUnsavedChanges());
    }

    void otherModelsAreFoldedAndFoundAllTheSame()
    {
        m_panel->setModels({u"whisper-1"_s, u"large"_s, u"small"_s, u"tts-1"_s});
        QCOMPARE(model()->count(), 3);
        QCOMPARE(model()->itemData(2, Qt::DisplayRole).toString(), u"Other models (2)"_s);
        QCOMPARE(model()->currentText(), u"small"_s);
        model()->setFocus();
        QTest::keyClick(model(), Qt::Key_Down); // opens the list
        QTRY_VERIFY(model()->view()->isVisible());
        model()->view()->setCurrentIndex(model()->model()->index(2, 0));
        QTest::keyClick(model()->view(), Qt::Key_Return);
        QCOMPARE(model()->count(), 5);
        QVERIFY(model()->view()->isVisible());
        QCOMPARE(model()->currentText(), u"small"_s); // the folding row is no model
        const QRect fold = model()->view()->visualRect(model()->model()->index(2, 0));
        QTest::mouseClick(model()->view()->viewport(), Qt::LeftButton, {}, fold.center());
        QCOMPARE(model()->count(), 3);
        QTest::keyClick(model()->view(), Qt::Key_Escape);
        QTRY_VERIFY(!model()->view()->isVisible());

        // A part of its name finds a model, folded or not.
        QCompleter *search = model()->completer();
        search->setCompletionPrefix(u"HISPER"_s);
        QCOMPARE(search->completionCount(), 1);
        model()->lineEdit()->selectAll();
        QTest::keyClicks(model()->lineEdit(), u"hisper"_s);
        QTRY_VERIFY(search->popup()->isVisible());
        QTest::keyClick(search->popup(), Qt::Key_Down);
        QTest::keyClick(search->popup(), Qt::Key_Return);
        QCOMPARE(model()->currentText(), u"whisper-1"_s);
        QVERIFY(part(u"Save"_s)->isEnabled());
    }

    void theListOpensForWhoeverComesToChoose()
    {
        m_panel->setModels({u"large"_s, u"small"_s});
        m_panel->form().chooseModel();
        QTRY_VERIFY(model()->view()->isVisible());
        QCOMPARE(model()->currentText(), u"small"_s);
        QTest::keyClick(model()->view(), Qt::Key_Escape);
        QTRY_VERIFY(!model()->view()->isVisible());
    }

    void theListOpensWhenItComesUnlessThePersonGoesOn()
    {
        m_panel->form().chooseModel(); // the list is still empty
        QVERIFY(!model()->view()->isVisible());
        m_panel->setModels({u"large"_s, u"small"_s});
        QTRY_VERIFY(model()->view()->isVisible());
        QTest::keyClick(model()->view(), Qt::Key_Escape);
        QTRY_VERIFY(!model()->view()->isVisible());

        m_panel->setModels({});
        m_panel->form().chooseModel();
        retype(u"Base URL"_s, u"https://other.example.com/v1"_s);
        m_panel->setModels({u"large"_s});
        QVERIFY(!model()->view()->isVisible());
    }

    void hundredsOfModelsStaySmallOnTheScreen()
    {
        QStringList many;
        for (int i = 0; i < 600; ++i)
            many << u"vendor/model-%1"_s.arg(i);
        m_panel->setModels(many);
        model()->showPopup();
        QTRY_VERIFY(model()->view()->isVisible());
        QVERIFY(model()->view()->window()->height() < m_panel->height());
        model()->hidePopup();
    }

    void storedModelsAreThereAtOnce()
    {
        Profile profile = own();
        profile.models = {u"a"_s, u"b"_s};
        m_panel->setProfiles({guide(), profile}, u"own"_s);
        QCOMPARE(model()->count(), 2);
        m_panel->setModelsMessage(u"No fresh list."_s);
        QVERIFY(shows(u"No fresh list."_s));
        QVERIFY(!m_panel->hasUnsavedChanges());
        m_panel->setModels({u"a"_s});
        QVERIFY(!shows(u"No fresh list."_s));
    }
};

HIWAR_TEST(TestStartProfile, QApplication)
#include "tst_startprofile.moc"
