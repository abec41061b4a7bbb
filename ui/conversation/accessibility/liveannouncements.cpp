// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/liveannouncements.h"

#include "ui/conversation/conversationview.h"

#include <chrono>

namespace Hiwar {

namespace {

constexpr std::chrono::milliseconds interval{250};

} // namespace

LiveAnnouncements::LiveAnnouncements(ConversationView &view, Hearing isHeard)
    : QObject(&view)
    , m_view(view)
    , m_isHeard(std::move(isHeard))
    , m_announcer(&view)
    , m_timer(this)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &LiveAnnouncements::tellGrown);
    connect(this, &LiveAnnouncements::announced, this,
            [this](const QString &words, bool isUrgent) { m_announcer.announce(words, isUrgent); });
    const MessageRows &rows = view.rows();
    connect(&rows, &MessageRows::reset, this, &LiveAnnouncements::startAnew);
    connect(&rows, &MessageRows::inserted, this, &LiveAnnouncements::onInserted);
    connect(&rows, &MessageRows::textGrew, this, &LiveAnnouncements::onGrew);
    connect(&rows, &MessageRows::changed, this, &LiveAnnouncements::onChanged);
    connect(&view, &ConversationView::becameQuiet, this, &LiveAnnouncements::onBecameQuiet);
}

void LiveAnnouncements::startAnew()
{
    m_replies.clear();
    m_grown.clear();
    // A conversation may be opened while its reply arrives: that is the last one.
    if (const int last = m_view.rows().count() - 1; last >= 0 && m_isHeard()) {
        const ShownMessage message = m_view.rows().message(last);
        if (isRunning(message)) {
            ReplyNarration reply(true);
            static_cast<void>(reply.take(message, Announcements::Sentences));
            m_replies.insert(message.id, reply);
        }
    }
}

void LiveAnnouncements::onInserted(int first, int count)
{
    for (int row = first; row < first + count; ++row)
        onChanged(row);
}

void LiveAnnouncements::onGrew(int row)
{
    if (!m_isHeard())
        return;
    const QString id = m_view.rows().idOf(row);
    if (!m_grown.contains(id))
        m_grown << id;
    if (!m_timer.isActive())
        m_timer.start();
}

void LiveAnnouncements::onChanged(int row)
{
    if (m_isHeard())
        tell(row);
}

void LiveAnnouncements::tellGrown()
{
    for (const QString &id : std::exchange(m_grown, {})) {
        if (const int row = m_view.rows().rowOf(id); row >= 0)
            tell(row);
    }
}

void LiveAnnouncements::tell(int row)
{
    const ShownMessage message = m_view.rows().message(row);
    const bool runs = isRunning(message);
    auto reply = m_replies.find(message.id);
    if (reply == m_replies.end()) {
        if (!runs)
            return;
        const bool hasBegun = !message.text.isEmpty();
        reply = m_replies.insert(message.id, ReplyNarration(hasBegun));
    }
    const QStringList words = reply->take(message, m_view.readingOptions().announcements);
    if (!runs)
        m_replies.erase(reply);
    if (!words.isEmpty())
        emit announced(words.join(u'\n'), message.state == MessageState::Failed);
}

void LiveAnnouncements::onBecameQuiet()
{
    if (m_isHeard() && m_view.readingOptions().announcements == Announcements::Sentences)
        emit announced(stillWaitingWords(), false);
}

} // namespace Hiwar
