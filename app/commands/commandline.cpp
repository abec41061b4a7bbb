// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandline.h"

#include "app/commands/backupcommandline.h"
#include "app/commands/commandwords.h"
#include "app/commands/hiwarlink.h"
#include "app/commands/transfercommandline.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

CommandFault takeParam(CommandWords &words, QJsonObject &into)
{
    const std::optional<QString> value = words.takeValue();
    const qsizetype equals = value ? value->indexOf(u'=') : -1;
    if (equals < 1)
        return tr("--param needs key=json, as in --param temperature=0.2.");
    const QString key = value->left(equals);
    if (key == "model"_L1 || key == "messages"_L1 || key == "stream"_L1)
        return tr("--param cannot set %1; there is an option for it.").arg(key);
    // Wrapped, because QJsonDocument reads objects and arrays only.
    const QByteArray wrapped = "[" + value->mid(equals + 1).toUtf8() + "]";
    const QJsonArray array = QJsonDocument::fromJson(wrapped).array();
    if (array.size() != 1)
        return tr("The value of --param %1 is not JSON. Text needs quotes: --param '%1=\"text\"'.")
            .arg(key);
    into.insert(key, array.first());
    return std::nullopt;
}

CommandFault takeTimeout(CommandWords &words, std::optional<std::chrono::milliseconds> &into)
{
    const std::optional<QString> value = words.takeValue();
    bool ok = false;
    const double seconds = value ? value->toDouble(&ok) : 0;
    if (!ok || !(seconds > 0) || seconds > 1e6)
        return tr("--timeout needs a number of seconds above 0.");
    into = std::chrono::milliseconds(qint64(seconds * 1000));
    return std::nullopt;
}

/// It may be empty: that is how a script says that there is none.
CommandFault takeSystem(CommandWords &words, QString &into)
{
    const std::optional<QString> value = words.takeValue();
    if (!value)
        return tr("--system needs a value.");
    into = *value;
    return std::nullopt;
}

tl::expected<Command, QString> parseWindow(CommandWords words)
{
    WindowOptions options;
    const CommandFault fault = readWords(
        words,
        [&](const QString &option) -> CommandFault {
            if (option == "--profile"_L1)
                return takeText(words, option, options.profile);
            if (option != "--new"_L1 && option != "--temporary"_L1)
                return unknownOption(option);
            (option == "--new"_L1 ? options.startNew : options.temporary) = true;
            if (!words.atEnd() && !words.atOption())
                options.text = *words.takeValue();
            return std::nullopt;
        },
        [&](const QString &word) -> CommandFault {
            if (!isHiwarLink(word))
                return tr("%1 is not a command of Hiwar. See hiwar --help.").arg(word);
            options = readHiwarLink(word);
            return std::nullopt;
        });
    if (fault)
        return tl::unexpected(*fault);
    return options;
}

tl::expected<Command, QString> parseAsk(CommandWords words)
{
    AskOptions options;
    bool hasText = false;
    const auto takeOption = [&](const QString &option) -> CommandFault {
        if (option == "--profile"_L1)
            return takeText(words, option, options.profile);
        if (option == "--base-url"_L1)
            return takeText(words, option, options.baseUrl);
        if (option == "--model"_L1)
            return takeText(words, option, options.model);
        if (option == "--system"_L1)
            return takeSystem(words, options.system);
        if (option == "--timeout"_L1)
            return takeTimeout(words, options.timeout);
        if (option == "--param"_L1)
            return takeParam(words, options.extra);
        if (option == "--no-stream"_L1)
            options.plain = true;
        else if (option == "--json"_L1)
            options.json = true;
        else if (option == "--trace"_L1)
            options.trace = true;
        else if (option == "--key"_L1 || option == "--api-key"_L1)
            return tr(
                "A key is never taken from the command line, where other programs can read it. "
                "Put it into HIWAR_API_KEY or store it in Settings.");
        else
            return unknownOption(option);
        return std::nullopt;
    };
    const auto takeWord = [&](const QString &word) -> CommandFault {
        if (hasText)
            return tr("There is more than one text. Put the question in quotes.");
        hasText = true;
        options.fromStandardInput = word == "-"_L1;
        options.text = options.fromStandardInput ? QString() : word;
        return std::nullopt;
    };
    if (const CommandFault fault = readWords(words, takeOption, takeWord))
        return tl::unexpected(*fault);
    if (!options.fromStandardInput && options.text.trimmed().isEmpty())
        return tl::unexpected(
            tr("There is no question. Give it as text, or - to read standard input."));
    return options;
}

tl::expected<Command, QString> parseServe(CommandWords words)
{
    ServeOptions options;
    const auto takeOption = [&](const QString &option) -> CommandFault {
        QString value;
        if (option != "--port"_L1 && option != "--key"_L1 && option != "--key-file"_L1 &&
            option != "--responder"_L1)
            return unknownOption(option);
        if (CommandFault fault = takeText(words, option, value))
            return fault;
        if (option == "--key"_L1) {
            options.key = value.toUtf8();
        } else if (option == "--key-file"_L1) {
            options.keyFile = value;
        } else if (option == "--port"_L1) {
            bool ok = false;
            options.port = value.toUShort(&ok);
            if (!ok)
                return tr("--port needs a number from 1 to 65535, or 0 for any that is free.");
        } else if (value == "guide"_L1 || value == "echo"_L1) {
            options.who = value == "echo"_L1 ? ServeOptions::Who::Echo : ServeOptions::Who::Guide;
        } else {
            return tr("--responder is guide or echo.");
        }
        return std::nullopt;
    };
    if (const CommandFault fault = readWords(words, takeOption, unexpectedWord))
        return tl::unexpected(*fault);
    if (!options.key.isEmpty() && !options.keyFile.isEmpty())
        return tl::unexpected(tr("Give --key-file or --key, not both."));
    return options;
}

tl::expected<Command, QString> parseQuit(CommandWords words)
{
    if (const CommandFault fault = readWords(words, unknownOption, unexpectedWord))
        return tl::unexpected(*fault);
    return QuitOptions{};
}

} // namespace

tl::expected<Command, QString> parseCommandLine(const QStringList &words)
{
    const QStringList options = words.mid(0, words.indexOf("--"_L1));
    if (options.contains("--version"_L1))
        return ShowVersion{};
    if (options.contains("--help"_L1) || options.contains("-h"_L1))
        return ShowHelp{};
    const QString command = words.value(0);
    if (command == "ask"_L1)
        return parseAsk(CommandWords(words.mid(1)));
    if (command == "serve"_L1)
        return parseServe(CommandWords(words.mid(1)));
    if (command == "export"_L1)
        return parseExport(CommandWords(words.mid(1)));
    if (command == "import"_L1)
        return parseImport(CommandWords(words.mid(1)));
    if (command == "backup"_L1)
        return parseBackup(CommandWords(words.mid(1)));
    if (command == "check"_L1)
        return parseCheck(CommandWords(words.mid(1)));
    if (command == "quit"_L1)
        return parseQuit(CommandWords(words.mid(1)));
    return parseWindow(CommandWords(words));
}

} // namespace Hiwar
