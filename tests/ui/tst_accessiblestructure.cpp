// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/accessibletree.h"
#include "tests/ui/shownview.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QScrollBar>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QString answer =
    u"## Getting [there](https://way.example)\n\nTake the [bus](https://bus.example).\n\n"
    "1. Wait\n2. Pay\n   - [x] in coins\n\n```py\na = 1\nb = 2\n```\n\n"
    "| From | To |\n|---|---|\n| Here | [There](https://there.example) |\n| Back |  |\n\n"
    "### Later\n\n- done\n"_s;

struct Read : ShownView
{
    explicit Read(const QString &text = answer)
        : ShownView({reply(text)})
    {
        view.resize(600, 900);
    }

    QAccessibleInterface *item() { return QAccessible::queryAccessibleInterface(&view)->child(0); }
    QAccessibleInterface *named(const QString &name) { return objectBelow(item(), name); }
    QStringList childNames(QAccessibleInterface *object)
    {
        QStringList names;
        for (int i = 0; i < object->childCount(); ++i)
            names << object->child(i)->text(QAccessible::Name);
        return names;
    }
    QAccessibleInterface *first(QAccessible::Role role)
    {
        for (QAccessibleInterface *object : objectsBelow(item())) {
            if (object->role() == role)
                return object;
        }
        return nullptr;
    }
};

QString described(QAccessibleInterface *object)
{
    return object->text(QAccessible::Description);
}

} // namespace

class AccessibleStructureTest : public TestCase
{
    Q_OBJECT

private slots:
    void partsAreInReadingOrder();
    void everyPartKnowsItsPlace();
    void headingsTellTheirLevel();
    void listsHaveItems();
    void tablesHaveCells();
    void codeTellsItsLanguage();
    void linksAreInsideTheirParts();
    void textOfAPartIsThatOfTheMessage();
    void focusPutsTheCaretThere();
    void pointsFindParts();
    void partsGoWithTheirText();
    void partsStayWhileTheTextGrows();
    void tablesGrow();
    void partsGoWithTheirMessage();
    void longMessagesMakeOnlyWhatIsAskedFor();
    void plainMessagesHaveActionsOnly();
};

void AccessibleStructureTest::partsAreInReadingOrder()
{
    Read shown;
    QList<QAccessible::Role> roles;
    for (int i = 0; i < shown.item()->childCount(); ++i)
        roles << shown.item()->child(i)->role();
    QCOMPARE(roles, (QList{QAccessible::Heading, QAccessible::Link, QAccessible::List,
                           QAccessible::Section, QAccessible::Table, QAccessible::Heading,
                           QAccessible::List, QAccessible::Button, QAccessible::Button,
                           QAccessible::Button}));
    QCOMPARE(shown.childNames(shown.item()).last(3),
             (QStringList{u"Copy"_s, u"Regenerate"_s, u"Delete"_s}));
    QVERIFY(!shown.item()->child(-1));
    QVERIFY(!shown.item()->child(shown.item()->childCount()));
}

void AccessibleStructureTest::everyPartKnowsItsPlace()
{
    Read shown;
    const QList<QAccessibleInterface *> objects = objectsBelow(shown.item());
    QVERIFY(objects.size() > 25);
    QSet<QAccessibleInterface *> seen;
    for (QAccessibleInterface *object : objects) {
        QVERIFY(object->isValid());
        QVERIFY(!seen.contains(object));
        seen << object;
        const int place = object->parent()->indexOfChild(object);
        QVERIFY(place >= 0);
        QCOMPARE(object->parent()->child(place), object);
        QCOMPARE(QAccessible::accessibleInterface(QAccessible::uniqueId(object)), object);
    }
    QAccessibleInterface *link = shown.named(u"There"_s)->child(0);
    QCOMPARE(shown.item()->indexOfChild(link), -1);
    QCOMPARE(shown.item()->indexOfChild(shown.item()), -1);
}

void AccessibleStructureTest::headingsTellTheirLevel()
{
    Read shown;
    QAccessibleInterface *heading = shown.item()->child(0);
    QCOMPARE(heading->text(QAccessible::Name), u"Getting there"_s);
    QCOMPARE(described(heading), u"Heading level 2"_s);
    QCOMPARE(described(shown.named(u"Later"_s)), u"Heading level 3"_s);
}

