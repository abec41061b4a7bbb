// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One conversation beside the others: in no list, never shown in the window, and never on the disk
// unless it is kept, which makes an ordinary one of it. What it costs counts all the same. GUI
// thread.
#pragma once

#include "app/chat/openconversations.h"

namespace Hiwar {

class QuickConversation : public QObject
{
    Q_OBJECT

public:
    /// The conversations must outlive it.
    explicit QuickConversation(OpenConversations &conversations, QObject *parent = nullptr);
    /// Ends a running request; nothing remains.
    ~QuickConversation() override;

    [[nodiscard]] Conversation &conversation() { return m_conversation; }
    [[nodiscard]] ChatSession &session() { return m_session; }
    /// Makes an ordinary conversation of it, which has what has arrived until now. Ends a running
    /// request. Returns its id; this one is of no more use.
    QString keep();

private:
    OpenConversations &m_conversations;
    Conversation m_conversation;
    ChatSession m_session;
};

} // namespace Hiwar
