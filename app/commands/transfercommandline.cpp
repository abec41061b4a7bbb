// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/transfercommandline.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

CommandFault takeForm(CommandWords &words, const QString &option, ExportOptions::Form &into)
{
    static const QHash<QString, ExportOptions::Form> forms{
        {u"jsonl"_s, ExportOptions::Form::JsonLines},
        {u"markdown"_s, ExportOptions::Form::Markdown},
        {u"html"_s, ExportOptions::Form::Html},
        {u"text"_s, ExportOptions::Form::Text},
        {u"pdf"_s, ExportOptions::Form::Pdf}};
    QString name;
    if (CommandFault fault = takeText(words, option, name))
        return fault;
    const auto form = forms.constFind(name);
    if (form == forms.constEnd())
        return tr("--format is jsonl, markdown, html, text or pdf.");
    into = *form;
    return std::nullopt;
}

} // namespace

tl::expected<Command, QString> parseExport(CommandWords words)
{
    ExportOptions options;
    const auto takeOption = [&](const QString &option) -> CommandFault {
        if (option == "--format"_L1)
            return takeForm(words, option, options.form);
        if (option == "--output"_L1)
            return takeText(words, option, options.output);
        if (option == "--conversation"_L1) {
            return takeText(words, option, options.conversations.emplace_back());
        }
        if (option == "--all-versions"_L1)
            options.allVersions = true;
        else if (option == "--archived"_L1)
            options.archived = true;
        else if (option == "--bin"_L1)
            options.bin = true;
        else
            return unknownOption(option);
        return std::nullopt;
    };
    const auto takeWord = [](const QString &word) -> CommandFault {
        return tr("%1 is one word too many. A place goes behind --output.").arg(word);
    };
    if (const CommandFault fault = readWords(words, takeOption, takeWord))
        return tl::unexpected(*fault);
    if (options.form == ExportOptions::Form::Pdf && options.output.isEmpty())
        return tl::unexpected(tr("PDF needs a place: --output FILE or FOLDER."));
    return options;
}

tl::expected<Command, QString> parseImport(CommandWords words)
{
    ImportOptions options;
    const auto takeOption = [&](const QString &option) -> CommandFault {
        if (option != "--dry-run"_L1)
            return unknownOption(option);
        options.dryRun = true;
        return std::nullopt;
    };
    const auto takeWord = [&](const QString &word) -> CommandFault {
        return takeFile(word, options.files.emplace_back());
    };
    if (const CommandFault fault = readWords(words, takeOption, takeWord))
        return tl::unexpected(*fault);
    if (options.files.isEmpty())
        return tl::unexpected(tr("There is no file to import. Give the path of an export."));
    return options;
}

} // namespace Hiwar
