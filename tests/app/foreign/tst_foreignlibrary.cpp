// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files of the library: Hiwar's are read back equal, other programs' as far as they go, and any
// other file ends with a value.
#include "app/foreign/foreignlibrary.h"
#include "net/values/utc.h"
#include "tests/support/testcase.h"

#include <QJsonArray>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QDateTime second(int s)
{
    return QDateTime::fromMSecsSinceEpoch(1'790'000'000'000 + s * 1000, utc);
}

Persona persona(const QString &prompt)
{
    return {.id = u"p-%1"_s.arg(prompt.size()),
            .name = u"Fox: \"a\" # 1"_s,
            .emoji = u"🦊"_s,
            .picture = QByteArray("\x89PNG\0fox", 8),
            .folder = u"حيوانات"_s,
            .profileId = u"own"_s,
            .model = u"m-9"_s,
            .settings = {.systemPrompt = prompt,
                         .fields = {{u"temperature"_s, 0.5}, {u"stop"_s, QJsonArray{u"\n"_s}}}},
            .firstMessage = u"Who\n---\nis it?"_s,
            .createdAt = second(1),
            .updatedAt = second(2)};
}

StoredLibrary tricky()
{
    Persona none = persona({});
    none.id = u"none"_s;
    none.settings = {};
    none.firstMessage.clear();
    none.picture.clear();
    StoredLibrary all{.personas = {persona(u"You are a fox."_s), none}, .prompts = {}};
    for (const QString &text :
         {QString(), u"\n"_s, u"---"_s, u"a\n---\n\\---\n\\\\---\nhiwar: \"x\"\n"_s,
          u"  blanks \n\n"_s, u"سطر\nآخر"_s})
        all.personas.append(persona(text));
    for (const Persona &each : std::as_const(all.personas))
        all.prompts.append({.id = u"q"_s + each.id,
                            .name = u"/x: y"_s,
                            .folder = {},
                            .content = each.settings.systemPrompt.value_or(QString()),
                            .createdAt = second(3),
                            .updatedAt = second(3)});
    return all;
}

} // namespace

class ForeignLibraryTest : public TestCase
{
    Q_OBJECT

private slots:
    void isWrittenAndReadBackEqual();
    void readsChatbox();
    void readsCherryStudio();
    void readsCherryStudiosBackup();
    void readsLibreChat();
    void readsLibreChatsPrompts();
    void readsLibreChatsDatabase();
    void readsOpenWebUi();
    void countsWhatItLeavesOut();
    void endsWithAnyFile_data();
    void endsWithAnyFile();
};

void ForeignLibraryTest::isWrittenAndReadBackEqual()
{
    const ReadLibrary whole{.items = tricky(), .leftOut = 0};
    QCOMPARE(readLibraryFile(libraryAsJson(tricky())), std::optional(whole));
    QCOMPARE(readLibraryFile(libraryAsMarkdown(tricky())), std::optional(whole));
    QByteArray windows = libraryAsMarkdown({.personas = {persona(u"a\nb"_s)}, .prompts = {}});
    windows.replace("\n", "\r\n");
    QCOMPARE(readLibraryFile(windows)->items.personas.at(0), persona(u"a\nb"_s));
}

void ForeignLibraryTest::readsChatbox()
{
    const auto read = readLibraryFile(R"({"myCopilots": [{"id": "chatbox-1", "name": "Translator",
        "picUrl": "https://example.com/a.png", "prompt": "Translate.", "starred": true}]})");
    QVERIFY(read);
    QCOMPARE(read->items.personas.size(), 1);
    const Persona &one = read->items.personas.at(0);
    QCOMPARE(one.name, u"Translator"_s);
    QCOMPARE(one.settings.systemPrompt, std::optional(u"Translate."_s));
    QVERIFY(one.picture.isEmpty()); // nothing is fetched
    QVERIFY(!one.id.isEmpty());
}

