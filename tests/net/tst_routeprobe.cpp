// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/routeprobe.h"
#include "net/values/errorcause.h"
#include "tests/net/tlsfiles.h"
#include "tests/support/absentport.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"
#include "tests/support/withoutauthorities.h"

#include <QProcess>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace Hiwar;
using enum CheckupStep;
using enum CheckupVerdict;

namespace {

/// A running probe, and what it emits.
struct Trial
{
    explicit Trial(const QString &url, Profile profile = {})
        : probe({.profile = std::move(profile), .key = Secret("sk-canary"), .secrets = {}},
                QUrl(url))
    {
        QObject::connect(&probe, &RouteProbe::stepStarted, &probe,
                         [this](CheckupStep step) { started << step; });
        QObject::connect(&probe, &RouteProbe::lineReady, &probe,
                         [this](const CheckupLine &line) { lines << line; });
        QObject::connect(&probe, &RouteProbe::finished, &probe,
                         [this](bool reached) { ends << reached; });
        probe.start();
    }
    [[nodiscard]] CheckupLine line(CheckupStep step) const
    {
        for (const CheckupLine &line : lines) {
            if (line.step == step)
                return line;
        }
        qFatal("the step was not told of");
        return {};
    }
    [[nodiscard]] QList<CheckupStep> steps() const
    {
        QList<CheckupStep> all;
        for (const CheckupLine &line : lines)
            all << line.step;
        return all;
    }

    RouteProbe probe;
    QList<CheckupStep> started;
    QList<CheckupLine> lines;
    QList<bool> ends;
};

QString localUrl(const WireServer &server, const QString &scheme)
{
    return u"%1://localhost:%2/v1/chat/completions"_s.arg(scheme).arg(server.serverPort());
}

} // namespace

class RouteProbeTest : public TestCase
{
    Q_OBJECT

private slots:
    void goesStepByStepAndSendsNothing()
    {
        WireServer server;
        Trial trial(localUrl(server, u"http"_s));
        QVERIFY(trial.lines.isEmpty());
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QCOMPARE(trial.steps(), (QList<CheckupStep>{Lookup, Connect, Proxy, Encryption}));
        QCOMPARE(trial.started, (QList<CheckupStep>{Lookup, Connect}));
        QVERIFY(trial.line(Lookup).addresses.contains(u"127.0.0.1"_s));
        QCOMPARE(trial.line(Connect).addresses, QStringList{u"127.0.0.1"_s});
        QCOMPARE(trial.line(Proxy).reason, CheckupReason::NoProxy);
        QCOMPARE(trial.line(Encryption).reason, CheckupReason::NotEncrypted);
        QTRY_COMPARE(server.open(), 0);
        QVERIFY(server.requests().isEmpty());
    }

    void anAddressInFiguresIsNotLookedUp()
    {
        WireServer server;
        Trial trial(server.baseUrl());
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QCOMPARE(trial.line(Lookup).reason, CheckupReason::LiteralAddress);
    }

