// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings as a user sees them: the real panel, the real file, a service on this machine, and a
// key store without a keychain, which keeps keys in memory.
#pragma once

#include "app/controllers/settingscontroller.h"
#include "app/program.h"
#include "app/settings/settingsstore.h"
#include "tests/app/controllercase.h"
#include "tests/app/sessionfixture.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace Hiwar {

using namespace Qt::StringLiterals;

inline const QByteArray twoModels = "{\"data\":[{\"id\":\"small\"},{\"id\":\"large\"}]}";

/// The program, and from its window only the settings panel.
struct SettingsParts
{
    explicit SettingsParts(const QString &path)
        : store(path)
        , program({.store = store,
                   .settings = store.load(QDateTime::currentDateTimeUtc()).settings,
                   .historyPath = path + u".sqlite"_s,
                   .clock = [] { return QDateTime::currentDateTimeUtc(); }})
        , controller({.settings = program.settings,
                      .keys = program.keys,
                      .connections = program.connections,
                      .client = program.client})
    {
        QObject::connect(&panel, &SettingsPanel::closeRequested, &controller,
                         [this] { setShown(false); });
        controller.setPanel(panel);
        panel.setTheme(makeTheme(ColourScheme::Light, 1.0));
        panel.resize(380, 900);
    }
    void setShown(bool shown)
    {
        panel.setVisible(shown);
        controller.setPanelShown(shown);
    }

    SettingsStore store;
    Program program;
    KeyStore &keys = program.keys;
    Connections &connections = program.connections;
    CurrentSettings &settings = program.settings;
    SettingsPanel panel;
    SettingsController controller;
};

class SettingsCase : public ControllerCase
{
    Q_OBJECT

protected slots:
    void init()
    {
        TestCase::init();
        m_dir = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<WireServer>();
        start();
    }

    void cleanup()
    {
        m_parts.reset();
        m_server.reset();
    }

protected:
    [[nodiscard]] QString path() const { return m_dir->filePath(u"hiwar/settings.json"_s); }
    void start()
    {
        m_parts.reset(); // writes its pending changes in the destructor
        m_parts = std::make_unique<SettingsParts>(path());
    }
    void fillIn(const QByteArray &key)
    {
        m_parts->setShown(true);
        retype(u"Name"_s, u"Mine"_s);
        retype(u"Base URL"_s, m_server->baseUrl());
        box(u"Model"_s)->setEditText(u"m-1"_s);
        if (!key.isEmpty())
            retype(u"API key"_s, QString::fromLatin1(key));
    }
    /// The requests that follow the list of models if there is a key.
    void expectTheRestOfATest() const
    {
        m_server->expect().reply(401, "{}");
        m_server->expect().reply(200, wholeReply(u"Hello"_s));
        m_server->expect().stream().chunk(delta(u"Hello"_s)).chunk(streamEnd()).lastChunk();
    }
    void saveOwn(const QByteArray &key)
    {
        fillIn(key);
        press(u"Save"_s);
        awaitSaved();
    }
    /// A key that no keychain accepts counts as saved, too: it is in memory.
    void awaitSaved() const
    {
        QTRY_VERIFY(!m_parts->panel.isVisible() || shows(u"Saved."_s) ||
                    shows(u"Saved, but no keychain answers here"_s));
        if (!m_parts->panel.isVisible()) // a new profile was complete
            m_parts->setShown(true);
        QVERIFY(!m_parts->panel.hasUnsavedChanges());
    }
    [[nodiscard]] const Profile &current() const { return m_parts->settings.profile({}); }
    [[nodiscard]] QComboBox *box(const QString &name) const
    {
        return m_parts->panel.findChild<QComboBox *>(name);
    }
    [[nodiscard]] QLineEdit *edit(const QString &name) const
    {
        return m_parts->panel.findChild<QLineEdit *>(name);
    }
    void retype(const QString &name, const QString &text) const
    {
        QLineEdit *field = edit(name);
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    void press(const QString &name) const
    {
        for (auto *button : m_parts->panel.findChildren<QPushButton *>(name)) {
            if (button->isVisible() && button->isEnabled())
                return button->click();
        }
        QFAIL(qPrintable(u"no button "_s + name));
    }
    [[nodiscard]] QToolButton *tool(const QString &name) const
    {
        return m_parts->panel.findChild<QToolButton *>(name);
    }
    [[nodiscard]] QAction *menuAction(const QString &name) const
    {
        return m_parts->panel.findChild<QAction *>(name);
    }
    void pressText(const QString &words) const
    {
        for (auto *button : m_parts->panel.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == words)
                return button->click();
        }
        QFAIL(qPrintable(u"no button "_s + words));
    }
    [[nodiscard]] bool shows(const QString &words) const
    {
        for (const QLabel *label : m_parts->panel.findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(words))
                return true;
        }
        return false;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<WireServer> m_server;
    std::unique_ptr<SettingsParts> m_parts;
};

} // namespace Hiwar
