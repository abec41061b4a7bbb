// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar ask` with a persona and a prompt of the library.
#include "app/history/historyfile.h"
#include "net/values/utc.h"
#include "tests/app/askcase.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class AskLibraryTest : public AskCase
{
    Q_OBJECT

private slots:
    void init()
    {
        AskCase::init();
        const QDateTime now = QDateTime::fromMSecsSinceEpoch(1'790'000'000'000, utc);
        const QString path = home->filePath(u"data/hiwar/history.sqlite"_s);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        const auto file = HistoryFile::open(path, std::chrono::seconds(5));
        QVERIFY(file);
        const Persona fox{
            .id = u"fox-id"_s,
            .name = u"Fox"_s,
            .emoji = {},
            .picture = {},
            .folder = {},
            .profileId = u"gone"_s,
            .model = u"m-9"_s,
            .settings = {.systemPrompt = u"You are a fox."_s, .fields = {{u"temperature"_s, 0.5}}},
            .firstMessage = {},
            .createdAt = now,
            .updatedAt = now};
        const Prompt letter{.id = u"letter-id"_s,
                            .name = u"letter"_s,
                            .folder = {},
                            .content = u"Dear {{name}}, {{wish=all the best}}. {{text}}"_s,
                            .createdAt = now,
                            .updatedAt = now};
        QVERIFY((*file)->saveLibrary({.personas = {fox}, .prompts = {letter}}));
    }

    void asksThePersona()
    {
        server->expect().reply(200, wholeReply(u"a"_s));
        ask({u"--no-stream"_s, u"--persona"_s, u"fox"_s, u"Hi?"_s});
        QCOMPARE(status(), 0);
        const QJsonObject wanted{
            {u"model"_s, u"m-9"_s},
            {u"temperature"_s, 0.5},
            {u"messages"_s,
             QJsonArray{QJsonObject{{u"role"_s, u"system"_s}, {u"content"_s, u"You are a fox."_s}},
                        QJsonObject{{u"role"_s, u"user"_s}, {u"content"_s, u"Hi?"_s}}}}};
        QCOMPARE(bodyOf(server->requests().at(0)), wanted);
    }

    void putsItsOwnOptionsOverThePersona()
    {
        server->expect().reply(200, wholeReply(u"a"_s));
        ask({u"--no-stream"_s, u"--persona"_s, u"fox-id"_s, u"--system"_s, u"Be brief."_s,
             u"--model"_s, u"m-2"_s, u"--param"_s, u"temperature=1"_s, u"Hi?"_s});
        const QJsonObject body = bodyOf(server->requests().at(0));
        QCOMPARE(body.value("model"_L1), QJsonValue(u"m-2"_s));
        QCOMPARE(body.value("temperature"_L1), QJsonValue(1));
        QCOMPARE(body.value("messages"_L1).toArray().at(0).toObject().value("content"_L1),
                 QJsonValue(u"Be brief."_s));
    }

    void asksThePrompt()
    {
        server->expect().reply(200, wholeReply(u"a"_s));
        ask({u"--no-stream"_s, u"--prompt"_s, u"Letter"_s, u"name=Noor = N"_s, u"text=x"_s,
             u"More."_s});
        QCOMPARE(status(), 0);
        const QJsonArray messages = bodyOf(server->requests().at(0)).value("messages"_L1).toArray();
        QCOMPARE(messages.size(), 1);
        QCOMPARE(messages.at(0).toObject().value("content"_L1),
                 QJsonValue(u"Dear Noor = N, all the best. x\n\nMore."_s));
    }

    void readsAValueFromStandardInput()
    {
        server->expect().reply(200, wholeReply(u"a"_s));
        start({u"--no-stream"_s, u"--prompt"_s, u"letter"_s, u"name=N"_s, u"text=-"_s});
        process->write("a {{name}} = b");
        process->closeWriteChannel();
        end();
        const QJsonArray messages = bodyOf(server->requests().at(0)).value("messages"_L1).toArray();
        QCOMPARE(messages.at(0).toObject().value("content"_L1),
                 QJsonValue(u"Dear N, all the best. a {{name}} = b"_s));
    }

    void namesWhatIsMissing_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("no such persona") << QStringList{u"--persona"_s, u"Wolf"_s, u"Hi"_s}
                                         << QByteArray("no persona named Wolf");
        QTest::newRow("no such prompt")
            << QStringList{u"--prompt"_s, u"memo"_s} << QByteArray("no prompt named memo");
        QTest::newRow("values") << QStringList{u"--prompt"_s, u"letter"_s}
                                << QByteArray("needs a value for: name, text");
        QTest::newRow("a value too many")
            << QStringList{u"--prompt"_s, u"letter"_s, u"name=a"_s, u"text=b"_s, u"other=c"_s}
            << QByteArray("no variable named other");
        QTest::newRow("standard input twice")
            << QStringList{u"--prompt"_s, u"letter"_s, u"name=-"_s, u"text=-"_s}
            << QByteArray("Standard input is one text");
    }

    void namesWhatIsMissing()
    {
        QFETCH(const QStringList, words);
        QFETCH(const QByteArray, named);
        ask(words);
        QCOMPARE(status(), 2);
        QVERIFY2(err.contains(named), err.constData());
        QCOMPARE(server->connections(), 0);
    }
};

HIWAR_TEST(AskLibraryTest, QCoreApplication)
#include "tst_asklibrary.moc"
