// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/changelist.h"

#include "ui/compare/changewords.h"

#include <QSize>

namespace Hiwar {

void ChangeList::setComparison(const ShownComparison &comparison)
{
    beginResetModel();
    m_comparison = comparison;
    m_changes = changesOf(comparison.runs);
    endResetModel();
}

int ChangeList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_changes.size());
}

QVariant ChangeList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ComparedChange &change = m_changes.at(index.row());
    if (role == Qt::DisplayRole)
        return changeWords(m_comparison, change);
    if (role == Qt::ToolTipRole)
        return changeWordsAround(m_comparison, change).toHtmlEscaped();
    if (role == Qt::SizeHintRole)
        return QSize(0, m_rowHeight);
    return {};
}

} // namespace Hiwar
