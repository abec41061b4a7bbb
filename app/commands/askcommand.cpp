// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/askcommand.h"

#include "app/async/whendone.h"
#include "app/chat/promptbuilder.h"
#include "app/chat/repairplan.h"
#include "app/chat/replypolicy.h"
#include "app/commands/asklearning.h"
#include "app/commands/asklibrary.h"
#include "app/commands/askwords.h"
#include "app/commands/commandjob.h"
#include "app/commands/terminalfilter.h"
#include "app/platform/ownprograms.h"
#include "app/secretcheck/leavescomputer.h"
#include "app/secretcheck/ownsecrets.h"
#include "app/secretcheck/secretfinder.h"
#include "app/settings/settingsfile.h"
#include "app/usage/spendinglimit.h"
#include "app/usage/usageledger.h"
#include "net/client/wiretap.h"
#include "net/values/apikey.h"
#include "net/values/messageparts.h"

#include <QCoreApplication>
#include <QFile>
#include <QTimer>

#include <cstdio>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("ask", text);
}

/// --trace: the traffic on standard error, marked as in other tools: > was sent, < was received.
class Trace final : public WireTap
{
public:
    void asked(const QByteArray &method, const QUrl &url, const WireHeaders &headers,
               const QByteArray &body) override
    {
        show("> " + method + ' ' + url.toEncoded() + '\n');
        for (const auto &[name, value] : headers)
            show("> " + name + ": " + value + '\n');
        show(">\n> " + body + '\n');
    }
    void answered(int status, const WireHeaders &headers) override
    {
        show("< " + QByteArray::number(status) + '\n');
        for (const auto &[name, value] : headers)
            show("< " + name + ": " + value + '\n');
        show("<\n");
    }
    void arrived(const QByteArray &bytes) override { show(bytes); }
    void ended(WireEnd, const QString &) override
    {
        if (!m_isAtLineStart) // the next output begins on a new line
            show("\n");
    }

private:
    void show(const QByteArray &bytes)
    {
        m_isAtLineStart = bytes.isEmpty() ? m_isAtLineStart : bytes.endsWith('\n');
        const QByteArray passed = m_filter.pass(bytes);
        std::fwrite(passed.constData(), 1, size_t(passed.size()), stderr);
        std::fflush(stderr);
    }

    TerminalFilter m_filter{isTerminal(stderr)};
    bool m_isAtLineStart = true;
};

tl::expected<Settings, QString> settingsAt(const QString &path)
{
    const auto text = readSettingsFile(path);
    if (!text)
        return tl::unexpected(text.error());
    return *text ? decodeSettings(**text) : firstSettings();
}

/// With the question, or the value, that is on standard input.
tl::expected<AskOptions, QString> withStandardInput(AskOptions options)
{
    if (!options.fromStandardInput && options.valueFromStandardInput.isEmpty())
        return options;
    QFile input;
    QString text;
    if (input.open(stdin, QIODevice::ReadOnly))
        text = QString::fromUtf8(input.readAll());
    if (text.trimmed().isEmpty())
        return tl::unexpected(tr("There is no question on standard input."));
    if (options.fromStandardInput)
        options.text = text;
    else
        options.values.insert(options.valueFromStandardInput, text);
    return options;
}

tl::expected<AskOptions, QString> withItsLibrary(const AskOptions &options,
                                                 const QString &historyPath)
{
    if (options.persona.isEmpty() && options.prompt.isEmpty())
        return options;
    return libraryAt(historyPath).and_then([&options](const StoredLibrary &library) {
        return withLibrary(options, library, QDateTime::currentDateTimeUtc());
    });
}

ApiError faultWithout(ErrorKind kind, const QString &detail)
{
    ApiError error{.kind = kind};
    error.detail = detail;
    return error;
}

} // namespace

/// Whether the question of the last attempt was sent completely: before that no service can answer
/// it, and charge for it.
class AskCommand::SentWatch final : public WireTap
{
public:
    void asked(const QByteArray & /*method*/, const QUrl & /*url*/, const WireHeaders & /*headers*/,
               const QByteArray & /*body*/) override
    {
        m_isSent = false;
    }
    void reached(WireStep step) override { m_isSent |= step == WireStep::Sent; }
    void answered(int /*status*/, const WireHeaders & /*headers*/) override { m_isSent = true; }
    void arrived(const QByteArray & /*bytes*/) override {}

