// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Personas and prompts: stored, merged, salvaged, exported and imported equal, and what a persona
// sets in the requests of its conversation.
#include "app/chat/openconversations.h"
#include "app/history/historyfile.h"
#include "app/history/mergecount.h"
#include "app/history/salvage.h"
#include "app/library/library.h"
#include "app/transfer/exportjob.h"
#include "app/transfer/historylines.h"
#include "app/transfer/importjob.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/keepingsink.h"
#include "tests/support/otherprogram.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds patience{5};

QDateTime second(int s)
{
    return QDateTime::fromMSecsSinceEpoch(1'790'000'000'000 + s * 1000, utc);
}

Persona fox()
{
    return {
        .id = u"fox"_s,
        .name = u"Fox"_s,
        .emoji = u"🦊"_s,
        .picture = QByteArray("\x89PNG\0fox", 8),
        .folder = u"حيوانات"_s,
        .profileId = u"p"_s,
        .model = u"m-9"_s,
        .settings = {.systemPrompt = u"You are a fox.\n"_s, .fields = {{u"temperature"_s, 0.5}}},
        .firstMessage = u"Who goes there?"_s,
        .createdAt = second(1),
        .updatedAt = second(2)};
}

Persona plain()
{
    return {.id = u"plain"_s,
            .name = u"Plain"_s,
            .emoji = {},
            .picture = {},
            .folder = {},
            .profileId = {},
            .model = {},
            .settings = {},
            .firstMessage = {},
            .createdAt = second(3),
            .updatedAt = second(3)};
}

Prompt letter()
{
    return {.id = u"letter"_s,
            .name = u"letter"_s,
            .folder = u"Work"_s,
            .content = u"Dear {{name=friend}},\nit is {{date}}."_s,
            .createdAt = second(4),
            .updatedAt = second(5)};
}

StoredLibrary all()
{
    return {.personas = {fox(), plain()}, .prompts = {letter()}};
}

ConversationInfo withFox()
{
    ConversationInfo info = SessionFixture::info();
    info.title = u"Talk"_s;
    info.personaId = u"fox"_s;
    return info;
}

} // namespace

