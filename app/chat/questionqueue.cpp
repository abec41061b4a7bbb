// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/questionqueue.h"

#include "app/async/whendone.h"

#include <QUuid>

#include <algorithm>
#include <utility>

namespace Hiwar {

QuestionQueue::QuestionQueue(ChatSession &session, QueueCheck check, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_check(std::move(check))
    , m_stored(questions())
    , m_hold(m_stored.isEmpty() ? QueueHold::Nothing : QueueHold::OpenedAgain)
{
    connect(&session, &ChatSession::busyChanged, this, [this](bool isBusy) {
        if (isBusy)
            m_ended = MessageState::Stopped; // stays so if the reply is deleted
        else
            expect();
    });
    // Of several replies to one question the shown one counts.
    connect(&session, &ChatSession::replyEnded, this, [this](const QString &id) {
        const Conversation &conversation = m_session.conversation();
        if (conversation.path().contains(id))
            m_ended = conversation.find(id)->state;
    });
}

qsizetype QuestionQueue::placeOf(const QString &id) const
{
    const QList<QueuedQuestion> &all = questions();
    const auto found =
        std::find_if(all.begin(), all.end(), [&id](const auto &each) { return each.id == id; });
    return found == all.end() ? -1 : found - all.begin();
}

QueuedQuestion QuestionQueue::drafted(const QString &text) const
{
    return {QUuid::createUuid().toString(QUuid::WithoutBraces), text,
            m_session.conversation().info().draftAttachments};
}

void QuestionQueue::append(const QString &text)
{
    set(questions() + QList{drafted(text)});
    m_session.conversation().clearDraft();
    store();
}

void QuestionQueue::steer(const QString &text)
{
    const QueuedQuestion question = drafted(text);
    set(QList{question} + questions());
    m_session.conversation().clearDraft();
    store();
    sendNow(question.id);
}

void QuestionQueue::rewrite(const QString &id, const QString &text)
{
    QList<QueuedQuestion> all = questions();
    const qsizetype place = placeOf(id);
    if (place < 0 || all.at(place).text == text)
        return;
    all[place].text = text;
    set(all);
    store();
}

void QuestionQueue::move(const QString &id, qsizetype place)
{
    QList<QueuedQuestion> all = questions();
    const qsizetype from = placeOf(id);
    const qsizetype to = std::clamp<qsizetype>(place, 0, all.size() - 1);
    if (from < 0 || from == to)
        return;
    all.move(from, to);
    set(all);
    store();
}

QList<RemovedQuestion> QuestionQueue::remove(const QStringList &ids)
{
    QList<RemovedQuestion> removed;
    QList<QueuedQuestion> left;
    for (const QueuedQuestion &question : questions()) {
        if (!ids.contains(question.id)) {
            left.append(question);
            continue;
        }
        RemovedQuestion gone{.question = question, .place = removed.size() + left.size()};
        // The history reads them before it erases them: it does one thing after the other.
        for (const Attachment &file : question.attachments) {
            for (const QString &hash : {file.hash, file.reading}) {
                if (!hash.isEmpty())
                    gone.contents.insert(hash, m_session.contents().content(hash));
            }
        }
        removed.append(gone);
    }
    if (removed.isEmpty())
        return {};
    set(left);
    store();
    return removed;
}

void QuestionQueue::putBack(const QList<RemovedQuestion> &removed)
{
    // Their files first: a question may not name what is not there.
    auto left = std::make_shared<qsizetype>(1);
    const auto done = [this, left, removed] {
        if (--*left == 0)
            insert(removed);
    };
    for (const RemovedQuestion &back : removed) {
        for (auto content = back.contents.cbegin(); content != back.contents.cend(); ++content) {
            ++*left;
            whenDone(content.value(), this,
                     [this, done,
                      hash = content.key()](const tl::expected<QByteArray, StoreError> &bytes) {
                         if (bytes)
                             m_session.contents().save({.hash = hash, .bytes = *bytes});
                         done();
                     });
        }
    }
    done();
}

void QuestionQueue::insert(const QList<RemovedQuestion> &removed)
{
    QList<QueuedQuestion> all = questions();
    const bool wasEmpty = all.isEmpty();
    for (const RemovedQuestion &back : removed) {
        if (!contains(back.question.id))
            all.insert(std::min(back.place, all.size()), back.question);
    }
    set(all);
    store();
    if (wasEmpty && !takes())
        setHold(QueueHold::Paused);
}

void QuestionQueue::setEdited(const QString &id)
{
    if (std::exchange(m_editedId, id) == id)
        return;
    emit changed();
    const bool mayGo = m_hold == QueueHold::Edited || needsUser(m_hold);
    if (!id.isEmpty() || !mayGo || m_session.isBusy())
        return;
    m_hold = QueueHold::Nothing;
    m_ended = MessageState::Complete;
    goOn();
}

void QuestionQueue::sendNow(const QString &id)
{
    const qsizetype place = placeOf(id);
    if (place < 0)
        return;
    move(id, 0);
    if (takes()) {
        m_urgentId = id;
        m_session.stop();
    } else {
        send(questions().constFirst());
    }
}

void QuestionQueue::sendNext()
{
    if (takes())
        setHold(QueueHold::Nothing);
    else if (!questions().isEmpty())
        send(questions().constFirst());
}

void QuestionQueue::expect()
{
    if (std::exchange(m_isDue, true))
        return;
    // Others hear of the end first, and may ask for something themselves.
    QMetaObject::invokeMethod(this, &QuestionQueue::goOn, Qt::QueuedConnection);
}

void QuestionQueue::goOn()
{
    m_isDue = false;
    if (m_session.isBusy() || questions().isEmpty()) {
        m_urgentId.clear();
        return;
    }
    const bool isUrgent = contains(m_urgentId);
    const QueuedQuestion next = questions().at(isUrgent ? placeOf(m_urgentId) : 0);
    m_urgentId.clear();
    QueueHold hold = holdAtEnd(m_ended, isUrgent, m_hold);
    if (hold == QueueHold::Nothing && next.id == m_editedId)
        hold = QueueHold::Edited;
    if (hold == QueueHold::Nothing)
        hold = m_check(m_session.conversation(), next);
    if (hold == QueueHold::Nothing)
        send(next);
    else
        setHold(hold);
}

void QuestionQueue::send(const QueuedQuestion &question)
{
    QList<QueuedQuestion> left = questions();
    left.removeIf([&question](const auto &each) { return each.id == question.id; });
    setHold(QueueHold::Nothing);
    set(left);
    m_session.send(question.text, question.attachments); // stores both
    showWhenStored();
}

void QuestionQueue::set(const QList<QueuedQuestion> &questions)
{
    m_session.conversation().setQueued(questions);
}

void QuestionQueue::store()
{
    m_session.writer().saveInfo();
    showWhenStored();
    const bool isOther = questions().isEmpty() || questions().constFirst().id != m_heldId;
    if (questions().isEmpty())
        setHold(QueueHold::Nothing);
    else if (needsUser(m_hold) && isOther)
        setHold(QueueHold::Paused);
}

void QuestionQueue::showWhenStored()
{
    // Also when it could not be stored: the session reports that, and keeps it in memory.
    whenDone(m_session.writer().lastSaving(), this, [this, now = questions()](const auto &) {
        if (std::exchange(m_stored, now) != now)
            emit changed();
    });
}

void QuestionQueue::setHold(QueueHold hold)
{
    m_heldId = questions().isEmpty() ? QString() : questions().constFirst().id;
    if (std::exchange(m_hold, hold) != hold)
        emit changed();
}

} // namespace Hiwar
