// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/answerreader.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QByteArray ok = "HTTP/1.1 200 OK\r\n"_ba;

struct Answer
{
    int status = 0;
    int interim = 0;
    QByteArray body;
    bool isBroken = false;
    bool isWhole = false; ///< after the connection has ended
    AnswerReader::Fields fields;

    bool operator==(const Answer &) const = default;
};

Answer read(const QList<QByteArrayView> &reads)
{
    AnswerReader reader;
    Answer answer;
    for (const QByteArrayView &bytes : reads)
        answer.body += reader.feed(bytes);
    answer.isWhole = reader.finish();
    answer.isBroken = reader.isBroken();
    answer.status = reader.status();
    answer.interim = reader.interimStatus();
    if (answer.status > 0)
        answer.fields = reader.fields();
    return answer;
}

} // namespace

class AnswerReaderTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsEveryFraming_data();
    void readsEveryFraming();
    void joinsFieldsOfTheSameName();
    void endsAHeadWithoutEnd_data();
    void endsAHeadWithoutEnd();
    void isOverAtTheEndOfTheBody();
};

void AnswerReaderTest::readsEveryFraming_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("whole");
    const auto row = [](const char *name, const QByteArray &bytes, int status,
                        const QByteArray &body, bool whole = true) {
        QTest::newRow(name) << bytes << status << body << whole;
    };
    const QByteArray chunked = ok + "Transfer-Encoding: chunked\r\n\r\n";
    row("its length", ok + "Content-Length: 2\r\n\r\nHi", 200, "Hi");
    row("its length twice", ok + "Content-Length: 2\r\nContent-Length: 2\r\n\r\nHi", 200, "Hi");
    row("less than its length", ok + "Content-Length: 3\r\n\r\nHi", 200, "Hi", false);
    row("more than its length", ok + "Content-Length: 2\r\n\r\nHiho", 200, "Hi");
    row("a length that is none", ok + "Content-Length: two\r\n\r\nHi", 200, "Hi");
    row("to the end", ok + "\r\nHi", 200, "Hi");
    row("empty", ok + "Content-Length: 0\r\n\r\n", 200, "");
    row("no body by its status", "HTTP/1.1 204 No Content\r\n\r\nHi", 204, "");
    row("chunks", chunked + "1\r\nH\r\n1;x=y\r\ni\r\n0\r\n\r\n", 200, "Hi");
    row("chunks, trailers", chunked + "2\r\nHi\r\n0\r\nX: y\r\n\r\n", 200, "Hi");
    row("chunks, lone line feeds", chunked + "2\nHi\n0\n\n", 200, "Hi");
    row("chunks, the last blank line missing", chunked + "2\r\nHi\r\n0\r\n", 200, "Hi");
    row("chunks, no last one", chunked + "2\r\nHi\r\n", 200, "Hi", false);
    row("chunks, cut within one", chunked + "9\r\nHi", 200, "Hi", false);
    row("chunks, a size that is none", chunked + "2\r\nHi\r\nzz\r\n", 200, "Hi", false);
    row("chunks, longer than it says", chunked + "1\r\nHi\r\n0\r\n\r\n", 200, "H", false);
    row("chunks win over a length",
        ok + "Content-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nHi\r\n0\r\n\r\n", 200,
        "Hi");
    row("lone line feeds", "HTTP/1.1 200 OK\nContent-Length: 2\n\nHi", 200, "Hi");
    row("blank lines before it", "\r\n\n" + ok + "\r\nHi", 200, "Hi");
    row("no reason", "HTTP/1.1 200\r\n\r\nHi", 200, "Hi");
    row("HTTP/1.0", "HTTP/1.0 503 Busy\r\n\r\nHi", 503, "Hi");
    row("a line that is no field", ok + "what\r\nContent-Length: 2\r\n\r\nHi", 200, "Hi");
    row("103 before it", "HTTP/1.1 103 Early Hints\r\nContent-Length: 7\r\n\r\n" + ok + "\r\nHi",
        200, "Hi");
    row("three before it",
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n"
        "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n" +
            ok + "\r\nHi",
        200, "Hi");
    row("nothing but an interim one", "HTTP/1.1 102 Processing\r\n\r\n", 0, "", false);
    row("cut within the head", ok + "Content-", 0, "", false);
    row("nothing", "", 0, "", false);
    row("another protocol", "SSH-2.0-OpenSSH_9.2\r\n", 0, "", false);
    row("no status", "HTTP/1.1 OK\r\n\r\n", 0, "", false);
    row("binary", QByteArray("\x16\x03\x01\0", 4), 0, "", false);
}

