// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation with files: what of them arrives at the service, byte by byte.
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/history/attachmentreading.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QByteArray refusal =
    R"({"error":{"code":500,"message":"image input is not supported","type":"server_error"}})";

} // namespace

class ChatAttachmentsTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { f.reset(); }
    void sendsTheFilesOfTheDraft();
    void sendsFilesWithoutAWord();
    void asksForNothingWithoutAWordAndAFile();
    void keepsThemWhenTheQuestionIsEdited();
    void sendsThemAsTheUserChanges();
    void saysWhatIsGone();
    void sendsWithoutPictures();
    void sendsNoPicturesToAModelThatTakesNone();
    void givesPicturesOfAReplyToTheNextQuestion();
    void mayBeStoppedAndDeletedWhileItLoads();
    void keepsADraftOfFilesAlone();
    void holdsThemInMemoryWhileTemporary();

private:
    Attachment textFile(ContentStore &contents, const QString &name, const QString &words)
    {
        AttachmentReading reading;
        reading.sections = {{{}, words}};
        const QByteArray bytes = storedReading(reading);
        Attachment file;
        file.hash = attachmentHash(words.toUtf8());
        file.name = name;
        file.mediaType = u"text/plain"_s;
        file.size = words.size();
        file.reading = attachmentHash(bytes);
        file.use.letters = words.size();
        if (!settled(contents.save({.hash = file.reading, .bytes = bytes})))
            qWarning() << "not stored";
        return file;
    }
    Attachment picture(ContentStore &contents, const QByteArray &bytes = "pixels"_ba)
    {
        Attachment file;
        file.hash = attachmentHash(bytes);
        file.name = u"cat.png"_s;
        file.mediaType = u"image/png"_s;
        file.size = bytes.size();
        file.use.form = AttachmentForm::Picture;
        file.use.pixels = {8, 8};
        if (!settled(contents.save({.hash = file.hash, .bytes = bytes})))
            qWarning() << "not stored";
        return file;
    }
    Attachment textFile(const QString &words = u"words"_s)
    {
        return textFile(f->session->contents(), u"a.txt"_s, words);
    }
    Attachment picture() { return picture(f->session->contents()); }
    void ask(const QString &question, const QList<Attachment> &files)
    {
        f->conversation.setDraftAttachments(files);
        f->server.expect().reply(200, wholeReply(u"a"_s));
        f->session->send(question);
        QTRY_VERIFY(!f->session->isBusy());
    }
    /// The messages of the latest request, as they arrived.
    QByteArray sent() const
    {
        const QByteArray body = f->server.requests().constLast().body;
        const qsizetype from = body.indexOf("\"messages\":") + 11;
        return body.sliced(from, body.lastIndexOf(']') + 1 - from);
    }

    std::unique_ptr<SessionFixture> f;
};

void ChatAttachmentsTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    f->profile.streaming = StreamMode::Off;
    QVERIFY(settled(f->history.open()));
}

void ChatAttachmentsTest::sendsTheFilesOfTheDraft()
{
    ask(u"What is this?"_s, {textFile(), picture()});
    QCOMPARE(sent(),
             R"([{"role":"user","content":[{"type":"text","text":"File: a.txt\n```\nwords\n```)"
             R"(\n\nWhat is this?"},{"type":"image_url","image_url":{"url":)"
             R"("data:image/png;base64,cGl4ZWxz"}}]}])"_ba);
    QCOMPARE(f->shown(0).attachments.size(), 2);
    QCOMPARE(f->shown(0).content, u"What is this?"_s);
    QVERIFY(f->conversation.info().draftAttachments.isEmpty());
    QVERIFY(f->isStoredAsShown());
    QVERIFY(!f->stored().nodes.constFirst().attachments.constLast().isMissing);

    // Again with the next question, and with another reply.
    ask(u"Why?"_s, {});
    QVERIFY(sent().contains("cGl4ZWxz"));
    QVERIFY(sent().contains("\"content\":\"Why?\""));
    f->server.expect().reply(200, wholeReply(u"b"_s));
    f->session->regenerate(f->shown(1).id);
    QTRY_VERIFY(!f->session->isBusy());
    QVERIFY(sent().contains("cGl4ZWxz") && sent().contains("words"));
}

