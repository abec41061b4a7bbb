// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/attachments/attachmentchips.h"

#include "ui/theme/icon.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int chipWidth = 216;

Icon iconOf(const ShownAttachmentChip &chip)
{
    if (chip.state == ShownAttachmentChip::State::Failed)
        return Icon::Error;
    if (chip.state == ShownAttachmentChip::State::Reading)
        return Icon::Waiting;
    if (chip.state == ShownAttachmentChip::State::Choosing)
        return Icon::Folder;
    return chip.use.form == AttachmentForm::Picture ? Icon::Picture : Icon::File;
}

} // namespace

void AttachmentChips::setChips(const QList<ShownAttachmentChip> &chips)
{
    const auto isSame = [](const ShownAttachmentChip &a, const ShownAttachmentChip &b) {
        return a.key == b.key;
    };
    if (!std::equal(chips.begin(), chips.end(), m_chips.begin(), m_chips.end(), isSame)) {
        beginResetModel();
        m_chips = chips;
        endResetModel();
        return;
    }
    const QList<ShownAttachmentChip> former = std::exchange(m_chips, chips);
    for (qsizetype i = 0; i < chips.size(); ++i) {
        if (former.at(i) != chips.at(i))
            emit dataChanged(index(int(i)), index(int(i)));
    }
}

int AttachmentChips::rowOf(const QString &key) const
{
    const auto found = std::find_if(m_chips.begin(), m_chips.end(),
                                    [&key](const auto &chip) { return chip.key == key; });
    return found == m_chips.end() ? -1 : int(found - m_chips.begin());
}

int AttachmentChips::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_chips.size());
}

QVariant AttachmentChips::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_chips.size())
        return {};
    const ShownAttachmentChip &chip = m_chips.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return chipName(chip);
    case Qt::AccessibleDescriptionRole:
        return chipDescription(chip);
    case Qt::ToolTipRole:
        return QString(chipName(chip) + u'\n' + chipDescription(chip))
            .toHtmlEscaped()
            .replace(u'\n', u"<br>"_s);
    case ChipRole:
        return QVariant::fromValue(chip);
    default:
        return {};
    }
}

QSize AttachmentChipDelegate::chipSize() const
{
    const int words =
        QFontMetrics(m_theme.font).height() + QFontMetrics(m_theme.captionFont()).height();
    const int high = std::max(words + m_theme.px(Space::s), m_theme.px(Theme::headerHeight));
    const int wide = m_theme.px(chipWidth);
    return {m_room > 0 ? std::min(wide, m_room) : wide, high + m_theme.px(Space::xs)};
}

QSize AttachmentChipDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return chipSize();
}

/// Without the gap to its neighbours.
QRect AttachmentChipDelegate::surfaceIn(const QRect &chip) const
{
    const int half = m_theme.px(Space::xs) / 2;
    return chip.adjusted(half, half, -half, -half);
}

QRect AttachmentChipDelegate::crossIn(const QRect &chip, Qt::LayoutDirection direction) const
{
    const QRect surface = surfaceIn(chip);
    const int side = std::max(m_theme.px(Space::xxl), Theme::leastTarget);
    const int left = direction == Qt::RightToLeft ? surface.left() : surface.right() + 1 - side;
    return {left, surface.center().y() - side / 2, side, side};
}

void AttachmentChipDelegate::paintGround(QPainter &painter, const QStyleOptionViewItem &option,
                                         const ShownAttachmentChip &chip) const
{
    const Palette &colours = m_theme.palette;
    const bool isCurrent = option.state.testFlag(QStyle::State_HasFocus);
    const bool failed = chip.state == ShownAttachmentChip::State::Failed;
    const qreal pen = isCurrent ? m_theme.px(Theme::ringWidth) : 1;
    painter.setBrush(colours.codeBackground);
    painter.setPen(QPen(isCurrent ? colours.focusRing
                        : failed  ? colours.error
                                  : colours.hairline,
                        pen));
    const qreal radius = m_theme.px(Theme::controlRadius);
    painter.drawRoundedRect(
        QRectF(surfaceIn(option.rect)).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), radius,
        radius);
}

void AttachmentChipDelegate::paintPicture(QPainter &painter, const QRect &place,
                                          const ShownAttachmentChip &chip,
                                          const QColor &colour) const
{
    if (chip.thumbnail.isNull()) {
        paintIcon(painter, iconOf(chip), QRectF(place).center(), m_theme, colour);
        return;
    }
    painter.save();
    QPainterPath corners;
    const qreal radius = m_theme.px(Space::xs);
    corners.addRoundedRect(place, radius, radius);
    painter.setClipPath(corners);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSize whole = chip.thumbnail.size();
    const int side = std::min(whole.width(), whole.height());
    const QRect middle((whole.width() - side) / 2, (whole.height() - side) / 2, side, side);
    painter.drawImage(place, chip.thumbnail, middle);
    painter.restore();
}

void AttachmentChipDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const auto chip = index.data(AttachmentChips::ChipRole).value<ShownAttachmentChip>();
    const Palette &colours = m_theme.palette;
    const bool mirrored = option.direction == Qt::RightToLeft;
    const int toBegin = int(Qt::AlignAbsolute | Qt::AlignVCenter | Qt::TextSingleLine) |
                        int(mirrored ? Qt::AlignRight : Qt::AlignLeft);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter, option, chip);
    const bool failed = chip.state == ShownAttachmentChip::State::Failed;
    const QColor quiet = failed ? colours.error : colours.secondary;

    const QRect surface = surfaceIn(option.rect);
    const int gap = m_theme.px(Space::xs);
    const QRect cross = crossIn(option.rect, option.direction);
    paintIcon(*painter, Icon::Close, QRectF(cross).center(), m_theme, colours.secondary);
    const int side = surface.height() - 2 * gap;
    const int left = mirrored ? surface.right() + 1 - gap - side : surface.left() + gap;
    const QRect picture(left, surface.top() + gap, side, side);
    paintPicture(*painter, picture, chip, quiet);

    QRect room = surface;
    if (mirrored) {
        room.setRight(picture.left() - gap);
        room.setLeft(cross.right() + gap);
    } else {
        room.setLeft(picture.right() + gap);
        room.setRight(cross.left() - gap);
    }
    const QFontMetrics name(m_theme.font);
    const QFontMetrics caption(m_theme.captionFont());
    room.setTop(surface.center().y() - (name.height() + caption.height()) / 2);
    room.setHeight(name.height());
    painter->setFont(m_theme.font);
    painter->setPen(colours.text);
    painter->drawText(room, toBegin,
                      name.elidedText(chipName(chip), Qt::ElideMiddle, room.width()));
    room.translate(0, room.height());
    room.setHeight(caption.height());
    painter->setFont(m_theme.captionFont());
    painter->setPen(quiet);
    painter->drawText(room, toBegin,
                      caption.elidedText(chipCaption(chip), Qt::ElideRight, room.width()));
    painter->restore();
}

} // namespace Hiwar
