// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Questions in the window: replies, drafts, profiles, and the shown conversation.
#include "tests/app/chatcontrollercase.h"
#include "ui/window/welcome.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QImage>
#include <QMimeData>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ChatControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void showsAQuestionAndItsReply();
    void aReplyGoesOnWhileAnotherConversationIsShown();
    void aDraftStaysWithItsConversation();
    void theCursorIsInTheComposerAfterAChoice();
    void stopsAReplyAndKeepsWhatCame();
    void writesDownThatStreamingWasRefused();
    void writesDownWhatWasSentWithout();
    void asksTheProfileThatWasChosen();
    void startsAnewWithADraftInTheEmptyConversation();
    void makesNoHeapOfDraftsOfManyLinks();
    void asksAQuestionOfTheWelcome();
    void opensALinkThatLeadsWhereItSays();
    void asksBeforeALinkThatSaysOtherwise();
    void quotesWhatIsAnswered();
    void saysWhatCannotBeTaken();
    void showsWhatChangedLastUnlessSomethingIsBegun();
};

/// Catches the addresses that the desktop would open.
class OpenedAddresses : public QObject
{
    Q_OBJECT

public:
    OpenedAddresses()
    {
        for (const QString &scheme : schemes())
            QDesktopServices::setUrlHandler(scheme, this, "take");
    }
    ~OpenedAddresses() override
    {
        for (const QString &scheme : schemes())
            QDesktopServices::unsetUrlHandler(scheme);
    }
    Q_DISABLE_COPY_MOVE(OpenedAddresses)

    [[nodiscard]] const QList<QUrl> &urls() const { return m_urls; }

public slots:
    void take(const QUrl &url) { m_urls << url; }

private:
    static QStringList schemes() { return {u"http"_s, u"https"_s, u"file"_s}; }

    QList<QUrl> m_urls;
};

void ChatControllerTest::showsAQuestionAndItsReply()
{
    server->expect()
        .stream()
        .chunk(delta(u"Hel"_s))
        .wait()
        .chunk(delta(u"lo"_s))
        .chunk(streamEnd())
        .lastChunk();
    send(u"ما هو الضوء؟"_s);
    QCOMPARE(window().composer().text(), QString());
    QCOMPARE(window().conversationView().rows().count(), 2);
    QTRY_COMPARE(textAt(1), u"Hel"_s);
    type(u"next"_s); // the user can go on typing
    QTRY_COMPARE(server->waiting(), 1);
    server->release();
    QTRY_COMPARE(messageAt(1).state, MessageState::Complete);
    QCOMPARE(textAt(1), u"Hello"_s);
    QCOMPARE(window().composer().text(), u"next"_s);
    QCOMPARE(window().windowTitle(), u"ما هو الضوء؟ — Hiwar"_s);
    QCOMPARE(listed(), QStringList{u"ما هو الضوء؟"_s});
}

void ChatControllerTest::aReplyGoesOnWhileAnotherConversationIsShown()
{
    server->expect()
        .stream()
        .chunk(delta(u"Hel"_s))
        .wait()
        .chunk(delta(u"lo"_s))
        .chunk(streamEnd())
        .lastChunk();
    send(u"first"_s);
    QTRY_COMPARE(server->waiting(), 1);
    const QString asking = m->shown.id();
    emit window().commands().newConversationRequested();
    QCOMPARE(rows(), 0);
    QCOMPARE(window().windowTitle(), u"New conversation — Hiwar"_s);
    ask(u"second"_s, u"other"_s); // this conversation can be asked meanwhile
    type(u"half a thought"_s);
    QTRY_COMPARE(server->waiting(), 1);
    server->release();
    QTRY_VERIFY(!m->conversations.session(asking)->isBusy());
    QCOMPARE(window().composer().text(), u"half a thought"_s);
    QCOMPARE(rows(), 2);
    emit window().sidebar().conversationChosen(asking);
    QCOMPARE(textAt(1), u"Hello"_s);
    QCOMPARE(window().conversationView().rows().count(), 2);
}

void ChatControllerTest::aDraftStaysWithItsConversation()
{
    ask(u"first"_s, u"a"_s);
    const QString id = m->shown.id();
    type(u"half a thought"_s);
    emit window().commands().newConversationRequested();
    QCOMPARE(window().composer().text(), QString());
    type(u"another"_s);
    emit window().sidebar().conversationChosen(id);
    QCOMPARE(window().composer().text(), u"half a thought"_s);
    restart(first); // and survives a restart
    m->conversations.loadList();
    QTRY_COMPARE(m->conversations.list().count(), 2);
    emit window().sidebar().conversationChosen(id);
    QTRY_COMPARE(window().composer().text(), u"half a thought"_s);
}

