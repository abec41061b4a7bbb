// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/menuitems.h"

#include "ui/theme/icon.h"
#include "ui/theme/theme.h"
#include "ui/theme/widgetpalette.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionMenuItem>

#include <algorithm>

namespace Hiwar {

namespace {

constexpr int separatorHeight = 9; // with its air
constexpr qreal litShare = 0.08;

/// Where the words begin: behind the icons, if any row of the menu has one.
int wordsInset(const QStyleOptionMenuItem &item, const Theme &theme)
{
    const bool hasColumn = item.maxIconWidth > 0 || item.menuHasCheckableItems;
    return theme.px(Space::s) + (hasColumn ? theme.px(Theme::iconSize) + theme.px(Space::s) : 0);
}

void paintSeparator(QPainter &painter, const QRect &row, const Theme &theme)
{
    const int inset = theme.px(Space::s);
    painter.fillRect(QRect(row.left() + inset, row.center().y(), row.width() - 2 * inset, 1),
                     theme.palette.hairline);
}

void paintMark(QPainter &painter, const QStyleOptionMenuItem &item, const QRect &column,
               const QColor &colour, bool isRecoloured)
{
    if (item.checkType != QStyleOptionMenuItem::NotCheckable) {
        if (item.checked)
            paintIcon(painter, Icon::Check, column, colour);
    } else if (!item.icon.isNull()) {
        const bool isEnabled = item.state & QStyle::State_Enabled;
        const QIcon::Mode mode = isEnabled ? QIcon::Normal : QIcon::Disabled;
        if (!isRecoloured)
            return item.icon.paint(&painter, column, Qt::AlignCenter, mode);
        QPixmap mark = item.icon.pixmap(column.size(), painter.device()->devicePixelRatioF(), mode);
        QPainter over(&mark);
        over.setCompositionMode(QPainter::CompositionMode_SourceIn);
        over.fillRect(QRect(QPoint(), mark.deviceIndependentSize().toSize()), colour);
        over.end();
        painter.drawPixmap(column, mark);
    }
}

} // namespace

QSize menuItemSize(const QStyleOptionMenuItem &item, const QSize &words, const Theme &theme)
{
    if (item.menuItemType == QStyleOptionMenuItem::Separator)
        return {theme.px(Space::xxxl), theme.px(separatorHeight)};
    const int arrow = theme.px(Theme::iconSize);
    const int gap = item.reservedShortcutWidth > 0 ? theme.px(Space::xxl) : 0;
    return {wordsInset(item, theme) + words.width() + gap + arrow + theme.px(Space::s),
            std::max(words.height(), theme.px(Theme::rowHeight))};
}

void paintMenuItem(QPainter &painter, const QStyleOptionMenuItem &item, const Theme &theme)
{
    const Palette &colours = theme.palette;
    const QRect &row = item.rect;
    if (item.menuItemType == QStyleOptionMenuItem::Separator)
        return paintSeparator(painter, row, theme);
    const bool isEnabled = item.state & QStyle::State_Enabled;
    const bool isLit = isEnabled && item.state & QStyle::State_Selected;
    const bool isContrast = theme.scheme == ColourScheme::HighContrast;
    const QColor words = isLit && isContrast ? colours.chosenText
                         : isEnabled         ? colours.text
                                     : item.palette.color(QPalette::Disabled, QPalette::WindowText);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (isLit) {
        const qreal radius = theme.px(Theme::surfaceRadius - Space::xs);
        painter.setPen(Qt::NoPen);
        painter.setBrush(isContrast ? colours.chosen
                                    : mix(colours.surface, colours.text, litShare));
        painter.drawRoundedRect(row, radius, radius);
    }
    const auto placed = [&](const QRect &logical) {
        return QStyle::visualRect(item.direction, row, logical);
    };
    const int inset = theme.px(Space::s);
    const int icon = theme.px(Theme::iconSize);
    QRect column(row.left() + inset, 0, icon, icon);
    column.moveCenter({column.center().x(), row.center().y()});
    paintMark(painter, item, placed(column), words, isLit && isContrast);

    const QRect text = row.adjusted(wordsInset(item, theme), 0, -inset, 0);
    const qsizetype tab = item.text.indexOf(u'\t');
    const QString name = item.text.left(tab);
    const Qt::Alignment leading = QStyle::visualAlignment(item.direction, Qt::AlignLeft);
    const Qt::Alignment trailing = QStyle::visualAlignment(item.direction, Qt::AlignRight);
    constexpr int single = Qt::TextSingleLine | Qt::TextHideMnemonic | Qt::AlignVCenter;
    painter.setFont(item.font);
    painter.setPen(words);
    painter.drawText(placed(text), single | int(leading), name);
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu) {
        QRect arrow(text.right() + 1 - icon, column.top(), icon, icon);
        const bool isMirrored = item.direction == Qt::RightToLeft;
        paintIcon(painter, isMirrored ? Icon::Previous : Icon::Next, placed(arrow),
                  isLit && isContrast ? words : colours.secondary);
    } else if (tab >= 0) {
        painter.setPen(isEnabled && !isLit ? colours.secondary : words);
        // Isolated: "Ctrl+," keeps its order in a menu from right to left.
        const QString keys = QChar(0x2066) + item.text.mid(tab + 1) + QChar(0x2069);
        painter.drawText(placed(text), single | int(trailing), keys);
    }
    painter.restore();
}

} // namespace Hiwar
