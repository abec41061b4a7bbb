// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sidepanels.h"

#include "ui/attachments/attachmentpreview.h"
#include "ui/context/contextpanel.h"
#include "ui/inspector/inspectorpanel.h"
#include "ui/library/librarypanel.h"
#include "ui/request/requestpanel.h"
#include "ui/settings/settingspanel.h"
#include "ui/tree/treepanel.h"
#include "ui/usage/usagepanel.h"

#include <QLayout>

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
Panel *SidePanels::add(void (SidePanels::*setShown)(bool))
{
    auto *panel = new Panel(&m_row);
    panel->hide();
    panel->setTheme(m_theme);
    m_row.layout()->addWidget(panel);
    connect(panel, &Panel::closeRequested, this, [this, setShown] { (this->*setShown)(false); });
    return panel;
}

SettingsPanel &SidePanels::settings()
{
    if (!m_settings) {
        m_settings = add<SettingsPanel>(&SidePanels::setSettingsShown);
        emit settingsMade(*m_settings);
    }
    return *m_settings;
}

InspectorPanel &SidePanels::inspector()
{
    if (!m_inspector)
        m_inspector = add<InspectorPanel>(&SidePanels::setInspectorShown);
    return *m_inspector;
}

RequestPanel &SidePanels::request()
{
    if (!m_request) {
        m_request = add<RequestPanel>(&SidePanels::setRequestShown);
        emit requestMade(*m_request);
    }
    return *m_request;
}

UsagePanel &SidePanels::usage()
{
    if (!m_usage)
        m_usage = add<UsagePanel>(&SidePanels::setUsageShown);
    return *m_usage;
}

LibraryPanel &SidePanels::library()
{
    if (!m_library) {
        m_library = add<LibraryPanel>(&SidePanels::setLibraryShown);
        emit libraryMade(*m_library);
    }
    return *m_library;
}

ContextPanel &SidePanels::context()
{
    if (!m_context)
        m_context = add<ContextPanel>(&SidePanels::setContextShown);
    return *m_context;
}

AttachmentPreview &SidePanels::attachment()
{
    if (!m_attachment) {
        m_attachment = add<AttachmentPreview>(&SidePanels::setAttachmentShown);
        emit attachmentMade(*m_attachment);
    }
    return *m_attachment;
}

TreePanel &SidePanels::tree()
{
    if (!m_tree)
        m_tree = add<TreePanel>(&SidePanels::setTreeShown);
    return *m_tree;
}

void SidePanels::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (m_settings)
        m_settings->setTheme(theme);
    if (m_inspector)
        m_inspector->setTheme(theme);
    if (m_request)
        m_request->setTheme(theme);
    if (m_usage)
        m_usage->setTheme(theme);
    if (m_library)
        m_library->setTheme(theme);
    if (m_context)
        m_context->setTheme(theme);
    if (m_attachment)
        m_attachment->setTheme(theme);
    if (m_tree)
        m_tree->setTheme(theme);
}

void SidePanels::setSettingsShown(bool shown)
{
    const bool wasWanted = std::exchange(m_settingsWanted, shown);
    if (!wasWanted && !shown)
        return;
    if (shown)
        closeOverSettings();
    SettingsPanel &panel = settings();
    emit wantedChanged();
    if (wasWanted != shown)
        emit settingsShownChanged(shown);
    if (shown && !wasWanted)
        panel.begin(); // after it was filled
    else if (shown)
        panel.setFocus(Qt::OtherFocusReason);
}

void SidePanels::toggleSettings()
{
    if (m_settings && m_settings->isVisible())
        m_settings->requestClose();
    else
        setSettingsShown(true);
}

void SidePanels::setInspectorShown(bool shown)
{
    const bool wasWanted = std::exchange(m_inspectorWanted, shown);
    if (!wasWanted && !shown)
        return;
    if (shown)
        setRequestShown(false);
    setUsageShown(false);
    setLibraryShown(false);
    setContextShown(false);
    setAttachmentShown(false);
    setTreeShown(false);
    InspectorPanel &panel = inspector();
    emit wantedChanged();
    if (shown)
        panel.setFocus(Qt::OtherFocusReason);
    if (wasWanted != shown)
        emit inspectorShownChanged(shown);
}

void SidePanels::setRequestShown(bool shown)
{
    const bool wasWanted = std::exchange(m_requestWanted, shown);
    if (!wasWanted && !shown)
        return;
    if (shown) {
        setInspectorShown(false);
        setUsageShown(false);
        setLibraryShown(false);
        setContextShown(false);
        setAttachmentShown(false);
        setTreeShown(false);
    }
    RequestPanel &panel = request();
    emit wantedChanged();
    if (shown)
        panel.setFocus(Qt::OtherFocusReason);
    else
        emit requestClosed();
}

void SidePanels::setUsageShown(bool shown)
{
    const bool wasWanted = std::exchange(m_usageWanted, shown);
    if (!wasWanted && !shown)
        return;
    if (shown) {
        setInspectorShown(false);
        setRequestShown(false);
        setLibraryShown(false);
        setContextShown(false);
        setAttachmentShown(false);
        setTreeShown(false);
    }
    UsagePanel &panel = usage();
    emit wantedChanged();
    if (shown)
        panel.setFocus(Qt::OtherFocusReason);
    if (wasWanted != shown)
        emit usageShownChanged(shown);
}

