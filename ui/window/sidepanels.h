// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The panels beside the conversation: the settings, or in their place the inspector, the parameters
// of requests, what is sent, also of one file, the usage, all messages, a comparison or the
// library. Each is made when it is first needed, because most starts show none. The window decides
// where there is room for them. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QObject>

#include <array>
#include <functional>
#include <optional>

class QWidget;

namespace Hiwar {

class AttachmentPreview;
class ComparePanel;
class ContextPanel;
class InspectorPanel;
class LibraryPanel;
class RequestPanel;
class SettingsPanel;
class TreePanel;
class UsagePanel;

/// One of them.
enum class SidePanel : quint8 {
    Settings,
    Inspector, ///< this and the following ones are shown in place of the settings
    Request,
    Usage,
    Library,
    Context,
    Attachment,
    Tree,
    Compare,
};

/// It shows messages of the conversation: that has the focus when it closes.
[[nodiscard]] constexpr bool isOfMessages(SidePanel which)
{
    return which == SidePanel::Inspector || which == SidePanel::Tree || which == SidePanel::Compare;
}

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
    [[nodiscard]] ComparePanel &compare();
    void setTheme(const Theme &theme);
    /// The settings are shown in another window, which owns these.
    void useSettingsOf(SidePanels &owner) { m_owner = &owner; }

    /// Another panel over the settings is closed then; the settings return unchanged when the one
    /// over them is closed, and close it when they are shown themselves.
    void setShown(SidePanel which, bool shown);
    [[nodiscard]] bool isShown(SidePanel which) const;
    /// Closes it, where the settings may ask first, or shows it.
    void toggle(SidePanel which);
    /// Closes what is shown in place of the settings.
    void closeOverSettings();
    [[nodiscard]] bool hasUnsavedChanges() const;

    [[nodiscard]] bool isAnyWanted() const { return m_settingsWanted || m_over; }
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
    /// They are wanted of the window that shows them: it is to come to the front.
    void settingsWantedElsewhere();
    /// Another panel is wanted, or none; emitted before it gets the focus.
    void wantedChanged();
    /// Emitted after it: fill the panel now.
    void shownChanged(Hiwar::SidePanel which, bool shown);

private:
    struct Made
    {
        QWidget *panel = nullptr;
        std::function<void(const Theme &)> setTheme;
    };

    [[nodiscard]] Made &made(SidePanel which) { return m_made.at(std::size_t(which)); }
    template<typename Panel>
    [[nodiscard]] Panel &panel(SidePanel which, void (SidePanels::*whenMade)(Panel &) = nullptr);
    [[nodiscard]] QWidget &widget(SidePanel which);
    void setSettingsShown(bool shown);
    [[nodiscard]] SidePanel wanted() const { return m_over.value_or(SidePanel::Settings); }

    QWidget &m_row;
    Theme m_theme;
    std::array<Made, 9> m_made;
    SidePanels *m_owner = nullptr; ///< of the settings; nullptr: these
    bool m_settingsWanted = false;
    std::optional<SidePanel> m_over; ///< shown in place of the settings
};

/// Beside the conversation a pane has its width, alone it takes all the room.
void setPaneWidth(QWidget &pane, int width, bool alone);

} // namespace Hiwar
