// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts of a reply besides its text and its reasoning: a planned retry, silence, requested
// tools, an odd end, details.
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "ui/conversation/message/messageactions.h"
#include "ui/conversation/message/messagenotice.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QToolTip>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ReplyPartsTest : public TestCase
{
    Q_OBJECT

private slots:
    void keepsEverythingInItsPlace_data();
    void keepsEverythingInItsPlace();
    void handsOverTheAddressThatIsProposed();
    void countsDownToTheRetry();
    void saysThatNothingCame();
    void tellsAScreenReaderOnce();
    void tellsAScreenReaderTheFactsBesideTheText();
    void ticksOnlyWhileSomethingCounts();
    void offersToContinueWhatBrokeOff_data();
    void offersToContinueWhatBrokeOff();
    void namesToolsNobodyOffered();
    void copiesTheDetailsOfAnError();
    void showsTokensOnlyWhenAskedFor();
    void wrapsItsButtons();
    void saysWhoWroteWhatIsNoReply();
};

void ReplyPartsTest::saysWhoWroteWhatIsNoReply()
{
    ShownMessage message = makeMessage(u"1"_s, Role::System, u"Be brief."_s);
    QVERIFY(captionFor(message).endsWith(u" · System"_s));
    QCOMPARE(spokenText(message), u"System: Be brief."_s);
    QVERIFY(!datedCaptionFor(message).contains(u"System"_s)); // its speaker stands beside it
    message.time = {};
    QCOMPARE(captionFor(message), u"System"_s);
    QCOMPARE(actionsFor(message), (QList<MessageAction>{MessageAction::Copy, MessageAction::Edit,
                                                        MessageAction::Delete}));
    message = makeMessage(u"1"_s, Role::Assistant, u"Mine."_s);
    message.model.clear();
    message.isByUser = true;
    QVERIFY(captionFor(message).endsWith(u" · Written by you"_s));
    QVERIFY(datedCaptionFor(message).endsWith(u" · Written by you"_s));
    QCOMPARE(spokenText(message), u"Assistant: Mine."_s);
    QVERIFY(actionsFor(message).contains(MessageAction::Edit));
    QVERIFY(actionsFor(message).contains(MessageAction::Regenerate));
    message = makeMessage(u"1"_s, Role::User, u"Why?"_s);
    QVERIFY(!actionsFor(message).contains(MessageAction::RequestReply));
    message.isUnanswered = true;
    QVERIFY(actionsFor(message).contains(MessageAction::RequestReply));
}

void ReplyPartsTest::keepsEverythingInItsPlace_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("window");
    QTest::addColumn<bool>("unfolded");
    for (const int width : {200, 420, 900, 2560}) {
        for (const auto window : {Qt::LeftToRight, Qt::RightToLeft}) {
            for (const bool unfolded : {false, true})
                QTest::addRow("%d %s %s", width, window == Qt::LeftToRight ? "ltr" : "rtl",
                              unfolded ? "unfolded" : "folded")
                    << width << int(window) << unfolded;
        }
    }
}

void ReplyPartsTest::keepsEverythingInItsPlace()
{
    QFETCH(int, width);
    QFETCH(int, window);
    QFETCH(bool, unfolded);
    for (ShownMessage message : wireConversation()) {
        message.unfolded.setFlag(Fold::Reasoning, unfolded);
        message.unfolded.setFlag(Fold::ToolCalls, unfolded);
        MessageLayout layout(testTheme(), Qt::LayoutDirection(window));
        layout.setMessage(message);
        layout.resizeGetHeight(width);
        const MessageGeometry &g = layout.geometry();
        QVERIFY(g.bubble.left() >= 0 && g.bubble.right() < width && g.bubble.bottom() < g.height);
        QList<QRect> parts;
        for (int i = 0; i < layout.blockCount(); ++i)
            parts << QRect(g.blocks.at(i),
                           QSize(layout.block(i).width(), layout.block(i).height()));
        for (const QRect &part : {g.newestThought, g.status, g.noticeIcon}) {
            if (!part.isNull())
                parts << part;
        }
        for (const PlacedAction &action : g.actions) {
            if (action.inBubble)
                parts << action.rect;
        }
        for (qsizetype i = 0; i < parts.size(); ++i) {
            QVERIFY(g.bubble.contains(parts.at(i)));
            for (qsizetype other = 0; other < i; ++other)
                QVERIFY(!parts.at(i).intersects(parts.at(other)));
        }
        const QList<MessageAction> actions = actionsFor(message);
        QCOMPARE(g.actions.size(), actions.size());
        for (const PlacedAction &action : g.actions) {
            QVERIFY(actions.contains(action.action));
            QCOMPARE(layout.hitTest(action.rect.center()).action, action.action);
        }
    }
}