void SidePanels::setLibraryShown(bool shown)
{
    const bool wasWanted = std::exchange(m_libraryWanted, shown);
    if (!wasWanted && !shown)
        return;
    if (shown) {
        setInspectorShown(false);
        setRequestShown(false);
        setUsageShown(false);
        setContextShown(false);
        setAttachmentShown(false);
        setTreeShown(false);
    }
    LibraryPanel &panel = library();
    emit wantedChanged();
    if (shown)
        panel.setFocus(Qt::OtherFocusReason);
    if (wasWanted != shown)
        emit libraryShownChanged(shown);
}

void SidePanels::setContextShown(bool shown)
{
    const bool wasWanted = std::exchange(m_contextWanted, shown);
    if (!wasWanted && !shown)
        return;
    if (shown) {
        setInspectorShown(false);
        setRequestShown(false);
        setUsageShown(false);
        setLibraryShown(false);
        setAttachmentShown(false);
        setTreeShown(false);
    }
    ContextPanel &panel = context();
    emit wantedChanged();
    if (wasWanted != shown)
        emit contextShownChanged(shown);
    if (shown)
        panel.setFocus(Qt::OtherFocusReason);
}

void SidePanels::setAttachmentShown(bool shown)
{
    const bool wasWanted = std::exchange(m_attachmentWanted, shown);
    if (!wasWanted && !shown)
        return;
    if (shown) {
        setInspectorShown(false);
        setRequestShown(false);
        setUsageShown(false);
        setLibraryShown(false);
        setContextShown(false);
        setTreeShown(false);
    }
    AttachmentPreview &panel = attachment();
    emit wantedChanged();
    if (wasWanted != shown)
        emit attachmentShownChanged(shown);
    if (shown)
        panel.setFocus(Qt::OtherFocusReason);
}

void SidePanels::setTreeShown(bool shown)
{
    const bool wasWanted = std::exchange(m_treeWanted, shown);
    if (!wasWanted && !shown)
        return;
    if (shown) {
        setInspectorShown(false);
        setRequestShown(false);
        setUsageShown(false);
        setLibraryShown(false);
        setContextShown(false);
        setAttachmentShown(false);
    }
    TreePanel &panel = tree();
    emit wantedChanged();
    if (wasWanted != shown)
        emit treeShownChanged(shown);
    if (shown)
        panel.setFocus(Qt::OtherFocusReason);
}

void SidePanels::closeOverSettings()
{
    setLibraryShown(false);
    setInspectorShown(false);
    setRequestShown(false);
    setUsageShown(false);
    setContextShown(false);
    setAttachmentShown(false);
    setTreeShown(false);
}

bool SidePanels::hasUnsavedChanges() const
{
    return m_settings && m_settings->hasUnsavedChanges();
}

int SidePanels::width(int room) const
{
    if (m_inspectorWanted || m_usageWanted)
        return m_theme.px(Theme::inspectorWidth);
    if (m_requestWanted || m_libraryWanted || m_contextWanted || m_attachmentWanted || m_treeWanted)
        return m_theme.px(Theme::panelWidth);
    const int usual = m_theme.px(Theme::settingsWidth);
    return room < usual ? m_theme.px(Theme::panelWidth) : usual;
}

void SidePanels::arrange(bool shown, bool alone, int width)
{
    if (m_settings) {
        setPaneWidth(*m_settings, width, alone);
        m_settings->setVisible(shown && !isOverSettings());
    }
    if (m_inspector) {
        setPaneWidth(*m_inspector, width, alone);
        m_inspector->setVisible(shown && m_inspectorWanted);
    }
    if (m_request) {
        setPaneWidth(*m_request, width, alone);
        m_request->setVisible(shown && m_requestWanted);
    }
    if (m_usage) {
        setPaneWidth(*m_usage, width, alone);
        m_usage->setVisible(shown && m_usageWanted);
    }
    if (m_library) {
        setPaneWidth(*m_library, width, alone);
        m_library->setVisible(shown && m_libraryWanted);
    }
    if (m_context) {
        setPaneWidth(*m_context, width, alone);
        m_context->setVisible(shown && m_contextWanted);
    }
    if (m_attachment) {
        setPaneWidth(*m_attachment, width, alone);
        m_attachment->setVisible(shown && m_attachmentWanted);
    }
    if (m_tree) {
        setPaneWidth(*m_tree, width, alone);
        m_tree->setVisible(shown && m_treeWanted);
    }
}

QList<QWidget *> SidePanels::all() const
{
    QList<QWidget *> panels;
    if (m_settings)
        panels << m_settings;
    if (m_inspector)
        panels << m_inspector;
    if (m_request)
        panels << m_request;
    if (m_usage)
        panels << m_usage;
    if (m_library)
        panels << m_library;
    if (m_context)
        panels << m_context;
    if (m_attachment)
        panels << m_attachment;
    if (m_tree)
        panels << m_tree;
    return panels;
}

} // namespace Hiwar
