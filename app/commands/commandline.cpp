// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandline.h"

#include "app/commands/commandwords.h"
#include "app/commands/hiwarlink.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

TakeValue param(QJsonObject &into)
{
    return [&into](const ManualOption &, const std::optional<QString> &value) -> CommandFault {
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
            return tr("The value of --param %1 is not JSON. Text needs quotes: --param "
                      "'%1=\"text\"'.")
                .arg(key);
        into.insert(key, array.first());
        return std::nullopt;
    };
}

TakeValue seconds(std::optional<std::chrono::milliseconds> &into)
{
    return [&into](const ManualOption &, const std::optional<QString> &value) -> CommandFault {
        bool ok = false;
        const double seconds = value ? value->toDouble(&ok) : 0;
        if (!ok || !(seconds > 0) || seconds > 1e6)
            return tr("--timeout needs a number of seconds above 0.");
        into = std::chrono::milliseconds(qint64(seconds * 1000));
        return std::nullopt;
    };
}

TakeValue port(quint16 &into)
{
    return [&into](const ManualOption &option, const std::optional<QString> &value) {
        QString number;
        CommandFault fault = text(number)(option, value);
        bool ok = false;
        into = number.toUShort(&ok);
        if (!fault && !ok)
            fault = tr("--port needs a number from 1 to 65535, or 0 for any that is free.");
        return fault;
    };
}

CommandFault refuseKey(const ManualOption &, const std::optional<QString> &)
{
    return tr("A key is never taken from the command line, where other programs can read it. "
              "Put it into HIWAR_API_KEY or store it in Settings.");
}

/// One file at most.
TakeWord file(QString &into)
{
    return [&into](const QString &word) {
        return into.isEmpty() ? takeFile(word, into) : unexpectedWord(word);
    };
}

using Parsed = tl::expected<Command, QString>;

template<typename Options>
Parsed parsed(const Options &options, const CommandFault &fault)
{
    if (fault)
        return tl::unexpected(*fault);
    return options;
}

Parsed parseWindow(const GivenWords &given)
{
    WindowOptions options;
    const auto begin = [&options](bool &how) {
        return [&](const ManualOption &, const std::optional<QString> &text) -> CommandFault {
            how = true;
            options.text = text.value_or(options.text);
            return std::nullopt;
        };
    };
    QStringList files;
    const auto takeFileOrLink = [&](const QString &word) -> CommandFault {
        if (!isHiwarLink(word))
            return takeFile(word, files.emplace_back());
        options = readHiwarLink(word);
        return std::nullopt;
    };
    CommandFault fault = readWords(given,
                                   {{"--profile"_L1, text(options.profile)},
                                    {"--new"_L1, begin(options.startNew)},
                                    {"--temporary"_L1, begin(options.temporary)},
                                    {"--search"_L1, flag(options.search)},
                                    {"--quick"_L1, flag(options.quick)},
                                    {"--background"_L1, flag(options.inBackground)},
                                    {"--conversation"_L1, text(options.conversation)},
                                    {"--activation-token"_L1, text(options.token)}},
                                   takeFileOrLink);
    // Words that somebody smuggled in beside a link would attach what nobody chose.
    if (!fault && options.isLinked && !files.isEmpty())
        fault = tr("A hiwar: link takes no files beside it.");
    options.files = files;
    return parsed(options, fault);
}

/// KEY=VALUE of a prompt; the value "-" is standard input.
CommandFault takeValue(AskOptions &options, const QString &word)
{
    const qsizetype equals = word.indexOf(u'=');
    const QString name = word.left(equals).trimmed();
    const QString value = word.sliced(equals + 1);
    options.values.insert(name, value);
    if (value != "-"_L1)
        return std::nullopt;
    if (!options.valueFromStandardInput.isEmpty())
        return tr("Standard input is one text: give it to the question or to one value.");
    options.valueFromStandardInput = name;
    return std::nullopt;
}

/// Standard input has one use.
CommandFault inputFault(const AskOptions &options)
{
    const bool isFile = options.files.contains("-"_L1);
    const bool isValue = !options.valueFromStandardInput.isEmpty();
    if (options.fromStandardInput && isValue)
        return tr("Standard input is one text: give it to the question or to one value.");
    if (options.files.count("-"_L1) > 1 || (isFile && (options.fromStandardInput || isValue)))
        return tr("Standard input is one text: give it to the question or to one file.");
    return std::nullopt;
}

