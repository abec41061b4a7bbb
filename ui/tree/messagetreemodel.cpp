// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tree/messagetreemodel.h"

#include "ui/theme/icon.h"

#include <QFont>
#include <QLocale>
#include <QMimeData>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

const QString mimeType = u"application/x-hiwar-message"_s;

} // namespace

void MessageTreeModel::setRows(const QList<ShownTreeRow> &rows)
{
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = rows;
    m_nodes = QList<Node>(rows.size());
    m_first.clear();
    QList<int> above; // the row of each depth
    for (int row = 0; row < int(rows.size()); ++row) {
        const auto depth = std::min<qsizetype>(rows.at(row).depth, above.size());
        above.resize(depth);
        const int parent = above.isEmpty() ? -1 : above.constLast();
        QList<int> &siblings = parent < 0 ? m_first : m_nodes[parent].children;
        m_nodes[row].parent = parent;
        m_nodes[row].place = int(siblings.size());
        siblings.append(row);
        above.append(row);
    }
    endResetModel();
}

void MessageTreeModel::setTheme(const Theme &theme)
{
    m_mark = tintedIcon(Icon::Check, theme.palette.text);
    m_size = QSize(0, theme.px(Theme::leastTarget));
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

QModelIndex MessageTreeModel::indexOf(const QString &messageId) const
{
    const auto found =
        std::find_if(m_rows.cbegin(), m_rows.cend(),
                     [&messageId](const ShownTreeRow &row) { return row.messageId == messageId; });
    return found == m_rows.cend() ? QModelIndex() : indexAt(int(found - m_rows.cbegin()));
}

QModelIndex MessageTreeModel::indexAt(int row) const
{
    return row < 0 ? QModelIndex() : createIndex(m_nodes.at(row).place, 0, quintptr(row));
}

const QList<int> &MessageTreeModel::childrenOf(const QModelIndex &parent) const
{
    return parent.isValid() ? m_nodes.at(int(parent.internalId())).children : m_first;
}

QModelIndex MessageTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    const QList<int> &children = childrenOf(parent);
    const bool isThere = row >= 0 && row < children.size() && column == 0;
    return isThere ? indexAt(children.at(row)) : QModelIndex();
}

QModelIndex MessageTreeModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexAt(m_nodes.at(int(child.internalId())).parent) : QModelIndex();
}

int MessageTreeModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : int(childrenOf(parent).size());
}

int MessageTreeModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant MessageTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ShownTreeRow &row = m_rows.at(int(index.internalId()));
    const auto said = [&row] {
        const QString words = row.words.isEmpty() ? tr("no words") : row.words;
        switch (row.role) {
        case Hiwar::Role::System:
            return tr("System prompt: %1").arg(words);
        case Hiwar::Role::User:
            return tr("You: %1").arg(words);
        case Hiwar::Role::Assistant:
            return tr("Assistant: %1").arg(words);
        }
        Q_UNREACHABLE();
    };
    switch (role) {
    case RowRole:
        return QVariant::fromValue(row);
    case Qt::DisplayRole:
        return said();
    case Qt::ToolTipRole:
        return row.words;
    case Qt::DecorationRole:
        return row.isOnPath ? QVariant(m_mark) : QVariant();
    case Qt::SizeHintRole:
        return m_size;
    case Qt::FontRole: {
        QFont font;
        font.setBold(row.isOnPath);
        return font;
    }
    case Qt::AccessibleTextRole: {
        QStringList words{said()};
        if (row.versionCount > 1)
            words << tr("version %1 of %2")
                         .arg(QLocale().toString(row.versionIndex + 1),
                              QLocale().toString(row.versionCount));
        words << (row.isOnPath ? tr("shown") : tr("not shown"));
        return words.join(tr(", "));
    }
    default:
        return {};
    }
}

Qt::ItemFlags MessageTreeModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = QAbstractItemModel::flags(index);
    return index.isValid() ? usual | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled : usual;
}

QStringList MessageTreeModel::mimeTypes() const
{
    return {mimeType};
}

QMimeData *MessageTreeModel::mimeData(const QModelIndexList &indexes) const
{
    auto *data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(mimeType,
                      m_rows.at(int(indexes.constFirst().internalId())).messageId.toUtf8());
    return data;
}

bool MessageTreeModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int, int,
                                    const QModelIndex &parent)
{
    if (action != Qt::CopyAction || !parent.isValid() || !data->hasFormat(mimeType))
        return false;
    const QString messageId = QString::fromUtf8(data->data(mimeType));
    emit branchDropped(messageId, m_rows.at(int(parent.internalId())).messageId);
    return false; // the view must not remove a row: setRows() follows
}

} // namespace Hiwar
