// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The estimates beside a real tokenizer: SentencePiece, trained here on texts of this repository,
// counts what a service would report. After three replies an estimate is within a tenth; of code,
// of which there are many samples, half of the estimates (tst_codetokens.cpp says more of them).
#include "app/usage/tokenestimate.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <sentencepiece_processor.h>
#include <sentencepiece_trainer.h>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

// Four texts that a person might get as replies; the repository has none of this language.
const QStringList chinese{u"当然可以。要让房间在夏天保持凉爽，最重要的是不让阳光直接照进来。白天把"
                          u"窗帘拉上，最好选择浅色而且"
                          "厚实的布料；早晨和夜里气温比较低的时候，再打开对面的两扇窗户，让空气流动"
                          "起来。电脑、烤箱和灯都会发热，"
                          "不用的时候就关掉。如果家里有电风扇，可以在它前面放一盆冰水，这样吹出来的"
                          "风会更凉快。长期来看，在窗外种"
                          "一棵树或者装上遮阳棚，效果比空调更省钱，也更安静。"_s,
                          u"这个问题有三种常见的解决办法。第一种是把数据全部读进内存，然后一次处理"
                          u"完；它写起来最简单，但是文件"
                          "很大的时候会失败。第二种是一行一行地读，每次只保存需要的结果，这样无论文"
                          "件多大都没有关系。第三种是先把"
                          "数据放进一个小型数据库，再用查询语句计算；如果以后还要反复使用同样的数据"
                          "，这是最合适的。我的建议是：先用"
                          "第二种办法，等到真的觉得太慢了，再考虑第三种。"_s,
                          u"从北京到上海，最方便的是坐高速列车。每天从早上六点到晚上九点都有车，大"
                          u"约每二十分钟一班，全程需要四个"
                          "半小时左右。车票可以在手机上买，也可以在车站的窗口买，节假日最好提前两个"
                          "星期预订。如果你想在路上看看风景，"
                          "可以在南京停留一天：那里有古老的城墙、安静的湖水和很多好吃的小店。飞机虽"
                          "然快，但是加上去机场和安检的时间，"
                          "其实并没有省下多少。"_s,
                          u"学习一门新的语言，关键不在于每天花多少时间，而在于能不能坚持下去。你可"
                          u"以从听开始：找一些自己感兴趣的"
                          "短节目，先不看文字，听两三遍，再对照原文找出没有听懂的地方。单词不要单独"
                          "背，要放在句子里记。遇到不认识的"
                          "词，先根据上下文猜一猜意思，然后再查词典。每个星期给自己安排一次谈话，哪"
                          "怕只有十分钟；说错了也没有关系，"
                          "因为错误正是你还需要练习的地方。"_s};

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// All such files of a folder of the repository, in the order of their names.
QStringList textsIn(const QString &folder, const QString &pattern)
{
    const QDir dir(testFile(u"../"_s + folder));
    QStringList texts;
    for (const QString &name : dir.entryList({pattern}, QDir::Files, QDir::Name))
        texts << textOf(dir.filePath(name));
    return texts;
}

/// As the Guide answers with it: without the words by which it is found.
QStringList withoutKeywords(QStringList texts)
{
    for (QString &text : texts)
        text.remove(QRegularExpression(u"<!-- keywords:[^>]*-->\\n"_s));
    return texts;
}

/// Four texts of replies, as often as there are some; the tokenizer is trained on more of their
/// kind, as real ones are. Of code many: names that one file alone has make each a sample of
/// chance.
QList<QStringList> samplesOf(const QString &kind)
{
    if (kind == "Chinese"_L1)
        return {chinese};
    if (kind == "C++"_L1) {
        const QStringList files = textsIn(u"app/chat"_s, u"*.cpp"_s);
        QList<QStringList> samples;
        for (qsizetype first = 0; first + 4 <= files.size(); first += 4)
            samples << files.mid(first, 4);
        return samples;
    }
    const QString folder = kind == "Arabic"_L1 ? u"resources/guide/ar"_s : u"resources/guide/en"_s;
    return {withoutKeywords(textsIn(folder, u"*.md"_s).mid(1, 4))};
}

/// How far the estimates of a prompt and its reply are from what they are, as shares of a tenth:
/// 1 is as far as they may be.
struct Errors
{
    double prompt = 0;
    double reply = 0;
};

/// A question of ten words is a matter of single tokens.
double errorOf(qint64 guess, qint64 truth)
{
    return double(qAbs(guess - truth)) / std::max(5.0, 0.1 * double(truth));
}

double medianOf(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

void areNear(const QString &kind, const QList<Errors> &errors)
{
    QList<double> prompts;
    QList<double> replies;
    for (const Errors &error : errors) {
        prompts << error.prompt;
        replies << error.reply;
    }
    qInfo("%s, %d samples: half of the prompts within %.1f %%, of the replies within %.1f %%",
          qPrintable(kind), int(errors.size()), 10 * medianOf(prompts), 10 * medianOf(replies));
    QVERIFY(medianOf(prompts) <= 1);
    QVERIFY(medianOf(replies) <= 1);
}

} // namespace

class TokenizerTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isWithinATenthAfterThreeReplies_data();
    void isWithinATenthAfterThreeReplies();
    void isWithinATenthOfEachWhenAllAreMixed();

private:
    [[nodiscard]] qint64 tokens(const QString &text) const
    {
        std::vector<int> ids;
        const QByteArray utf8 = text.toUtf8();
        return m_tokenizer.Encode({utf8.constData(), std::size_t(utf8.size())}, &ids).ok()
                   ? qint64(ids.size())
                   : -1;
    }
    /// As services count: 4 tokens a message, 3 for the reply's beginning, and a prompt of its own.
    [[nodiscard]] qint64 promptTokens(const ChatRequest &request) const
    {
        qint64 sum = 3 + 17;
        for (const Message &message : request.messages)
            sum += 4 + tokens(message.content);
        return sum;
    }
    /// One question and its reply: the estimates before; then what the service reports is learnt.
    Errors play(ChatRequest &request, const QString &reply);

    sentencepiece::SentencePieceProcessor m_tokenizer;
    Calibration m_calibration;
};

void TokenizerTest::initTestCase()
{
    QTemporaryDir folder;
    QFile corpus(folder.filePath(u"corpus.txt"_s));
    QVERIFY(corpus.open(QIODevice::WriteOnly));
    QStringList texts = chinese;
    for (const QString &place : {u"resources/guide/en"_s, u"resources/guide/ar"_s, u"packaging"_s,
                                 u"app"_s, u"tests"_s, u".github"_s})
        texts += textsIn(place, u"*.md"_s);
    for (const QString &place : {u"app/chat"_s, u"app/history"_s, u"app/controllers"_s})
        texts += textsIn(place, u"*.cpp"_s);
    for (const QString &text : std::as_const(texts))
        corpus.write(text.toUtf8() + '\n');
    corpus.close();
    const QString model = folder.filePath(u"model"_s);
    // More tokens than this corpus has frequent pairs would be phrases that occur once, as in no
    // real tokenizer: then each text has a rate of its own.
    const std::string how =
        u"--input=%1 --model_prefix=%2 --model_type=bpe --vocab_size=4000 --byte_fallback=true "
        "--character_coverage=1 --normalization_rule_name=identity "
        "--remove_extra_whitespaces=false --minloglevel=2 --num_threads=2"_s
            .arg(corpus.fileName(), model)
            .toStdString();
    const auto trained = sentencepiece::SentencePieceTrainer::Train(how);
    QVERIFY2(trained.ok(), trained.ToString().c_str());
    const auto loaded = m_tokenizer.Load((model + u".model"_s).toStdString());
    QVERIFY2(loaded.ok(), loaded.ToString().c_str());
    QVERIFY(tokens(u"Hello, world"_s) > 1);
}

Errors TokenizerTest::play(ChatRequest &request, const QString &reply)
{
    // Not of its beginning: the same in all files, it is a token or two of this small tokenizer.
    request.messages.append({Role::User, reply.mid(reply.size() / 2, 40), {}});
    const ScriptCounts asked = scriptCounts(request);
    const ScriptCounts said = scriptCounts(reply);
    const qint64 prompt = promptTokens(request);
    const qint64 truth = tokens(reply);
    const Errors errors{errorOf(estimate(asked, m_calibration), prompt),
                        errorOf(estimate(said, m_calibration), truth)};
    m_calibration = calibrated(m_calibration, asked, prompt);
    m_calibration = calibrated(m_calibration, said, truth);
    request.messages.append({Role::Assistant, reply, {}});
    return errors;
}

void TokenizerTest::isWithinATenthAfterThreeReplies_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"English", "Arabic", "Chinese", "C++"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void TokenizerTest::isWithinATenthAfterThreeReplies()
{
    QFETCH(QString, kind);
    QList<Errors> last;
    for (const QStringList &replies : samplesOf(kind)) {
        QCOMPARE(replies.size(), 4);
        m_calibration = firstCalibration();
        ChatRequest request;
        Errors errors;
        for (const QString &reply : replies) {
            QVERIFY(reply.size() > 100);
            errors = play(request, reply);
        }
        last << errors;
    }
    areNear(kind, last);
}

void TokenizerTest::isWithinATenthOfEachWhenAllAreMixed()
{
    const QStringList kinds{u"English"_s, u"Arabic"_s, u"Chinese"_s, u"C++"_s};
    QHash<QString, QList<Errors>> last;
    for (const QStringList &code : samplesOf(u"C++"_s)) {
        m_calibration = firstCalibration();
        for (int i = 0; i < 4; ++i) {
            for (const QString &kind : kinds) {
                ChatRequest request;
                const QStringList replies = kind == "C++"_L1 ? code : samplesOf(kind).first();
                const Errors errors = play(request, replies.at(i));
                if (i == 3)
                    last[kind] << errors;
            }
        }
    }
    for (const QString &kind : kinds)
        areNear(kind, last.value(kind));
}

HIWAR_TEST(TokenizerTest, QCoreApplication)
#include "tst_tokenizer.moc"
