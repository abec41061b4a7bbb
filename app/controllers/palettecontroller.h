// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command palette: gathers what can be found when it opens, and runs what is chosen. The
// actions come from the table of shortcuts and from the menus of the window, so that none needs to
// be added here; the conversations by their titles, from the list in memory. GUI thread.
#pragma once

#include "app/models/palettemodel.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

class QAction;
class QMenu;

namespace Hiwar {

class CommandPalette;
class Composer;
class CurrentSettings;
class Header;
class Library;
class LibraryController;
class ModelController;
class OpenConversations;
class Sidebar;
class SidePanels;
class WindowActions;

class PaletteController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        WindowActions &actions;
        Header &header;
        Composer &composer;
        Sidebar &sidebar;
        SidePanels &panels;
    };
    struct Collaborators
    {
        OpenConversations &conversations;
        CurrentSettings &settings;
        Library &library;
        LibraryController &libraryActions;
        ModelController &models;
        std::function<QDateTime()> clock; ///< UTC
    };

    /// All must outlive it.
    PaletteController(const Views &views, Collaborators with, QObject *parent = nullptr);
    ~PaletteController() override;

    /// Closes it if it is open.
    void open();

private:
    void fill();
    void addActions(QList<PaletteEntry> &entries) const;
    void addMenus(QList<PaletteEntry> &entries);
    void addMenu(QList<PaletteEntry> &entries, const QMenu &menu, const QString &place);
    void addSettings(QList<PaletteEntry> &entries) const;
    void addConversations(QList<PaletteEntry> &entries) const;
    void addLibrary(QList<PaletteEntry> &entries) const;
    void addModels(QList<PaletteEntry> &entries) const;
    [[nodiscard]] QDateTime lastUse(const QString &command) const;
    void run(const PaletteEntry &entry);
    void runAction(const QString &id);
    void showSetting(int number);
    void remember(const QString &command);

    Views m_views;
    Collaborators m_with;
    PaletteModel m_model;
    QPointer<CommandPalette> m_palette;
    std::unique_ptr<QMenu> m_menu; ///< what the menus offered when it was opened
    QList<QPointer<QAction>> m_offered;
    QDateTime m_now; ///< when it was opened
};

} // namespace Hiwar
