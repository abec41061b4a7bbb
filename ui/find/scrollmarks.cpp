// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find/scrollmarks.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionSlider>

#include <algorithm>

namespace Hiwar {

ScrollMarks::ScrollMarks(QScrollBar &bar, QWidget *parent)
    : QWidget(parent)
    , m_bar(&bar)
{
    setObjectName(QStringLiteral("Marks"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

void ScrollMarks::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QRect ScrollMarks::groove() const
{
    if (!m_bar)
        return {};
    QStyleOptionSlider option;
    option.initFrom(m_bar);
    option.subControls = QStyle::SC_All;
    option.orientation = Qt::Vertical;
    option.minimum = m_bar->minimum();
    option.maximum = m_bar->maximum();
    option.pageStep = m_bar->pageStep();
    option.sliderPosition = m_bar->value();
    return m_bar->style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarGroove,
                                          m_bar);
}

int ScrollMarks::lineAt(qreal share) const
{
    const int height = groove().height();
    return std::clamp(int(share * height), 0, std::max(0, height - 1));
}

void ScrollMarks::setMarks(const QList<qreal> &shares, qreal current)
{
    QList<int> lines;
    const int height = groove().height();
    for (const qreal share : shares) {
        const int line = std::clamp(int(share * height), 0, std::max(0, height - 1));
        if (lines.isEmpty() || lines.constLast() != line)
            lines.append(line);
    }
    const int marked = current < 0 ? -1 : lineAt(current);
    if (lines == m_lines && marked == m_current)
        return;
    m_lines = lines;
    m_current = marked;
    update();
}

void ScrollMarks::place()
{
    if (!m_bar)
        return;
    setGeometry(QRect(m_bar->mapTo(parentWidget(), QPoint()), m_bar->size()));
    setVisible(m_bar->isVisibleTo(parentWidget()) && !m_lines.isEmpty());
    raise();
}

void ScrollMarks::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect area = groove();
    const int thick = m_theme.px(Theme::ringWidth);
    const int inset = area.width() / 4;
    for (const int line : m_lines)
        painter.fillRect(area.left() + inset, area.top() + line, area.width() - 2 * inset, thick,
                         m_theme.palette.matchEdge);
    if (m_current >= 0)
        painter.fillRect(area.left(), area.top() + m_current - thick / 2, area.width(), 2 * thick,
                         m_theme.palette.matchEdge);
}

} // namespace Hiwar
