// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Follows the replies of a conversation while a screen reader is active, and announces what
// ReadingOptions request. Sentences that become certain within a short time are announced together,
// so that a fast reply does not flood the bus; the end of a reply is announced at once. Costs
// nothing without a reader. GUI thread.
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

    /// `isHeard` returns whether a screen reader listens; tests pass their own.
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
    QHash<QString, ReplyNarration> m_replies; // the running ones, by message
    QStringList m_grown;
    QTimer m_timer;
};

} // namespace Hiwar
