// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/ziparchive.h"
#include "tests/app/foreign/foreigncase.h"
#include "tests/app/foreign/zipwriter.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace Hiwar {

class ForeignArchiveTest : public TestCase
{
    Q_OBJECT

private slots:
    void findsThePicturesOfAChatGptExport_data()
    {
        QTest::addColumn<bool>("isBefore");
        QTest::newRow("pictures first") << true;
        QTest::newRow("conversations first") << false;
    }
    void findsThePicturesOfAChatGptExport()
    {
        QFETCH(bool, isBefore);
        ZipFiles files{{"conversations.json", foreignFile(u"chatgpt/conversations.json"_s)},
                       {"chat.html", "<html>"},
                       {"user.json", "{\"id\": \"me\"}"},
                       {"file-Other-x.png", "never named"},
                       {"file-AbC123-lamp.png", "\x89PNG"}};
        if (isBefore)
            std::reverse(files.begin(), files.end());
        const Reading reading = readBytes(zipOf(files));
        QVERIFY(!reading.error);
        QCOMPARE(reading.all.size(), 1);
        const QList<Attachment> attachments = reading.message(u"And what is this?"_s).attachments;
        QCOMPARE(attachments.size(), 1);
        QCOMPARE(attachments[0].name, u"lamp.png"_s);
        QCOMPARE(attachments[0].mediaType, u"image/png"_s);
        QCOMPARE(reading.contents.value(attachments[0].hash), QByteArray("\x89PNG"));
        QCOMPARE(reading.contents.size(), 1); // files that no message names are not imported
        QCOMPARE(reading.lost(ForeignWarning::MissingFile), 0);
    }

    void readsConversationsOfSeveralFiles()
    {
        const QByteArray first = foreignFile(u"chatgpt/conversations.json"_s);
        const Reading reading =
            readBytes(zipOf({{"conversations-000.json", first},
                             {"conversations-001.json", foreignFile(u"chatgpt/list.json"_s)}}));
        QCOMPARE(reading.all.size(), 2);
    }

    void putsJansThreadsTogether()
    {
        const QByteArray messages = foreignFile(u"jan/messages.jsonl"_s);
        const Reading reading =
            readBytes(zipOf({{"threads/thread-1/messages.jsonl", messages},
                             {"threads/thread-1/thread.json", foreignFile(u"jan/thread.json"_s)},
                             {"threads/thread-2/messages.jsonl",
                              QByteArray(messages).replace("thread-1", "thread-2")}}));
        QVERIFY(!reading.error);
        QCOMPARE(reading.all.size(), 2);
        QCOMPARE(reading.conversation(0).info.title, u"Moon"_s);
        QVERIFY(reading.conversation(0).info.isPinned);
        QCOMPARE(reading.message(u"Half an"_s).model, u"llama3.2-1b"_s);
        QCOMPARE(reading.conversation(1).info.title, u"Who was first?"_s);
    }

    void readsASessionAFile()
    {
        const QByteArray lines = foreignFile(u"llamacpp/session.jsonl"_s);
        const Reading reading = readBytes(
            zipOf({{"a.jsonl", lines}, {"b.jsonl", QByteArray(lines).replace("v-1", "v-2")}}));
        QCOMPARE(reading.all.size(), 2);
    }

