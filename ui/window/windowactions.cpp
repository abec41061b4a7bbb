// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowactions.h"

#include "ui/conversation/conversationview.h"
#include "ui/find/finder.h"
#include "ui/find/outlinepanel.h"
#include "ui/theme/icon.h"
#include "ui/theme/shortcuttip.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>

#include <utility>

namespace Hiwar {

WindowActions::WindowActions(QWidget &window, const Views &views)
    : QObject(&window)
    , m_window(window)
    , m_views(views)
    , m_usage(new QAction(tr("Usage…"), &window))
{
    connect(m_usage, &QAction::triggered, this, [this] { m_views.panels.setUsageShown(true); });
    addConversationActions();
    addWindowActions();
    addReadingActions();
    addPrintActions();
}

void WindowActions::addConversationActions()
{
    add(ShortcutId::NewConversation, [this] { emit newConversationRequested(); });
    add(ShortcutId::Temporary, [this] { emit temporaryRequested(); });
    add(ShortcutId::Undo, [this] { m_views.notice.undo(); });
    add(ShortcutId::SearchConversations, [this] { emit searchRequested(); });
}

void WindowActions::addWindowActions()
{
    add(ShortcutId::Settings, [this] { m_views.panels.toggleSettings(); });
    add(ShortcutId::Request,
        [this] { m_views.panels.setRequestShown(!m_views.panels.isRequestShown()); });
    add(ShortcutId::Library,
        [this] { m_views.panels.setLibraryShown(!m_views.panels.isLibraryShown()); });
    add(ShortcutId::Context,
        [this] { m_views.panels.setContextShown(!m_views.panels.isContextShown()); });
    add(ShortcutId::Sidebar, [this] { emit sidebarToggled(); });
    add(ShortcutId::Write, [this] { emit writingRequested(); });
    add(ShortcutId::Larger, [this] { emit zoomRequested(1); });
    add(ShortcutId::Smaller, [this] { emit zoomRequested(-1); });
    add(ShortcutId::UsualSize, [this] { emit zoomRequested(0); });
    add(ShortcutId::NextPane, [this] { emit paneRequested(1); });
    add(ShortcutId::PreviousPane, [this] { emit paneRequested(-1); });
    add(ShortcutId::Menu, [this] { openContextMenu(); });
    add(ShortcutId::Shortcuts, [this] { emit shortcutsRequested(); });
    add(ShortcutId::Quit, [this] {
        emit quitRequested();
        m_window.close();
    });
}

void WindowActions::addReadingActions()
{
    const Views &views = m_views;
    QAction *find = addReading(ShortcutId::Find, [&views] { views.finder.open(); });
    addReading(ShortcutId::NextMatch, [&views] { views.finder.step(1); });
    addReading(ShortcutId::PreviousMatch, [&views] { views.finder.step(-1); });
    addReading(ShortcutId::Attach, [this] { emit attachRequested(); });
    addReading(ShortcutId::ChooseModel, [this] { emit modelsRequested(); });
    QAction *questions = addReading(ShortcutId::Questions, [&views] { views.outline.open(); });
    addReading(ShortcutId::PreviousQuestion, [&views] { views.conversation.goToQuestion(-1); });
    addReading(ShortcutId::NextQuestion, [&views] { views.conversation.goToQuestion(1); });
    connect(&views.outline, &OutlinePanel::questionChosen, &views.conversation,
            &ConversationView::goTo);
    for (QAction *action : {find, questions})
        views.conversation.addAction(action); // they are in its menu
}

void WindowActions::addPrintActions()
{
    QAction *print = add(ShortcutId::Print, [this] { emit printRequested(); });
    QAction *save = add(ShortcutId::SavePdf, [this] { emit savePdfRequested(); });
    print->setText(tr("Print…"));
    save->setText(tr("Save as PDF…"));
    for (QAction *action : {print, save})
        m_views.conversation.addAction(action); // they are in its menu
}

QList<QAction *> WindowActions::forHeader() const
{
    using enum ShortcutId;
    return {action(Find), action(Questions)};
}

void WindowActions::fillMenu(QMenu *menu) const
{
    using enum ShortcutId;
    menu->addActions({action(NewConversation), action(Temporary)});
    menu->addSeparator();
    menu->addActions({action(Request), action(Context), action(SearchConversations), action(Print),
                      action(SavePdf)});
    menu->addSeparator();
    menu->addActions({action(Larger), action(Smaller), action(UsualSize)});
    menu->addSeparator();
    menu->addActions({action(Library), m_usage, action(Settings), action(Shortcuts), action(Quit)});
}

/// Qt opens it by the Menu key alone on Linux.
void WindowActions::openContextMenu()
{
    QWidget *widget = QApplication::focusWidget();
    if (widget == nullptr)
        return;
    const QRect cursor = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect();
    const QPoint at = cursor.isValid() ? cursor.center() : widget->rect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, at, widget->mapToGlobal(at));
    QApplication::sendEvent(widget, &event);
}

QAction *WindowActions::addReading(ShortcutId id, std::function<void()> act)
{
    return add(id, [this, act = std::move(act)] {
        emit conversationWanted();
        act();
    });
}

QAction *WindowActions::add(ShortcutId id, std::function<void()> act)
{
    auto *action = new QAction(nameOf(id), &m_window);
    action->setShortcuts(keySequences(id));
    action->setToolTip(withKeys(nameOf(id), id));
    action->setShortcutVisibleInContextMenu(true);
    connect(action, &QAction::triggered, this, std::move(act));
    m_window.addAction(action);
    m_actions.insert(id, action);
    return action;
}

void WindowActions::setTheme(const Theme &theme)
{
    const QColor &colour = theme.palette.secondary;
    action(ShortcutId::Find)->setIcon(tintedIcon(Icon::Search, colour));
    action(ShortcutId::Questions)->setIcon(tintedIcon(Icon::Outline, colour));
    m_colour = colour;
    showOwnRequest();
}

void WindowActions::setOwnRequest(const QString &words)
{
    if (std::exchange(m_ownRequest, words) != words)
        showOwnRequest();
}

void WindowActions::showOwnRequest()
{
    QAction *request = action(ShortcutId::Request);
    const bool isNone = m_ownRequest.isEmpty();
    request->setIcon(tintedIcon(isNone ? Icon::Levels : Icon::LevelsSet, m_colour));
    const QString name = withKeys(nameOf(ShortcutId::Request), ShortcutId::Request);
    request->setIconVisibleInMenu(false); // no other row of the menu has one
    request->setToolTip(isNone ? name : tr("%1. Set here: %2").arg(name, m_ownRequest));
}

} // namespace Hiwar
