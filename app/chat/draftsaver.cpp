// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/draftsaver.h"

#include "app/async/whendone.h"

#include <utility>

namespace Hiwar {

DraftSaver::DraftSaver(Save save)
    : m_save(std::move(save))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &DraftSaver::saveNow);
}

void DraftSaver::saveSoon(const QString &id, qsizetype length)
{
    m_waiting.insert(id);
    m_hasLong = m_hasLong || length > longDraft;
    goOn();
}

void DraftSaver::goOn()
{
    if (m_waiting.isEmpty() || m_underWay > 0 || m_timer.isActive())
        return;
    if (m_hasLong)
        m_timer.start();
    else
        saveNow();
}

void DraftSaver::saveNow()
{
    m_timer.stop();
    m_hasLong = false;
    const QSet<QString> ids = std::exchange(m_waiting, {});
    for (const QString &id : ids) {
        const auto saving = m_save(id);
        if (!saving)
            continue;
        ++m_underWay;
        whenDone(*saving, this, [this](const auto &) {
            --m_underWay;
            goOn();
        });
    }
}

} // namespace Hiwar
