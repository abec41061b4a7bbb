// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whatever people do to the tree of a conversation, in any order: nothing becomes unreachable, the
// path shown is what is sent, an undo restores exactly, and a restart changes nothing. As many
// steps as HIWAR_STEPS says, else some; the failure names the number that repeats it.
// lint: size-exception: any step may follow any other, so all of them share one state
#include "app/chat/replypolicy.h"
#include "app/chat/shownconversation.h"
#include "app/chat/treechanges.h"
#include "tests/app/sessionfixture.h"
#include "tests/app/treeshape.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QSet>

#include <algorithm>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr int usualSteps = 1500;
constexpr int stepsInARow = 500;
constexpr qsizetype mostMessages = 40;
constexpr qsizetype mostConversations = 4;

} // namespace

class AnyOrderTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void staysWhole_data();
    void staysWhole();

private:
    void start();
    void startAgain();
    void step();
    void ask(const std::function<void()> &how);
    void askSeveral(const QString &forReplyTo);
    void checkAsked(qsizetype from, const QString &reply);
    void remove(bool alone);
    void copy();
    void fork();
    void queue();
    void hold(bool fails);
    void rearrange();
    void letGo();
    void checkSent();
    void choose();
    void makeRoom();
    void check();
    [[nodiscard]] int below(qsizetype most) { return random->bounded(int(most)); }
    [[nodiscard]] bool oneIn(int many) { return random->bounded(many) == 0; }
    [[nodiscard]] QString any()
    {
        const QStringList every = c().everyMessage();
        return every.value(below(every.size() + 1));
    }
    [[nodiscard]] ChatSession &session() const { return *all->session(current); }
    [[nodiscard]] const Conversation &c() const { return session().conversation(); }
    [[nodiscard]] QuestionQueue &waiting() const { return *all->queue(current); }
    static QStringList texts(const QList<QueuedQuestion> &questions)
    {
        QStringList all;
        for (const QueuedQuestion &question : questions)
            all.append(question.text);
        return all;
    }
    void expectReply(const QString &question)
    {
        f->server.expect().reply(200, wholeReply(u"a"_s + question.sliced(1)));
    }
    [[nodiscard]] QJsonArray messagesOf(qsizetype request) const
    {
        return QJsonDocument::fromJson(f->server.requests().at(request).body)["messages"_L1]
            .toArray();
    }
    [[nodiscard]] QString lastAsked(qsizetype request) const
    {
        return messagesOf(request).last()["content"_L1].toString();
    }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<ShownConversation> view;
    std::unique_ptr<QRandomGenerator> random;
    QStringList ids; ///< of the conversations
    QString current;
    QHash<QString, QStringList> binned;   ///< by conversation: deletions in its bin
    QHash<QString, QSet<QString>> living; ///< the same: all that were not deleted for good
    BinnedMessage last;                   ///< deletion
    int said = 0;
};

void AnyOrderTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    QVERIFY(settled(f->history.open()));
    QVERIFY(settled(f->history.saveConversation(SessionFixture::info())));
    ids = {u"c"_s};
    current = u"c"_s;
    binned.clear();
    living.clear();
    said = 0;
    start();
}

void AnyOrderTest::cleanup()
{
    view.reset();
    all.reset();
    f.reset();
}

void AnyOrderTest::start()
{
    view.reset();
    all = std::make_unique<OpenConversations>(f->collaborators());
    all->setQueueCheck(
        [](const Conversation &, const QueuedQuestion &) { return QueueHold::Nothing; });
    view = std::make_unique<ShownConversation>(*all);
    QSignalSpy listed(&all->list(), &ConversationIndex::wasReset);
    all->loadList();
    QTRY_COMPARE(listed.count(), 1);
    for (const QString &id : std::as_const(ids)) {
        view->show(id);
        QTRY_COMPARE(view->id(), id);
    }
    connect(all.get(), &OpenConversations::binned, this, [this](const BinnedMessage &deletion) {
        binned[deletion.conversationId].append(deletion.id);
        last = deletion;
    });
    connect(all.get(), &OpenConversations::leftBin, this, [this](const QString &id) {
        for (QStringList &each : binned)
            each.removeAll(id);
    });
}

void AnyOrderTest::startAgain()
{
    QHash<QString, Shape> before;
    for (const QString &id : std::as_const(ids))
        before.insert(id, shapeOf(all->session(id)->conversation()));
    start();
    for (const QString &id : std::as_const(ids))
        QVERIFY2(shapeOf(all->session(id)->conversation()) == before.value(id),
                 "a restart changed something");
}

