// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/librarycontroller.h"

#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/controllers/personapictures.h"
#include "app/controllers/promptcontroller.h"
#include "app/controllers/usepersona.h"
#include "app/library/library.h"
#include "app/library/librarysearch.h"
#include "app/settings/currentsettings.h"
#include "ui/composer/composer.h"
#include "ui/library/librarypanel.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <algorithm>

namespace Hiwar {

namespace {

constexpr qsizetype mostDetail = 200;

QString beginningOf(const QString &text)
{
    return text.left(mostDetail).simplified();
}

/// Without a folder first, then by folder; within one as they were.
void sortByFolder(QList<LibraryRow> &rows)
{
    std::stable_sort(rows.begin(), rows.end(), [](const LibraryRow &a, const LibraryRow &b) {
        return QString::localeAwareCompare(a.folder, b.folder) < 0;
    });
}

QList<LibraryRow> rowsOf(const QList<Prompt> &prompts)
{
    QList<LibraryRow> rows;
    for (const Prompt &prompt : prompts)
        rows.append({.id = prompt.id,
                     .title = prompt.name,
                     .folder = prompt.folder,
                     .detail = beginningOf(prompt.content)});
    sortByFolder(rows);
    return rows;
}

EditedPersona editedOf(const Persona &persona, const QImage &picture)
{
    return {.id = persona.id,
            .name = persona.name,
            .emoji = persona.emoji,
            .folder = persona.folder,
            .profileId = persona.profileId,
            .model = persona.model,
            .settings = persona.settings,
            .firstMessage = persona.firstMessage,
            .picture = persona.picture,
            .shownPicture = picture};
}

EditedPrompt editedOf(const Prompt &prompt)
{
    return {
        .id = prompt.id, .name = prompt.name, .folder = prompt.folder, .content = prompt.content};
}

} // namespace

LibraryController::LibraryController(const Views &views, Collaborators with, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(std::move(with))
    , m_files(views.notice, m_with.library)
{
    connect(&views.panels, &SidePanels::libraryMade, this, &LibraryController::setPanel);
    connect(&m_with.library, &Library::changed, this, &LibraryController::refresh);
    connect(&m_with.pictures, &PersonaPictures::changed, this, &LibraryController::refresh);
    connect(&m_with.pictures, &PersonaPictures::chosen, this,
            [this](const QByteArray &png, const QImage &picture) {
                if (m_panel)
                    m_panel->setPicture(png, picture);
            });
    connect(&m_with.library, &Library::storingFailed, this, [this] {
        m_views.notice.tell(tr("The library could not be stored. Make room on the disk, then save "
                               "the entry again."));
    });
}

void LibraryController::setPanel(LibraryPanel &panel)
{
    m_panel = &panel;
    connect(&panel, &QObject::destroyed, this, [this] { m_panel = nullptr; });
    connect(&panel, &LibraryPanel::rowsWanted, this, &LibraryController::refresh);
    connect(&panel, &LibraryPanel::startRequested, this, &LibraryController::start);
    connect(&panel, &LibraryPanel::useRequested, this, &LibraryController::use);
    connect(&panel, &LibraryPanel::importRequested, this,
            [this] { m_files.askToImport(*m_panel); });
    connect(&panel, &LibraryPanel::exportRequested, this,
            [this] { m_files.askToExport(*m_panel); });
    connect(&panel, &LibraryPanel::pictureWanted, this,
            [this] { m_with.pictures.askForFile(*m_panel); });
    connect(&panel, &LibraryPanel::newRequested, this, [this] { edit({}); });
    connect(&panel, &LibraryPanel::editRequested, this, &LibraryController::edit);
    connect(&panel, &LibraryPanel::duplicateRequested, this, &LibraryController::duplicate);
    connect(&panel, &LibraryPanel::deleteRequested, this, &LibraryController::remove);
    connect(&panel, &LibraryPanel::personaEdited, this,
            qOverload<const EditedPersona &>(&LibraryController::store));
    connect(&panel, &LibraryPanel::promptEdited, this,
            qOverload<const EditedPrompt &>(&LibraryController::store));
    m_with.library.load();
    refresh();
}

void LibraryController::refresh()
{
    if (!m_panel)
        return;
    const Library &library = m_with.library;
    const QString typed = m_panel->typed();
    if (m_panel->kind() == LibraryKind::Personas)
        m_panel->setRows(rowsOf(matching(library.personas(), typed)), library.personas().isEmpty());
    else
        m_panel->setRows(Hiwar::rowsOf(matching(library.prompts(), typed)),
                         library.prompts().isEmpty());
}

/// A picture stands for the emoji.
QList<LibraryRow> LibraryController::rowsOf(const QList<Persona> &personas)
{
    QList<LibraryRow> rows;
    for (const Persona &persona : personas) {
        const QImage picture = m_with.pictures.of(persona);
        rows.append({.id = persona.id,
                     .title = picture.isNull() ? titleOf(persona) : persona.name,
                     .folder = persona.folder,
                     .detail = beginningOf(persona.settings.systemPrompt.value_or(QString())),
                     .picture = picture});
    }
    sortByFolder(rows);
    return rows;
}

void LibraryController::start(const QString &personaId)
{
    m_with.leaveFor([this, personaId] {
        const Persona *persona = m_with.library.persona(personaId);
        if (!persona)
            return;
        m_with.shown.show(beginWith(m_with.shown, m_with.settings, *persona));
        m_views.panels.setShown(SidePanel::Library, false);
        emit conversationOpened();
    });
}

void LibraryController::use(const QString &id)
{
    if (const Prompt *prompt = m_with.library.prompt(id)) {
        const Prompt used = *prompt;
        m_views.panels.setShown(SidePanel::Library, false);
        emit conversationOpened();
        m_with.prompts.use(used);
        return;
    }
    const Persona *persona = m_with.library.persona(id);
    const ChatSession *session = m_with.shown.session();
    if (!persona || !session)
        return;
    const ConversationInfo former = session->conversation().info();
    usePersona(m_with.conversations, m_with.settings, former.id, persona);
    m_views.notice.tellUndoable(tr("“%1” answers here now.").arg(persona->name),
                                [this, former] { takePersonaBack(m_with.conversations, former); });
}

QList<NamedProfile> LibraryController::profiles() const
{
    QList<NamedProfile> named;
    for (const Profile &profile : m_with.settings.settings().profiles) {
        if (!profile.builtIn)
            named.append({.id = profile.id, .name = profile.name});
    }
    return named;
}

void LibraryController::edit(const QString &id)
{
    m_with.pictures.forget();
    if (m_panel->kind() == LibraryKind::Personas) {
        const Persona *persona = m_with.library.persona(id);
        m_panel->edit(persona ? editedOf(*persona, m_with.pictures.of(*persona)) : EditedPersona(),
                      profiles());
    } else {
        const Prompt *prompt = m_with.library.prompt(id);
        m_panel->edit(prompt ? editedOf(*prompt) : EditedPrompt());
    }
}

void LibraryController::duplicate(const QString &id)
{
    QString copyId;
    if (const Persona *persona = m_with.library.persona(id)) {
        Persona copy = *persona;
        copy.id.clear();
        copy.createdAt = {};
        copy.name = tr("%1 (copy)").arg(persona->name);
        copyId = m_with.library.save(copy);
    } else if (const Prompt *prompt = m_with.library.prompt(id)) {
        Prompt copy = *prompt;
        copy.id.clear();
        copy.createdAt = {};
        copy.name = tr("%1 (copy)").arg(prompt->name);
        copyId = m_with.library.save(copy);
    }
    m_panel->select(copyId);
}

void LibraryController::remove(const QString &id)
{
    const StoredLibrary gone = m_with.library.remove({id});
    if (gone.isEmpty())
        return;
    const QString name =
        gone.personas.isEmpty() ? gone.prompts.constFirst().name : gone.personas.constFirst().name;
    m_views.notice.tellUndoable(tr("“%1” was deleted.").arg(name),
                                [this, gone] { m_with.library.add(gone); });
}

void LibraryController::store(const EditedPersona &edited)
{
    const Persona *known = m_with.library.persona(edited.id);
    Persona persona = known ? *known : Persona();
    persona.id = edited.id;
    persona.name = edited.name;
    persona.emoji = edited.emoji;
    persona.folder = edited.folder;
    persona.profileId = edited.profileId;
    persona.model = edited.model;
    persona.settings = edited.settings;
    persona.firstMessage = edited.firstMessage;
    persona.picture = edited.picture;
    m_panel->select(m_with.library.save(persona));
}

void LibraryController::store(const EditedPrompt &edited)
{
    const Prompt *known = m_with.library.prompt(edited.id);
    Prompt prompt = known ? *known : Prompt();
    prompt.id = edited.id;
    prompt.name = edited.name;
    prompt.folder = edited.folder;
    prompt.content = edited.content;
    m_panel->select(m_with.library.save(prompt));
}

} // namespace Hiwar
