// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The library in the window: fills its panel, stores what is edited there, offers to undo a
// deletion, begins conversations with a persona, and inserts prompts. GUI thread.
#pragma once

#include "app/controllers/libraryfiles.h"
#include "ui/library/shownlibrary.h"

#include <QObject>

#include <functional>

namespace Hiwar {

class Composer;
class CurrentSettings;
class Library;
class LibraryPanel;
class NoticeBar;
class OpenConversations;
class PersonaPictures;
class PromptController;
class ShownConversation;
class SidePanels;

class LibraryController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        SidePanels &panels;
        Composer &composer;
        NoticeBar &notice;
    };
    struct Collaborators
    {
        OpenConversations &conversations;
        ShownConversation &shown;
        CurrentSettings &settings;
        Library &library;
        PromptController &prompts;
        PersonaPictures &pictures;
        /// Calls what it is given when the shown conversation may be left.
        std::function<void(const std::function<void()> &)> leaveFor;
    };

    /// All must outlive it.
    LibraryController(const Views &views, Collaborators with, QObject *parent = nullptr);

    /// Begins a conversation with the persona.
    void start(const QString &personaId);
    /// Inserts the prompt, or lets the persona answer here.
    void use(const QString &id);

signals:
    /// A narrow window shows the conversation.
    void conversationOpened();

private:
    void setPanel(LibraryPanel &panel);
    void refresh();
    void edit(const QString &id);
    void duplicate(const QString &id);
    void remove(const QString &id);
    [[nodiscard]] QList<LibraryRow> rowsOf(const QList<Persona> &personas);
    void store(const EditedPersona &edited);
    void store(const EditedPrompt &edited);
    [[nodiscard]] QList<NamedProfile> profiles() const;

    Views m_views;
    Collaborators m_with;
    LibraryFiles m_files;
    LibraryPanel *m_panel = nullptr;
};

} // namespace Hiwar
