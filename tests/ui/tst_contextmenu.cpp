// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/messagemodel.h"
#include "ui/conversation/message/contextmenu.h"
#include "ui/conversation/message/messageactions.h"

#include <algorithm>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ContextMenuTest : public TestCase
{
    Q_OBJECT

private slots:
    void offersWhatIsUnderTheMouse();
    void offersTheWholeMessageToTheKeyboard();
    void asksAnotherModelForAReplyOnly();
    void editsAReplyByTheMenu();
    void pinsAndLeavesOut();
    void forksLinksAndDeletesOneAlone();
    void offersCopyingOnlyOfASelection();
    void saysWhatIsChosen();
    void keepsAddressesShort();
};

namespace {

const QString &everything()
{
    static const QString text =
        u"see [a](https://a.org/x&y)\n\n```cpp\nint a;\n```\n\n|a|b|\n|-|-|\n|c|d|"_s;
    return text;
}

QStringList namesOf(const QList<MenuItem> &items)
{
    QStringList names;
    for (const MenuItem &item : items)
        names << item.text;
    return names;
}

MenuSubject subjectOf(const QString &text)
{
    const ShownMessage message = makeMessage(u"1"_s, Role::Assistant, text);
    return {message, actionsFor(message), false, false, {}, false, {}};
}

/// Whether the menu has the position for the items of a block of code.
bool hasCode(const QList<MenuItem> &items)
{
    return std::any_of(items.begin(), items.end(),
                       [](const MenuItem &item) { return item.command == MenuCommand::Code; });
}

} // namespace

void ContextMenuTest::offersWhatIsUnderTheMouse()
{
    MenuSubject subject = subjectOf(everything());
    subject.position = TextPosition{0, 4};
    subject.onLink = true;
    QStringList names = namesOf(menuItems(subject));
    QVERIFY(names.contains(u"Open https://a.org/x&&y"_s));
    QVERIFY(names.contains(u"Copy link address"_s));
    QVERIFY(!hasCode(menuItems(subject)) && !names.contains(u"Copy table as CSV"_s));
    subject = subjectOf(everything());
    subject.position = TextPosition{2, 0};
    names = namesOf(menuItems(subject));
    for (const QString &name : {u"Copy table"_s, u"Copy table as TSV"_s, u"Copy table as CSV"_s})
        QVERIFY(names.contains(name));
    QVERIFY(!names.contains(u"Copy link address"_s) && !hasCode(menuItems(subject)));
}

void ContextMenuTest::offersTheWholeMessageToTheKeyboard()
{
    const QStringList names = namesOf(menuItems(subjectOf(everything())));
    for (const QString &name :
         {u"Open https://a.org/x&&y"_s, u"Copy link address"_s, u"Copy table"_s, u"Copy message"_s,
          u"Show as Markdown text"_s, u"Automatic"_s, u"Left to right"_s, u"Right to left"_s,
          u"Select message"_s, u"Select all"_s, u"Select with the keyboard"_s})
        QVERIFY2(names.contains(name), qPrintable(name));
    QVERIFY(hasCode(menuItems(subjectOf(everything()))));
    QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size()); // all are different
}

void ContextMenuTest::asksAnotherModelForAReplyOnly()
{
    const QString other = u"Regenerate with another model…"_s;
    QStringList names = namesOf(menuItems(subjectOf(u"word"_s)));
    QCOMPARE(names.indexOf(other), names.indexOf(u"Regenerate"_s) + 1);
    MenuSubject subject = subjectOf(u"word"_s);
    subject.message.author = Role::User;
    subject.actions = actionsFor(subject.message);
    QVERIFY(!namesOf(menuItems(subject)).contains(other));
    subject = subjectOf(u"word"_s);
    subject.message.state = MessageState::Arriving;
    subject.actions = actionsFor(subject.message);
    QVERIFY(!namesOf(menuItems(subject)).contains(other));
}

