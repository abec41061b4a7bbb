// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/galleryconversation.h"
#include "tests/ui/shownview.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QRandomGenerator>
#include <QScrollBar>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ConversationViewTest : public TestCase
{
    Q_OBJECT

private slots:
    void opensAtTheEnd();
    void laysOutOnlyWhatIsSeen();
    void followsAtTheEndOnly();
    void staysStillWhenRowsAboveChange();
    void keepsItsPlaceWhenZoomed();
    void lettingGoOfTheModelIsSafe();
    void selectsAcrossMessages();
    void selectsWordsAndBlocks();
    void copiesPlainTextAndMarkdown();
    void triggersActionsByMouse();
    void triggersActionsByKeyboard();
    void leavesByTab();
    void opensWebLinksOnly();
    void offersLinksAndCodeByKeyboard();
    void hasNoTimerWhenIdle();
};

namespace {

QList<ShownMessage> manyMessages(int count)
{
    QList<ShownMessage> out;
    for (int i = 0; i < count; ++i)
        out << makeMessage(QString::number(i), i % 2 == 0 ? Role::User : Role::Assistant,
                           u"Message %1. "_s.arg(i).repeated(1 + i % 40));
    return out;
}

struct Shown
{
    MessageModel model;
    ConversationView view;

    explicit Shown(const QList<ShownMessage> &messages)
    {
        model.setMessages(messages);
        view.setModel(&model);
        view.resize(700, 500);
        view.show();
    }

    QScrollBar *bar() { return view.verticalScrollBar(); }
    bool atEnd() { return bar()->value() == bar()->maximum(); }

    /// The rectangle of `words` in the viewport; scrolls the row into view.
    QRect rectOf(int row, const QString &words)
    {
        view.ensureVisible(row);
        MessageLayout &layout = view.rows().layout(row);
        for (int block = 0; block < layout.blockCount(); ++block) {
            const int at = int(layout.block(block).text().indexOf(words));
            if (at >= 0)
                return layout.rectsOf({block, at}, {block, at + int(words.size())})
                    .value(0)
                    .toRect()
                    .translated(view.rowRect(row).topLeft());
        }
        return {};
    }

    QPoint pointOf(int row, MessageAction action)
    {
        view.ensureVisible(row);
        for (const PlacedAction &placed : view.rows().layout(row).geometry().actions) {
            if (placed.action == action)
                return placed.rect.center() + view.rowRect(row).topLeft();
        }
        return {};
    }

    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view.viewport(), (from + to) / 2);
        QTest::mouseMove(view.viewport(), to);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, to);
    }
};

} // namespace

void ConversationViewTest::opensAtTheEnd()
{
    for (const auto &messages : {galleryConversation(), manyMessages(300)}) {
        Shown shown(messages);
        QVERIFY(shown.view.isFollowing());
        QVERIFY(shown.atEnd());
        QCOMPARE(shown.view.visibleRows().last, int(messages.size()) - 1);
        shown.model.setMessages(manyMessages(80)); // another conversation
        QVERIFY(shown.atEnd());
    }
}

