// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Follows the replies of a conversation while a screen reader is there, and has said what
// ReadingOptions ask for. What becomes certain within a short time is said at once, so that a fast
// reply does not flood the bus; how a reply ended is never late. Costs nothing without a reader.
// GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/conversation/accessibility/replynarration.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <functional>

namespace Hiwar {

class ConversationView;

class LiveAnnouncements : public QObject
{
    Q_OBJECT

public:
    using Hearing = std::function<bool()>;

    /// `isHeard` tells whether somebody listens; tests bring their own.
    explicit LiveAnnouncements(ConversationView &view, Hearing isHeard = QAccessible::isActive);

signals:
    void announced(const QString &words, bool isUrgent);

private:
    void startAnew();
    void onInserted(int first, int count);
    void onGrew(int row);
    void onChanged(int row);
    void onBecameQuiet();
    void tellGrown();
    void tell(int row);

    ConversationView &m_view;
    Hearing m_isHeard;
    Announcer m_announcer;
    QHash<QString, ReplyNarration> m_replies; // that run, by message
    QStringList m_grown;
    QTimer m_timer;
};

} // namespace Hiwar
