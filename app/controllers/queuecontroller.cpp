// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/queuecontroller.h"

#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "ui/composer/composer.h"
#include "ui/composer/queuelist.h"
#include "ui/window/noticebar.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

QString holdWords(QueueHold hold)
{
    switch (hold) {
    case QueueHold::Nothing:
        return {};
    case QueueHold::ReplyFailed:
        return QueueController::tr("These wait because the reply failed.");
    case QueueHold::ReplyStopped:
        return QueueController::tr("These wait because you stopped the reply.");
    case QueueHold::OpenedAgain:
        return QueueController::tr("These still wait from before.");
    case QueueHold::Paused:
        return QueueController::tr("These wait for you.");
    case QueueHold::Edited:
        return QueueController::tr("The next one is sent when you have finished editing it.");
    case QueueHold::Secret:
        return QueueController::tr(
            "The next one looks like it holds a secret. Edit it, or send it as it is.");
    case QueueHold::SpendingLimit:
        return QueueController::tr("The next one would pass today's limit, so it was not sent.");
    case QueueHold::ProfileOff:
        return QueueController::tr("The profile is switched off, so the next one was not sent.");
    case QueueHold::NoModel:
        return QueueController::tr("No model is chosen, so the next one was not sent.");
    }
    Q_UNREACHABLE();
}

ShownQueued shownOf(const QueuedQuestion &question, const QString &editedId)
{
    ShownQueued shown{
        .id = question.id, .text = question.text, .files = {}, .isEdited = question.id == editedId};
    for (const Attachment &file : question.attachments)
        shown.files.append(file.name);
    return shown;
}

} // namespace

QueueController::QueueController(const Views &views, Collaborators with, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(std::move(with))
{
    connect(&m_with.shown, &ShownConversation::changed, this, &QueueController::takeShown);
    connectComposer();
    takeShown();
}

void QueueController::connectComposer()
{
    const Composer *composer = &m_views.composer;
    connect(composer, &Composer::queueRequested, this, &QueueController::queue);
    connect(composer, &Composer::steerRequested, this, &QueueController::steer);
    connect(composer, &Composer::queuedEdited, this, &QueueController::putBack);
    connect(composer, &Composer::editCancelled, this, [this] {
        if (m_queue)
            m_queue->setEdited({});
    });
    const QueueList *list = &composer->queue();
    connect(list, &QueueList::triggered, this, &QueueController::act);
    connect(list, &QueueList::sendNextRequested, this, &QueueController::sendNext);
    connect(list, &QueueList::removeAllRequested, this, [this] {
        QStringList all;
        for (const QueuedQuestion &question : m_queue->questions())
            all.append(question.id);
        remove(all);
    });
}

void QueueController::takeShown()
{
    QuestionQueue *shown = m_with.shown.all().queue(m_with.shown.id());
    if (m_queue && m_queue != shown)
        m_queue->disconnect(this);
    if (shown && m_queue != shown)
        connect(shown, &QuestionQueue::changed, this, &QueueController::refresh);
    m_queue = shown;
    refresh();
}

void QueueController::refresh()
{
    ShownQueue shown;
    if (m_queue) {
        for (const QueuedQuestion &question : m_queue->stored())
            shown.questions.append(shownOf(question, m_queue->editedId()));
        shown.hold = holdWords(m_queue->hold());
    }
    m_views.composer.queue().setQueue(shown);
}

std::optional<QueuedQuestion> QueueController::find(const QString &id) const
{
    if (!m_queue)
        return {};
    const QList<QueuedQuestion> &all = m_queue->questions();
    const auto found =
        std::find_if(all.begin(), all.end(), [&id](const auto &each) { return each.id == id; });
    return found == all.end() ? std::optional<QueuedQuestion>() : *found;
}

void QueueController::queue(const QString &text)
{
    if (!m_queue)
        return;
    m_views.composer.clear();
    m_queue->append(text);
    m_views.composer.announce(
        tr("Queued as question %1.").arg(QLocale().toString(m_queue->questions().size())));
}

void QueueController::steer(const QString &text)
{
    if (!m_queue)
        return;
    m_views.composer.clear();
    m_queue->steer(text);
    m_views.composer.announce(tr("The reply is stopped, and this is sent."));
}

void QueueController::putBack(const QString &text)
{
    const QString id = m_queue ? m_queue->editedId() : QString();
    if (!m_queue || !m_queue->contains(id)) { // it is gone, but not these words
        m_views.composer.insertText(text);
        return;
    }
    m_queue->rewrite(id, text);
    m_queue->setEdited({});
    m_views.composer.announce(tr("It is in the queue again."));
}

void QueueController::act(const QString &id, QueueAction action)
{
    const std::optional<QueuedQuestion> question = find(id);
    if (!question)
        return;
    const auto place = m_queue->questions().indexOf(*question);
    switch (action) {
    case QueueAction::SendNow:
        return sendNow(*question);
    case QueueAction::Edit:
        return edit(*question);
    case QueueAction::MoveUp:
        return m_queue->move(id, place - 1);
    case QueueAction::MoveDown:
        return m_queue->move(id, place + 1);
    case QueueAction::Remove:
        return remove({id});
    }
}

void QueueController::edit(const QueuedQuestion &question)
{
    m_views.composer.beginQueuedEdit(question.text); // ends the editing of another one first
    m_queue->setEdited(question.id);
}

void QueueController::sendNow(const QueuedQuestion &question)
{
    if (m_queue->takes()) {
        m_queue->sendNow(question.id);
        return;
    }
    m_with.ask(question.text, [queue = m_queue, id = question.id] {
        if (queue)
            queue->sendNow(id);
    });
}

void QueueController::sendNext()
{
    if (!m_queue->editedId().isEmpty())
        m_views.composer.cancelEdit(); // which may be all that it waited for
    if (m_queue->takes() || m_queue->questions().isEmpty()) {
        m_queue->sendNext();
        return;
    }
    const QueuedQuestion next = m_queue->questions().constFirst();
    if (m_queue->hold() == QueueHold::Secret)
        m_with.allow(m_with.shown.id(), next.text);
    sendNow(next);
}

void QueueController::remove(const QStringList &ids)
{
    if (ids.contains(m_queue->editedId()))
        m_views.composer.cancelEdit();
    const QList<RemovedQuestion> removed = m_queue->remove(ids);
    if (removed.isEmpty())
        return;
    OpenConversations *all = &m_with.shown.all();
    const auto undo = [all, id = m_with.shown.id(), removed] {
        if (!all->session(id) && !all->list().contains(id))
            return; // the conversation is gone
        all->withSession(id, [all, id, removed](ChatSession &) {
            if (QuestionQueue *queue = all->queue(id))
                queue->putBack(removed);
        });
    };
    m_views.notice.tellUndoable(
        removed.size() == 1
            ? tr("The question was removed from the queue.")
            : tr("%n questions were removed from the queue.", nullptr, int(removed.size())),
        undo);
}

} // namespace Hiwar
