// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keeps one conversation stored, or nothing of it. The rules it protects: what could not be stored
// is tried again with the next saving, so that one busy moment of the disk never costs a message;
// and nothing of a temporary conversation reaches the history before a person wants it. It knows
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
    /// Between the end of a saving of a growing text and the next one. With a saving of some
    /// milliseconds the disk is never more than 250 ms behind; tests/endtoend/story_kill.py
    /// measures how far it is on this machine.
    static constexpr std::chrono::milliseconds interval{120};

    enum class Keeps : quint8 { Everything, Nothing };

    ConversationWriter(const Conversation &conversation, HistoryStore &history, Keeps keeps,
                       QObject *parent = nullptr);
    /// Saves first what was to be saved soon.
    ~ConversationWriter() override;

    /// Everything from now on, and all there is already.
    void keep();

    // Where nothing is kept, each of these succeeds at once.

    void saveInfo();
    /// As saveInfo(), at each key: see HistoryFile::saveDraft().
    StoreResult<void> saveDraft();
    void saveMessage(const QString &id);
    /// What is known of the conversation and these messages, all or nothing.
    void saveTurn(const QStringList &ids);
    /// Within the interval, and never two at a time: for a text that is growing.
    void saveSoon(const QString &id);
    void removeMessages(const QStringList &ids);
    /// The conversation and all its messages: the history may be another one now.
    void saveEverything();
    /// What could not be stored, once more; and what was to be stored soon.
    void storeAgain();

    /// Whether something could not be stored.
    [[nodiscard]] bool isBehind() const { return m_behind; }
    /// Whether nothing is on its way either.
    [[nodiscard]] bool isStored() const
    {
        return !m_behind && m_waiting == 0 && m_pending.isEmpty();
    }
    /// When all that was asked so far has been carried out, well or not. Take it with whenDone().
    [[nodiscard]] StoreResult<void> lastSaving() const { return m_last; }

signals:
    /// Storing has begun to fail. Told once, until it has succeeded again.
    void failed(const Hiwar::StoreError &error);
    /// After that: all of it is stored.
    void storedAgain();

private:
    void savePending();
    void catchUp();
    void sendInfo();
    void sendMessage(const QString &id);
    /// A saving, with the messages that have to be tried again when it fails.
    void begin(const std::function<StoreResult<void>()> &save, const QStringList &ids);
    void settle(const tl::expected<void, StoreError> &result, const QStringList &ids);

    const Conversation &m_conversation;
    HistoryStore &m_history;
    Keeps m_keeps;
    StoreResult<void> m_last;
    QTimer m_timer;
    QString m_pending;       // the message to be saved soon
    bool m_underWay = false; // a saving that the timer began has not ended
    int m_waiting = 0;       // savings whose end is not known
    bool m_behind = false;   // something could not be stored
    bool m_failing = false;  // and it was reported
    QStringList m_unstored;  // messages of that kind, in the order of asking
};

} // namespace Hiwar
