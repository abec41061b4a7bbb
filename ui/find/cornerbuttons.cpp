// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find/cornerbuttons.h"

#include "ui/conversation/conversationview.h"

#include <QBoxLayout>
#include <QToolButton>

namespace Hiwar {

CornerButtons::CornerButtons(ConversationView &view, const QList<QAction *> &actions)
    : QWidget(&view)
    , m_view(view)
{
    auto *column = new QVBoxLayout(this);
    for (QAction *action : actions) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        column->addWidget(button);
    }
    connect(&view, &ConversationView::laidOut, this, &CornerButtons::place);
    view.addOverlay(this);
    hide();
}

void CornerButtons::setTheme(const Theme &theme)
{
    m_theme = theme;
    layout()->setContentsMargins({});
    layout()->setSpacing(theme.px(Space::xs));
    place();
}

void CornerButtons::place()
{
    const QRect area = m_view.viewport()->geometry();
    const int margin = m_theme.px(Space::s);
    const QSize size = sizeHint();
    const int free = (area.width() - columnIn(area.width(), m_theme).width()) / 2;
    const bool mirrored = m_view.layoutDirection() == Qt::RightToLeft;
    const int x = mirrored ? area.left() + margin : area.right() + 1 - margin - size.width();
    setGeometry(QRect(QPoint(x, area.top() + margin), size));
    setVisible(m_view.rows().count() > 0 && free >= size.width() + 2 * margin);
    lower();
    m_view.viewport()->lower();
}

} // namespace Hiwar
