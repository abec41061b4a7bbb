// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/usage/usagechart.h"

#include "ui/accessiblerole.h"
#include "ui/moneytext.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int linesHigh = 5; ///< of text

} // namespace

UsageChart::UsageChart(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(*this, QAccessible::Graphic);
    setObjectName(u"Tokens per day"_s);
    setAccessibleName(tr("Tokens per day"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

QString UsageChart::wordsFor(const UsageDay &day)
{
    return tr("%1: %2", "a day and its tokens")
        .arg(QLocale().toString(day.day, QLocale::ShortFormat), countText(day.tokens));
}

void UsageChart::setDays(const QList<UsageDay> &days)
{
    if (days == m_days)
        return;
    m_days = days;
    QStringList words;
    for (const UsageDay &day : days) {
        if (day.tokens > 0)
            words << wordsFor(day);
    }
    setAccessibleDescription(words.join(tr("; ")));
    update();
}

void UsageChart::setTheme(const Theme &theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QSize UsageChart::sizeHint() const
{
    return {m_theme.px(Theme::leastTextColumn), linesHigh * m_theme.linePitch()};
}

/// In a low window the bars are lower.
QSize UsageChart::minimumSizeHint() const
{
    return {sizeHint().width(), sizeHint().height() / 4};
}

QRectF UsageChart::slot(qsizetype index) const
{
    const qreal step = qreal(width()) / qreal(std::max<qsizetype>(m_days.size(), 1));
    const qsizetype place =
        layoutDirection() == Qt::RightToLeft ? m_days.size() - 1 - index : index;
    return {qreal(place) * step, 0, step, qreal(height())};
}

bool UsageChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QString words;
    for (qsizetype i = 0; i < m_days.size(); ++i) {
        if (slot(i).contains(help->pos()))
            words = wordsFor(m_days.at(i));
    }
    QToolTip::showText(help->globalPos(), words.toHtmlEscaped(), this);
    return true;
}

void UsageChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRectF(0, height() - 1, width(), 1), m_theme.palette.hairline);
    qint64 most = 1;
    for (const UsageDay &day : m_days)
        most = std::max(most, day.tokens);
    for (qsizetype i = 0; i < m_days.size(); ++i) {
        if (m_days.at(i).tokens == 0)
            continue;
        const QRectF whole = slot(i);
        const qreal gap = whole.width() > m_theme.px(Space::s) ? whole.width() / 4 : 0;
        const qreal high =
            std::max<qreal>(2, qreal(m_days.at(i).tokens) / qreal(most) * whole.height());
        painter.fillRect(QRectF(whole.left() + gap / 2, whole.bottom() - high,
                                std::max<qreal>(1, whole.width() - gap), high),
                         m_theme.palette.accent);
    }
}

} // namespace Hiwar
