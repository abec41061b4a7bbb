// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/servecommand.h"

#include "app/endsignals.h"
#include "app/guide/guideresponder.h"
#include "net/service/echoresponder.h"
#include "net/service/service.h"

#include <QCoreApplication>
#include <QTextStream>

using namespace Qt::StringLiterals;

namespace Hiwar {

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
        QTextStream(stderr) << QCoreApplication::translate("serve",
                                                           "Cannot listen on 127.0.0.1:%1: %2")
                                   .arg(QString::number(options.port), service.error())
                            << Qt::endl;
        return 1;
    }
    QTextStream(stdout) << "Listening on " << (*service)->baseUrl().toString() << Qt::endl;
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::arrived, QCoreApplication::instance(),
                     &QCoreApplication::quit);
    return QCoreApplication::exec();
}

} // namespace Hiwar
