// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/backupcommandline.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

CommandFault takeOneFile(const QString &word, QString &into)
{
    return into.isEmpty() ? takeFile(word, into) : unexpectedWord(word);
}

} // namespace

tl::expected<Command, QString> parseBackup(CommandWords words)
{
    BackupOptions options;
    const auto takeOption = [&](const QString &option) -> CommandFault {
        if (option != "--list"_L1)
            return unknownOption(option);
        options.list = true;
        return std::nullopt;
    };
    const auto takeWord = [&](const QString &word) { return takeOneFile(word, options.target); };
    if (const CommandFault fault = readWords(words, takeOption, takeWord))
        return tl::unexpected(*fault);
    if (options.list && !options.target.isEmpty())
        return tl::unexpected(*unexpectedWord(options.target));
    return options;
}

tl::expected<Command, QString> parseCheck(CommandWords words)
{
    CheckOptions options;
    const auto takeOption = [&](const QString &option) -> CommandFault {
        return option == "--salvage"_L1 ? takeText(words, option, options.salvage)
                                        : unknownOption(option);
    };
    const auto takeWord = [&](const QString &word) { return takeOneFile(word, options.file); };
    if (const CommandFault fault = readWords(words, takeOption, takeWord))
        return tl::unexpected(*fault);
    return options;
}

} // namespace Hiwar
