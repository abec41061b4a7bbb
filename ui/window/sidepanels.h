// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands beside the conversation: the settings, or in their place the inspector. Each is made
// when it is first asked for, because most starts show neither. Where there is room for them is the
// window's concern. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QObject>

class QWidget;

namespace Hiwar {

class InspectorPanel;
class SettingsPanel;

class SidePanels : public QObject
{
    Q_OBJECT

public:
    /// They are added to the layout of `row`.
    explicit SidePanels(QWidget &row);

    [[nodiscard]] SettingsPanel &settings();
    [[nodiscard]] InspectorPanel &inspector();
    void setTheme(const Theme &theme);

    void setSettingsShown(bool shown);
    [[nodiscard]] bool areSettingsShown() const { return m_settingsWanted; }
    /// Closes the settings, which may ask first, or shows them.
    void toggleSettings();
    /// In the place of the settings; those come back, as they were left, when it is closed.
    void setInspectorShown(bool shown);
    [[nodiscard]] bool isInspectorShown() const { return m_inspectorWanted; }
    [[nodiscard]] bool hasUnsavedChanges() const;

    [[nodiscard]] bool isAnyWanted() const { return m_settingsWanted || m_inspectorWanted; }
    /// Of the one that is wanted, beside a conversation.
    [[nodiscard]] int width() const;
    /// `alone`: it takes all the room there is.
    void arrange(bool shown, bool alone);
    /// Those that are made.
    [[nodiscard]] QList<QWidget *> all() const;

signals:
    /// For the first time, and empty: who fills them does so now.
    void settingsMade(Hiwar::SettingsPanel &panel);
    /// The person wants to see another one, or none; before it has the focus.
    void wantedChanged();
    void settingsShownChanged(bool shown);
    void inspectorShownChanged(bool shown);

private:
    template<typename Panel>
    [[nodiscard]] Panel *add(void (SidePanels::*setShown)(bool));

    QWidget &m_row;
    Theme m_theme;
    SettingsPanel *m_settings = nullptr;
    InspectorPanel *m_inspector = nullptr;
    bool m_settingsWanted = false;
    bool m_inspectorWanted = false;
};

/// Beside the conversation a pane has its width, alone it takes all there is.
void setPaneWidth(QWidget &pane, int width, bool alone);

} // namespace Hiwar