void ConversationViewTest::laysOutOnlyWhatIsSeen()
{
    MessageModel model;
    model.setMessages(manyMessages(10'000));
    const int before = MessageLayout::blocksMade();
    ConversationView view;
    view.resize(700, 500);
    view.setModel(&model);
    view.show();
    QVERIFY(MessageLayout::blocksMade() - before < 40);
    QScrollBar *bar = view.verticalScrollBar();
    for (int i = 0; i < 200; ++i)
        bar->setValue(bar->maximum() * i / 200);
    QVERIFY(view.rows().layoutCount() <= MessageRows::keptLayouts + 2);
}

void ConversationViewTest::followsAtTheEndOnly()
{
    Shown shown(manyMessages(30));
    const int last = 29;
    shown.model.appendText(last, u"\n\nmore"_s.repeated(20));
    QTRY_VERIFY(shown.view.rows().isMeasured(last));
    QVERIFY(shown.atEnd());
    QTest::keyClick(&shown.view, Qt::Key_PageUp);
    QVERIFY(!shown.view.isFollowing());
    const int y = shown.bar()->value();
    const ScrollAnchor anchor = shown.view.rows().geometry().anchorAt(y);
    shown.model.appendText(last, u"\n\nmore"_s.repeated(20));
    shown.model.append(makeMessage(u"new"_s, Role::Assistant, u"new"_s));
    frameOf(shown.view);
    QCOMPARE(shown.view.rows().geometry().anchorAt(shown.bar()->value()), anchor);
    auto *jump = shown.view.findChild<QAbstractButton *>(u"Jump to the latest"_s);
    QVERIFY(jump && jump->isVisible());
    jump->click();
    QVERIFY(shown.atEnd() && shown.view.isFollowing() && !jump->isVisible());
}

void ConversationViewTest::staysStillWhenRowsAboveChange()
{
    Shown shown(manyMessages(100));
    QRandomGenerator random(9);
    shown.bar()->setValue(shown.bar()->maximum() / 2);
    for (int round = 0; round < 100; ++round) {
        const ScrollAnchor anchor = shown.view.rows().geometry().anchorAt(shown.bar()->value());
        const QString id = shown.model.at(anchor.row).id;
        if (round % 3 == 0)
            shown.model.insert(random.bounded(anchor.row),
                               makeMessage(u"n%1"_s.arg(round), Role::User, u"x"_s));
        else if (round % 3 == 1)
            shown.model.remove(random.bounded(anchor.row - 1));
        else
            shown.model.appendText(random.bounded(anchor.row), u" grown"_s.repeated(50));
        frameOf(shown.view);
        const ScrollAnchor now = shown.view.rows().geometry().anchorAt(shown.bar()->value());
        QCOMPARE(shown.model.at(now.row).id, id);
        QCOMPARE(now.offset, anchor.offset);
    }
}

void ConversationViewTest::keepsItsPlaceWhenZoomed()
{
    Shown shown(manyMessages(200));
    shown.bar()->setValue(shown.bar()->maximum() / 3);
    const int row = shown.view.visibleRows().first;
    shown.view.setTheme(makeTheme(ColourScheme::Dark, 2));
    QCOMPARE(shown.view.visibleRows().first, row);
    shown.view.resize(400, 500);
    QCOMPARE(shown.view.visibleRows().first, row);
}

void ConversationViewTest::lettingGoOfTheModelIsSafe()
{
    ConversationView view;
    view.resize(700, 500);
    view.show();
    {
        MessageModel model;
        model.setMessages(galleryConversation());
        view.setModel(&model);
        view.selectAll();
        view.setCurrent(2, 1);
    }
    view.grab();
    QCOMPARE(view.rows().count(), 0);
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {50, 50});
}

void ConversationViewTest::selectsAcrossMessages()
{
    Shown shown({makeMessage(u"1"_s, Role::User, u"first question"_s),
                 makeMessage(u"2"_s, Role::Assistant, u"an answer\n\n- one\n- two"_s)});
    const QRect from = shown.rectOf(0, u"question"_s);
    const QRect to = shown.rectOf(1, u"one"_s);
    shown.drag(QPoint(from.left(), from.center().y()), QPoint(to.right() + 2, to.center().y()));
    QCOMPARE(shown.view.selectedText(), u"You:\nquestion\n\nAssistant:\nan answer\n\n- one"_s);
    shown.drag(QPoint(to.right() + 2, to.center().y()), QPoint(from.left(), from.center().y()));
    QCOMPARE(shown.view.selectedText(), u"You:\nquestion\n\nAssistant:\nan answer\n\n- one"_s);
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QVERIFY(shown.view.selectedText().isEmpty());
}

void ConversationViewTest::selectsWordsAndBlocks()
{
    Shown shown(
        {makeMessage(u"1"_s, Role::Assistant, u"some ordinary words\n\nسلام عليكم يا عالم"_s)});
    const QPoint word = shown.rectOf(0, u"ordinary"_s).center();
    QTest::mouseDClick(shown.view.viewport(), Qt::LeftButton, {}, word);
    QCOMPARE(shown.view.selectedText(), u"ordinary"_s);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, word);
    QCOMPARE(shown.view.selectedText(), u"some ordinary words"_s);
    const QPoint arabic = shown.rectOf(0, u"عليكم"_s).center();
    QTest::mouseDClick(shown.view.viewport(), Qt::LeftButton, {}, arabic);
    QCOMPARE(shown.view.selectedText(), u"عليكم"_s);
}

void ConversationViewTest::copiesPlainTextAndMarkdown()
{
    Shown shown({makeMessage(u"1"_s, Role::Assistant, u"**bold** قل `/v1`"_s)});
    QTest::keySequence(&shown.view, QKeySequence::SelectAll);
    QTest::keySequence(&shown.view, QKeySequence::Copy);
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(data->text(), u"bold قل /v1"_s); // without Hiwar's isolates
    QCOMPARE(QString::fromUtf8(data->data(u"text/markdown"_s)), u"**bold** قل `/v1`"_s);
}

