// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keeps a session's conversation stored, or not: the rule it protects is that nothing of a
// temporary conversation reaches the history before a person wants it. How the rest is stored is
// ConversationWriter's. GUI thread.
#pragma once

#include "app/chat/conversationwriter.h"

#include <memory>

namespace Hiwar {

class SessionWriter : public QObject
{
    Q_OBJECT

public:
    enum class Keeps : quint8 { Everything, Nothing };

    SessionWriter(const Conversation &conversation, HistoryStore &history, Keeps keeps);

    /// Everything from now on, and all there is already.
    void keep();

    /// Each does what ConversationWriter does. For a conversation that is not stored, each succeeds
    /// at once.
    void saveInfo();
    StoreResult<void> saveDraft();
    void saveMessage(const QString &id);
    void saveTurn(const QStringList &ids);
    void saveSoon(const QString &id);
    void removeMessages(const QStringList &ids);
    void saveEverything();
    void storeAgain();
    [[nodiscard]] bool isBehind() const { return m_writer && m_writer->isBehind(); }
    [[nodiscard]] bool isStored() const { return !m_writer || m_writer->isStored(); }
    [[nodiscard]] StoreResult<void> lastSaving() const;

signals:
    void failed(const Hiwar::StoreError &error);
    void storedAgain();

private:
    void makeWriter();

    const Conversation &m_conversation;
    HistoryStore &m_history;
    std::unique_ptr<ConversationWriter> m_writer; ///< nullptr: nothing is kept
};

} // namespace Hiwar
