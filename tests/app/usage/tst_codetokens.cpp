// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The estimates of code, beside a byte-pair tokenizer of the kind that services have, trained here
// on files of this repository: in each language, a hundred groups of sixteen files by chance, four
// a reply. After three replies a fourth is within a tenth, but for a few: files repeat names that
// no other has, and a tokenizer trained on a few megabytes knows each of them by heart or not at
// all. Real ones are steadier (app/usage/tokenestimate.h says how near they are). CMake's own
// modules are not among them: each of its versions has others.
#include "app/usage/tokenestimate.h"
#include "tests/app/usage/bytepairs.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <memory>
#include <random>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

struct Kind
{
    const char *name;
    QStringList folders;
    QStringList patterns;
    qsizetype longest = 8000; ///< letters of a piece
};

const QList<Kind> &kinds()
{
    static const QList<Kind> all{
        {"C++",
         {u"app/chat"_s, u"app/usage"_s, u"app/history"_s, u"app/attachments"_s},
         {u"*.cpp"_s}},
        {"C++ headers", {u"ui/conversation"_s, u"net"_s, u"ui/composer"_s}, {u"*.h"_s}},
        {"Python", {u"tests"_s, u"packaging"_s}, {u"*.py"_s}},
        {"shell", {u"tests"_s, u"packaging"_s}, {u"*.sh"_s}},
        {"XML", {u"resources/translations"_s}, {u"*.ts"_s}},
        {"JSON", {u"resources"_s, u"tests"_s, u"packaging"_s}, {u"*.json"_s}, 1500},
        {"English", {u"resources/guide/en"_s, u"packaging"_s}, {u"*.md"_s}},
        {"Arabic", {u"resources/guide/ar"_s}, {u"*.md"_s}},
    };
    return all;
}

/// As long as a reply may be: whole files, or pieces of them that end with a line.
void appendPieces(QStringList &pieces, const QString &text, qsizetype most)
{
    constexpr qsizetype least = 400;
    for (qsizetype from = 0; text.size() - from >= least;) {
        const qsizetype line = text.lastIndexOf(u'\n', from + most);
        const qsizetype end = text.size() - from <= most ? text.size()
                              : line > from              ? line + 1
                                                         : from + most;
        pieces << text.sliced(from, end - from);
        from = end;
    }
}

/// Files of such a kind, in the order of their paths.
QStringList textsOf(const Kind &kind)
{
    QStringList paths;
    for (const QString &folder : kind.folders) {
        QDirIterator files(testFile(u"../"_s + folder), kind.patterns, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            paths << files.next();
    }
    paths.sort();
    QStringList texts;
    for (const QString &path : std::as_const(paths)) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            appendPieces(texts, QString::fromUtf8(file.readAll()), kind.longest);
    }
    return texts;
}

} // namespace

class CodeTokensTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase();
    void countsAsATokenizerOfItsKind();
    void isWithinATenthAfterThreeReplies_data();
    void isWithinATenthAfterThreeReplies();

private:
    /// Error of the estimate of the last reply, as a share of what it is, after those before it.
    [[nodiscard]] double errorAfter(const QList<QStringList> &replies) const;

    QHash<QString, QStringList> m_texts;
    struct Counted
    {
        qint64 tokens = 0;
        ScriptCounts scripts;
    };
    QHash<QString, Counted> m_counted; ///< each of them: counting takes a while
    std::unique_ptr<BytePairs> m_tokenizer;
};

void CodeTokensTest::initTestCase()
{
    constexpr int pairs = 5000;
    QStringList all;
    for (const Kind &kind : kinds()) {
        const QStringList texts = textsOf(kind);
        QVERIFY2(texts.size() >= 16, kind.name);
        m_texts.insert(QString::fromLatin1(kind.name), texts);
        all += texts;
    }
    m_tokenizer = std::make_unique<BytePairs>(all, pairs);
    QCOMPARE(m_tokenizer->learnt(), pairs);
    for (const QString &text : std::as_const(all))
        m_counted.insert(text, {m_tokenizer->tokens(text), scriptCounts(text)});
}

void CodeTokensTest::countsAsATokenizerOfItsKind()
{
    BytePairs few({u"ab ab abc"_s.repeated(3)}, 2); // learns "ab" and " ab", not across words
    QCOMPARE(few.learnt(), 2);
    QCOMPARE(few.tokens({}), 0);
    QCOMPARE(few.tokens(u"ab"_s), 1);
    QCOMPARE(few.tokens(u"x"_s), 1);
    QCOMPARE(few.tokens(u"é"_s), 2); // bytes of UTF-8
    QCOMPARE(few.tokens(u"ab ab"_s), 2);
    QCOMPARE(few.tokens(u"123456"_s), 6);
}

double CodeTokensTest::errorAfter(const QList<QStringList> &replies) const
{
    Calibration calibration = firstCalibration();
    ScriptCounts asked;
    asked.units.at(std::size_t(TokenUnit::Request)) = 1;
    qint64 prompt = 3 + 17; // the reply's beginning, and a prompt of the service's own
    double error = 0;
    const auto addMessage = [&asked, &prompt](const ScriptCounts &counts, qint64 tokens) {
        asked += counts;
        ++asked.units.at(std::size_t(TokenUnit::Message));
        prompt += 4 + tokens;
    };
    for (const QStringList &files : replies) {
        const QString question = files.first().left(40);
        addMessage(scriptCounts(question), m_tokenizer->tokens(question));
        ScriptCounts said;
        qint64 truth = 0;
        for (const QString &file : files) {
            const Counted counted = m_counted.value(file);
            said += counted.scripts;
            truth += counted.tokens;
        }
        error = double(estimate(said, calibration) - truth) / double(truth);
        calibration = calibrated(calibration, asked, prompt);
        calibration = calibrated(calibration, said, truth);
        addMessage(said, truth);
    }
    return error;
}

void CodeTokensTest::isWithinATenthAfterThreeReplies_data()
{
    QTest::addColumn<QString>("kind");
    for (const Kind &kind : kinds())
        QTest::newRow(kind.name) << QString::fromLatin1(kind.name);
}

void CodeTokensTest::isWithinATenthAfterThreeReplies()
{
    QFETCH(QString, kind);
    constexpr int groups = 100;
    constexpr int replies = 4;
    constexpr int files = 4; // in a reply
    QStringList texts = m_texts.value(kind);
    std::mt19937 dice(20); // the same every time
    QList<double> errors;
    for (int group = 0; group < groups; ++group) {
        std::shuffle(texts.begin(), texts.end(), dice);
        QList<QStringList> said;
        for (int reply = 0; reply < replies; ++reply)
            said << texts.mid(qsizetype(reply) * files, files);
        errors << qAbs(errorAfter(said));
    }
    std::sort(errors.begin(), errors.end());
    qInfo("%s: half within %.1f %%, nine of ten within %.1f %%, all within %.1f %%",
          qPrintable(kind), 100 * errors.at(groups / 2), 100 * errors.at(groups * 9 / 10),
          100 * errors.last());
    QVERIFY(errors.at(groups / 2) < 0.05);
    QVERIFY(errors.at(groups * 9 / 10) < 0.1);
    QVERIFY(errors.last() < 0.2);
}

HIWAR_TEST(CodeTokensTest, QCoreApplication)
#include "tst_codetokens.moc"
