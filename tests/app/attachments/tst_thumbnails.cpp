// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Small pictures of attachments: made once, a few at a time, and only what is right is believed.
#include "app/attachments/thumbnails.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QPromise>
#include <QSignalSpy>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

template<typename T>
QFuture<T> ready(const T &value)
{
    QPromise<T> promise;
    promise.start();
    promise.addResult(value);
    promise.finish();
    return promise.future();
}

ReaderAnswer pixels(QSize size)
{
    ReaderAnswer answer;
    answer.kind = FileKind::Picture;
    answer.pictures = {{.name = {},
                        .mediaType = u"image/x-rgba"_s,
                        .size = size,
                        .bytes = QByteArray(qsizetype(size.width()) * size.height() * 4, 'x')}};
    return answer;
}

/// A reader that answers when the test says so.
struct Reader
{
    QList<ReaderTask> tasks;
    std::vector<QPromise<ReaderAnswer>> open;
    QStringList loaded;
    QSet<QString> missing;

    Thumbnails::Sources sources()
    {
        return {.bytes =
                    [this](const QString &hash) {
                        loaded << hash;
                        using Bytes = tl::expected<QByteArray, StoreError>;
                        if (missing.contains(hash))
                            return ready<Bytes>(
                                tl::unexpected(StoreError{StoreFault::NotFound, {}, {}}));
                        return ready<Bytes>(hash.toUtf8());
                    },
                .ask =
                    [this](const ReaderTask &task) {
                        tasks.append(task);
                        open.emplace_back();
                        open.back().start();
                        return open.back().future();
                    }};
    }
    void answer(size_t index, const ReaderAnswer &answer)
    {
        open.at(index).addResult(answer);
        open.at(index).finish();
    }
};

} // namespace

class ThumbnailsTest : public TestCase
{
    Q_OBJECT

private slots:
    void makesEachOnce();
    void makesAFewAtOnceTheNewestFirst();
    void doesNotTryAgainWhatFails();
    void believesOnlyWhatIsRight_data();
    void believesOnlyWhatIsRight();
    void forgetsTheOldest();
    void mayBeDeletedMeanwhile();
};

void ThumbnailsTest::makesEachOnce()
{
    Reader reader;
    Thumbnails thumbnails(reader.sources(), 128);
    QSignalSpy arrived(&thumbnails, &Thumbnails::arrived);
    QCOMPARE(thumbnails.look(u"a"_s), std::nullopt);
    QCOMPARE(thumbnails.look(u"a"_s), std::nullopt);
    QTRY_COMPARE(reader.tasks.size(), 1);
    QCOMPARE(reader.tasks.first().kind, ReaderTaskKind::Thumbnail);
    QCOMPARE(reader.tasks.first().bytes, "a");
    QCOMPARE(reader.tasks.first().longestSide, 128);
    QVERIFY(!thumbnails.isThere(u"a"_s));
    reader.answer(0, pixels({128, 96}));
    QTRY_COMPARE(arrived.size(), 1);
    QVERIFY(thumbnails.isThere(u"a"_s));
    QCOMPARE(thumbnails.look(u"a"_s), pixels({128, 96}).pictures.first());
    QCOMPARE(reader.tasks.size(), 1);
}

void ThumbnailsTest::makesAFewAtOnceTheNewestFirst()
{
    Reader reader;
    Thumbnails thumbnails(reader.sources());
    for (int i = 0; i < 100; ++i)
        (void)thumbnails.look(QString::number(i));
    QTRY_COMPARE(reader.tasks.size(), 2);
    QCOMPARE(reader.loaded, QStringList({u"0"_s, u"1"_s}));
    reader.answer(0, pixels({8, 8}));
    QTRY_COMPARE(reader.tasks.size(), 3);
    QCOMPARE(reader.loaded.last(), u"99"_s); // in view now
}

void ThumbnailsTest::doesNotTryAgainWhatFails()
{
    Reader reader;
    reader.missing = {u"gone"_s};
    Thumbnails thumbnails(reader.sources());
    (void)thumbnails.look(u"gone"_s);
    (void)thumbnails.look(u"broken"_s);
    QTRY_COMPARE(reader.tasks.size(), 1);
    ReaderAnswer broken;
    broken.fault = ReaderFault::Damaged;
    reader.answer(0, broken);
    (void)thumbnails.look(u"next"_s);
    QTRY_COMPARE(reader.tasks.size(), 2);
    (void)thumbnails.look(u"gone"_s);
    (void)thumbnails.look(u"broken"_s);
    QCOMPARE(reader.loaded, QStringList({u"gone"_s, u"broken"_s, u"next"_s}));
}

void ThumbnailsTest::believesOnlyWhatIsRight_data()
{
    QTest::addColumn<ReaderAnswer>("answer");
    QTest::newRow("too large") << pixels({129, 8});
    QTest::newRow("nothing") << pixels({0, 8});
    QTest::newRow("no picture") << ReaderAnswer();
    ReaderAnswer few = pixels({8, 8});
    few.pictures.first().bytes.chop(1);
    QTest::newRow("too few bytes") << few;
    ReaderAnswer encoded = pixels({8, 8});
    encoded.pictures.first().mediaType = u"image/png"_s;
    QTest::newRow("not raw") << encoded;
}

void ThumbnailsTest::believesOnlyWhatIsRight()
{
    QFETCH(const ReaderAnswer, answer);
    Reader reader;
    Thumbnails thumbnails(reader.sources(), 128);
    QSignalSpy arrived(&thumbnails, &Thumbnails::arrived);
    (void)thumbnails.look(u"a"_s);
    (void)thumbnails.look(u"b"_s);
    QTRY_COMPARE(reader.tasks.size(), 2);
    reader.answer(0, answer);
    reader.answer(1, pixels({128, 128}));
    QTRY_COMPARE(arrived.size(), 1);
    QVERIFY(!thumbnails.isThere(u"a"_s));
    QVERIFY(thumbnails.isThere(u"b"_s));
}

void ThumbnailsTest::forgetsTheOldest()
{
    Reader reader;
    constexpr int kilobytes = 100; // for one
    Thumbnails thumbnails(reader.sources(), 128, kilobytes);
    for (int i = 0; i < 3; ++i) {
        (void)thumbnails.look(QString::number(i));
        QTRY_COMPARE(reader.tasks.size(), i + 1);
        reader.answer(size_t(i), pixels({128, 128}));
        QTRY_VERIFY(thumbnails.isThere(QString::number(i)));
    }
    QVERIFY(!thumbnails.isThere(u"0"_s));
    (void)thumbnails.look(u"0"_s);
    QTRY_COMPARE(reader.tasks.size(), 4);
}

void ThumbnailsTest::mayBeDeletedMeanwhile()
{
    Reader reader;
    auto thumbnails = std::make_unique<Thumbnails>(reader.sources());
    (void)thumbnails->look(u"a"_s);
    QTRY_COMPARE(reader.tasks.size(), 1);
    thumbnails.reset();
    reader.answer(0, pixels({8, 8}));
}

HIWAR_TEST(ThumbnailsTest, QCoreApplication)
#include "tst_thumbnails.moc"
