// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/overlays.h"

#include "ui/conversation/conversationviewport.h"
#include "ui/conversation/jumpbutton.h"
#include "ui/conversation/message/linklabel.h"
#include "ui/theme/column.h"

#include <QStyle>
#include <QUrl>

#include <algorithm>

namespace Hiwar {

Overlays::Overlays(QWidget &view, ConversationViewport &viewport)
    : m_view(view)
    , m_viewport(viewport)
    , m_jump(new JumpButton(&view))
    , m_linkLabel(new LinkLabel(&view))
{
    connect(m_jump, &QAbstractButton::clicked, this, &Overlays::jumpClicked);
    m_jump->hide();
    m_jump->raise(); // once: what opens later, such as the find bar, is above it
}

void Overlays::setTheme(const Theme &theme)
{
    m_jump->setTheme(theme);
    m_linkLabel->setTheme(theme);
}

void Overlays::setEmptyState(QWidget *widget)
{
    delete m_emptyState;
    m_emptyState = widget;
    if (!widget)
        return;
    widget->setParent(&m_view);
    widget->hide();
}

QList<QWidget *> Overlays::shown() const
{
    QList<QWidget *> out;
    for (QWidget *widget : QList<QWidget *>{m_emptyState.data(), m_jump} +
                               QList<QWidget *>(m_others.begin(), m_others.end())) {
        if (widget && !widget->isHidden())
            out << widget;
    }
    return out;
}

bool Overlays::jumpHasFocus() const
{
    return m_jump->hasFocus();
}

void Overlays::setLink(const QUrl &address)
{
    m_linkLabel->setTarget(address);
}

void Overlays::place()
{
    const QRect area = m_viewport.widget().geometry();
    if (m_emptyState) {
        // There is nothing to scroll: it is in the middle of the whole width, as the column is.
        m_emptyState->setGeometry(m_view.rect());
        m_emptyState->setVisible(m_viewport.rows().count() == 0 && !m_isEmptyStateHeld);
    }
    const QSize size = m_jump->sizeHint();
    const int margin = m_viewport.rows().theme().px(Space::s);
    // At the end of the lines: the buttons of replies, and most words, are at their beginning.
    const QRect column = columnIn(m_view.width(), m_viewport.rows().theme());
    const Qt::LayoutDirection window = m_view.layoutDirection();
    const QRect inside = QStyle::visualRect(window, m_view.rect(), area);
    const int left =
        std::min(column.right() + 1 + margin, inside.right() + 1 - margin - size.width());
    const QRect place({left, area.bottom() - size.height() - margin}, size);
    m_jump->setGeometry(QStyle::visualRect(window, m_view.rect(), place));
    m_jump->setNewText(m_viewport.hasNewText());
    const bool hasRoom = area.height() >= size.height() + 2 * margin;
    m_jump->setVisible(m_viewport.hasMoreBelow() && hasRoom);
    m_linkLabel->placeIn(area);
}

} // namespace Hiwar
