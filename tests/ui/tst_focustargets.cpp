// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keyboard targets within a message: links and the buttons of code, by Tab, under the caret,
// and for a screen reader.
#include "tests/support/testcase.h"
#include "tests/ui/accessibletree.h"
#include "tests/ui/shownview.h"
#include "ui/conversation/message/linklabel.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QScrollBar>

using namespace Hiwar;

namespace {

const QString linksAndCode = u"See [one](https://a.org).\n\n```python\nprint(1)\n```\n\n"
                             "And [two](https://b.org).\n"_s;

/// Counts how often the text of a message is read.
class ReadModel : public MessageModel
{
public:
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        reads += role == TextRole || role == ShownMessageRole ? 1 : 0;
        return MessageModel::data(index, role);
    }
    mutable int reads = 0;
};

struct Walk : ShownView
{
    explicit Walk(const QString &text)
        : ShownView({reply(text)})
    {
        view.activateWindow();
        view.setFocus();
        QTRY_VERIFY(view.hasKeyboard());
        view.setCurrent(0);
    }

    void press(int key, Qt::KeyboardModifiers modifiers = {}, int times = 1)
    {
        for (int i = 0; i < times; ++i)
            QTest::keyClick(&view, Qt::Key(key), modifiers);
    }
    /// Presses Tab until the keyboard focus is on that button.
    void goTo(CodeAction action, int block = 0)
    {
        const FocusTargets &focusTargets = layout(0).focusTargets();
        for (int i = 0; i < focusTargets.size(); ++i) {
            if (focusTargets.at(i).code == action && focusTargets.at(i).block() == block)
                view.setCurrentTarget(0, i);
        }
    }
    QRect ring()
    {
        const FocusTarget focusTarget = layout(0).focusTargets().at(view.cursor().focusTarget());
        return layout(0)
            .ringsOf(focusTarget)
            .value(0)
            .toAlignedRect()
            .translated(view.rowRect(0).topLeft());
    }
    QAccessibleInterface *item() { return QAccessible::queryAccessibleInterface(&view)->child(0); }
    QAccessibleInterface *child(const QString &name) { return objectBelow(item(), name); }
};

} // namespace

class FocusTargetsTest : public TestCase
{
    Q_OBJECT

private slots:
    void tabGoesThroughAllOfAMessage();
    void drawsARingAroundAButton();
    void enterAndSpacePressTheButtonsOfCode();
    void bringsAButtonIntoView();
    void readerFindsTheButtonsOfCode();
    void readerPressesAButtonOutOfView();
    void readerIsToldWhereTheKeyboardIs();
    void opensTheLinkUnderTheCaret();
    void tabTakesTheCaretAlong();
    void caretStaysInSightSideways_data();
    void caretStaysInSightSideways();
    void repaintingReadsNoText();
    void growingTextKeepsItsTargets();
    void tellsAllOfATargetThatHasRoom();
};

void FocusTargetsTest::tabGoesThroughAllOfAMessage()
{
    Walk shown(linksAndCode);
    QSignalSpy told(&shown.view, &ConversationView::linkHovered);
    QStringList seen;
    const auto now = [&] {
        const int focusTarget = shown.view.cursor().focusTarget();
        if (focusTarget < 0)
            return u"action %1"_s.arg(shown.view.cursor().action());
        const FocusTarget &at = shown.layout(0).focusTargets().at(focusTarget);
        return at.code ? u"button %1"_s.arg(int(*at.code)) : at.link.words;
    };
    for (int i = 0; i < 6; ++i) {
        shown.press(Qt::Key_Tab);
        seen << now();
    }
    const QStringList expected{u"one"_s,      u"button 0"_s, u"button 1"_s,
                               u"button 2"_s, u"two"_s,      u"action 0"_s};
    QCOMPARE(seen, expected);
    for (int i = 4; i >= 0; --i) {
        shown.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(now(), expected.at(i));
    }
    QCOMPARE(told.first().first().toString(), u"https://a.org"_s);
    QVERIFY(told.contains(QVariantList{QString()})); // a button has no link target
}

