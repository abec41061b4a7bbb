// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the panel of the library shows and edits. Plain values, GUI thread.
#pragma once

#include "net/values/requestsettings.h"

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>

namespace Hiwar {

enum class LibraryKind : quint8 { Personas, Prompts };

struct LibraryRow
{
    QString id;
    QString title;
    QString folder;      ///< its name; empty: none
    QString detail;      ///< the beginning of what it says
    QImage picture = {}; ///< null: none

    bool operator==(const LibraryRow &) const = default;
};

/// A profile that can answer.
struct NamedProfile
{
    QString id;
    QString name;

    bool operator==(const NamedProfile &) const = default;
};

struct EditedPersona
{
    QString id; ///< empty: a new one
    QString name;
    QString emoji;
    QString folder;
    QString profileId;
    QString model;
    RequestSettings settings;
    QString firstMessage;
    QByteArray picture = {};  ///< as it is stored; empty: none
    QImage shownPicture = {}; ///< the same, decoded
};

struct EditedPrompt
{
    QString id; ///< empty: a new one
    QString name;
    QString folder;
    QString content;
};

} // namespace Hiwar
