// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/utc.h"
#include "tests/support/testcase.h"
#include "ui/settings/checkuptext.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;
using namespace std::chrono_literals;
using Step = CheckupStep;
using Verdict = CheckupVerdict;
using Reason = CheckupReason;

namespace {

ApiError errorOf(ErrorKind kind, int status = 0)
{
    return {.kind = kind, .httpStatus = status, .url = QUrl(u"https://api.example.com/v1"_s)};
}

/// Without the invisible format characters that isolate addresses in a line.
QString plain(QString text)
{
    return text.removeIf([](QChar c) { return c.category() == QChar::Other_Format; });
}

CertificateFacts certificate()
{
    return {.subject = u"api.example.com"_s,
            .names = {u"api.example.com"_s},
            .issuer = u"An Authority"_s,
            .notBefore = QDateTime({2026, 1, 5}, {}, utc),
            .notAfter = QDateTime({2027, 1, 5}, {}, utc),
            .sha256 = QString(64, u'a')};
}

} // namespace

class CheckupTextTest : public TestCase
{
    Q_OBJECT

private slots:
    void everyLineSaysWhatAndWhatNext_data()
    {
        QTest::addColumn<CheckupLine>("line");
        QTest::addColumn<Tone>("tone");
        QTest::addColumn<QString>("says");
        QTest::newRow("address") << CheckupLine{.step = Step::Address,
                                                .host = u"https://a.example/v1/chat/completions"_s}
                                 << Tone::Plain
                                 << u"Address: Asks https://a.example/v1/chat/completions."_s;
        QTest::newRow("name") << CheckupLine{.step = Step::Lookup,
                                             .elapsed = 12ms,
                                             .host = u"a.example"_s,
                                             .addresses = {u"192.0.2.1"_s}}
                              << Tone::Good
                              << u"Name: a.example has the address 192.0.2.1. (12 ms)"_s;
        QTest::newRow("no proxy") << CheckupLine{.step = Step::Proxy,
                                                 .verdict = Verdict::Skipped,
                                                 .reason = Reason::NoProxy}
                                  << Tone::Plain << u"Proxy: None is used."_s;
        QTest::newRow("behind a proxy")
            << CheckupLine{.step = Step::Lookup,
                           .verdict = Verdict::Skipped,
                           .reason = Reason::ThroughProxy}
            << Tone::Plain << u"Name: Cannot be tried from here: only the proxy sees the host."_s;
        QTest::newRow("refused connection")
            << CheckupLine{.step = Step::Connect,
                           .verdict = Verdict::Failed,
                           .elapsed = 3ms,
                           .error = errorOf(ErrorKind::ConnectionRefused)}
            << Tone::Bad
            << u"Connection: Nothing answers at api.example.com. Start the service there, or check "
               "the port in Settings. (3 ms)"_s;
        QTest::newRow("key") << CheckupLine{.step = Step::Key, .elapsed = 1ms} << Tone::Good
                             << u"Key: The key is accepted: without it there is no list of models. "
                                "(1 ms)"_s;
        QTest::newRow("key refused for the list")
            << CheckupLine{.step = Step::Key,
                           .verdict = Verdict::Warned,
                           .error = errorOf(ErrorKind::Unauthorized, 401)}
            << Tone::Warning
            << u"Key: The key is refused for the list of models (401). The reply below decides. "
               "(0 ms)"_s;
        QTest::newRow("no list")
            << CheckupLine{.step = Step::Models,
                           .verdict = Verdict::Warned,
                           .error = errorOf(ErrorKind::NotFound, 404)}
            << Tone::Warning
            << u"Models: No list of models; you can type the name. api.example.com does not know "
               "this address (404). (0 ms)"_s;
        QTest::newRow("reply") << CheckupLine{.step = Step::Chat,
                                              .elapsed = 1320ms,
                                              .reply = u" OK\nyou "_s}
                               << Tone::Good << u"Reply: The model replied “OK you”. (1.3 s)"_s;
        ApiError refused = errorOf(ErrorKind::Unauthorized, 401);
        refused.serverText = u"Key has expired."_s;
        QTest::newRow("refused reply")
            << CheckupLine{.step = Step::Chat, .verdict = Verdict::Failed, .error = refused}
            << Tone::Bad
            << u"Reply: api.example.com refused the key (401). “Key has expired.” Check the key in "
               "Settings. (0 ms)"_s;
        QTest::newRow("no model") << CheckupLine{.step = Step::Chat,
                                                 .verdict = Verdict::Failed,
                                                 .reason = Reason::NoModel}
                                  << Tone::Bad
                                  << u"Reply: No model is chosen. Choose one of those offered. "
                                     "(0 ms)"_s;
        QTest::newRow("stream")
            << CheckupLine{.step = Step::Stream, .reply = u"OK"_s, .pieces = 2, .firstWord = 9ms}
            << Tone::Good
            << u"Stream: “OK” came as it was written; pieces: 2, the first after 9 ms. (0 ms)"_s;
        QTest::newRow("not tried")
            << CheckupLine{.step = Step::Stream,
                           .verdict = Verdict::Skipped,
                           .reason = Reason::EarlierFailed}
            << Tone::Plain << u"Stream: Not tried, because of what failed above."_s;
    }
    void everyLineSaysWhatAndWhatNext()
    {
        QFETCH(CheckupLine, line);
        const InlineMessage message = describeLine(line);
        QTEST(message.tone, "tone");
        QTEST(plain(message.text), "says");
    }

