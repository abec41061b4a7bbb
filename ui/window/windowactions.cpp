// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowactions.h"

#include "ui/conversation/conversationview.h"
#include "ui/find/finder.h"
#include "ui/find/outlinepanel.h"
#include "ui/palette/commandpalette.h"
#include "ui/theme/icon.h"
#include "ui/theme/shortcuttip.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"
#include "ui/window/tabstrip.h"

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
{
    addConversationActions();
    addWindowActions();
    addReadingActions();
    addPrintActions();
}

void WindowActions::addConversationActions()
{
    add(ShortcutId::NewConversation, [this] { emit newConversationRequested(); });
    add(ShortcutId::Temporary, [this] { emit temporaryRequested(); });
    add(ShortcutId::NewTab, [this] { emit tabRequested(); });
    add(ShortcutId::NewWindow, [this] { emit windowRequested(); });
    add(ShortcutId::Undo, [this] {
        if (m_views.notice.canUndo())
            m_views.notice.undo();
        else
            emit undoRequested();
    });
    add(ShortcutId::SearchConversations, [this] { emit searchRequested(); });
    add(ShortcutId::Import, [this] { emit importRequested(); });
    add(ShortcutId::ExportAll, [this] { emit exportAllRequested(); });
}

void WindowActions::addWindowActions()
{
    add(ShortcutId::CommandPalette, [this] { emit paletteRequested(); });
    QAction *usage =
        add(ShortcutId::UsagePanel, [this] { m_views.panels.setShown(SidePanel::Usage, true); });
    usage->setText(tr("Usage…"));
    const auto addToggle = [this](ShortcutId shortcut, SidePanel panel) {
        add(shortcut, [this, panel] { m_views.panels.toggle(panel); });
    };
    addToggle(ShortcutId::Settings, SidePanel::Settings);
    addToggle(ShortcutId::Request, SidePanel::Request);
    addToggle(ShortcutId::Library, SidePanel::Library);
    addToggle(ShortcutId::Context, SidePanel::Context);
    addToggle(ShortcutId::Tree, SidePanel::Tree);
    add(ShortcutId::Sidebar, [this] { emit sidebarToggled(); });
    add(ShortcutId::Write, [this] { emit writingRequested(); });
    add(ShortcutId::Larger, [this] { emit zoomRequested(1); });
    add(ShortcutId::Smaller, [this] { emit zoomRequested(-1); });
    add(ShortcutId::UsualSize, [this] { emit zoomRequested(0); });
    add(ShortcutId::NextPane, [this] { emit paneRequested(1); });
    add(ShortcutId::PreviousPane, [this] { emit paneRequested(-1); });
    add(ShortcutId::Menu, [this] { openContextMenu(); });
    add(ShortcutId::Shortcuts, [this] { emit shortcutsRequested(); });
    add(ShortcutId::NextTab, [this] { m_views.tabs.step(1); });
    add(ShortcutId::PreviousTab, [this] { m_views.tabs.step(-1); });
    add(ShortcutId::CloseWindow, [this] {
        if (!m_views.tabs.closeCurrent())
            m_window.close();
    });
    add(ShortcutId::Quit, [this] { emit quitRequested(); });
}

void WindowActions::addReadingActions()
{
    const Views &views = m_views;
    QAction *find = addFinding(ShortcutId::Find, [&views] { views.finder.open(); });
    addFinding(ShortcutId::NextMatch, [&views] { views.finder.step(1); });
    addFinding(ShortcutId::PreviousMatch, [&views] { views.finder.step(-1); });
    addReading(ShortcutId::Attach, [this] { emit attachRequested(); });
    addReading(ShortcutId::ChooseModel, [this] { emit modelsRequested(); });
    addReading(ShortcutId::Dictate, [this] { emit dictationRequested(); });
    QAction *questions = addFinding(ShortcutId::Questions, [&views] { views.outline.open(); });
    addFinding(ShortcutId::PreviousQuestion, [&views] { views.conversation.goToQuestion(-1); });
    addFinding(ShortcutId::NextQuestion, [&views] { views.conversation.goToQuestion(1); });
    addReading(ShortcutId::SideBySide, [this] { emit sideBySideRequested(); });
    add(ShortcutId::ReadAloud, [this] { emit readAloudRequested(); });
    add(ShortcutId::NextSentence, [this] { emit nextSentenceRequested(); });
    add(ShortcutId::StopReading, [this] { emit stopReadingRequested(); });
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

QList<QAction *> WindowActions::forComposer() const
{
    return {action(ShortcutId::Request), action(ShortcutId::Dictate)};
}

void WindowActions::fillMenu(QMenu *menu) const
{
    using enum ShortcutId;
    menu->addActions(
        {action(NewConversation), action(Temporary), action(NewTab), action(NewWindow)});
    menu->addSeparator();
    menu->addActions({action(Request), action(Context), action(Tree), action(SideBySide),
                      action(SearchConversations), action(Print), action(SavePdf)});
    menu->addSeparator();
    menu->addActions({action(Larger), action(Smaller), action(UsualSize)});
    menu->addSeparator();
    menu->addActions({action(CommandPalette), action(Library), action(UsagePanel), action(Settings),
                      action(Shortcuts), action(CloseWindow), action(Quit)});
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

QAction *WindowActions::addFinding(ShortcutId id, const std::function<void()> &act)
{
    return addReading(id, [this, act] {
        emit messagesWanted();
        act();
    });
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
    action->setShortcutVisibleInContextMenu(true);
    connect(action, &QAction::triggered, this, std::move(act));
    m_window.addAction(action);
    m_actions.insert(id, action);
    showKeys(id);
    return action;
}

void WindowActions::showKeys(ShortcutId id)
{
    QAction *shown = action(id);
    shown->setShortcuts(keySequences(id, m_keymap));
    shown->setToolTip(withKeys(nameOf(id), id, m_keymap));
}

void WindowActions::setKeymap(const Keymap &keymap)
{
    if (keymap == m_keymap)
        return;
    m_keymap = keymap;
    const QList<ShortcutId> ids = m_actions.keys();
    for (const ShortcutId id : ids)
        showKeys(id);
    showOwnRequest();
}

CommandPalette &WindowActions::palette(QAbstractItemModel &model)
{
    if (!m_palette) {
        m_palette = new CommandPalette(m_window, model);
        m_palette->setTheme(m_theme);
    }
    return *m_palette;
}

void WindowActions::setTheme(const Theme &theme)
{
    const QColor &colour = theme.palette.secondary;
    action(ShortcutId::Find)->setIcon(tintedIcon(Icon::Search, colour));
    action(ShortcutId::Questions)->setIcon(tintedIcon(Icon::Outline, colour));
    QAction *dictate = action(ShortcutId::Dictate);
    dictate->setIcon(tintedIcon(Icon::Microphone, colour));
    dictate->setIconVisibleInMenu(false);
    m_theme = theme;
    if (m_palette)
        m_palette->setTheme(theme);
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
    request->setIcon(
        tintedIcon(isNone ? Icon::Levels : Icon::LevelsSet, m_theme.palette.secondary));
    const QString name = withKeys(nameOf(ShortcutId::Request), ShortcutId::Request, m_keymap);
    request->setIconVisibleInMenu(false); // no other row of the menu has one
    request->setToolTip(isNone ? name : tr("%1. Set here: %2").arg(name, m_ownRequest));
}

} // namespace Hiwar
