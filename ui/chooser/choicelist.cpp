// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chooser/choicelist.h"

#include "ui/chooser/modelwords.h"

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace Hiwar {

QString quietLine(const ModelChoice &choice)
{
    QStringList parts{choice.profile, describeFacts(choice.known)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

void ChoiceList::setChoices(const QList<ModelChoice> &choices)
{
    beginResetModel();
    m_choices = choices;
    endResetModel();
}

void ChoiceList::setTicked(const std::optional<QList<ModelRef>> &ticked)
{
    if (m_ticked == ticked)
        return;
    m_ticked = ticked;
    if (!m_choices.isEmpty())
        emit dataChanged(index(0), index(int(m_choices.size()) - 1));
}

bool ChoiceList::isTickable(const QModelIndex &index) const
{
    const ModelChoice *row = choice(index);
    return m_ticked && row && canBeChosen(*row) && row->kind != ModelChoice::Kind::NoModel;
}

const ModelChoice *ChoiceList::choice(const QModelIndex &index) const
{
    return index.isValid() && index.row() < m_choices.size() ? &m_choices.at(index.row()) : nullptr;
}

int ChoiceList::firstRow(bool currentFirst) const
{
    const auto isCurrent = [](const ModelChoice &each) { return each.isCurrent; };
    auto found = m_choices.cend();
    if (currentFirst)
        found = std::find_if(m_choices.cbegin(), m_choices.cend(), isCurrent);
    if (found == m_choices.cend())
        found = std::find_if(m_choices.cbegin(), m_choices.cend(), canBeChosen);
    return found == m_choices.cend() ? -1 : int(found - m_choices.cbegin());
}

int ChoiceList::rowOf(const ModelRef &ref, int near) const
{
    int best = -1;
    for (int row = 0; row < int(m_choices.size()); ++row) {
        if (m_choices.at(row).ref == ref && canBeChosen(m_choices.at(row)) &&
            (best < 0 || std::abs(row - near) < std::abs(best - near)))
            best = row;
    }
    return best;
}

int ChoiceList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_choices.size());
}

QVariant ChoiceList::data(const QModelIndex &index, int role) const
{
    const ModelChoice *row = choice(index);
    if (!row)
        return {};
    if (role == Qt::DisplayRole)
        return row->title;
    if (role == Qt::ToolTipRole && canBeChosen(*row))
        return row->profile.isEmpty() ? row->title : row->title + u'\n' + quietLine(*row);
    if (role == Qt::CheckStateRole && isTickable(index))
        return isTicked(*row) ? Qt::Checked : Qt::Unchecked;
    if (role != Qt::AccessibleTextRole)
        return {};
    QStringList parts{row->title, row->profile, spokenFacts(row->known)};
    if (row->isFavourite)
        parts << tr("favourite");
    if (isTickable(index))
        parts << (isTicked(*row) ? tr("ticked") : tr("not ticked"));
    else if (row->isCurrent)
        parts << tr("answers now");
    parts.removeAll(QString());
    return parts.join(tr(", "));
}

Qt::ItemFlags ChoiceList::flags(const QModelIndex &index) const
{
    const ModelChoice *row = choice(index);
    if (!row || !canBeChosen(*row))
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return isTickable(index) ? flags | Qt::ItemIsUserCheckable : flags;
}

} // namespace Hiwar
