// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The bin of messages: deleted ones keep their position until they expire or are deleted for good.
#include "app/chat/messagebin.h"
#include "app/chat/shownconversation.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/otherprogram.h"
#include "tests/support/testcase.h"

#include <QRandomGenerator>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class MessageBinTest : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        f = std::make_unique<SessionFixture>();
        QVERIFY(settled(f->history.open()));
        QVERIFY(settled(f->history.saveConversation(SessionFixture::info())));
        // q1 - a1 - q2 - a2, and b1 beside a1
        say(u"q1"_s, {}, u"whale"_s, 1);
        say(u"a1"_s, u"q1"_s, u"blubber"_s, 2);
        say(u"q2"_s, u"a1"_s, u"kelp"_s, 3);
        say(u"a2"_s, u"q2"_s, u"otter"_s, 4);
        say(u"b1"_s, u"q1"_s, u"plankton"_s, 5);
        start();
    }
    void cleanup()
    {
        bin.reset();
        view.reset();
        all.reset();
        f.reset();
    }

    void holdsWhatWasDeleted();
    void keepsItOverARestart();
    void isNotSearched();
    void bringsItBackToItsPlace();
    void bringsItBackToTheNearestPlace();
    void isEmptiedForGood();
    void removesWhatIsTooOld();
    void aTemporaryOneIsNotListed();
    void keepsNoConversationThatLooksUntouched();
    void whatLeavesForGoodLeavesTheOthersTheirPlace();
    void staysATreeInAnyOrder();

private:
    void say(const QString &id, const QString &parent, const QString &text, int second)
    {
        MessageNode node;
        node.id = id;
        node.parentId = parent;
        node.role = id.startsWith(u'q') ? Role::User : Role::Assistant;
        node.content = text;
        node.createdAt = QDateTime::fromSecsSinceEpoch(second, utc);
        QVERIFY(settled(f->history.saveMessage(u"c"_s, node)));
    }
    void start()
    {
        bin.reset();
        view.reset();
        all = std::make_unique<OpenConversations>(f->collaborators());
        view = std::make_unique<ShownConversation>(*all);
        all->loadList();
        QSignalSpy listed(&all->list(), &ConversationIndex::wasReset);
        QTRY_COMPARE(listed.count(), 1);
        bin = std::make_unique<MessageBin>(*all, f->history);
        QSignalSpy read(bin.get(), &MessageBin::wasReset);
        bin->load();
        QTRY_COMPARE(read.count(), 1);
    }
    void showIt()
    {
        view->show(u"c"_s);
        QTRY_VERIFY(view->session());
    }
    [[nodiscard]] const Conversation &shown() const { return view->session()->conversation(); }
    void remove(const QString &id)
    {
        showIt();
        view->session()->moveToBin(id);
    }
    [[nodiscard]] QStringList inBin() const
    {
        QStringList ids;
        for (const BinnedMessage &each : bin->all())
            ids.append(each.id);
        return ids;
    }
    [[nodiscard]] int found(const QString &word)
    {
        const auto page = settled(f->history.search(word));
        return page ? int(page->groups.size()) : -1;
    }
    [[nodiscard]] QStringList stored()
    {
        QStringList ids;
        for (const MessageNode &node : f->stored().nodes)
            ids.append(node.id);
        return ids;
    }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<ShownConversation> view;
    std::unique_ptr<MessageBin> bin;
};

void MessageBinTest::holdsWhatWasDeleted()
{
    QSignalSpy added(bin.get(), &MessageBin::added);
    remove(u"q2"_s);
    QCOMPARE(added.count(), 1);
    QCOMPARE(bin->all(), QList<BinnedMessage>({{.id = u"q2"_s,
                                                .conversationId = u"c"_s,
                                                .words = u"kelp"_s,
                                                .count = 2,
                                                .deletedAt = f->now}}));
    QCOMPARE(bin->find(u"a2"_s), nullptr);
    QCOMPARE(shown().path(), (QStringList{u"q1"_s, u"b1"_s}));
}

void MessageBinTest::keepsItOverARestart()
{
    remove(u"q2"_s);
    f->now = f->now.addSecs(1);
    remove(u"a1"_s);
    const QList<BinnedMessage> before = bin->all();
    QCOMPARE(inBin(), (QStringList{u"a1"_s, u"q2"_s}));
    start();
    QCOMPARE(bin->all(), before);
    showIt();
    QCOMPARE(shown().path(), (QStringList{u"q1"_s, u"b1"_s}));
    QCOMPARE(shown().version(u"b1"_s), (VersionPosition{0, 1}));
}

void MessageBinTest::isNotSearched()
{
    QTRY_COMPARE(found(u"otter"_s), 1);
    remove(u"q2"_s);
    QCOMPARE(found(u"otter"_s), 0);
    QCOMPARE(found(u"blubber"_s), 1);
    bin->restore(u"q2"_s);
    QTRY_COMPARE(found(u"otter"_s), 1);
}

void MessageBinTest::bringsItBackToItsPlace()
{
    remove(u"a1"_s);
    start();
    bin->restore(u"a1"_s);
    QTRY_VERIFY(bin->all().isEmpty());
    showIt();
    QCOMPARE(shown().path(), (QStringList{u"q1"_s, u"a1"_s, u"q2"_s, u"a2"_s}));
    QCOMPARE(shown().version(u"a1"_s), (VersionPosition{0, 2})); // the older of the two versions
    QVERIFY(!f->stored().nodes.at(1).deletedAt.isValid());
}

