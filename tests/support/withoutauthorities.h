// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A test on a computer that knows no certificate authority, as a bare system does.
#pragma once

#include "tests/support/owndisk.h"

#include <QCoreApplication>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QTest>

namespace Hiwar {

/// Whether the running test, of tst_NAME.cpp, can go on here. If the system has authorities, this
/// runs the same test in another process, where an empty disk hides them, fails with it, and
/// returns false.
inline bool isWithoutAuthorities(const QString &name)
{
    using namespace Qt::StringLiterals;
    if (QSslConfiguration::systemCaCertificates().isEmpty())
        return true;
    const QString program = QCoreApplication::applicationFilePath();
    const QStringList words =
        withOwnDisk(u"/etc/ssl"_s, u"64k"_s) +
        QStringList{program, name, QString::fromLatin1(QTest::currentTestFunction())};
    [&] {
        if (words.size() == 3)
            QSKIP("this system allows no disk of one's own");
        QVERIFY2(qEnvironmentVariableIsEmpty("HIWAR_WITHOUT_AUTHORITIES"),
                 "an empty /etc/ssl does not hide this system's authorities");
        QProcess again;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(u"SSL_CERT_FILE"_s);
        environment.remove(u"SSL_CERT_DIR"_s);
        environment.insert(u"HIWAR_WITHOUT_AUTHORITIES"_s, u"yes"_s);
        again.setProcessEnvironment(environment);
        again.setProcessChannelMode(QProcess::MergedChannels);
        again.start(words.first(), words.sliced(1));
        QTRY_COMPARE_WITH_TIMEOUT(again.state(), QProcess::NotRunning, 300'000);
        QVERIFY2(again.error() == QProcess::UnknownError && again.exitCode() == 0, again.readAll());
    }();
    return false;
}

} // namespace Hiwar
