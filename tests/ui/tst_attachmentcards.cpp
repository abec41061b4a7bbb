// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a card of an attachment tells and does: how much of the file goes, its picture, its menu.
#include "tests/support/testcase.h"
#include "tests/ui/foundatonce.h"
#include "tests/ui/shownview.h"
#include "ui/conversation/message/contextmenu.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
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

/// A document whose original is not kept.
ShownAttachment readReport()
{
    ShownAttachment attachment = report;
    attachment.isMissing = true;
    attachment.reading = u"r"_s;
    return attachment;
}

ShownAttachment photo()
{
    return {.hash = u"p"_s,
            .name = u"photo.jpg"_s,
            .mediaType = u"image/jpeg"_s,
            .size = 5000,
            .use = {.form = AttachmentForm::Picture, .pixels = {640, 480}}};
}

/// Has what it is given, and remembers what it was asked for.
struct SomeThumbnails : ThumbnailSource
{
    QHash<QString, QPixmap> there;
    QStringList asked;

    SomeThumbnails()
        : ThumbnailSource(nullptr)
    {
    }
    QPixmap thumbnail(const QString &hash) override
    {
        asked << hash;
        return there.value(hash);
    }
    [[nodiscard]] bool isThere(const QString &hash) const override { return there.contains(hash); }
};

QStringList offered(const ShownMessage &message)
{
    MenuSubject subject;
    subject.message = message;
    QStringList texts;
    for (const MenuItem &item : menuItems(subject)) {
        if (attachmentIndex(item.link.target))
            texts << item.text;
    }
    return texts;
}

struct Shown : ShownView
{
    QSignalSpy asked{&view, &ConversationView::saveAttachmentRequested};
    QSignalSpy opened{&view, &ConversationView::openAttachmentRequested};
    QSignalSpy changed{&view, &ConversationView::attachmentUseRequested};

    explicit Shown(const ShownMessage &message = withFiles())
        : ShownView({message})
    {
        view.activateWindow();
        view.setFocus();
    }

    QRect frameAt(int attachment)
    {
        return layout(0).attachmentFrame(1 + attachment).translated(view.rowRect(0).topLeft());
    }
    QAccessibleInterface *item() { return QAccessible::queryAccessibleInterface(&view)->child(0); }
};

} // namespace

class AttachmentCardsTest : public TestCase
{
    Q_OBJECT

private slots:
    void opensWhatCanBeShown();
    void savesWhatCannot();
    void tellsHowMuchOfItGoes_data();
    void tellsHowMuchOfItGoes();
    void isTakenOutOfRequestsAndBack();
    void isNotSentAsItCame();
    void showsThumbnails();
    void placesThumbnails_data();
    void placesThumbnails();
};

void AttachmentCardsTest::opensWhatCanBeShown()
{
    Shown shown(withFiles(Role::User, {photo(), readReport()}));
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.frameAt(1).center());
    QCOMPARE(shown.opened.size(), 1);
    QCOMPARE(shown.opened.at(0).at(0).value<ShownAttachment>(), readReport());
    QCOMPARE(shown.opened.at(0).at(1).toString(), u"m"_s);
    QCOMPARE(shown.opened.at(0).at(2).toInt(), 1);
    QTRY_VERIFY(shown.view.hasKeyboard());
    shown.view.setCurrent(0);
    QTest::keyClick(&shown.view, Qt::Key_Tab);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(shown.opened.at(1).at(2).toInt(), 0);
    QVERIFY(shown.asked.isEmpty());
    QCOMPARE(shown.item()->child(1)->text(QAccessible::Name), u"Open “report.pdf”"_s);
    QCOMPARE(shown.item()->child(1)->role(), QAccessible::Button);
}

void AttachmentCardsTest::savesWhatCannot()
{
    QVERIFY(!canOpen(report) && !isGone(report));
    QVERIFY(!canOpen(lostMap) && isGone(lostMap));
    QVERIFY(canOpen(readReport()) && !isGone(readReport()));
    QCOMPARE(attachmentMessage(readReport()), attachmentMessage(report));
    QCOMPARE(offered(withFiles(Role::User, {report})), QStringList(u"Save “report.pdf” as…"_s));
}

void AttachmentCardsTest::tellsHowMuchOfItGoes_data()
{
    QTest::addColumn<AttachmentUse>("use");
    QTest::addColumn<QString>("words");
    QTest::newRow("all") << AttachmentUse() << QString();
    QTest::newRow("pages") << AttachmentUse{.share = AttachmentShare::Pages, .pages = u"1-3, 7"_s}
                           << u" · pages 1-3, 7"_s;
    QTest::newRow("passages") << AttachmentUse{.share = AttachmentShare::Matching}
                              << u" · only what matches the question"_s;
    QTest::newRow("nothing") << AttachmentUse{.share = AttachmentShare::None}
                             << u" · not sent any more"_s;
}

void AttachmentCardsTest::tellsHowMuchOfItGoes()
{
    QFETCH(const AttachmentUse, use);
    QFETCH(const QString, words);
    ShownAttachment attachment = readReport();
    attachment.use = use;
    const QString size = QLocale().formattedDataSize(12345);
    QCOMPARE(attachmentMessage(attachment), u"PDF · "_s + size + words);
}