void ForeignLibraryTest::readsCherryStudio()
{
    const QByteArray file = R"([{"id": "1", "name": "Product Manager", "emoji": "👨‍💼",
        "group": ["Career", "Tools"], "prompt": "You manage.", "description": "x"}])";
    const auto read = readLibraryFile(file);
    QVERIFY(read);
    const Persona &one = read->items.personas.at(0);
    QCOMPARE(one.emoji, u"👨‍💼"_s);
    QCOMPARE(one.folder, u"Career"_s);
    QCOMPARE(readLibraryFile(file), read); // the same ids
}

void ForeignLibraryTest::readsCherryStudiosBackup()
{
    const auto read = readLibraryFile(
        R"({"time": 1, "version": 5, "localStorage": {"persist:cherry-studio":
        "{\"assistants\": \"{\\\"assistants\\\": [{\\\"id\\\": \\\"a\\\", \\\"name\\\": \\\"Ada\\\", \\\"prompt\\\": \\\"Count.\\\", \\\"settings\\\": {\\\"temperature\\\": 0.3, \\\"topP\\\": 0.9}}]}\"}"}})");
    QVERIFY(read);
    const Persona &one = read->items.personas.at(0);
    QCOMPARE(one.name, u"Ada"_s);
    const QJsonObject fields{{u"temperature"_s, 0.3}, {u"top_p"_s, 0.9}};
    QCOMPARE(one.settings.fields, fields);
}

void ForeignLibraryTest::readsLibreChat()
{
    const auto read = readLibraryFile(R"({"presetId": "x", "title": "Poet", "endpoint": "openAI",
        "model": "gpt-4o", "promptPrefix": "Rhyme.", "temperature": 1.2, "stop": ["END"],
        "max_tokens": 100, "tools": []})");
    QVERIFY(read);
    const Persona &one = read->items.personas.at(0);
    QCOMPARE(one.name, u"Poet"_s);
    QCOMPARE(one.model, u"gpt-4o"_s);
    QCOMPARE(one.settings.systemPrompt, std::optional(u"Rhyme."_s));
    const QJsonObject fields{
        {u"temperature"_s, 1.2}, {u"stop"_s, QJsonArray{u"END"_s}}, {u"max_tokens"_s, 100}};
    QCOMPARE(one.settings.fields, fields);
}

void ForeignLibraryTest::readsLibreChatsPrompts()
{
    const QByteArray groups = R"([{"_id": "g1", "name": "A letter", "command": "letter",
        "category": "write", "oneliner": "x", "author": "u", "productionId": "b", "prompts": [
          {"_id": "a", "groupId": "g1", "prompt": "Dear all,", "type": "text"},
          {"_id": "b", "groupId": "g1", "prompt": "Dear {{name}}, {{current_date}}", "type": "text"},
          {"_id": "c", "groupId": "g1", "prompt": "Hi", "type": "text"}],
        "createdAt": "2024-06-20T10:00:00.000Z", "updatedAt": "2024-06-21T10:00:00.000Z"},
        {"name": "Later", "prompts": [{"prompt": "Two", "createdAt": "2024-06-22T10:00:00.000Z"},
          {"prompt": "One", "createdAt": "2024-06-20T10:00:00.000Z"}]},
        {"name": "Shown", "productionPrompt": {"prompt": "Three", "type": "chat"}},
        {"name": "Tools", "prompts": [{"prompt": "Four", "name": "four", "type": "text"},
          {"prompt": "Five", "command": "/five", "type": "chat"}, {"name": "none"}]},
        {"name": "Empty", "prompts": []}])";
    const auto read = readLibraryFile(groups);
    QVERIFY(read);
    QVERIFY(read->items.personas.isEmpty());
    QStringList found;
    for (const Prompt &each : read->items.prompts)
        found << each.folder + u'/' + each.name + u": "_s + each.content;
    QCOMPARE(found,
             QStringList({u"write/letter: Dear {{name}}, {{date}}"_s, u"/Later: Two"_s,
                          u"/Shown: Three"_s, u"Tools/four: Four"_s, u"Tools/five: Five"_s}));
    QCOMPARE(read->leftOut, 2);
    QCOMPARE(read->items.prompts.at(0).updatedAt,
             QDateTime::fromString(u"2024-06-21T10:00:00.000Z"_s, Qt::ISODateWithMs));
    QCOMPARE(readLibraryFile(groups), read); // the same ids
    QCOMPARE(readLibraryFile(R"({"promptGroups": )" + groups + R"(, "pageNumber": "1"})"), read);
}