Parsed parseAsk(const GivenWords &given)
{
    AskOptions options;
    bool hasText = false;
    const auto takeQuestion = [&](const QString &word) -> CommandFault {
        if (!options.prompt.isEmpty() && word.indexOf(u'=') > 0)
            return takeValue(options, word);
        if (hasText)
            return tr("There is more than one text. Put the question in quotes.");
        hasText = true;
        options.fromStandardInput = word == "-"_L1;
        options.text = options.fromStandardInput ? QString() : word;
        return std::nullopt;
    };
    const auto takeFileOption = [&](const ManualOption &option,
                                    const std::optional<QString> &value) {
        return text(options.files.emplace_back())(option, value);
    };
    CommandFault fault = readWords(given,
                                   {{"--profile"_L1, text(options.profile)},
                                    {"--base-url"_L1, text(options.baseUrl)},
                                    {"--model"_L1, text(options.model)},
                                    {"--system"_L1, anyText(options.system)},
                                    {"--persona"_L1, text(options.persona)},
                                    {"--prompt"_L1, text(options.prompt)},
                                    {"--file"_L1, takeFileOption},
                                    {"--no-stream"_L1, flag(options.plain)},
                                    {"--json"_L1, flag(options.json)},
                                    {"--timeout"_L1, seconds(options.timeout)},
                                    {"--param"_L1, param(options.extra)},
                                    {"--trace"_L1, flag(options.trace)},
                                    {"--usage"_L1, flag(options.usage)},
                                    {"--over-limit"_L1, flag(options.overLimit)},
                                    {"--key"_L1, refuseKey},
                                    {"--api-key"_L1, refuseKey}},
                                   takeQuestion);
    if (!fault)
        fault = inputFault(options);
    if (!fault && !options.fromStandardInput && options.prompt.isEmpty() &&
        options.files.isEmpty() && options.text.trimmed().isEmpty())
        fault = tr("There is no question. Give it as text, or - to read standard input.");
    return parsed(options, fault);
}

Parsed parseServe(const GivenWords &given)
{
    ServeOptions options;
    QString key;
    CommandFault fault = readWords(given,
                                   {{"--port"_L1, port(options.port)},
                                    {"--key"_L1, text(key)},
                                    {"--key-file"_L1, text(options.keyFile)},
                                    {"--responder"_L1, choice(options.who)}},
                                   unexpectedWord);
    options.key = key.toUtf8();
    if (!fault && !options.key.isEmpty() && !options.keyFile.isEmpty())
        fault = tr("Give --key-file or --key, not both.");
    return parsed(options, fault);
}

Parsed parseExport(const GivenWords &given)
{
    ExportOptions options;
    const auto takeOne = [&](const ManualOption &option, const std::optional<QString> &value) {
        return text(options.conversations.emplace_back())(option, value);
    };
    const auto takeWord = [](const QString &word) -> CommandFault {
        return tr("%1 is one word too many. A place goes behind --output.").arg(word);
    };
    CommandFault fault = readWords(given,
                                   {{"--format"_L1, choice(options.form)},
                                    {"--output"_L1, text(options.output)},
                                    {"--conversation"_L1, takeOne},
                                    {"--all-versions"_L1, flag(options.allVersions)},
                                    {"--archived"_L1, flag(options.archived)},
                                    {"--bin"_L1, flag(options.bin)}},
                                   takeWord);
    if (!fault && options.form == ExportKind::Pdf && options.output.isEmpty())
        fault = tr("PDF needs a place: --output FILE or FOLDER.");
    return parsed(options, fault);
}

Parsed parseImport(const GivenWords &given)
{
    ImportOptions options;
    const auto takeWord = [&](const QString &word) {
        return takeFile(word, options.files.emplace_back());
    };
    CommandFault fault = readWords(given, {{"--dry-run"_L1, flag(options.dryRun)}}, takeWord);
    if (!fault && options.files.isEmpty())
        fault = tr("There is no file to import. Give the path of an export.");
    return parsed(options, fault);
}

Parsed parseBackup(const GivenWords &given)
{
    BackupOptions options;
    CommandFault fault =
        readWords(given, {{"--list"_L1, flag(options.list)}}, file(options.target));
    if (!fault && options.list && !options.target.isEmpty())
        fault = unexpectedWord(options.target);
    return parsed(options, fault);
}

Parsed parseCheck(const GivenWords &given)
{
    CheckOptions options;
    const CommandFault fault =
        readWords(given, {{"--salvage"_L1, text(options.salvage)}}, file(options.file));
    return parsed(options, fault);
}

Parsed parseQuit(const GivenWords &given)
{
    QuitOptions options;
    const CommandFault fault =
        readWords(given, {{"--clear-menu"_L1, flag(options.clearsMenu)}}, unexpectedWord);
    return parsed(options, fault);
}

Parsed parseSearch(const GivenWords &given)
{
    return parsed(SearchOptions{}, readWords(given, {}, unexpectedWord));
}

Parsed parse(const GivenWords &given)
{
    static const QHash<QString, Parsed (*)(const GivenWords &)> parsers{
        {{}, parseWindow},          {u"ask"_s, parseAsk},       {u"serve"_s, parseServe},
        {u"export"_s, parseExport}, {u"import"_s, parseImport}, {u"backup"_s, parseBackup},
        {u"check"_s, parseCheck},   {u"quit"_s, parseQuit},     {u"desktop-search"_s, parseSearch}};
    return parsers.value(given.command.name)(given);
}

} // namespace

tl::expected<Command, QString> parseCommandLine(const QStringList &words)
{
    const QStringList options = words.mid(0, words.indexOf("--"_L1));
    if (options.contains("--version"_L1))
        return ShowVersion{};
    if (options.contains("--help"_L1) || options.contains("-h"_L1))
        return ShowHelp{};
    const QList<ManualCommand> commands = commandManual().commands;
    for (const ManualCommand &command : commands) {
        if (!command.name.isEmpty() && command.name == words.value(0))
            return parse({command, words.mid(1)});
    }
    return parse({commands.constFirst(), words});
}

} // namespace Hiwar
