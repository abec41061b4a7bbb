// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws one question of the outline: its first line, when it was asked, and a bar beside the one
// that is being read. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace Hiwar {

class QuestionDelegate : public QStyledItemDelegate
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

/// Only the time when it was today, otherwise the day.
[[nodiscard]] QString askedText(const QDateTime &asked, const QDate &today);

} // namespace Hiwar
