// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/scopechooser.h"

#include "ui/sidebar/scopelist.h"
#include "ui/theme/icon.h"
#include "ui/theme/ownline.h"
#include "ui/theme/widgetpalette.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString nameOf(ListOrder order)
{
    switch (order) {
    case ListOrder::LastChange:
        return ScopeChooser::tr("Last changed first");
    case ListOrder::Created:
        return ScopeChooser::tr("Newest first");
    case ListOrder::Title:
        return ScopeChooser::tr("By title");
    }
    Q_UNREACHABLE();
}

} // namespace

ScopeChooser::ScopeChooser(QWidget *parent)
    : QWidget(parent)
    , m_button(new QPushButton(this))
    , m_sort(new QToolButton(this))
    , m_list(new ScopeList(this))
{
    m_button->setObjectName(u"Shown conversations"_s);
    m_button->setMinimumWidth(Theme::leastTarget);
    m_button->setFlat(true);
    m_button->setAutoDefault(false);
    m_sort->setObjectName(u"Sort"_s);
    m_sort->setAccessibleName(tr("Sort"));
    m_sort->setToolTip(tr("Sort"));
    m_sort->setAutoRaise(true);
    m_list->hide();

    auto *column = new QVBoxLayout(this);
    auto *row = new QHBoxLayout;
    row->addWidget(m_button, 1);
    row->addWidget(m_sort);
    column->addLayout(row);
    column->addWidget(m_list);

    connect(m_button, &QPushButton::clicked, this, [this] {
        setOpen(!isOpen());
        if (isOpen())
            m_list->setFocus(Qt::OtherFocusReason);
    });
    connect(m_sort, &QToolButton::clicked, this, &ScopeChooser::showOrders);
    connect(m_list, &ScopeList::chosen, this, [this](const ListScope &scope) {
        m_button->setFocus(Qt::OtherFocusReason);
        setOpen(false);
        emit scopeChosen(scope);
    });
    connect(m_list, &ScopeList::closeRequested, this, [this] {
        m_button->setFocus(Qt::OtherFocusReason);
        setOpen(false);
    });
    setScopes({});
}

void ScopeChooser::setScopes(const ListScopes &scopes)
{
    m_scopes = scopes;
    m_list->setScopes(scopes);
    nameButton();
}

void ScopeChooser::setScope(const ListScope &scope)
{
    m_scope = scope;
    m_list->setCurrentScope(scope);
    nameButton();
}

void ScopeChooser::setOrder(ListOrder order)
{
    m_order = order;
    m_sort->setAccessibleDescription(nameOf(order));
}

bool ScopeChooser::isOpen() const
{
    return !m_list->isHidden();
}

void ScopeChooser::setOpen(bool open)
{
    if (open && !isOpen()) {
        m_list->setCurrentScope(m_scope);
        emit scopesNeeded();
    }
    m_list->setVisible(open);
    nameButton();
}

void ScopeChooser::nameButton()
{
    const QString name = Hiwar::nameOf(m_scope, m_scopes);
    const int room = m_theme.px(Theme::sidebarWidth) * 2 / 3;
    const QFontMetrics metrics = m_button->fontMetrics();
    const bool isWhole = metrics.horizontalAdvance(name) <= room;
    const QString words = isWhole ? name : shortened(name, metrics, room);
    m_button->setText(QString(words).replace(u'&', u"&&"_s));
    m_button->setAccessibleName(tr("Show: %1").arg(name));
    m_button->setToolTip(name);
    m_button->setIcon(tintedIcon(isOpen() ? Icon::Up : Icon::Down, m_theme.palette.secondary));
}

void ScopeChooser::showOrders()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto *group = new QActionGroup(menu);
    for (const ListOrder order : {ListOrder::LastChange, ListOrder::Created, ListOrder::Title}) {
        QAction *action =
            menu->addAction(nameOf(order), this, [this, order] { emit orderChosen(order); });
        action->setCheckable(true);
        action->setChecked(order == m_order);
        group->addAction(action);
    }
    menu->popup(m_sort->mapToGlobal(m_sort->rect().bottomLeft()));
}

void ScopeChooser::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int m = theme.px(Space::m);
    layout()->setContentsMargins(m, 0, m, 0);
    layout()->setSpacing(theme.px(Space::xs));
    // Quieter than the list below.
    m_button->setFont(theme.captionFont());
    setForeground(*m_button, theme.palette.secondary);
    const int target = theme.px(Theme::leastTarget + Space::xs);
    m_sort->setMinimumSize(target, target);
    m_sort->setIcon(tintedIcon(Icon::Sort, theme.palette.secondary));
    m_list->setTheme(theme);
    nameButton();
}

} // namespace Hiwar
