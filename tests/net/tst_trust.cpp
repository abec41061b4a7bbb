// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which servers a profile trusts: real TLS servers with certificates of their own.
#include "net/client/certificatefiles.h"
#include "net/client/route.h"
#include "net/values/errorcause.h"
#include "net/values/fingerprint.h"
#include "tests/net/chatlistener.h"
#include "tests/net/replybodies.h"
#include "tests/net/tlsfiles.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"
#include "tests/support/withoutauthorities.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QSslConfiguration selfSigned()
{
    return serverTls(u"certificate"_s, u"key"_s);
}

QSslConfiguration signedByAuthority()
{
    return serverTls(u"signed"_s, u"signed-key"_s);
}

/// A server that requires a client certificate, too.
QSslConfiguration wantingClients()
{
    QSslConfiguration tls = signedByAuthority();
    tls.setPeerVerifyMode(QSslSocket::VerifyPeer);
    tls.setCaCertificates({QSslCertificate(readTlsFile(u"authority"_s))});
    return tls;
}

} // namespace

class TrustTest : public TestCase
{
    Q_OBJECT

private:
    ChatClient m_client;

    /// Sends a question with this trust, and returns the error.
    ApiError fail(WireServer &server, const TlsChoice &tls, const ProfileSecrets &secrets = {})
    {
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.tls = tls;
        connection.secrets = secrets;
        ChatListener listener(m_client.send(connection, question(true)));
        [&] { QTRY_COMPARE(listener.ends, 1); }();
        return listener.error();
    }
    void answers(WireServer &server, const TlsChoice &tls, const ProfileSecrets &secrets = {})
    {
        server.expect().reply(200, wholeReply);
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.tls = tls;
        connection.secrets = secrets;
        ChatListener listener(m_client.send(connection, question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QVERIFY2(listener.isComplete(), qPrintable(allTextOf(listener.error())));
        QCOMPARE(server.requests().size(), 1);
    }

private slots:
    void aStrangerIsTrustedByNobody()
    {
        WireServer server;
        server.useTls(selfSigned());
        const ApiError error = fail(server, {});
        QCOMPARE(error.kind, ErrorKind::TlsFailed);
        // The error shows the fingerprint, for the user to compare.
        QVERIFY2(error.detail.contains(showFingerprint(fingerprintOf(u"certificate"_s))),
                 qPrintable(error.detail));
        QVERIFY(server.requests().isEmpty());
    }

    /// A system without its package of authorities: neither the address nor the date is at fault.
    void tellsThatNoAuthorityIsKnown()
    {
        if (!isWithoutAuthorities(u"trust"_s))
            return;
        WireServer server;
        server.useTls(signedByAuthority());
        const ApiError error = fail(server, {});
        QCOMPARE(error.kind, ErrorKind::TlsFailed);
        QCOMPARE(causeOf(error), ErrorCause::NoAuthorities);
        // Who is not whom the profile trusts, or is its own authority, is another case.
        QCOMPARE(causeOf(fail(server, {.pinnedSha256 = fingerprintOf(u"client"_s)})),
                 ErrorCause::None);
        QCOMPARE(causeOf(fail(server, {.caFile = tlsFile(u"certificate"_s)})), ErrorCause::None);
        server.useTls(selfSigned());
        QCOMPARE(causeOf(fail(server, {})), ErrorCause::None);
    }

    /// With authorities, an unknown one is not taken for a computer that knows none.
    void anUnknownAuthorityIsNoMissingOne()
    {
        if (QSslConfiguration::systemCaCertificates().isEmpty())
            QSKIP("this system knows no certificate authority");
        WireServer server;
        server.useTls(signedByAuthority());
        const ApiError error = fail(server, {});
        QCOMPARE(error.kind, ErrorKind::TlsFailed);
        QCOMPARE(causeOf(error), ErrorCause::None);
    }

    void thePinnedCertificateIsTrusted()
    {
        WireServer server;
        server.useTls(selfSigned());
        answers(server, {.pinnedSha256 = fingerprintOf(u"certificate"_s)});
    }

    /// Expired, for another host, unknown signer: the user has accepted this very certificate.
    void thePinnedCertificateIsTrustedWhateverItsHost()
    {
        WireServer server(QHostAddress(u"127.0.0.2"_s)); // the certificate is for 127.0.0.1
        server.useTls(selfSigned());
        answers(server, {.pinnedSha256 = fingerprintOf(u"certificate"_s)});
    }

    void anotherCertificateThanThePinnedIsRefused_data()
    {
        QTest::addColumn<bool>("isVouchedFor");
        QTest::newRow("signed by itself") << false;
        QTest::newRow("signed by a known authority") << true;
    }
    void anotherCertificateThanThePinnedIsRefused()
    {
        QFETCH(bool, isVouchedFor);
        WireServer server;
        server.useTls(isVouchedFor ? signedByAuthority() : selfSigned());
        const QString shown = fingerprintOf(isVouchedFor ? u"signed"_s : u"certificate"_s);
        const QString pinned = fingerprintOf(u"client"_s);
        const ApiError error =
            fail(server, {.caFile = isVouchedFor ? tlsFile(u"authority"_s) : QString(),
                          .pinnedSha256 = pinned});
        QCOMPARE(error.kind, ErrorKind::TlsFailed);
        QVERIFY2(error.detail.contains(showFingerprint(shown)), qPrintable(error.detail));
        QVERIFY2(error.detail.contains(showFingerprint(pinned)), qPrintable(error.detail));
        QTRY_COMPARE(server.open(), 0);
        QVERIFY(server.requests().isEmpty()); // and no byte of the question was sent
    }

    /// A pin is for the certificate itself, not for others that its authority has signed.
    void aPinnedAuthorityTrustsNothing()
    {
        WireServer server;
        QSslConfiguration tls = signedByAuthority();
        tls.setLocalCertificateChain({QSslCertificate(readTlsFile(u"signed"_s)),
                                      QSslCertificate(readTlsFile(u"authority"_s))});
        server.useTls(tls);
        const ApiError error = fail(server, {.pinnedSha256 = fingerprintOf(u"authority"_s)});
        QCOMPARE(error.kind, ErrorKind::TlsFailed);
        QVERIFY(server.requests().isEmpty());
    }

    void aFurtherAuthorityIsTrusted()
    {
        WireServer server;
        server.useTls(signedByAuthority());
        QCOMPARE(fail(server, {}).kind, ErrorKind::TlsFailed);
        answers(server, {.caFile = tlsFile(u"authority"_s)});
    }

    void aFurtherAuthorityStandsBesideTheSystems()
    {
        CertificateFiles files;
        const auto tls = readTls({.caFile = tlsFile(u"authority"_s)}, {}, files);
        QVERIFY(tls);
        const auto usual = QSslConfiguration::defaultConfiguration().caCertificates();
        QCOMPARE(tls->caCertificates().size(), usual.size() + 1);
        for (const QSslCertificate &authority : usual)
            QVERIFY(tls->caCertificates().contains(authority));
        QCOMPARE(tls->peerVerifyMode(), QSslConfiguration::defaultConfiguration().peerVerifyMode());
    }

    void aFileIsReadAgainOnlyWhenItHasChanged()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"authority.pem"_s);
        const QByteArray pem = readTlsFile(u"authority"_s);
        const QDateTime then = QDateTime::currentDateTimeUtc().addDays(-1);
        const auto write = [&](const QByteArray &bytes, const QDateTime &changed) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() &&
                   file.flush() && file.setFileTime(changed, QFileDevice::FileModificationTime);
        };
        CertificateFiles files;
        QVERIFY(files.in(path).isEmpty()); // the file does not exist yet
        QVERIFY(write(pem, then));
        QCOMPARE(files.in(path).size(), 1);
        QVERIFY(write(QByteArray(pem.size(), ' '), then));
        QCOMPARE(files.in(path).size(), 1); // not read again: same size and time
        QVERIFY(write(QByteArray(pem.size(), ' '), then.addSecs(1)));
        QVERIFY(files.in(path).isEmpty());
        QVERIFY(write(pem + pem, then.addSecs(1)));
        QCOMPARE(files.in(path).size(), 2);
    }

    void aFurtherAuthorityVouchesForNoOtherHost()
    {
        WireServer server(QHostAddress(u"127.0.0.2"_s));
        server.useTls(signedByAuthority());
        QCOMPARE(fail(server, {.caFile = tlsFile(u"authority"_s)}).kind, ErrorKind::TlsFailed);
        QVERIFY(server.requests().isEmpty());
    }

    void aClientShowsItsCertificate_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("EC, PKCS #8") << u"client"_s;
        QTest::newRow("RSA, traditional") << u"client-rsa"_s;
    }
    void aClientShowsItsCertificate()
    {
        QFETCH(QString, name);
        WireServer server;
        server.useTls(wantingClients());
        answers(server,
                {.caFile = tlsFile(u"authority"_s),
                 .certificateFile = tlsFile(name),
                 .privateKeyFile = tlsFile(name + u"-key"_s),
                 .hasPassphrase = true},
                {.headers = {}, .proxyPassword = {}, .passphrase = Secret("open-sesame")});
    }

    void whoeverShowsNoneIsNotLetIn()
    {
        WireServer server;
        server.useTls(wantingClients());
        const ApiError error = fail(server, {.caFile = tlsFile(u"authority"_s)});
        QVERIFY(error.kind == ErrorKind::TlsFailed || error.kind == ErrorKind::NoAnswer);
        QVERIFY(server.requests().isEmpty());
    }

    void aFileOfNoUseIsNamedAndNothingIsSent_data()
    {
        QTest::addColumn<TlsChoice>("tls");
        QTest::addColumn<QByteArray>("passphrase");
        QTest::addColumn<QString>("file");
        const QString client = tlsFile(u"client"_s);
        const QString key = tlsFile(u"client-key"_s);
        const QString absent = u"/nowhere/at-all.pem"_s;
        QTest::newRow("no authority") << TlsChoice{.caFile = absent} << QByteArray() << absent;
        QTest::newRow("a folder") << TlsChoice{.caFile = u"/"_s} << QByteArray() << u"/"_s;
        QTest::newRow("a device that never ends")
            << TlsChoice{.caFile = u"/dev/zero"_s} << QByteArray() << u"/dev/zero"_s;
        QTest::newRow("a key as an authority") << TlsChoice{.caFile = key} << QByteArray() << key;
        QTest::newRow("no certificate")
            << TlsChoice{.certificateFile = absent} << QByteArray() << absent;
        QTest::newRow("no key") << TlsChoice{.certificateFile = client} << QByteArray() << client;
        QTest::newRow("wrong passphrase")
            << TlsChoice{.certificateFile = client, .privateKeyFile = key, .hasPassphrase = true}
            << QByteArray("sk-canary-phrase") << key;
        QTest::newRow("no passphrase")
            << TlsChoice{.certificateFile = client, .privateKeyFile = key} << QByteArray() << key;
    }
    void aFileOfNoUseIsNamedAndNothingIsSent()
    {
        QFETCH(TlsChoice, tls);
        QFETCH(QByteArray, passphrase);
        QFETCH(QString, file);
        WireServer server;
        server.useTls(wantingClients());
        const ApiError error = fail(
            server, tls, {.headers = {}, .proxyPassword = {}, .passphrase = Secret(passphrase)});
        QCOMPARE(error.kind, ErrorKind::TlsFailed);
        QVERIFY2(error.detail.contains(file), qPrintable(error.detail));
        QVERIFY(!error.detail.contains(u"canary"_s));
        QCOMPARE(error.param, file);
        QCOMPARE(server.connections(), 0);
    }
};

HIWAR_TEST(TrustTest, QCoreApplication)
#include "tst_trust.moc"