    void tellsAnUnknownName()
    {
        Trial trial(u"https://nobody.invalid/v1"_s);
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.steps(), QList<CheckupStep>{Lookup});
        QCOMPARE(trial.line(Lookup).error->kind, ErrorKind::HostNotFound);
        QCOMPARE(trial.line(Lookup).host, u"nobody.invalid"_s);
    }

    void tellsThatNothingListens()
    {
        const AbsentPort absent;
        Trial trial(u"http://127.0.0.1:%1/v1"_s.arg(absent.number()));
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.lines.last().step, Connect);
        QCOMPARE(trial.lines.last().error->kind, ErrorKind::ConnectionRefused);
    }

    void showsACertificateBeforeItIsTrusted()
    {
        WireServer server;
        server.useTls(serverTls(u"certificate"_s, u"key"_s));
        Trial trial(localUrl(server, u"https"_s));
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        const CheckupLine line = trial.line(Encryption);
        QCOMPARE(line.verdict, Failed);
        QCOMPARE(line.error->kind, ErrorKind::TlsFailed);
        QVERIFY(!line.error->detail.isEmpty());
        QCOMPARE(line.chain.size(), 1);
        QCOMPARE(line.chain.first().subject, u"localhost"_s);
        QCOMPARE(line.chain.first().issuer, u"localhost"_s);
        QVERIFY(line.chain.first().names.contains(u"localhost"_s));
        QCOMPARE(line.chain.first().sha256, fingerprintOf(u"certificate"_s));
        QVERIFY(line.chain.first().isSelfSigned);
        QVERIFY(line.chain.first().notAfter > line.chain.first().notBefore);
        QVERIFY(!line.isPinned);
        QTRY_COMPARE(server.open(), 0);
        QVERIFY(server.requests().isEmpty());
    }

    void aFurtherAuthorityIsTrusted()
    {
        WireServer server;
        server.useTls(serverTls(u"certificate"_s, u"key"_s));
        Trial trial(localUrl(server, u"https"_s), {.tls = {.caFile = tlsFile(u"certificate"_s)}});
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QCOMPARE(trial.line(Encryption).verdict, Passed);
        QVERIFY(trial.line(Encryption).protocol.startsWith(u"TLS"));
    }

    void aCertificateThatEndsSoonIsAWarning_data()
    {
        QTest::addColumn<int>("days");
        QTest::addColumn<CheckupVerdict>("verdict");
        QTest::newRow("soon") << 3 << Warned;
        QTest::newRow("not soon") << 30 << Passed;
    }
    void aCertificateThatEndsSoonIsAWarning()
    {
        QFETCH(int, days);
        QFETCH(CheckupVerdict, verdict);
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"certificate.pem"_s);
        const QStringList words{u"req"_s,     u"-x509"_s,
                                u"-key"_s,    tlsFile(u"key"_s),
                                u"-subj"_s,   u"/CN=localhost"_s,
                                u"-addext"_s, u"subjectAltName=DNS:localhost"_s,
                                u"-days"_s,   QString::number(days),
                                u"-out"_s,    file};
        QCOMPARE(QProcess::execute(u"openssl"_s, words), 0);
        QSslConfiguration tls = serverTls(u"certificate"_s, u"key"_s);
        tls.setLocalCertificate(QSslCertificate::fromPath(file).value(0));
        WireServer server;
        server.useTls(tls);
        const auto before = QDateTime::currentDateTimeUtc();
        Trial trial(localUrl(server, u"https"_s), {.tls = {.caFile = file}});
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        const CheckupLine line = trial.line(Encryption);
        QCOMPARE(line.verdict, verdict);
        const QDateTime end = line.chain.first().notAfter;
        QVERIFY(line.daysLeft <= before.daysTo(end)); // midnight may be between
        QVERIFY(line.daysLeft >= QDateTime::currentDateTimeUtc().daysTo(end));
    }

    void tellsThatNoAuthorityIsKnown()
    {
        if (!isWithoutAuthorities(u"routeprobe"_s))
            return;
        WireServer server;
        server.useTls(serverTls(u"signed"_s, u"signed-key"_s));
        Trial trial(localUrl(server, u"https"_s));
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(causeOf(*trial.line(Encryption).error), ErrorCause::NoAuthorities);
    }

    void thePinnedCertificateIsAccepted()
    {
        WireServer server;
        server.useTls(serverTls(u"certificate"_s, u"key"_s));
        Trial trial(localUrl(server, u"https"_s),
                    {.tls = {.pinnedSha256 = fingerprintOf(u"certificate"_s)}});
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QVERIFY(trial.line(Encryption).isPinned);
    }

    void anotherCertificateThanThePinnedIsNot_data()
    {
        QTest::addColumn<QString>("caFile");
        QTest::newRow("of nobody's") << QString();
        QTest::newRow("of an authority that is trusted") << tlsFile(u"certificate"_s);
    }
    void anotherCertificateThanThePinnedIsNot()
    {
        QFETCH(QString, caFile);
        WireServer server;
        server.useTls(serverTls(u"certificate"_s, u"key"_s));
        Trial trial(localUrl(server, u"https"_s),
                    {.tls = {.caFile = caFile, .pinnedSha256 = QString(64, u'0')}});
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.line(Encryption).verdict, Failed);
    }

    void tellsThatTheServerDoesNotEncrypt()
    {
        WireServer server;
        server.expect().reply(400, "{}");
        Trial trial(localUrl(server, u"https"_s), {.limits = {.connect = std::chrono::seconds(1)}});
        QTRY_COMPARE_WITH_TIMEOUT(trial.ends, QList<bool>{false}, 20000);
        QCOMPARE(trial.line(Encryption).error->kind, ErrorKind::TlsFailed);
        QVERIFY(trial.line(Encryption).chain.isEmpty());
    }

    void behindAProxyOnlyTheProxyIsAsked()
    {
        WireServer proxy;
        proxy.expect().send("HTTP/1.1 200 Established\r\n\r\n").close();
        Trial trial(u"https://nobody.invalid/v1"_s, throughProxy(proxy.serverPort()));
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.line(Lookup).reason, CheckupReason::ThroughProxy);
        QCOMPARE(trial.line(Connect).reason, CheckupReason::ThroughProxy);
        QCOMPARE(trial.line(Proxy).verdict, Passed);
        QCOMPARE(trial.line(Proxy).proxy,
                 u"http://127.0.0.1:%1"_s.arg(proxy.serverPort())); // without the user name
        QCOMPARE(trial.line(Encryption).error->kind, ErrorKind::TlsFailed);
        QCOMPARE(proxy.requests().first().method, QByteArray("CONNECT"));
        QVERIFY(!proxy.requests().first().raw.contains("sk-canary"));
    }

    void plainHttpNeedsNoTunnel()
    {
        WireServer proxy;
        Trial trial(u"http://nobody.invalid/v1"_s, throughProxy(proxy.serverPort()));
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QCOMPARE(trial.line(Proxy).verdict, Passed);
        QVERIFY(proxy.requests().isEmpty());
    }

    void tellsThatTheProxyRefuses()
    {
        WireServer proxy;
        for (int i = 0; i < 3; ++i) {
            proxy.expect().reply(407, "no", "text/plain",
                                 {"Proxy-Authenticate: Basic realm=\"x\""});
        }
        Trial trial(u"https://nobody.invalid/v1"_s, throughProxy(proxy.serverPort()));
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.lines.last().step, Proxy);
        QCOMPARE(trial.lines.last().error->kind, ErrorKind::ProxyFailed);
    }

    void goesAroundNoProxy()
    {
        WireServer server;
        Profile profile = throughProxy(server.serverPort());
        profile.proxy.host.clear();
        Trial trial(u"http://nobody.invalid/v1"_s, profile);
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.lines.last().error->kind, ErrorKind::ProxyFailed);
    }

    void tellsThatTheProxyIsAway()
    {
        const AbsentPort absent;
        Trial trial(u"https://nobody.invalid/v1"_s, throughProxy(absent.number()));
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.lines.last().error->kind, ErrorKind::ProxyFailed);
    }

    void givesUpInTime()
    {
        WireServer silent; // accepts the connection and never does the handshake
        Trial trial(localUrl(silent, u"https"_s), {.limits = {.connect = std::chrono::seconds(1)}});
        QTRY_COMPARE_WITH_TIMEOUT(trial.ends, QList<bool>{false}, 20000);
        QCOMPARE(trial.lines.last().step, Encryption);
        QCOMPARE(trial.lines.last().error->kind, ErrorKind::TlsFailed);
        QVERIFY(trial.lines.last().elapsed >= std::chrono::milliseconds(900));
    }

    void mayBeDeletedAtAnyStep_data()
    {
        QTest::addColumn<int>("after");
        for (int lines = 0; lines < 4; ++lines)
            QTest::addRow("after %d lines", lines) << lines;
    }
    void mayBeDeletedAtAnyStep()
    {
        QFETCH(int, after);
        WireServer server;
        server.useTls(serverTls(u"certificate"_s, u"key"_s));
        auto probe = std::make_unique<RouteProbe>(Connection{}, QUrl(localUrl(server, u"https"_s)));
        int lines = 0;
        bool gone = false;
        connect(probe.get(), &RouteProbe::lineReady, this, [&] {
            if (++lines == after)
                probe.reset();
        });
        connect(probe.get(), &QObject::destroyed, this, [&] { gone = true; });
        probe->start();
        if (after == 0)
            probe.reset();
        QTRY_VERIFY(gone);
        QTRY_COMPARE(server.open(), 0);
        QCOMPARE(lines, after);
    }

private:
    static Profile throughProxy(quint16 port)
    {
        Profile profile;
        profile.proxy = {.kind = ProxyKind::Http,
                         .host = u"127.0.0.1"_s,
                         .port = port,
                         .user = u"canary-user"_s};
        return profile;
    }
};

HIWAR_TEST(RouteProbeTest, QCoreApplication)
#include "tst_routeprobe.moc"
