// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A history by the dice that has everything a history can have: branches and versions, thoughts,
// token counts, failures, tools, attachments, folders, tags, pins, the archive and the bin, in
// several scripts. The same seed and sizes give the same values everywhere, each conversation by
// itself, so that a history of any size needs no memory. For tests and benchmarks.
#pragma once

#include "app/transfer/reader.h"

class QRandomGenerator;

namespace Hiwar {

class MadeHistory
{
public:
    /// The messages are spread over the conversations; some have few, some have many.
    MadeHistory(int conversations, int messages, quint32 seed = 1);

    [[nodiscard]] int count() const { return m_conversations; }
    [[nodiscard]] QList<Folder> folders() const;
    [[nodiscard]] Incoming conversation(int index) const;

private:
    [[nodiscard]] int messagesOf(int index) const;
    [[nodiscard]] Folder folder(int index) const;
    [[nodiscard]] ConversationInfo info(QRandomGenerator &dice, int index) const;

    const int m_conversations;
    const int m_messages;
    const quint32 m_seed;
};

/// A few lines to some screens of Markdown, one script or several.
[[nodiscard]] QString madeText(QRandomGenerator &dice);

} // namespace Hiwar
