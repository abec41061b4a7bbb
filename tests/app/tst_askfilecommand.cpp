// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a script gets from `hiwar ask --file`.
#include "tests/app/askcase.h"

#include <QImage>
#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class AskFileCommandTest : public AskCase
{
    Q_OBJECT

private slots:
    void sendsNothingWithoutAFileThatItNames();
    void sendsAFileWithTheQuestion();
    void sendsWhatIsOnStandardInputAsAFile();
    void learnsThatAModelTakesNoPictures();
};

void AskFileCommandTest::sendsNothingWithoutAFileThatItNames()
{
    ask({u"--file"_s, home->filePath(u"none.txt"_s), u"Why?"_s});
    QCOMPARE(status(), int(ExitStatus::Failed));
    QCOMPARE(out, QByteArray());
    QVERIFY2(err.startsWith("hiwar: FileUnreadable: “none.txt” is not there any more."), err);
    QCOMPARE(err.count('\n'), 1);
    QVERIFY(server->requests().isEmpty());
}

void AskFileCommandTest::sendsAFileWithTheQuestion()
{
#ifndef HIWAR_READER
    QSKIP("hiwar-reader, which reads files, is not built");
#endif
    write(home->filePath(u"notes.txt"_s), "Light is a wave.\n");
    server->expect().reply(200, wholeReply(u"a"_s));
    ask({u"--file"_s, home->filePath(u"notes.txt"_s), u"Why?"_s});
    QCOMPARE(err, QByteArray());
    QCOMPARE(out, QByteArray("a\n"));
    const QJsonArray messages = bodyOf(server->requests().first()).value("messages"_L1).toArray();
    QCOMPARE(messages.last().toObject().value("content"_L1).toString(),
             u"File: notes.txt\n```\nLight is a wave.\n```\n\nWhy?"_s);
}

void AskFileCommandTest::sendsWhatIsOnStandardInputAsAFile()
{
#ifndef HIWAR_READER
    QSKIP("hiwar-reader, which reads files, is not built");
#endif
    write(home->filePath(u"input"_s), "Light is a wave.\n");
    server->expect().reply(200, wholeReply(u"a"_s));
    prepare();
    process->setStandardInputFile(home->filePath(u"input"_s));
    process->start(QStringLiteral(HIWAR), {u"ask"_s, u"--file"_s, u"-"_s});
    end();
    QCOMPARE(err, QByteArray());
    const QJsonArray messages = bodyOf(server->requests().first()).value("messages"_L1).toArray();
    QCOMPARE(messages.last().toObject().value("content"_L1).toString(),
             u"File: standard input\n```\nLight is a wave.\n```"_s);
}

void AskFileCommandTest::learnsThatAModelTakesNoPictures()
{
#ifndef HIWAR_READER
    QSKIP("hiwar-reader, which reads files, is not built");
#endif
    const QString picture = home->filePath(u"cat.png"_s);
    QVERIFY(QImage(4, 4, QImage::Format_RGB32).save(picture));
    server->expect().reply(400, R"({"error":{"message":"image input is not supported"}})");
    ask({u"--file"_s, picture, u"Why?"_s});
    QCOMPARE(status(), int(ExitStatus::Failed));
    QVERIFY2(err.contains("takes no pictures"), err);
    QVERIFY2(err.contains("Send without pictures, or choose another model."), err);
    QVERIFY2(err.endsWith("Leave out --file cat.png.\n"), err);
    ask({u"--file"_s, picture, u"Why?"_s}); // now it is known, and nothing is sent
    QCOMPARE(status(), int(ExitStatus::Failed));
    QVERIFY2(err.startsWith("hiwar: FileNotTaken: the model m-1 takes no pictures"), err);
    QCOMPARE(server->requests().size(), 1);
}

HIWAR_TEST(AskFileCommandTest, QCoreApplication)
#include "tst_askfilecommand.moc"
