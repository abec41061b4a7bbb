// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/widgetpalette.h"

#include <QLayout>
#include <QList>
#include <QPainter>
#include <QWidget>

#include <utility>

namespace Hiwar {

namespace {

constexpr qreal disabledShare = 0.55;
constexpr qreal faintShare = 0.2;
constexpr qreal placeholderShare = 0.7;
constexpr qreal leastDifference = 1.5; // of two inks, as a ratio of contrast

/// What nobody has typed looks different, in high contrast too.
QColor placeholderColour(const Palette &palette)
{
    return contrast(palette.text, palette.secondary) >= leastDifference
               ? palette.secondary
               : mix(palette.surface, palette.text, placeholderShare);
}

} // namespace

void paintPaneEdge(QWidget &pane, Qt::Edge edge, const QColor &colour)
{
    const QRect rect = pane.rect();
    QPainter painter(&pane);
    painter.setPen(colour);
    if (pane.isRightToLeft() == (edge == Qt::RightEdge))
        painter.drawLine(rect.topLeft(), rect.bottomLeft());
    else
        painter.drawLine(rect.topRight(), rect.bottomRight());
}

void setMargins(QLayout &layout, int leading, int top, int trailing, int bottom)
{
    const QWidget *widget = layout.parentWidget();
    if (widget != nullptr && widget->isRightToLeft())
        std::swap(leading, trailing);
    layout.setContentsMargins(leading, top, trailing, bottom);
}

QColor mix(const QColor &ground, const QColor &foreground, qreal share)
{
    const auto part = [share](int a, int b) { return qRound(a + (b - a) * share); };
    return {part(ground.red(), foreground.red()), part(ground.green(), foreground.green()),
            part(ground.blue(), foreground.blue())};
}

QColor faint(const Palette &palette)
{
    return mix(palette.surface, palette.text, faintShare);
}

QPalette widgetPalette(const Palette &palette)
{
    QPalette result;
    const QList<std::pair<QPalette::ColorRole, QColor>> roles{
        {QPalette::Window, palette.window},
        {QPalette::WindowText, palette.text},
        {QPalette::Base, palette.surface},
        {QPalette::AlternateBase, palette.codeBackground},
        {QPalette::Text, palette.text},
        {QPalette::Button, palette.surface},
        {QPalette::ButtonText, palette.text},
        {QPalette::BrightText, palette.error},
        {QPalette::PlaceholderText, placeholderColour(palette)},
        {QPalette::Highlight, palette.selection},
        {QPalette::HighlightedText, palette.selectionText},
        {QPalette::Link, palette.accent},
        {QPalette::LinkVisited, palette.accent},
        {QPalette::ToolTipBase, palette.surface},
        {QPalette::ToolTipText, palette.text},
        {QPalette::Light, palette.surface},
        {QPalette::Midlight, palette.hairline},
        {QPalette::Mid, palette.hairline},
        {QPalette::Dark, palette.outline},
        {QPalette::Shadow, palette.outline},
    };
    for (const auto &[role, colour] : roles)
        result.setColor(role, colour);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        result.setColor(QPalette::Disabled, role,
                        mix(palette.surface, palette.text, disabledShare));
    return result;
}

void setGround(QWidget &widget, const QColor &colour)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colour);
    widget.setPalette(palette);
    widget.setAutoFillBackground(true);
}

void setForeground(QWidget &widget, const QColor &colour)
{
    QPalette palette;
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, colour);
    widget.setPalette(palette);
}

} // namespace Hiwar
