// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/estimatelabel.h"

#include "ui/theme/ownline.h"

#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int leastLetters = 4;

} // namespace

EstimateLabel::EstimateLabel(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(u"Next request"_s);
    setTextFormat(Qt::PlainText);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void EstimateLabel::setEstimate(const QString &text, const QString &parts)
{
    if (text == this->text() && parts == toolTip())
        return;
    setText(text);
    setToolTip(parts);
    setAccessibleDescription(parts);
}

int EstimateLabel::wantedWidth() const
{
    return fontMetrics().horizontalAdvance(text()) + 1;
}

QSize EstimateLabel::sizeHint() const
{
    return minimumSizeHint();
}

QSize EstimateLabel::minimumSizeHint() const
{
    return {0, fontMetrics().height()};
}

void EstimateLabel::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()) &&
        !text().isEmpty())
        emit clicked();
}

void EstimateLabel::paintEvent(QPaintEvent *)
{
    if (wantedWidth() > width() && width() < leastLetters * fontMetrics().averageCharWidth())
        return; // not more than the sign of what is left out
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const auto trailing = isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight;
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignAbsolute | trailing | Qt::TextSingleLine,
                     shortened(text(), fontMetrics(), width()));
}

} // namespace Hiwar
