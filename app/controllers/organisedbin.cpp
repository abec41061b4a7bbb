// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of OrganiseController for the bin: moves conversations and messages into it, restores
// them, and deletes them for good.
#include "app/chat/shownconversation.h"
#include "app/chat/treechanges.h"
#include "app/controllers/organisecontroller.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/binnedbar.h"
#include "ui/window/noticebar.h"

#include <algorithm>

namespace Hiwar {

void OrganiseController::moveToBin(const QStringList &ids)
{
    const QString shown = m_shown.id();
    m_conversations.moveToBin(ids);
    tellDeleted(ids, shown);
}

void OrganiseController::tellDeleted(const QStringList &ids, const QString &shown)
{
    const QString told = ids.size() == 1 ? tr("%1 was deleted.").arg(nameOf(ids))
                                         : tr("%1 were deleted.").arg(nameOf(ids));
    m_views.notice.tellUndoable(told, [this, ids, shown] {
        m_conversations.organise(ids, [](ConversationInfo &info) { info.deletedAt = {}; });
        if (ids.size() == 1 || ids.contains(shown))
            m_shown.show(ids.contains(shown) ? shown : ids.constFirst());
    });
}

void OrganiseController::tellDeleted(const BinnedMessage &deletion)
{
    const QString told = deletion.count == 1 ? tr("The message was deleted.")
                                             : tr("The message and what followed it were deleted.");
    m_views.notice.tellUndoable(told,
                                [this, deletion] { undoDeletion(m_conversations, deletion); });
}

void OrganiseController::offerLastDeletion()
{
    connect(
        &m_bin, &MessageBin::wasReset, this,
        [this] {
            QDateTime done;
            QDateTime deleted = m_bin.all().value(0).deletedAt;
            for (const ListedRef &each : m_conversations.list().all()) {
                done = std::max(done, each->info.updatedAt);
                deleted = std::max(deleted, each->info.deletedAt);
            }
            if (!deleted.isValid() || deleted < done || deleted < m_clock().addDays(-1))
                return;
            QStringList ids;
            for (const ListedRef &each : m_conversations.list().all()) {
                if (each->info.deletedAt == deleted)
                    ids.append(each->info.id);
            }
            ids.isEmpty() ? tellDeleted(m_bin.all().constFirst()) : tellDeleted(ids, {});
        },
        Qt::SingleShotConnection);
}

void OrganiseController::restore(const QStringList &ids)
{
    QStringList messages;
    QStringList conversations;
    for (const QString &id : ids)
        (m_bin.find(id) ? messages : conversations).append(id);
    const QString told = ids.size() == 1 && messages.isEmpty()
                             ? tr("%1 is back in the list.").arg(nameOf(ids))
                             : tr("%1 are back in the list.").arg(nameOf(ids));
    m_conversations.organise(conversations, [](ConversationInfo &info) { info.deletedAt = {}; });
    restoreMessages(messages);
    if (!conversations.isEmpty())
        m_views.notice.tell(told);
}

void OrganiseController::restoreMessages(const QStringList &ids)
{
    for (const QString &id : ids) {
        const BinnedMessage *message = m_bin.find(id);
        if (!message)
            continue;
        const QString conversationId = message->conversationId;
        m_bin.restore(id);
        m_shown.show(conversationId);
        emit conversationOpened();
        m_views.notice.tell(tr("Back in %1.").arg(nameOf({conversationId})));
    }
}

void OrganiseController::askToRemove(const QStringList &ids)
{
    m_views.notice.tell(
        tr("Delete %1 for good? There is no way back.").arg(nameOf(ids)),
        {{tr("Delete for good"), [this, ids] { removeForGood(ids); }}, {tr("Keep"), {}}});
}

void OrganiseController::removeForGood(const QStringList &ids)
{
    m_bin.removeForGood(ids);
    m_conversations.removeForGood(ids);
}

void OrganiseController::emptyBin()
{
    QStringList ids;
    for (int row = 0; row < m_list.rowCount(); ++row) {
        if (const QModelIndex index = m_list.index(row); index.data(DeletedRole).toBool())
            ids.append(index.data(ConversationIdRole).toString());
    }
    removeForGood(ids);
}

void OrganiseController::showBinned(const QString &messageId)
{
    const BinnedMessage *message = m_bin.find(messageId);
    if (!message)
        return;
    m_views.notice.tell(
        tr("Deleted from %1: %2").arg(nameOf({message->conversationId}), message->words),
        {{tr("Restore"), [this, messageId] { restore({messageId}); }},
         {tr("Delete for good"), [this, messageId] { askToRemove({messageId}); }}});
}

void OrganiseController::refreshBinned()
{
    const ListedRef shown = m_conversations.list().find(m_shown.id());
    const bool isBinned = shown && shown->info.deletedAt.isValid();
    if (isBinned) {
        const QDate today = m_clock().toLocalTime().date();
        m_views.binned.setDaysLeft(today.daysTo(binEnd(shown->info).toLocalTime().date()));
    }
    if (isBinned && m_views.binned.isHidden())
        m_views.notice.announce(m_views.binned.accessibleDescription());
    m_views.binned.setVisible(isBinned);
}

} // namespace Hiwar
