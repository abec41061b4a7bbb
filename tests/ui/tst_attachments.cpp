// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files attached to a message, as the conversation view shows them.
#include "tests/support/testcase.h"
#include "tests/ui/foundatonce.h"
#include "tests/ui/shownview.h"
#include "ui/block/blocktext.h"
#include "ui/conversation/message/contextmenu.h"
#include "ui/conversation/selection/selectedformats.h"
#include "ui/print/printout.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>

using namespace Hiwar;

namespace {

const ShownAttachment report{
    .hash = u"1"_s, .name = u"report.pdf"_s, .mediaType = u"application/pdf"_s, .size = 12345};
const ShownAttachment lostMap{.hash = u"2"_s,
                              .name = u"map.png"_s,
                              .mediaType = u"image/png"_s,
                              .size = 10,
                              .isMissing = true};
const ShownAttachment notes{
    .hash = u"3"_s, .name = u"notes"_s, .mediaType = u"text/plain"_s, .size = 5};

ShownMessage withFiles(Role author = Role::Assistant,
                       const QList<ShownAttachment> &files = {report, lostMap, notes})
{
    ShownMessage message = makeMessage(u"m"_s, author, u"See these."_s);
    message.attachments = files;
    return message;
}

struct Shown : ShownView
{
    QSignalSpy asked{&view, &ConversationView::saveAttachmentRequested};

    explicit Shown(const ShownMessage &message = withFiles())
        : ShownView({message})
    {
        view.activateWindow();
        view.setFocus();
    }

    QString lineOf(int attachment) { return contentText(layout(0).block(1 + attachment).text()); }
    QRect frameAt(int attachment)
    {
        return layout(0).attachmentFrame(1 + attachment).translated(view.rowRect(0).topLeft());
    }
    QAccessibleInterface *item() { return QAccessible::queryAccessibleInterface(&view)->child(0); }
    [[nodiscard]] ShownAttachment saved(int index) const
    {
        return asked.at(index).first().value<ShownAttachment>();
    }
};

} // namespace

class AttachmentsTest : public TestCase
{
    Q_OBJECT

private slots:
    void showsNameKindAndSize();
    void namesKinds_data();
    void namesKinds();
    void isSavedByTheMouseAnywhereInItsFrame();
    void isSavedByTheKeyboard();
    void readerFindsAndPressesIt();
    void theMenuOffersIt();
    void whatIsNotThereCannotBeSaved();
    void isCopiedByItsName();
    void noTextCanHoldSuchALink();
    void aHostileNameIsOnlyWords();
    void mirrorsInARightToLeftWindow();
    void staysWithinItsBubble_data();
    void staysWithinItsBubble();
    void standsWithoutText();
    void isFoundAndPrintedByItsName();
};

void AttachmentsTest::showsNameKindAndSize()
{
    Shown shown;
    QCOMPARE(shown.lineOf(0), u"report.pdf · PDF · "_s + QLocale().formattedDataSize(12345));
    QCOMPARE(shown.lineOf(1), u"map.png · Picture · not in the export"_s);
    QCOMPARE(shown.lineOf(2), u"notes · Text · "_s + QLocale().formattedDataSize(5));
    QVERIFY(shown.frameAt(0).bottom() < shown.frameAt(1).top());
    QVERIFY(spokenText(withFiles()).contains(u"report.pdf · PDF"_s));
    QCOMPARE(shown.item()->text(QAccessible::Name), spokenText(withFiles()));
}

void AttachmentsTest::namesKinds_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("kind");
    QTest::newRow("sound") << u"a.ogg"_s << u"audio/ogg"_s << u"Sound"_s;
    QTest::newRow("film") << u"a.mp4"_s << u"video/mp4"_s << u"Film"_s;
    QTest::newRow("by its ending") << u"a.odt"_s << u"application/x"_s << u"ODT"_s;
    QTest::newRow("an ending that says nothing") << u"a.تقرير"_s << QString() << u"File"_s;
    QTest::newRow("nothing is known") << u"a"_s << QString() << u"File"_s;
}