void ReplyPartsTest::handsOverTheAddressThatIsProposed()
{
    ShownMessage message = reply({}, MessageState::Failed);
    message.error = ApiError{.kind = ErrorKind::NotFound, .httpStatus = 404};
    message.error->url = QUrl(u"http://127.0.0.1:1234/chat/completions"_s);
    ShownView shown({message});
    QSignalSpy asked(&shown.view, &ConversationView::actionRequested);
    shown.click(0, MessageAction::UseProposedAddress);
    shown.click(0, MessageAction::EditAddress);
    QCOMPARE(asked.size(), 2);
    QCOMPARE(asked.at(0).at(2).toString(), u"http://127.0.0.1:1234/v1"_s);
    QCOMPARE(asked.at(1).at(2).toString(), QString());
}

void ReplyPartsTest::countsDownToTheRetry()
{
    ShownMessage message = reply({}, MessageState::Waiting);
    PendingRetry retry;
    retry.because = ApiError{.kind = ErrorKind::RateLimited, .httpStatus = 429};
    retry.because.url = QUrl(u"https://api.example.com/v1/chat/completions"_s);
    retry.at = galleryNow().addMSecs(6400);
    message.retry = retry;
    ShownView shown({message});
    QCOMPARE(shown.textOf(0), u"api.example.com is limiting requests (429)."_s);
    QCOMPARE(statusText(message, shown.now), u"Next try in 7 s (2 of 3)."_s);
    QCOMPARE(statusText(message, shown.now.addSecs(6)), u"Next try in 1 s (2 of 3)."_s);
    QCOMPARE(statusText(message, shown.now.addSecs(7)), u"Trying again now (2 of 3)."_s);
    QSignalSpy asked(&shown.view, &ConversationView::actionRequested);
    shown.click(0, MessageAction::RetryNow);
    shown.click(0, MessageAction::Stop);
    QCOMPARE(asked.size(), 2);
    QCOMPARE(asked.at(0).at(1).value<MessageAction>(), MessageAction::RetryNow);
    QCOMPARE(asked.at(1).at(1).value<MessageAction>(), MessageAction::Stop);
    message.retry = {};
    shown.model.replace(0, message);
    QVERIFY(shown.rectOf(0, MessageAction::RetryNow).isNull());
    QVERIFY(statusText(message, shown.now).startsWith(u"Waiting for the first word"_s));
}

void ReplyPartsTest::saysThatNothingCame()
{
    ShownView shown({reply(u"This comes"_s, MessageState::Arriving)});
    const auto told = [&] { return quietText(shown.view.rows().message(0), shown.now); };
    shown.now = shown.now.addSecs(29);
    QCOMPARE(told(), QString());
    const int height = shown.layout(0).geometry().height;
    shown.now = shown.now.addSecs(2);
    QCOMPARE(told(), u"Still waiting for more · 31 s"_s);
    QCOMPARE(shown.layout(0).geometry().height, height);
    shown.model.appendText(0, u" word"_s);
    QCOMPARE(told(), QString());
    shown.now = shown.now.addSecs(600);
    shown.model.replace(0, reply(u"This comes word"_s));
    QCOMPARE(told(), QString());
}

