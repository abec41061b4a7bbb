// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keeps one conversation stored, or stores nothing of it. Rules: what could not be stored is tried
// again with the next saving, so that one busy moment of the disk never costs a message; and
// nothing of a temporary conversation reaches the history before the user wants it. It knows
// nothing of requests. GUI thread.
#pragma once

#include "app/chat/conversation.h"
#include "app/history/historystore.h"

#include <QTimer>

#include <functional>

namespace Hiwar {

class ConversationWriter : public QObject
{
    Q_OBJECT

public:
    /// Time from the end of one saving of a growing text to the next. As a saving takes some
    /// milliseconds, the disk is at most 250 ms behind, measured by tests/endtoend/story_kill.py.
    static constexpr std::chrono::milliseconds interval{120};

    enum class Keeps : quint8 { Everything, Nothing };

    ConversationWriter(const Conversation &conversation, HistoryStore &history, Keeps keeps,
                       QObject *parent = nullptr);
    /// First saves what saveSoon() has pending.
    ~ConversationWriter() override;

    /// From now on stores everything, including what is there already.
    void keep();

    // With Keeps::Nothing, each of these succeeds at once.

    void saveInfo();
    /// Like saveInfo(), but for each key: see HistoryFile::saveDraft().
    StoreResult<void> saveDraft();
    void saveMessage(const QString &id);
    /// The conversation's info and these messages, all or nothing.
    void saveTurn(const QStringList &ids);
    /// Saves within the interval, what is pending together and never while that is being saved: for
    /// growing texts.
    void saveSoon(const QString &id);
    void removeMessages(const QStringList &ids);
    /// The conversation and all its messages: the history may be a new file.
    void saveEverything();
    /// Saves again what could not be stored, and at once what saveSoon() has pending.
    void storeAgain();

    /// Whether something could not be stored.
    [[nodiscard]] bool isBehind() const { return m_behind; }
    /// Whether nothing is pending or being stored either.
    [[nodiscard]] bool isStored() const
    {
        return !m_behind && m_waiting == 0 && m_pending.isEmpty();
    }
    /// Ends when all savings so far have ended, with or without success. Take it with whenDone().
    [[nodiscard]] StoreResult<void> lastSaving() const { return m_last; }

signals:
    /// Storing has begun to fail. Emitted once until it has succeeded again.
    void failed(const Hiwar::StoreError &error);
    /// After failed(): everything is stored.
    void storedAgain();

private:
    void savePending();
    void saveAllPending();
    void noLongerPending(const QStringList &ids);
    void catchUp();
    void sendInfo();
    void sendMessage(const QString &id);
    /// Starts a saving; `ids` are the messages to save again if it fails.
    void begin(const std::function<StoreResult<void>()> &save, const QStringList &ids);
    void settle(const tl::expected<void, StoreError> &result, const QStringList &ids);

    const Conversation &m_conversation;
    HistoryStore &m_history;
    Keeps m_keeps;
    StoreResult<void> m_last;
    QTimer m_timer;
    QStringList m_pending;   // the messages to be saved soon
    bool m_underWay = false; // a saving begun by the timer has not ended
    int m_waiting = 0;       // savings that have not ended
    bool m_behind = false;   // something could not be stored
    bool m_failing = false;  // and it was reported
    QStringList m_unstored;  // messages that could not be stored, in the order of the calls
};

} // namespace Hiwar
