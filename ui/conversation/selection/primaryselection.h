// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is selected is what the middle mouse button pastes elsewhere, where the desktop has that.
// Nothing is copied while it is being selected: the text is made when somebody pastes it, or when
// the conversation is about to change. What was selected last stays. GUI thread.
#pragma once

#include "ui/conversation/selection/selectiondata.h"

#include <QPointer>

class QAbstractItemModel;

namespace Hiwar {

class PrimarySelection
{
public:
    /// A range that is empty changes nothing.
    void offer(const ConversationRange &range, const MessageSource &messages);
    void keep();
    /// Keeps what was offered before this model changes, or another one takes its place.
    void watch(QAbstractItemModel *model);

private:
    QPointer<SelectionData> m_offered; // the clipboard's; gone when another program selects
    ConversationRange m_range;
    std::unique_ptr<QObject> m_watch;
};

} // namespace Hiwar
