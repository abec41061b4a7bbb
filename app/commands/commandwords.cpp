// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandwords.h"

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

} // namespace

CommandFault unknownOption(const QString &option)
{
    return tr("%1 is not an option here. See hiwar --help.").arg(option);
}

CommandFault unexpectedWord(const QString &word)
{
    return tr("%1 is one word too many. See hiwar --help.").arg(word);
}

CommandFault takesNoValue(const QString &option)
{
    return tr("%1 takes no value.").arg(option);
}

CommandFault takeText(CommandWords &words, const QString &option, QString &into)
{
    const std::optional<QString> value = words.takeValue();
    if (!value)
        return tr("%1 needs a value.").arg(option);
    if (value->trimmed().isEmpty())
        return tr("The value of %1 is empty.").arg(option);
    into = *value;
    return std::nullopt;
}

CommandFault takeFile(const QString &word, QString &into)
{
    if (word.isEmpty())
        return tr("The name of the file is empty.");
    into = word;
    return std::nullopt;
}

} // namespace Hiwar
