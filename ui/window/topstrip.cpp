// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/topstrip.h"

#include "ui/theme/icon.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

namespace Hiwar {

TopStrip::TopStrip(QWidget *parent)
    : QWidget(parent)
    , m_showSidebar(new QToolButton(this))
    , m_new(new QToolButton(this))
{
    m_showSidebar->setAccessibleName(tr("Show sidebar"));
    m_showSidebar->setToolTip(tr("Show sidebar (Ctrl+B)"));
    m_showSidebar->setAutoRaise(true);
    m_new->setAccessibleName(tr("New conversation"));
    m_new->setToolTip(tr("New conversation (Ctrl+N)"));
    m_new->setAutoRaise(true);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_showSidebar);
    row->addWidget(m_new);
    row->addStretch(1);
    connect(m_showSidebar, &QToolButton::clicked, this, &TopStrip::sidebarRequested);
    connect(m_new, &QToolButton::clicked, this, &TopStrip::newConversationRequested);
}

void TopStrip::addButtons(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        layout()->addWidget(button);
    }
}

void TopStrip::setTheme(const Theme &theme)
{
    m_showSidebar->setIcon(tintedIcon(Icon::Sidebar, theme.palette.secondary));
    m_new->setIcon(tintedIcon(Icon::New, theme.palette.secondary));
    const int margin = theme.px(Space::xs);
    layout()->setContentsMargins(margin, margin, margin, 0);
}

} // namespace Hiwar