void AttachmentsTest::namesKinds()
{
    QFETCH(const QString, name);
    QFETCH(const QString, type);
    QFETCH(const QString, kind);
    QVERIFY(
        attachmentMessage({.hash = {}, .name = name, .mediaType = type}).startsWith(kind + u' '));
}

void AttachmentsTest::isSavedByTheMouseAnywhereInItsFrame()
{
    Shown shown;
    const QRect frame = shown.frameAt(0);
    for (const QPoint at :
         {frame.center(), frame.topLeft() + QPoint(2, 2), frame.bottomRight() - QPoint(2, 2)}) {
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(shown.saved(int(shown.asked.size()) - 1), report);
    }
    QCOMPARE(shown.asked.size(), 3);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.frameAt(2).center());
    QCOMPARE(shown.saved(3), notes);
}

void AttachmentsTest::isSavedByTheKeyboard()
{
    Shown shown;
    QTRY_VERIFY(shown.view.hasKeyboard());
    QSignalSpy told(&shown.view, &ConversationView::linkHovered);
    shown.view.setCurrent(0);
    QTest::keyClick(&shown.view, Qt::Key_Tab);
    QTest::keyClick(&shown.view, Qt::Key_Space);
    QCOMPARE(shown.saved(0), report);
    QTest::keyClick(&shown.view, Qt::Key_Tab); // skips the missing file
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(shown.saved(1), notes);
    QCOMPARE(shown.layout(0).ringsOf(shown.layout(0).focusTargets().at(0)).size(), 1);
    QVERIFY(told.isEmpty()); // it has no link target
}

void AttachmentsTest::readerFindsAndPressesIt()
{
    Shown shown;
    QAccessibleInterface *button = shown.item()->child(0);
    QCOMPARE(button->role(), QAccessible::Button);
    QCOMPARE(button->text(QAccessible::Name), u"Save “report.pdf” as…"_s);
    QCOMPARE(button->text(QAccessible::Description), attachmentMessage(report));
    QVERIFY(button->rect().contains(shown.view.viewport()->mapToGlobal(shown.frameAt(0).center())));
    button->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(shown.asked.size(), 1);
    QCOMPARE(shown.saved(0), report);
}

void AttachmentsTest::theMenuOffersIt()
{
    QStringList offered;
    QStringList links;
    MenuSubject subject;
    subject.message = withFiles();
    for (const MenuItem &item : menuItems(subject)) {
        if (item.command == MenuCommand::SaveAttachment)
            offered << item.text;
        else if (item.command == MenuCommand::OpenLink || item.command == MenuCommand::CopyLink)
            links << item.text;
    }
    QCOMPARE(offered, QStringList({u"Save “report.pdf” as…"_s, u"Save “notes” as…"_s}));
    QCOMPARE(links, QStringList());
}

void AttachmentsTest::whatIsNotThereCannotBeSaved()
{
    Shown shown;
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.frameAt(1).center());
    QVERIFY(shown.asked.isEmpty());
    QCOMPARE(shown.layout(0).focusTargets().size(), 2);
}

void AttachmentsTest::isCopiedByItsName()
{
    Shown shown;
    shown.view.selectAll();
    QCOMPARE(shown.view.selectedText(), u"See these.\n\n[report.pdf]\n[map.png]\n[notes]"_s);
    QCOMPARE(shown.view.selectedMarkdown(),
             u"See these.\n\n\\[report.pdf\\]\n\\[map.png\\]\n\\[notes\\]"_s);
    const QString html = selectedHtml(shown.view.selection(), [](int) { return withFiles(); });
    QVERIFY(html.contains(u"[report.pdf]"_s) && !html.contains(u"href"_s));
    // A partly selected name is copied whole.
    shown.view.select({{0, {1, 3}}, {0, {1, 5}}});
    QCOMPARE(shown.view.selectedText(), u"[report.pdf]"_s);
    // The message's own button copies its text.
    shown.view.trigger(0, MessageAction::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"See these."_s);
}

void AttachmentsTest::noTextCanHoldSuchALink()
{
    ShownMessage message = withFiles();
    message.text = u"[press here](attachment:0) <attachment:0> ![x](attachment:0)"_s;
    for (const MessageLink &link : messageLinks(shownBlocks(message)))
        QVERIFY(link.from.block >= int(shownBlocks(message).textEnd()));
}