void AnswerReaderTest::readsEveryFraming()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(bool, whole);

    const Answer answer = read({bytes});
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.body, body);
    QCOMPARE(answer.isWhole, whole);
    QList<QByteArrayView> singly;
    for (qsizetype cut = 0; cut < bytes.size(); ++cut) {
        QVERIFY2(read({QByteArrayView(bytes).first(cut), QByteArrayView(bytes).sliced(cut)}) ==
                     answer,
                 QByteArray::number(cut));
        singly << QByteArrayView(bytes).sliced(cut, 1);
    }
    QVERIFY(read(singly) == answer);
}

void AnswerReaderTest::joinsFieldsOfTheSameName()
{
    AnswerReader reader;
    QCOMPARE(reader.feed(ok + "X-A: one\r\nx-a:two\r\n three\r\nX-B:\r\n\r\n"), QByteArray());
    QCOMPARE(reader.field("X-A"), "one, two three"_ba);
    QCOMPARE(reader.field("x-b"), QByteArray());
    QCOMPARE(reader.field("x-c"), QByteArray());
    QCOMPARE(reader.fields().size(), 3);
}

void AnswerReaderTest::endsAHeadWithoutEnd_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("again");
    QTest::newRow("a line") << ok + "X: " << QByteArray(1000, 'x');
    QTest::newRow("fields") << ok << "X: "_ba + QByteArray(1000, 'x') + "\r\n";
    QTest::newRow("a status") << "HTTP/1.1 "_ba << QByteArray(1000, '2');
    QTest::newRow("interim heads") << QByteArray() << "HTTP/1.1 100 Continue\r\n\r\n"_ba;
    QTest::newRow("blank lines") << QByteArray() << "\r\n"_ba.repeated(500);
    QTest::newRow("trailers") << ok + "Transfer-Encoding: chunked\r\n\r\n0\r\n"
                              << "X: y\r\n"_ba.repeated(100);
    QTest::newRow("a chunk's size") << ok + "Transfer-Encoding: chunked\r\n\r\n"
                                    << QByteArray(1000, '0');
}

void AnswerReaderTest::endsAHeadWithoutEnd()
{
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, again);
    AnswerReader reader;
    QVERIFY(reader.feed(begin).isEmpty());
    qsizetype taken = begin.size();
    while (!reader.isBroken()) {
        QVERIFY(reader.feed(again).isEmpty());
        taken += again.size();
        QVERIFY(taken < AnswerReader::maxHeadBytes + 2000);
    }
    QVERIFY(taken > AnswerReader::maxHeadBytes - 2000);
    QVERIFY(!reader.fault().isEmpty());
}

void AnswerReaderTest::isOverAtTheEndOfTheBody()
{
    AnswerReader reader;
    QCOMPARE(reader.feed(ok + "Content-Length: 2\r\n\r\nH"), "H"_ba);
    QVERIFY(!reader.isOver());
    QCOMPARE(reader.feed("i"), "i"_ba);
    QVERIFY(reader.isOver());
    QCOMPARE(reader.feed("more"), QByteArray());
}

HIWAR_TEST(AnswerReaderTest, QCoreApplication)
#include "tst_answerreader.moc"