void ChatAttachmentsTest::sendsFilesWithoutAWord()
{
    ask({}, {textFile()});
    QCOMPARE(sent(), R"([{"role":"user","content":"File: a.txt\n```\nwords\n```"}])"_ba);
    QCOMPARE(f->conversation.info().title, u"a.txt"_s);
    f->session->regenerate(f->shown(1).id);
    f->server.expect().reply(200, wholeReply(u"b"_s));
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->server.requests().size(), 2);
}

void ChatAttachmentsTest::asksForNothingWithoutAWordAndAFile()
{
    Attachment file = textFile();
    file.use.share = AttachmentShare::None;
    f->conversation.setDraftAttachments({file});
    f->session->send(u" \n"_s);
    f->conversation.setDraftAttachments({});
    f->session->send({});
    f->session->add(Role::User, {});
    QVERIFY(f->conversation.path().isEmpty());
    QVERIFY(f->server.requests().isEmpty());
}

void ChatAttachmentsTest::keepsThemWhenTheQuestionIsEdited()
{
    ask(u"first"_s, {textFile()});
    f->server.expect().reply(200, wholeReply(u"b"_s));
    f->session->edit(f->shown(0).id, u"second"_s);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(sent(), R"([{"role":"user","content":"File: a.txt\n```\nwords\n```\n\nsecond"}])"_ba);
    f->server.expect().reply(200, wholeReply(u"c"_s));
    f->session->edit(f->shown(0).id, {});
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(sent(), R"([{"role":"user","content":"File: a.txt\n```\nwords\n```"}])"_ba);
    QVERIFY(f->isStoredAsShown());
}

void ChatAttachmentsTest::sendsThemAsTheUserChanges()
{
    ask(u"first"_s, {textFile(u"bread\n\nfish"_s), picture()});
    const QString id = f->shown(0).id;
    AttachmentUse use = f->shown(0).attachments.constFirst().use;
    use.share = AttachmentShare::Matching;
    f->session->setAttachmentUse(id, 0, use);
    use.share = AttachmentShare::None;
    f->session->setAttachmentUse(id, 1, use);
    f->session->setAttachmentUse(id, 2, use); // there is none
    f->session->setAttachmentUse(u"?"_s, 0, use);
    ask(u"Where is the fish?"_s, {});
    QCOMPARE(sent(),
             R"([{"role":"user","content":"File: a.txt (only the passages that match the question))"
             R"(\n```\nfish\n```\n\nfirst"},{"role":"assistant","content":"a"},)"
             R"({"role":"user","content":"Where is the fish?"}])"_ba);
    QVERIFY(f->isStoredAsShown());
}

void ChatAttachmentsTest::saysWhatIsGone()
{
    Attachment file = textFile();
    file.reading = u"gone"_s;
    Attachment unread = file;
    unread.reading.clear();
    ask(u"q"_s, {file, unread});
    QCOMPARE(sent(), R"([{"role":"user","content":"[a.txt is not available any more])"
                     R"(\n\n[a.txt is not available any more]\n\nq"}])"_ba);
}

void ChatAttachmentsTest::sendsWithoutPictures()
{
    f->conversation.setDraftAttachments({picture()});
    f->server.expect().reply(500, refusal); // not again: it costs no second failure
    f->session->send(u"q"_s);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->server.requests().size(), 1);
    QCOMPARE(f->shown(1).error->leaveOut, u"pictures"_s);
    QSignalSpy learnt(f->session.get(), &ChatSession::profileLearnt);
    f->server.expect().reply(200, wholeReply(u"a"_s));
    f->session->sendWithout(f->shown(1).id);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(sent(), R"([{"role":"user","content":"[Picture: cat.png]\n\nq"}])"_ba);
    QCOMPARE(learnt.count(), 1);
    const auto plan = learnt.at(0).at(1).value<Repair>();
    QCOMPARE(plan, (Repair{Repair::Kind::LeaveOut, u"pictures"_s, u"m-1"_s}));
    f->profile = repaired(f->profile, plan);
    ask(u"more"_s, {});
    QVERIFY(!sent().contains("image_url"));
    f->profile.model = u"m-2"_s; // another one may see
    ask(u"more"_s, {});
    QVERIFY(sent().contains("image_url"));
}

