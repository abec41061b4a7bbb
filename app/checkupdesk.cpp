// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checkupdesk.h"

#include "app/connections.h"
#include "app/history/whendone.h"

namespace Hiwar {

CheckupDesk::CheckupDesk(SettingsPanel &panel, const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_panel(panel)
    , m_with(with)
{
    connect(&m_panel, &SettingsPanel::testRequested, this, &CheckupDesk::test);
    connect(&m_panel, &SettingsPanel::testCancelled, this, &CheckupDesk::cancel);
}

void CheckupDesk::forget()
{
    ++m_attempt;
    m_test.reset();
}

void CheckupDesk::test(const Profile &profile, const KeyChange &key)
{
    forget();
    m_panel.beginTest();
    whenDone(m_with.connections.connect(profile, key), this,
             [this, attempt = m_attempt](const tl::expected<Connection, ApiError> &connection) {
                 if (attempt != m_attempt)
                     return;
                 if (connection) {
                     run(*connection);
                     return;
                 }
                 m_panel.addTestLine(replyLine(connection.error(), {}, {}));
                 m_panel.endTest(false);
             });
}

void CheckupDesk::run(const Connection &connection)
{
    m_test = std::make_unique<ConnectionTest>(m_with.client, connection);
    connect(m_test.get(), &ConnectionTest::stepDone, this,
            [this](const ConnectionTest::Result &result) {
                switch (result.step) {
                case ConnectionTest::Step::Models:
                    m_panel.addTestLine(modelsLine(result.error, result.models, result.elapsed));
                    if (!result.models.isEmpty())
                        m_panel.setModels(result.models);
                    break;
                case ConnectionTest::Step::Chat:
                    m_panel.addTestLine(replyLine(result.error, result.reply, result.elapsed));
                    break;
                }
            });
    connect(m_test.get(), &ConnectionTest::finished, &m_panel, &SettingsPanel::endTest);
    m_test->start();
}

void CheckupDesk::cancel()
{
    if (m_test) {
        m_test->cancel();
        return;
    }
    forget(); // the keychain has not answered yet
    m_panel.endTest(false);
}

} // namespace Hiwar
