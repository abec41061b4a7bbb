// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/modelnames.h"

namespace Hiwar {

void ModelNames::setGroups(const ModelGroups &groups, bool open)
{
    beginResetModel();
    m_groups = groups;
    m_open = open;
    endResetModel();
}

void ModelNames::setIcons(const QIcon &open, const QIcon &closed)
{
    m_openIcon = open;
    m_closedIcon = closed;
}

int ModelNames::foldRow() const
{
    return m_groups.other.isEmpty() ? -1 : static_cast<int>(m_groups.chat.size());
}

void ModelNames::toggle()
{
    if (foldRow() < 0)
        return;
    const int first = foldRow() + 1;
    const int last = foldRow() + static_cast<int>(m_groups.other.size());
    if (m_open) {
        beginRemoveRows({}, first, last);
        m_open = false;
        endRemoveRows();
    } else {
        beginInsertRows({}, first, last);
        m_open = true;
        endInsertRows();
    }
    emit dataChanged(index(foldRow()), index(foldRow()));
}

int ModelNames::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    const auto others = foldRow() < 0 ? 0 : 1 + (m_open ? m_groups.other.size() : 0);
    return static_cast<int>(m_groups.chat.size() + others);
}

QVariant ModelNames::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const int row = index.row();
    if (row == foldRow()) {
        if (role == Qt::DisplayRole)
            return tr("Other models (%1)").arg(m_groups.other.size());
        if (role == Qt::DecorationRole)
            return m_open ? m_openIcon : m_closedIcon;
        if (role == Qt::AccessibleTextRole)
            return (m_open ? tr("Other models (%1), shown") : tr("Other models (%1), folded"))
                .arg(m_groups.other.size());
        return {};
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
        return {};
    return row < m_groups.chat.size() ? m_groups.chat.at(row)
                                      : m_groups.other.at(row - m_groups.chat.size() - 1);
}

} // namespace Hiwar
