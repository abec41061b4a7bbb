// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/folders.h"

#include "app/async/whendone.h"
#include "app/history/storeerrortext.h"

#include <QCollator>
#include <QUuid>

#include <algorithm>

namespace Hiwar {

namespace {

auto withId(const QString &id)
{
    return [id](const Folder &folder) { return folder.id == id; };
}

} // namespace

Folders::Shelving Folders::in(HistoryStore &history)
{
    return {[&history] { return history.folders(); },
            [&history](const Folder &folder) { return history.saveFolder(folder); },
            [&history](const QString &id) { return history.removeFolder(id); }};
}

Folders::Folders(Shelving shelving, QObject *parent)
    : QObject(parent)
    , m_shelving(std::move(shelving))
{
}

void Folders::load()
{
    using Read = tl::expected<QList<Folder>, StoreError>;
    whenDone(m_shelving.read(), this, [this, before = m_removals](const Read &read) {
        if (!read) {
            emit storingFailed(describe(read.error()));
            return;
        }
        if (before != m_removals) { // a removed folder may be among those read
            load();
            return;
        }
        for (const Folder &folder : *read) {
            if (nameOf(folder.id).isEmpty())
                m_all.append(folder);
        }
        sort();
    });
}

QString Folders::nameOf(const QString &id) const
{
    const auto found = std::find_if(m_all.cbegin(), m_all.cend(), withId(id));
    return found == m_all.cend() ? QString() : found->name;
}

QString Folders::create(const QString &name)
{
    const QString wanted = name.simplified();
    if (wanted.isEmpty())
        return {};
    const auto same = std::find_if(m_all.cbegin(), m_all.cend(), [&wanted](const Folder &folder) {
        return folder.name.compare(wanted, Qt::CaseInsensitive) == 0;
    });
    if (same != m_all.cend())
        return same->id;
    const Folder made{QUuid::createUuid().toString(QUuid::WithoutBraces), wanted};
    restore(made);
    return made.id;
}

void Folders::rename(const QString &id, const QString &name)
{
    const QString wanted = name.simplified();
    const QString former = nameOf(id);
    if (wanted.isEmpty() || former.isEmpty() || wanted == former)
        return;
    restore({id, wanted});
}

void Folders::remove(const QString &id)
{
    if (m_all.removeIf(withId(id)) == 0)
        return;
    ++m_removals;
    watch(m_shelving.remove(id));
    emit changed();
}

void Folders::restore(const Folder &folder)
{
    put(folder);
    watch(m_shelving.save(folder));
}

void Folders::put(const Folder &folder)
{
    m_all.removeIf(withId(folder.id));
    m_all.append(folder);
    sort();
}

void Folders::sort()
{
    const QCollator words;
    std::sort(m_all.begin(), m_all.end(), [&words](const Folder &a, const Folder &b) {
        const int order = words.compare(a.name, b.name);
        return order != 0 ? order < 0 : a.id < b.id;
    });
    emit changed();
}

void Folders::watch(const StoreResult<void> &saving)
{
    whenDone(saving, this, [this](const tl::expected<void, StoreError> &saved) {
        if (!saved)
            emit storingFailed(describe(saved.error()));
    });
}

} // namespace Hiwar
