// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/estimatelabel.h"

#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace Hiwar {

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

QSize EstimateLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()), fontMetrics().height()};
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
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
    if (shown.size() < 3 && shown != text())
        return; // not more than the sign of what is left out
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, shown);
}

} // namespace Hiwar
