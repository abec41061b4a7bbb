// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Offers the selection to the middle mouse button, which pastes it elsewhere, on desktops that have
// this. Nothing is copied while selecting: the text is made when it is pasted, the messages are
// copied when the conversation is about to change. The last selection stays. GUI thread.
#pragma once

#include "ui/conversation/selection/selectiondata.h"

#include <QPointer>

class QAbstractItemModel;

namespace Hiwar {

class PrimarySelection
{
public:
    /// An empty range changes nothing.
    void offer(const ConversationRange &range, const MessageSource &messages);
    void keep();
    /// Keeps the offered selection before this model changes, or another one replaces it.
    void watch(QAbstractItemModel *model);

private:
    QPointer<SelectionData> m_offered; // owned by the clipboard; null when another program selects
    ConversationRange m_range;
    std::unique_ptr<QObject> m_watch;
};

} // namespace Hiwar
