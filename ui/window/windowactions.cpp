// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person can do in the MainWindow by keyboard.
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/inspector/inspectorpanel.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/nextpane.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace Hiwar {

void MainWindow::addActions()
{
    addShortcut(tr("New conversation"), {QKeySequence(u"Ctrl+N"_s)},
                [this] { emit newConversationRequested(); });
    addShortcut(tr("Search conversations"), {QKeySequence(u"Ctrl+K"_s)}, [this] {
        if (!m_shown.sidebar)
            toggleSidebar();
        m_sidebar->focusSearch();
    });
    addShortcut(tr("Settings"), {QKeySequence(u"Ctrl+,"_s)}, [this] {
        m_panel->isVisible() ? m_panel->requestClose() : setSettingsShown(true);
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

void MainWindow::addShortcut(const QString &name, const QList<QKeySequence> &keys,
                             std::function<void()> act)
{
    auto *action = new QAction(name, this);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, std::move(act));
    addAction(action);
}

void MainWindow::cyclePanes(int step)
{
    QList<QWidget *> panes{m_sidebar, m_view, m_composer, m_panel};
    if (m_inspector)
        panes.append(m_inspector);
    QWidget *pane = nextPane(panes, step);
    if (pane == m_sidebar)
        m_sidebar->focusList();
    else if (pane)
        pane->setFocus(Qt::ShortcutFocusReason);
}

} // namespace Hiwar
