// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Damaged and malicious exports: each is imported as far as it is valid, or ends in an error text.
#include "app/foreign/chatgptreader.h"
#include "tests/app/foreign/foreigncase.h"

#include <QTemporaryFile>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

const QByteArray chatGptHead = "[{\"create_time\": 1700000000, \"mapping\": ";

QByteArray chatGptSaying(const QByteArray &words)
{
    return chatGptHead + "{\"a\": {\"message\": {\"author\": {\"role\": \"user\"}, \"content\": " +
           "{\"parts\": [\"" + words + "\"]}}}}}]";
}

const QStringList sampleNames{u"chatgpt/conversations.json"_s, u"chatgpt/list.json"_s,
                              u"openwebui/chats.json"_s,       u"openwebui/old.json"_s,
                              u"chatbox/exported-data.json"_s, u"chatbox/old.json"_s,
                              u"jan/messages.jsonl"_s,         u"librechat/branches.json"_s,
                              u"librechat/recursive.json"_s,   u"llamacpp/conversations.json"_s,
                              u"llamacpp/session.jsonl"_s,     u"llamacpp/numbers.json"_s};

/// A file generated while it is read: an array of `count` conversations.
class EndlessExport final : public QIODevice
{
public:
    EndlessExport(int count, qsizetype size)
        : m_count(count)
    {
        m_piece = chatGptSaying(QByteArray(size, 'x')).sliced(1).chopped(1);
        m_next = "[";
        open(QIODevice::ReadOnly);
    }
    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 given() const { return m_given; }
    [[nodiscard]] qsizetype chunkSize() const { return m_piece.size() + 1; }

protected:
    qint64 readData(char *data, qint64 size) override
    {
        while (m_next.size() < size && m_count > 0) {
            m_next += m_piece;
            m_next += --m_count > 0 ? ',' : ']';
        }
        const qsizetype given = std::min<qsizetype>(size, m_next.size());
        std::copy_n(m_next.constData(), given, data);
        m_next.remove(0, given);
        m_given += given;
        return given;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    int m_count;
    qint64 m_given = 0;
    QByteArray m_piece;
    QByteArray m_next;
};

/// Only counts what it receives.
class CountingSink final : public ImportSink
{
public:
    explicit CountingSink(const EndlessExport &file)
        : m_file(file)
    {
    }

    Transferred<void> takeFolder(const Folder &) override { return {}; }
    Transferred<void> takeAttachment(const AttachmentData &) override { return {}; }
    Transferred<void> takeConversation(Incoming) override
    {
        mostHeld = std::max(mostHeld, m_file.given() - conversations * m_file.chunkSize());
        ++conversations;
        return {};
    }
    void leaveOut(const ImportWarning &) override { ++warnings; }
    Transferred<void> goOn(qint64) override
    {
        ++signsOfLife;
        return {};
    }

    int conversations = 0;
    int warnings = 0;
    int signsOfLife = 0;
    qint64 mostHeld = 0; ///< bytes that were read and not passed on yet

private:
    const EndlessExport &m_file;
};

} // namespace

class ForeignHostileTest : public TestCase
{
    Q_OBJECT

private slots:
    void givesTheSameASecondTime()
    {
        for (const QString &name : sampleNames)
            QCOMPARE(readForeign(name).all, readForeign(name).all);
    }

    void endsWhereverTheFileIsCutOff()
    {
        for (const QString &name : sampleNames) {
            const QByteArray whole = foreignFile(name);
            const qsizetype full = readBytes(whole).all.size();
            for (qsizetype size = 0; size < whole.size(); size += 23) {
                const Reading reading = readBytes(whole.left(size));
                QVERIFY(reading.all.size() <= full);
                const bool isLines = name.endsWith("jsonl"_L1); // each line is independent
                QVERIFY(isLines || reading.reader.isEmpty() || reading.error ||
                        whole.sliced(size).trimmed().isEmpty());
            }
        }
    }

    void survivesAnotherKindInPlaceOfAny()
    {
        const QByteArrayList kinds{"null", "true", "-7",   "1e300",        "\"\"",
                                   "[]",   "{}",   "[[]]", "{\"id\": {}}", "[{\"text\": []}]"};
        int turn = 0;
        for (const QString &name : sampleNames) {
            const QByteArray whole = foreignFile(name);
            for (qsizetype at = whole.indexOf(':'); at >= 0; at = whole.indexOf(':', at + 1)) {
                QByteArray changed = whole; // the value gets another key
                changed.insert(at + 1, kinds[++turn % kinds.size()] + ", \"was\":");
                const Reading reading = readBytes(changed);
                for (const Incoming &incoming : reading.all)
                    QVERIFY(!incoming.conversation.nodes.isEmpty());
            }
        }
        QVERIFY(turn > 500);
    }

