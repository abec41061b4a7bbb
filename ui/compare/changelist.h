// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The changes of a comparison as a list: a row is what changed, in words, which are made when they
// are asked for. GUI thread.
#pragma once

#include "ui/compare/comparetext.h"

#include <QAbstractListModel>

namespace Hiwar {

class ChangeList : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setComparison(const ShownComparison &comparison);
    /// In pixels; large enough to be hit.
    void setRowHeight(int height)
    {
        m_rowHeight = height;
        emit layoutChanged();
    }
    [[nodiscard]] const QList<ComparedChange> &changes() const { return m_changes; }
    [[nodiscard]] const ShownComparison &comparison() const { return m_comparison; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    ShownComparison m_comparison;
    QList<ComparedChange> m_changes;
    int m_rowHeight = 0;
};

} // namespace Hiwar
