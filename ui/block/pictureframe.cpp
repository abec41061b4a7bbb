// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/pictureframe.h"

#include "ui/block/paper.h"
#include "ui/block/picturewords.h"
#include "ui/markdown/direction.h"
#include "ui/theme/icon.h"
#include "ui/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace Hiwar {

namespace {

/// If the words are narrower than this, the button is below them.
constexpr qreal leastWords = 12; // letters

/// A host longer than a line is wrapped, not cut off: it shows which host will be contacted.
int wrapping(const QString &words, const QFontMetricsF &metrics, qreal room)
{
    const QStringList all = words.split(u' ');
    const bool hasLong = std::any_of(all.begin(), all.end(), [&](const QString &word) {
        return metrics.horizontalAdvance(word) > room;
    });
    return hasLong ? Qt::TextWrapAnywhere : Qt::TextWordWrap;
}

} // namespace

PictureFrame::PictureFrame(const NamedPicture &picture, QString name, const QString &address,
                           const Theme &theme)
    : m_theme(&theme)
    , m_state(picture.state)
    , m_name(std::move(name))
    , m_message(pictureMessage(picture, address))
    , m_label(pictureButton(picture))
{
    const QFontMetricsF words(theme.font);
    const QFontMetricsF caption(theme.captionFont());
    m_wantedWords = words.horizontalAdvance(m_name);
    m_wantedButton = words.horizontalAdvance(m_label);
    for (const auto state :
         {NamedPicture::State::Named, NamedPicture::State::Loading, NamedPicture::State::Failed}) {
        const NamedPicture other{.state = state};
        m_wantedButton = std::max(m_wantedButton, words.horizontalAdvance(pictureButton(other)));
        m_wantedWords =
            std::max(m_wantedWords, caption.horizontalAdvance(pictureMessage(other, address)));
    }
    m_wantedWords = std::ceil(m_wantedWords) + 1;
    m_wantedButton = std::ceil(m_wantedButton) + 2 * theme.px(Space::m);
}

bool PictureFrame::resize(qreal width, bool mirrored)
{
    if (width == m_most && mirrored == m_mirrored)
        return false;
    m_most = width;
    m_mirrored = mirrored;
    const PictureSize before = m_size;
    const qreal pad = m_theme->px(Space::s);
    const qreal icon = m_theme->px(Theme::iconSize) + pad;
    const qreal besides = 2 * pad + icon;
    const qreal button = m_wantedButton + m_theme->px(Space::m);
    const qreal least =
        std::min(m_wantedWords, leastWords * QFontMetricsF(m_theme->font).averageCharWidth());
    const bool isStacked = width < besides + least + button;
    const qreal wanted = besides + m_wantedWords + (isStacked ? 0 : button);
    place(std::max(std::min(wanted, std::floor(width)), besides + 1), m_wantedButton, isStacked);
    return m_size != before;
}

void PictureFrame::place(qreal width, qreal buttonWidth, bool isStacked)
{
    const QFontMetricsF words(m_theme->font);
    const QFontMetricsF caption(m_theme->captionFont());
    const qreal pad = m_theme->px(Space::s);
    const qreal iconSize = m_theme->px(Theme::iconSize);
    const qreal left = pad + iconSize + pad;
    const qreal room =
        std::max(width - left - pad - (isStacked ? 0 : buttonWidth + m_theme->px(Space::m)), 1.0);
    m_wrapping = wrapping(m_message, caption, room);
    const qreal message =
        std::ceil(caption.boundingRect(QRectF(0, 0, room, 1e6), m_wrapping, m_message).height());
    const qreal text = std::ceil(words.height()) + message;
    const qreal button = m_theme->px(Theme::controlHeight);
    const qreal inner = isStacked ? text + pad + button : std::max(text, button);
    const qreal top = pad + (isStacked ? 0 : (inner - text) / 2);
    m_nameAt = QRectF(left, top, room, std::ceil(words.height()));
    m_messageAt = QRectF(left, m_nameAt.bottom(), room, message);
    m_icon = QRectF(pad, m_nameAt.center().y() - iconSize / 2, iconSize, iconSize);
    m_button = isStacked ? QRectF(left, m_messageAt.bottom() + pad,
                                  std::min(buttonWidth, std::max(width - left - pad, 1.0)), button)
                         : QRectF(width - pad - buttonWidth, pad + (inner - button) / 2,
                                  buttonWidth, button);
    const qreal baseline = m_nameAt.top() + std::round(words.ascent());
    m_size = {width, baseline, inner + 2 * pad - baseline};
    for (QRectF *part : {&m_nameAt, &m_messageAt, &m_icon, &m_button}) {
        part->translate(0, -baseline);
        if (m_mirrored)
            part->moveLeft(width - part->right());
    }
}

void PictureFrame::paint(QPainter &painter, QPointF baseline, const Theme &theme,
                         bool isSelected) const
{
    const Palette &palette = theme.palette;
    const QColor words = isSelected ? palette.selectionText : palette.text;
    const int radius = theme.px(Theme::controlRadius);
    painter.save();
    painter.translate(baseline.x(), std::round(baseline.y()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette.hairline);
    painter.setBrush(isSelected ? palette.selection : palette.codeBackground);
    painter.drawRoundedRect(QRectF(0, -m_size.ascent, m_size.width, m_size.ascent + m_size.descent)
                                .adjusted(0.5, 0.5, -0.5, -0.5),
                            radius, radius);
    paintIcon(painter, hasFailed() ? Icon::Warning : Icon::Picture, m_icon,
              hasFailed() && !isSelected ? palette.warning : words);
    const Qt::Alignment side = m_mirrored ? Qt::AlignRight : Qt::AlignLeft;
    painter.setPen(words);
    painter.setFont(fontFor(painter, theme.font));
    painter.setLayoutDirection(directionOf(m_name) == Qt::RightToLeft ? Qt::RightToLeft
                                                                      : Qt::LeftToRight);
    painter.drawText(
        m_nameAt, Qt::AlignVCenter | Qt::AlignAbsolute | side,
        QFontMetricsF(theme.font).elidedText(m_name, Qt::ElideRight, m_nameAt.width()));
    painter.setPen(hasFailed() || isSelected ? words : palette.secondary);
    painter.setFont(fontFor(painter, theme.captionFont()));
    painter.setLayoutDirection(directionOf(m_message) == Qt::RightToLeft ? Qt::RightToLeft
                                                                         : Qt::LeftToRight);
    painter.drawText(m_messageAt, int(Qt::AlignTop | Qt::AlignAbsolute | side) | m_wrapping,
                     m_message);
    // Printed pages have no buttons.
    if (!isPaper(painter)) {
        painter.setPen(palette.outline);
        painter.setBrush(palette.surface);
        painter.drawRoundedRect(m_button.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        painter.setPen(palette.text);
        painter.setFont(theme.font);
        painter.drawText(
            m_button, Qt::AlignCenter,
            QFontMetricsF(theme.font).elidedText(m_label, Qt::ElideRight, m_button.width()));
    }
    painter.restore();
}

} // namespace Hiwar
