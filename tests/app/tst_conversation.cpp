// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/conversation.h"
#include "net/values/utc.h"
#include "tests/support/testcase.h"

#include <QRandomGenerator>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

MessageNode node(const QString &id, const QString &parentId, const QString &content = {})
{
    MessageNode made;
    made.id = id;
    made.parentId = parentId;
    made.content = content;
    return made;
}

/// Knows the conversation only through its signals, and reads only the rows they name.
class Mirror : public QObject
{
public:
    struct Row
    {
        MessageNode node;
        VersionPosition version;
        bool operator==(const Row &) const = default;
    };

    explicit Mirror(const Conversation &conversation)
        : m_conversation(conversation)
    {
        readFrom(0);
        connect(&conversation, &Conversation::messageAppended, this, [this](int row) {
            QCOMPARE(row, int(rows.size()));
            rows.append(read(row));
        });
        connect(&conversation, &Conversation::messageChanged, this,
                [this](int row) { rows[row] = read(row); });
        connect(&conversation, &Conversation::textAppended, this,
                [this](int row) { rows[row].node.content = read(row).node.content; });
        connect(&conversation, &Conversation::reasoningAppended, this,
                [this](int row) { rows[row].node.reasoning = read(row).node.reasoning; });
        connect(&conversation, &Conversation::pathChanged, this, &Mirror::readFrom);
    }

    Row read(int row) const
    {
        const QString id = m_conversation.path().at(row);
        return {*m_conversation.find(id), m_conversation.version(id)};
    }

    void readFrom(int first)
    {
        rows.resize(first);
        while (rows.size() < m_conversation.path().size())
            rows.append(read(int(rows.size())));
    }

    QList<Row> rows;

private:
    const Conversation &m_conversation;
};

} // namespace

class ConversationTest : public TestCase
{
    Q_OBJECT

private slots:
    void startsWithThePathToTheStoredLeaf();
    void goesOnToALeafWhenTheStoredOneIsNone();
    void keepsMessagesWhoseParentIsMissing();
    void showsAnotherVersionAndBackTheSamePath();
    void stepsNotBeyondTheVersions();
    void leadsToAMessageOfAnyVersion();
    void learnsWhatWasAddedElsewhere();
    void learnsNothingOfWhatItKnows();
    void knowsEveryMessage();
    void takesOverWhereItStands();
    void fallsBackToASiblingOrTheParent();
    void tellsWhenAHiddenVersionGoes();
    void readsWhatWasSaidBefore();
    void keepsTheParentInAnUpdate();
    void turnsTextIntoReasoning();
    void saysNothingWhenNothingChanged();
    void canBeFollowedThroughAnything();
    void canBeFollowedThroughAnything_data();
};

void ConversationTest::startsWithThePathToTheStoredLeaf()
{
    ConversationInfo info;
    info.currentLeaf = u"a1"_s;
    const Conversation c(info, {node(u"q"_s, {}), node(u"a1"_s, u"q"_s), node(u"a2"_s, u"q"_s)});
    QCOMPARE(c.path(), QStringList({u"q"_s, u"a1"_s}));
    QCOMPARE(c.version(u"a1"_s), (VersionPosition{0, 2}));
    QCOMPARE(c.version(u"none"_s), (VersionPosition{0, 1}));
}

void ConversationTest::goesOnToALeafWhenTheStoredOneIsNone()
{
    ConversationInfo info;
    info.currentLeaf = u"q"_s; // the program ended between two savings
    const QList<MessageNode> nodes{node(u"q"_s, {}), node(u"a1"_s, u"q"_s), node(u"a2"_s, u"q"_s)};
    QCOMPARE(Conversation(info, nodes).path(), QStringList({u"q"_s, u"a2"_s}));
    info.currentLeaf = u"unknown"_s;
    const Conversation c(info, nodes);
    QCOMPARE(c.path(), QStringList({u"q"_s, u"a2"_s}));
    QCOMPARE(c.info().currentLeaf, u"a2"_s);
}