    void whatIsSpokenOrCopiedHoldsNoInvisibleMarks()
    {
        const CheckupLine line{.step = Step::Address, .host = u"http://a.example/v1"_s};
        QVERIFY(describeLine(line).text.contains(QChar(0x2068)) ||
                describeLine(line).text.contains(QChar(0x2066)));
        QCOMPARE(spokenLine(line), u"Passed. Address: Asks http://a.example/v1."_s);
    }

    void everyStepAndReasonHasWords()
    {
        QStringList said;
        for (int step = 0; step <= int(Step::Elsewhere); ++step) {
            said << stepName(Step(step)) << describeRunning(Step(step));
            said << plain(describeLine({.step = Step(step)}).text);
        }
        for (int reason = 1; reason <= int(Reason::NeverStreams); ++reason)
            said << describeLine({.verdict = Verdict::Skipped, .reason = Reason(reason)}).text;
        QVERIFY(!said.contains(QString()));
        QCOMPARE(QSet<QString>(said.begin(), said.end()).size(), said.size()); // all are different
    }

    void aCertificateThatEndsSoonIsAWarning()
    {
        CheckupLine line{.step = Step::Encryption, .protocol = u"TLSv1.3"_s};
        line.chain = {certificate()};
        line.daysLeft = 61;
        QVERIFY(plain(describeLine(line).text)
                    .contains(u"for api.example.com, by An Authority; days left: 61."_s));
        line.verdict = Verdict::Warned;
        line.daysLeft = 3;
        const InlineMessage message = describeLine(line);
        QCOMPARE(message.tone, Tone::Warning);
        QVERIFY(message.text.contains(u"days left: 3."_s));
        QVERIFY(message.text.contains(u"should renew it"_s));
    }

    void trustIsOfferedOnlyForACertificateThatWasSeen()
    {
        CheckupLine line{.step = Step::Encryption,
                         .verdict = Verdict::Failed,
                         .error = errorOf(ErrorKind::TlsFailed)};
        QVERIFY(!isPinnable(line));
        line.chain = {certificate()};
        QVERIFY(isPinnable(line));
        const QString look = plain(describeCertificate(line.chain.first()));
        for (const QString &fact : {u"api.example.com"_s, u"An Authority"_s, u"AA:AA:AA"_s})
            QVERIFY2(look.contains(fact), qPrintable(fact));
        line.verdict = Verdict::Passed;
        QVERIFY(!isPinnable(line));
    }

    void aLongReplyIsCut()
    {
        const CheckupLine line{.step = Step::Chat, .reply = u"x"_s.repeated(500)};
        QVERIFY(describeLine(line).text.size() < 110);
    }

    void aReportTellsAllAndHidesWhatAnAddressMayHide()
    {
        CheckupLine address{.step = Step::Address};
        address.host = u"https://user:canary-a@api.example.com/v1/chat/completions?key=canary-b&"
                       "api-version=2024#canary-c"_s;
        CheckupLine encrypted{.step = Step::Encryption,
                              .verdict = Verdict::Failed,
                              .error = errorOf(ErrorKind::TlsFailed),
                              .chain = {certificate()}};
        encrypted.error->detail = u"The certificate is self-signed"_s;
        CheckupLine elsewhere{.step = Step::Elsewhere,
                              .host = u"https://api.example.com/v1?key=canary-d"_s};
        const QString report =
            reportText({address, encrypted, elsewhere}, QDateTime::currentDateTimeUtc(), false);
        QVERIFY2(!report.contains(u"canary"_s), qPrintable(report));
        for (const QString &fact : {u"Hiwar "_s, u"api-version=2024"_s, u"Failed. Encryption:"_s,
                                    u"self-signed"_s, u"SHA-256: AA:AA"_s, u"does not work yet"_s})
            QVERIFY2(report.contains(fact), qPrintable(fact + u'\n' + report));
        QCOMPARE(plain(report), report);
    }

    void aStoppedTestIsNotABrokenConnection()
    {
        const QList<CheckupLine> lines{{.verdict = Verdict::Skipped, .reason = Reason::Stopped}};
        QCOMPARE(describeEnd(lines, false).text, u"The test was stopped."_s);
        QCOMPARE(describeEnd(lines, false).tone, Tone::Plain);
        QCOMPARE(describeEnd({}, false).tone, Tone::Bad);
        QCOMPARE(describeEnd({}, true).tone, Tone::Good);
    }
};

HIWAR_TEST(CheckupTextTest, QCoreApplication)
#include "tst_checkuptext.moc"
