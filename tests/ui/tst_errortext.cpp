// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whatever goes wrong, a person reads what happened, to whom, and what to do next.
#include "tests/support/testcase.h"
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
            QVERIFY(text.remedy == MessageAction::Retry ||
                    text.remedy == MessageAction::OpenSettings);
            if (text.remedy == MessageAction::OpenSettings)
                QVERIFY2(text.nextStep.contains(u"Settings"_s), qPrintable(text.nextStep));
        }
        error.url.clear();
        const QString nameless = describe(error).what;
        QVERIFY2(isSentence(nameless), qPrintable(nameless));
        QVERIFY(nameless.contains(u"the service"_s, Qt::CaseInsensitive));
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
            QCOMPARE(text.remedy, MessageAction::Retry);
        }
        for (const ErrorKind kind :
             {ErrorKind::ConnectTimeout, ErrorKind::KeyUnavailable, ErrorKind::BadKey})
            QVERIFY(describe(errorOf(kind)).what.contains(u"Nothing was sent"_s));
    }

    void keyFaultsLeadToTheSettings()
    {
        ApiError error = errorOf(ErrorKind::Unauthorized);
        error.httpStatus = 401;
        const ErrorText text = describe(error);
        QCOMPARE(text.what, u"api.example.com refused the key (401)."_s);
        QCOMPARE(text.nextStep, u"Check the key in Settings."_s);
        QCOMPARE(text.remedy, MessageAction::OpenSettings);
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
        error.retryAfter = std::chrono::minutes(20);
        QVERIFY(describe(error).nextStep.contains(u"in 20 min."_s));
        error.retryAfter = std::chrono::milliseconds(0);
        QVERIFY(describe(error).nextStep.contains(u"in 1 s."_s));
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

QTEST_GUILESS_MAIN(TestErrorText)
#include "tst_errortext.moc"
