// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/interaction/copysign.h"

namespace Hiwar {

CopySign::CopySign(QWidget *speaker)
    : QObject(speaker)
    , m_announcer(speaker)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(usualTime);
    connect(&m_timer, &QTimer::timeout, this, &CopySign::end);
}

void CopySign::setTime(std::chrono::milliseconds time)
{
    m_timer.setInterval(time);
}

void CopySign::copied(const QString &messageId, MessageAction action)
{
    m_action = action;
    m_block.reset();
    show(messageId);
}

void CopySign::copiedCode(const QString &messageId, int block)
{
    m_action.reset();
    m_block = block;
    show(messageId);
}

void CopySign::copiedElsewhere()
{
    end();
    const QString words = tr("Copied.");
    m_announcer.announce(words);
    emit announced(words);
}

std::optional<MessageAction> CopySign::actionOf(const QString &messageId) const
{
    return messageId == m_messageId ? m_action : std::nullopt;
}

std::optional<int> CopySign::codeOf(const QString &messageId) const
{
    return messageId == m_messageId ? m_block : std::nullopt;
}

void CopySign::show(const QString &messageId)
{
    const auto action = m_action;
    const auto block = m_block;
    copiedElsewhere();
    m_messageId = messageId;
    m_action = action;
    m_block = block;
    m_timer.start();
    emit changed();
}

void CopySign::end()
{
    m_timer.stop();
    if (m_messageId.isEmpty())
        return;
    m_messageId.clear();
    m_action.reset();
    m_block.reset();
    emit changed();
}

} // namespace Hiwar