void AccessibleStructureTest::listsHaveItems()
{
    Read shown;
    QAccessibleInterface *list = shown.first(QAccessible::List);
    QCOMPARE(list->text(QAccessible::Name), u"List"_s);
    QCOMPARE(described(list), u"Items: 2"_s);
    QCOMPARE(shown.childNames(list), (QStringList{u"1. Wait"_s, u"2. Pay"_s}));
    QCOMPARE(list->child(1)->role(), QAccessible::ListItem);
    QAccessibleInterface *inner = list->child(1)->child(0);
    QCOMPARE(inner->role(), QAccessible::List);
    QCOMPARE(shown.childNames(inner), QStringList{u"Done: in coins"_s});
    QVERIFY(list->rect().contains(inner->rect()));
}

void AccessibleStructureTest::tablesHaveCells()
{
    Read shown;
    QAccessibleInterface *object = shown.first(QAccessible::Table);
    QCOMPARE(object->text(QAccessible::Name), u"Table"_s);
    QCOMPARE(described(object), u"Rows: 3, columns: 2"_s);
    QAccessibleTableInterface *table = object->tableInterface();
    QVERIFY(table);
    QCOMPARE(table->rowCount(), 3);
    QCOMPARE(table->columnCount(), 2);
    QCOMPARE(shown.childNames(object),
             (QStringList{u"From"_s, u"To"_s, u"Here"_s, u"There"_s, u"Back"_s, QString()}));
    QCOMPARE(table->columnDescription(1), u"To"_s);
    QCOMPARE(table->cellAt(0, 1)->role(), QAccessible::ColumnHeader);
    QAccessibleInterface *cell = table->cellAt(1, 1);
    QCOMPARE(cell, object->child(3));
    QCOMPARE(cell->role(), QAccessible::Cell);
    QAccessibleTableCellInterface *place = cell->tableCellInterface();
    QCOMPARE(place->rowIndex(), 1);
    QCOMPARE(place->columnIndex(), 1);
    QCOMPARE(place->table(), object);
    QCOMPARE(place->columnHeaderCells(), QList<QAccessibleInterface *>{table->cellAt(0, 1)});
    // The bridge asks without looking, and must not get nothing.
    QCOMPARE(table->cellAt(-1, 7), table->cellAt(0, 1));
    QCOMPARE(table->cellAt(9, 0), table->cellAt(2, 0));
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 2; ++column)
            QVERIFY(object->rect().contains(table->cellAt(row, column)->rect().center()));
    }
    QVERIFY(table->cellAt(1, 0)->rect().bottom() <= table->cellAt(2, 0)->rect().top());
    QVERIFY(table->cellAt(1, 0)->rect().right() <= table->cellAt(1, 1)->rect().left());
}

void AccessibleStructureTest::codeTellsItsLanguage()
{
    Read shown;
    QAccessibleInterface *code = shown.first(QAccessible::Section);
    QCOMPARE(code->text(QAccessible::Name), u"Code"_s);
    QCOMPARE(described(code), u"Python, 2 lines"_s);
    QCOMPARE(code->textInterface()->text(0, -1), u"a = 1\nb = 2"_s);
    QCOMPARE(shown.childNames(code),
             (QStringList{u"Copy code (Python)"_s, u"Save code as…"_s, u"Wrap lines"_s}));
    code->child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), u"a = 1\nb = 2"_s);
    Read plain(u"```\nx\n```"_s);
    QCOMPARE(described(plain.first(QAccessible::Section)), u"1 line"_s);
}

void AccessibleStructureTest::linksAreInsideTheirParts()
{
    Read shown;
    QCOMPARE(shown.childNames(shown.item()->child(0)), QStringList{u"there"_s});
    QCOMPARE(shown.item()->child(1)->text(QAccessible::Name), u"bus"_s);
    QAccessibleInterface *cell = shown.first(QAccessible::Table)->child(3);
    QCOMPARE(cell->childCount(), 1);
    QAccessibleInterface *link = cell->child(0);
    QCOMPARE(link->role(), QAccessible::Link);
    QCOMPARE(link->parent(), cell);
    QCOMPARE(described(link), u"https://there.example"_s);
    QSignalSpy opened(&shown.view, &ConversationView::linkActivated);
    link->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(opened.size(), 1);
    QCOMPARE(cell->parent()->child(2)->childCount(), 0);
}

