// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/sidebar.h"

#include "ui/accessiblerole.h"
#include "ui/sidebar/binbar.h"
#include "ui/sidebar/foundannouncer.h"
#include "ui/sidebar/nameline.h"
#include "ui/sidebar/scopechooser.h"
#include "ui/sidebar/searchresults.h"
#include "ui/theme/icon.h"
#include "ui/theme/leadingedge.h"
#include "ui/theme/quietstyle.h"

#include <QAction>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

Sidebar::Sidebar(QWidget *parent, ConversationList::Today today)
    : QWidget(parent)
    , m_back(new QToolButton(this))
    , m_new(new QPushButton(tr("New conversation"), this))
    , m_temporary(new QToolButton(this))
    , m_search(new QLineEdit(this))
    , m_searchIcon(m_search->addAction(QIcon(), QLineEdit::LeadingPosition))
    , m_clear(m_search->addAction(QIcon(), QLineEdit::TrailingPosition))
    , m_chooser(new ScopeChooser(this))
    , m_nameLine(new NameLine(this))
    , m_bin(new BinBar(this))
    , m_list(new ConversationList(std::move(today), this))
    , m_found(new QLabel(this))
    , m_foundAnnouncer(new FoundAnnouncer(this))
    , m_results(new SearchResults(this))
    , m_settings(new QPushButton(tr("Settings"), this))
    , m_more(new QToolButton(this))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setAccessibleName(tr("Sidebar"));
    m_back->setObjectName(u"Back"_s);
    m_back->setAccessibleName(tr("Back to the conversation"));
    m_back->setToolTip(tr("Back to the conversation (Esc)"));
    m_back->setAutoRaise(true);
    m_back->hide();
    m_new->setObjectName(u"New conversation"_s);
    m_new->setAutoDefault(false);
    m_new->setMinimumWidth(Theme::leastTarget); // its words are cut where there is no room
    m_temporary->setObjectName(u"Temporary conversation"_s);
    m_temporary->setAccessibleName(tr("Temporary conversation"));
    m_temporary->setToolTip(tr("Temporary conversation: nothing of it is stored (Ctrl+Shift+N)"));
    m_temporary->setAutoRaise(true);
    m_settings->setObjectName(u"Settings"_s);
    m_settings->setFlat(true);
    m_settings->setAutoDefault(false);
    m_more->setObjectName(u"More"_s);
    m_more->setAccessibleName(tr("More"));
    m_more->setToolTip(tr("Import and export"));
    m_more->setAutoRaise(true);
    m_list->setEmptyText(emptyText());
    connect(m_more, &QToolButton::clicked, this, &Sidebar::showMore);
    connect(m_back, &QToolButton::clicked, this, &Sidebar::closeRequested);
    connect(m_new, &QPushButton::clicked, this, &Sidebar::newConversationRequested);
    connect(m_temporary, &QToolButton::clicked, this, &Sidebar::temporaryRequested);
    connect(m_settings, &QPushButton::clicked, this, &Sidebar::settingsRequested);
    connectSearch();
    connectList();
    connectScopes();
    placeParts();
    setTheme(makeTheme(ColourScheme::Light, 1.0));
}

Sidebar::~Sidebar()
{
    m_list->disconnect(this); // the editor of a title emits when it is deleted
}

