// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/timingbar.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QColor colourOf(TimingPhase::Kind kind, const Palette &palette)
{
    switch (kind) {
    case TimingPhase::Kind::LookUp:
        return palette.secondary;
    case TimingPhase::Kind::Connect:
    case TimingPhase::Kind::Secure:
        return palette.warning;
    case TimingPhase::Kind::Send:
        return palette.success;
    case TimingPhase::Kind::Wait:
        return palette.outline;
    case TimingPhase::Kind::Begin:
        return palette.text;
    case TimingPhase::Kind::Receive:
        return palette.accent;
    }
    Q_UNREACHABLE();
}

} // namespace

QList<std::pair<qreal, qreal>> barParts(const QList<TimingPhase> &phases, qreal width, qreal least)
{
    qreal total = 0;
    for (const TimingPhase &phase : phases)
        total += qreal(phase.duration.count());
    const qreal shared = std::max(0.0, width - least * qreal(phases.size()));
    QList<std::pair<qreal, qreal>> parts;
    qreal at = 0;
    for (const TimingPhase &phase : phases) {
        const qreal share =
            total > 0 ? qreal(phase.duration.count()) / total : 1.0 / qreal(phases.size());
        const qreal part = least + shared * share;
        parts.append({at, part});
        at += part;
    }
    return parts;
}

TimingBar::TimingBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"Times"_s);
    setAccessibleName(tr("Times"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TimingBar::setPhases(const QList<TimingPhase> &phases)
{
    if (m_phases == phases)
        return;
    m_phases = phases;
    QStringList words;
    for (const TimingPhase &phase : phases)
        words.append(phaseName(phase.kind) + u' ' + durationText(phase.duration));
    setAccessibleDescription(words.join(tr(", ")));
    setToolTip(words.join(u'\n'));
    updateGeometry();
    update();
}

void TimingBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(theme.captionFont());
    updateGeometry();
    update();
}

int TimingBar::rowHeight() const
{
    return fontMetrics().height() + m_theme.px(Space::xs);
}

QSize TimingBar::sizeHint() const
{
    if (m_phases.isEmpty())
        return {0, 0};
    const int bar = m_theme.px(Space::m) + m_theme.px(Space::s);
    return {m_theme.px(Theme::panelWidth) / 2, bar + int(m_phases.size()) * rowHeight()};
}

QSize TimingBar::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void TimingBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBar(painter);
    paintRows(painter);
}

void TimingBar::paintBar(QPainter &painter) const
{
    const qreal gap = 1;
    const qreal height = m_theme.px(Space::m);
    const auto parts = barParts(m_phases, width(), m_theme.px(Space::xs));
    painter.setPen(Qt::NoPen);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const auto &[left, size] = parts.at(i);
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const QRectF part(mirrored ? width() - left - size : left, 0, size - gap, height);
        painter.setBrush(colourOf(m_phases.at(i).kind, m_theme.palette));
        painter.drawRect(part);
    }
}

void TimingBar::paintRows(QPainter &painter) const
{
    const int dot = m_theme.px(Space::s);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // of the words, not of the window
    int top = m_theme.px(Space::m) + m_theme.px(Space::s);
    for (const TimingPhase &phase : m_phases) {
        const QRect row(0, top, width(), rowHeight());
        QRect mark(0, row.center().y() - dot / 2, dot, dot);
        const QRect words = row.adjusted(dot + m_theme.px(Space::s), 0, 0, 0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colourOf(phase.kind, m_theme.palette));
        painter.drawRect(QStyle::visualRect(layoutDirection(), row, mark));
        painter.setPen(m_theme.palette.text);
        const QRect position = QStyle::visualRect(layoutDirection(), row, words);
        const auto side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
        const auto otherSide = QStyle::visualAlignment(layoutDirection(), Qt::AlignRight);
        painter.drawText(position, int(side | Qt::AlignVCenter), phaseName(phase.kind));
        painter.drawText(position, int(otherSide | Qt::AlignVCenter), durationText(phase.duration));
        top += rowHeight();
    }
}

} // namespace Hiwar
