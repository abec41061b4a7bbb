// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/conversationrows.h"

#include "ui/sidebar/conversationroles.h"

#include <QDateTime>
#include <QMimeData>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

const QString dragType = u"application/x-hiwar-conversations"_s;

QString daysLeft(qint64 days)
{
    if (days < 1)
        return ConversationRows::tr("Less than a day left");
    return days == 1 ? ConversationRows::tr("1 day left")
                     : ConversationRows::tr("%n days left", nullptr, int(days));
}

QString queuedWords(int count)
{
    return count == 1 ? ConversationRows::tr("1 question waits")
                      : ConversationRows::tr("%n questions wait", nullptr, count);
}

} // namespace

ConversationRows::ConversationRows(Today today, QObject *parent)
    : QIdentityProxyModel(parent)
    , m_today(std::move(today))
{
}

QString ConversationRows::note(const QModelIndex &index) const
{
    QStringList words;
    if (const QDateTime gone = index.data(GoneTimeRole).toDateTime(); gone.isValid())
        words.append(daysLeft(m_today().daysTo(gone.toLocalTime().date())));
    if (const QString origin = index.data(OriginRole).toString(); !origin.isEmpty())
        words.append(tr("in “%1”").arg(origin));
    return words.join(u" · "_s);
}

QString ConversationRows::description(const QModelIndex &index) const
{
    QStringList words;
    if (index.data(ArrivingRole).toBool())
        words.append(tr("A reply is arriving"));
    else if (index.data(UnreadRole).toBool())
        words.append(tr("A reply has not been read yet"));
    if (const int queued = index.data(QueuedRole).toInt(); queued > 0)
        words.append(queuedWords(queued));
    if (m_heading)
        words.append(m_heading(index));
    if (const QString origin = index.data(OriginRole).toString(); !origin.isEmpty())
        words.append(tr("A message in “%1”").arg(origin));
    if (const QDateTime gone = index.data(GoneTimeRole).toDateTime(); gone.isValid())
        words.append(daysLeft(m_today().daysTo(gone.toLocalTime().date())));
    if (const QStringList tags = index.data(TagsRole).toStringList(); !tags.isEmpty())
        words.append(tr("Tags: %1").arg(tags.join(tr(", "))));
    return words.join(u". "_s);
}

QVariant ConversationRows::data(const QModelIndex &index, int role) const
{
    switch (role) {
    case Qt::DisplayRole: {
        const QString title = QIdentityProxyModel::data(index, role).toString().simplified();
        return title.isEmpty() ? tr("New conversation") : title;
    }
    case Qt::ToolTipRole: {
        const QString origin = index.data(OriginRole).toString();
        const QString title = data(index, Qt::DisplayRole).toString();
        const QStringList tags = index.data(TagsRole).toStringList();
        if (!origin.isEmpty())
            return tr("%1, in “%2”").arg(title, origin);
        const int queued = index.data(QueuedRole).toInt();
        const QString waits = queued > 0 ? u'\n' + queuedWords(queued) : QString();
        const QString tagged =
            tags.isEmpty() ? QString() : u'\n' + tr("Tags: %1").arg(tags.join(tr(", ")));
        return QString(title + waits + tagged);
    }
    case NoteRole:
        return note(index);
    case Qt::EditRole:
        return QIdentityProxyModel::data(index, Qt::DisplayRole);
    case Qt::AccessibleDescriptionRole:
        return description(index);
    default:
        return QIdentityProxyModel::data(index, role);
    }
}

Qt::ItemFlags ConversationRows::flags(const QModelIndex &index) const
{
    const bool hasName = index.data(OriginRole).toString().isEmpty();
    return QIdentityProxyModel::flags(index) | Qt::ItemIsDragEnabled |
           (hasName ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool ConversationRows::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString title = value.toString().simplified();
    if (role != Qt::EditRole || title.isEmpty() || title == index.data(Qt::EditRole).toString())
        return false;
    emit renameRequested(index.data(ConversationIdRole).toString(), title);
    return true;
}

QStringList ConversationRows::mimeTypes() const
{
    return {dragType};
}

QMimeData *ConversationRows::mimeData(const QModelIndexList &indexes) const
{
    QStringList ids;
    for (const QModelIndex &index : indexes)
        ids.append(index.data(ConversationIdRole).toString());
    return dragOf(ids);
}

QModelIndex ConversationRows::find(const QString &conversationId) const
{
    if (conversationId.isEmpty() || rowCount() == 0)
        return {};
    return match(index(0, 0), ConversationIdRole, conversationId, 1, Qt::MatchExactly).value(0);
}

QMimeData *dragOf(const QStringList &conversationIds)
{
    auto *data = new QMimeData;
    data->setData(dragType, conversationIds.join(u'\n').toUtf8());
    return data;
}

QStringList draggedConversations(const QMimeData *data)
{
    const QByteArray ids = data->data(dragType);
    return ids.isEmpty() ? QStringList() : QString::fromUtf8(ids).split(u'\n');
}

} // namespace Hiwar
