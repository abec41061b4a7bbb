// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/askwords.h"
#include "net/values/utc.h"
#include "tests/support/testcase.h"
#include "ui/errordetails.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class AskWordsTest : public TestCase
{
    Q_OBJECT

private slots:
    void saysWhatIsOdd_data();
    void saysWhatIsOdd();
    void beginsWithTheNameThatScriptsKnow();
    void tellsAWaitInOneLine();
    void writesWhatFewRepliesHave();
    void theGuideNamesEveryWord_data();
    void theGuideNamesEveryWord();
};

void AskWordsTest::theGuideNamesEveryWord_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Arabic") << u"ar"_s;
}

void AskWordsTest::theGuideNamesEveryWord()
{
    QFETCH(QString, language);
    QFile page(u":/guide/%1/commandline.md"_s.arg(language));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(page.readAll());
    QStringList words{
        u"SettingsUnreadable"_s, u"FileUnreadable"_s, u"FileNotTaken"_s, u"ToolWanted"_s,
        u"Filtered"_s,           u"CutShort"_s,       u"NoText"_s,       u"OutputFailed"_s};
    for (int kind = 0; kind <= int(ErrorKind::SilenceTimeout); ++kind)
        words.append(kindName(ErrorKind(kind)));
    for (const QString &word : std::as_const(words))
        QVERIFY2(text.contains(u'`' + word + u'`'), qPrintable(word));
}

void AskWordsTest::saysWhatIsOdd_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("finishReason");
    QTest::addColumn<bool>("wantsTool");
    QTest::addColumn<QString>("start"); // beginning of the line; empty: no line
    QTest::newRow("whole") << u"a"_s << u"stop"_s << false << QString();
    QTest::newRow("no reason said") << u"a"_s << QString() << false << QString();
    QTest::newRow("cut") << u"a"_s << u"length"_s << false << u"CutShort: the service"_s;
    QTest::newRow("cut, another word") << u"a"_s << u"MAX_TOKENS"_s << false << u"CutShort: "_s;
    QTest::newRow("cut in thought")
        << QString() << u"length"_s << false << u"CutShort: the length limit"_s;
    QTest::newRow("filtered") << u"a"_s << u"content_filter"_s << false << u"Filtered: "_s;
    QTest::newRow("nothing") << QString() << u"stop"_s << false << u"NoText: "_s;
    QTest::newRow("tool") << QString() << u"tool_calls"_s << true
                          << u"ToolWanted: the model asked for the tool “look up”"_s;
    QTest::newRow("tool and text") << u"a"_s << u"stop"_s << true << u"ToolWanted: "_s;
}

void AskWordsTest::saysWhatIsOdd()
{
    QFETCH(QString, text);
    QFETCH(QString, finishReason);
    QFETCH(bool, wantsTool);
    QFETCH(QString, start);
    ReplyEnd end;
    end.finishReason = finishReason;
    if (wantsTool)
        end.toolCalls = {{u"1"_s, u"look\nup"_s, u"{}"_s}};
    const QString line = oddEndLine(text, end);
    QCOMPARE(line.isEmpty(), start.isEmpty());
    QVERIFY2(line.startsWith(start), qPrintable(line));
    QVERIFY(!line.contains(u'\n'));
}

/// For a script, a renamed enumerator is another word.
void AskWordsTest::beginsWithTheNameThatScriptsKnow()
{
    const QStringList names =
        u"Stopped BadAddress ProfileOff NoModel KeyUnavailable InsecureAddress BadKey HostNotFound "
        u"ConnectionRefused "
        "ProxyFailed TlsFailed ConnectTimeout NoAnswer FirstByteTimeout Redirected Unauthorized "
        "PaymentRequired Forbidden NotFound UnknownModel TooLarge RateLimited BadRequest "
        "ModelLoading Overloaded GatewayTimeout ServerError NotAnApi BadReply ReplyError "
        "ReplyTooLong Interrupted SilenceTimeout"_s.split(u' ');
    for (int kind = 0; kind < int(names.size()); ++kind) {
        const QString line = errorLine({.kind = static_cast<ErrorKind>(kind)});
        QVERIFY2(line.startsWith(names.at(kind) + u": "_s), qPrintable(line));
    }
}

void AskWordsTest::tellsAWaitInOneLine()
{
    const QDateTime now = QDateTime::fromSecsSinceEpoch(1000, utc);
    PendingRetry pending{.because = {}, .at = now.addMSecs(6001)};
    pending.because.kind = ErrorKind::Overloaded;
    pending.because.httpStatus = 529;
    pending.because.url = QUrl(u"https://api.example.com/v1"_s);
    pending.because.serverText = u"Come\nback later."_s;
    QCOMPARE(waitLine(pending, now),
             u"Overloaded: api.example.com is overloaded (529). It says: Come back later. "
             "Trying again in 7 s (2 of 3)."_s);
    pending.at = now.addSecs(-1);
    QVERIFY(waitLine(pending, now).endsWith(u" Trying again (2 of 3)."_s));
}

void AskWordsTest::writesWhatFewRepliesHave()
{
    ReplyEnd end;
    end.finishReason = u"tool_calls"_s;
    end.toolCalls = {{u"c1"_s, u"find"_s, u"{\"q\":1}"_s}};
    end.isRefusal = true;
    end.hasUsage = true;
    end.usage = {3, 2, 5, 1, 2};
    const QByteArray line = replyJson({Role::Assistant, u"no"_s, u"hm"_s}, end);
    QCOMPARE(line.count('\n'), 1);
    const QJsonObject call{
        {u"id"_s, u"c1"_s},
        {u"type"_s, u"function"_s},
        {u"function"_s, QJsonObject{{u"name"_s, u"find"_s}, {u"arguments"_s, u"{\"q\":1}"_s}}}};
    const QJsonObject usage{
        {u"prompt_tokens"_s, 3},
        {u"completion_tokens"_s, 2},
        {u"total_tokens"_s, 5},
        {u"completion_tokens_details"_s, QJsonObject{{u"reasoning_tokens"_s, 1}}},
        {u"prompt_tokens_details"_s, QJsonObject{{u"cached_tokens"_s, 2}}}};
    const QJsonObject wanted{{u"role"_s, u"assistant"_s},
                             {u"content"_s, u"no"_s},
                             {u"reasoning"_s, u"hm"_s},
                             {u"model"_s, QJsonValue()},
                             {u"finish_reason"_s, u"tool_calls"_s},
                             {u"refusal"_s, true},
                             {u"tool_calls"_s, QJsonArray{call}},
                             {u"usage"_s, usage}};
    QCOMPARE(QJsonDocument::fromJson(line).object(), wanted);
}

HIWAR_TEST(AskWordsTest, QCoreApplication)
#include "tst_askwords.moc"
