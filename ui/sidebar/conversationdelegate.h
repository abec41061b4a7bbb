// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws one conversation of the list, and above the first of each group its heading. Headings are
// painted and are not rows, so that the list's items are only the conversations, also for a screen
// reader. GUI thread.
#pragma once

#include "ui/sidebar/conversationgroup.h"
#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace Hiwar {

class ConversationDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme &theme);
    void setToday(const QDate &today);
    /// The conversation that the window shows, selected or not.
    void setShown(const QString &id) { m_shownId = id; }

    /// The heading that this row is listed under, above it or above a row before.
    [[nodiscard]] QString headingOf(const QModelIndex &index) const;
    /// Height of the heading above this row; 0 when it has none.
    [[nodiscard]] int headingHeight(const QModelIndex &index) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    [[nodiscard]] ConversationGroup groupAt(const QModelIndex &index) const;
    [[nodiscard]] QRect rowRect(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QRect &row) const;
    void paintShownMark(QPainter &painter, const QStyleOptionViewItem &option,
                        const QRect &row) const;
    /// At the end of `text`, which is reduced to the rest.
    void paintTags(QPainter &painter, const QModelIndex &index, QRect &text,
                   const QColor &foreground) const;
    void paintMark(QPainter &painter, const QModelIndex &index, const QRect &position,
                   const QColor &foreground) const;

    /// The group that was found last, and its begin and end: rows are in order of time, and a query
    /// of the time zone for each of ten thousand takes longer than everything else together.
    struct KnownSpan
    {
        ConversationGroup group;
        qint64 from = 1;
        qint64 until = 0;
    };

    Theme m_theme;
    QDate m_today;
    QString m_shownId;
    mutable KnownSpan m_known;
};

} // namespace Hiwar
