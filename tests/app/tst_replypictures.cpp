// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pictures of a reply: kept once, as they came, as attachments of the reply; their text as
// Base64 is in no message.
#include "app/chat/replypictures.h"

#include "app/chat/replypolicy.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QByteArray png = "\x89PNG\r\n\x1a\n and more";

QByteArray withPictures(const QByteArray &content, const QList<QByteArray> &pictures)
{
    QByteArrayList parts;
    for (const QByteArray &picture : pictures)
        parts << R"({"type":"image_url","image_url":{"url":"data:image/png;base64,)" +
                     picture.toBase64() + "\"}}";
    return R"({"choices":[{"message":{"content":")" + content + R"(","images":[)" +
           parts.join(',') + R"(]},"finish_reason":"stop"}]})";
}

} // namespace

class ReplyPicturesTest : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        f = std::make_unique<SessionFixture>();
        f->profile.streaming = StreamMode::Off;
        QVERIFY(settled(f->history.open()));
    }
    void cleanup() { f.reset(); }

    void areKeptWithTheReply()
    {
        ask(withPictures("Here.", {png, png + '2', png}));
        const MessageNode reply = f->shown(1);
        QCOMPARE(reply.content, u"Here."_s);
        QCOMPARE(reply.state, MessageState::Complete);
        QCOMPARE(reply.attachments.size(), 2); // one was the same
        QCOMPARE(reply.attachments.at(0).hash, attachmentHash(png));
        QCOMPARE(reply.attachments.at(0).name, u"picture 1.png"_s);
        QCOMPARE(reply.attachments.at(0).size, png.size());
        QCOMPARE(reply.attachments.at(1).name, u"picture 2.png"_s);
        QVERIFY(f->isStoredAsShown());
        QCOMPARE(settled(f->history.attachment(attachmentHash(png))).value(), png);
    }

    void aPictureAloneIsAnAnswer()
    {
        ask(withPictures({}, {png}));
        QCOMPARE(f->shown(1).state, MessageState::Complete);
        QVERIFY(f->shown(1).content.isEmpty());
        MessageNode stopped = f->shown(1);
        stopped.state = MessageState::Stopped;
        QVERIFY(!isReplaceable(stopped)); // asking again keeps it as a version
    }

    void inATextTheyAreCutOut()
    {
        ask(R"({"choices":[{"message":{"content":"Look: ![a red cat](data:image/png;base64,)" +
            png.toBase64() + R"() Good?"},"finish_reason":"stop"}]})");
        QCOMPARE(f->shown(1).content, u"Look:  Good?"_s);
        QCOMPARE(f->shown(1).attachments.size(), 1);
        QCOMPARE(f->shown(1).attachments.at(0).name, u"a red cat.png"_s);
        QVERIFY(f->isStoredAsShown());
    }

    void comeInAStream()
    {
        f->profile.streaming = StreamMode::On;
        QByteArray stream = delta(u"One. ![x](data:image/png;bas"_s);
        const QByteArray digits = png.toBase64();
        stream += delta(u"e64,"_s + QString::fromLatin1(digits.first(5)));
        stream += delta(QString::fromLatin1(digits.sliced(5)) + u") Two."_s);
        f->server.expect().reply(200, stream + streamEnd(), "text/event-stream");
        f->session->send(u"Draw"_s);
        QTRY_VERIFY(!f->session->isBusy());
        QCOMPARE(f->shown(1).content, u"One.  Two."_s);
        QCOMPARE(f->shown(1).attachments.size(), 1);
        QCOMPARE(f->shown(1).attachments.at(0).hash, attachmentHash(png));
    }

    void whatWasLeftOutIsSaid()
    {
        ask(R"({"choices":[{"message":{"content":"Here.","images":[{"b64_json":"%%%"}]},)"
            R"("finish_reason":"stop"}]})");
        QCOMPARE(f->shown(1).attachments.size(), 1);
        QVERIFY(f->shown(1).attachments.at(0).isMissing);
        QCOMPARE(f->shown(1).attachments.at(0).size, 0);
        QVERIFY(f->stored().nodes.at(1).attachments.at(0).isMissing);
    }

    void goNowhereBeforeTheyWereRead()
    {
        ask(withPictures("Here.", {png}));
        ask(wholeReply(u"ok"_s));
        QVERIFY(!f->server.requests().constLast().body.contains("base64"));
        Attachment read = f->shown(1).attachments.at(0);
        read.use.share = AttachmentShare::Whole;
        read.use.pixels = {1, 1};
        f->session->replaceAttachment(f->shown(1).id, 0, read);
        ask(wholeReply(u"ok"_s));
        QVERIFY(f->server.requests().constLast().body.contains(png.toBase64()));
    }

    void goWithTheirReply()
    {
        ask(withPictures("Here.", {png}));
        const QString id = f->shown(1).id;
        f->session->moveToBin(id);
        QVERIFY(settled(f->history.attachment(attachmentHash(png))).has_value());
        f->session->forget(id);
        QVERIFY(settled(f->session->writer().lastSaving()));
        QVERIFY(!settled(f->history.attachment(attachmentHash(png))).has_value());
    }

    void haveNamesThatAreNoPaths()
    {
        const auto nameOf = [](const QString &said, const QString &type) {
            return attachmentOf({.mediaType = type, .bytes = "x", .name = said}, 2).name;
        };
        QCOMPARE(nameOf({}, u"image/jpeg"_s), u"picture 3.jpg"_s);
        QCOMPARE(nameOf(u"a/../b"_s, u"image/png"_s), u"b.png"_s);
        QCOMPARE(nameOf(u"قطة.png"_s, u"image/png"_s), u"قطة.png"_s);
        QCOMPARE(nameOf(QString(1000, u'x'), u"image/webp"_s).size(), 65);
    }

private:
    void ask(const QByteArray &reply)
    {
        f->server.expect().reply(200, reply);
        f->session->send(u"Draw"_s);
        QTRY_VERIFY(!f->session->isBusy());
    }

    std::unique_ptr<SessionFixture> f;
};

HIWAR_TEST(ReplyPicturesTest, QCoreApplication)
#include "tst_replypictures.moc"
