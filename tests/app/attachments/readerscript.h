// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A stand-in for hiwar-reader that does what a test says.
#pragma once

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace Hiwar {

/// In a folder of its own, where each start appends to "started".
class ReaderScript
{
public:
    explicit ReaderScript(const QByteArray &commands)
    {
        write(QStringLiteral("reader"),
              "#!/bin/sh\ncd \"$(dirname \"$0\")\"\necho $$ >>started\n" + commands);
        QFile::setPermissions(path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
    }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QByteArray read(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("reader")); }
    [[nodiscard]] int starts() const { return int(read(QStringLiteral("started")).count('\n')); }

private:
    const QTemporaryDir m_folder;
};

/// Answers with the file "answer-KIND-NAME", by the task's kind and the file's name, or else with
/// "answer-KIND"; keeps each task in "asked".
inline constexpr auto answersByKind =
    "cat >asked.$$\n"
    "kind=$(LC_ALL=C sed -n '2s/.*\"kind\":\"\\([a-z-]*\\)\".*/\\1/p' asked.$$)\n"
    "name=$(LC_ALL=C sed -n '2s/.*\"name\":\"\\([^\"]*\\)\".*/\\1/p' asked.$$)\n"
    "cat asked.$$ >>asked\n"
    "if [ -e \"answer-$kind-$name\" ]; then cat \"answer-$kind-$name\"\n"
    "else cat \"answer-$kind\"; fi\n";

} // namespace Hiwar
