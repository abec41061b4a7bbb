// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The update check as the user sees it: the window, the settings file, a server on this machine.
#pragma once

#include "app/controllers/settingscontroller.h"
#include "app/controllers/updatecontroller.h"
#include "app/program.h"
#include "app/settings/settingsstore.h"
#include "tests/app/controllercase.h"
#include "tests/app/releases.h"
#include "tests/support/wireserver.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>

namespace Hiwar {

inline const QByteArray releasedBytes(200'000, 'h');
inline const QString releasedName = u"hiwar-0.2.0-linux-x86_64.run"_s;

/// The program and its window, around the controller.
struct UpdateParts
{
    UpdateParts(const QTemporaryDir &dir, const UpdateSource &position, QDateTime &now)
        : store(dir.filePath(u"settings.json"_s))
        , program({.store = store,
                   .settings = store.load(now).settings,
                   .historyPath = dir.filePath(u"history.sqlite"_s),
                   .clock = [&now] { return now; }})
        , settingsController({.settings = program.settings,
                              .keys = program.keys,
                              .connections = program.connections,
                              .client = program.client})
        , controller({.notice = window.notice(), .panels = window.panels()}, settings,
                     {.position = position,
                      .running = u"0.1.0"_s,
                      .downloads = dir.filePath(u"downloads"_s),
                      .clock = [&now] { return now; },
                      .openFolder =
                          [this](const QString &folder) {
                              opened << folder;
                              return true;
                          }})
    {
        QObject::connect(&window.panels(), &SidePanels::settingsMade, &controller,
                         [this](SettingsPanel &panel) {
                             settingsController.setPanel(panel);
                             controller.setPart(panel.updates());
                         });
        window.setTheme(makeTheme(ColourScheme::Light, 1.0));
        window.resize(1200, 900);
        window.show();
    }

    QStringList opened;
    SettingsStore store;
    Program program;
    CurrentSettings &settings = program.settings;
    MainWindow window;
    SettingsController settingsController;
    UpdateController controller;
};

class UpdateControllerCase : public ControllerCase
{
    Q_OBJECT

protected slots:
    void init()
    {
        TestCase::init();
        m_dir = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<WireServer>();
        m_place = {.manifest = addressOf(*m_server),
                   .publicKey = m_key.publicHalf(),
                   .form = u"linux-x86_64.run"_s};
        m_now = QDateTime::fromString(u"2026-12-02T12:00:00Z"_s, Qt::ISODate);
        start();
    }
    void cleanup() { m_parts.reset(); }

protected:
    static QUrl addressOf(const WireServer &server)
    {
        return QUrl(u"http://127.0.0.1:%1/manifest.json"_s.arg(server.serverPort()));
    }
    void start()
    {
        m_parts.reset(); // the destructor writes pending changes
        m_parts = std::make_unique<UpdateParts>(*m_dir, m_place, m_now);
    }
    void serve(WireServer &server, const QString &version, const QString &name = releasedName)
    {
        const QByteArray manifest =
            bytesOf(releaseJson(version, u"2026-12-01"_s, {fileJson(name, releasedBytes)}));
        server.expect().reply(200, manifest);
        server.expect().reply(200, m_key.sign(manifest));
    }
    template<typename T>
    [[nodiscard]] T *part(const QString &name) const
    {
        T *found = m_parts->window.panels().settings().updates().findChild<T *>(name);
        if (found == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }
    [[nodiscard]] QPushButton *button(const QString &name) const { return part<QPushButton>(name); }
    [[nodiscard]] bool offers(const QString &name) const
    {
        return button(name)->isVisibleTo(&m_parts->window.panels().settings().updates());
    }
    [[nodiscard]] QString found() const { return part<QLabel>(u"Found version"_s)->text(); }
    [[nodiscard]] QString notice() const { return m_parts->window.notice().sentence(); }
    [[nodiscard]] const UpdateChoices &choices() const
    {
        return m_parts->settings.settings().updates;
    }
    void showPanel()
    {
        m_parts->window.panels().setShown(SidePanel::Settings, true);
        m_parts->window.panels().settings().showTopic(SettingsTopic::Privacy);
        m_parts->window.activateWindow();
    }
    void type(const QString &address)
    {
        auto *field = part<QLineEdit>(u"Update address"_s);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, address);
        QTest::keyClick(field, Qt::Key_Return);
    }
    [[nodiscard]] QStringList downloads() const
    {
        return QDir(m_dir->filePath(u"downloads"_s)).entryList(QDir::Files | QDir::Hidden);
    }

    const ReleaseKey m_key;
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<WireServer> m_server;
    UpdateSource m_place;
    QDateTime m_now;
    std::unique_ptr<UpdateParts> m_parts;
};

} // namespace Hiwar