void ConversationViewTest::triggersActionsByMouse()
{
    Shown shown(galleryConversation());
    QSignalSpy asked(&shown.view, &ConversationView::actionRequested);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {},
                      shown.pointOf(1, MessageAction::Regenerate));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().at(0).toString(), u"1"_s);
    QCOMPARE(asked.first().at(1).value<MessageAction>(), MessageAction::Regenerate);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {},
                      shown.pointOf(9, MessageAction::EditKey));
    QCOMPARE(asked.last().at(1).value<MessageAction>(), MessageAction::EditKey);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {},
                      shown.pointOf(4, MessageAction::Copy));
    QCOMPARE(asked.size(), 2);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"Tell me a long story."_s);
}

void ConversationViewTest::triggersActionsByKeyboard()
{
    Shown shown(galleryConversation());
    QSignalSpy asked(&shown.view, &ConversationView::actionRequested);
    shown.view.setFocus(Qt::TabFocusReason);
    shown.view.setCurrent(4);
    QTest::keyClick(&shown.view, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(shown.view.cursor().row(), 3);
    QTest::keyClick(&shown.view, Qt::Key_Right); // Copy
    QTest::keyClick(&shown.view, Qt::Key_Right); // Regenerate
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().at(0).toString(), u"3"_s);
    QCOMPARE(asked.first().at(1).value<MessageAction>(), MessageAction::Regenerate);
    for (int row = 0; row < shown.model.rowCount(); ++row) {
        shown.view.setCurrent(row);
        QVERIFY(shown.view.rowRect(row).intersects(shown.view.viewport()->rect()));
    }
}

void ConversationViewTest::leavesByTab()
{
    QWidget window;
    auto *view = new ConversationView(&window);
    auto *other = new QWidget(&window);
    other->setFocusPolicy(Qt::TabFocus);
    MessageModel model;
    model.setMessages({makeMessage(u"1"_s, Role::User, u"x"_s)});
    view->setModel(&model);
    window.show();
    window.activateWindow();
    QTRY_VERIFY(window.isActiveWindow());
    other->setFocus();
    view->setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 4; ++i) { // Copy, Edit, Delete, and out
        QVERIFY(view->hasFocus());
        QTest::keyClick(view, Qt::Key_Tab);
    }
    QVERIFY(other->hasFocus());
}

void ConversationViewTest::opensWebLinksOnly()
{
    Shown shown({makeMessage(u"1"_s, Role::Assistant,
                             u"[web](https://x.org/a) [bad](javascript:x) word"_s)});
    QSignalSpy opened(&shown.view, &ConversationView::linkActivated);
    for (const QString &words : {u"web"_s, u"bad"_s, u"word"_s})
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {},
                          shown.rectOf(0, words).center());
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().toUrl(), QUrl(u"https://x.org/a"_s));
}

void ConversationViewTest::offersLinksAndCodeByKeyboard()
{
    Shown shown(galleryConversation());
    shown.view.setCurrent(1);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
    // The offscreen platform prints this for every popup.
    QTest::ignoreMessage(QtWarningMsg, "This plugin does not support raise()");
    QTest::ignoreMessage(QtWarningMsg, "This plugin does not support grabbing the keyboard");
    QCoreApplication::sendEvent(&shown.view, &event);
    const auto *menu = shown.view.findChild<QMenu *>();
    QVERIFY(menu);
    QStringList names;
    for (const QAction *action : menu->actions())
        names << action->text();
    for (const QString &name : {u"Open https://example.org/manual"_s, u"Copy code (C++)"_s,
                                u"Copy message"_s, u"Regenerate"_s, u"Delete"_s, u"Select all"_s})
        QVERIFY2(names.contains(name), qPrintable(names.join(u'|')));
    QSignalSpy opened(&shown.view, &ConversationView::linkActivated);
    menu->actions().at(names.indexOf(u"Open https://example.org/manual"_s))->trigger();
    QCOMPARE(opened.value(0).value(0).toUrl(), QUrl(u"https://example.org/manual"_s));
    menu->actions().at(names.indexOf(u"Copy code (C++)"_s))->trigger();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"// Reads the key"_s));
}

void ConversationViewTest::hasNoTimerWhenIdle()
{
    Shown shown(galleryConversation().mid(0, 11));
    frameOf(shown.view);
    for (const QTimer *timer : shown.view.findChildren<QTimer *>())
        QVERIFY(!timer->isActive());
    shown.model.append(galleryConversation().constLast());
    frameOf(shown.view);
    const auto isActive = [](const QTimer *timer) { return timer->isActive(); };
    const auto timers = shown.view.findChildren<QTimer *>();
    QCOMPARE(std::count_if(timers.begin(), timers.end(), isActive), 1); // updates the seconds
    shown.view.hide();
    QTRY_COMPARE(std::count_if(timers.begin(), timers.end(), isActive), 0);
}

HIWAR_TEST(ConversationViewTest, QApplication)
#include "tst_conversationview.moc"
