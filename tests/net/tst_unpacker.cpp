// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/unpacker.h"
#include "tests/net/packed.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class UnpackerTest : public TestCase
{
    Q_OBJECT

private slots:
    void unpacksAtEveryCut_data();
    void unpacksAtEveryCut();
    void givesEachFlushedPieceAtOnce();
    void tellsWhatCameShort();
    void stopsAtWhatIsBroken();
    void stopsABomb();
    void knowsWhatItCanUnpack();
};

void UnpackerTest::unpacksAtEveryCut_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    const QByteArrayList pieces{"data: one\n\n", "data: two\n\n", "data: [DONE]\n\n"};
    const QByteArray text = pieces.join();
    QTest::newRow("gzip") << packed(pieces) << text;
    QTest::newRow("zlib") << packed(pieces, Packing::Zlib) << text;
    QTest::newRow("a member each")
        << packed({pieces.at(0)}) + packed({pieces.at(1), pieces.at(2)}) << text;
    QTest::newRow("padded") << packed(pieces) + QByteArray(5, '\0') + "x" << text;
    QTest::newRow("not packed at all") << text << text;
    QTest::newRow("nothing in it") << packed({""}) << QByteArray();
}

void UnpackerTest::unpacksAtEveryCut()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    for (qsizetype cut = 0; cut <= bytes.size(); ++cut) {
        Unpacker unpacker;
        QByteArray result = unpacker.feed(bytes.first(cut));
        result += unpacker.feed(bytes.sliced(cut));
        QCOMPARE(result, text);
        QVERIFY(unpacker.isWhole());
        QVERIFY(!unpacker.hasFailed());
    }
    Unpacker unpacker;
    QByteArray result;
    for (const char byte : bytes)
        result += unpacker.feed(QByteArray(1, byte));
    QCOMPARE(result, text);
    QVERIFY(unpacker.isWhole());
}

void UnpackerTest::givesEachFlushedPieceAtOnce()
{
    const QByteArray whole = packed({"first", "second"});
    for (qsizetype size = 0;; ++size) {
        QVERIFY(size < whole.size());
        Unpacker unpacker;
        if (unpacker.feed(whole.first(size)) == "first")
            break; // before the second one arrived
    }
}

void UnpackerTest::tellsWhatCameShort()
{
    const QByteArray whole = packed({"first", "second"});
    for (qsizetype size = 1; size < whole.size(); ++size) {
        Unpacker unpacker;
        const QByteArray result = unpacker.feed(whole.first(size));
        QVERIFY("firstsecond"_ba.startsWith(result));
        QVERIFY(!unpacker.isWhole());
        QVERIFY(!unpacker.hasFailed());
    }
    QVERIFY(Unpacker().isWhole()); // nothing arrived, so nothing is missing
}

void UnpackerTest::stopsAtWhatIsBroken()
{
    QByteArray bytes = packed({"first", "second"});
    bytes.replace(20, 6, "xxxxxx");
    Unpacker unpacker;
    (void)unpacker.feed(bytes);
    QVERIFY(unpacker.hasFailed());
    QCOMPARE(unpacker.feed(packed({"more"})), QByteArray());
}

void UnpackerTest::stopsABomb()
{
    const QByteArray bomb = packed({QByteArray(50'000'000, 'x')});
    Unpacker unpacker;
    qsizetype out = 0;
    for (qsizetype at = 0; at < bomb.size() && !unpacker.hasFailed(); at += 16384)
        out += unpacker.feed(bomb.sliced(at, qMin<qsizetype>(16384, bomb.size() - at))).size();
    QVERIFY(unpacker.hasFailed());
    QVERIFY2(out <= Unpacker::freeBytes + 2 * 65536, qPrintable(QString::number(out)));
    // Text that only compresses well is unpacked.
    QByteArray text;
    while (text.size() < 8'000'000)
        text += "data: {\"choices\":[{\"delta\":{\"content\":\"" + QByteArray::number(text.size()) +
                "\"}}]}\n\n";
    Unpacker other;
    QCOMPARE(other.feed(packed({text})), text);
    QVERIFY(other.isWhole());
}

void UnpackerTest::knowsWhatItCanUnpack()
{
    for (const char *name : {"", "identity", "gzip", " GZip ", "x-gzip", "deflate"})
        QVERIFY2(Unpacker::knows(name), name);
    for (const char *name : {"br", "zstd", "gzip, br", "compress"})
        QVERIFY2(!Unpacker::knows(name), name);
}

HIWAR_TEST(UnpackerTest, QCoreApplication)
#include "tst_unpacker.moc"