/// What is asked is what stands above the reply, in the words that are shown there.
void AnyOrderTest::ask(const std::function<void()> &how)
{
    const qsizetype requests = f->server.requests().size();
    f->server.expect().reply(200, wholeReply(u"a%1"_s.arg(++said)));
    how();
    QVERIFY(session().isBusy());
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(f->server.requests().size(), requests + 1);
    checkSent();
}

void AnyOrderTest::checkSent()
{
    checkAsked(f->server.requests().size() - 1, c().info().currentLeaf);
}

/// Each request since then holds what stands above that reply.
void AnyOrderTest::checkAsked(qsizetype from, const QString &reply)
{
    QString shown;
    for (const MessageNode &node : c().messagesBefore(reply))
        shown += node.content + u'\n';
    for (const WireRequest &request : f->server.requests().mid(from)) {
        QString sent;
        const QJsonObject body = QJsonDocument::fromJson(request.body).object();
        const QJsonArray messages = body.value("messages"_L1).toArray();
        for (const auto &message : messages)
            sent += message.toObject().value("content"_L1).toString() + u'\n';
        QCOMPARE(saidIn(sent), saidIn(shown));
    }
}

/// Several models at once, for a new question or for that one; sometimes one of them is stopped
/// before it is asked, and sometimes another than the first is chosen.
void AnyOrderTest::askSeveral(const QString &forReplyTo)
{
    const qsizetype requests = f->server.requests().size();
    const QStringList before = c().everyMessage();
    const QList<ModelRef> models(2 + below(3), ModelRef{u"p"_s, u"m-1"_s});
    if (forReplyTo.isEmpty())
        session().sendToAll(u"q%1"_s.arg(++said), models);
    else
        session().regenerateWithAll(forReplyTo, models);
    if (!session().isBusy()) // too many would stand side by side
        return;
    QStringList made = c().everyMessage();
    made.removeIf(
        [&](const QString &id) { return before.contains(id) || c().find(id)->role == Role::User; });
    QCOMPARE(made.size(), models.size());
    qsizetype asked = models.size();
    if (oneIn(3)) {
        session().stop(made.at(below(made.size())));
        --asked;
    }
    for (qsizetype at = 0; at < asked; ++at)
        f->server.expect().reply(200, wholeReply(u"a%1"_s.arg(++said)));
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(f->server.requests().size(), requests + asked);
    checkAsked(requests, made.constFirst());
    const QStringList together = c().askedTogether(made.constFirst());
    QVERIFY(together.size() >= made.size() && together.size() <= ChatSession::mostRuns);
    if (oneIn(2))
        session().showMessage(together.at(below(together.size())));
}

void AnyOrderTest::remove(bool alone)
{
    const Shape before = shapeOf(c());
    const QString id = any();
    if (id.isEmpty())
        return;
    const qsizetype going = alone ? 1 : c().subtree(id).size();
    alone ? session().moveToBinAlone(id) : session().moveToBin(id);
    QVERIFY(!c().find(id));
    QCOMPARE(c().everyMessage().size(), before.tree.size() - going);
    if (!oneIn(2))
        return;
    check();
    undoDeletion(*all, last);
    QVERIFY2(shapeOf(c()) == before, "an undo changed something");
}

void AnyOrderTest::copy()
{
    const Shape before = shapeOf(c());
    const QString branch = any();
    const QString root = copyBranch(session(), branch, any(), f->now);
    if (root.isEmpty()) {
        QVERIFY2(shapeOf(c()) == before, "nothing was copied");
        return;
    }
    QVERIFY(c().path().contains(root));
    if (!oneIn(2))
        return;
    check();
    const QStringList copies = c().subtree(root);
    living[current] -= QSet<QString>(copies.begin(), copies.end());
    removeCopy(session(), root, copies.size(), before.path.constLast());
    QVERIFY2(shapeOf(c()) == before, "an undo changed something");
}

void AnyOrderTest::fork()
{
    const QString upTo = any();
    if (upTo.isEmpty() || ids.size() >= mostConversations)
        return;
    const QString id = forkConversation(*all, current, upTo, [](ConversationInfo &) {});
    QVERIFY(!id.isEmpty());
    ids.append(id);
    QStringList texts;
    for (const MessageNode &node : c().messagesBefore(upTo))
        texts.append(node.content);
    texts.append(c().find(upTo)->content);
    QCOMPARE(shapeOf(all->session(id)->conversation()).texts, texts);
    current = id;
}

