// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/markdownform.h"

#include "app/transfer/markdownreader.h"
#include "net/values/utc.h"
#include "tests/support/keepingsink.h"
#include "tests/support/madehistory.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const ContentOf noContent = [](const QString &) -> Transferred<QByteArray> {
    return tl::unexpected(TransferError{.fault = TransferFault::NotFound});
};

QByteArray written(ExportForm &form, const QList<StoredConversation> &all)
{
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    auto done = form.begin(out, {});
    for (const StoredConversation &one : all) {
        if (done)
            done = form.add(out, one, noContent);
    }
    if (done)
        done = form.end(out);
    return done ? bytes : QByteArray();
}

QByteArray markdown(const QList<StoredConversation> &all, Versions versions = Versions::Shown)
{
    MarkdownForm form(versions);
    return written(form, all);
}

MessageNode node(const QString &id, const QString &parent, Role role, const QString &content)
{
    MessageNode node;
    node.id = id;
    node.parentId = parent;
    node.role = role;
    node.content = content;
    node.createdAt = QDateTime::fromMSecsSinceEpoch(1'763'755'200'000, utc);
    return node;
}

/// A question and two answers; the first one is shown.
StoredConversation forked()
{
    StoredConversation all;
    all.info.id = u"c"_s;
    all.info.title = u"A fork"_s;
    all.info.currentLeaf = u"a1"_s;
    all.info.createdAt = all.info.updatedAt = QDateTime::fromMSecsSinceEpoch(0, utc);
    all.nodes = {node(u"q"_s, {}, Role::User, u"Why?"_s),
                 node(u"a1"_s, u"q"_s, Role::Assistant, u"Because."_s),
                 node(u"a2"_s, u"q"_s, Role::Assistant, u"Why not."_s),
                 node(u"q2"_s, u"a2"_s, Role::User, u"Sure?"_s)};
    return all;
}

/// The part of a message that Markdown keeps.
MessageNode kept(const MessageNode &node)
{
    MessageNode kept;
    kept.id = node.id;
    kept.parentId = node.parentId;
    kept.role = node.role;
    kept.content = node.content;
    kept.reasoning = node.reasoning;
    kept.state = node.state;
    kept.model = node.model;
    kept.isByUser = node.isByUser;
    kept.createdAt = node.createdAt;
    return kept;
}

} // namespace

class TestMarkdownForm : public TestCase
{
    Q_OBJECT

private slots:
    void readsBackWhatItWrote();
    void readsBackAnyText_data();
    void readsBackAnyText();
    void hasThePathThatIsShown();
    void hasEachVersionWithWhatFollowsIt();
    void showsTheNewestWhereNothingIsShown();
    void looksLikeThis();
    void saysWhoWroteInWhichRole();
    void isPlainTextLikeThis();
    void readsBackWithOtherLineEnds();
    void takesAnEmptyMarkForText();
    void tellsAFileThatWasCutOff();
};

void TestMarkdownForm::readsBackWhatItWrote()
{
    const MadeHistory history(60, 1000);
    QList<StoredConversation> all;
    for (int i = 0; i < history.count(); ++i)
        all.append(history.conversation(i).conversation);
    KeepingSink sink;
    QVERIFY(readInto(sink, MarkdownReader(), markdown(all, Versions::All)));
    QCOMPARE(sink.conversations.size(), all.size());
    bool anyAttached = false;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const StoredConversation taken = sink.conversations.at(i).conversation;
        QCOMPARE(taken.info.id, all.at(i).info.id);
        QCOMPARE(taken.info.title, all.at(i).info.title);
        QCOMPARE(taken.info.titleIsOwn, all.at(i).info.titleIsOwn);
        QCOMPARE(taken.info.currentLeaf, all.at(i).info.currentLeaf);
        QCOMPARE(taken.info.updatedAt, all.at(i).info.updatedAt);
        QCOMPARE(taken.nodes.size(), all.at(i).nodes.size());
        QHash<QString, MessageNode> byId;
        for (const MessageNode &one : taken.nodes)
            byId.insert(one.id, one);
        for (const MessageNode &one : all.at(i).nodes) {
            anyAttached = anyAttached || !one.attachments.isEmpty();
            QCOMPARE(byId.value(one.id), kept(one));
        }
    }
    QVERIFY(anyAttached);
    for (const ImportWarning &warning : sink.warnings)
        QCOMPARE(warning.what, u"An attachment: Markdown has its name only"_s);
}