void FocusTargetsTest::drawsARingAroundAButton()
{
    Walk shown(linksAndCode);
    const Palette &palette = testTheme().palette;
    for (const CodeAction action : {CodeAction::Copy, CodeAction::Save, CodeAction::Wrap}) {
        shown.goTo(action, 1);
        const QRect ring = shown.ring();
        const QImage image = shown.view.viewport()->grab().toImage();
        QCOMPARE(image.pixelColor(ring.center().x(), ring.top()), palette.focusRing);
        QCOMPARE(image.pixelColor(ring.center().x(), ring.bottom()), palette.focusRing);
        QVERIFY(shown.layout(0)
                    .blockRect(1)
                    .translated(shown.view.rowRect(0).topLeft())
                    .contains(ring));
    }
}

void FocusTargetsTest::enterAndSpacePressTheButtonsOfCode()
{
    const QString wide = u"wide "_s.repeated(60);
    Walk shown(u"```sh\n"_s + wide + u"\n"_s + u"x\n"_s.repeated(40) + u"```\n"_s);
    for (const int key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Enter}) {
        QGuiApplication::clipboard()->clear();
        shown.goTo(CodeAction::Copy);
        shown.press(key);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(wide));
    }
    QSignalSpy saved(&shown.view, &ConversationView::saveCodeRequested);
    shown.goTo(CodeAction::Save);
    shown.press(Qt::Key_Space);
    QCOMPARE(saved.size(), 1);
    QCOMPARE(saved.first().at(1).toString(), u"code.sh"_s);
    const int before = shown.layout(0).block(0).height();
    shown.goTo(CodeAction::Wrap);
    shown.press(Qt::Key_Return);
    QVERIFY(shown.layout(0).block(0).codeLook().wrapped);
    QVERIFY(shown.layout(0).block(0).height() > before);
    shown.press(Qt::Key_Return); // the focus is still there; pressing again undoes it
    QVERIFY(!shown.layout(0).block(0).codeLook().wrapped);
    shown.goTo(CodeAction::Fold);
    shown.press(Qt::Key_Space);
    QVERIFY(!shown.layout(0).block(0).codeLook().folded);
    QCOMPARE(shown.view.cursor().focusTarget(), 3);
}

void FocusTargetsTest::bringsAButtonIntoView()
{
    Walk shown(u"```sh\nfirst\n```\n\n"_s + u"Words.\n\n"_s.repeated(60) + u"```sh\nlast\n```\n"_s);
    const QRect viewport = shown.view.viewport()->rect();
    for (const int block : {0, 61, 0}) {
        shown.goTo(CodeAction::Copy, block);
        QVERIFY(viewport.contains(shown.ring()));
    }
    // While its block is visible the header floats, and the view does not scroll.
    Walk tall(u"```sh\n"_s + u"x\n"_s.repeated(29) + u"```\n\n"_s + u"Words.\n\n"_s.repeated(60));
    tall.view.verticalScrollBar()->setValue(150);
    tall.goTo(CodeAction::Copy);
    QCOMPARE(tall.view.verticalScrollBar()->value(), 150);
    QVERIFY(viewport.contains(tall.ring()));
}

