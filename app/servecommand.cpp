// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/servecommand.h"

#include "app/commandjob.h"
#include "app/endsignals.h"
#include "app/guide/guideresponder.h"
#include "app/standardoutput.h"
#include "net/service/echoresponder.h"
#include "net/service/service.h"

#include <QCoreApplication>
#include <QTcpServer>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The service tells it in words only, so the system is asked the same question once more.
QAbstractSocket::SocketError errorAt(quint16 port)
{
    QTcpServer attempt;
    attempt.listen(QHostAddress::LocalHost, port);
    return attempt.serverError();
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
    std::shared_ptr<Responder> responder;
    switch (options.who) {
    case ServeOptions::Who::Guide:
        responder = std::make_shared<GuideResponder>();
        break;
    case ServeOptions::Who::Echo:
        responder = std::make_shared<EchoResponder>();
        break;
    }
    const auto service =
        Service::start(responder, {.port = options.port, .key = Secret(options.key)});
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