    void opensNoPathThatAnArchiveNames()
    {
        QTemporaryDir folder;
        const QString former = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder.path()));
        const QByteArray absolute = folder.filePath(u"absolute.json"_s).toUtf8();
        const QByteArray content = foreignFile(u"chatgpt/conversations.json"_s);
        const Reading reading = readBytes(zipOf({{"../../../slip.json", content},
                                                 {absolute, content},
                                                 {"..\\file-AbC123-slip.png", "x"}}));
        QVERIFY(QDir::setCurrent(former));
        QVERIFY(!reading.error);
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 0);
        QVERIFY(!QFile::exists(folder.filePath(u"../slip.json"_s)));
        for (const Incoming &incoming : reading.all) {
            for (const MessageNode &node : incoming.conversation.nodes) {
                for (const Attachment &attachment : node.attachments)
                    QVERIFY(!attachment.name.contains(u'/') && !attachment.name.contains(u'\\'));
            }
        }
    }

    void endsAtABomb()
    {
        QByteArray zeros(20 * 1024 * 1024, ' ');
        zeros.prepend("[{\"create_time\": 1, \"mapping\": {");
        QByteArray zip = zipOf({{"conversations.json", zeros}});
        QBuffer file(&zip);
        file.open(QIODevice::ReadOnly);
        ZipArchive archive(file, {.unsuspicious = 1024 * 1024, .ratio = 200});
        QVERIFY(archive.next());
        QByteArray piece(256 * 1024, Qt::Uninitialized);
        qint64 total = 0;
        qint64 count = 0;
        while ((count = archive.read(piece.data(), piece.size())) > 0)
            total += count;
        QCOMPARE(count, -1);
        QVERIFY(total < zeros.size());
        QCOMPARE(archive.error()->fault, TransferFault::TooLarge);
        QVERIFY(!archive.next());
    }

    void endsAtABombThatNobodyReads()
    {
        QByteArray zip =
            zipOf({{"other", QByteArray(20 * 1024 * 1024, '\0')}, {"b", "2"}}, nullptr, true);
        QBuffer file(&zip);
        file.open(QIODevice::ReadOnly);
        ZipArchive archive(file, {.unsuspicious = 1024 * 1024, .ratio = 200});
        QVERIFY(archive.next());
        const auto second = archive.next();
        QVERIFY(!second);
        QCOMPARE(second.error().fault, TransferFault::TooLarge);

        ZipArchive patient(file, {.ratio = 1'000'000});
        QVERIFY(patient.next());
        int asked = 0;
        const auto cancelled = patient.next([&asked] { return ++asked < 3; });
        QVERIFY(!cancelled);
        QCOMPARE(cancelled.error().fault, TransferFault::Cancelled);
        QCOMPARE(asked, 3);

        ZipArchive whole(file, {.ratio = 1'000'000});
        QVERIFY(whole.next());
        QVERIFY(*whole.next([] { return true; }));
        QCOMPARE(whole.name(), u"b"_s);
    }

    void countsFiles()
    {
        QByteArray zip = zipOf({{"a", "1"}, {"b", "2"}, {"c", "3"}});
        QBuffer file(&zip);
        file.open(QIODevice::ReadOnly);
        ZipArchive archive(file, {.entries = 2});
        QVERIFY(archive.next());
        QVERIFY(archive.next());
        const auto third = archive.next();
        QVERIFY(!third);
        QCOMPARE(third.error().fault, TransferFault::TooLarge);
    }

    void saysThatALockedOneIsLocked()
    {
        const Reading reading = readBytes(zipOf(
            {{"conversations.json", foreignFile(u"chatgpt/conversations.json"_s)}}, "secret"));
        QVERIFY(reading.error);
        QCOMPARE(reading.error->fault, TransferFault::UnknownFormat);
        QVERIFY(reading.error->detail.contains(u"password"_s));
    }

    void tellsOfAnArchiveWithinTheArchive()
    {
        const Reading reading = readBytes(
            zipOf({{"inner.zip", zipOf({{"a", "b"}})},
                   {"conversations.json", foreignFile(u"chatgpt/conversations.json"_s)}}));
        QVERIFY(!reading.error);
        QCOMPARE(reading.lost(ForeignWarning::NestedArchive), 1);
        QCOMPARE(reading.all.size(), 1);
    }

    void saysThatThereIsNoConversation()
    {
        QCOMPARE(readBytes(zipOf({{"readme.txt", "hello"}})).error->fault,
                 TransferFault::UnknownFormat);
        QCOMPARE(readBytes(zipOf({})).error->fault, TransferFault::UnknownFormat);
    }

    void takesWhatStandsBeforeADamagedPlace()
    {
        const QByteArray good = foreignFile(u"chatgpt/conversations.json"_s);
        const QByteArray bad = good.left(good.size() / 2);
        const Reading inside =
            readBytes(zipOf({{"conversations-000.json", bad}, {"conversations-001.json", good}}));
        QCOMPARE(inside.error->fault, TransferFault::Damaged);
        QCOMPARE(inside.all.size(), 1); // from the second file
        const QByteArray zip = zipOf({{"a.json", good}, {"b.json", good}, {"c.json", good}});
        const Reading cut = readBytes(zip.left(zip.size() / 2));
        QVERIFY(cut.error);
        QCOMPARE(cut.error->fault, TransferFault::Damaged);
        QCOMPARE(cut.all.size(), 1);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::ForeignArchiveTest, QCoreApplication)
#include "tst_foreignarchive.moc"
