// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The personas and prompts in memory. They are read from the history when first needed, not at the
// start, and every change is stored at once. GUI thread.
#pragma once

#include "app/history/libraryitems.h"
#include "app/history/storeerror.h"

#include <QFuture>
#include <QObject>
#include <QStringList>

#include <functional>

namespace Hiwar {

class HistoryStore;

class Library : public QObject
{
    Q_OBJECT

public:
    /// The history must outlive it. `clock` returns UTC.
    Library(HistoryStore &history, std::function<QDateTime()> clock, QObject *parent = nullptr);

    /// Begins to read them, once.
    void load();
    /// Another program, or an import, may have added some.
    void readAgain();
    /// They were read.
    [[nodiscard]] bool isLoaded() const { return m_state == State::Loaded; }
    /// Calls `act` when they are read, or cannot be: then it is empty. At once if they are; loads
    /// them if nobody has.
    void whenLoaded(QObject *context, const std::function<void()> &act);

    /// Sorted by name in the locale's order.
    [[nodiscard]] const QList<Persona> &personas() const { return m_all.personas; }
    [[nodiscard]] const QList<Prompt> &prompts() const { return m_all.prompts; }
    /// nullptr: there is none. Valid until the next change.
    [[nodiscard]] const Persona *persona(const QString &id) const;
    [[nodiscard]] const Prompt *prompt(const QString &id) const;
    /// What the persona sets, the level between profile and conversation; none for an empty id.
    [[nodiscard]] RequestSettings settingsOf(const QString &personaId) const;
    /// The same, as soon as they are read.
    [[nodiscard]] QFuture<RequestSettings> found(const QString &personaId);
    /// Of both kinds, each once, sorted.
    [[nodiscard]] QStringList folders() const;

    /// Inserts it or replaces that with its id; a missing id is made, and returned.
    QString save(Persona persona);
    QString save(Prompt prompt);
    /// Inserts or replaces them as they are, with their times: an import, or an undo.
    void add(const StoredLibrary &items);
    /// Adds what is missing, and replaces what was changed earlier; a missing id or time is made.
    /// Returns what was taken.
    StoredLibrary merge(const StoredLibrary &items);
    /// Returns what was removed, for add().
    StoredLibrary remove(const QStringList &ids);

signals:
    void changed();
    /// They were read, or could not be.
    void loaded();
    void storingFailed(const Hiwar::StoreError &error);

private:
    enum class State : quint8 { New, Loading, Loaded };

    void read();
    /// Those that are newer than what is here.
    [[nodiscard]] StoredLibrary newerOf(const StoredLibrary &items) const;

    HistoryStore &m_history;
    const std::function<QDateTime()> m_clock;
    StoredLibrary m_all;
    State m_state = State::New;
    int m_removals = 0; // what was read before the last removal is out of date
};

} // namespace Hiwar