void ChatAttachmentsTest::sendsNoPicturesToAModelThatTakesNone()
{
    f->profile.modelFacts = {{.id = u"m-1"_s, .takesPictures = false}};
    ask(u"q"_s, {picture()});
    QCOMPARE(sent(), R"([{"role":"user","content":"[Picture: cat.png]\n\nq"}])"_ba);
    f->profile.ownFacts = {{.id = u"m-1"_s, .takesPictures = true}}; // the user knows better
    ask(u"q"_s, {});
    QVERIFY(sent().contains("image_url"));
}

void ChatAttachmentsTest::givesPicturesOfAReplyToTheNextQuestion()
{
    ask(u"Draw a cat"_s, {});
    MessageNode reply = f->shown(1);
    reply.content.clear();
    reply.attachments = {picture()};
    f->conversation.update(reply);
    ask(u"Bluer"_s, {});
    QCOMPARE(sent(), R"([{"role":"user","content":[{"type":"text","text":"Draw a cat\n\nBluer"},)"
                     R"({"type":"image_url","image_url":{"url":)"
                     R"("data:image/png;base64,cGl4ZWxz"}}]}])"_ba);
}

void ChatAttachmentsTest::mayBeStoppedAndDeletedWhileItLoads()
{
    f->conversation.setDraftAttachments({textFile(u"words\n\n"_s.repeated(20'000))});
    f->session->send(u"q"_s);
    f->session->stop();
    QVERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).state, MessageState::Stopped);
    f->session->regenerate(f->shown(1).id);
    f->session.reset();
    QVERIFY(settled(f->history.conversations()));
    f->makeSession();
    QVERIFY(f->server.requests().isEmpty());
}

void ChatAttachmentsTest::keepsADraftOfFilesAlone()
{
    OpenConversations all(f->collaborators());
    ShownConversation view(all);
    all.loadList();
    const QString id = all.create(u"p"_s);
    const Attachment file = textFile(*all.contents(id), u"a.txt"_s, u"words"_s);
    all.setDraftAttachments(id, {file});
    QVERIFY(all.list().contains(id));
    QVERIFY(all.create(u"p"_s) != id);
    QTRY_VERIFY(all.isAllStored());
    const auto stored = settled(f->history.load(id));
    QVERIFY(stored);
    QCOMPARE(stored->info.draftAttachments, QList<Attachment>{file});
    all.setDraftAttachments(id, {});
    QVERIFY(!all.list().contains(id));
    QVERIFY(!settled(f->history.load(id)));
}

void ChatAttachmentsTest::holdsThemInMemoryWhileTemporary()
{
    OpenConversations all(f->collaborators());
    ShownConversation view(all);
    all.loadList();
    const QString id = view.createTemporary(u"p"_s);
    view.show(id);
    const Attachment file = textFile(*all.contents(id), u"a.txt"_s, u"words"_s);
    all.setDraftAttachments(id, {file});
    f->server.expect().reply(200, wholeReply(u"a"_s));
    all.session(id)->send({});
    QTRY_VERIFY(!all.session(id)->isBusy());
    QCOMPARE(sent(), R"([{"role":"user","content":"File: a.txt\n```\nwords\n```"}])"_ba);
    QVERIFY(!settled(f->history.attachment(file.reading)));
    view.keepTemporary();
    QVERIFY(settled(f->history.attachment(file.reading)));
    const Attachment later = textFile(*all.contents(id), u"b.txt"_s, u"more"_s);
    QVERIFY(settled(f->history.attachment(later.reading)));
    QCOMPARE(settled(f->history.load(id))->nodes.constFirst().attachments, QList<Attachment>{file});
}

HIWAR_TEST(ChatAttachmentsTest, QCoreApplication)
#include "tst_chatattachments.moc"
