// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sidepanels.h"

#include "ui/attachments/attachmentpreview.h"
#include "ui/compare/comparepanel.h"
#include "ui/context/contextpanel.h"
#include "ui/inspector/inspectorpanel.h"
#include "ui/library/librarypanel.h"
#include "ui/request/requestpanel.h"
#include "ui/settings/settingspanel.h"
#include "ui/theme/comparelook.h"
#include "ui/tree/treepanel.h"
#include "ui/usage/usagepanel.h"

#include <QLayout>

#include <algorithm>
#include <utility>

namespace Hiwar {

void setPaneWidth(QWidget &pane, int width, bool alone)
{
    pane.setMinimumWidth(alone ? 0 : width);
    pane.setMaximumWidth(alone ? QWIDGETSIZE_MAX : width);
}

SidePanels::SidePanels(QWidget &row)
    : QObject(&row)
    , m_row(row)
{
}

template<typename Panel>
Panel &SidePanels::panel(SidePanel which, void (SidePanels::*whenMade)(Panel &))
{
    if (QWidget *known = made(which).panel)
        return *static_cast<Panel *>(known);
    auto *panel = new Panel(&m_row);
    panel->hide();
    panel->setTheme(m_theme);
    m_row.layout()->addWidget(panel);
    made(which) = {panel, [panel](const Theme &theme) { panel->setTheme(theme); }};
    connect(panel, &Panel::closeRequested, this, [this, which] { setShown(which, false); });
    if (whenMade)
        emit(this->*whenMade)(*panel);
    return *panel;
}

SettingsPanel &SidePanels::settings()
{
    return m_owner ? m_owner->settings() : panel(SidePanel::Settings, &SidePanels::settingsMade);
}

InspectorPanel &SidePanels::inspector()
{
    return panel<InspectorPanel>(SidePanel::Inspector);
}

RequestPanel &SidePanels::request()
{
    return panel(SidePanel::Request, &SidePanels::requestMade);
}

UsagePanel &SidePanels::usage()
{
    return panel<UsagePanel>(SidePanel::Usage);
}

LibraryPanel &SidePanels::library()
{
    return panel(SidePanel::Library, &SidePanels::libraryMade);
}

ContextPanel &SidePanels::context()
{
    return panel<ContextPanel>(SidePanel::Context);
}

AttachmentPreview &SidePanels::attachment()
{
    return panel(SidePanel::Attachment, &SidePanels::attachmentMade);
}

TreePanel &SidePanels::tree()
{
    return panel<TreePanel>(SidePanel::Tree);
}

ComparePanel &SidePanels::compare()
{
    return panel<ComparePanel>(SidePanel::Compare);
}

QWidget &SidePanels::widget(SidePanel which)
{
    switch (which) {
    case SidePanel::Settings:
        return settings();
    case SidePanel::Inspector:
        return inspector();
    case SidePanel::Request:
        return request();
    case SidePanel::Usage:
        return usage();
    case SidePanel::Library:
        return library();
    case SidePanel::Context:
        return context();
    case SidePanel::Attachment:
        return attachment();
    case SidePanel::Tree:
        return tree();
    case SidePanel::Compare:
        break;
    }
    return compare();
}

void SidePanels::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (const Made &each : m_made) {
        if (each.setTheme)
            each.setTheme(theme);
    }
}

bool SidePanels::isShown(SidePanel which) const
{
    return which == SidePanel::Settings ? m_settingsWanted : m_over == which;
}

void SidePanels::setShown(SidePanel which, bool shown)
{
    if (which == SidePanel::Settings)
        return setSettingsShown(shown);
    if (!shown && m_over != which)
        return;
    QWidget &panel = widget(which);
    const std::optional<SidePanel> before =
        std::exchange(m_over, shown ? std::optional(which) : std::nullopt);
    emit wantedChanged();
    if (before && before != m_over)
        emit shownChanged(*before, false);
    if (shown && before != which)
        emit shownChanged(which, true);
    if (shown)
        panel.setFocus(Qt::OtherFocusReason);
}

void SidePanels::setSettingsShown(bool shown)
{
    if (m_owner) {
        m_owner->setSettingsShown(shown);
        if (shown)
            emit settingsWantedElsewhere();
        return;
    }
    const bool wasWanted = std::exchange(m_settingsWanted, shown);
    if (!wasWanted && !shown)
        return;
    if (shown)
        closeOverSettings();
    SettingsPanel &panel = settings();
    emit wantedChanged();
    if (wasWanted != shown)
        emit shownChanged(SidePanel::Settings, shown);
    if (shown && !wasWanted)
        panel.begin(); // after it was filled
    else if (shown)
        panel.setFocus(Qt::OtherFocusReason);
}

void SidePanels::toggle(SidePanel which)
{
    const QWidget *panel = made(which).panel;
    if (which == SidePanel::Settings && panel && panel->isVisible())
        settings().requestClose();
    else
        setShown(which, which == SidePanel::Settings || !isShown(which));
}

void SidePanels::closeOverSettings()
{
    if (m_over)
        setShown(*m_over, false);
}

bool SidePanels::hasUnsavedChanges() const
{
    const QWidget *panel = m_made.at(std::size_t(SidePanel::Settings)).panel;
    return panel && static_cast<const SettingsPanel *>(panel)->hasUnsavedChanges();
}

int SidePanels::width(int room) const
{
    switch (wanted()) {
    case SidePanel::Inspector:
    case SidePanel::Usage:
        return m_theme.px(Theme::inspectorWidth);
    case SidePanel::Request:
    case SidePanel::Library:
    case SidePanel::Context:
    case SidePanel::Attachment:
    case SidePanel::Tree:
        return m_theme.px(Theme::panelWidth);
    case SidePanel::Compare:
        return std::clamp(room, m_theme.px(Theme::inspectorWidth), m_theme.px(comparisonWidth));
    case SidePanel::Settings:
        break;
    }
    const int usual = m_theme.px(Theme::settingsWidth);
    return room < usual ? m_theme.px(Theme::panelWidth) : usual;
}

void SidePanels::arrange(bool shown, bool alone, int width)
{
    for (const Made &each : m_made) {
        if (!each.panel)
            continue;
        setPaneWidth(*each.panel, width, alone);
        each.panel->setVisible(shown && each.panel == made(wanted()).panel);
    }
}

QList<QWidget *> SidePanels::all() const
{
    QList<QWidget *> panels;
    for (const Made &each : m_made) {
        if (each.panel)
            panels << each.panel;
    }
    return panels;
}

} // namespace Hiwar
