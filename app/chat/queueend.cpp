// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/queueend.h"

namespace Hiwar {

QueueHold holdAtEnd(MessageState ended, bool isUrgent, QueueHold before)
{
    if (isUrgent)
        return QueueHold::Nothing;
    const bool isMended = before == QueueHold::ReplyFailed && ended == MessageState::Complete;
    if (before != QueueHold::Nothing && !isMended)
        return before;
    switch (ended) {
    case MessageState::Complete:
        return QueueHold::Nothing;
    case MessageState::Failed:
        return QueueHold::ReplyFailed;
    case MessageState::Closed:
        return QueueHold::OpenedAgain;
    case MessageState::Waiting: // it was deleted while it ran
    case MessageState::Arriving:
    case MessageState::Stopped:
        return QueueHold::ReplyStopped;
    }
    Q_UNREACHABLE();
}

bool needsUser(QueueHold hold)
{
    switch (hold) {
    case QueueHold::Nothing:
    case QueueHold::ReplyFailed:
    case QueueHold::ReplyStopped:
    case QueueHold::OpenedAgain:
    case QueueHold::Paused:
    case QueueHold::Edited:
        return false;
    case QueueHold::Secret:
    case QueueHold::SpendingLimit:
    case QueueHold::ProfileOff:
    case QueueHold::NoModel:
        return true;
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
