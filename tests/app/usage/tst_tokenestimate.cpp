// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/tokenestimate.h"
#include "tests/support/testcase.h"

#include <algorithm>
#include <random>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TokenEstimateTest : public TestCase
{
    Q_OBJECT

private slots:
    void countsByScript_data();
    void countsByScript();
    void countsTheFramesOfARequest();
    void beginsNearUsualTokenizers_data();
    void beginsNearUsualTokenizers();
    void learnsWhatIsReported();
    void learnsEachScriptByItself();
    void learnsWhatAServiceAdds();
    void isNotMovedByLies();
    void staysPossibleWhateverIsReported();
    void isStoredAndReadBack();
    void readsNothingElse_data();
    void readsNothingElse();
    void beginsAgainAfterAnOlderVersion();
};

void TokenEstimateTest::countsByScript_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("counts"); // unit, count, unit, count …
    const auto row = [](const char *name, const QString &text,
                        const QList<std::pair<TokenUnit, int>> &wanted) {
        QList<int> counts;
        for (const auto &[unit, count] : wanted)
            counts << int(unit) << count;
        QTest::newRow(name) << text << counts;
    };
    row("nothing", {}, {});
    row("words", u"The message, quixotically"_s,
        {{TokenUnit::FrequentWord, 2},
         {TokenUnit::LatinWord, 1},
         {TokenUnit::LatinLetter, 12},
         {TokenUnit::Sign, 1}});
    row("accents", u"naïve Größe"_s,
        {{TokenUnit::LatinWord, 2}, {TokenUnit::LatinLetter, 10}, {TokenUnit::Accent, 3}});
    row("parts of names", u"isBig HTTPServer snake_case x2y"_s,
        {{TokenUnit::FrequentWord, 3}, // is, x, and the next
         {TokenUnit::FrequentPart, 4},
         {TokenUnit::LatinWord, 1}, // snake
         {TokenUnit::LatinLetter, 5},
         {TokenUnit::Capital, 3},
         {TokenUnit::Opening, 1},
         {TokenUnit::Number, 1},
         {TokenUnit::Digit, 1}});
    row("code", u"\tif (isBig == 1234)\n"_s,
        {{TokenUnit::FrequentWord, 2},
         {TokenUnit::FrequentPart, 1},
         {TokenUnit::Opening, 1},
         {TokenUnit::Sign, 2},
         {TokenUnit::SameSign, 1},
         {TokenUnit::Number, 2},
         {TokenUnit::Digit, 4},
         {TokenUnit::SignBreak, 1}});
    row("signs", u"->){};\n_zxqw \"----"_s,
        {{TokenUnit::Sign, 2},
         {TokenUnit::MoreSign, 3},
         {TokenUnit::ManySign, 3},
         {TokenUnit::SameSign, 3},
         {TokenUnit::SignBreak, 1},
         {TokenUnit::LatinWord, 1},
         {TokenUnit::LatinLetter, 4},
         {TokenUnit::RareOpening, 1}});
    row("indentation", u"a\n\n    b"_s,
        {{TokenUnit::FrequentWord, 2},
         {TokenUnit::Break, 1},
         {TokenUnit::Indent, 1},
         {TokenUnit::Blank, 4}});
    row("Arabic", u"مرحبًا، ٤٢"_s,
        {{TokenUnit::ArabicWord, 1},
         {TokenUnit::Arabic, 6},
         {TokenUnit::Sign, 1},
         {TokenUnit::Digit, 2}});
    row("Chinese", u"你好，世界𠀀"_s, {{TokenUnit::Ideograph, 5}, {TokenUnit::Sign, 1}});
    row("Japanese", u"こんにちは。"_s, {{TokenUnit::Ideograph, 5}, {TokenUnit::Sign, 1}});
    row("Korean", u"안녕 하세요"_s, {{TokenUnit::Hangul, 5}});
    row("Greek and Cyrillic", u"αβ где"_s, {{TokenUnit::Alphabet, 5}});
    row("Hindi", u"नमस्ते"_s, {{TokenUnit::OtherLetter, 6}});
    row("emoji", u"😀✓"_s, {{TokenUnit::Symbol, 2}});
    row("halves of a pair", QString(QChar(0xd83d)) + u'a' + QChar(0xde00),
        {{TokenUnit::Symbol, 2}, {TokenUnit::FrequentWord, 1}});
}

