// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/checkupcontroller.h"

#include "app/async/whendone.h"
#include "app/chat/connections.h"

namespace Hiwar {

CheckupController::CheckupController(SettingsPanel &panel, const Collaborators &with,
                                     QObject *parent)
    : QObject(parent)
    , m_panel(panel)
    , m_with(with)
{
    connect(&m_panel, &SettingsPanel::testRequested, this, &CheckupController::test);
    connect(&m_panel, &SettingsPanel::testCancelled, this, &CheckupController::cancel);
}

void CheckupController::forget()
{
    ++m_attempt;
    m_checkup.reset();
}

void CheckupController::test(const Profile &profile, const KeyChange &key,
                             const SecretsChange &secrets)
{
    forget();
    m_panel.beginTest();
    whenDone(m_with.connections.connect(profile, key, secrets), this,
             [this, attempt = m_attempt](const tl::expected<Connection, ApiError> &connection) {
                 if (attempt != m_attempt)
                     return;
                 if (connection) {
                     run(*connection);
                     return;
                 }
                 m_panel.addTestLine({.step = CheckupStep::Key,
                                      .verdict = CheckupVerdict::Failed,
                                      .error = connection.error()});
                 m_panel.endTest(false);
             });
}

void CheckupController::run(const Connection &connection)
{
    m_checkup = std::make_unique<Checkup>(m_with.client, connection);
    connect(m_checkup.get(), &Checkup::stepStarted, &m_panel, &SettingsPanel::beginTestStep);
    connect(m_checkup.get(), &Checkup::lineReady, this, [this](const CheckupLine &line) {
        m_panel.addTestLine(line);
        if (!line.models.isEmpty())
            m_panel.setModels(line.models);
    });
    connect(m_checkup.get(), &Checkup::finished, &m_panel, &SettingsPanel::endTest);
    m_checkup->start();
}

void CheckupController::cancel()
{
    if (m_checkup) {
        m_checkup->cancel();
        return;
    }
    forget(); // the keychain has not answered yet
    m_panel.addTestLine({.step = CheckupStep::Key,
                         .verdict = CheckupVerdict::Skipped,
                         .reason = CheckupReason::Stopped});
    m_panel.endTest(false);
}

} // namespace Hiwar
