// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/inlinemessagelabel.h"

#include "ui/markdown/direction.h"
#include "ui/theme/icon.h"

#include <QPainter>
#include <QStyle>
#include <QTextLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

Icon iconOf(Tone tone)
{
    switch (tone) {
    case Tone::Plain:
        return Icon::Notice;
    case Tone::Good:
        return Icon::Check;
    case Tone::Warning:
        return Icon::Warning;
    case Tone::Bad:
        return Icon::Error;
    }
    Q_UNREACHABLE();
}

} // namespace

QColor colourOf(Tone tone, const Palette &palette)
{
    switch (tone) {
    case Tone::Plain:
        return palette.secondary;
    case Tone::Good:
        return palette.success;
    case Tone::Warning:
        return palette.warning;
    case Tone::Bad:
        return palette.error;
    }
    Q_UNREACHABLE();
}

InlineMessageLabel::InlineMessageLabel(QWidget *parent)
    : QLabel(parent)
    , m_announcer(this)
{
    setTextFormat(Qt::PlainText);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void InlineMessageLabel::setMessage(const InlineMessage &message)
{
    const bool isNew = message.text != m_message.text && !message.text.isEmpty();
    m_message = message;
    setText(message.text);
    setVisible(!message.text.isEmpty());
    updateGeometry();
    update();
    if (m_isAnnounced && isNew && isVisible()) {
        m_announcer.announce(message.text);
        emit announced(message.text);
    }
}

void InlineMessageLabel::setIndented(bool indented)
{
    m_indented = indented;
    updateGeometry();
    update();
}

void InlineMessageLabel::setProminent(bool prominent)
{
    m_prominent = prominent;
    setTheme(m_theme);
}

void InlineMessageLabel::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(m_prominent ? theme.font : theme.captionFont());
    updateGeometry();
    update();
}

int InlineMessageLabel::iconSpace() const
{
    const bool isBare = m_message.tone == Tone::Plain && !m_indented;
    return isBare ? 0 : m_theme.px(Theme::iconSize + Space::xs);
}

qreal InlineMessageLabel::layOut(QTextLayout &layout, const QString &words, int width) const
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    const Qt::LayoutDirection own = directionOf(words);
    option.setTextDirection(own == Qt::LayoutDirectionAuto ? layoutDirection() : own);
    option.setAlignment(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
    layout.setTextOption(option);
    layout.setText(QString(words).replace(u'\n', QChar::LineSeparator));
    layout.setFont(font());
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width - iconSpace());
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

int InlineMessageLabel::heightForWidth(int width) const
{
    QTextLayout layout;
    return static_cast<int>(std::ceil(layOut(layout, m_message.text, width)));
}

QSize InlineMessageLabel::sizeHint() const
{
    return {0, heightForWidth(std::max(width(), 1))};
}

QSize InlineMessageLabel::minimumSizeHint() const
{
    return {0, fontMetrics().height()};
}

void InlineMessageLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor foreground = m_prominent && m_message.tone == Tone::Plain
                                  ? m_theme.palette.text
                                  : colourOf(m_message.tone, m_theme.palette);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (m_message.tone != Tone::Plain) {
        const int size = m_theme.px(Theme::iconSize);
        paintIcon(painter, iconOf(m_message.tone),
                  QRectF(mirrored ? width() - size : 0, 0, size, size), foreground);
    }
    QTextLayout layout;
    layOut(layout, m_message.text, width());
    painter.setPen(foreground);
    layout.draw(&painter, QPointF(mirrored ? 0 : iconSpace(), 0));
}

} // namespace Hiwar
