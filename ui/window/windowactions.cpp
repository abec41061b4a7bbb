// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person can do in the MainWindow by keyboard.
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/find/cornerbuttons.h"
#include "ui/find/finder.h"
#include "ui/find/outlinepanel.h"
#include "ui/inspector/inspectorpanel.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/nextpane.h"
#include "ui/window/noticebar.h"

#include <QAction>
#include <QLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

void MainWindow::addActions()
{
    addShortcut(tr("New conversation"), {QKeySequence(u"Ctrl+N"_s)},
                [this] { emit newConversationRequested(); });
    addShortcut(tr("Temporary conversation"), {QKeySequence(u"Ctrl+Shift+N"_s)},
                [this] { emit temporaryRequested(); });
    addShortcut(tr("Undo"), {QKeySequence(u"Ctrl+Z"_s)}, [this] { m_notice->undo(); });
    addShortcut(tr("Search conversations"), {QKeySequence(u"Ctrl+K"_s)}, [this] {
        if (!m_shown.sidebar)
            toggleSidebar();
        m_sidebar->focusSearch();
    });
    addShortcut(tr("Settings"), {QKeySequence(u"Ctrl+,"_s)}, [this] {
        m_panel && m_panel->isVisible() ? m_panel->requestClose() : setSettingsShown(true);
    });
    addShortcut(tr("Sidebar"), {QKeySequence(u"Ctrl+B"_s)}, [this] { toggleSidebar(); });
    addShortcut(tr("Write"), {QKeySequence(u"Ctrl+L"_s)}, [this] {
        showConversation();
        m_composer->focusText();
    });
    addShortcut(tr("Larger"), {QKeySequence(u"Ctrl++"_s), QKeySequence(u"Ctrl+="_s)},
                [this] { emit zoomRequested(1); });
    addShortcut(tr("Smaller"), {QKeySequence(u"Ctrl+-"_s)}, [this] { emit zoomRequested(-1); });
    addShortcut(tr("Usual size"), {QKeySequence(u"Ctrl+0"_s)}, [this] { emit zoomRequested(0); });
    addShortcut(tr("Next pane"), {QKeySequence(u"F6"_s)}, [this] { cyclePanes(1); });
    addShortcut(tr("Previous pane"), {QKeySequence(u"Shift+F6"_s)}, [this] { cyclePanes(-1); });
    addShortcut(tr("Quit"), {QKeySequence(u"Ctrl+Q"_s)}, [this] { close(); });
}

void MainWindow::addReadingActions()
{
    const auto inConversation = [this](const std::function<void()> &act) {
        return [this, act] {
            showConversation();
            act();
        };
    };
    m_find = addShortcut(tr("Find in conversation"), {QKeySequence(u"Ctrl+F"_s)},
                         inConversation([this] { m_finder->open(); }));
    addShortcut(tr("Next match"), {QKeySequence(u"F3"_s)},
                inConversation([this] { m_finder->step(1); }));
    addShortcut(tr("Previous match"), {QKeySequence(u"Shift+F3"_s)},
                inConversation([this] { m_finder->step(-1); }));
    m_questions = addShortcut(tr("Questions"), {QKeySequence(u"Ctrl+Shift+O"_s)},
                              inConversation([this] { m_outline->open(); }));
    addShortcut(tr("Previous question"), {QKeySequence(u"Ctrl+Up"_s)},
                inConversation([this] { m_view->goToQuestion(-1); }));
    addShortcut(tr("Next question"), {QKeySequence(u"Ctrl+Down"_s)},
                inConversation([this] { m_view->goToQuestion(1); }));
    connect(m_outline, &OutlinePanel::questionChosen, m_view, &ConversationView::goTo);
    m_find->setToolTip(tr("Find in conversation (Ctrl+F)"));
    m_questions->setToolTip(tr("Questions of this conversation (Ctrl+Shift+O)"));
    for (QAction *action : {m_find, m_questions}) {
        action->setShortcutVisibleInContextMenu(true);
        auto *button = new QToolButton(m_strip);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        m_strip->layout()->addWidget(button);
        m_view->addAction(action); // they stand in its menu
    }
    m_corner = new CornerButtons(*m_view, {m_questions, m_find});
}

void MainWindow::addPrintActions()
{
    QAction *print =
        addShortcut(tr("Print…"), {QKeySequence(u"Ctrl+P"_s)}, [this] { emit printRequested(); });
    QAction *save = addShortcut(tr("Save as PDF…"), {QKeySequence(u"Ctrl+Shift+P"_s)},
                                [this] { emit savePdfRequested(); });
    for (QAction *action : {print, save}) {
        action->setShortcutVisibleInContextMenu(true);
        m_view->addAction(action); // they stand in its menu
    }
}

QAction *MainWindow::addShortcut(const QString &name, const QList<QKeySequence> &keys,
                                 std::function<void()> act)
{
    auto *action = new QAction(name, this);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, std::move(act));
    addAction(action);
    return action;
}

void MainWindow::cyclePanes(int step)
{
    QList<QWidget *> panes{m_sidebar, m_view, m_composer, m_panel, m_inspector};
    panes.removeAll(nullptr); // not made yet
    QWidget *pane = nextPane(panes, step);
    if (pane == m_sidebar)
        m_sidebar->focusList();
    else if (pane)
        pane->setFocus(Qt::ShortcutFocusReason);
}

} // namespace Hiwar
