// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/replyticker.h"

#include "ui/conversation/conversationviewport.h"

#include <chrono>

namespace Hiwar {

ReplyTicker::ReplyTicker(ConversationViewport &viewport)
    : QObject(&viewport)
    , m_viewport(viewport)
    , m_timer(this)
{
    m_timer.setInterval(std::chrono::seconds(1));
    connect(&m_timer, &QTimer::timeout, this, &ReplyTicker::tick);
}

void ReplyTicker::update()
{
    if (isNeeded())
        m_timer.start();
    else
        m_timer.stop();
}

bool ReplyTicker::isNeeded() const
{
    if (!m_viewport.widget().isVisible())
        return false;
    const RowRange rows = m_viewport.visibleRows();
    for (int row = rows.first; row <= rows.last; ++row) {
        if (isRunning(m_viewport.rows().layout(row).message()))
            return true;
    }
    return false;
}

void ReplyTicker::tick()
{
    if (!isNeeded()) {
        m_timer.stop();
        return;
    }
    const RowRange rows = m_viewport.visibleRows();
    for (int row = rows.first; row <= rows.last; ++row) {
        const ShownMessage message = m_viewport.rows().message(row);
        const bool quiet = !quietText(message, m_viewport.rows().now()).isEmpty();
        if (quiet || hasStatus(message) || isThinking(message))
            m_viewport.update(m_viewport.rowRect(row));
        if (quiet && message.id != m_quietId)
            emit becameQuiet(row);
        if (quiet)
            m_quietId = message.id;
        else if (m_quietId == message.id)
            m_quietId.clear();
    }
}

} // namespace Hiwar
