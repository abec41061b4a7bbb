// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/panelcase.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TestSettingsPanel : public PanelCase
{
    Q_OBJECT

private slots:
    void controlsAreFoundByNameAndRole_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QAccessible::Role>("role");
        QTest::newRow("profile") << u"Profile"_s << QAccessible::ComboBox;
        QTest::newRow("url") << u"Base URL"_s << QAccessible::EditableText;
        QTest::newRow("key") << u"API key"_s << QAccessible::EditableText;
        QTest::newRow("model") << u"Model"_s << QAccessible::ComboBox;
        QTest::newRow("test") << u"Test connection"_s << QAccessible::Button;
        QTest::newRow("save") << u"Save"_s << QAccessible::Button;
    }
    void controlsAreFoundByNameAndRole()
    {
        QFETCH(QString, name);
        QFETCH(QAccessible::Role, role);
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(part(name));
        QVERIFY(face != nullptr);
        QCOMPARE(face->text(QAccessible::Name), name);
        QCOMPARE(face->role(), role);
        if (name == u"API key"_s)
            QVERIFY(face->state().passwordEdit); // AT-SPI: password text
    }

    void itsEdgeRunsDownTheWholeSide()
    {
        const Theme theme = makeTheme(ColourScheme::Light, 1.0);
        m_panel->setTheme(theme);
        const QImage shown = m_panel->grab().toImage();
        for (const int y : {2, shown.height() / 2, shown.height() - 3})
            QCOMPARE(shown.pixelColor(0, y), theme.palette.hairline);
    }

    void everyControlHasALabelAndWordsForIt()
    {
        for (const QString &name : {u"Profile"_s, u"Base URL"_s, u"API key"_s, u"Model"_s,
                                    u"Replies"_s, u"Colours"_s, u"Send with"_s}) {
            QWidget *control = part(name);
            bool labelled = false;
            for (const QLabel *label : m_panel->findChildren<QLabel *>())
                labelled |= label->buddy() == control;
            QVERIFY2(labelled, qPrintable(name));
            QVERIFY2(!control->accessibleDescription().isEmpty(), qPrintable(name));
        }
    }

    void tabWalksInVisualOrder()
    {
        for (const QString &fold : {u"Profile name"_s, u"Request"_s, u"Waiting"_s, u"Connection"_s})
            qobject_cast<QAbstractButton *>(part(fold))->click();
        m_panel->resize(380, 2400);
        edit(u"Name"_s)->setText(u"x"_s); // so that Save is enabled
        QTest::keyClicks(edit(u"Name"_s), u"y"_s);
        part(u"Close settings"_s)->setFocus();
        QList<QWidget *> visited;
        for (QWidget *at = QApplication::focusWidget(); at && !visited.contains(at);
             at = QApplication::focusWidget()) {
            visited << at;
            QTest::keyClick(at, Qt::Key_Tab);
        }
        const auto position = [this](const QWidget *widget) {
            const QPoint at = widget->mapTo(m_panel.get(), widget->rect().center());
            return std::pair(at.y() / 12, at.x());
        };
        for (qsizetype i = 1; i < visited.size(); ++i)
            QVERIFY2(position(visited.at(i - 1)) < position(visited.at(i)),
                     qPrintable(visited.at(i)->objectName()));
        for (const QString &name : {u"Profile"_s,
                                    u"New profile"_s,
                                    u"Delete profile"_s,
                                    u"Base URL"_s,
                                    u"More about profiles"_s,
                                    u"API key"_s,
                                    u"Show key"_s,
                                    u"Model"_s,
                                    u"Profile name"_s,
                                    u"Name"_s,
                                    u"Request"_s,
                                    u"Replies"_s,
                                    u"Send reasoning back"_s,
                                    u"Add a header"_s,
                                    u"Extra body fields"_s,
                                    u"Waiting"_s,
                                    u"Seconds to connect"_s,
                                    u"Seconds to the first word"_s,
                                    u"Seconds of silence"_s,
                                    u"Connection"_s,
                                    u"Proxy"_s,
                                    u"Further authorities"_s,
                                    u"Client certificate"_s,
                                    u"Private key"_s,
                                    u"Passphrase"_s,
                                    u"Test connection"_s,
                                    u"Save"_s})
            QVERIFY2(visited.contains(part(name)), qPrintable(name));
    }

    void finalAddressesAreShownWhileTyping()
    {
        edit(u"Base URL"_s)->clear();
        QTest::keyClicks(edit(u"Base URL"_s), u"http://localhost:8080/v1/"_s);
        QVERIFY(shows(u"Messages go to http://localhost:8080/v1/chat/completions"_s));
        edit(u"Base URL"_s)->setText(u"ftp://x"_s);
        QVERIFY(shows(u"Only addresses with http"_s));
    }

    void savesWhatWasTyped()
    {
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        QVERIFY(!part(u"Save"_s)->isEnabled());
        retype(u"Name"_s, u" Work "_s);
        retype(u"Base URL"_s, u"https://other.example.com/v1"_s);
        retype(u"API key"_s, u" sk-123 "_s);
        auto *model = static_cast<QComboBox *>(part(u"Model"_s));
        model->setEditText(u"large"_s);
        QVERIFY(shows(u"Unsaved changes"_s));
        press(u"Save"_s);
        QCOMPARE(saved.count(), 1);
        Profile wanted = own();
        wanted.name = u"Work"_s;
        wanted.baseUrl = u"https://other.example.com/v1"_s;
        wanted.model = u"large"_s;
        wanted.hasKey = true;
        QVERIFY(saved.first().at(0).value<Profile>() == wanted);
        const auto key = saved.first().at(1).value<KeyChange>();
        QVERIFY(key.has_value());
        QCOMPARE(key->reveal(), QByteArray("sk-123"));

        m_panel->setProfiles({guide(), wanted}, u"own"_s);
        m_panel->saved();
        QVERIFY(!m_panel->hasUnsavedChanges());
        QVERIFY(edit(u"API key"_s)->text().isEmpty());
        QVERIFY(shows(u"Saved."_s));
        QVERIFY(!part(u"Save"_s)->isEnabled());
    }

    void whatTheKeychainHasNotTakenIsNotSaved()
    {
        const KeyStatus waiting{.state = KeyState::Waiting, .isKept = true, .isBehind = true};
        const KeyStatus locked{.state = KeyState::Locked, .isKept = true, .isBehind = true};
        QSignalSpy again(m_panel.get(), &SettingsPanel::storingRequested);
        retype(u"API key"_s, u"sk-123"_s);
        press(u"Save"_s);
        Profile saved = own();
        saved.hasKey = true;
        m_panel->setProfiles({guide(), saved}, u"own"_s);
        m_panel->setSecretsStatus(u"own"_s, waiting);
        m_panel->saved();
        QVERIFY(!shows(u"Saved."_s));
        QVERIFY(shows(u"has not answered yet"_s));
        QVERIFY(!part(u"Ask the keychain again"_s)->isVisible());

        m_panel->setSecretsStatus(u"own"_s, locked);
        QVERIFY(shows(u"stored by itself once you unlock"_s));
        press(u"Ask the keychain again"_s);
        QCOMPARE(again.count(), 1);
        retype(u"Name"_s, u"Another"_s); // unsaved changes come first
        QVERIFY(shows(u"Unsaved changes"_s));
        QVERIFY(!part(u"Ask the keychain again"_s)->isVisible());
        retype(u"Name"_s, own().name);
        m_panel->setProfiles({guide(), own()}, u"guide"_s);
        QVERIFY(!shows(u"Unsaved changes"_s));
        QVERIFY(!shows(u"keychain is locked"_s));

        // Showing the profile again shows the state again, and finally that the key is stored.
        m_panel->setProfiles({guide(), saved}, u"own"_s);
        m_panel->setSecretsStatus(u"own"_s, locked);
        QVERIFY(shows(u"stored by itself once you unlock"_s));
        m_panel->setSecretsStatus(u"own"_s, {.state = KeyState::Stored});
        QVERIFY(!shows(u"keychain is locked"_s));
        QVERIFY(!part(u"Ask the keychain again"_s)->isVisible());
    }

    void anUntouchedKeyStaysUntouched()
    {
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        retype(u"Name"_s, u"Work"_s);
        press(u"Save"_s);
        QVERIFY(!saved.first().at(1).value<KeyChange>().has_value());
    }

    void aStoredKeyIsNotShownAndCanBeRemoved()
    {
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        QVERIFY(!part(u"Remove key"_s)->isVisible());
        m_panel->setSecretsStatus(u"other"_s, {.state = KeyState::Stored});
        QVERIFY(!part(u"Remove key"_s)->isVisible());
        m_panel->setSecretsStatus(u"own"_s, {.state = KeyState::Stored});
        QVERIFY(shows(u"Stored in your keychain."_s));
        QVERIFY(edit(u"API key"_s)->text().isEmpty());
        press(u"Remove key"_s);
        QVERIFY(shows(u"will be removed when you save"_s));
        press(u"Remove key"_s); // its text is "Keep key" now
        QVERIFY(!m_panel->hasUnsavedChanges());
        press(u"Remove key"_s);
        press(u"Save"_s);
        const auto key = saved.first().at(1).value<KeyChange>();
        QVERIFY(key.has_value() && key->isEmpty());
        QVERIFY(!saved.first().at(0).value<Profile>().hasKey);
    }

    void aKeyThatCannotBeReadCanBeRemoved()
    {
        Profile profile = own();
        profile.hasKey = true;
        m_panel->setProfiles({guide(), profile}, profile.id);
        for (const KeyState state : {KeyState::Missing, KeyState::Locked, KeyState::NoKeychain}) {
            m_panel->setSecretsStatus(profile.id, {.state = state});
            QVERIFY(part(u"Remove key"_s)->isVisible());
        }
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        press(u"Remove key"_s);
        press(u"Save"_s);
        QVERIFY(!saved.first().at(0).value<Profile>().hasKey);
        profile.hasKey = false;
        m_panel->setProfiles({guide(), profile}, profile.id);
        QVERIFY(!part(u"Remove key"_s)->isVisible());
    }

    void theKeyIsHiddenUntilAsked()
    {
        QCOMPARE(edit(u"API key"_s)->echoMode(), QLineEdit::Password);
        static_cast<QToolButton *>(part(u"Show key"_s))->click();
        QCOMPARE(edit(u"API key"_s)->echoMode(), QLineEdit::Normal);
        m_panel->setProfiles({guide(), own()}, u"guide"_s);
        QCOMPARE(edit(u"API key"_s)->echoMode(), QLineEdit::Password);
    }

    void aBadKeyIsToldUnderTheField()
    {
        retype(u"API key"_s, u"sk-\u0430bc"_s);
        QVERIFY(shows(u"which no key can hold"_s));
        QVERIFY(!part(u"Save"_s)->isEnabled());
        QVERIFY(!part(u"Test connection"_s)->isEnabled());
        retype(u"API key"_s, u"sk-abc"_s);
        QVERIFY(part(u"Save"_s)->isEnabled());
    }

    void theGuideCannotBeChanged()
    {
        m_panel->setProfiles({guide(), own()}, u"guide"_s);
        QVERIFY(shows(u"The Guide is built in."_s));
        for (const QString &name : {u"Name"_s, u"Base URL"_s, u"API key"_s})
            QVERIFY(edit(name)->isReadOnly());
        QVERIFY(!part(u"Delete profile"_s)->isEnabled());
        QVERIFY(!part(u"Save"_s)->isEnabled());
        QVERIFY(!m_panel->hasUnsavedChanges());
    }

    void modelsAreSuggestionsOnly()
    {
        QSignalSpy wanted(m_panel.get(), &SettingsPanel::modelsRequested);
        auto *model = static_cast<QComboBox *>(part(u"Model"_s));
        model->lineEdit()->setFocus();
        QCOMPARE(wanted.count(), 1);
        edit(u"Name"_s)->setFocus();
        model->lineEdit()->setFocus();
        QCOMPARE(wanted.count(), 1); // unchanged since
        m_panel->setModels({u"large"_s, u"small"_s, u"tiny"_s});
        QCOMPARE(model->currentText(), u"small"_s);
        QCOMPARE(model->count(), 3);
        QVERIFY(!m_panel->hasUnsavedChanges());
        model->setEditText(u"not in the list"_s);
        m_panel->setModels({u"large"_s});
        QCOMPARE(model->currentText(), u"not in the list"_s);
        QVERIFY(m_panel->hasUnsavedChanges());
    }

    void rowsOfAListAreLargeEnoughToPress()
    {
        m_panel->setModels({u"large"_s, u"small"_s});
        for (const QString &name : {u"Profile"_s, u"Model"_s, u"Colours"_s}) {
            auto *box = qobject_cast<QComboBox *>(part(name));
            const int least = makeTheme(ColourScheme::Light, 1.0).px(Theme::rowHeight);
            QVERIFY2(box->view()->sizeHintForRow(0) >= least, qPrintable(name));
        }
    }

    void jsonRunsFromLeftToRightInEveryLanguage()
    {
        m_panel->setLayoutDirection(Qt::RightToLeft);
        auto *json = qobject_cast<QPlainTextEdit *>(part(u"Extra body fields"_s));
        QCOMPARE(json->layoutDirection(), Qt::LeftToRight);
        QCOMPARE(json->document()->defaultTextOption().textDirection(), Qt::LeftToRight);
        QVERIFY(json->placeholderText().startsWith(QChar(0x2066))); // isolated
    }

    void longWordsDoNotWidenThePanel()
    {
        retype(u"Base URL"_s,
               u"https://"_s + u"a"_s.repeated(60) + u".example.com/"_s + u"b"_s.repeated(200));
        QVERIFY2(m_panel->minimumSizeHint().width() <= 380,
                 qPrintable(QString::number(m_panel->minimumSizeHint().width())));
    }
};

HIWAR_TEST(TestSettingsPanel, QApplication)
#include "tst_settingspanel.moc"