    [[nodiscard]] bool isSent() const { return m_isSent; }

private:
    bool m_isSent = false;
};

AskCommand::AskCommand(AskOptions options, AskTarget target, AskAccount account,
                       Connections &connections, ChatClient &client, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_target(std::move(target))
    , m_account(std::move(account))
    , m_connections(connections)
    , m_client(client)
    , m_sentWatch(std::make_shared<SentWatch>())
{
}

AskCommand::~AskCommand() = default;

void AskCommand::start()
{
    if (m_options.timeout) {
        m_deadline = QDateTime::currentDateTimeUtc().addMSecs(m_options.timeout->count());
        QTimer::singleShot(*m_options.timeout, this, &AskCommand::giveUp);
    }
    if (m_options.files.isEmpty()) {
        begin();
        return;
    }
    m_files = std::make_unique<AskFiles>(ownProgramPath(u"hiwar-reader"_s), m_target.files);
    connect(m_files.get(), &AskFiles::ended, this, [this](const QString &fault) {
        if (m_interrupted || m_timedOut)
            return;
        if (fault.isEmpty()) {
            begin();
            return;
        }
        printErrorLine(u"FileUnreadable: "_s + fault);
        finish(ExitStatus::Failed);
    });
    m_files->read(m_options.files);
}

void AskCommand::begin()
{
    const auto given = cleanKey(qEnvironmentVariable("HIWAR_API_KEY"));
    if (!given) {
        fail(faultWithout(ErrorKind::BadKey,
                          tr("HIWAR_API_KEY holds a character that a key cannot have")));
        return;
    }
    const bool isGiven = !given->isEmpty() && !m_target.profile.builtIn;
    if (isGiven || !m_target.mayUseStoredKey)
        m_target.profile.hasKey = false;
    whenDone(m_connections.connect(m_target.profile), this,
             [this, isGiven, key = *given](tl::expected<Connection, ApiError> connection) {
                 if (m_interrupted || m_timedOut)
                     return;
                 if (connection && isGiven)
                     connection->key = key;
                 connection ? ask(*connection) : fail(connection.error());
             });
}

void AskCommand::giveUp()
{
    m_timedOut = true;
    if (m_replyRequest)
        m_replyRequest->cancel();
    else
        fail(ApiError{.kind = ErrorKind::Stopped});
}

void AskCommand::interrupt()
{
    m_interrupted = true;
    if (m_replyRequest)
        m_replyRequest->cancel();
    else
        emit ended(ExitStatus::Interrupted);
}

EffectiveSettings AskCommand::settingsFor(const Profile &profile) const
{
    RequestSettings own;
    if (!m_options.system.isEmpty())
        own.systemPrompt = m_options.system;
    return effectiveSettings(profile, m_options.personaSettings, own);
}

QList<AskFile> AskCommand::files() const
{
    return m_files ? m_files->files() : QList<AskFile>();
}

void AskCommand::warnOfSecrets(const Connection &connection) const
{
    if (!m_target.warnsOfSecrets || !leavesComputer(connection.profile))
        return;
    OwnSecrets own;
    own.learn(secretsIn(connection.key, connection.secrets));
    QString said = settingsFor(connection.profile).systemPrompt + u'\n' + m_options.text;
    for (const AskFile &file : files()) {
        for (const ReadSection &section : file.reading.sections)
            said += u'\n' + section.text;
    }
    const QList<FoundSecret> found = SecretFinder(shippedSecretRules()).find(said, own);
    if (!found.isEmpty())
        printErrorLine(secretLine(found, connection.profile));
}

void AskCommand::ask(const Connection &connection)
{
    warnOfSecrets(connection);
    if (const QList<AskFile> attached = files();
        const AskFile *file = fileNotTaken(attached, connection.profile)) {
        printErrorLine(notTakenLine(*partKindOf(file->attachment.use.form), file->attachment.name,
                                    connection.profile.model));
        finish(ExitStatus::Failed);
        return;
    }
    const QuestionWithFiles with = questionWith(m_options.text, files());
    const QList<MessageNode> said{with.question};
    m_request = buildRequest(connection.profile, said, settingsFor(connection.profile),
                             planContext(said, {}), with.contents);
    // The fields of --param are sent, even those that the profile leaves out because they were
    // refused.
    for (auto field = m_options.extra.begin(); field != m_options.extra.end(); ++field)
        m_request.extra.insert(field.key(), field.value());
    m_request = askingForUsage(m_request, connection.profile);
    if (!m_options.overLimit && isOverLimit())
        return;
    m_replyRequest = std::make_unique<ReplyRequest>(
        connection, m_request,
        ReplyRequest::Collaborators{
            .client = m_client, .clock = &QDateTime::currentDateTimeUtc, .tap = m_sentWatch});
    connect(m_replyRequest.get(), &ReplyRequest::textArrived, this, &AskCommand::takeText);
    connect(m_replyRequest.get(), &ReplyRequest::reasoningArrived, this,
            [this](const QString &text) { m_reply.reasoning += text; });
    connect(m_replyRequest.get(), &ReplyRequest::pictureArrived, this,
            [this](const ReplyPicture &picture) {
                if (!picture.bytes.isEmpty())
                    takeText(markdownOf(picture));
            });
    connect(m_replyRequest.get(), &ReplyRequest::textWasReasoning, this,
            [this] { m_reply.reasoning += std::exchange(m_reply.content, {}); });
    connect(m_replyRequest.get(), &ReplyRequest::pendingChanged, this, &AskCommand::takePending);
    connect(m_replyRequest.get(), &ReplyRequest::finished, this, &AskCommand::end);
    m_replyRequest->start();
}

bool AskCommand::isOverLimit()
{
    const Usage next =
        leastUsage(m_request, estimate(scriptCounts(m_request), m_account.calibration));
    const auto passed = limitPassed(m_target.profile, m_request.model, m_account.spent, next);
    if (passed) {
        printErrorLine(limitLine(*passed));
        finish(ExitStatus::OverLimit);
    }
    return passed.has_value();
}

void AskCommand::tellUsage(const ReplyEnd *end)
{
    if (!m_options.usage || !m_replyRequest || (!end && m_reply.content.isEmpty()))
        return;
    RequestReport report{.profile = m_target.profile,
                         .request = m_replyRequest->request(),
                         .answer = m_reply.content,
                         .thoughts = m_reply.reasoning,
                         .isComplete = end != nullptr,
                         .firstText = m_replyRequest->firstTextTime(),
                         .total = m_replyRequest->timeSinceSent()};
    if (end && end->hasUsage)
        report.usage = end->usage;
    printErrorLine(usageLine(recordOf(report, m_account.calibration)));
}

void AskCommand::takeText(const QString &text)
{
    m_reply.content += text;
    if (!m_options.json)
        put(text.toUtf8());
}

void AskCommand::takePending()
{
    const auto &pending = m_replyRequest->pending();
    if (!pending)
        return;
    if (m_deadline.isValid() && pending->at >= m_deadline)
        m_replyRequest->cancel(); // the wait would last longer than --timeout allows
    else
        printErrorLine(waitLine(*pending, QDateTime::currentDateTimeUtc()));
}

void AskCommand::end(const ChatOutcome &outcome)
{
    if (!m_options.json && !m_reply.content.isEmpty() && !m_reply.content.endsWith(u'\n'))
        put("\n");
    if (!outcome) {
        fail(outcome.error());
        return;
    }
    if (m_options.json)
        printMessage(*outcome);
    tellUsage(&*outcome);
    const QString odd = oddEndLine(m_reply.content, *outcome);
    if (!odd.isEmpty() && !m_output.hasFailed()) {
        printErrorLine(odd);
        finish(ExitStatus::CutShort);
        return;
    }
    finish(ExitStatus::Complete);
}

/// A failure of standard output, such as a full disk, is no success, whatever the service did.
void AskCommand::finish(ExitStatus status)
{
    emit ended(m_output.hasFailed() ? m_output.end(ExitStatus::Complete) : status);
}

void AskCommand::put(const QByteArray &utf8)
{
    if (m_output.hasFailed())
        return;
    m_output.write(utf8);
    if (!m_output.flush() && m_replyRequest)
        m_replyRequest->cancel(); // a reply that cannot be written is not received any further
}

void AskCommand::fail(const ApiError &error)
{
    const bool hasArrived = !m_reply.content.isEmpty() || !m_reply.reasoning.isEmpty();
    if (m_options.json && hasArrived)
        printMessage({});
    tellUsage(nullptr);
    if (m_interrupted || m_output.hasFailed()) {
        finish(ExitStatus::Interrupted);
        return;
    }
    ApiError shown = error;
    if (partKindOf(error.leaveOut) && m_options.baseUrl.isEmpty())
        emit refused(m_target.profile.id, m_request.model, error.leaveOut);
    if (m_timedOut && error.kind == ErrorKind::Stopped) {
        shown.kind = hasArrived              ? ErrorKind::SilenceTimeout
                     : m_sentWatch->isSent() ? ErrorKind::FirstByteTimeout
                                             : ErrorKind::ConnectTimeout;
        printErrorLine(timeoutLine(shown, *m_options.timeout));
    } else {
        printErrorLine(errorLine(shown) + whatToLeaveOut(shown));
    }
    finish(m_reply.content.isEmpty() ? ExitStatus::Failed : ExitStatus::CutShort);
}

QString AskCommand::whatToLeaveOut(const ApiError &error) const
{
    if (m_options.extra.contains(error.leaveOut))
        return u' ' + tr("Leave out --param %1.").arg(error.leaveOut);
    if (const auto kind = partKindOf(error.leaveOut)) {
        QStringList named;
        for (const AskFile &file : files()) {
            if (partKindOf(file.attachment.use.form) == kind)
                named << tr("--file %1").arg(file.attachment.name);
        }
        return u' ' + tr("Leave out %1.").arg(named.join(u", "_s));
    }
    if (error.leaveOut == "system"_L1 && !m_options.system.isEmpty())
        return u' ' + tr("Leave out --system.");
    return {};
}

void AskCommand::printMessage(const ReplyEnd &said)
{
    ReplyEnd end = said;
    if (end.model.isEmpty())
        end.model = m_request.model;
    put(replyJson(m_reply, end));
}

int ask(AskOptions options, const QString &settingsPath, const QString &historyPath)
{
    const auto whole =
        withStandardInput(std::move(options)).and_then([&historyPath](const AskOptions &read) {
            return withItsLibrary(read, historyPath);
        });
    if (!whole) {
        printErrorLine(whole.error());
        return int(ExitStatus::WrongUsage);
    }
    options = *whole;
    auto settings = settingsAt(settingsPath);
    if (!settings) {
        const QString why =
            tr("SettingsUnreadable: %1 cannot be read: %2").arg(settingsPath, settings.error());
        // Only --base-url makes them unnecessary: no service may answer in place of the chosen one.
        if (options.baseUrl.isEmpty()) {
            printErrorLine(why + u' ' + tr("Mend or move it, or name a service with --base-url."));
            return int(ExitStatus::Failed);
        }
        printErrorLine(why + u' ' + tr("It is passed over."));
        settings = firstSettings();
    }
    const auto target = askTargetOf(options, *settings);
    if (!target) {
        printErrorLine(target.error());
        return int(ExitStatus::WrongUsage);
    }
    KeyStore keys;
    Connections connections(keys);
    Trace trace;
    ChatClient client;
    if (options.trace)
        client.setTap(&trace);
    AskAccount account;
    if (options.usage || target->profile.dailyLimit)
        account = askAccountOf(target->profile, historyPath, QDate::currentDate());
    AskCommand command(std::move(options), *target, account, connections, client);
    QObject::connect(
        &command, &AskCommand::refused, &command,
        [&settingsPath](const QString &profileId, const QString &model, const QString &field) {
            rememberRefusal(settingsPath, profileId, model, field);
        });
    return runToItsEnd(command);
}

} // namespace Hiwar