void ChatControllerTest::theCursorIsInTheComposerAfterAChoice()
{
    ask(u"first"_s, u"a"_s);
    const QString older = m->shown.id();
    emit window().commands().newConversationRequested();
    ask(u"second"_s, u"b"_s);
    auto *list = window().sidebar().findChild<QListView *>(u"Conversations"_s);
    list->setFocus();
    emit window().sidebar().conversationPassed(older); // on the way through the list
    QTRY_COMPARE(m->shown.id(), older);
    QVERIFY(list->hasFocus());
    emit window().sidebar().conversationChosen(older);
    QVERIFY(window().composer().focusProxy()->hasFocus());
}

void ChatControllerTest::stopsAReplyAndKeepsWhatCame()
{
    server->expect().stream().chunk(delta(u"half"_s)).wait();
    send(u"first"_s);
    QTRY_COMPARE(textAt(1), u"half"_s);
    QTest::keyClick(window().composer().focusProxy(), Qt::Key_Escape);
    QTRY_COMPARE(messageAt(1).state, MessageState::Stopped);
    QCOMPARE(textAt(1), u"half"_s);
    QTRY_COMPARE(server->open(), 0);
    ask(u"second"_s, u"a"_s); // the composer is usable again
    QCOMPARE(rows(), 4);
}

void ChatControllerTest::writesDownThatStreamingWasRefused()
{
    server->expect().reply(
        400, "{\"error\":{\"message\":\"stream is not supported\",\"param\":\"stream\"}}");
    ask(u"first"_s, u"a"_s);
    QVERIFY(refusalsOf(m->settings.profile(u"own"_s)).stream);
    ask(u"second"_s, u"b"_s);
    QCOMPARE(server->requests().size(), 3);
    QVERIFY(!server->requests().last().body.contains("\"stream\""));
}

void ChatControllerTest::writesDownWhatWasSentWithout()
{
    m->settings.change([](Settings &settings) {
        for (Profile &profile : settings.profiles)
            profile.extraBody = {{u"top_k"_s, 1}, {u"seed"_s, 7}};
    });
    server->expect().reply(400, "{\"error\":\"Unknown field top_k\"}");
    send(u"first"_s);
    QTRY_COMPARE(messageAt(1).state, MessageState::Failed);
    server->expect().reply(200, wholeReply(u"a"_s));
    emit window().conversationView().actionRequested(messageAt(1).id, MessageAction::SendWithout);
    QTRY_COMPARE(textAt(1), u"a"_s);
    QCOMPARE(refusalsOf(m->settings.profile(u"own"_s)).fields, QStringList{u"top_k"_s});
    ask(u"second"_s, u"b"_s);
    QVERIFY(!server->requests().last().body.contains("top_k"));
    QVERIFY(server->requests().last().body.contains("\"seed\":7"));
}

void ChatControllerTest::asksTheProfileThatWasChosen()
{
    ask(u"first"_s, u"a"_s);
    emit window().panels().settings().profileChosen(QString::fromLatin1(guideProfileId));
    QCOMPARE(session().conversation().info().profileId, QString::fromLatin1(guideProfileId));
    send(u"How do I start?"_s);
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(messageAt(3).state, MessageState::Complete);
    QCOMPARE(server->requests().size(), 1);
}

void ChatControllerTest::makesNoHeapOfDraftsOfManyLinks()
{
    const auto listed = [this] { return m->conversations.list().count(); };
    const int before = listed();
    for (int i = 0; i < 40; ++i)
        m->chat.startNew(u"link %1"_s.arg(i), true);
    QCOMPARE(window().composer().text(), u"link 39"_s);
    QCOMPARE(listed(), before + 1);
    const QString touched = m->shown.id();
    type(u", and words of my own"_s);
    m->chat.startNew(u"one more"_s, true);
    QCOMPARE(listed(), before + 2);
    QVERIFY(m->shown.id() != touched);
    m->shown.show(touched);
    QCOMPARE(window().composer().text(), u"link 39, and words of my own"_s);
    m->chat.startNew(u"by the command line"_s);
    m->chat.startNew(u"by the command line"_s);
    QCOMPARE(listed(), before + 4); // each draft that the user starts is kept
}

void ChatControllerTest::startsAnewWithADraftInTheEmptyConversation()
{
    m->settings.useProfile(QString::fromLatin1(guideProfileId));
    const QString id = m->shown.id();
    m->chat.startNew(u"What is light?"_s); // the empty conversation that is shown is used again
    QCOMPARE(m->shown.id(), id);
    QCOMPARE(window().composer().text(), u"What is light?"_s);
    QCOMPARE(session().conversation().info().profileId, QString::fromLatin1(guideProfileId));
    QVERIFY(window().welcome().findChild<QPushButton *>()->isVisible()); // the Guide's questions
    QVERIFY(!session().isBusy());                                        // nothing was sent
    QCOMPARE(rows(), 0);
}