void ReplyPartsTest::tellsAScreenReaderOnce()
{
    ShownView shown({reply(u"This comes"_s, MessageState::Arriving)});
    QAccessibleInterface *item = QAccessible::queryAccessibleInterface(&shown.view)->child(0);
    const QString name = item->text(QAccessible::Name);
    QSignalSpy quiet(&shown.view, &ConversationView::becameQuiet);
    shown.now = shown.now.addSecs(31);
    QTRY_COMPARE(quiet.size(), 1);
    QVERIFY(item->text(QAccessible::Description).startsWith(u"Still waiting for more"_s));
    shown.now = shown.now.addSecs(7);
    QVERIFY(!quiet.wait(1500));
    QCOMPARE(item->text(QAccessible::Name), name);
    // The countdown is not read out second by second either.
    ShownMessage message = wireConversation().at(wireConversation().size() - 5);
    QVERIFY(message.retry);
    const QString said = saidText(message);
    QVERIFY(said.contains(u"It is tried again (2 of 3)."_s) && !said.contains(u" s "_s));
}

void ReplyPartsTest::tellsAScreenReaderTheFactsBesideTheText()
{
    ShownMessage message = reply(u"Four."_s);
    const QString caption = datedCaptionFor(message);
    QVERIFY(caption.endsWith(u" · model-x"_s));
    QCOMPARE(describedText(message, galleryNow()), caption);
    message.versionCount = 2;
    message.versionIndex = 1;
    ShownView shown({message});
    const QAccessibleInterface *item = QAccessible::queryAccessibleInterface(&shown.view)->child(0);
    QCOMPARE(item->text(QAccessible::Description), u"Version 2 of 2 · "_s + caption);
}

void ReplyPartsTest::ticksOnlyWhileSomethingCounts()
{
    ShownView shown({reply(u"This comes"_s, MessageState::Arriving)});
    const auto timers = shown.view.findChildren<QTimer *>();
    const auto ticking = [&] {
        return std::any_of(timers.begin(), timers.end(),
                           [](const QTimer *timer) { return timer->isActive(); });
    };
    QTRY_VERIFY(ticking());
    shown.model.replace(0, reply(u"This came"_s));
    QTRY_VERIFY(!ticking());
    ShownMessage thinking = reply({}, MessageState::Arriving);
    thinking.reasoning = u"Hm"_s;
    shown.model.replace(0, thinking);
    QTRY_VERIFY(ticking());
    shown.view.hide();
    QTRY_VERIFY(!ticking());
}

void ReplyPartsTest::offersToContinueWhatBrokeOff_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<MessageState>("state");
    QTest::addColumn<QString>("finishReason");
    QTest::addColumn<bool>("offered");
    const auto row = [](const char *name, const QString &text, MessageState state,
                        const QString &finishReason, bool offered) {
        QTest::newRow(name) << text << state << finishReason << offered;
    };
    row("whole", u"All."_s, MessageState::Complete, u"stop"_s, false);
    row("cut by its length", u"In the"_s, MessageState::Complete, u"length"_s, true);
    row("another word for it", u"In the"_s, MessageState::Complete, u"MAX_TOKENS"_s, true);
    row("no word for it", u"All."_s, MessageState::Complete, QString(), false);
    row("broken", u"In the"_s, MessageState::Complete, u"network_error"_s, false);
    row("filtered", u"In the"_s, MessageState::Complete, u"content_filter"_s, false);
    row("stopped", u"In the"_s, MessageState::Stopped, QString(), true);
    row("closed", u"In the"_s, MessageState::Closed, QString(), true);
    row("stopped at once", QString(), MessageState::Stopped, QString(), false);
    row("failed within", u"In the"_s, MessageState::Failed, QString(), true);
    row("failed at once", QString(), MessageState::Failed, QString(), false);
    row("arriving", u"In the"_s, MessageState::Arriving, QString(), false);
}