void Sidebar::connectSearch()
{
    m_search->setObjectName(u"Search conversations"_s);
    m_search->setAccessibleName(tr("Search conversations"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setToolTip(searchHelp());
    m_search->setAccessibleDescription(searchHelp());
    m_searchIcon->setText(tr("Go to the search"));
    connect(m_searchIcon, &QAction::triggered, this, &Sidebar::focusSearch);
    m_clear->setText(tr("Clear the search"));
    m_clear->setVisible(false);
    connect(m_clear, &QAction::triggered, this, &Sidebar::clearSearch);
    connect(m_search, &QLineEdit::textChanged, m_clear,
            [this](const QString &typed) { m_clear->setVisible(!typed.isEmpty()); });
    keepAtLeadingEdge(*m_search);
    m_search->installEventFilter(this);
    m_found->setObjectName(u"Found"_s);
    m_found->setTextFormat(Qt::PlainText);
    m_found->setWordWrap(true);
    m_found->hide();
    m_results->hide();
    connect(m_search, &QLineEdit::textChanged, this, &Sidebar::showSearch);
    connect(m_results, &SearchResults::hitChosen, this, &Sidebar::hitChosen);
    connect(m_results, &SearchResults::left, this, [this](bool isDone) {
        focusSearch();
        if (isDone)
            clearSearch();
    });
}

QString Sidebar::searchHelp()
{
    return tr("Narrow it down: from:me, model:name, in:folder, tag:name, before:2026-03-01, "
              "after:2025-12-24. Put words that belong together in quotes.");
}

void Sidebar::showSearch(const QString &typed)
{
    const bool searching = !typed.trimmed().isEmpty();
    if (searching)
        m_foundAnnouncer->typed();
    else
        tellFound({});
    m_results->setEmptyText({}); // the result is not known yet
    m_chooser->setVisible(!searching);
    m_list->setVisible(!searching);
    showBinBar();
    m_results->setVisible(searching);
    m_found->setVisible(searching && !m_found->text().isEmpty());
    emit searchChanged(typed);
}

void Sidebar::setResults(QAbstractItemModel *results)
{
    m_results->setModel(results);
}

void Sidebar::tellFound(const QString &words)
{
    m_found->setText(words);
    m_found->setVisible(!words.isEmpty());
    if (m_search->text().trimmed().isEmpty())
        m_foundAnnouncer->end();
    else
        m_foundAnnouncer->tell(words.isEmpty() ? tr("Nothing was found.") : words);
    m_results->setEmptyText(words.isEmpty() ? tr("Nothing was found.") + u"\n\n"_s + searchHelp()
                                            : QString());
}

void Sidebar::placeParts()
{
    auto *column = new QVBoxLayout(this);
    auto *top = new QVBoxLayout;
    auto *begin = new QHBoxLayout;
    begin->addWidget(m_back);
    begin->addWidget(m_new, 1);
    begin->addWidget(m_temporary);
    top->addLayout(begin);
    top->addWidget(m_search);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_settings);
    bottom->addStretch(1);
    bottom->addWidget(m_more);
    column->addLayout(top);
    column->addWidget(m_chooser);
    column->addWidget(m_nameLine);
    column->addWidget(m_bin);
    column->addWidget(m_list, 1);
    column->addWidget(m_found);
    column->addWidget(m_results, 1);
    column->addLayout(bottom);
}

void Sidebar::setModel(QAbstractItemModel *model)
{
    m_list->setConversations(model);
}

void Sidebar::setCurrentConversation(const QString &id)
{
    m_list->setCurrentConversation(id);
}

void Sidebar::setScopes(const ListScopes &scopes)
{
    if (m_scopes == scopes)
        return;
    m_scopes = scopes;
    m_chooser->setScopes(scopes);
}

void Sidebar::setScope(const ListScope &scope)
{
    if (m_scope != scope)
        m_list->selectNone();
    m_scope = scope;
    m_chooser->setScope(scope);
    m_list->setEmptyText(emptyText());
    m_bin->withdraw();
    showBinBar();
}

void Sidebar::setOrder(ListOrder order)
{
    m_chooser->setOrder(order);
}

QString Sidebar::emptyText() const
{
    switch (m_scope.kind) {
    case ListScope::Kind::All:
        return tr("Your conversations will be listed here.");
    case ListScope::Kind::Folder:
        return tr("This folder is empty. Drag conversations here, or use “Move to folder” in "
                  "their menu.");
    case ListScope::Kind::Tag:
        return tr("No conversation has this tag.");
    case ListScope::Kind::Archive:
        return tr("What you archive will be listed here.");
    case ListScope::Kind::Bin:
        return tr("What you delete stays here for 30 days.");
    }
    Q_UNREACHABLE();
}

void Sidebar::showBinBar()
{
    m_bin->setVisible(m_scope.kind == ListScope::Kind::Bin && !m_list->isHidden() &&
                      m_list->model()->rowCount() > 0);
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
    column->itemAt(column->count() - 1)->layout()->setContentsMargins(m, s, m, s);
    m_chooser->setTheme(theme);
    m_nameLine->setTheme(theme);
    m_bin->setTheme(theme);
    m_back->setIcon(
        tintedIcon(isRightToLeft() ? Icon::Next : Icon::Previous, theme.palette.secondary));
    m_new->setIcon(tintedIcon(Icon::New, theme.palette.accent));
    m_temporary->setIcon(tintedIcon(Icon::Temporary, theme.palette.secondary));
    m_searchIcon->setIcon(tintedIcon(Icon::Search, theme.palette.secondary));
    m_clear->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    m_more->setIcon(tintedIcon(Icon::More, theme.palette.secondary));
    m_settings->setIcon(tintedIcon(Icon::Settings, theme.palette.secondary));
    m_list->setTheme(theme);
    m_results->setTheme(theme);
    m_found->setFont(theme.captionFont());
    m_found->setContentsMargins(m + s, 0, m + s, s);
    const int target = theme.px(Theme::leastTarget + Space::xs);
    for (QToolButton *button : {m_back, m_temporary, m_more})
        button->setMinimumSize(target, target);
    setForeground(*m_found, theme.palette.secondary);
}

void Sidebar::setAlone(bool alone)
{
    m_back->setVisible(alone);
}

void Sidebar::paintEvent(QPaintEvent *)
{
    paintPaneEdge(*this, Qt::RightEdge, m_theme.palette.hairline);
}

bool Sidebar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress)
        return searchKeyPressed(static_cast<QKeyEvent *>(event)->key());
    return QWidget::eventFilter(watched, event);
}

bool Sidebar::searchKeyPressed(int key)
{
    if (key == Qt::Key_Escape) {
        if (m_search->text().isEmpty())
            emit closeRequested();
        clearSearch();
        return true;
    }
    const bool isDown = key == Qt::Key_Down;
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!isDown && !isEnter)
        return false;
    if (m_results->isVisible()) {
        m_results->enter();
        if (isEnter)
            m_results->open(m_results->currentIndex());
    } else if (isDown && m_list->model()->rowCount() > 0) {
        focusList();
    }
    return true;
}

} // namespace Hiwar