void ConversationTest::keepsMessagesWhoseParentIsMissing()
{
    const Conversation c({}, {node(u"a"_s, u"b"_s), node(u"b"_s, u"a"_s), node(u"a"_s, u"b"_s)});
    QCOMPARE(c.subtree(u"a"_s), QStringList({u"a"_s, u"b"_s}));
    QCOMPARE(c.find(u"a"_s)->parentId, QString());
    QCOMPARE(c.path(), QStringList({u"a"_s, u"b"_s}));
}

void ConversationTest::showsAnotherVersionAndBackTheSamePath()
{
    Conversation c{ConversationInfo()};
    c.append(node(u"q1"_s, {}));
    c.append(node(u"a1"_s, u"q1"_s));
    c.append(node(u"q2"_s, u"a1"_s));
    c.append(node(u"q2b"_s, u"a1"_s));
    c.selectVersion(u"q2b"_s, -1);
    c.append(node(u"a2"_s, u"q1"_s));
    QCOMPARE(c.path(), QStringList({u"q1"_s, u"a2"_s}));
    QSignalSpy changed(&c, &Conversation::pathChanged);
    c.selectVersion(u"a2"_s, -1);
    QCOMPARE(c.path(), QStringList({u"q1"_s, u"a1"_s, u"q2"_s}));
    QCOMPARE(changed.takeFirst().at(0).toInt(), 1);
    QCOMPARE(c.info().currentLeaf, u"q2"_s);
    c.selectVersion(u"q2"_s, 1);
    QCOMPARE(c.path().constLast(), u"q2b"_s);
    QCOMPARE(changed.takeFirst().at(0).toInt(), 2);
}

void ConversationTest::stepsNotBeyondTheVersions()
{
    Conversation c({}, {node(u"q"_s, {}), node(u"a"_s, u"q"_s), node(u"b"_s, u"q"_s)});
    QSignalSpy changed(&c, &Conversation::pathChanged);
    c.selectVersion(u"b"_s, 7);
    c.selectVersion(u"q"_s, -1);
    c.selectVersion(u"none"_s, 1);
    QCOMPARE(changed.count(), 0);
    c.selectVersion(u"b"_s, -7);
    QCOMPARE(c.path().constLast(), u"a"_s);
}

void ConversationTest::leadsToAMessageOfAnyVersion()
{
    Conversation c({}, {node(u"q"_s, {}), node(u"a1"_s, u"q"_s), node(u"more"_s, u"a1"_s),
                        node(u"a2"_s, u"q"_s)});
    const Mirror mirror(c);
    QCOMPARE(c.path(), QStringList({u"q"_s, u"a2"_s}));
    QSignalSpy changed(&c, &Conversation::pathChanged);
    c.showMessage(u"a1"_s);
    QCOMPARE(c.path(), QStringList({u"q"_s, u"a1"_s, u"more"_s})); // and the messages after it
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().first().toInt(), 1);
    c.showMessage(u"q"_s); // on the path already
    c.showMessage(u"none"_s);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(mirror.rows.size(), 3);
}

void ConversationTest::learnsWhatWasAddedElsewhere()
{
    const QList<MessageNode> known{node(u"q"_s, {}), node(u"a"_s, u"q"_s)};
    Conversation c({}, known);
    const Mirror mirror(c);
    QSignalSpy path(&c, &Conversation::pathChanged);
    QList<MessageNode> all = known;
    all << node(u"b"_s, u"q"_s) << node(u"c"_s, u"a"_s) << node(u"d"_s, u"c"_s)
        << node(u"r"_s, u"gone"_s);
    c.learn(all);
    QCOMPARE(c.path(), QStringList({u"q"_s, u"a"_s, u"c"_s, u"d"_s})); // continues where it ended
    QCOMPARE(c.info().currentLeaf, u"d"_s);
    QCOMPARE(c.version(u"a"_s), (VersionPosition{0, 2}));
    QCOMPARE(c.version(u"q"_s), (VersionPosition{0, 2}));
    QCOMPARE(mirror.rows.size(), 4);
    for (int row = 0; row < 4; ++row)
        QVERIFY(mirror.rows.at(row) == mirror.read(row));
    QCOMPARE(path.count(), 0);
}

