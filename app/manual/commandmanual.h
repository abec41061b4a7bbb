// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the command line can do, said once: --help, the manual page, the shells' completions and
// what parseCommandLine() reads are all made from this. Values only; how each of them looks, and
// where a value goes, is theirs.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace Hiwar {

/// What can stand in a place, so that a shell can propose it.
enum class Proposal : quint8 { Nothing, File, Folder };

struct ManualOption
{
    QString name;  ///< "--format", or "-" or a placeholder for a word that is no option
    QString value; ///< its placeholder, "FORM"; "[FORM]": or none; empty: it takes none
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
    QString name; ///< empty: the window
    QList<ManualUsage> usages;
    QList<ManualOption> options;
    QStringList notes{}; ///< whole sentences
    Proposal words = Proposal::Nothing;
    QList<ManualOption> unlisted{}; ///< read, and told nowhere
};

/// A term and what it stands for.
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