void AccessibleStructureTest::textOfAPartIsThatOfTheMessage()
{
    Read shown;
    QAccessibleInterface *code = shown.first(QAccessible::Section);
    QAccessibleTextInterface *text = code->textInterface();
    const QString whole = shown.item()->textInterface()->text(0, -1);
    const auto begin = int(whole.indexOf(u"a = 1"_s));
    QCOMPARE(text->characterCount(), 11);
    QCOMPARE(text->text(6, 9), u"b ="_s);
    QCOMPARE(text->cursorPosition(), -1);
    text->setCursorPosition(6);
    QCOMPARE(text->cursorPosition(), 6);
    QCOMPARE(shown.item()->textInterface()->cursorPosition(), begin + 6);
    text->setSelection(0, 0, 5);
    QCOMPARE(shown.view.selectedText(), u"a = 1"_s);
    QCOMPARE(text->selectionCount(), 1);
    int start = -1;
    int end = -1;
    text->selection(0, &start, &end);
    QCOMPARE(start, 0);
    QCOMPARE(end, 5);
    QCOMPARE(shown.named(u"Later"_s)->textInterface()->selectionCount(), 0);
    text->removeSelection(0);
    QVERIFY(shown.view.selectedText().isEmpty());
    QCOMPARE(text->textAtOffset(7, QAccessible::LineBoundary, &start, &end), u"b = 2"_s);
    QVERIFY(code->rect().contains(text->characterRect(6).center()));
    QCOMPARE(text->offsetAtPoint(text->characterRect(6).center()), 6);
    QAccessibleTextInterface *title = shown.item()->child(0)->textInterface();
    QVERIFY(title->attributes(0, &start, &end).contains(u"level:2;"_s));
    QCOMPARE(start, 0);
    QCOMPARE(title->text(start, end), u"Getting "_s);
}

void AccessibleStructureTest::focusPutsTheCaretThere()
{
    Read shown;
    shown.view.resize(600, 160);
    shown.view.verticalScrollBar()->setValue(0);
    QAccessibleInterface *later = shown.named(u"Later"_s);
    QVERIFY(later->state().offscreen);
    later->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(later->textInterface()->cursorPosition(), 0);
    QTRY_VERIFY(!later->state().offscreen);
    QVERIFY(shown.item()->child(0)->state().offscreen);
}

void AccessibleStructureTest::pointsFindParts()
{
    Read shown;
    for (QAccessibleInterface *object : objectsBelow(shown.item())) {
        const QRect rect = object->rect();
        if (rect.isEmpty() || object->role() == QAccessible::Button)
            continue;
        const QPoint point = rect.center();
        QAccessibleInterface *found = object->parent()->childAt(point.x(), point.y());
        QVERIFY2(found && found->rect().contains(point),
                 qPrintable(object->text(QAccessible::Name)));
    }
    const QPoint heading = shown.named(u"Later"_s)->rect().center();
    QCOMPARE(shown.item()->childAt(heading.x(), heading.y()), shown.named(u"Later"_s));
}

void AccessibleStructureTest::partsGoWithTheirText()
{
    Read shown;
    QList<QAccessible::Id> before;
    for (QAccessibleInterface *object : objectsBelow(shown.item())) {
        if (object->role() != QAccessible::Button && object->role() != QAccessible::Link)
            before << QAccessible::uniqueId(object);
    }
    shown.model.replace(0, reply(u"# Only this"_s));
    // The first heading is the same object with other words, and nothing else is found any more.
    QAccessibleInterface *heading = QAccessible::accessibleInterface(before.takeFirst());
    QVERIFY(heading);
    QCOMPARE(heading->text(QAccessible::Name), u"Only this"_s);
    QCOMPARE(described(heading), u"Heading level 1"_s);
    for (const QAccessible::Id id : std::as_const(before))
        QVERIFY(!QAccessible::accessibleInterface(id));
    QCOMPARE(shown.item()->child(0), heading);
    QCOMPARE(shown.item()->child(1)->text(QAccessible::Name), u"Copy"_s);
}

