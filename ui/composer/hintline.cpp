// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/hintline.h"

#include "ui/theme/quietstyle.h"

#include <QBoxLayout>
#include <QPainter>
#include <QStyleOptionFocusRect>

using namespace Qt::StringLiterals;

namespace Hiwar {

StatusLabel::StatusLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QSize StatusLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

void StatusLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, width()));
}

HintButton::HintButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void HintButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(theme.captionFont());
    updateGeometry();
    update();
}

QSize HintButton::sizeHint() const
{
    const QSize text = fontMetrics().size(Qt::TextSingleLine, this->text());
    return text + QSize(2 * m_theme.px(Space::s), 2 * m_theme.px(Space::xs));
}

void HintButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(underMouse() ? m_theme.palette.text : m_theme.palette.secondary);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, text());
    if (hasFocus()) {
        QStyleOptionFocusRect ring;
        ring.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
    }
}

HintLine::HintLine(QWidget *parent)
    : QWidget(parent)
    , m_status(new StatusLabel(this))
    , m_key(new HintButton(this))
{
    m_status->setObjectName(u"Answering"_s);
    m_key->setObjectName(u"Send key"_s);
    m_key->setAccessibleDescription(tr("Changes the key that sends"));
    m_key->setToolTip(m_key->accessibleDescription());
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addStretch(1);
    row->addWidget(m_status);
    row->addWidget(m_key);
    row->addStretch(1);
    connect(m_key, &QAbstractButton::clicked, this, &HintLine::sendKeyPressed);
}

void HintLine::setStatus(const QString &status)
{
    m_status->setText(status);
    m_status->setVisible(!status.isEmpty());
}

void HintLine::setSendKey(bool ctrlEnter)
{
    m_key->setText(ctrlEnter ? tr("Ctrl+Enter sends") : tr("Enter sends"));
    m_key->updateGeometry();
}

void HintLine::setTheme(const Theme &theme)
{
    m_status->setFont(theme.captionFont());
    setForeground(*m_status, theme.palette.secondary);
    m_key->setTheme(theme);
}

} // namespace Hiwar
