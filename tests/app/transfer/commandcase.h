// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar export` and `hiwar import` as a script runs them: the program itself, in a home of its own
// without a display.
#pragma once

#include "app/commands/askcommand.h"
#include "tests/app/transfer/historycase.h"

#include <QDir>
#include <QProcess>

namespace Hiwar {

class CommandCase : public HistoryCase
{
    Q_OBJECT

protected slots:
    void cleanup() { process.reset(); }

protected:
    /// Where the program looks for the history.
    static QString historyName() { return QStringLiteral("data/hiwar/history.sqlite"); }

    [[nodiscard]] bool make(const MadeHistory &made) const
    {
        const auto history = open(historyName());
        return history && store(made, *history);
    }

    /// `before`: a program with arguments that starts hiwar.
    void start(const QStringList &words, const QStringList &before = {})
    {
        process = std::make_unique<QProcess>();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), path({}));
        for (const char *kind : {"CONFIG", "DATA", "STATE"}) {
            const QString name = QString::fromLatin1(kind);
            environment.insert(QStringLiteral("XDG_%1_HOME").arg(name), path(name.toLower()));
        }
        for (const char *name :
             {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
            environment.remove(QString::fromLatin1(name));
        process->setProcessEnvironment(environment);
        process->setWorkingDirectory(path({}));
        const QStringList all = before + QStringList{QStringLiteral(HIWAR)} + words;
        process->start(all.constFirst(), all.mid(1));
    }

    /// Returns the exit status; the output is in out and err.
    [[nodiscard]] ExitStatus run(const QStringList &words)
    {
        start(words);
        return end();
    }

    [[nodiscard]] ExitStatus end()
    {
        QSignalSpy finished(process.get(), &QProcess::finished);
        if (process->state() != QProcess::NotRunning && !finished.wait(60'000))
            process->kill();
        out = process->readAllStandardOutput();
        err = process->readAllStandardError();
        return process->exitStatus() == QProcess::NormalExit ? ExitStatus(process->exitCode())
                                                             : ExitStatus::Interrupted;
    }

    [[nodiscard]] QStringList filesIn(const QString &folder) const
    {
        return QDir(path(folder)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
    }

    std::unique_ptr<QProcess> process;
    QByteArray out;
    QByteArray err;
};

} // namespace Hiwar
