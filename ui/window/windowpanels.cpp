// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands beside the conversation of the MainWindow, each made when it is first asked for.
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/inspector/inspectorpanel.h"
#include "ui/settings/settingspanel.h"
#include "ui/window/mainwindow.h"

#include <QLayout>

namespace Hiwar {

template<typename Panel>
Panel *MainWindow::addPanel(void (MainWindow::*setShown)(bool))
{
    auto *panel = new Panel(centralWidget());
    panel->hide();
    panel->setTheme(m_theme);
    centralWidget()->layout()->addWidget(panel);
    connect(panel, &Panel::closeRequested, this, [this, setShown] { (this->*setShown)(false); });
    return panel;
}

SettingsPanel &MainWindow::settingsPanel()
{
    if (!m_panel) {
        m_panel = addPanel<SettingsPanel>(&MainWindow::setSettingsShown);
        emit settingsPanelMade(*m_panel);
    }
    return *m_panel;
}

InspectorPanel &MainWindow::inspector()
{
    if (!m_inspector)
        m_inspector = addPanel<InspectorPanel>(&MainWindow::setInspectorShown);
    return *m_inspector;
}

void MainWindow::setSettingsShown(bool shown)
{
    const bool wasWanted = std::exchange(m_settingsWanted, shown);
    if (!wasWanted && !shown)
        return;
    if (shown)
        setInspectorShown(false);
    m_wishes.sidebarInFront = false; // it may cover a panel that was wanted before
    SettingsPanel &panel = settingsPanel();
    arrange();
    if (shown)
        panel.setFocus(Qt::OtherFocusReason);
    else
        m_composer->focusText();
    if (wasWanted != shown)
        emit settingsShownChanged(shown);
}

void MainWindow::setInspectorShown(bool shown)
{
    const bool wasWanted = std::exchange(m_inspectorWanted, shown);
    if (!wasWanted && !shown)
        return;
    m_wishes.sidebarInFront = false;
    InspectorPanel &panel = inspector();
    arrange();
    if (shown)
        panel.setFocus(Qt::OtherFocusReason);
    else
        m_view->setFocus(Qt::OtherFocusReason);
    if (wasWanted != shown)
        emit inspectorShownChanged(shown);
}

} // namespace Hiwar
