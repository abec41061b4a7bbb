// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The attached files as a list, and how one looks: its thumbnail, its name, what goes out, and a
// cross that removes it. GUI thread.
#pragma once

#include "ui/attachments/shownattachmentchip.h"
#include "ui/theme/theme.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace Hiwar {

class AttachmentChips : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role : int { ChipRole = Qt::UserRole + 1 }; ///< ShownAttachmentChip

    using QAbstractListModel::QAbstractListModel;

    void setChips(const QList<ShownAttachmentChip> &chips);
    [[nodiscard]] const QList<ShownAttachmentChip> &chips() const { return m_chips; }
    /// -1: there is none.
    [[nodiscard]] int rowOf(const QString &key) const;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<ShownAttachmentChip> m_chips;
};

class AttachmentChipDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme &theme) { m_theme = theme; }
    /// All are equally wide, but never wider than the room.
    void setRoom(int room) { m_room = room; }
    [[nodiscard]] QSize chipSize() const;
    /// Of the cross, in a chip at this place.
    [[nodiscard]] QRect crossIn(const QRect &chip, Qt::LayoutDirection direction) const;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    [[nodiscard]] QRect surfaceIn(const QRect &chip) const;
    void paintGround(QPainter &painter, const QStyleOptionViewItem &option,
                     const ShownAttachmentChip &chip) const;
    void paintPicture(QPainter &painter, const QRect &place, const ShownAttachmentChip &chip,
                      const QColor &colour) const;

    Theme m_theme;
    int m_room = 0;
};

} // namespace Hiwar
