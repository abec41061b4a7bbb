// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A stand-in for hiwar-recorder that does what a test says.
#pragma once

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace Hiwar {

/// In a folder of its own.
class RecorderScript
{
public:
    explicit RecorderScript(const QByteArray &commands)
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray script = "#!/bin/sh\ncd \"$(dirname \"$0\")\"\n" + commands;
        QCOMPARE(file.write(script), script.size());
        file.close();
        QVERIFY(file.setPermissions(QFileDevice::ReadOwner | QFileDevice::ExeOwner));
    }

    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("recorder")); }
    [[nodiscard]] bool has(const QString &name) const
    {
        return QFile::exists(m_folder.filePath(name));
    }

private:
    const QTemporaryDir m_folder;
};

/// A second of a loud sound; then it waits until its input closes, says so in "closed", and ends.
inline constexpr auto recordsASecond = "yes '@@@@@@@' | head -c 32000\ncat >/dev/null\n: >closed\n";

} // namespace Hiwar