void ContextMenuTest::editsAReplyByTheMenu()
{
    const auto namesFor = [](const ShownMessage &message) {
        return namesOf(menuItems({message, actionsFor(message), false, false, {}, false, {}}));
    };
    const QString edit = u"Edit reply…"_s;
    ShownMessage message = makeMessage(u"1"_s, Role::Assistant, u"word"_s);
    QVERIFY(namesFor(message).contains(edit));
    QVERIFY(!actionsFor(message).contains(MessageAction::Edit)); // no room beside the caption
    message.isFirst = true;                                      // there is nothing to ask again
    QVERIFY(namesFor(message).contains(edit) && !namesFor(message).contains(u"Regenerate"_s));
    message.isByUser = true;
    QVERIFY(!namesFor(message).contains(edit) && namesFor(message).contains(u"Edit"_s));
    message = makeMessage(u"1"_s, Role::Assistant, u"wo"_s, MessageState::Arriving);
    QVERIFY(!namesFor(message).contains(edit));
    message = makeMessage(u"1"_s, Role::System, u"word"_s);
    QVERIFY(namesFor(message).contains(u"Edit"_s) && !namesFor(message).contains(u"Regenerate"_s));
    QVERIFY(!namesFor(message).contains(u"Request a reply"_s));
    message.isUnanswered = true;
    QVERIFY(namesFor(message).contains(u"Request a reply"_s));
}

void ContextMenuTest::pinsAndLeavesOut()
{
    MenuSubject subject = subjectOf(u"word"_s);
    subject.message.isPinned = true;
    const auto isChecked = [&subject](MessageAction action) {
        for (const MenuItem &item : menuItems(subject)) {
            if (item.command == MenuCommand::ActOnMessage && item.action == action)
                return item.checked;
        }
        return std::optional<bool>();
    };
    QCOMPARE(isChecked(MessageAction::AlwaysSend), std::optional(true));
    QCOMPARE(isChecked(MessageAction::NeverSend), std::optional(false));
    subject.message.state = MessageState::Arriving;
    subject.actions = actionsFor(subject.message);
    QCOMPARE(isChecked(MessageAction::AlwaysSend), std::optional<bool>());
}

void ContextMenuTest::forksLinksAndDeletesOneAlone()
{
    MenuSubject subject = subjectOf(u"word"_s);
    QStringList names = namesOf(menuItems(subject));
    const auto at = names.indexOf(u"Fork from here"_s);
    QVERIFY(at > 0);
    QCOMPARE(names.mid(at, 5),
             (QStringList{u"Fork from here"_s, u"Fork with another model or persona…"_s,
                          u"Copy link to message"_s, u"Delete"_s, u"Delete only this message"_s}));
    subject.message.state = MessageState::Arriving;
    subject.actions = actionsFor(subject.message);
    QVERIFY(!namesOf(menuItems(subject)).contains(u"Fork from here"_s)); // it is not whole yet
}

void ContextMenuTest::offersCopyingOnlyOfASelection()
{
    MenuSubject subject = subjectOf(u"word"_s);
    QVERIFY(!namesOf(menuItems(subject)).contains(u"Copy"_s));
    subject.hasSelection = true;
    const QList<MenuItem> items = menuItems(subject);
    QCOMPARE(namesOf(items).first(5),
             (QStringList{u"Copy"_s, u"Copy as Markdown"_s, u"Copy as plain text"_s,
                          u"Quote in reply"_s, u"Save selection as PDF…"_s}));
    QCOMPARE(items.first().shortcut, QKeySequence(QKeySequence::Copy));
    QVERIFY(!items.first().beginsGroup && items.at(5).beginsGroup);
}

void ContextMenuTest::saysWhatIsChosen()
{
    MenuSubject subject = subjectOf(u"word"_s);
    subject.message.unfolded = Fold::Source;
    subject.message.direction = Qt::RightToLeft;
    subject.selectsByKeyboard = true;
    QStringList checked;
    for (const MenuItem &item : menuItems(subject)) {
        if (item.checked.value_or(false))
            checked << item.text;
    }
    QCOMPARE(checked, (QStringList{u"Show as Markdown text"_s, u"Right to left"_s,
                                   u"Select with the keyboard"_s}));
}

void ContextMenuTest::keepsAddressesShort()
{
    const QString text = u"[a](https://a.org/%1/end)"_s.arg(QString(500, u'x'));
    const QString name = menuItems(subjectOf(text)).first().text;
    QVERIFY(name.startsWith(u"Open https://a.org/xx"_s) && name.endsWith(u"/end"_s));
    QVERIFY(name.size() < 100);
}

HIWAR_TEST(ContextMenuTest, QGuiApplication)
#include "tst_contextmenu.moc"