void ChatControllerTest::asksAQuestionOfTheWelcome()
{
    server->expect().reply(200, wholeReply(u"a"_s));
    type(u"a draft"_s);
    emit window().welcome().guideRequested(u"What is light?"_s);
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(textAt(0), u"What is light?"_s);
    QTRY_VERIFY(!session().isBusy());
    // The draft in the composer is still there, also in the stored info.
    QCOMPARE(window().composer().text(), u"a draft"_s);
    QCOMPARE(session().conversation().info().draft, u"a draft"_s);
}

void ChatControllerTest::opensALinkThatLeadsWhereItSays()
{
    OpenedAddresses opened;
    ConversationView &view = window().conversationView();
    emit view.linkActivated(QUrl(u"https://example.com/a?b=c"_s), u"the manual"_s);
    QCOMPARE(opened.urls(), QList<QUrl>{QUrl(u"https://example.com/a?b=c"_s)});
    QCOMPARE(window().notice().sentence(), QString());
    emit view.linkActivated(QUrl(u"file:///etc/passwd"_s), u"the manual"_s);
    QCOMPARE(opened.urls().size(), 1);
}

void ChatControllerTest::asksBeforeALinkThatSaysOtherwise()
{
    OpenedAddresses opened;
    ConversationView &view = window().conversationView();
    const QUrl evil(u"https://evil.org/"_s + QString(5000, u'a') + u"/end"_s);
    emit view.linkActivated(evil, u"bank.com"_s);
    QVERIFY(opened.urls().isEmpty());
    const QString told = window().notice().sentence();
    QVERIFY2(told.contains(u"https://evil.org/aaa"_s), qPrintable(told)); // the host is visible
    QVERIFY2(told.size() < 400, qPrintable(QString::number(told.size())));
    const auto buttons = window().notice().findChildren<QPushButton *>();
    QCOMPARE(buttons.at(1)->text(), u"Copy address"_s);
    QSignalSpy announced(&window().notice(), &NoticeBar::announced);
    buttons.at(1)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), evil.toString());
    QCOMPARE(announced.takeFirst().first().toString(), u"Copied."_s);
    QVERIFY(opened.urls().isEmpty());
    emit view.linkActivated(evil, u"bank.com"_s);
    buttons.at(2)->click(); // Cancel
    QVERIFY(opened.urls().isEmpty() && window().notice().sentence().isEmpty());
    emit view.linkActivated(evil, u"bank.com"_s);
    buttons.at(0)->click();
    QCOMPARE(opened.urls(), QList<QUrl>{evil});
}

void ChatControllerTest::saysWhatCannotBeTaken()
{
    auto picture = std::make_unique<QMimeData>();
    picture->setImageData(QImage(4, 4, QImage::Format_RGB32));
    QGuiApplication::clipboard()->setMimeData(picture.release());
    window().composer().beginEdit(u"Look: "_s);
    QTest::keyClick(window().composer().focusProxy(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(window().notice().sentence(),
             u"Finish editing first: files are attached to a new message."_s);
    QCOMPARE(window().composer().text(), u"Look: "_s);
}

void ChatControllerTest::quotesWhatIsAnswered()
{
    type(u"before"_s);
    emit window().conversationView().quoteRequested(u"**one**\n\ntwo"_s);
    QCOMPARE(window().composer().text(), u"before\n\n> **one**\n>\n> two\n\n"_s);
}

void ChatControllerTest::showsWhatChangedLastUnlessSomethingIsBegun()
{
    ask(u"first"_s, u"a"_s);
    const QString older = m->shown.id();
    emit window().commands().newConversationRequested();
    ask(u"second"_s, u"b"_s);
    emit window().sidebar().conversationChosen(older);
    ask(u"third"_s, u"c"_s);
    restart(first);
    m->chat.awaitLatest();
    QVERIFY(!window().welcome().isVisible()); // it would flash
    m->conversations.loadList();
    QTRY_COMPARE(m->shown.id(), older);
    QCOMPARE(rows(), 4);
    emit window().commands().newConversationRequested();
    QVERIFY(window().welcome().isVisible());

    restart(first);
    m->chat.awaitLatest();
    emit window().commands().newConversationRequested(); // before the list has loaded
    QSignalSpy shown(&m->chat, &ChatController::latestShown);
    m->conversations.loadList();
    QTRY_COMPARE(m->conversations.list().count(), 2);
    QVERIFY(shown.isEmpty());
    QVERIFY(window().welcome().isVisible());

    restart(first);
    type(u"begun"_s);
    m->chat.awaitLatest();
    m->conversations.loadList();
    QTRY_COMPARE(m->conversations.list().count(), 3);
    QVERIFY(window().welcome().isVisible());
    QCOMPARE(window().composer().text(), u"begun"_s);
    QCOMPARE(rows(), 0);
}

HIWAR_TEST(ChatControllerTest, QApplication)
#include "tst_chatcontroller.moc"