void TokenEstimateTest::countsByScript()
{
    QFETCH(QString, text);
    QFETCH(QList<int>, counts);
    ScriptCounts wanted;
    for (qsizetype i = 0; i < counts.size(); i += 2)
        wanted.units.at(std::size_t(counts.at(i))) = counts.at(i + 1);
    QCOMPARE(scriptCounts(text), wanted);
}

void TokenEstimateTest::countsTheFramesOfARequest()
{
    ChatRequest request;
    request.messages = {{Role::System, u"be"_s, {}}, {Role::User, u"hi"_s, u"so"_s}};
    const ScriptCounts counts = scriptCounts(request);
    QCOMPARE(counts.of(TokenUnit::FrequentWord), 3);
    QCOMPARE(counts.of(TokenUnit::Message), 2);
    QCOMPARE(counts.of(TokenUnit::Request), 1);
}

void TokenEstimateTest::beginsNearUsualTokenizers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("least"); // of o200k_base and cl100k_base
    QTest::addColumn<int>("most");
    QTest::newRow("English") << u"The quick brown fox jumps over the lazy dog."_s << 7 << 14;
    QTest::newRow("Chinese") << u"你好，世界"_s << 3 << 8;
    QTest::newRow("Russian") << u"Привет, как дела?"_s << 5 << 9;
    QTest::newRow("nothing") << QString() << 0 << 0;
}

void TokenEstimateTest::beginsNearUsualTokenizers()
{
    QFETCH(QString, text);
    QFETCH(int, least);
    QFETCH(int, most);
    const qint64 tokens = estimate(scriptCounts(text), firstCalibration());
    QVERIFY2(tokens >= least && tokens <= most, qPrintable(QString::number(tokens)));
}

void TokenEstimateTest::learnsWhatIsReported()
{
    const ScriptCounts text =
        scriptCounts(u"some words of which there are a few more "_s.repeated(20));
    const qint64 told = estimate(text, firstCalibration()) * 3 / 2;
    Calibration learnt = firstCalibration();
    for (int i = 0; i < 3; ++i)
        learnt = calibrated(learnt, text, told);
    QCOMPARE(learnt.reports, 3);
    const double error = double(qAbs(estimate(text, learnt) - told)) / double(told);
    QVERIFY2(error < 0.05, qPrintable(QString::number(error)));
}

void TokenEstimateTest::learnsEachScriptByItself()
{
    const ScriptCounts arabic = scriptCounts(u"كلمات كثيرة من لغة واحدة "_s.repeated(40));
    const ScriptCounts english = scriptCounts(u"many words of one language "_s.repeated(40));
    const qint64 before = estimate(english, firstCalibration());
    Calibration learnt = firstCalibration();
    for (int i = 0; i < 3; ++i)
        learnt = calibrated(learnt, arabic, 2 * estimate(arabic, firstCalibration()));
    QCOMPARE(estimate(english, learnt), before);
    QVERIFY(estimate(arabic, learnt) > estimate(arabic, firstCalibration()) * 3 / 2);
}

void TokenEstimateTest::learnsWhatAServiceAdds()
{
    constexpr qint64 hidden = 800; // a prompt of the service's own
    Calibration learnt = firstCalibration();
    ChatRequest request;
    for (int i = 0; i < 6; ++i) {
        request.messages.append({Role::User, u"what is it? "_s.repeated(i + 1), {}});
        const ScriptCounts counts = scriptCounts(request);
        learnt = calibrated(learnt, counts, hidden + estimate(counts, firstCalibration()));
    }
    request.messages.append({Role::User, u"another one"_s, {}});
    const qint64 wanted = hidden + estimate(scriptCounts(request), firstCalibration());
    QVERIFY(qAbs(estimate(scriptCounts(request), learnt) - wanted) < wanted / 10);
}