void ConversationTest::learnsNothingOfWhatItKnows()
{
    Conversation c({}, {node(u"q"_s, {}), node(u"a"_s, u"q"_s)});
    c.appendText(u"a"_s, u" and more that is not on the disk yet"_s);
    const MessageNode now = *c.find(u"a"_s);
    QSignalSpy changed(&c, &Conversation::messageChanged);
    c.learn({node(u"q"_s, {}), node(u"a"_s, u"q"_s)});
    QCOMPARE(*c.find(u"a"_s), now);
    QCOMPARE(changed.count(), 0);
}

void ConversationTest::knowsEveryMessage()
{
    const Conversation c({}, {node(u"q"_s, {}), node(u"a1"_s, u"q"_s), node(u"p"_s, {}),
                              node(u"b"_s, u"a1"_s), node(u"a2"_s, u"q"_s)});
    QCOMPARE(c.everyMessage(), QStringList({u"q"_s, u"a1"_s, u"a2"_s, u"b"_s, u"p"_s}));
    QVERIFY(Conversation({}).everyMessage().isEmpty());
}

void ConversationTest::takesOverWhereItStands()
{
    ConversationInfo before;
    before.title = u"mine"_s;
    before.draft = u"half"_s;
    Conversation c(before);
    QSignalSpy changed(&c, &Conversation::infoChanged);
    ConversationInfo like;
    like.title = u"other"_s;
    like.folderId = u"f"_s;
    like.tags = QStringList{u"t"_s};
    like.isPinned = true;
    like.isArchived = true;
    like.deletedAt = QDateTime::fromMSecsSinceEpoch(1, utc);
    c.organise(like);
    c.organise(like);
    QCOMPARE(changed.count(), 1);
    like.title = before.title;
    like.draft = before.draft;
    QCOMPARE(c.info(), like);
}

void ConversationTest::fallsBackToASiblingOrTheParent()
{
    Conversation c({}, {node(u"q"_s, {}), node(u"a"_s, u"q"_s), node(u"b"_s, u"q"_s),
                        node(u"c"_s, u"q"_s), node(u"below"_s, u"c"_s)});
    QCOMPARE(c.path().constLast(), u"below"_s);
    c.remove(u"c"_s);
    QCOMPARE(c.path(), QStringList({u"q"_s, u"b"_s}));
    QVERIFY(!c.find(u"below"_s));
    c.selectVersion(u"b"_s, -1);
    c.remove(u"a"_s);
    QCOMPARE(c.path(), QStringList({u"q"_s, u"b"_s}));
    c.remove(u"b"_s);
    QCOMPARE(c.path(), QStringList({u"q"_s}));
    c.remove(c.path().constFirst());
    QVERIFY(c.path().isEmpty());
    QCOMPARE(c.info().currentLeaf, QString());
}

void ConversationTest::tellsWhenAHiddenVersionGoes()
{
    Conversation c({}, {node(u"q"_s, {}), node(u"a"_s, u"q"_s), node(u"b"_s, u"q"_s)});
    QSignalSpy changed(&c, &Conversation::messageChanged);
    c.remove(u"a"_s);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.at(0).at(0).toInt(), 1);
    QCOMPARE(c.version(u"b"_s), (VersionPosition{0, 1}));
}

void ConversationTest::readsWhatWasSaidBefore()
{
    Conversation c({}, {node(u"q"_s, {}, u"Q"_s), node(u"a"_s, u"q"_s, u"A"_s),
                        node(u"b"_s, u"q"_s, u"B"_s), node(u"r"_s, u"b"_s, u"R"_s)});
    const auto texts = [&c](const QString &id) {
        QStringList said;
        for (const MessageNode &message : c.messagesBefore(id))
            said.append(message.content);
        return said.join(u' ');
    };
    QCOMPARE(texts({}), u"Q B R"_s);
    QCOMPARE(texts(u"r"_s), u"Q B"_s);
    QCOMPARE(texts(u"a"_s), u"Q"_s); // not on the shown path, but it has ancestors
    QCOMPARE(texts(u"q"_s), QString());
    QCOMPARE(texts(u"none"_s), QString());
}

void ConversationTest::keepsTheParentInAnUpdate()
{
    Conversation c({}, {node(u"q"_s, {}), node(u"a"_s, u"q"_s)});
    MessageNode other = node(u"a"_s, u"elsewhere"_s, u"text"_s);
    other.state = MessageState::Stopped;
    c.update(other);
    QCOMPARE(c.find(u"a"_s)->parentId, u"q"_s);
    QCOMPARE(c.find(u"a"_s)->state, MessageState::Stopped);
    QCOMPARE(c.path().size(), 2);
}

