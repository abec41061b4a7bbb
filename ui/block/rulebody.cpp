// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/rulebody.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace Hiwar {

RuleBody::RuleBody(const Theme &theme)
    : m_theme(theme)
{
}

int RuleBody::resizeGetHeight(int width, const Extent &)
{
    m_width = width;
    return m_theme.px(Space::l);
}

void RuleBody::paint(QPainter &painter, QPoint at, const QRect &, const SelectedRange &) const
{
    painter.fillRect(QRect(at.x(), at.y() + m_theme.px(Space::l) / 2, m_width, 1),
                     m_theme.palette.hairline);
}

int RuleBody::markMiddle() const
{
    return m_theme.linePitch() / 2;
}

} // namespace Hiwar
