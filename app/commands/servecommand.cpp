// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/servecommand.h"

#include "app/commands/commandjob.h"
#include "app/commands/standardoutput.h"
#include "app/guide/guideresponder.h"
#include "app/platform/endsignals.h"
#include "net/service/echoresponder.h"
#include "net/service/service.h"
#include "net/values/apikey.h"

#include <QCoreApplication>
#include <QFile>
#include <QTcpServer>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The service reports the error only as text, so this listens once more to get the error code.
QAbstractSocket::SocketError errorAt(quint16 port)
{
    QTcpServer attempt;
    attempt.listen(QHostAddress::LocalHost, port);
    return attempt.serverError();
}

/// From the file, else from the argument, else from the environment. Empty: clients need no key.
tl::expected<Secret, QString> keyOf(const ServeOptions &options)
{
    if (options.keyFile.isEmpty()) {
        const auto given = cleanKey(qEnvironmentVariable("HIWAR_SERVE_KEY"));
        if (!options.key.isEmpty())
            return Secret(options.key);
        if (!given)
            return tl::unexpected(u"HIWAR_SERVE_KEY holds a character that a key cannot have."_s);
        return *given;
    }
    constexpr qint64 maxLine = 4096;
    QFile file(options.keyFile);
    if (!file.open(QFile::ReadOnly))
        return tl::unexpected(u"%1 cannot be read: %2."_s.arg(options.keyFile, file.errorString()));
    const auto key = cleanKey(QString::fromUtf8(file.readLine(maxLine)));
    if (!key || key->reveal().isEmpty())
        return tl::unexpected(u"The first line of %1 is no key."_s.arg(options.keyFile));
    return *key;
}

} // namespace

QString whyNotServed(QAbstractSocket::SocketError error, quint16 port, const QString &words)
{
    const QString other =
        u" Choose another with --port, or leave --port out for any that is free."_s;
    if (error == QAbstractSocket::AddressInUseError)
        return u"Another program listens on 127.0.0.1:%1 already."_s.arg(port) + other;
    if (error == QAbstractSocket::SocketAccessError)
        return u"You may not listen on port %1: those below 1024 are the system's."_s.arg(port) +
               other;
    return u"The service cannot start on 127.0.0.1:%1: %2. See that libmicrohttpd is installed, "
           "and that programs may listen here."_s.arg(QString::number(port), words);
}

int serve(const ServeOptions &options)
{
    const auto key = keyOf(options);
    if (!key) {
        printErrorLine(key.error());
        return int(ExitStatus::Failed);
    }
    if (!options.key.isEmpty())
        printErrorLine(u"Every user of this machine can read the key in --key. Use --key-file FILE "
                       "or HIWAR_SERVE_KEY."_s);
    std::shared_ptr<Responder> responder;
    switch (options.who) {
    case ServeOptions::Who::Guide:
        responder = std::make_shared<GuideResponder>();
        break;
    case ServeOptions::Who::Echo:
        responder = std::make_shared<EchoResponder>();
        break;
    }
    const auto service = Service::start(responder, {.port = options.port, .key = *key});
    if (!service) {
        printErrorLine(whyNotServed(errorAt(options.port), options.port, service.error()));
        return int(ExitStatus::Failed);
    }
    StandardOutput out;
    out.writeLine(u"Listening on "_s + (*service)->baseUrl().toString());
    if (const ExitStatus told = out.end(ExitStatus::Complete); told == ExitStatus::Failed)
        return int(told);
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::arrived, QCoreApplication::instance(),
                     &QCoreApplication::quit);
    return QCoreApplication::exec();
}

} // namespace Hiwar
