// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The steps to a working profile: a known service, a server on this machine, a corrected address,
// the key's page, the model.
#include "tests/ui/panelcase.h"
#include "ui/settings/profileform.h"

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
        auto *service = qobject_cast<QComboBox *>(part(u"Service"_s));
        QVERIFY(service->isVisible());
        service->setFocus();
        QTest::keyClick(service, Qt::Key_Down);
        QCOMPARE(edit(u"Base URL"_s)->text(), u"https://api.one.test/v1"_s);
        QCOMPARE(edit(u"Name"_s)->text(), u"One"_s);
        QCOMPARE(QApplication::focusWidget(), edit(u"API key"_s));
        service->setFocus();
        QTest::keyClick(service, Qt::Key_Down); // the next one, whose address has a placeholder
        QCOMPARE(edit(u"Name"_s)->text(), u"Two"_s);
        QCOMPARE(QApplication::focusWidget(), edit(u"Base URL"_s));
        QCOMPARE(edit(u"Base URL"_s)->selectedText(), u"<resource>"_s);
        retype(u"Name"_s, u"My own name"_s);
        service->setFocus();
        QTest::keyClick(service, Qt::Key_Up);
        QCOMPARE(edit(u"Name"_s)->text(), u"My own name"_s);
        m_panel->setProfiles({guide(), own()}, u"own"_s);
        QVERIFY(!service->isVisible());
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

    void serversOfThisMachineAreLookedForWhenAsked()
    {
        QSignalSpy wanted(m_panel.get(), &SettingsPanel::localServersWanted);
        showEmpty();
        QCOMPARE(wanted.count(), 0);
        press(u"Look for servers on this machine"_s);
        QCOMPARE(wanted.count(), 1);
        m_panel->setLocalServers({});
        QVERIFY(shows(u"No server answers on this machine."_s));
        m_panel->setLocalServers({{.name = u"Ollama"_s,
                                   .baseUrl = u"http://127.0.0.1:11434/v1"_s,
                                   .models = {u"nomic-embed-text"_s, u"llama3:8b"_s}}});
        press(u"Use Ollama"_s);
        QCOMPARE(edit(u"Name"_s)->text(), u"Ollama"_s);
        QCOMPARE(edit(u"Base URL"_s)->text(), u"http://127.0.0.1:11434/v1"_s);
        QCOMPARE(model()->currentText(), u"llama3:8b"_s); // the first model that can chat
        QVERIFY(part(u"Save"_s)->isEnabled());
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

    void aKeyOverPlainHttpWantsAYesForThisHost()
    {
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        auto *allow = qobject_cast<QCheckBox *>(part(u"Allow plain http"_s));
        retype(u"Base URL"_s, u"http://host.test/v1"_s);
        QVERIFY(!allow->isVisible()); // there is no key to lose
        retype(u"API key"_s, u"sk-1"_s);
        QVERIFY(allow->isVisible());
        QVERIFY(allow->accessibleName().contains(u"host.test"_s));
        QVERIFY(!allow->isChecked());
        allow->setFocus();
        QTest::keyClick(allow, Qt::Key_Space);
        press(u"Save"_s);
        QVERIFY(saved.last().first().value<Profile>().plainHttpAllowed);
        retype(u"Base URL"_s, u"http://host.test/v2"_s);
        QVERIFY(allow->isChecked()); // the same host
        retype(u"Base URL"_s, u"http://other.test/v1"_s);
        QVERIFY(!allow->isChecked());
        press(u"Save"_s);
        QVERIFY(!saved.last().first().value<Profile>().plainHttpAllowed);
        for (const QString &fine : {u"https://host.test/v1"_s, u"http://127.0.0.1:8080/v1"_s,
                                    u"http://192.168.1.2/v1"_s}) {
            retype(u"Base URL"_s, fine);
            QVERIFY2(!allow->isVisible(), qPrintable(fine));
        }
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

private:
    void showEmpty() const
    {
        m_panel->setPresets(
            {{.name = u"One"_s,
              .baseUrl = u"https://api.one.test/v1"_s,
              .keyPage = QUrl(u"https://one.test/keys"_s)},
             {.name = u"Two"_s, .baseUrl = u"https://<resource>.two.test/v1"_s},
             {.name = u"Here"_s, .baseUrl = u"http://localhost:1234/v1"_s, .isLocal = true}});
        m_panel->setProfiles({guide(), {.id = u"draft"_s}}, u"draft"_s);
    }
    QComboBox *model() const { return qobject_cast<QComboBox *>(part(u"Model"_s)); }
};

HIWAR_TEST(TestStartProfile, QApplication)
#include "tst_startprofile.moc"
