// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of SettingsPanel that tests a connection.
#include "net/values/endpoint.h"
#include "ui/settings/profileform.h"
#include "ui/settings/settingspanel.h"
#include "ui/settings/testreport.h"

namespace Hiwar {

void SettingsPanel::beginTest()
{
    m_report->begin();
    reveal(m_report);
}

void SettingsPanel::beginTestStep(CheckupStep step)
{
    m_report->beginStep(step);
}

void SettingsPanel::addTestLine(const CheckupLine &line)
{
    m_report->add(line);
}

void SettingsPanel::endTest(bool ok)
{
    m_report->end(ok);
    reveal(m_report);
}

void SettingsPanel::test()
{
    if (const auto key = m_form->keyChange())
        emit testRequested(m_form->profile(), *key, m_form->secretsChange());
}

/// The key is sent to one origin only: another is tested once the user has seen it in the form.
void SettingsPanel::testAt(const QString &baseUrl)
{
    const auto former = resolveEndpoint(m_form->profile().baseUrl);
    m_form->setBaseUrl(baseUrl);
    const auto now = resolveEndpoint(baseUrl);
    if (former && now && isSameOrigin(former->base, now->base) && m_form->isValid())
        test();
}

} // namespace Hiwar
