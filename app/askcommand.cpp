// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/askcommand.h"

#include "app/chat/promptbuilder.h"
#include "app/chat/replypolicy.h"
#include "app/endsignals.h"
#include "app/history/whendone.h"
#include "net/client/wiretap.h"
#include "net/values/apikey.h"
#include "ui/errortext.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QTextStream>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("ask", text);
}

void printLine(const QString &line)
{
    QTextStream(stderr) << "hiwar: " << line << Qt::endl;
}

void print(const QByteArray &utf8)
{
    std::fwrite(utf8.constData(), 1, size_t(utf8.size()), stdout);
    std::fflush(stdout);
}

/// --trace: the wire on standard error, marked as in other tools: > went out, < came in.
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

private:
    static void show(const QByteArray &bytes)
    {
        std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stderr);
        std::fflush(stderr);
    }
};

ApiError faultWithout(ErrorKind kind, const QString &detail)
{
    ApiError error{.kind = kind};
    error.detail = detail;
    return error;
}

} // namespace

QString errorLine(const ApiError &error)
{
    const ErrorText text = describe(error);
    QString line = kindName(error.kind) + u": "_s + text.what;
    if (!text.serverWords.isEmpty())
        line += tr(" It says: %1").arg(text.serverWords);
    if (!text.nextStep.isEmpty())
        line += u' ' + text.nextStep;
    return line.simplified();
}

AskCommand::AskCommand(AskOptions options, AskTarget target, Connections &connections,
                       ChatClient &client, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_target(std::move(target))
    , m_connections(connections)
    , m_client(client)
{
}

AskCommand::~AskCommand() = default;

void AskCommand::start()
{
    if (m_options.timeout) {
        QTimer::singleShot(*m_options.timeout, this, [this] {
            m_timedOut = true;
            m_call ? m_call->cancel() : fail(ApiError{.kind = ErrorKind::FirstByteTimeout});
        });
    }
    const auto given = cleanKey(qEnvironmentVariable("HIWAR_API_KEY"));
    if (!given) {
        fail(faultWithout(ErrorKind::BadKey,
                          tr("HIWAR_API_KEY holds a character that a key cannot have")));
        return;
    }
    if (!given->isEmpty() && !m_target.profile.builtIn) {
        ask(Connection{m_target.profile, *given});
        return;
    }
    if (!m_target.mayUseStoredKey)
        m_target.profile.hasKey = false;
    whenDone(m_connections.connect(m_target.profile), this,
             [this](const tl::expected<Connection, ApiError> &connection) {
                 if (m_interrupted || m_timedOut)
                     return;
                 connection ? ask(*connection) : fail(connection.error());
             });
}

void AskCommand::interrupt()
{
    m_interrupted = true;
    if (m_call)
        m_call->cancel();
    else
        emit ended(ExitStatus::Interrupted);
}

void AskCommand::ask(const Connection &connection)
{
    m_connection = connection;
    m_request = {.model = connection.profile.model, .extra = m_options.extra};
    if (!m_options.system.isEmpty())
        m_request.messages.append({Role::System, m_options.system});
    m_request.messages.append({Role::User, m_options.text});
    m_request.stream = wantsStream(connection.profile);
    m_call = m_client.send(m_connection, m_request);
    connect(m_call.get(), &ChatCall::textArrived, this, &AskCommand::take);
    connect(m_call.get(), &ChatCall::finished, this, &AskCommand::end);
}

void AskCommand::take(const QString &text)
{
    m_text += text;
    if (!m_options.json)
        print(text.toUtf8());
}

void AskCommand::end(const ChatOutcome &outcome)
{
    if (!outcome && m_text.isEmpty() && !m_interrupted && !m_timedOut &&
        planFallback(outcome.error(), m_request, m_connection.profile) == Fallback::AskPlainly) {
        m_connection.profile.streamRefused = true;
        m_call.release()->deleteLater(); // it is the sender of the signal that led here
        ask(m_connection);
        return;
    }
    if (!m_options.json && !m_text.isEmpty() && !m_text.endsWith(u'\n'))
        print("\n");
    if (!outcome) {
        fail(outcome.error());
        return;
    }
    if (m_options.json)
        printMessage(*outcome);
    if (outcome->finishReason == "length"_L1) {
        printLine(
            tr("CutShort: the service ended the reply at its length limit. Ask for the rest."));
        emit ended(ExitStatus::CutShort);
        return;
    }
    emit ended(ExitStatus::Complete);
}

void AskCommand::fail(const ApiError &error)
{
    if (m_options.json && !m_text.isEmpty())
        printMessage({});
    if (m_interrupted) {
        emit ended(ExitStatus::Interrupted);
        return;
    }
    ApiError shown = error;
    if (m_timedOut)
        shown.kind = m_text.isEmpty() ? ErrorKind::FirstByteTimeout : ErrorKind::SilenceTimeout;
    printLine(errorLine(shown));
    emit ended(m_text.isEmpty() ? ExitStatus::Failed : ExitStatus::CutShort);
}

void AskCommand::printMessage(const ReplyEnd &end)
{
    const auto orNull = [](const QString &text) {
        return text.isEmpty() ? QJsonValue() : QJsonValue(text);
    };
    QJsonObject message{{u"role"_s, u"assistant"_s},
                        {u"content"_s, m_text},
                        {u"model"_s, orNull(end.model.isEmpty() ? m_request.model : end.model)},
                        {u"finish_reason"_s, orNull(end.finishReason)},
                        {u"usage"_s, QJsonValue()}};
    if (end.hasUsage) {
        message[u"usage"_s] = QJsonObject{{u"prompt_tokens"_s, end.usage.promptTokens},
                                          {u"completion_tokens"_s, end.usage.completionTokens},
                                          {u"total_tokens"_s, end.usage.totalTokens}};
    }
    print(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
}

int ask(AskOptions options, const QString &settingsPath)
{
    if (options.fromStandardInput) {
        QFile input;
        if (input.open(stdin, QIODevice::ReadOnly))
            options.text = QString::fromUtf8(input.readAll());
        if (options.text.trimmed().isEmpty()) {
            printLine(tr("There is no question on standard input."));
            return int(ExitStatus::WrongUsage);
        }
    }
    QFile file(settingsPath);
    Settings settings = firstSettings();
    if (file.open(QIODevice::ReadOnly)) {
        if (const auto stored = decodeSettings(file.readAll()))
            settings = *stored;
        else
            printLine(
                tr("%1 cannot be read and is passed over: %2").arg(settingsPath, stored.error()));
    }
    const auto target = askTargetOf(options, settings);
    if (!target) {
        printLine(target.error());
        return int(ExitStatus::WrongUsage);
    }
    KeyStore keys;
    Connections connections(keys);
    Trace trace;
    ChatClient client;
    if (options.trace)
        client.setTap(&trace);
    AskCommand command(std::move(options), *target, connections, client);
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::arrived, &command, &AskCommand::interrupt);
    QObject::connect(&command, &AskCommand::ended, QCoreApplication::instance(),
                     [](ExitStatus status) { QCoreApplication::exit(int(status)); });
    // Queued: what fails at once must find the event loop running.
    QMetaObject::invokeMethod(&command, &AskCommand::start, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace Hiwar
