// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws one conversation of the list, with its buttons while it is under the mouse or has the
// keyboard focus, and above the first of each group its heading. Headings and buttons are painted
// and are not widgets, so that the list's items are only the conversations, also for a screen
// reader: its rows have the buttons' actions. GUI thread.
#pragma once

#include "ui/sidebar/conversationgroup.h"
#include "ui/sidebar/rowlayout.h"
#include "ui/theme/theme.h"

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

#include <optional>

namespace Hiwar {

/// The buttons at the trailing edge of a row.
enum class RowButton : quint8 { Menu, Restore };

class ConversationDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme &theme);
    void setToday(const QDate &today);
    /// The conversation that the window shows, selected or not.
    void setShown(const QString &id) { m_shownId = id; }
    /// The row whose menu is open keeps its buttons.
    void setHeld(const QModelIndex &index) { m_held = index; }
    /// The button under the mouse.
    void setPointed(const QModelIndex &index, std::optional<RowButton> button);

    /// nullopt: there is none.
    [[nodiscard]] std::optional<RowButton> buttonAt(const QStyleOptionViewItem &option,
                                                    const QModelIndex &index,
                                                    const QPoint &position) const;
    /// Where the row has that button; null: nowhere.
    [[nodiscard]] QRect buttonRect(const QStyleOptionViewItem &option, const QModelIndex &index,
                                   RowButton button) const;

    /// The heading that this row is listed under, above it or above a row before.
    [[nodiscard]] QString headingOf(const QModelIndex &index) const;
    /// Height of the heading above this row; 0 when it has none.
    [[nodiscard]] int headingHeight(const QModelIndex &index) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    /// A tooltip for a button, or with the words that are shortened in the row.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    [[nodiscard]] ConversationGroup groupAt(const QModelIndex &index) const;
    [[nodiscard]] QRect rowRect(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    [[nodiscard]] bool isHot(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    [[nodiscard]] RowContents contentsOf(const QModelIndex &index, bool isHot) const;
    [[nodiscard]] RowRects placesOf(const QStyleOptionViewItem &option, const QModelIndex &index,
                                    bool isHot) const;
    void paintHeading(QPainter &painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const;
    void paintShownMark(QPainter &painter, const QStyleOptionViewItem &option,
                        const QRect &row) const;
    void paintTitle(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                    QRect position) const;
    void paintButtons(QPainter &painter, const QModelIndex &index, const QList<QRect> &positions,
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
    QPersistentModelIndex m_held;
    QPersistentModelIndex m_pointed;
    std::optional<RowButton> m_pointedButton;
    mutable KnownSpan m_known;
};

} // namespace Hiwar