void FocusTargetsTest::readerFindsTheButtonsOfCode()
{
    Walk shown(linksAndCode + u"\n```\n"_s + u"x\n"_s.repeated(40) + u"```\n"_s);
    QStringList names;
    for (QAccessibleInterface *object : objectsBelow(shown.item())) {
        if (object->role() == QAccessible::Link || object->role() == QAccessible::Button)
            names << object->text(QAccessible::Name);
    }
    names.resize(9); // the actions follow
    QCOMPARE(names, (QStringList{u"one"_s, u"Copy code (Python)"_s, u"Save code as…"_s,
                                 u"Wrap lines"_s, u"two"_s, u"Copy code"_s, u"Save code as…"_s,
                                 u"Wrap lines"_s, u"Show all 40 lines"_s}));
    QAccessibleInterface *copy = shown.child(u"Copy code (Python)"_s);
    QCOMPARE(copy->role(), QAccessible::Button);
    QCOMPARE(copy->parent()->text(QAccessible::Name), u"Code"_s);
    QVERIFY(!copy->state().linked);
    QVERIFY(shown.item()->rect().contains(copy->rect()));
    QVERIFY(
        copy->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
    QAccessibleInterface *wrap = shown.child(u"Wrap lines"_s);
    wrap->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(wrap->text(QAccessible::Name), u"Do not wrap lines"_s);
    QAccessibleInterface *fold = shown.child(u"Show all 40 lines"_s);
    fold->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(fold->text(QAccessible::Name), u"Show the first 30 lines only"_s);
}

void FocusTargetsTest::readerPressesAButtonOutOfView()
{
    Walk shown(linksAndCode);
    for (int i = 0; i < 30; ++i)
        shown.model.append(makeMessage(QString::number(i), Role::User, u"more"_s));
    QTRY_VERIFY(!shown.view.visibleRows().contains(0));
    QGuiApplication::clipboard()->clear();
    shown.child(u"Copy code (Python)"_s)
        ->actionInterface()
        ->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), u"print(1)"_s);
}

void FocusTargetsTest::readerIsToldWhereTheKeyboardIs()
{
    Walk shown(linksAndCode);
    shown.press(Qt::Key_Tab, {}, 2);
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&shown.view);
    QCOMPARE(list->focusChild(), shown.child(u"Copy code (Python)"_s));
    QVERIFY(list->focusChild()->state().focused);
    QVERIFY(!shown.item()->state().focused);
    shown.child(u"Wrap lines"_s)
        ->actionInterface()
        ->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(shown.view.cursor().focusTarget(), 3);
    QCOMPARE(list->focusChild()->text(QAccessible::Name), u"Wrap lines"_s);
}

void FocusTargetsTest::opensTheLinkUnderTheCaret()
{
    Walk shown(linksAndCode);
    QSignalSpy opened(&shown.view, &ConversationView::linkActivated);
    shown.view.setCaretBrowsing(true);
    shown.view.setCaret({0, {0, 1}});
    shown.press(Qt::Key_Return);
    QCOMPARE(opened.size(), 0);
    shown.view.setCaret({0, {0, 5}}); // within "one"
    shown.press(Qt::Key_Space);
    QCOMPARE(opened.size(), 0);
    shown.press(Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().at(0).toUrl(), QUrl(u"https://a.org"_s));
    QCOMPARE(opened.first().at(1).toString(), u"one"_s);
    shown.view.setCaretBrowsing(false);
    shown.press(Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
}

void FocusTargetsTest::tabTakesTheCaretAlong()
{
    Walk shown(linksAndCode);
    QSignalSpy opened(&shown.view, &ConversationView::linkActivated);
    shown.view.setCaretBrowsing(true);
    shown.press(Qt::Key_Tab);
    QCOMPARE(shown.view.caret(), (ConversationPosition{0, {0, 4}}));
    shown.press(Qt::Key_Left, {}, 2); // away from it: the link loses the focus
    QCOMPARE(shown.view.cursor().focusTarget(), -1);
    shown.press(Qt::Key_Return);
    QCOMPARE(opened.size(), 0);
}

void FocusTargetsTest::caretStaysInSightSideways_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("onwards");
    QTest::newRow("code") << u"```sh\n"_s + u"wide "_s.repeated(100) + u"\n```\n"_s
                          << int(Qt::Key_Right);
    QString cells = u"|"_s + u"Internationalisation|"_s.repeated(14) + u"\n|"_s +
                    u"---|"_s.repeated(14) + u"\n|"_s + u"Characterisation|"_s.repeated(14) +
                    u"\n"_s;
    QTest::newRow("table") << cells << int(Qt::Key_Right);
    cells.replace(u"Internationalisation"_s, u"والاستعمالات"_s)
        .replace(u"Characterisation"_s, u"والاصطلاحات"_s);
    QTest::newRow("mirrored table") << cells << int(Qt::Key_Left);
}

