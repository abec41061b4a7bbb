// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every error text says what happened, to which request, and what to do next.
#include "net/values/addressproposal.h"
#include "net/values/errorcause.h"
#include "tests/support/testcase.h"
#include "ui/errordetails.h"
#include "ui/errortext.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

constexpr int lastKind = static_cast<int>(ErrorKind::SilenceTimeout);

ApiError errorOf(ErrorKind kind)
{
    ApiError error;
    error.kind = kind;
    error.url = QUrl(u"https://api.example.com/v1/chat/completions"_s);
    return error;
}

bool isSentence(const QString &text)
{
    return text.endsWith(u'.') && text.front().isUpper() && !text.contains(u'!') &&
           !text.contains(u'%') && !text.contains(u"  "_s) && !text.contains(u".."_s);
}

} // namespace

class TestErrorText : public TestCase
{
    Q_OBJECT

private slots:
    void everyKindHasItsSentences_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind <= lastKind; ++kind)
            QTest::newRow(qPrintable(kindName(static_cast<ErrorKind>(kind)))) << kind;
    }
    void everyKindHasItsSentences()
    {
        QFETCH(int, kind);
        ApiError error = errorOf(static_cast<ErrorKind>(kind));
        for (const int status : {0, 418}) {
            error.httpStatus = status;
            const ErrorText text = describe(error);
            QVERIFY2(isSentence(text.nextStep), qPrintable(text.nextStep));
            QVERIFY(text.what.contains(u"api.example.com"_s));
            QVERIFY(text.what.endsWith(u'.') && !text.what.contains(u'!') &&
                    !text.what.contains(u'%'));
            QVERIFY(text.serverWords.isEmpty());
            QVERIFY(!text.remedies.isEmpty());
            // The text names the settings if the first button leads there.
            if (text.remedies.first() != MessageAction::Retry &&
                text.remedies.first() != MessageAction::LeaveOutOldest)
                QVERIFY2(text.nextStep.contains(u"Settings"_s) ||
                             text.nextStep.contains(u"Base URL"_s),
                         qPrintable(text.nextStep));
        }
        error.url.clear();
        const QString nameless = describe(error).what;
        QVERIFY2(isSentence(nameless), qPrintable(nameless));
        QVERIFY(nameless.contains(u"the service"_s, Qt::CaseInsensitive));
    }

    void whatOfTheProfileIsAtFaultIsNamed_data()
    {
        QTest::addColumn<ErrorKind>("kind");
        QTest::newRow("a secret that is missing") << ErrorKind::KeyUnavailable;
        QTest::newRow("a header") << ErrorKind::BadKey;
        QTest::newRow("a file") << ErrorKind::TlsFailed;
        QTest::newRow("a proxy") << ErrorKind::ProxyFailed;
    }
    void whatOfTheProfileIsAtFaultIsNamed()
    {
        QFETCH(ErrorKind, kind);
        ApiError error = errorOf(kind);
        const ErrorText usual = describe(error);
        error.param = u"X-Mine"_s;
        const ErrorText text = describe(error);
        QVERIFY(text.what != usual.what);
        QVERIFY2(isSentence(text.what) && isSentence(text.nextStep), qPrintable(text.what));
        QCOMPARE(text.what.contains(u"X-Mine"_s), kind != ErrorKind::ProxyFailed);
        QVERIFY(text.what.contains(u"Nothing was sent."_s));
        QVERIFY(text.nextStep.contains(u"Settings"_s));
    }

    void namesAreDistinctAndSentencesToo()
    {
        QSet<QString> names;
        QSet<QString> sentences;
        for (int kind = 0; kind <= lastKind; ++kind) {
            names.insert(kindName(static_cast<ErrorKind>(kind)));
            sentences.insert(describe(errorOf(static_cast<ErrorKind>(kind))).what);
        }
        QCOMPARE(names.size(), lastKind + 1);
        QCOMPARE(sentences.size(), lastKind + 1);
    }

    void saysWhenTheQuestionMayHaveBeenCharged()
    {
        for (const ErrorKind kind : {ErrorKind::NoAnswer, ErrorKind::FirstByteTimeout}) {
            const ErrorText text = describe(errorOf(kind));
            QVERIFY(text.what.contains(u"may have received, and charged, the question"_s));
            QCOMPARE(text.remedies, QList<MessageAction>{MessageAction::Retry});
        }
        for (const ErrorKind kind :
             {ErrorKind::ConnectTimeout, ErrorKind::KeyUnavailable, ErrorKind::BadKey})
            QVERIFY(describe(errorOf(kind)).what.contains(u"Nothing was sent"_s));
    }

    void aStatusLeadsToItsOwnStep_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("step");
        QTest::newRow("408") << 408 << u"Wait a little, then try again."_s;
        QTest::newRow("412") << 412 << u"Check the Base URL in Settings;"_s;
        QTest::newRow("421") << 421 << u"Check the Base URL and the proxy in Settings."_s;
        QTest::newRow("425") << 425 << u"Wait a little, then try again."_s;
        QTest::newRow("431") << 431 << u"Take headers out in Settings, then try again."_s;
        QTest::newRow("451") << 451 << u"Choose another profile in Settings."_s;
        QTest::newRow("422") << 422 << u"Check the model in Settings."_s;
        QTest::newRow("511") << 511 << u"Open any page in a browser and sign in there,"_s;
    }
    void aStatusLeadsToItsOwnStep()
    {
        QFETCH(int, status);
        QFETCH(QString, step);
        ApiError error = errorOf(status < 500 ? ErrorKind::BadRequest : ErrorKind::ServerError);
        error.httpStatus = status;
        const ErrorText text = describe(error);
        QVERIFY2(text.nextStep.startsWith(step), qPrintable(text.nextStep));
        QVERIFY(text.what.contains(u"(%1)"_s.arg(status)));
    }

    void theReasonIsNamed()
    {
        ApiError error = errorOf(ErrorKind::ProxyFailed);
        error.location = QUrl(u"http://127.0.0.1:3128"_s);
        QVERIFY(describe(error).what.startsWith(u"The proxy 127.0.0.1:3128 on the way"_s));
        error = errorOf(ErrorKind::TlsFailed);
        error.detail = u"SSL handshake failed: The certificate has expired; sha256 of it: 00"_s;
        QVERIFY(describe(error).what.endsWith(u": “The certificate has expired”."_s));
        error.code = noAuthoritiesCode;
        QVERIFY(describe(error).what.contains(u"knows no certificate authority"_s));
        QVERIFY(describe(error).nextStep.contains(u"ca-certificates"_s));
        error = errorOf(ErrorKind::ReplyError);
        error.code = u"insufficient_system_resource"_s;
        QVERIFY(describe(error).what.contains(u"“insufficient_system_resource”"_s));
        error = errorOf(ErrorKind::RateLimited);
        error.httpStatus = 200; // the error came in a successful response
        QVERIFY(!describe(error).what.contains(u"200"_s));
    }

    void keyFaultsLeadToTheSettings()
    {
        ApiError error = errorOf(ErrorKind::Unauthorized);
        error.httpStatus = 401;
        const ErrorText text = describe(error);
        QCOMPARE(text.what, u"api.example.com refused the key (401)."_s);
        QCOMPARE(text.nextStep, u"Check the key in Settings."_s);
        QCOMPARE(text.remedies, QList<MessageAction>{MessageAction::EditKey});
    }

    void eachFaultHasItsOwnButtons_data()
    {
        using A = MessageAction;
        QTest::addColumn<ApiError>("error");
        QTest::addColumn<QList<MessageAction>>("remedies");
        ApiError error = errorOf(ErrorKind::NotFound);
        QTest::newRow("wrong path") << error << QList{A::EditAddress};
        error.url = QUrl(u"http://127.0.0.1:8080/chat/completions"_s);
        QTest::newRow("bare host") << error << QList{A::UseProposedAddress, A::EditAddress};
        error.kind = ErrorKind::NotAnApi;
        QTest::newRow("web page") << error << QList{A::UseProposedAddress, A::EditAddress};
        error = errorOf(ErrorKind::Redirected);
        QTest::newRow("redirect to nowhere") << error << QList{A::EditAddress};
        error.location = QUrl(u"https://new.example.com/v1/chat/completions"_s);
        QTest::newRow("redirect") << error << QList{A::UseProposedAddress, A::EditAddress};
        error = errorOf(ErrorKind::TlsFailed);
        QTest::newRow("no trust") << error << QList{A::OpenSettings, A::Retry};
        error.url = QUrl(u"https://127.0.0.1:1234/v1/chat/completions"_s);
        error.detail = u"wrong version number"_s;
        QTest::newRow("no encryption at home")
            << error << QList{A::UseProposedAddress, A::EditAddress};
        QTest::newRow("unknown model") << errorOf(ErrorKind::UnknownModel) << QList{A::ChooseModel};
        error = errorOf(ErrorKind::TooLarge);
        error.httpStatus = 400;
        QTest::newRow("too long") << error
                                  << QList{A::LeaveOutOldest, A::Summarise, A::LargerModel};
        QTest::newRow("plain http")
            << errorOf(ErrorKind::InsecureAddress) << QList{A::EditAddress, A::AllowPlainHttp};
        error = errorOf(ErrorKind::BadRequest);
        QTest::newRow("bad request") << error << QList{A::ChooseModel, A::OpenSettings};
        error.leaveOut = u"temperature"_s;
        QTest::newRow("refused field") << error << QList{A::SendWithout, A::OpenSettings};
        error.leaveOut = u"pictures"_s;
        QTest::newRow("no pictures") << error << QList{A::SendWithoutPictures, A::ChooseModel};
        error.leaveOut = u"sound"_s;
        QTest::newRow("no sound") << error << QList{A::SendWithoutFiles, A::ChooseModel};
        error.leaveOut.clear();
        for (const QString &needed : {u"model"_s, u"messages[3].content"_s, u"temperature"_s}) {
            error.param = needed;
            QTest::addRow("cannot leave out %s", qPrintable(needed))
                << error << QList{A::ChooseModel, A::OpenSettings};
        }
        error.param = u"body.stream"_s;
        QTest::newRow("stream") << error << QList{A::OpenSettings};
    }
    void eachFaultHasItsOwnButtons()
    {
        QFETCH(ApiError, error);
        QFETCH(QList<MessageAction>, remedies);
        const ErrorText text = describe(error);
        QCOMPARE(text.remedies, remedies);
        const QString proposed = proposeAddress(error);
        QCOMPARE(!proposed.isEmpty(), remedies.contains(MessageAction::UseProposedAddress));
        QVERIFY2(text.nextStep.contains(proposed), qPrintable(text.nextStep));
        QCOMPARE(text.proposed, proposed);
        QCOMPARE(whatHappened(error), text.what);
    }

    void namesTheFieldThatWasRefused()
    {
        ApiError error = errorOf(ErrorKind::BadRequest);
        error.httpStatus = 400;
        error.param = u"messages[0].role"_s;
        QCOMPARE(describe(error).what,
                 u"api.example.com did not accept “messages[0].role” in the request (400)."_s);
        QCOMPARE(describe(error).nextStep, u"Check the model in Settings."_s);
        error.leaveOut = u"system"_s;
        const ErrorText text = describe(error);
        QCOMPARE(text.what, u"api.example.com did not accept “system” in the request (400)."_s);
        QVERIFY(text.nextStep.startsWith(u"Send it without “system”"_s));
    }

    void serverWordsStandOnlyWhenTheySayMore_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("shown");
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("blank") << u" \n "_s << QString();
        QTest::newRow("reason phrase") << u"Unauthorized"_s << QString();
        QTest::newRow("with a stop") << u"Not Found."_s << QString();
        QTest::newRow("only marks") << u"..."_s << QString();
        QTest::newRow("a sentence") << u" Key sk-… has expired. "_s << u"Key sk-… has expired."_s;
        QTest::newRow("arabic") << u"انتهت صلاحية المفتاح"_s << u"انتهت صلاحية المفتاح"_s;
    }
    void serverWordsStandOnlyWhenTheySayMore()
    {
        QFETCH(QString, said);
        QFETCH(QString, shown);
        ApiError error = errorOf(ErrorKind::Unauthorized);
        error.serverText = said;
        QCOMPARE(describe(error).serverWords, shown);
    }

    void percentSignsOfOthersDoNotDisturb()
    {
        ApiError error = errorOf(ErrorKind::Redirected);
        error.location = QUrl(u"https://me:secret@other.example/a%2Fb%201"_s);
        const QString step = describe(error).nextStep;
        QVERIFY2(step.contains(u"https://other.example/a%2Fb"_s), qPrintable(step));
        QVERIFY(!step.contains(u"secret"_s));
    }

    void waitsAreToldInWords()
    {
        ApiError error = errorOf(ErrorKind::RateLimited);
        error.retryAfter = std::chrono::milliseconds(11'200);
        QVERIFY(describe(error).nextStep.contains(u"in 12 s."_s));
        error.retryAfter = std::chrono::seconds(120);
        QVERIFY(describe(error).nextStep.contains(u"in 120 s."_s));
        error.retryAfter = std::chrono::milliseconds(0);
        QVERIFY(describe(error).nextStep.contains(u"in 1 s."_s));
    }

    void longWaitsAreToldAsATimeOfDay()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        ApiError error = errorOf(ErrorKind::RateLimited);
        error.retryAfter = std::chrono::seconds(3600);
        const auto stepAt = [&error](const QTime &time) {
            const QDateTime local(QDate(2026, 1, 2), time);
            return describe(error, local.toUTC()).nextStep;
        };
        QCOMPARE(stepAt(QTime(12, 31)), u"Try again at 13:31."_s);
        // Rounded up, never too early.
        QCOMPARE(stepAt(QTime(12, 31, 1)), u"Try again at 13:32."_s);
        QCOMPARE(stepAt(QTime(12, 31, 0, 1)), u"Try again at 13:32."_s);
        QVERIFY(stepAt(QTime(23, 59, 30)).contains(u"Januar"_s));
        error.kind = ErrorKind::ServerError;
        QCOMPARE(stepAt(QTime(12, 31)), u"Try again at 13:31."_s);
        // The error came after two waits, later than the bubble was created.
        error.failedAt = QDateTime(QDate(2026, 1, 2), QTime(12, 40)).toUTC();
        QCOMPARE(stepAt(QTime(12, 31)), u"Try again at 13:40."_s);
        QLocale::setDefault(QLocale::c());
    }

    void tellsHowLongNothingCame_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("waited");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *name, ErrorKind kind, int waited, const QString &told) {
            QTest::newRow(name) << int(kind) << waited << told;
        };
        const QString limit = u"Nothing had come for %1 s, which is a usual limit of proxies."_s;
        row("gateway", ErrorKind::GatewayTimeout, 60'020, u"gave up after 60 s (504)."_s);
        row("gateway, not known", ErrorKind::GatewayTimeout, -1, u"gave up waiting (504)."_s);
        row("connect", ErrorKind::ConnectTimeout, 10'000, u"within 10 s. Nothing was sent."_s);
        row("first byte", ErrorKind::FirstByteTimeout, 600'010, u"not answered within 10 min."_s);
        row("silence", ErrorKind::SilenceTimeout, 120'004, u"nothing came for 120 s."_s);
        row("cut at 30", ErrorKind::Interrupted, 30'400, limit.arg(30));
        row("cut at 60", ErrorKind::Interrupted, 60'900, limit.arg(60));
        row("no answer at 100", ErrorKind::NoAnswer, 100'100, limit.arg(100));
        row("cut at 120", ErrorKind::Interrupted, 119'900, limit.arg(120));
        row("cut at once", ErrorKind::Interrupted, 20, u"broke off."_s);
        row("cut any time", ErrorKind::Interrupted, 47'000, u"broke off."_s);
    }
    void tellsHowLongNothingCame()
    {
        QFETCH(int, kind);
        QFETCH(int, waited);
        QFETCH(QString, told);
        ApiError error = errorOf(static_cast<ErrorKind>(kind));
        error.httpStatus = error.kind == ErrorKind::GatewayTimeout ? 504 : 0;
        error.waited = std::chrono::milliseconds(waited);
        const QString what = describe(error).what;
        QVERIFY2(what.contains(told), qPrintable(what));
        QCOMPARE(what.contains(u"proxies"_s), told.contains(u"proxies"_s));
    }

    void whatRelaysAppendHidesNoSentence_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("shown");
        const QString sentence = u"Only the default (false) value is supported."_s;
        QTest::newRow("as it is") << sentence << sentence;
        QTest::newRow("once") << sentence + u" (request id: 20250101abc)"_s << sentence;
        QTest::newRow("twice") << sentence + u" (request id: 1) (request id: 2)"_s << sentence;
        QTest::newRow("traced") << sentence + u" [trace_id: 4bf9-2f]"_s << sentence;
        QTest::newRow("full width") << sentence + u"（Request id：20250101）"_s << sentence;
        QTest::newRow("within") << u"A request id: 1 is odd."_s << u"A request id: 1 is odd."_s;
        QTest::newRow("nothing else") << u"(request id: 2025)"_s << QString();
    }
    void whatRelaysAppendHidesNoSentence()
    {
        QFETCH(QString, said);
        QFETCH(QString, shown);
        ApiError error = errorOf(ErrorKind::BadRequest);
        error.serverText = said;
        QCOMPARE(describe(error).serverWords, shown);
        QVERIFY(detailsOf(error).contains(said));
    }

    void endlessWordsAreCutBetweenTwo()
    {
        ApiError error = errorOf(ErrorKind::ServerError);
        error.serverText = u"traceback "_s.repeated(300);
        const QString shown = describe(error).serverWords;
        QVERIFY(shown.size() < 420 && shown.endsWith(u"traceback…"_s));
        error.serverText = u"\U0001F511"_s.repeated(1000); // two UTF-16 units each, and no space
        const QString keys = describe(error).serverWords;
        QVERIFY(keys.size() < 420 && keys.chopped(1).toUtf8().endsWith("\xF0\x9F\x94\x91"));
    }

    void hostsAreNamedWithTheirPort()
    {
        ApiError error;
        QCOMPARE(hostName(error), u"the service"_s);
        error.url = QUrl(u"http://127.0.0.1:8080/v1"_s);
        QCOMPARE(hostName(error), u"127.0.0.1:8080"_s);
        error.url = QUrl(u"http://[::1]:9/v1"_s);
        QCOMPARE(hostName(error), u"[::1]:9"_s);
        error.url = QUrl(u"https://me:secret@api.example.com/v1"_s);
        QCOMPARE(hostName(error), u"api.example.com"_s);
    }
};

HIWAR_TEST(TestErrorText, QCoreApplication)
#include "tst_errortext.moc"
