// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// hiwar ask --file, with a stand-in for the reader; the command itself is in tst_askfilecommand.
#include "app/attachments/readerwire.h"
#include "app/commands/askfiles.h"
#include "app/commands/asklearning.h"
#include "app/settings/settings.h"
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
    void knowsWhatTheModelDoesNotTake();
    void remembersARefusal();

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
    static AskFile picture()
    {
        AskFile picture;
        picture.attachment.name = u"p.png"_s;
        picture.attachment.mediaType = u"image/png"_s;
        picture.attachment.use.form = AttachmentForm::Picture;
        picture.bytes = "png";
        return picture;
    }
    static ChatRequest requestWith(const Profile &profile, const QString &question,
                                   const QList<AskFile> &files)
    {
        const QuestionWithFiles with = questionWith(question, files);
        EffectiveSettings settings;
        settings.systemPrompt = u"Be short."_s;
        return buildRequest(profile, {with.question}, settings, planContext({with.question}, {}),
                            with.contents);
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
    const QList<AskFile> files{textFile(u"a.txt"_s, u"aa"_s), picture(),
                               textFile(u"b.txt"_s, u"bb"_s)};
    const Profile profile;
    const ChatRequest with = requestWith(profile, u"Why?"_s, files);
    QCOMPARE(with.messages.size(), 2);
    QCOMPARE(with.messages.at(0).content, u"Be short."_s);
    QCOMPARE(with.messages.at(1).content,
             u"File: a.txt\n```\naa\n```\n\nFile: b.txt\n```\nbb\n```\n\nWhy?"_s);
    QCOMPARE(with.messages.at(1).parts.size(), 1);
    QCOMPARE(with.messages.at(1).parts.at(0).bytes, QByteArray("png"));
    QCOMPARE(with.messages.at(1).parts.at(0).mediaType, u"image/png"_s);
    QVERIFY(!fileNotTaken(files, profile));
    // The model refuses the system role: both are in one turn.
    Profile noSystem;
    learnRefusal(noSystem, noSystem.model, u"system"_s);
    QCOMPARE(
        requestWith(noSystem, u"Why?"_s, {textFile(u"a.txt"_s, u"aa"_s)}).messages.at(0).content,
        u"Be short.\n\nFile: a.txt\n```\naa\n```\n\nWhy?"_s);
}

void AskFilesTest::aQuestionOfFilesAlone()
{
    const ChatRequest with = requestWith({}, {}, {textFile(u"a.txt"_s, u"aa"_s)});
    QCOMPARE(with.messages.size(), 2);
    QCOMPARE(with.messages.at(1).role, Role::User);
    QCOMPARE(with.messages.at(1).content, u"File: a.txt\n```\naa\n```"_s);
}

void AskFilesTest::changesNothingWithoutFiles()
{
    QCOMPARE(requestWith({}, u"Why?"_s, {}).messages.at(1).content, u"Why?"_s);
}

void AskFilesTest::knowsWhatTheModelDoesNotTake()
{
    Profile profile;
    learnRefusal(profile, profile.model, u"pictures"_s);
    const QList<AskFile> files{textFile(u"a.txt"_s, u"aa"_s), picture()};
    QCOMPARE(fileNotTaken(files, profile), &files.at(1));
    QVERIFY(!fileNotTaken({files.at(0)}, profile));
}

void AskFilesTest::remembersARefusal()
{
    const QString path = folder.filePath(u"settings.json"_s);
    rememberRefusal(path, u"own"_s, u"m-1"_s, u"pictures"_s);
    QVERIFY(!QFileInfo::exists(path)); // nothing to add to
    const QByteArray before =
        R"({"profiles":[{"id":"own","name":"Mine","baseUrl":"https://a.example/v1","model":"m-1"}],)"
        R"("currentProfile":"own","ofANewerHiwar":7})";
    file(u"settings.json"_s, before);
    rememberRefusal(path, u"another"_s, u"m-1"_s, u"pictures"_s);
    QFile stored(path);
    QVERIFY(stored.open(QIODevice::ReadOnly));
    QCOMPARE(stored.readAll(), before);
    stored.close();
    rememberRefusal(path, u"own"_s, u"m-1"_s, u"pictures"_s);
    QVERIFY(stored.open(QIODevice::ReadOnly));
    const QByteArray after = stored.readAll();
    QVERIFY(after.contains("ofANewerHiwar"));
    const auto settings = decodeSettings(after);
    QVERIFY(settings.has_value());
    QVERIFY(!takes(profileOf(*settings, u"own"_s), MessagePart::Kind::Picture));
}

HIWAR_TEST(AskFilesTest, QCoreApplication)
#include "tst_askfiles.moc"
