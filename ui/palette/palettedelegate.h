// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws one row of the command palette: the title, below it quietly what it is and where it
// belongs, at the end its keys. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace Hiwar {

class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme &theme) { m_theme = theme; }
    /// Of every row; the view sets it as uniform.
    [[nodiscard]] int rowHeight() const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    /// Returns the room they take.
    [[nodiscard]] int paintKeys(QPainter &painter, const QStyleOptionViewItem &option,
                                const QString &keys) const;
    void paintWords(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                    int keys) const;

    Theme m_theme;
};

} // namespace Hiwar
