// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parses the command line. Pure: words in, a value out; reports the first wrong word.
#pragma once

#include "app/documents/exportforms.h"
#include "net/values/requestsettings.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>
#include <variant>

#include <tl/expected.hpp>

namespace Hiwar {

/// Why a link was not followed.
enum class LinkFault : quint8 { TooLong, Unknown };

struct WindowOptions
{
    QString profile; ///< name or id; empty: the last one used
    bool startNew = false;
    bool temporary = false; ///< a new conversation that is never stored
    QString text;           ///< put into the composer of the new conversation
    QStringList files;      ///< attached to a new conversation, as named; never by a link
    bool isLinked = false;  ///< by a link: anyone can make one, or many at once
    QString message;        ///< to be shown, in whichever conversation it is
    std::optional<LinkFault> linkFault;
    bool search = false;       ///< the keyboard is in the search for conversations
    bool quick = false;        ///< only the window of the quick question
    bool inBackground = false; ///< without showing the window, if there is an icon in the tray
    QString conversation;      ///< the id of the one to show; empty: the latest
    QString token;             ///< of a second start, see useActivationToken()
};

struct AskOptions
{
    QString profile;
    QString baseUrl;
    QString model;
    QString system;
    QString persona;                ///< name or id; empty: none
    QString prompt;                 ///< name or id; empty: none
    QStringList files;              ///< to be attached; "-": what is on standard input
    QHash<QString, QString> values; ///< of the prompt's variables, by name
    QString valueFromStandardInput; ///< the name of one; empty: none
    // Set by withLibrary() in app/commands/asklibrary.h:
    QString profileOfPersona; ///< its id; may be gone
    RequestSettings personaSettings;
    QJsonObject extra;                                ///< from --param
    std::optional<std::chrono::milliseconds> timeout; ///< for the whole request
    bool plain = false;                               ///< --no-stream
    bool json = false;
    bool trace = false;
    bool usage = false;
    bool overLimit = false;
    bool fromStandardInput = false;
    QString text;
};

struct ServeOptions
{
    enum class Who : quint8 { Guide, Echo };
    quint16 port = 0;
    QByteArray key;  ///< from an argument, which every user of the machine can read
    QString keyFile; ///< its first line is the key
    Who who = Who::Guide;
};

struct ExportOptions
{
    ExportKind form = ExportKind::JsonLines;
    QString output;            ///< a file or a folder; empty: standard output
    QStringList conversations; ///< ids or titles; empty: all
    bool allVersions = false;
    bool archived = false;
    bool bin = false;
};

struct ImportOptions
{
    QStringList files;
    bool dryRun = false;
};

struct BackupOptions
{
    QString target;    ///< empty: beside the daily copies
    bool list = false; ///< only list the copies
};

struct CheckOptions
{
    QString file;    ///< empty: the history
    QString salvage; ///< the new file for what can be read; empty: only check
};

struct QuitOptions
{
    bool clearsMenu = false; ///< see clearIconMenu(); for the uninstaller of Windows
};

struct SearchOptions
{
};

struct ShowVersion
{
};

struct ShowHelp
{
};

using Command =
    std::variant<WindowOptions, AskOptions, ServeOptions, ExportOptions, ImportOptions,
                 BackupOptions, CheckOptions, QuitOptions, SearchOptions, ShowVersion, ShowHelp>;

/// `words` without the program's name. The error is one line for stderr.
[[nodiscard]] tl::expected<Command, QString> parseCommandLine(const QStringList &words);

} // namespace Hiwar