void TokenEstimateTest::isNotMovedByLies()
{
    const ScriptCounts text = scriptCounts(u"words and more words "_s.repeated(50));
    Calibration learnt = firstCalibration();
    const qint64 honest = estimate(text, learnt);
    for (int i = 0; i < 5; ++i)
        learnt = calibrated(learnt, text, honest);
    for (const qint64 lie : {qint64(-5), qint64(0), qint64(1), honest * 1000, qint64(1) << 60})
        QCOMPARE(calibrated(learnt, text, lie), learnt);
    const Calibration pulled = calibrated(learnt, text, honest * 3); // possible, and not likely
    QVERIFY(estimate(text, pulled) < honest * 3 / 2);
    QCOMPARE(calibrated(learnt, ScriptCounts(), 100), learnt);
}

void TokenEstimateTest::staysPossibleWhateverIsReported()
{
    std::mt19937 dice(20); // the same every time
    Calibration learnt = firstCalibration();
    for (int i = 0; i < 3000; ++i) {
        ScriptCounts counts;
        for (qint64 &count : counts.units)
            count = dice() % 3 == 0 ? qint64(dice() % 2000) : 0;
        learnt = calibrated(learnt, counts, qint64(dice() % 20'000));
        for (const double tokens : learnt.tokens)
            QVERIFY(tokens >= 0 && tokens < 20'001);
        QVERIFY(estimate(counts, learnt) >= 0);
    }
    QVERIFY(learnt.reports > 100);
}

void TokenEstimateTest::isStoredAndReadBack()
{
    const ScriptCounts text = scriptCounts(u"words of a text "_s.repeated(9));
    const Calibration learnt = calibrated(firstCalibration(), text, 60);
    QCOMPARE(calibrationOf(storedCalibration(learnt)), learnt);
}

void TokenEstimateTest::readsNothingElse_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{{");
    QTest::newRow("too few") << QByteArray(R"({"reports": 1, "tokens": [1, 2], "doubt": []})");
    QByteArray stored = storedCalibration(firstCalibration());
    QTest::newRow("a negative weight")
        << QByteArray(stored).replace("\"tokens\":[", "\"tokens\":[-");
    QTest::newRow("too heavy") << QByteArray(stored).replace("\"tokens\":[", "\"tokens\":[99");
    QTest::newRow("words") << QByteArray(stored).replace("\"doubt\":[", "\"doubt\":[\"x\",");
}

void TokenEstimateTest::readsNothingElse()
{
    QFETCH(QByteArray, stored);
    QCOMPARE(calibrationOf(stored), firstCalibration());
}

void TokenEstimateTest::beginsAgainAfterAnOlderVersion()
{
    // As versions up to 0.7 stored it: sixteen units, of which some mean something else now.
    const auto numbers = [](int count) {
        return QByteArray("0.5,").repeated(count - 1) + QByteArray("0.5");
    };
    const QByteArray stored =
        R"({"reports":7,"tokens":[)" + numbers(16) + R"(],"doubt":[)" + numbers(16 * 16) + "]}";
    Calibration calibration = calibrationOf(stored);
    QCOMPARE(calibration, firstCalibration());
    // And it learns again, and is stored again.
    const ScriptCounts text = scriptCounts(u"words of a text "_s.repeated(90));
    calibration = calibrated(calibration, text, 500);
    QCOMPARE(calibration.reports, 1);
    QCOMPARE(calibrationOf(storedCalibration(calibration)), calibration);
}

HIWAR_TEST(TokenEstimateTest, QCoreApplication)
#include "tst_tokenestimate.moc"
