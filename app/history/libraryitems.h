// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The library: personas to talk to, and prompts to insert. Plain values, any thread.
#pragma once

#include "net/values/requestsettings.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace Hiwar {

struct Persona
{
    QString id; ///< UUID without braces
    QString name;
    QString emoji;      ///< empty: none
    QByteArray picture; ///< a PNG; empty: none
    QString folder;     ///< its name; empty: none
    QString profileId;  ///< who answers; empty, or gone: as in the conversation
    QString model;      ///< of that profile; empty: the profile's
    /// Over those of the profile, below those of the conversation; with the system prompt.
    RequestSettings settings;
    QString firstMessage; ///< a conversation begins with it; empty: with the question
    QDateTime createdAt;  ///< UTC, milliseconds
    QDateTime updatedAt;

    bool operator==(const Persona &) const = default;
};

struct Prompt
{
    QString id;      ///< UUID without braces
    QString name;    ///< also typed after "/"
    QString folder;  ///< its name; empty: none
    QString content; ///< with variables, see app/library/promptvariables.h
    QDateTime createdAt;
    QDateTime updatedAt;

    bool operator==(const Prompt &) const = default;
};

struct StoredLibrary
{
    QList<Persona> personas;
    QList<Prompt> prompts;

    [[nodiscard]] bool isEmpty() const { return personas.isEmpty() && prompts.isEmpty(); }

    bool operator==(const StoredLibrary &) const = default;
};

/// Bytes: a larger picture of a persona is not kept.
inline constexpr qsizetype mostPersonaPicture = 256 * 1024;

} // namespace Hiwar