void AttachmentsTest::aHostileNameIsOnlyWords()
{
    const ShownAttachment hostile{.hash = u"1"_s,
                                  .name = u"inv\u202Egnp.exe\n<b>\u2069\u2068**x**"_s +
                                          u"y"_s.repeated(5000),
                                  .mediaType = {}};
    const QString name = attachmentName(hostile);
    QVERIFY(name.size() <= 82);
    for (const QChar c : {QChar(0x202E), QChar(0x2068), QChar(0x2069), QChar(u'\n')})
        QVERIFY(!name.contains(c));
    const Blocks blocks = attachmentBlocks({hostile});
    QCOMPARE(blocks.size(), 1);
    QVERIFY(contentText(blockText(blocks.first()).whole).startsWith(name)); // read as plain text
    QVERIFY(!attachmentName({}).isEmpty());
}

void AttachmentsTest::mirrorsInARightToLeftWindow()
{
    const auto marginOf = [](Qt::LayoutDirection direction, auto side) {
        MessageLayout layout(testTheme(), direction);
        layout.setMessage(withFiles(Role::Assistant, {report}));
        layout.resizeGetHeight(700);
        const QRect frame = layout.geometry().attachments.first();
        const QRect bubble = layout.geometry().bubble;
        const QRect words = layout.blockRect(1);
        return side ? std::pair(frame.left() - bubble.left(), words.left() - frame.left())
                    : std::pair(bubble.right() - frame.right(), frame.right() - words.right());
    };
    QCOMPARE(marginOf(Qt::RightToLeft, false), marginOf(Qt::LeftToRight, true));
    QVERIFY(marginOf(Qt::LeftToRight, true).second > marginOf(Qt::LeftToRight, false).second);
}

void AttachmentsTest::staysWithinItsBubble_data()
{
    QTest::addColumn<Role>("author");
    QTest::addColumn<int>("width");
    for (const int width : {1200, 500, 220}) {
        QTest::addRow("a question at %d", width) << Role::User << width;
        QTest::addRow("a reply at %d", width) << Role::Assistant << width;
    }
}

void AttachmentsTest::staysWithinItsBubble()
{
    QFETCH(const Role, author);
    QFETCH(const int, width);
    ShownAttachment longOne = report;
    longOne.name = u"a very long name of a report that somebody has given to a file.pdf"_s;
    MessageLayout layout(testTheme(), Qt::LeftToRight);
    layout.setMessage(withFiles(author, {longOne, report, lostMap}));
    layout.resizeGetHeight(width);
    int bottom = layout.blockRect(0).bottom();
    for (int i = 0; i < 3; ++i) {
        const QRect frame = layout.attachmentFrame(1 + i);
        QVERIFY(layout.geometry().bubble.contains(frame));
        QVERIFY(frame.contains(layout.blockRect(1 + i)));
        QVERIFY(frame.top() > bottom);
        bottom = frame.bottom();
    }
}

void AttachmentsTest::standsWithoutText()
{
    ShownMessage message = withFiles(Role::User, {report});
    message.text.clear();
    Shown shown(message);
    QVERIFY(shown.layout(0).geometry().bubble.contains(shown.layout(0).attachmentFrame(0)));
    shown.view.selectAll();
    QCOMPARE(shown.view.selectedText(), u"[report.pdf]"_s);
}

void AttachmentsTest::isFoundAndPrintedByItsName()
{
    ShownMessage failed = withFiles();
    failed.state = MessageState::Stopped;
    const MessageMatches found = findInMessage(failed, u"report"_s);
    QCOMPARE(found.matches.size(), 1);
    const auto placed = positionOf(found, found.matches.first(), {});
    QCOMPARE(placed->from.block, 1);
    const auto stopped = findInMessage(failed, u"stopped"_s);
    QCOMPARE(positionOf(stopped, stopped.matches.first(), {})->from.block, 4); // after them
    Printout printout;
    printout.messages = {failed};
    QCOMPARE(plainText(printedBlocks(printout, 0).attachments),
             u"[report.pdf]\n[map.png]\n[notes]"_s);
}

HIWAR_TEST(AttachmentsTest, QApplication)
#include "tst_attachments.moc"
