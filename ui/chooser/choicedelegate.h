// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws one row of the chooser: the model, below it quietly its profile and what is known of it, a
// tick where it answers now, a star. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace Hiwar {

struct ModelChoice;

class ChoiceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme &theme) { m_theme = theme; }
    /// Of every row; the view sets it as uniform.
    [[nodiscard]] int rowHeight() const;
    /// Where the star of a row is pressed.
    [[nodiscard]] QRect starRect(const QRect &row, Qt::LayoutDirection direction) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    void paintHead(QPainter &painter, const QStyleOptionViewItem &option,
                   const ModelChoice &choice) const;
    void paintWords(QPainter &painter, const QStyleOptionViewItem &option,
                    const ModelChoice &choice) const;
    void paintMarks(QPainter &painter, const QStyleOptionViewItem &option,
                    const ModelChoice &choice, bool saysCurrent) const;
    void paintBox(QPainter &painter, const QStyleOptionViewItem &option, bool isTicked) const;
    [[nodiscard]] QRect tickRect(const QStyleOptionViewItem &option) const;

    Theme m_theme;
};

} // namespace Hiwar