/// One reply runs while people do anything to the queue; then it ends somehow. What is sent is what
/// stands first, in the order that was made, each question once.
void AnyOrderTest::queue()
{
    const bool fails = oneIn(5);
    hold(fails);
    QVERIFY(session().isBusy());
    for (int times = below(5); times > 0; --times)
        rearrange();
    if (QTest::currentTestFailed())
        return;
    QStringList wanted = texts(waiting().questions());
    const qsizetype requests = f->server.requests().size();
    const bool isHeld = waiting().hold() != QueueHold::Nothing;
    enum { Ends, Stops, Deletes, SendsNow, Steers, Ways, Fails };
    const int way = fails ? Fails : below(Ways);
    const qsizetype place = below(wanted.size() + 1);
    if (way == SendsNow && place < wanted.size())
        wanted.move(place, 0);
    if (way == Steers)
        wanted.prepend(u"q%1"_s.arg(++said));
    QStringList going; // those that will be sent
    if ((way == Ends && !isHeld) || (way == SendsNow && place < wanted.size()) || way == Steers)
        going = wanted;
    for (const QString &text : std::as_const(going))
        expectReply(text);
    if (way == Steers)
        waiting().steer(wanted.constFirst());
    else if (way == SendsNow && place < wanted.size())
        waiting().sendNow(waiting().questions().at(place).id);
    else if (way == Deletes)
        session().moveToBin(c().path().constLast());
    else if (way == Ends || way == Fails)
        f->server.release();
    else
        session().stop();
    QTRY_VERIFY(!waiting().takes() && f->server.requests().size() == requests + going.size());
    QCOMPARE(texts(waiting().questions()), wanted.sliced(going.size()));
    for (qsizetype at = 0; at < going.size(); ++at)
        QCOMPARE(saidIn(lastAsked(requests + at)).last(), going.at(at));
    if (!going.isEmpty())
        checkSent();
    QCOMPARE(waiting().hold() == QueueHold::Nothing, waiting().questions().isEmpty());
    if (!waiting().questions().isEmpty() && (fails || oneIn(2)))
        letGo();
}

/// A reply that runs until the test lets it end.
void AnyOrderTest::hold(bool fails)
{
    QTRY_COMPARE(f->server.waiting(), 0);
    WireScript &script = f->server.expect().stream().chunk(delta(u"a%1"_s.arg(++said))).wait();
    fails ? script.cut() : script.chunk(streamEnd()).lastChunk();
    session().send(u"q%1"_s.arg(++said));
    QTRY_COMPARE(f->server.waiting(), 1);
    QTRY_COMPARE(c().find(c().path().constLast())->state, MessageState::Arriving);
}

void AnyOrderTest::rearrange()
{
    const QList<QueuedQuestion> before = waiting().questions();
    const QString one = before.isEmpty() ? QString() : before.at(below(before.size())).id;
    switch (below(6)) {
    case 0:
    case 1: {
        const QString draft = c().info().draft;
        all->setDraft(current, u"q%1"_s.arg(++said));
        waiting().append(c().info().draft);
        QCOMPARE(c().info().draft, QString());
        QCOMPARE(waiting().questions().first(before.size()), before);
        all->setDraft(current, draft);
        return;
    }
    case 2: {
        const QList<RemovedQuestion> removed = waiting().remove({one});
        QCOMPARE(waiting().questions().size(), before.size() - removed.size());
        if (oneIn(2)) {
            waiting().putBack(removed);
            QCOMPARE(waiting().questions(), before);
        }
        return;
    }
    case 3:
        return waiting().move(one, below(before.size() + 1));
    case 4:
        return waiting().rewrite(one, u"q%1"_s.arg(++said));
    case 5:
        waiting().setEdited(one);
        return waiting().setEdited({});
    }
}

/// The user sends the next one; those behind it follow by themselves.
void AnyOrderTest::letGo()
{
    const QStringList wanted = texts(waiting().questions());
    const qsizetype requests = f->server.requests().size();
    for (const QString &text : wanted)
        expectReply(text);
    waiting().sendNext();
    QTRY_VERIFY(!waiting().takes() && waiting().questions().isEmpty());
    QCOMPARE(f->server.requests().size(), requests + wanted.size());
    for (qsizetype at = 0; at < wanted.size(); ++at)
        QCOMPARE(saidIn(lastAsked(requests + at)).last(), wanted.at(at));
    checkSent();
}

