// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/library.h"

#include "app/async/whendone.h"
#include "app/history/historystore.h"

#include <QPromise>
#include <QUuid>

#include <algorithm>

namespace Hiwar {

namespace {

template<typename Item>
const Item *withId(const QList<Item> &items, const QString &id)
{
    const auto found = std::find_if(items.cbegin(), items.cend(),
                                    [&id](const Item &item) { return item.id == id; });
    return found == items.cend() ? nullptr : &*found;
}

template<typename Item>
void put(QList<Item> &items, const QList<Item> &news)
{
    for (const Item &item : news) {
        items.removeIf([&item](const Item &other) { return other.id == item.id; });
        const auto place =
            std::upper_bound(items.begin(), items.end(), item, [](const Item &a, const Item &b) {
                return QString::localeAwareCompare(a.name, b.name) < 0;
            });
        items.insert(place, item);
    }
}

template<typename Item>
QList<Item> takeOut(QList<Item> &items, const QStringList &ids)
{
    QList<Item> gone;
    items.removeIf([&](const Item &item) {
        if (!ids.contains(item.id))
            return false;
        gone.append(item);
        return true;
    });
    return gone;
}

template<typename Item>
void complete(Item &item, const QDateTime &now)
{
    if (item.id.isEmpty())
        item.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (!item.createdAt.isValid())
        item.createdAt = now;
    if (!item.updatedAt.isValid())
        item.updatedAt = now;
}

} // namespace

Library::Library(HistoryStore &history, std::function<QDateTime()> clock, QObject *parent)
    : QObject(parent)
    , m_history(history)
    , m_clock(std::move(clock))
{
}

void Library::load()
{
    if (m_state == State::New)
        read();
}

void Library::readAgain()
{
    if (m_state == State::Loaded)
        read();
}

void Library::read()
{
    if (m_state == State::New)
        m_state = State::Loading;
    using Read = tl::expected<StoredLibrary, StoreError>;
    whenDone(m_history.library(), this, [this, before = m_removals](const Read &read) {
        if (read && before != m_removals) {
            this->read();
            return;
        }
        if (read) {
            // What was changed here meanwhile is newer than what was read.
            const StoredLibrary mine = std::exchange(m_all, *read);
            const StoredLibrary newer = newerOf(mine);
            put(m_all.personas, newer.personas);
            put(m_all.prompts, newer.prompts);
        }
        m_state = read ? State::Loaded : State::New; // it is tried again when it is needed
        emit loaded();
        if (read)
            emit changed();
    });
}

StoredLibrary Library::newerOf(const StoredLibrary &items) const
{
    StoredLibrary newer;
    for (const Persona &item : items.personas) {
        const Persona *known = persona(item.id);
        if (!known || known->updatedAt < item.updatedAt)
            newer.personas.append(item);
    }
    for (const Prompt &item : items.prompts) {
        const Prompt *known = prompt(item.id);
        if (!known || known->updatedAt < item.updatedAt)
            newer.prompts.append(item);
    }
    return newer;
}

void Library::whenLoaded(QObject *context, const std::function<void()> &act)
{
    if (isLoaded()) {
        act();
        return;
    }
    connect(this, &Library::loaded, context, act, Qt::SingleShotConnection);
    load();
}

const Persona *Library::persona(const QString &id) const
{
    return withId(m_all.personas, id);
}

const Prompt *Library::prompt(const QString &id) const
{
    return withId(m_all.prompts, id);
}

RequestSettings Library::settingsOf(const QString &personaId) const
{
    const Persona *found = personaId.isEmpty() ? nullptr : persona(personaId);
    return found ? found->settings : RequestSettings();
}

QFuture<RequestSettings> Library::found(const QString &personaId)
{
    const auto promise = std::make_shared<QPromise<RequestSettings>>();
    promise->start();
    whenLoaded(this, [this, promise, personaId] {
        promise->addResult(settingsOf(personaId));
        promise->finish();
    });
    return promise->future();
}

QStringList Library::folders() const
{
    QStringList names;
    for (const Persona &each : m_all.personas)
        names << each.folder;
    for (const Prompt &each : m_all.prompts)
        names << each.folder;
    names.removeAll(QString());
    names.removeDuplicates();
    std::sort(names.begin(), names.end(), [](const QString &a, const QString &b) {
        return QString::localeAwareCompare(a, b) < 0;
    });
    return names;
}

QString Library::save(Persona persona)
{
    persona.updatedAt = m_clock();
    complete(persona, persona.updatedAt);
    add({.personas = {persona}, .prompts = {}});
    return persona.id;
}

QString Library::save(Prompt prompt)
{
    prompt.updatedAt = m_clock();
    complete(prompt, prompt.updatedAt);
    add({.personas = {}, .prompts = {prompt}});
    return prompt.id;
}

void Library::add(const StoredLibrary &items)
{
    if (items.isEmpty())
        return;
    put(m_all.personas, items.personas);
    put(m_all.prompts, items.prompts);
    whenDone(m_history.saveLibrary(items), this,
             [this](const tl::expected<void, StoreError> &saved) {
                 if (!saved)
                     emit storingFailed(saved.error());
             });
    emit changed();
}

StoredLibrary Library::merge(const StoredLibrary &items)
{
    StoredLibrary whole = items;
    for (Persona &persona : whole.personas)
        complete(persona, m_clock());
    for (Prompt &prompt : whole.prompts)
        complete(prompt, m_clock());
    const StoredLibrary taken = newerOf(whole);
    add(taken);
    return taken;
}

StoredLibrary Library::remove(const QStringList &ids)
{
    ++m_removals;
    const StoredLibrary gone{.personas = takeOut(m_all.personas, ids),
                             .prompts = takeOut(m_all.prompts, ids)};
    if (gone.isEmpty())
        return gone;
    whenDone(m_history.removeFromLibrary(ids), this,
             [this](const tl::expected<void, StoreError> &removed) {
                 if (!removed)
                     emit storingFailed(removed.error());
             });
    emit changed();
    return gone;
}

} // namespace Hiwar
