// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The panels beside the conversation: the settings, or in their place the inspector, the parameters
// of requests, what is sent, also of one file, the usage, all messages or the library. Each is made
// when it is first needed, because most starts show none. The window decides where there is room
// for them. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QObject>

class QWidget;

namespace Hiwar {

class AttachmentPreview;
class ContextPanel;
class InspectorPanel;
class LibraryPanel;
class RequestPanel;
class SettingsPanel;
class TreePanel;
class UsagePanel;

class SidePanels : public QObject
{
    Q_OBJECT

public:
    /// The panels are added to the layout of `row`.
    explicit SidePanels(QWidget &row);

    [[nodiscard]] SettingsPanel &settings();
    [[nodiscard]] InspectorPanel &inspector();
    [[nodiscard]] RequestPanel &request();
    [[nodiscard]] UsagePanel &usage();
    [[nodiscard]] LibraryPanel &library();
    [[nodiscard]] ContextPanel &context();
    [[nodiscard]] AttachmentPreview &attachment();
    [[nodiscard]] TreePanel &tree();
    void setTheme(const Theme &theme);

    void setSettingsShown(bool shown);
    [[nodiscard]] bool areSettingsShown() const { return m_settingsWanted; }
    /// Closes the settings, which may ask first, or shows them.
    void toggleSettings();
    /// Shown in place of the settings; these return unchanged when it is closed.
    void setInspectorShown(bool shown);
    [[nodiscard]] bool isInspectorShown() const { return m_inspectorWanted; }
    /// The same.
    void setRequestShown(bool shown);
    [[nodiscard]] bool isRequestShown() const { return m_requestWanted; }
    void setUsageShown(bool shown);
    [[nodiscard]] bool isUsageShown() const { return m_usageWanted; }
    void setLibraryShown(bool shown);
    [[nodiscard]] bool isLibraryShown() const { return m_libraryWanted; }
    void setContextShown(bool shown);
    [[nodiscard]] bool isContextShown() const { return m_contextWanted; }
    void setAttachmentShown(bool shown);
    [[nodiscard]] bool isAttachmentShown() const { return m_attachmentWanted; }
    void setTreeShown(bool shown);
    [[nodiscard]] bool isTreeShown() const { return m_treeWanted; }
    /// Closes what is shown in place of the settings.
    void closeOverSettings();
    [[nodiscard]] bool hasUnsavedChanges() const;

    [[nodiscard]] bool isAnyWanted() const { return m_settingsWanted || isOverSettings(); }
    /// The width of the panel that is wanted, beside a conversation that leaves it so much room.
    [[nodiscard]] int width(int room) const;
    /// `alone`: it takes all the room, otherwise this width.
    void arrange(bool shown, bool alone, int width);
    /// The panels made so far.
    [[nodiscard]] QList<QWidget *> all() const;

signals:
    /// Emitted once, while they are empty: fill them now.
    void settingsMade(Hiwar::SettingsPanel &panel);
    void requestMade(Hiwar::RequestPanel &panel);
    void libraryMade(Hiwar::LibraryPanel &panel);
    void attachmentMade(Hiwar::AttachmentPreview &panel);
    /// Another panel is wanted, or none; emitted before it gets the focus.
    void wantedChanged();
    void settingsShownChanged(bool shown);
    void inspectorShownChanged(bool shown);
    void requestClosed();
    void usageShownChanged(bool shown);
    void libraryShownChanged(bool shown);
    void contextShownChanged(bool shown);
    void attachmentShownChanged(bool shown);
    void treeShownChanged(bool shown);

private:
    [[nodiscard]] bool isOverSettings() const
    {
        return m_inspectorWanted || m_requestWanted || m_usageWanted || m_libraryWanted ||
               m_contextWanted || m_attachmentWanted || m_treeWanted;
    }
    template<typename Panel>
    [[nodiscard]] Panel *add(void (SidePanels::*setShown)(bool));

    QWidget &m_row;
    Theme m_theme;
    SettingsPanel *m_settings = nullptr;
    InspectorPanel *m_inspector = nullptr;
    RequestPanel *m_request = nullptr;
    UsagePanel *m_usage = nullptr;
    LibraryPanel *m_library = nullptr;
    ContextPanel *m_context = nullptr;
    AttachmentPreview *m_attachment = nullptr;
    TreePanel *m_tree = nullptr;
    bool m_settingsWanted = false;
    bool m_inspectorWanted = false;
    bool m_requestWanted = false;
    bool m_usageWanted = false;
    bool m_libraryWanted = false;
    bool m_contextWanted = false;
    bool m_attachmentWanted = false;
    bool m_treeWanted = false;
};

/// Beside the conversation a pane has its width, alone it takes all the room.
void setPaneWidth(QWidget &pane, int width, bool alone);

} // namespace Hiwar