void ConversationTest::turnsTextIntoReasoning()
{
    Conversation c({}, {node(u"q"_s, {}, u"Q"_s), node(u"a"_s, u"q"_s)});
    QSignalSpy grown(&c, &Conversation::reasoningAppended);
    QSignalSpy changed(&c, &Conversation::messageChanged);
    c.appendReasoning(u"a"_s, u"hm, "_s);
    QCOMPARE(grown.takeFirst(), (QVariantList{1}));
    c.turnIntoReasoning(u"a"_s); // no text yet
    QCOMPARE(changed.count(), 0);
    c.appendText(u"a"_s, u"so it is"_s);
    c.turnIntoReasoning(u"a"_s);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(c.find(u"a"_s)->reasoning, u"hm, so it is"_s);
    QCOMPARE(c.find(u"a"_s)->content, QString());
}

void ConversationTest::saysNothingWhenNothingChanged()
{
    Conversation c({}, {node(u"q"_s, {})});
    QSignalSpy info(&c, &Conversation::infoChanged);
    QSignalSpy message(&c, &Conversation::messageChanged);
    c.setTitle({}, false);
    c.setDraft({});
    c.update(node(u"q"_s, {}));
    c.update(node(u"none"_s, {}));
    c.appendText(u"none"_s, u"x"_s);
    c.appendReasoning(u"none"_s, u"x"_s);
    c.appendReasoning(u"q"_s, {});
    c.turnIntoReasoning(u"none"_s);
    c.remove(u"none"_s);
    QCOMPARE(info.count() + message.count(), 0);
    c.setDraft(u"half a thought"_s);
    c.setTitle(u"Mine"_s, true);
    c.setProfile(u"p"_s);
    c.touch(QDateTime::fromMSecsSinceEpoch(5, utc));
    QCOMPARE(info.count(), 4);
    QCOMPARE(c.info().draft, u"half a thought"_s);
}

void ConversationTest::canBeFollowedThroughAnything_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 20; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void ConversationTest::canBeFollowedThroughAnything()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    Conversation c{ConversationInfo()};
    const Mirror mirror(c);
    QStringList all;
    const auto any = [&] {
        return all.isEmpty() ? QString() : all.at(random.bounded(int(all.size())));
    };
    for (int step = 0; step < 400; ++step) {
        const QString id = any();
        switch (random.bounded(10)) {
        case 0:
        case 1:
            c.append(node(u"n%1"_s.arg(step), c.info().currentLeaf, u"leaf"_s));
            break;
        case 2:
            c.append(node(u"n%1"_s.arg(step), id, u"anywhere"_s));
            break;
        case 3:
            c.appendText(id, u" and"_s);
            break;
        case 4:
            c.update(node(id, {}, u"new %1"_s.arg(step)));
            break;
        case 5:
        case 6:
            c.selectVersion(id, random.bounded(-2, 3));
            break;
        case 7:
            if (random.bounded(3) == 0)
                c.remove(id);
            break;
        case 8:
            c.appendReasoning(id, u" hm"_s);
            break;
        case 9:
            c.turnIntoReasoning(id);
            break;
        }
        all.removeIf([&](const QString &each) { return !c.find(each); });
        if (const QString fresh = u"n%1"_s.arg(step); c.find(fresh))
            all.append(fresh);

        QString above;
        for (const QString &shown : c.path()) {
            QVERIFY(c.find(shown));
            QCOMPARE(c.find(shown)->parentId, above);
            above = shown;
        }
        QCOMPARE(c.info().currentLeaf, above);
        QCOMPARE(c.path().isEmpty(), all.isEmpty());
        QCOMPARE(c.subtree(above).size(), above.isEmpty() ? 0 : 1);
        QCOMPARE(mirror.rows.size(), c.path().size());
        for (int row = 0; row < mirror.rows.size(); ++row)
            QVERIFY2(mirror.rows.at(row) == mirror.read(row), qPrintable(u"step %1"_s.arg(step)));
    }
}

HIWAR_TEST(ConversationTest, QCoreApplication)
#include "tst_conversation.moc"
