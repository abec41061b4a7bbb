// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar ask` as a script runs it: the program itself, in an empty home without keychain or
// display, against a service on this machine.
#pragma once

#include "app/commands/askcommand.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QJsonDocument>
#include <QProcess>

namespace Hiwar {

class AskCase : public TestCase
{
    Q_OBJECT

protected slots:
    void init()
    {
        using namespace Qt::StringLiterals;
        TestCase::init();
        home = std::make_unique<QTemporaryDir>();
        server = std::make_unique<WireServer>();
        environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, home->path());
        for (const QString &kind : {u"CONFIG"_s, u"DATA"_s, u"STATE"_s})
            environment.insert(u"XDG_%1_HOME"_s.arg(kind), home->filePath(kind.toLower()));
        // No keychain, no display: like a terminal on a server.
        for (const QString &name :
             {u"DBUS_SESSION_BUS_ADDRESS"_s, u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s,
              u"XDG_RUNTIME_DIR"_s, u"HIWAR_API_KEY"_s, u"QT_QPA_PLATFORM"_s})
            environment.remove(name);
        useProfile(profileAt(*server));
    }

    void cleanup()
    {
        process.reset();
        finished.reset();
        server.reset();
        home.reset();
    }

protected:
    void write(const QString &path, const QByteArray &bytes)
    {
        QVERIFY(QFileInfo(path).dir().mkpath(QStringLiteral(".")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void useProfile(const Profile &profile)
    {
        Settings settings = firstSettings();
        settings.profiles.append(profile);
        settings.currentProfileId = profile.id;
        write(home->filePath(QStringLiteral("config/hiwar/settings.json")),
              encodeSettings(settings));
    }
    void start(const QStringList &words, const QString &outputFile = {})
    {
        prepare();
        if (!outputFile.isEmpty())
            process->setStandardOutputFile(outputFile);
        process->start(QStringLiteral(HIWAR), QStringList{QStringLiteral("ask")} + words);
    }
    /// A process that has everything except its arguments.
    void prepare()
    {
        out.clear();
        err.clear();
        process = std::make_unique<QProcess>();
        process->setProcessEnvironment(environment);
        finished = std::make_unique<QSignalSpy>(process.get(), &QProcess::finished);
        connect(process.get(), &QProcess::readyReadStandardOutput, this,
                [this] { out += process->readAllStandardOutput(); });
        connect(process.get(), &QProcess::readyReadStandardError, this,
                [this] { err += process->readAllStandardError(); });
    }
    void end()
    {
        QTRY_COMPARE_WITH_TIMEOUT(finished->count(), 1, 30000);
        QCOMPARE(process->exitStatus(), QProcess::NormalExit);
    }
    static Profile profileAt(const WireServer &server)
    {
        return {.id = QStringLiteral("own"),
                .name = QStringLiteral("Mine"),
                .baseUrl = server.baseUrl(),
                .model = QStringLiteral("m-1")};
    }
    static QJsonObject bodyOf(const WireRequest &request)
    {
        return QJsonDocument::fromJson(request.body).object();
    }
    void ask(const QStringList &words)
    {
        start(words);
        end();
    }
    [[nodiscard]] int status() const { return process->exitCode(); }

    std::unique_ptr<QTemporaryDir> home;
    std::unique_ptr<WireServer> server;
    std::unique_ptr<QProcess> process;
    std::unique_ptr<QSignalSpy> finished;
    QProcessEnvironment environment;
    QByteArray out;
    QByteArray err;
};

} // namespace Hiwar