void AccessibleStructureTest::partsStayWhileTheTextGrows()
{
    ShownView shown({reply(u"# One\n\n- a"_s, MessageState::Arriving)});
    QAccessibleInterface *item = QAccessible::queryAccessibleInterface(&shown.view)->child(0);
    QAccessibleInterface *heading = item->child(0);
    QAccessibleInterface *list = item->child(1);
    QAccessibleInterface *first = list->child(0);
    shown.model.appendText(0, u" and more\n- b\n\n```c\nint"_s);
    QCOMPARE(item->child(0), heading);
    QCOMPARE(item->child(1), list);
    QCOMPARE(list->child(0), first);
    QCOMPARE(first->text(QAccessible::Name), u"a and more"_s);
    QCOMPARE(list->childCount(), 2);
    QAccessibleInterface *code = item->child(2);
    QCOMPARE(code->role(), QAccessible::Section);
    shown.model.appendText(0, u" x;\n```\n\nEnd"_s);
    QCOMPARE(item->child(2), code);
    QCOMPARE(code->textInterface()->text(0, -1), u"int x;"_s);
}

void AccessibleStructureTest::tablesGrow()
{
    ShownView shown({reply(u"|a|b|\n|---|---|\n|1|2|\n"_s, MessageState::Arriving)});
    QAccessibleInterface *item = QAccessible::queryAccessibleInterface(&shown.view)->child(0);
    QAccessibleInterface *table = item->child(0);
    QCOMPARE(table->role(), QAccessible::Table);
    QAccessibleInterface *two = table->child(3);
    QCOMPARE(two->text(QAccessible::Name), u"2"_s);
    const QAccessible::Id id = QAccessible::uniqueId(two);
    shown.model.appendText(0, u"|3|[four](https://four.example)|\n"_s);
    QCOMPARE(table->childCount(), 6);
    QCOMPARE(table->child(3), two);
    QCOMPARE(table->child(5)->child(0)->text(QAccessible::Name), u"four"_s);
    QCOMPARE(table->child(2)->text(QAccessible::Name), u"1"_s);
    shown.model.replace(0, reply(u"|a|\n|---|\n|1|\n|2|\n"_s));
    QVERIFY(!QAccessible::accessibleInterface(id));
    QCOMPARE(table->childCount(), 3);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(table->indexOfChild(table->child(i)), i);
    QCOMPARE(table->child(2)->text(QAccessible::Name), u"2"_s);
}

void AccessibleStructureTest::partsGoWithTheirMessage()
{
    Read shown;
    QList<QAccessible::Id> ids;
    for (QAccessibleInterface *object : objectsBelow(shown.item()))
        ids << QAccessible::uniqueId(object);
    QVERIFY(ids.size() > 25);
    shown.model.remove(0);
    for (const QAccessible::Id id : std::as_const(ids))
        QVERIFY(!QAccessible::accessibleInterface(id));
}

void AccessibleStructureTest::longMessagesMakeOnlyWhatIsAskedFor()
{
    constexpr int many = 5'000;
    QString text;
    for (int i = 0; i < many; ++i)
        text += u"# Heading %1\n\nWords.\n\n"_s.arg(i);
    Read shown(text);
    QCOMPARE(shown.item()->childCount(), many + 3);
    QAccessibleInterface *last = shown.item()->child(many - 1);
    const QAccessible::Id id = QAccessible::uniqueId(last);
    QCOMPARE(last->text(QAccessible::Name), u"Heading %1"_s.arg(many - 1));
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < many; ++i)
        QCOMPARE(shown.item()->indexOfChild(last), many - 1);
    QVERIFY(timer.elapsed() < 5000);
    // Ids are given one after the other: few were given.
    const QAccessible::Id next = QAccessible::uniqueId(shown.item()->child(many - 2));
    QVERIFY(qAbs(qint64(next) - qint64(id)) < 100);
}

void AccessibleStructureTest::plainMessagesHaveActionsOnly()
{
    Read shown(u"Just words, and more of them."_s);
    QCOMPARE(shown.childNames(shown.item()),
             (QStringList{u"Copy"_s, u"Regenerate"_s, u"Delete"_s}));
}

HIWAR_TEST(AccessibleStructureTest, QApplication)
#include "tst_accessiblestructure.moc"
