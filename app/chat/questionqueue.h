// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The questions that wait in one conversation until its reply has ended; they are part of its
// info. Sends the next one after a complete reply, whether anybody looks or not, and holds it in
// every other case, see queueend.h. Rules: each change is stored before it is shown, and a question
// leaves the queue in the same saving in which it becomes a message, so that none is lost or sent
// twice. GUI thread.
#pragma once

#include "app/chat/chatsession.h"
#include "app/chat/queueend.h"

#include <functional>

namespace Hiwar {

/// What the user would be asked about before this question is sent; QueueHold::Nothing: nothing.
using QueueCheck = std::function<QueueHold(const Conversation &, const QueuedQuestion &)>;

/// A question that was taken out, for as long as that can be undone.
struct RemovedQuestion
{
    QueuedQuestion question;
    qsizetype place = 0;
    QHash<QString, StoreResult<QByteArray>> contents = {}; ///< of its files, by hash
};

class QuestionQueue : public QObject
{
    Q_OBJECT

public:
    /// The session must outlive it.
    QuestionQueue(ChatSession &session, QueueCheck check, QObject *parent = nullptr);

    /// As they will be sent, next first.
    [[nodiscard]] const QList<QueuedQuestion> &questions() const
    {
        return m_session.conversation().info().queued;
    }
    /// The same, as far as it is stored: to be shown.
    [[nodiscard]] const QList<QueuedQuestion> &stored() const { return m_stored; }
    [[nodiscard]] bool contains(const QString &id) const { return placeOf(id) >= 0; }
    [[nodiscard]] QueueHold hold() const { return m_hold; }
    /// A reply has just ended, and what becomes of the next question is decided in a moment.
    [[nodiscard]] bool isUnderWay() const { return m_isDue; }
    /// While a reply runs, or the next one is about to, a question is queued instead of sent.
    [[nodiscard]] bool takes() const { return m_session.isBusy() || m_isDue; }
    [[nodiscard]] const QString &editedId() const { return m_editedId; }

    /// Takes the text with the files of the draft, at the end, and clears the draft.
    void append(const QString &text);
    /// The same at the beginning: stops the reply, and sends this.
    void steer(const QString &text);
    void rewrite(const QString &id, const QString &text);
    void move(const QString &id, qsizetype place);
    QList<RemovedQuestion> remove(const QStringList &ids);
    void putBack(const QList<RemovedQuestion> &removed);
    /// This question is not sent by itself until it is another or none.
    void setEdited(const QString &id);
    /// The user wants this one sent next, and has agreed to it if nothing runs. A reply that runs
    /// is stopped.
    void sendNow(const QString &id);
    /// The user ends the hold: at once if nothing runs, else when that has ended.
    void sendNext();

signals:
    /// Of stored(), hold() or editedId().
    void changed();

private:
    [[nodiscard]] qsizetype placeOf(const QString &id) const;
    [[nodiscard]] QueuedQuestion drafted(const QString &text) const;
    /// A reply has ended or was deleted; signals of its end may follow.
    void expect();
    void goOn();
    void send(const QueuedQuestion &question);
    void insert(const QList<RemovedQuestion> &removed);
    void set(const QList<QueuedQuestion> &questions);
    /// Also what is held if another question is the next one now.
    void store();
    void showWhenStored();
    void setHold(QueueHold hold);

    ChatSession &m_session;
    QueueCheck m_check;
    QList<QueuedQuestion> m_stored;
    QueueHold m_hold = QueueHold::Nothing;
    QString m_heldId; ///< the next question when it was held
    MessageState m_ended = MessageState::Complete;
    bool m_isDue = false;
    QString m_urgentId; ///< to be sent next in any case; empty: none
    QString m_editedId;
};

} // namespace Hiwar
