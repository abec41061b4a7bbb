// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowactions.h"

#include "ui/conversation/conversationview.h"
#include "ui/find/finder.h"
#include "ui/find/outlinepanel.h"
#include "ui/theme/icon.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <QAction>

#include <utility>

using namespace Qt::StringLiterals;

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
    add(tr("New conversation"), {QKeySequence(u"Ctrl+N"_s)},
        [this] { emit newConversationRequested(); });
    add(tr("Temporary conversation"), {QKeySequence(u"Ctrl+Shift+N"_s)},
        [this] { emit temporaryRequested(); });
    add(tr("Undo"), {QKeySequence(u"Ctrl+Z"_s)}, [this] { m_views.notice.undo(); });
    add(tr("Search conversations"), {QKeySequence(u"Ctrl+K"_s)},
        [this] { emit searchRequested(); });
}

void WindowActions::addWindowActions()
{
    add(tr("Settings"), {QKeySequence(u"Ctrl+,"_s)}, [this] { m_views.panels.toggleSettings(); });
    add(tr("Sidebar"), {QKeySequence(u"Ctrl+B"_s)}, [this] { emit sidebarToggled(); });
    add(tr("Write"), {QKeySequence(u"Ctrl+L"_s)}, [this] { emit writingRequested(); });
    add(tr("Larger"), {QKeySequence(u"Ctrl++"_s), QKeySequence(u"Ctrl+="_s)},
        [this] { emit zoomRequested(1); });
    add(tr("Smaller"), {QKeySequence(u"Ctrl+-"_s)}, [this] { emit zoomRequested(-1); });
    add(tr("Usual size"), {QKeySequence(u"Ctrl+0"_s)}, [this] { emit zoomRequested(0); });
    add(tr("Next pane"), {QKeySequence(u"F6"_s)}, [this] { emit paneRequested(1); });
    add(tr("Previous pane"), {QKeySequence(u"Shift+F6"_s)}, [this] { emit paneRequested(-1); });
    add(tr("Quit"), {QKeySequence(u"Ctrl+Q"_s)}, [this] { m_window.close(); });
}

void WindowActions::addReadingActions()
{
    const Views &views = m_views;
    m_find = addReading(tr("Find in conversation"), QKeySequence(u"Ctrl+F"_s),
                        [&views] { views.finder.open(); });
    addReading(tr("Next match"), QKeySequence(u"F3"_s), [&views] { views.finder.step(1); });
    addReading(tr("Previous match"), QKeySequence(u"Shift+F3"_s),
               [&views] { views.finder.step(-1); });
    m_questions = addReading(tr("Questions"), QKeySequence(u"Ctrl+Shift+O"_s),
                             [&views] { views.outline.open(); });
    addReading(tr("Previous question"), QKeySequence(u"Ctrl+Up"_s),
               [&views] { views.conversation.goToQuestion(-1); });
    addReading(tr("Next question"), QKeySequence(u"Ctrl+Down"_s),
               [&views] { views.conversation.goToQuestion(1); });
    connect(&views.outline, &OutlinePanel::questionChosen, &views.conversation,
            &ConversationView::goTo);
    m_find->setToolTip(tr("Find in conversation (Ctrl+F)"));
    m_questions->setToolTip(tr("Questions of this conversation (Ctrl+Shift+O)"));
    for (QAction *action : {m_find, m_questions}) {
        action->setShortcutVisibleInContextMenu(true);
        views.conversation.addAction(action); // for its context menu
    }
}

void WindowActions::addPrintActions()
{
    QAction *print =
        add(tr("Print…"), {QKeySequence(u"Ctrl+P"_s)}, [this] { emit printRequested(); });
    QAction *save = add(tr("Save as PDF…"), {QKeySequence(u"Ctrl+Shift+P"_s)},
                        [this] { emit savePdfRequested(); });
    for (QAction *action : {print, save}) {
        action->setShortcutVisibleInContextMenu(true);
        m_views.conversation.addAction(action); // for its context menu
    }
}

QAction *WindowActions::addReading(const QString &name, const QKeySequence &key,
                                   std::function<void()> act)
{
    return add(name, {key}, [this, act = std::move(act)] {
        emit conversationWanted();
        act();
    });
}

QAction *WindowActions::add(const QString &name, const QList<QKeySequence> &keys,
                            std::function<void()> act)
{
    auto *action = new QAction(name, &m_window);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, std::move(act));
    m_window.addAction(action);
    return action;
}

void WindowActions::setTheme(const Theme &theme)
{
    m_find->setIcon(tintedIcon(Icon::Search, theme.palette.secondary));
    m_questions->setIcon(tintedIcon(Icon::Outline, theme.palette.secondary));
}

} // namespace Hiwar
