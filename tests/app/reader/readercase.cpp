// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/reader/readercase.h"

#include "app/attachments/readerwire.h"

#include <QFile>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace Hiwar {

QByteArray ReaderCase::rawAnswer(const QByteArray &wire, const QStringList &words)
{
    QProcess reader;
    reader.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QSignalSpy finished(&reader, &QProcess::finished);
    reader.start(QStringLiteral(HIWAR_READER), words);
    reader.write(wire);
    reader.closeWriteChannel();
    if (finished.isEmpty() && !finished.wait(100'000))
        return {};
    return reader.readAllStandardOutput();
}

ReaderAnswer ReaderCase::ask(const ReaderTask &task, const QStringList &words)
{
    const auto answer = readerAnswerOf(rawAnswer(wireOf(task), words));
    ReaderAnswer none;
    none.fault = ReaderFault::Crashed;
    return answer.value_or(none);
}

ReaderTask ReaderCase::taskOf(const QString &name, ReaderTaskKind kind)
{
    QFile file(QStringLiteral(READER_FILES "/") + name);
    ReaderTask task;
    task.kind = kind;
    task.name = name;
    if (file.open(QFile::ReadOnly))
        task.bytes = file.readAll();
    return task;
}

QString ReaderCase::textOf(const ReaderAnswer &answer)
{
    QStringList sections;
    for (const ReadSection &section : answer.reading.sections)
        sections.append(section.text);
    return sections.join(u'\n');
}

} // namespace Hiwar
