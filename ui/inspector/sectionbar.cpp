// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/sectionbar.h"

#include "ui/inspector/accessiblesections.h"
#include "ui/theme/ownline.h"

#include <QPainter>

#include <algorithm>

namespace Hiwar {

SectionBar::SectionBar(QWidget *parent)
    : QTabBar(parent)
{
    installAccessibleSections();
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setFocusPolicy(Qt::StrongFocus);
}

void SectionBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(theme.font);
    updateGeometry();
    update();
}

QSize SectionBar::tabSizeHint(int index) const
{
    const int words = fontMetrics().horizontalAdvance(tabText(index));
    return {words + 2 * m_theme.px(Space::m), m_theme.px(Theme::controlHeight)};
}

/// In a narrow panel the tabs are closer, and then their words are shortened.
QSize SectionBar::minimumTabSizeHint(int index) const
{
    return {std::min(tabSizeHint(index).width(), m_theme.px(Space::xxxl)),
            tabSizeHint(index).height()};
}

QSize SectionBar::minimumSizeHint() const
{
    return {count() * m_theme.px(Space::xxxl), sizeHint().height()};
}

void SectionBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette &colours = m_theme.palette;
    const int line = m_theme.px(Theme::ringWidth);
    for (int i = 0; i < count(); ++i) {
        const QRect tab = tabRect(i);
        const bool chosen = i == currentIndex();
        painter.setPen(chosen ? colours.text : colours.secondary);
        painter.drawText(tab, Qt::AlignCenter, shortened(tabText(i), fontMetrics(), tab.width()));
        if (chosen) {
            const int air = tab.width() - fontMetrics().horizontalAdvance(tabText(i));
            const int margin = std::clamp(air / 2, 0, m_theme.px(Space::m));
            painter.fillRect(tab.adjusted(margin, tab.height() - line, -margin, 0), colours.accent);
        }
        if (chosen && hasFocus()) {
            painter.setPen(QPen(colours.focusRing, line));
            painter.setBrush(Qt::NoBrush);
            const int radius = m_theme.px(Theme::controlRadius);
            painter.drawRoundedRect(QRectF(tab).adjusted(line, line, -line, -line), radius, radius);
        }
    }
}

} // namespace Hiwar
