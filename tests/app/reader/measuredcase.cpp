// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/reader/measuredcase.h"

#include "app/attachments/readerwire.h"

#include <QDir>
#include <QFile>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qint64 megabyte = 1024 * 1024;

} // namespace

void MeasuredCase::cleanup()
{
    constexpr QDir::Filters all = QDir::AllEntries | QDir::Hidden | QDir::System;
    QCOMPARE(QDir(outside()).entryList(all | QDir::NoDotAndDotDot), QStringList());
    QVERIFY2(m_peak <= ReaderLimits().memory / megabyte,
             qPrintable(QString::number(m_peak) + u" MB"_s));
}

ReaderAnswer MeasuredCase::measured(const ReaderTask &task)
{
    // In files, so that this program holds none of it meanwhile.
    QFile asked(m_wires.filePath(u"task"_s));
    QFile answered(m_wires.filePath(u"answer"_s));
    ReaderAnswer none;
    none.fault = ReaderFault::Missing;
    if (!asked.open(QFile::WriteOnly) || asked.write(wireHeadOf(task)) < 0 ||
        asked.write(task.bytes) != task.bytes.size())
        return none;
    asked.close();
    QProcess reader;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"HOME"_s, u"TMPDIR"_s, u"XDG_CONFIG_HOME"_s})
        environment.insert(name, outside());
    // Before it reads anything, Qt and the list of fonts may want these, as for any program.
    for (const QString &name : {u"XDG_CACHE_HOME"_s, u"XDG_RUNTIME_DIR"_s})
        environment.insert(name, m_wires.path());
    reader.setProcessEnvironment(environment);
    reader.setWorkingDirectory(outside());
    reader.setStandardInputFile(asked.fileName());
    reader.setStandardOutputFile(answered.fileName());
    QSignalSpy finished(&reader, &QProcess::finished);
    reader.start(QStringLiteral(PEAK_MEMORY), {QStringLiteral(PLAIN_READER)});
    if (finished.isEmpty() && !finished.wait(100'000))
        return none;
    // Its last line; those before it are of libraries.
    const QList<QByteArray> said =
        reader.readAllStandardError().trimmed().split('\n').constLast().split(' ');
    if (said.size() != 2 || said.first() != "peak")
        return none;
    m_peak = std::max(m_peak, said.last().toLongLong() / 1024);
    none.fault = ReaderFault::Crashed;
    return answered.open(QFile::ReadOnly) ? readerAnswerOf(answered.readAll()).value_or(none)
                                          : none;
}

QByteArray MeasuredCase::unpacked(const ReaderTask &archive, const QString &member)
{
    ReaderTask task = archive;
    task.kind = ReaderTaskKind::Extract;
    task.members = QStringList{member};
    return measured(task).members.value(0);
}

} // namespace Hiwar
