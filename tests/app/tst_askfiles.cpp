// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// hiwar ask --file, with a stand-in for the reader; the command itself is in tst_askfilecommand.
#include "app/attachments/readerwire.h"
#include "app/commands/askfiles.h"
#include "tests/app/attachments/readerscript.h"
#include "tests/support/testcase.h"

#include <QDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class AskFilesTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsAllInOrder();
    void takesTheFormsThatWereChosen();
    void tellsTheFirstThatCannotBeRead_data();
    void tellsTheFirstThatCannotBeRead();
    void textsGoBeforeTheQuestion();
    void aQuestionOfFilesAlone();
    void changesNothingWithoutFiles();

private:
    static ReaderAnswer text(const QString &words)
    {
        return {.kind = FileKind::Text,
                .mediaType = u"text/plain"_s,
                .reading = {.title = {},
                            .encoding = {},
                            .sections = {{.name = {}, .text = words}},
                            .notes = {}}};
    }
    static AskFile textFile(const QString &name, const QString &words)
    {
        AskFile file;
        file.attachment.name = name;
        file.reading = text(words).reading;
        return file;
    }
    QString file(const QString &name, const QByteArray &bytes)
    {
        QFile made(folder.filePath(name));
        return made.open(QIODevice::WriteOnly) && made.write(bytes) == bytes.size()
                   ? made.fileName()
                   : QString();
    }

    const QTemporaryDir folder;
};

void AskFilesTest::readsAllInOrder()
{
    const ReaderScript script(answersByKind);
    script.write(u"answer-read"_s, wireOf(text(u"words"_s)));
    script.write(
        u"answer-read-b.png"_s,
        wireOf(ReaderAnswer{
            .kind = FileKind::Picture,
            .mediaType = u"image/png"_s,
            .pictures = {
                {.name = {}, .mediaType = u"image/jpeg"_s, .size = {3, 2}, .bytes = "jpeg"}}}));
    AskFiles files(script.path());
    const QSignalSpy ended(&files, &AskFiles::ended);
    files.read({file(u"a.txt"_s, "1"), file(u"b.png"_s, "2"), file(u"c.txt"_s, "3")});
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(ended.at(0).at(0).toString(), QString());
    QCOMPARE(files.files().size(), 3);
    QCOMPARE(files.files().at(0).attachment.name, u"a.txt"_s);
    QCOMPARE(files.files().at(0).reading.sections.value(0).text, u"words"_s);
    QCOMPARE(files.files().at(1).attachment.use.form, AttachmentForm::Picture);
    QCOMPARE(files.files().at(1).bytes, QByteArray("jpeg"));
    QCOMPARE(files.files().at(2).attachment.name, u"c.txt"_s);
}

void AskFilesTest::takesTheFormsThatWereChosen()
{
    const ReaderScript script(answersByKind);
    ReaderAnswer pdf = text(u"words"_s);
    pdf.kind = FileKind::Document;
    pdf.mediaType = u"application/pdf"_s;
    script.write(u"answer-read"_s, wireOf(pdf));
    AskFiles files(script.path(), {.longestSide = 640, .pdfsThemselves = true});
    const QSignalSpy ended(&files, &AskFiles::ended);
    files.read({file(u"a.pdf"_s, "%PDF")});
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(files.files().at(0).attachment.use.form, AttachmentForm::Document);
    QCOMPARE(files.files().at(0).bytes, QByteArray("%PDF"));
    QVERIFY(script.read(u"asked"_s).contains("\"longestSide\":640"));
}

void AskFilesTest::tellsTheFirstThatCannotBeRead_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<ReaderAnswer>("told");
    QTest::addColumn<QString>("words");
    QTest::newRow("missing") << u"none.txt"_s << text({}) << u"“none.txt” is not there any more."_s;
    QTest::newRow("folder") << u"folder"_s << text({})
                            << u"“folder” is a folder. Name the files in it"_s;
    QTest::newRow("archive") << u"a"_s
                             << ReaderAnswer{.kind = FileKind::Archive,
                                             .entries = {{.name = u"x"_s}}}
                             << u"“a” is an archive."_s;
    QTest::newRow("encrypted")
        << u"a"_s << ReaderAnswer{.fault = ReaderFault::Encrypted}
        << u"“a” wants a password. Save a copy without one and attach that."_s;
}

void AskFilesTest::tellsTheFirstThatCannotBeRead()
{
    QFETCH(const QString, path);
    QFETCH(const ReaderAnswer, told);
    QFETCH(const QString, words);
    const QDir dir(folder.path());
    QVERIFY(dir.mkpath(u"folder"_s));
    file(u"a"_s, "x");
    file(u"folder/x"_s, "x");
    const ReaderScript script(answersByKind);
    script.write(u"answer-read"_s, wireOf(told));
    AskFiles files(script.path());
    const QSignalSpy ended(&files, &AskFiles::ended);
    files.read({folder.filePath(path), folder.filePath(u"none either"_s)});
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY2(ended.at(0).at(0).toString().startsWith(words) ||
                 ended.at(0).at(0).toString().contains("none either"_L1),
             qPrintable(ended.at(0).at(0).toString()));
}

void AskFilesTest::textsGoBeforeTheQuestion()
{
    AskFile picture;
    picture.attachment.name = u"p.png"_s;
    picture.attachment.mediaType = u"image/png"_s;
    picture.attachment.use.form = AttachmentForm::Picture;
    picture.bytes = "png";
    ChatRequest request;
    request.messages = {{Role::System, u"Be short."_s, {}}, {Role::User, u"Why?"_s, {}}};
    const ChatRequest with =
        withFiles(request, {textFile(u"a.txt"_s, u"aa"_s), picture, textFile(u"b.txt"_s, u"bb"_s)},
                  u"Why?"_s);
    QCOMPARE(with.messages.size(), 2);
    QCOMPARE(with.messages.at(0).content, u"Be short."_s);
    QCOMPARE(with.messages.at(1).content,
             u"File: a.txt\n```\naa\n```\n\nFile: b.txt\n```\nbb\n```\n\nWhy?"_s);
    QCOMPARE(with.messages.at(1).parts.size(), 1);
    QCOMPARE(with.messages.at(1).parts.at(0).bytes, QByteArray("png"));
    QCOMPARE(with.messages.at(1).parts.at(0).mediaType, u"image/png"_s);
    // The model refuses the system role: both are in one turn.
    request.messages = {{Role::User, u"Be short.\n\nWhy?"_s, {}}};
    QCOMPARE(withFiles(request, {textFile(u"a.txt"_s, u"aa"_s)}, u"Why?"_s).messages.at(0).content,
             u"Be short.\n\nFile: a.txt\n```\naa\n```\n\nWhy?"_s);
}

void AskFilesTest::aQuestionOfFilesAlone()
{
    ChatRequest request;
    request.messages = {{Role::System, u"Be short."_s, {}}};
    const ChatRequest with = withFiles(request, {textFile(u"a.txt"_s, u"aa"_s)}, {});
    QCOMPARE(with.messages.size(), 2);
    QCOMPARE(with.messages.at(1).role, Role::User);
    QCOMPARE(with.messages.at(1).content, u"File: a.txt\n```\naa\n```"_s);
}

void AskFilesTest::changesNothingWithoutFiles()
{
    ChatRequest request;
    request.messages = {{Role::User, u"Why?"_s, {}}};
    QVERIFY(withFiles(request, {}, u"Why?"_s).messages == request.messages);
}

HIWAR_TEST(AskFilesTest, QCoreApplication)
#include "tst_askfiles.moc"
