// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Describes the command line once: --help, the manual page, the shells' completions and
// parseCommandLine() all use this. Values only; each of them decides how it looks, and where a
// value goes.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace Hiwar {

/// What a shell can propose for an argument.
enum class Proposal : quint8 { Nothing, File, Folder };

struct ManualOption
{
    QString name;  ///< "--format", or "-" or a placeholder for an argument that is no option
    QString value; ///< the placeholder, "FORM"; "[FORM]": optional; empty: takes no value
    QString text;  ///< one sentence without a full stop
    QStringList choices{};
    Proposal proposal = Proposal::Nothing;

    [[nodiscard]] bool isOption() const { return name.startsWith(u"--"); }
};

/// One line of the synopsis, without "hiwar".
struct ManualUsage
{
    QString words; ///< "ask [OPTIONS] [TEXT | -]"
    QString text;  ///< "one question; the reply goes to standard output"
};

struct ManualCommand
{
    QString name; ///< empty: the command that opens the window
    QList<ManualUsage> usages;
    QList<ManualOption> options;
    QStringList notes{}; ///< whole sentences
    Proposal words = Proposal::Nothing;
    QList<ManualOption> unlisted{}; ///< parsed, but not documented
};

/// A term and its meaning.
struct ManualEntry
{
    QString term;
    QString text;
};

struct CommandManual
{
    QString summary; ///< one line, without the program's name
    QList<ManualCommand> commands;
    QList<ManualOption> everywhere; ///< --help, --version
    QList<ManualEntry> examples;    ///< as they are typed
    QList<ManualEntry> exitStatus;
    QList<ManualEntry> environment;
    QList<ManualEntry> files;
};

[[nodiscard]] CommandManual commandManual();

} // namespace Hiwar
