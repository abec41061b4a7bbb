// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// withservice PROGRAM [ARGUMENT...]: runs another project's client against the real service and
// exits with its status. The client gets HIWAR_TEST_URL and HIWAR_TEST_KEY in its environment.
#include "net/service/echoresponder.h"
#include "net/service/service.h"

#include <QCoreApplication>
#include <QProcess>

#include <cstdio>

using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    using namespace Hiwar;
    const QCoreApplication application(argc, argv);
    QStringList command = QCoreApplication::arguments().mid(1);
    if (command.isEmpty()) {
        std::fputs("usage: withservice PROGRAM [ARGUMENT...]\n", stderr);
        return 2;
    }
    const Secret key("key-for-clients");
    const auto service = Service::start(std::make_shared<EchoResponder>(), {.key = key});
    if (!service) {
        std::fprintf(stderr, "%s\n", qPrintable(service.error()));
        return 1;
    }

    QProcess client;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"HIWAR_TEST_URL"_s, (*service)->baseUrl().toString());
    environment.insert(u"HIWAR_TEST_KEY"_s, QString::fromLatin1(key.reveal()));
    client.setProcessEnvironment(environment);
    client.setProcessChannelMode(QProcess::ForwardedChannels);
    QObject::connect(&client, &QProcess::finished, &application,
                     [](int code, QProcess::ExitStatus how) {
                         QCoreApplication::exit(how == QProcess::NormalExit ? code : 1);
                     });
    QObject::connect(
        &client, &QProcess::errorOccurred, &application,
        [&client](QProcess::ProcessError error) {
            if (error != QProcess::FailedToStart)
                return;
            std::fprintf(stderr, "%s\n", qPrintable(client.errorString()));
            QCoreApplication::exit(1);
        },
        Qt::QueuedConnection); // emitted within start(), before there is a loop to leave
    const QString program = command.takeFirst();
    client.start(program, command);
    return QCoreApplication::exec();
}
