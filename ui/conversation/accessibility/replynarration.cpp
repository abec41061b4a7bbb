// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/replynarration.h"

#include "ui/conversation/message/messagenotice.h"
#include "ui/conversation/message/shownblocks.h"

#include <QCoreApplication>

#include <utility>

namespace Hiwar {

QString endWords(const ShownMessage &message)
{
    const auto notice = noticeFor(message);
    if (!notice)
        return QCoreApplication::translate("Conversation", "Reply finished.");
    QStringList words = notice->words;
    if (!notice->quoted.isEmpty())
        words << notice->quoted;
    return words.join(u' ').simplified();
}

QStringList ReplyNarration::takeSentences(const ShownMessage &message)
{
    if (message.text.size() < m_size) // another version replaced it
        m_reader = {};
    m_size = message.text.size();
    m_markdown.read(message.text, textOptions(message));
    if (std::exchange(m_isBehind, false))
        m_reader.skip(m_markdown.blocks());
    return m_reader.take(m_markdown.blocks(), !isRunning(message));
}

QStringList ReplyNarration::take(const ShownMessage &message, Announcements wanted)
{
    QStringList out;
    const bool hasEnded = !isRunning(message);
    const QString status = statusWords(message);
    if (std::exchange(m_status, status) != status && !status.isEmpty() &&
        wanted == Announcements::Sentences)
        out << status;
    if (wanted == Announcements::Sentences)
        out += takeSentences(message);
    else
        m_isBehind = true;
    if (hasEnded && wanted != Announcements::None)
        out << endWords(message);
    return out;
}

} // namespace Hiwar
