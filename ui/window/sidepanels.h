// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The panels beside the conversation: the settings, or in their place the inspector or the usage.
// Each is made when it is first needed, because most starts show neither. The window decides where
// there is room for them. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QObject>

class QWidget;

namespace Hiwar {

class InspectorPanel;
class SettingsPanel;
class UsagePanel;

class SidePanels : public QObject
{
    Q_OBJECT

public:
    /// The panels are added to the layout of `row`.
    explicit SidePanels(QWidget &row);

    [[nodiscard]] SettingsPanel &settings();
    [[nodiscard]] InspectorPanel &inspector();
    [[nodiscard]] UsagePanel &usage();
    void setTheme(const Theme &theme);

    void setSettingsShown(bool shown);
    [[nodiscard]] bool areSettingsShown() const { return m_settingsWanted; }
    /// Closes the settings, which may ask first, or shows them.
    void toggleSettings();
    /// Shown in place of the settings; these return unchanged when it is closed.
    void setInspectorShown(bool shown);
    [[nodiscard]] bool isInspectorShown() const { return m_inspectorWanted; }
    /// The same for the usage.
    void setUsageShown(bool shown);
    /// Closes what is shown in place of the settings.
    void showSettingsAlone();
    [[nodiscard]] bool isUsageShown() const { return m_usageWanted; }
    [[nodiscard]] bool hasUnsavedChanges() const;

    [[nodiscard]] bool isAnyWanted() const
    {
        return m_settingsWanted || m_inspectorWanted || m_usageWanted;
    }
    /// The width of the panel that is wanted, beside a conversation that leaves it so much room.
    [[nodiscard]] int width(int room) const;
    /// `alone`: it takes all the room, otherwise this width.
    void arrange(bool shown, bool alone, int width);
    /// The panels made so far.
    [[nodiscard]] QList<QWidget *> all() const;

signals:
    /// Emitted once, while they are empty: fill them now.
    void settingsMade(Hiwar::SettingsPanel &panel);
    /// Another panel is wanted, or none; emitted before it gets the focus.
    void wantedChanged();
    void settingsShownChanged(bool shown);
    void inspectorShownChanged(bool shown);
    void usageShownChanged(bool shown);

private:
    template<typename Panel>
    [[nodiscard]] Panel *add(void (SidePanels::*setShown)(bool));

    QWidget &m_row;
    Theme m_theme;
    SettingsPanel *m_settings = nullptr;
    InspectorPanel *m_inspector = nullptr;
    UsagePanel *m_usage = nullptr;
    bool m_settingsWanted = false;
    bool m_inspectorWanted = false;
    bool m_usageWanted = false;
};

/// Beside the conversation a pane has its width, alone it takes all the room.
void setPaneWidth(QWidget &pane, int width, bool alone);

} // namespace Hiwar