void TestMarkdownForm::readsBackAnyText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("line feeds only") << u"\n\n\n"_s;
    QTest::newRow("ends with many") << u"a\n\n\n"_s;
    QTest::newRow("begins with many") << u"\n\na"_s;
    QTest::newRow("begins with a mark") << u"\uFEFFa\n\uFEFFb"_s;
    QTest::newRow("returns") << u"a\r\nb\rc\r\n"_s;
    QTest::newRow("a mark") << u"<!-- hiwar: {\"end\":{}} -->"_s;
    QTest::newRow("a masked mark") << u"a\n\\<!-- hiwar: {\"end\":{}} -->\n\\\\<!-- hiwar: x"_s;
    QTest::newRow("an indented mark") << u"A list:\n\n    <!-- hiwar: {\"end\":{}} -->\n\nmore"_s;
    QTest::newRow("a mark behind a form feed") << u"\f<!-- hiwar: {\"message\":{}} --> "_s;
    QTest::newRow("half a mark") << u"<!-- hiwar: {"_s;
    QTest::newRow("a folded part of its own") << u"</details>\n\n<details><summary>x</summary>"_s;
    QTest::newRow("a heading like ours") << u"## You, 2026-11-21 20:18\n\nhello"_s;
    QTest::newRow("an open fence") << u"```\ncode"_s;
    QTest::newRow("what Markdown would change") << u"    return x*2*3\n\n\n  __a__  $b$ "_s;
    QTest::newRow("zero") << u"a\0b"_s;
}

void TestMarkdownForm::readsBackAnyText()
{
    QFETCH(const QString, text);
    StoredConversation all = forked();
    all.nodes = {node(u"q"_s, {}, Role::User, text), node(u"a1"_s, u"q"_s, Role::Assistant, text)};
    all.nodes[1].reasoning = text;
    all.nodes[1].model = u"a --> \"b\" \n c"_s;
    all.info.title = u"-- > \\-- --> "_s + text;
    KeepingSink sink;
    QVERIFY(readInto(sink, MarkdownReader(), markdown({all, all})));
    QCOMPARE(sink.conversations.size(), 2);
    for (const Incoming &incoming : sink.conversations)
        QCOMPARE(incoming.conversation, all);
}

void TestMarkdownForm::hasThePathThatIsShown()
{
    KeepingSink sink;
    QVERIFY(readInto(sink, MarkdownReader(), markdown({forked()})));
    QCOMPARE(sink.conversations.value(0).conversation.nodes, forked().nodes.first(2));
}

void TestMarkdownForm::hasEachVersionWithWhatFollowsIt()
{
    QStringList captions;
    for (const Turn &turn : turnsOf(forked(), Versions::All))
        captions.append(turn.node.id + u' ' + captionOf(turn).section(u", "_s, 2));
    QCOMPARE(captions,
             QStringList({u"q "_s, u"a1 version 1 of 2"_s, u"a2 version 2 of 2"_s, u"q2 "_s}));
}

void TestMarkdownForm::showsTheNewestWhereNothingIsShown()
{
    StoredConversation all = forked();
    all.info.currentLeaf = u"gone"_s;
    QCOMPARE(turnsOf(all, Versions::Shown).last().node.id, u"q2"_s);
    all.nodes[0].parentId = u"q2"_s; // a cycle, which no valid history has
    QCOMPARE(turnsOf(all, Versions::Shown).size(), 3);
    QCOMPARE(turnsOf(all, Versions::All).size(), 4);
    all.nodes.clear();
    QCOMPARE(turnsOf(all, Versions::Shown), QList<Turn>());
}