    void saysWhatIsWrongWithTheFile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("words");
        const QByteArray good = chatGptSaying("hi");
        QTest::newRow("cut off") << good.chopped(1) << u"damaged"_s;
        QTest::newRow("something after it") << QByteArray(good + "x") << u"damaged"_s;
        QTest::newRow("a wrong bracket") << QByteArray(good.chopped(1) + "}") << u"damaged"_s;
    }
    void saysWhatIsWrongWithTheFile()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, words);
        const Reading reading = readBytes(bytes);
        QVERIFY(reading.error);
        QVERIFY2(describe(*reading.error).contains(words), qPrintable(describe(*reading.error)));
        QCOMPARE(reading.all.size(), 1); // the valid one before the fault
    }

    void saysWhyAFormatWasRefused()
    {
        CollectingSink sink;
        const auto refusal = [&sink](QByteArray bytes) {
            QBuffer file(&bytes);
            file.open(QIODevice::ReadOnly);
            const auto read = ChatGptReader().read(file, sink);
            return read ? QString() : describe(read.error());
        };
        QVERIFY(refusal({}).contains(u"empty"_s));
        QVERIFY(refusal("\xff\xfe[\0]\0").contains(u"UTF-16"_s));
        QVERIFY(refusal("\xfe\xff\0[\0]").contains(u"UTF-16"_s));
        QVERIFY(refusal("hello").contains(u"damaged"_s));
        QVERIFY(readBytes("\xff\xfe[\0]\0").reader.isEmpty());
    }

    void readsOverAMark()
    {
        const Reading reading = readBytes("\xef\xbb\xbf" + chatGptSaying("hi"));
        QVERIFY(!reading.error);
        QCOMPARE(reading.shownPath(), QStringList(u"hi"_s));
    }

    void losesNoOtherConversationForABrokenOne_data()
    {
        QTest::addColumn<QByteArray>("broken");
        QTest::addColumn<int>("warning");
        const auto deep = QByteArray(100'000, '[') + QByteArray(100'000, ']');
        QTest::newRow("no JSON") << QByteArray("{\"mapping\": {x}}")
                                 << int(ForeignWarning::BrokenElement);
        QTest::newRow("number") << QByteArray("12") << int(ForeignWarning::NoConversation);
        QTest::newRow("list") << QByteArray("[]") << int(ForeignWarning::NoConversation);
        QTest::newRow("other object")
            << QByteArray("{\"a\":1}") << int(ForeignWarning::NoConversation);
        QTest::newRow("empty") << QByteArray("{\"mapping\":{}}") << int(ForeignWarning::NoMessages);
        QTest::newRow("deep") << deep << int(ForeignWarning::TooDeep);
        QTest::newRow("huge") << QByteArray("\"" + QByteArray(65 * 1024 * 1024, 'x') + "\"")
                              << int(ForeignWarning::TooLarge);
    }
    void losesNoOtherConversationForABrokenOne()
    {
        QFETCH(QByteArray, broken);
        QFETCH(int, warning);
        const QByteArray good = chatGptSaying("hi");
        const Reading reading = readBytes(good.chopped(1) + ',' + broken + ',' + good.sliced(1));
        QVERIFY(!reading.error);
        QCOMPARE(reading.all.size(), 2);
        QCOMPARE(reading.lost(ForeignWarning(warning)), 1);
    }

    void keepsWordsThatStandTwiceUnderOneId()
    {
        const QByteArray message = ": {\"message\": {\"author\": {\"role\": \"user\"}, "
                                   "\"content\": {\"parts\": [\"";
        const Reading reading = readBytes(chatGptHead + "{\"a\"" + message + "one\"]}}}, \"a\"" +
                                          message + "two\"]}}}}}]");
        QCOMPARE(reading.all.constFirst().conversation.nodes.size(), 2);
        QCOMPARE(reading.lost(ForeignWarning::DoubleName), 1);
    }

    void holdsOneConversationAtATime()
    {
        constexpr int count = 40;
        constexpr qsizetype size = 256 * 1024;
        EndlessExport file(count, size);
        CountingSink sink(file);
        QVERIFY(ChatGptReader().read(file, sink));
        QCOMPARE(sink.conversations, count);
        QCOMPARE(sink.warnings, 0);
        QVERIFY(sink.signsOfLife >= 4);
        // Read but not passed on yet: one conversation and part of the next.
        QVERIFY2(sink.mostHeld < 3 * size, qPrintable(QString::number(sink.mostHeld)));
    }

    void stopsWhenCancelled()
    {
        QByteArray bytes = chatGptSaying("one");
        bytes = bytes.chopped(1) + ',' + bytes.sliced(1);
        QBuffer file(&bytes);
        file.open(QIODevice::ReadOnly);
        CollectingSink sink;
        sink.cancelAfter = 1;
        const auto read = ChatGptReader().read(file, sink);
        QVERIFY(!read);
        QCOMPARE(read.error().fault, TransferFault::Cancelled);
        QCOMPARE(sink.all.size(), 1);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::ForeignHostileTest, QCoreApplication)
#include "tst_foreignhostile.moc"