void ForeignLibraryTest::readsLibreChatsDatabase()
{
    const auto group = readLibraryFile(R"({"_id": {"$oid": "g1"}, "name": "Letter",
        "productionId": {"$oid": "a"}, "createdAt": {"$date": "2024-06-20T10:00:00Z"}, "prompts": [
        {"_id": {"$oid": "a"}, "prompt": "Dear"}, {"_id": {"$oid": "b"}, "prompt": "Hi"}]})");
    QVERIFY(group);
    QCOMPARE(group->items.prompts.size(), 1);
    QCOMPARE(group->items.prompts.at(0).content, u"Dear"_s);
    QCOMPARE(group->items.prompts.at(0).createdAt.date(), QDate(2024, 6, 20));
    const auto flat = readLibraryFile(
        R"({"prompts": [{"name": "a", "prompt": "A.", "type": "text"}, {"prompt": "no name"}]})");
    QVERIFY(flat);
    QCOMPARE(flat->items.prompts.size(), 1);
    QCOMPARE(flat->items.prompts.at(0).content, u"A."_s);
    QCOMPARE(flat->leftOut, 1);
}

void ForeignLibraryTest::readsOpenWebUi()
{
    const auto models = readLibraryFile(R"([{"id": "fox", "name": "Fox", "base_model_id": "llama3",
        "params": {"system": "You are a fox.", "temperature": 0.5, "num_ctx": 4096},
        "meta": {"profile_image_url": "data:image/png;base64,iVBORw==", "description": "x"},
        "created_at": 1700000000, "updated_at": 1700000001}])");
    QVERIFY(models);
    const Persona &one = models->items.personas.at(0);
    QCOMPARE(one.model, u"llama3"_s);
    QCOMPARE(one.settings.systemPrompt, std::optional(u"You are a fox."_s));
    const QJsonObject fields{{u"temperature"_s, 0.5}};
    QCOMPARE(one.settings.fields, fields);
    QCOMPARE(one.picture, QByteArray("\x89PNG"));
    QCOMPARE(one.updatedAt, QDateTime::fromMSecsSinceEpoch(1'700'000'001'000, utc));
    const auto prompts =
        readLibraryFile(R"([{"command": "/letter", "user_id": "u", "title": "A letter",
        "content": "Dear {{name}}, it is {{CURRENT_DATE}}.", "timestamp": 1700000000}])");
    QVERIFY(prompts);
    QCOMPARE(prompts->items.prompts.at(0).name, u"letter"_s);
    QCOMPARE(prompts->items.prompts.at(0).content, u"Dear {{name}}, it is {{date}}."_s);
}

void ForeignLibraryTest::countsWhatItLeavesOut()
{
    const auto read = readLibraryFile(R"([{"name": "A", "prompt": "B"}, 7, {"name": "no prompt"},
        {"prompt": "no name"}])");
    QVERIFY(read);
    QCOMPARE(read->items.personas.size(), 1);
    QCOMPARE(read->leftOut, 3);
    const auto own = readLibraryFile(R"({"hiwar-library": {"version": 1}, "personas":
        [{"id": "1", "name": "A", "picture": "%%"}, {"id": "2"}], "prompts": 3})");
    QCOMPARE(own->items.personas.size(), 1);
    QCOMPARE(own->leftOut, 2);
}

void ForeignLibraryTest::endsWithAnyFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("hello");
    QTest::newRow("an empty list") << QByteArray("[]");
    QTest::newRow("deep") << QByteArray(100'000, '[');
    QTest::newRow("a number") << QByteArray("3");
    QTest::newRow("binary") << QByteArray("\x89PNG\0\0\xff", 7);
    QTest::newRow("a conversation") << QByteArray(R"([{"role": "user", "content": "hi"}])");
}

void ForeignLibraryTest::endsWithAnyFile()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(!readLibraryFile(bytes));
}

HIWAR_TEST(ForeignLibraryTest, QCoreApplication)
#include "tst_foreignlibrary.moc"