void TestMarkdownForm::looksLikeThis()
{
    StoredConversation all = forked();
    all.nodes[0].attachments = {{u"h"_s, u"notes.txt"_s, u"text/plain"_s, 4}};
    all.nodes[1].reasoning = u"Hm."_s;
    all.nodes[1].model = u"m"_s;
    all.nodes[1].state = MessageState::Stopped;
    const QString time = all.nodes[0].createdAt.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s);
    QStringList lines;
    for (const QString &line : QString::fromUtf8(markdown({all})).split(u'\n')) {
        if (!line.startsWith("<!--"_L1))
            lines.append(line);
    }
    const QStringList expected{u"# A fork"_s,
                               {},
                               u"## You, "_s + time,
                               {},
                               u"*Attached: notes.txt (4 bytes)*"_s,
                               {},
                               u"Why?"_s,
                               {},
                               u"## Assistant (m), %1, stopped, version 1 of 2"_s.arg(time),
                               {},
                               u"<details><summary>Reasoning</summary>"_s,
                               {},
                               u"Hm."_s,
                               {},
                               u"</details>"_s,
                               {},
                               u"Because."_s,
                               {},
                               {}};
    QCOMPARE(lines, expected);
}

void TestMarkdownForm::saysWhoWroteInWhichRole()
{
    StoredConversation all = forked();
    all.info.currentLeaf = u"s"_s;
    all.nodes[1].isByUser = true;
    all.nodes.append(node(u"s"_s, u"a1"_s, Role::System, u"Be brief."_s));
    const QByteArray text = markdown({all});
    QVERIFY(text.contains("## Assistant (written by you), "));
    QVERIFY(text.contains("## System, "));
}

void TestMarkdownForm::isPlainTextLikeThis()
{
    StoredConversation all = forked();
    all.nodes[0].attachments = {{u"h"_s, u"notes.txt"_s, u"text/plain"_s, 4}};
    all.info.title = u"Two\nlines"_s;
    PlainTextForm form(Versions::Shown);
    const QString time = all.nodes[0].createdAt.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s);
    QCOMPARE(QString::fromUtf8(written(form, {all})),
             u"Two lines\n=========\n\nYou, %1\n---------------------\n\nAttached: notes.txt (4 "
             u"bytes)\n\n"
             "Why?\n\nAssistant, %1, version 1 of 2\n"
             "-------------------------------------------\n\nBecause.\n\n"_s.arg(time));
}

void TestMarkdownForm::readsBackWithOtherLineEnds()
{
    QByteArray bytes = markdown({forked()});
    bytes.replace('\n', "\r\n");
    KeepingSink sink;
    QVERIFY(readInto(sink, MarkdownReader(), "\xEF\xBB\xBF" + bytes));
    QCOMPARE(sink.conversations.value(0).conversation.nodes, forked().nodes.first(2));
    QCOMPARE(sink.warnings, QList<ImportWarning>());
}

void TestMarkdownForm::tellsAFileThatWasCutOff()
{
    QByteArray bytes = markdown({forked()});
    bytes.truncate(bytes.indexOf("cause."));
    KeepingSink sink;
    QVERIFY(readInto(sink, MarkdownReader(), bytes));
    QCOMPARE(sink.conversations.value(0).conversation.nodes.value(1).content, u"Be"_s);
    QCOMPARE(sink.warnings.size(), 1);
}

void TestMarkdownForm::takesAnEmptyMarkForText()
{
    KeepingSink sink;
    QVERIFY(readInto(sink, MarkdownReader(),
                     "<!-- hiwar: {\"conversation\":{\"id\":\"c\"}} -->\n# T\n\n"
                     "<!-- hiwar: {\"message\":{\"id\":\"m\",\"role\":\"user\"}} -->\n## You\n\n"
                     "<!-- hiwar: -->\n\n<!-- hiwar: {\"end\":{}} -->\n"));
    QCOMPARE(sink.conversations.size(), 1);
    QCOMPARE(sink.conversations[0].conversation.nodes[0].content, u"<!-- hiwar: -->"_s);
}

HIWAR_TEST(TestMarkdownForm, QCoreApplication)
#include "tst_markdownform.moc"