void AttachmentCardsTest::isTakenOutOfRequestsAndBack()
{
    ShownAttachment attachment = readReport();
    attachment.use = {.share = AttachmentShare::Pages, .pages = u"2"_s};
    QCOMPARE(offered(withFiles(Role::User, {attachment})),
             QStringList({u"Open “report.pdf”"_s, u"Save “report.pdf” as…"_s,
                          u"Copy “report.pdf”"_s, u"Remove “report.pdf” from future requests"_s}));
    const AttachmentUse none = otherUse(attachment).value();
    QCOMPARE(none.share, AttachmentShare::None);
    const AttachmentUse sent = attachment.use;
    attachment.use = none;
    QCOMPARE(otherUse(attachment), sent); // the pages are not forgotten
    QCOMPARE(useAttachmentName(attachment), u"Send “report.pdf” again with the next requests"_s);

    Shown shown(withFiles(Role::User, {report, attachment}));
    const QPoint at = shown.frameAt(1).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, shown.view.viewport()->mapToGlobal(at));
    QApplication::sendEvent(shown.view.viewport(), &event);
    const auto menus = shown.view.findChildren<QMenu *>();
    QVERIFY(!menus.isEmpty());
    for (QAction *action : menus.first()->actions()) {
        if (action->text() == useAttachmentName(attachment))
            action->trigger();
    }
    QCOMPARE(shown.changed.size(), 1);
    QCOMPARE(shown.changed.at(0).at(0).toString(), u"m"_s);
    QCOMPARE(shown.changed.at(0).at(1).toInt(), 1);
    QCOMPARE(shown.changed.at(0).at(2).value<AttachmentUse>(), sent);
    menus.first()->close();
}

void AttachmentCardsTest::isNotSentAsItCame()
{
    ShownAttachment imported = photo();
    imported.use = {.form = AttachmentForm::Picture, .share = AttachmentShare::None};
    QCOMPARE(otherUse(imported), std::nullopt); // its EXIF would go, too
    QVERIFY(attachmentMessage(imported).endsWith(u" · not sent"_s));
    imported = notes;
    QCOMPARE(otherUse(imported), std::nullopt); // nothing was read in it yet
}

void AttachmentCardsTest::showsThumbnails()
{
    SomeThumbnails thumbnails;
    Shown shown(withFiles(Role::User, {photo(), lostMap, readReport()}));
    QCOMPARE(shown.layout(0).thumbnailRect(0), QRect());
    shown.view.setThumbnailSource(&thumbnails);
    (void)shown.frame();
    const QRect square = shown.layout(0).thumbnailRect(0);
    QVERIFY(square.width() >= 48 && square.width() <= 96 && square.width() == square.height());
    QVERIFY(shown.layout(0).attachmentFrame(1).contains(square));
    QVERIFY(!square.intersects(shown.layout(0).blockRect(1)));
    QCOMPARE(shown.layout(0).thumbnailRect(1), QRect());
    QVERIFY(thumbnails.asked.contains(u"p"_s));
    QCOMPARE(QSet<QString>(thumbnails.asked.begin(), thumbnails.asked.end()).size(), 1);

    const auto middle = [&] {
        const QImage image = shown.frame().toImage();
        const QPoint at =
            square.center() + shown.view.rowRect(0).topLeft() + shown.view.viewport()->pos();
        return image.pixelColor(at * image.devicePixelRatio());
    };
    QVERIFY(middle() != QColor(Qt::red));
    const int before = shown.view.rowRect(0).height();
    QPixmap red(128, 64);
    red.fill(Qt::red);
    thumbnails.there.insert(u"p"_s, red);
    emit thumbnails.arrived();
    QCOMPARE(middle(), QColor(Qt::red));
    QCOMPARE(shown.view.rowRect(0).height(), before); // nothing moves when it comes
}

void AttachmentCardsTest::placesThumbnails_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<int>("width");
    for (const int width : {1200, 360, 220}) {
        QTest::addRow("left to right at %d", width) << Qt::LeftToRight << width;
        QTest::addRow("right to left at %d", width) << Qt::RightToLeft << width;
    }
}

void AttachmentCardsTest::placesThumbnails()
{
    QFETCH(const Qt::LayoutDirection, direction);
    QFETCH(const int, width);
    SomeThumbnails thumbnails;
    InlinePictures pictures;
    pictures.setThumbnailSource(&thumbnails);
    MessageLayout layout(testTheme(), direction, &pictures);
    layout.setMessage(withFiles(Role::User, {photo(), readReport(), photo()}));
    layout.resizeGetHeight(width);
    int bottom = layout.blockRect(0).bottom();
    for (int i = 0; i < 3; ++i) {
        const QRect frame = layout.attachmentFrame(1 + i);
        const QRect words = layout.blockRect(1 + i);
        const QRect square = layout.thumbnailRect(i);
        QVERIFY(layout.geometry().bubble.contains(frame));
        QVERIFY(frame.contains(words));
        QVERIFY(frame.top() > bottom);
        QCOMPARE(square.isEmpty(), i == 1);
        if (!square.isEmpty()) {
            QVERIFY(frame.contains(square));
            QVERIFY(direction == Qt::LeftToRight ? square.right() < words.left()
                                                 : square.left() > words.right());
        }
        bottom = frame.bottom();
    }
}

HIWAR_TEST(AttachmentCardsTest, QApplication)
#include "tst_attachmentcards.moc"
