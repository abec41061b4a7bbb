// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws one row of the search results: a conversation with the number of its messages that match,
// or the part of a message that matches. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace Hiwar {

class SearchDelegate : public QStyledItemDelegate
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
    [[nodiscard]] QRect textRect(const QRect &row) const; ///< between the paddings
    void paintConversation(QPainter &painter, const QModelIndex &index, QRect position,
                           bool selected) const;
    void paintMessage(QPainter &painter, const QModelIndex &index, QRect position,
                      bool selected) const;
    [[nodiscard]] QFont titleFont() const;

    Theme m_theme;
};

} // namespace Hiwar