void FocusTargetsTest::caretStaysInSightSideways()
{
    QFETCH(QString, text);
    QFETCH(int, onwards);
    Walk shown(text);
    shown.view.setCaretBrowsing(true);
    shown.view.setCaret({0, {0, 0}});
    const QRect box = shown.layout(0).blockRect(0);
    const auto inSight = [&] {
        const BlockLayout &block = shown.layout(0).block(0);
        const qreal x = block.caretRect({shown.view.caret()->text.offset, false}).x();
        return x >= 0 && x <= box.width();
    };
    const int end = int(shown.layout(0).block(0).text().size());
    int steps = 0;
    while (shown.view.caret()->text.offset < end && ++steps < 600) {
        shown.press(onwards, Qt::ControlModifier | Qt::ShiftModifier);
        if (shown.view.caret()->text.block > 0 || shown.view.caret()->row > 0)
            break;
        QVERIFY2(inSight(), qPrintable(QString::number(shown.view.caret()->text.offset)));
    }
    QVERIFY(steps > 10);
    QVERIFY(shown.view.selectedText().size() > end - 10);
    shown.press(Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(inSight());
    QCOMPARE(shown.view.caret(), (ConversationPosition{0, {0, 0}}));
}

void FocusTargetsTest::repaintingReadsNoText()
{
    ReadModel model;
    model.setMessages({reply(linksAndCode)});
    ConversationView view;
    view.setModel(&model);
    view.resize(700, 500);
    view.show();
    view.activateWindow();
    view.setFocus();
    QTRY_VERIFY(view.hasKeyboard());
    for (const int focusTarget : {0, 1}) {
        view.setCurrentTarget(0, focusTarget);
        view.viewport()->grab();
        model.reads = 0;
        for (int i = 0; i < 5; ++i)
            view.viewport()->grab();
        QCOMPARE(model.reads, 0);
    }
}

void FocusTargetsTest::growingTextKeepsItsTargets()
{
    const QString whole = linksAndCode.repeated(3) + u"\n[three](https://c.org) **b"_s;
    for (int step : {1, 7}) {
        MessageLayout grown(testTheme(), Qt::LeftToRight);
        for (qsizetype size = 0; size <= whole.size(); size += step) {
            grown.setMessage(reply(whole.first(size), MessageState::Arriving));
            MessageLayout fresh(testTheme(), Qt::LeftToRight);
            fresh.setMessage(reply(whole.first(size), MessageState::Arriving));
            QCOMPARE(grown.focusTargets(), fresh.focusTargets());
        }
        ShownMessage thought = reply(whole);
        thought.reasoning = linksAndCode;
        thought.unfolded = Fold::Reasoning;
        grown.setMessage(thought);
        QCOMPARE(grown.focusTargets().size(), 5 + 15 + 1);
        QCOMPARE(grown.focusTargets().at(5).block(), 3);
    }
}

void FocusTargetsTest::tellsAllOfATargetThatHasRoom()
{
    LinkLabel label(nullptr);
    label.setTheme(testTheme());
    label.placeIn({0, 0, 2000, 500});
    QString address = u"https://pictures.example.org/"_s;
    for (int i = 0; i < 60; ++i) {
        address += QChar(u'a' + i % 26);
        label.setTarget(QUrl(address));
        QCOMPARE(label.shownText(), address);
    }
}

HIWAR_TEST(FocusTargetsTest, QApplication)
#include "tst_focustargets.moc"