void ReplyPartsTest::offersToContinueWhatBrokeOff()
{
    QFETCH(QString, text);
    QFETCH(MessageState, state);
    QFETCH(QString, finishReason);
    QFETCH(bool, offered);
    ShownMessage message = reply(text, state);
    message.finishReason = finishReason;
    QCOMPARE(actionsFor(message).contains(MessageAction::Continue), offered);
    if (state == MessageState::Closed) {
        QCOMPARE(noticeFor(message)->words, QStringList{u"Stopped when Hiwar was closed."_s});
        QVERIFY(!noticeFor(message)->isError);
    }
    if (finishReason == "network_error"_L1)
        QVERIFY(noticeFor(message)->words.first().contains(u"network_error"_s));
}

void ReplyPartsTest::namesToolsNobodyOffered()
{
    ShownMessage message = reply({});
    message.toolCalls = {ToolCall{u"1"_s, u"f"_s, u"{\"a\": 1}"_s}, ToolCall{{}, u"g"_s, u"{}"_s}};
    ShownView shown({message});
    QVERIFY(shown.textOf(0).startsWith(
        u"The model asked for a tool “f”, which Hiwar does not offer."_s));
    QVERIFY(shown.textOf(0).contains(u"“g”"_s) && !shown.textOf(0).contains(u"\"a\""_s));
    const QRect button = shown.rectOf(0, MessageAction::ToolArguments);
    shown.click(0, MessageAction::ToolArguments);
    QVERIFY(shown.textOf(0).endsWith(u"{\"a\": 1}"_s));
    QCOMPARE(shown.rectOf(0, MessageAction::ToolArguments).topLeft(), button.topLeft());
    message.toolCalls = {ToolCall{{}, u"g"_s, u"{}"_s}};
    QVERIFY(!actionsFor(message).contains(MessageAction::ToolArguments));
}

void ReplyPartsTest::copiesTheDetailsOfAnError()
{
    ShownMessage message = reply({}, MessageState::Failed);
    message.error = ApiError{.kind = ErrorKind::Unauthorized, .httpStatus = 401};
    message.error->requestId = u"req_7"_s;
    ShownView shown({message});
    shown.click(0, MessageAction::CopyDetails);
    const QString details = QGuiApplication::clipboard()->text();
    QVERIFY(details.contains(u"Error: Unauthorized"_s) && details.contains(u"req_7"_s));
}

void ReplyPartsTest::showsTokensOnlyWhenAskedFor()
{
    ShownMessage message = thoughtReply();
    message.time = galleryNow();
    message.usage = Usage{15, 1200, 1215, 80, 4};
    ShownView shown({message});
    QVERIFY(usageText(message).startsWith(u"15 + "_s));
    QVERIFY(!captionFor(message).contains(u"tokens"_s));
    const QRect caption =
        shown.layout(0).geometry().caption.translated(shown.view.rowRect(0).topLeft());
    QHelpEvent help(QEvent::ToolTip, caption.center(),
                    shown.view.viewport()->mapToGlobal(caption.center()));
    QCoreApplication::sendEvent(shown.view.viewport(), &help);
    QCOMPARE(QToolTip::text(), usageText(message));
    QVERIFY(describedText(message, galleryNow()).contains(u"15 + "_s));
    message.usage.reset();
    QCOMPARE(usageText(message), QString());
}

void ReplyPartsTest::wrapsItsButtons()
{
    for (const ShownMessage &message : wireConversation()) {
        if (message.state != MessageState::Failed)
            continue;
        MessageLayout layout(testTheme(), Qt::LeftToRight);
        layout.setMessage(message);
        const auto rows = [&](int width) {
            layout.resizeGetHeight(width);
            QSet<int> tops;
            for (const PlacedAction &action : layout.geometry().actions) {
                if (action.inBubble)
                    tops.insert(action.rect.top());
            }
            return tops.size();
        };
        QCOMPARE(rows(900), 1);
        QVERIFY(rows(240) >= 2);
    }
}

HIWAR_TEST(ReplyPartsTest, QApplication)
#include "tst_replyparts.moc"
