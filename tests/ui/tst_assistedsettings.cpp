// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings when used by assistive technology, which neither clicks nor types: it toggles, and
// sets the whole text of a field.
#include "tests/ui/panelcase.h"
#include "ui/settings/titlessection.h"
#include "ui/settings/updatessection.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>

using namespace Hiwar;

class TestAssistedSettings : public PanelCase
{
    Q_OBJECT

private slots:
    void aToggledChoiceHolds_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name :
             {u"Follow replies"_s, u"Question on top"_s, u"Formulas between $ signs"_s,
              u"Show my messages as Markdown"_s, u"Wrap code"_s})
            QTest::newRow(qPrintable(name)) << name;
    }
    void aToggledChoiceHolds()
    {
        QFETCH(QString, name);
        QSignalSpy chosen(m_panel.get(), &SettingsPanel::readingChosen);
        toggle(name);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen.first().first().value<ReadingOptions>() != ReadingOptions());
        toggle(name);
        QCOMPARE(chosen.last().first().value<ReadingOptions>(), ReadingOptions());
    }

    void titlesAndUpdatesFollowTheirToggle()
    {
        QSignalSpy titled(&m_panel->titles(), &TitlesSection::chosen);
        m_panel->titles().setByModel(true);
        QCOMPARE(titled.count(), 0);
        toggle(u"Titles by the model"_s);
        QCOMPARE(titled.count(), 1);
        QCOMPARE(titled.first().first().toBool(), false);

        m_panel->updates().show();
        QSignalSpy looked(&m_panel->updates(), &UpdatesSection::dailyChosen);
        m_panel->updates().setDaily(true);
        QCOMPARE(looked.count(), 0);
        toggle(u"Look for a new version once a day"_s);
        QCOMPARE(looked.count(), 1);
        QCOMPARE(looked.first().first().toBool(), false);
    }

    void whoNamesConversationsIsChosen()
    {
        TitlesSection &titles = m_panel->titles();
        QSignalSpy chosen(&titles, &TitlesSection::helperChosen);
        const QList<Profile> profiles{
            {.id = u"guide"_s, .name = u"Guide"_s, .builtIn = true},
            {.id = u"a"_s, .name = u"Here"_s, .model = u"s-2"_s, .models = {u"s-1"_s, u"s-2"_s}}};
        titles.setHelpers(profiles, {});
        auto *profile = titles.findChild<QComboBox *>(u"Titles and summaries"_s);
        auto *model = titles.findChild<QComboBox *>(u"Model for titles"_s);
        QCOMPARE(profile->count(), 2); // the conversation's own, and no Guide
        QVERIFY(model->isHidden());
        profile->setCurrentIndex(1);
        emit profile->activated(1);
        QCOMPARE(chosen.last().at(0).value<ModelRef>(), (ModelRef{u"a"_s, {}}));
        QVERIFY(!model->isHidden());
        QCOMPARE(model->lineEdit()->placeholderText(), u"As the profile: s-2"_s);
        model->setEditText(u" s-1 "_s);
        emit model->lineEdit()->editingFinished();
        emit model->lineEdit()->editingFinished(); // once
        QCOMPARE(chosen.count(), 2);
        QCOMPARE(chosen.last().at(0).value<ModelRef>(), (ModelRef{u"a"_s, u"s-1"_s}));
        titles.setHelpers(profiles, {u"gone"_s, u"x"_s});
        QCOMPARE(profile->currentIndex(), 0);
        QVERIFY(model->isHidden());
        QCOMPARE(chosen.count(), 2);
    }

    void aToggledFieldOfTheProfileIsUnsaved()
    {
        QVERIFY(!m_panel->hasUnsavedChanges());
        toggle(u"Send reasoning back"_s);
        QVERIFY(m_panel->hasUnsavedChanges());
        toggle(u"Send reasoning back"_s);
        QVERIFY(!m_panel->hasUnsavedChanges());
    }

    void aValueMarkedAsSecretIsHidden()
    {
        qobject_cast<QAbstractButton *>(part(u"Add a header"_s))->click();
        putText(u"Header 1 name"_s, u"X-Title"_s);
        putText(u"Header 1 value"_s, u"Hiwar"_s);
        QCOMPARE(edit(u"Header 1 value"_s)->echoMode(), QLineEdit::Normal);
        toggle(u"Header 1 secret"_s);
        QCOMPARE(edit(u"Header 1 value"_s)->echoMode(), QLineEdit::Password);
        putText(u"Header 1 name"_s, u"X-Other"_s); // the user's choice stays
        QCOMPARE(edit(u"Header 1 value"_s)->echoMode(), QLineEdit::Password);
    }

    void theNameSaysWhetherItIsSecretUntilSomebodyDoes()
    {
        qobject_cast<QAbstractButton *>(part(u"Add a header"_s))->click();
        auto *secret = qobject_cast<QCheckBox *>(part(u"Header 1 secret"_s));
        putText(u"Header 1 name"_s, u"Authorization"_s);
        QVERIFY(secret->isChecked());
        putText(u"Header 1 name"_s, u"X-Title"_s);
        QVERIFY(!secret->isChecked());
    }

    void aTextPutIntoAFieldIsUnsaved_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : {u"Name"_s, u"Base URL"_s, u"API key"_s, u"Passphrase"_s,
                                    u"Seconds of silence"_s, u"Further authorities"_s})
            QTest::newRow(qPrintable(name)) << name;
    }
    void aTextPutIntoAFieldIsUnsaved()
    {
        QFETCH(QString, name);
        QVERIFY(!m_panel->hasUnsavedChanges());
        putText(name, u"77"_s);
        QVERIFY(m_panel->hasUnsavedChanges());
        QVERIFY(shows(u"Unsaved changes"_s));
    }

    void aKeyToBeRemovedIsKeptByAnother()
    {
        m_panel->setSecretsStatus(u"own"_s, {.state = KeyState::Stored});
        press(u"Remove key"_s);
        QVERIFY(shows(u"The key will be removed when you save."_s));
        putText(u"API key"_s, u"key-2"_s);
        QVERIFY(!shows(u"The key will be removed when you save."_s));
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        press(u"Remove key"_s); // removes the typed key along with the stored one
        QCOMPARE(edit(u"API key"_s)->text(), QString());
        QVERIFY(shows(u"The key will be removed when you save."_s));
        press(u"Save"_s);
        QCOMPARE(saved.count(), 1);
    }

    void anAddressOfUpdatesIsTakenWithoutTheFocus()
    {
        UpdatesSection &updates = m_panel->updates();
        updates.show();
        QSignalSpy typed(&updates, &UpdatesSection::addressTyped);
        updates.setAddress(u"https://one.example.com/"_s, true);
        QCOMPARE(typed.count(), 0);
        putText(u"Update address"_s, u"https://two.example.com/"_s);
        QCOMPARE(typed.count(), 1);
        QCOMPARE(typed.first().first().toString(), u"https://two.example.com/"_s);
    }

    void whatTheProgramFillsInIsNoWish()
    {
        QSignalSpy chosen(m_panel.get(), &SettingsPanel::readingChosen);
        m_panel->setReading({.followReplies = false, .pinQuestion = true, .wrapCode = true});
        QCOMPARE(chosen.count(), 0);
        Profile other{.id = u"other"_s,
                      .name = u"Other"_s,
                      .baseUrl = u"http://192.0.2.1/v1"_s,
                      .model = u"m"_s,
                      .sendsReasoning = true,
                      .plainHttpAllowed = true,
                      .headers = {{.name = u"X-Title"_s, .value = {}, .isSecret = true}}};
        m_panel->setProfiles({guide(), own(), other}, u"other"_s);
        QVERIFY(!m_panel->hasUnsavedChanges());
        QVERIFY(!shows(u"Unsaved changes"_s));
    }

private:
    void toggle(const QString &name) const
    {
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(part(name));
        face->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    }

    void putText(const QString &name, const QString &text) const
    {
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(part(name));
        QAccessibleTextInterface *words = face->textInterface();
        face->editableTextInterface()->replaceText(0, words->characterCount(), text);
    }
};

HIWAR_TEST(TestAssistedSettings, QApplication)
#include "tst_assistedsettings.moc"
