// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/sidebar.h"

#include "ui/theme/icon.h"
#include "ui/theme/quietstyle.h"

#include <QAction>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

Sidebar::Sidebar(QWidget *parent, ConversationList::Today today)
    : QWidget(parent)
    , m_new(new QPushButton(tr("New conversation"), this))
    , m_search(new QLineEdit(this))
    , m_searchIcon(m_search->addAction(QIcon(), QLineEdit::LeadingPosition))
    , m_list(new ConversationList(std::move(today), this))
    , m_settings(new QPushButton(tr("Settings"), this))
{
    m_new->setObjectName(u"New conversation"_s);
    m_new->setAutoDefault(false);
    m_search->setObjectName(u"Search conversations"_s);
    m_search->setAccessibleName(tr("Search conversations"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_settings->setObjectName(u"Settings"_s);
    m_settings->setFlat(true);
    m_settings->setAutoDefault(false);
    m_list->setEmptyText(tr("Your conversations will be listed here."));

    connect(m_new, &QPushButton::clicked, this, &Sidebar::newConversationRequested);
    connect(m_settings, &QPushButton::clicked, this, &Sidebar::settingsRequested);
    connect(m_list, &ConversationList::conversationChosen, this, &Sidebar::conversationChosen);
    connect(m_list, &ConversationList::renameRequested, this, &Sidebar::renameRequested);
    connect(m_list, &ConversationList::deleteRequested, this, &Sidebar::deleteRequested);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_list->setEmptyText(text.isEmpty() ? tr("Your conversations will be listed here.")
                                            : tr("Nothing was found."));
        emit searchChanged(text);
    });

    auto *column = new QVBoxLayout(this);
    auto *top = new QVBoxLayout;
    top->addWidget(m_new);
    top->addWidget(m_search);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_settings);
    bottom->addStretch(1);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    column->addLayout(bottom);
    setTheme(makeTheme(ColourScheme::Light, 1.0));
}

void Sidebar::setModel(QAbstractItemModel *model)
{
    m_list->setConversations(model);
}

void Sidebar::setCurrentConversation(const QString &id)
{
    m_list->setCurrentConversation(id);
}

QString Sidebar::searchText() const
{
    return m_search->text();
}

void Sidebar::clearSearch()
{
    m_search->clear();
}

void Sidebar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void Sidebar::focusList()
{
    m_list->setFocus(Qt::ShortcutFocusReason);
}

void Sidebar::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int s = theme.px(Space::s);
    const int m = theme.px(Space::m);
    setGround(*this, theme.palette.sidebar);
    setFixedWidth(theme.px(Theme::sidebarWidth));
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->setContentsMargins({});
    column->setSpacing(0);
    QLayout *top = column->itemAt(0)->layout();
    top->setContentsMargins(m, m, m, s);
    top->setSpacing(s);
    column->itemAt(2)->layout()->setContentsMargins(m, s, m, s);
    m_new->setIcon(tintedIcon(Icon::New, theme.palette.accent));
    m_searchIcon->setIcon(tintedIcon(Icon::Search, theme.palette.secondary));
    m_settings->setIcon(tintedIcon(Icon::Settings, theme.palette.secondary));
    m_list->setTheme(theme);
}

void Sidebar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(m_theme.palette.hairline);
    const QRect edge = rect();
    if (layoutDirection() == Qt::RightToLeft)
        painter.drawLine(edge.topLeft(), edge.bottomLeft());
    else
        painter.drawLine(edge.topRight(), edge.bottomRight());
}

bool Sidebar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress)
        return searchKeyPressed(static_cast<QKeyEvent *>(event)->key());
    return QWidget::eventFilter(watched, event);
}

bool Sidebar::searchKeyPressed(int key)
{
    if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        clearSearch();
        return true;
    }
    const QAbstractItemModel *rows = m_list->model();
    if ((key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) &&
        rows->rowCount() > 0) {
        if (!m_list->currentIndex().isValid() || key != Qt::Key_Down)
            m_list->setCurrentIndex(rows->index(0, 0));
        focusList();
        return true;
    }
    return false;
}

} // namespace Hiwar