void AnyOrderTest::choose()
{
    oneIn(2) ? session().selectVersion(any(), oneIn(2) ? 1 : -1) : session().showMessage(any());
}

/// Trees and their number stay small, so that what happens meets what happened before.
void AnyOrderTest::makeRoom()
{
    if (c().everyMessage().size() > mostMessages)
        session().moveToBin(c().path().value(below(3)));
    while (binned[current].size() > 12) {
        const QString oldest = binned[current].constFirst();
        living[current].removeIf([&](const QString &id) {
            const MessageNode *node = c().findAnywhere(id);
            return node && node->deletedWith == oldest;
        });
        session().forget(oldest);
    }
    if (ids.size() >= mostConversations && oneIn(40)) {
        const QString gone = ids.takeAt(below(ids.size()));
        all->removeForGood({gone});
        binned.remove(gone);
        living.remove(gone);
    }
    current = ids.at(below(ids.size()));
}

void AnyOrderTest::step()
{
    const QString id = any();
    const MessageNode *node = c().find(id);
    switch (below(16)) {
    case 0:
    case 1:
    case 2:
        return ask([this] { session().send(u"q%1"_s.arg(++said)); });
    case 3:
        if (node && node->role == Role::User)
            ask([&] { session().edit(id, u"q%1"_s.arg(++said)); });
        return;
    case 4:
        if (node && (node->role == Role::User || !node->parentId.isEmpty()))
            ask([&] { session().regenerate(id); });
        return;
    case 5:
        return fork();
    case 6:
        return copy();
    case 7:
    case 8:
        return remove(true);
    case 9:
        return remove(false);
    case 10:
        if (const QStringList bin = binned.value(current); !bin.isEmpty())
            session().restore(bin.at(below(bin.size())));
        return;
    case 11:
        return queue();
    case 12:
        return oneIn(4) ? startAgain() : choose();
    case 13:
        return choose();
    case 14:
        return askSeveral({});
    case 15:
        if (node && node->role == Role::User)
            askSeveral(id);
        return;
    }
}

void AnyOrderTest::check()
{
    const Conversation &tree = c();
    QString above;
    for (const QString &id : tree.path()) {
        QCOMPARE(tree.find(id)->parentId, above);
        above = id;
    }
    const QStringList every = tree.everyMessage();
    const QSet<QString> reached(every.begin(), every.end());
    QCOMPARE(reached.size(), every.size());
    QCOMPARE(tree.path().isEmpty(), every.isEmpty());
    QVERIFY(tree.path().isEmpty() || tree.subtree(above).size() == 1); // it ends with a leaf
    QCOMPARE(tree.info().currentLeaf, above);
    for (const QString &id : every) {
        QVERIFY(tree.find(id) && !tree.find(id)->deletedAt.isValid());
        QVERIFY(tree.version(id).index >= 0);
    }
    // What was ever there is there, or in the bin.
    for (const QString &id : std::as_const(living[current]))
        QVERIFY(reached.contains(id) || (tree.findAnywhere(id) && !tree.find(id)));
    // A reply that was stopped before its first word is nothing: the next one takes its place.
    for (const QString &id : reached) {
        if (!isReplaceable(*tree.find(id)))
            living[current].insert(id);
    }
}

void AnyOrderTest::staysWhole_data()
{
    QTest::addColumn<quint32>("seed");
    const int wanted = qEnvironmentVariableIntValue("HIWAR_STEPS");
    const int rows = std::max(1, (wanted > 0 ? wanted : usualSteps) / stepsInARow);
    for (quint32 seed = 1; seed <= quint32(rows); ++seed)
        QTest::addRow("%u", seed) << seed;
}

void AnyOrderTest::staysWhole()
{
    QFETCH(const quint32, seed);
    random = std::make_unique<QRandomGenerator>(seed);
    for (int at = 0; at < stepsInARow && !QTest::currentTestFailed(); ++at) {
        f->now = f->now.addMSecs(below(2) * 1000); // clocks are not exact
        step();
        if (!QTest::currentTestFailed())
            check();
        if (QTest::currentTestFailed())
            qInfo("step %d", at);
        makeRoom();
    }
    if (!QTest::currentTestFailed())
        startAgain();
}

HIWAR_TEST(AnyOrderTest, QCoreApplication)
#include "tst_anyorder.moc"
