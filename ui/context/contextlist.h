// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The messages of the next request as a list, and how one looks: who says it, its first words and
// tokens; what is not sent is grey, with the reason. GUI thread.
#pragma once

#include "ui/context/showncontext.h"
#include "ui/theme/theme.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace Hiwar {

class ContextList : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role : int { RowRole = Qt::UserRole + 1 }; ///< ShownContextRow

    using QAbstractListModel::QAbstractListModel;

    /// Keeps the rows that are the same messages, so that the current one stays.
    void setRows(const QList<ShownContextRow> &rows);
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<ShownContextRow> m_rows;
};

class ContextDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme &theme) { m_theme = theme; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    Theme m_theme;
};

} // namespace Hiwar