void MessageBinTest::bringsItBackToTheNearestPlace()
{
    remove(u"a2"_s);
    remove(u"q2"_s);
    bin->restore(u"a2"_s);
    QCOMPARE(shown().path(), (QStringList{u"q1"_s, u"a1"_s, u"a2"_s}));
    start();
    showIt();
    QCOMPARE(shown().path(), (QStringList{u"q1"_s, u"a1"_s, u"a2"_s}));
    // Deletes and restores a whole branch, including a message that was restored before.
    remove(u"a1"_s);
    QCOMPARE(bin->find(u"a1"_s)->count, 2);
    bin->restore(u"a1"_s);
    QCOMPARE(shown().path(), (QStringList{u"q1"_s, u"a1"_s, u"a2"_s}));
    remove(u"q1"_s);
    QVERIFY(shown().path().isEmpty());
    bin->restore(u"q2"_s); // its ancestors are not there any more
    QCOMPARE(shown().path(), QStringList{u"q2"_s});
}

void MessageBinTest::isEmptiedForGood()
{
    remove(u"a2"_s);
    remove(u"q2"_s);
    bin->removeForGood({u"q2"_s, u"none"_s});
    QCOMPARE(inBin(), QStringList{u"a2"_s});
    QCOMPARE(stored(), (QStringList{u"q1"_s, u"a1"_s, u"a2"_s, u"b1"_s}));
    bin->restore(u"a2"_s);
    QCOMPARE(shown().path(), (QStringList{u"q1"_s, u"a1"_s, u"a2"_s}));
    start();
    showIt();
    QCOMPARE(shown().path(), (QStringList{u"q1"_s, u"a1"_s, u"a2"_s}));
    all->removeForGood({u"c"_s});
    QVERIFY(bin->all().isEmpty());
}

void MessageBinTest::removesWhatIsTooOld()
{
    remove(u"q2"_s);
    f->now = f->now.addDays(30);
    start();
    QCOMPARE(inBin(), QStringList{u"q2"_s});
    f->now = f->now.addDays(1);
    remove(u"b1"_s);
    start(); // the clock alone expires nothing
    QCOMPARE(inBin(), (QStringList{u"b1"_s, u"q2"_s}));
    OtherProgram(f->dir.filePath(u"history.sqlite"_s))
        .run(u"UPDATE conversation SET updated_at = %1"_s.arg(f->now.toMSecsSinceEpoch()));
    start();
    QCOMPARE(inBin(), QStringList{u"b1"_s});
    QTRY_COMPARE(stored(), (QStringList{u"q1"_s, u"a1"_s, u"b1"_s}));
    OtherProgram file(f->dir.filePath(u"history.sqlite"_s));
    QCOMPARE(file.number(u"SELECT count(*) FROM message WHERE content = 'otter'"_s), 0);
}

void MessageBinTest::aTemporaryOneIsNotListed()
{
    const QString id = view->createTemporary(u"p"_s);
    view->show(id);
    f->server.expect().reply(200, wholeReply(u"a"_s));
    view->session()->send(u"q"_s);
    QTRY_VERIFY(!view->session()->isBusy());
    const QStringList path = shown().path();
    view->session()->moveToBin(path.at(1));
    QVERIFY(bin->all().isEmpty());
    all->restore(id, path.at(1));
    QCOMPARE(shown().path(), path);
}

void MessageBinTest::keepsNoConversationThatLooksUntouched()
{
    remove(u"q1"_s);
    QVERIFY(shown().path().isEmpty());
    all->setDraft(u"c"_s, u"x"_s);
    all->setDraft(u"c"_s, {});
    QVERIFY(all->list().contains(u"c"_s));
    bin->restore(u"q1"_s);
    QCOMPARE(shown().path().size(), 2); // the question and its newest reply
    QCOMPARE(stored().size(), 5);
}

void MessageBinTest::whatLeavesForGoodLeavesTheOthersTheirPlace()
{
    // Only on the disk, when the conversation is not open.
    remove(u"a2"_s);
    remove(u"q2"_s);
    start();
    bin->removeForGood({u"q2"_s});
    QCOMPARE(stored(), (QStringList{u"q1"_s, u"a1"_s, u"a2"_s, u"b1"_s}));
    QCOMPARE(f->stored().nodes.at(2).parentId, u"a1"_s);
}

void MessageBinTest::staysATreeInAnyOrder()
{
    QRandomGenerator random(7);
    Conversation c{ConversationInfo()};
    QStringList ids;
    for (int step = 0; step < 600; ++step) {
        const QString id = ids.value(random.bounded(int(ids.size()) + 1));
        MessageNode node;
        node.id = u"n%1"_s.arg(step);
        node.parentId = c.find(id) ? id : QString();
        node.createdAt = QDateTime::fromSecsSinceEpoch(step, utc);
        switch (random.bounded(4)) {
        case 0:
            c.append(node);
            ids.append(node.id);
            break;
        case 1:
            c.moveToBin(id, f->now);
            break;
        case 2:
            c.restore(id);
            break;
        case 3:
            if (random.bounded(3) == 0)
                c.forget(id);
            break;
        }
        QString above;
        for (const QString &shown : c.path()) {
            QCOMPARE(c.find(shown)->parentId, above);
            above = shown;
        }
        const QStringList living = c.everyMessage();
        for (const QString &each : std::as_const(ids))
            QCOMPARE(living.contains(each), c.find(each) != nullptr);
        QCOMPARE(c.path().isEmpty(), living.isEmpty());
    }
}

HIWAR_TEST(MessageBinTest, QCoreApplication)
#include "tst_messagebin.moc"