class LibraryTest : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(u"history.sqlite"_s);
    }

    void isStored()
    {
        auto file = HistoryFile::open(m_path, patience);
        QVERIFY(file);
        QCOMPARE((*file)->library(), StoredLibrary());
        QVERIFY((*file)->saveLibrary(all()));
        QCOMPARE((*file)->library(), all());
        Persona changed = plain();
        changed.name = u"Plainer"_s;
        QVERIFY((*file)->saveLibrary({.personas = {changed}, .prompts = {}}));
        QCOMPARE((*file)->library()->personas, QList<Persona>({fox(), changed}));
        QVERIFY((*file)->removeFromLibrary({u"fox"_s, u"letter"_s, u"none"_s}));
        const StoredLibrary left{.personas = {changed}, .prompts = {}};
        QCOMPARE((*file)->library(), left);
    }

    void ofAnEarlierSchemaIsEmpty()
    {
        QVERIFY(QFile::copy(testFile(u"app/histories/schema6.sqlite"_s), m_path));
        const auto file = HistoryFile::open(m_path, patience, HistoryFile::Access::ReadOnly);
        QVERIFY(file);
        QCOMPARE((*file)->library(), StoredLibrary());
    }

    void theLaterChangeWins()
    {
        const auto file = HistoryFile::open(m_path, patience);
        QVERIFY((*file)->saveLibrary(all()));
        QCOMPARE((*file)->mergeLibrary(all()), 0);
        Persona older = fox();
        older.name = u"Old fox"_s;
        older.updatedAt = second(0);
        Prompt newer = letter();
        newer.content = u"Hi."_s;
        newer.updatedAt = second(9);
        QCOMPARE((*file)->mergeLibrary({.personas = {older}, .prompts = {newer}}), 1);
        const StoredLibrary merged{.personas = {fox(), plain()}, .prompts = {newer}};
        QCOMPARE((*file)->library(), merged);
    }

    void isSalvaged()
    {
        {
            const auto file = HistoryFile::open(m_path, patience);
            QVERIFY((*file)->saveConversation(withFox()));
            QVERIFY((*file)->saveLibrary(all()));
        }
        const QString target = m_dir->filePath(u"saved.sqlite"_s);
        QVERIFY(salvageHistory(m_path, target));
        const auto saved = HistoryFile::open(target, patience);
        QCOMPARE((*saved)->library(), all());
        QCOMPARE((*saved)->load(u"c"_s)->info.personaId, u"fox"_s);
    }

    void isExportedAndImportedEqual()
    {
        const auto file = HistoryFile::open(m_path, patience);
        QVERIFY((*file)->saveConversation(withFox()));
        QVERIFY((*file)->saveLibrary(all()));
        KeepingSink sink;
        QVERIFY(readInto(sink, HistoryLinesReader(), exported({})));
        QCOMPARE(sink.library, all());
        QVERIFY(sink.warnings.isEmpty());
        KeepingSink chosen;
        QVERIFY(readInto(chosen, HistoryLinesReader(), exported({u"c"_s})));
        const StoredLibrary used{.personas = {fox()}, .prompts = {}};
        QCOMPARE(chosen.library, used);
    }

    void isMergedFromAnotherHistory()
    {
        {
            const auto file = HistoryFile::open(m_path, patience);
            QVERIFY((*file)->saveConversation(withFox()));
            QVERIFY((*file)->saveLibrary(all()));
        }
        const QString lines = m_dir->filePath(u"all.jsonl"_s);
        QFile out(lines);
        QVERIFY(out.open(QFile::WriteOnly));
        QVERIFY(out.write(exported({})) > 0);
        out.close();
        const auto other = HistoryFile::open(m_dir->filePath(u"other.sqlite"_s), patience);
        Readers readers;
        readers.push_back(std::make_unique<HistoryLinesReader>());
        const auto goOn = [](qint64, qint64) { return true; };
        const ImportReport counted =
            importFile(lines, readers, other->get(), ImportMode::Count, goOn);
        QCOMPARE(counted.libraryItems, 3);
        QVERIFY(describe(counted, ImportMode::Count)
                    .contains(u"Personas and prompts: 3 would be new."_s));
        QCOMPARE((*other)->library(), StoredLibrary());
        QCOMPARE(importFile(lines, readers, nullptr, ImportMode::Count, goOn).libraryItems, 3);
        const ImportReport first =
            importFile(lines, readers, other->get(), ImportMode::Merge, goOn);
        QVERIFY(!first.error);
        QCOMPARE(first.libraryItems, 3);
        QVERIFY(describe(first, ImportMode::Merge).contains(u"Personas and prompts: 3 new."_s));
        QCOMPARE((*other)->library(), all());
        QCOMPARE(importFile(lines, readers, other->get(), ImportMode::Count, goOn).libraryItems, 0);
        QCOMPARE(importFile(lines, readers, other->get(), ImportMode::Merge, goOn).libraryItems, 0);
    }

    /// As merging them one after the other does.
    void isCountedOnce()
    {
        QVERIFY(QFile::copy(testFile(u"app/histories/schema6.sqlite"_s), m_path));
        const auto file = HistoryFile::open(m_path, patience, HistoryFile::Access::ReadOnly);
        MergeCount counted;
        QCOMPARE((*file)->countMerge(all(), counted), 3);
        Prompt newer = letter();
        newer.updatedAt = second(9);
        Persona older = fox();
        older.updatedAt = second(0);
        QCOMPARE((*file)->countMerge({.personas = {older}, .prompts = {newer, newer}}, counted), 1);
        Prompt likeAPersona = letter();
        likeAPersona.id = fox().id;
        QCOMPARE(counted.add(nullptr, {.personas = {}, .prompts = {likeAPersona}}), 1);
    }

    void isInMemoryAndStoredAtOnce()
    {
        HistoryStore history(m_path);
        QVERIFY(settled(history.open()));
        QVERIFY(settled(history.saveLibrary(all())));
        Library library(history, [] { return second(100); });
        QSignalSpy loaded(&library, &Library::loaded);
        library.load();
        library.load();
        QVERIFY(!library.isLoaded());
        QTRY_COMPARE(loaded.count(), 1);
        QCOMPARE(library.personas(), all().personas);
        QCOMPARE(library.folders(), QStringList({u"Work"_s, u"حيوانات"_s}));
        QCOMPARE(library.settingsOf(u"fox"_s), fox().settings);
        QCOMPARE(library.settingsOf(u"gone"_s), RequestSettings());
        const QString id = library.save(Prompt{.name = u"ask"_s, .content = u"Why?"_s});
        QCOMPARE(library.prompts().constFirst().name, u"ask"_s);
        QCOMPARE(library.prompt(id)->createdAt, second(100));
        const StoredLibrary gone = library.remove({id, u"fox"_s});
        QCOMPARE(gone.personas.size() + gone.prompts.size(), 2);
        QVERIFY(!library.persona(u"fox"_s));
        library.add(gone);
        const StoredLibrary stored = *settled(history.library());
        QCOMPARE(stored.personas, library.personas());
        QCOMPARE(stored.prompts, library.prompts());
    }

    void isReadAgainWhenItCouldNotBe()
    {
        HistoryStore history(m_path);
        Library library(history, [] { return second(100); });
        const QSignalSpy changed(&library, &Library::changed);
        int asked = 0;
        library.whenLoaded(this, [&asked] { ++asked; });
        QTRY_COMPARE(asked, 1); // the history is not open
        QVERIFY(!library.isLoaded());
        QVERIFY(changed.isEmpty());
        QVERIFY(settled(history.open()));
        QVERIFY(settled(history.saveLibrary(all())));
        QCOMPARE(settled(library.found(u"fox"_s)), fox().settings);
        QVERIFY(library.isLoaded());
    }

    void goesWithTheRequestsOfItsConversation()
    {
        SessionFixture f;
        QVERIFY(settled(f.history.open()));
        QVERIFY(settled(f.history.saveLibrary(all())));
        Library library(f.history, [] { return second(100); });
        ChatSession::Collaborators with = f.collaborators();
        with.personas = [&library](const QString &id) { return library.found(id); };
        f.session = std::make_unique<ChatSession>(f.conversation, with);
        f.conversation.setPersona(u"fox"_s);
        f.conversation.setSettings({.systemPrompt = {}, .fields = {{u"seed"_s, 7}}});
        f.session->add(Role::Assistant, fox().firstMessage);
        QVERIFY(f.shown(0).isByUser);
        f.server.expect().reply(200, wholeReply(u"a"_s));
        f.session->send(u"It is me"_s);
        QTRY_VERIFY(!f.session->isBusy());
        const QJsonObject body =
            QJsonDocument::fromJson(f.server.requests().constLast().body).object();
        const QJsonArray messages{
            QJsonObject{{u"role"_s, u"system"_s}, {u"content"_s, u"You are a fox.\n"_s}},
            QJsonObject{{u"role"_s, u"assistant"_s}, {u"content"_s, u"Who goes there?"_s}},
            QJsonObject{{u"role"_s, u"user"_s}, {u"content"_s, u"It is me"_s}}};
        QCOMPARE(body.value("messages"_L1).toArray(), messages);
        QCOMPARE(body.value("temperature"_L1).toDouble(), 0.5);
        QCOMPARE(body.value("seed"_L1).toInt(), 7);
        QCOMPARE(f.conversation.info().title, u"It is me"_s);
        // Gone: nothing of it is sent.
        library.remove({u"fox"_s});
        f.server.expect().reply(200, wholeReply(u"b"_s));
        f.session->send(u"And now?"_s);
        QTRY_VERIFY(!f.session->isBusy());
        const QJsonObject then =
            QJsonDocument::fromJson(f.server.requests().constLast().body).object();
        QVERIFY(!then.contains("temperature"_L1));
        QCOMPARE(then.value("messages"_L1).toArray().at(0).toObject().value("role"_L1),
                 QJsonValue(u"assistant"_s));
    }

    void aNewConversationHasNone()
    {
        SessionFixture f;
        f.session.reset();
        QVERIFY(settled(f.history.open()));
        OpenConversations conversations(f.collaborators());
        const QString id = conversations.create(u"p"_s);
        conversations.change(id, [](Conversation &each) { each.setPersona(u"fox"_s); });
        QCOMPARE(conversations.session(id)->conversation().info().personaId, u"fox"_s);
        QCOMPARE(conversations.create(u"p"_s), id);
        QVERIFY(conversations.session(id)->conversation().info().personaId.isEmpty());
        QVERIFY(!conversations.list().contains(id));
    }

private:
    QByteArray exported(const QStringList &conversations)
    {
        const auto file = HistoryFile::open(m_path, patience, HistoryFile::Access::ReadOnly);
        QBuffer out;
        out.open(QBuffer::WriteOnly);
        HistoryLinesForm form;
        const ExportChoice choice{.conversations = conversations};
        const auto done = exportTo(out, **file, choice, form, [](int, int) { return true; });
        return done ? out.data() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

HIWAR_TEST(LibraryTest, QCoreApplication)
#include "tst_library.moc"
