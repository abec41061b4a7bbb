// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures that replies refer to, in the view: the frame with its button, the texts while loading
// and after a failure, the picture itself, and what keyboard, menu and screen reader find.
#include "tests/support/testcase.h"
#include "tests/ui/namedpictures.h"
#include "tests/ui/shownview.h"
#include "ui/block/picturewords.h"
#include "ui/markdown/markdown.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QMenu>

using namespace Hiwar;

namespace {

const QString address = u"https://pictures.example.org/map.png"_s;
const QString host = u"pictures.example.org"_s;

struct Shown : ShownView
{
    NamedPictures source;

    explicit Shown(const QString &text = u"See ![a map](%1) here."_s.arg(address))
        : ShownView({reply(text)})
    {
        view.setPictureSource(&source);
        view.activateWindow();
        view.setFocus();
    }

    FocusTarget focusTarget(int index = 0) { return layout(0).focusTargets().at(index); }
    QRect button(int index = 0)
    {
        return layout(0)
            .rectsOf(focusTarget(index))
            .value(0)
            .toAlignedRect()
            .translated(view.rowRect(0).topLeft());
    }
    /// The whole rectangle of the picture or its placeholder.
    QRect frame(int index = 0)
    {
        const MessageLink link = focusTarget(index).link;
        return layout(0)
            .rectsOf(link.from, link.to)
            .value(0)
            .toAlignedRect()
            .translated(view.rowRect(0).topLeft());
    }
    void click(QPoint point) { QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, point); }
    QAccessibleInterface *child(int index = 0)
    {
        return QAccessible::queryAccessibleInterface(&view)->child(0)->child(index);
    }
    QMenu *lastMenu() const
    {
        return view.findChildren<QMenu *>(QString(), Qt::FindDirectChildrenOnly).last();
    }
    QStringList menu()
    {
        QContextMenuEvent event(QContextMenuEvent::Mouse, frame().center(),
                                view.viewport()->mapToGlobal(frame().center()));
        QApplication::sendEvent(view.viewport(), &event);
        QStringList names;
        for (QAction *action : lastMenu()->actions())
            names << action->text();
        return names;
    }
    void choose(const QString &name)
    {
        for (QAction *action : lastMenu()->actions()) {
            if (action->text() == name)
                action->trigger();
        }
    }
};

} // namespace

class PicturesTest : public TestCase
{
    Q_OBJECT

private slots:
    void loadsByItsButtonOnly();
    void isPressedByTheKeyboard();
    void keepsItsSizeWhileItLoads();
    void hasRoundCorners();
    void saysInPlaceWhatWentWrong();
    void fitsIntoNarrowBubbles();
    void standsAmongWordsOnTheirLine();
    void isScaledToTheBubble();
    void readerFindsTheButton();
    void readerFindsThePicture();
    void menuOffersWhatCanBeDone();
    void takesPicturesInTheMessage_data();
    void takesPicturesInTheMessage();
    void takesPicturesOfFourMegabytes();
    void nothingIsLaidOutAnewForOthers();
};

void PicturesTest::loadsByItsButtonOnly()
{
    Shown shown;
    QSignalSpy wanted(&shown.view, &ConversationView::pictureRequested);
    QSignalSpy opened(&shown.view, &ConversationView::linkActivated);
    QVERIFY(shown.frame().contains(shown.button()));
    shown.click(shown.frame().center() - QPoint(shown.frame().width() / 4, 0));
    QCOMPARE(wanted.size(), 0);
    shown.click(shown.button().center());
    QCOMPARE(wanted, (QList<QVariantList>{{address}}));
    QCOMPARE(opened.size(), 0);
    shown.source.set(address, {.state = NamedPicture::State::Loading});
    QSignalSpy cancelled(&shown.view, &ConversationView::pictureCancelled);
    shown.click(shown.button().center());
    QCOMPARE(cancelled, (QList<QVariantList>{{address}}));
    QCOMPARE(wanted.size(), 1);
}

void PicturesTest::isPressedByTheKeyboard()
{
    Shown shown;
    QTRY_VERIFY(shown.view.hasKeyboard());
    QSignalSpy wanted(&shown.view, &ConversationView::pictureRequested);
    shown.view.setCurrent(0);
    QTest::keyClick(&shown.view, Qt::Key_Tab);
    QCOMPARE(shown.view.cursor().focusTarget(), 0);
    const QRect ring = shown.layout(0)
                           .ringsOf(shown.focusTarget())
                           .value(0)
                           .toAlignedRect()
                           .translated(shown.view.rowRect(0).topLeft());
    const QImage image = shown.view.viewport()->grab().toImage();
    QCOMPARE(image.pixelColor(ring.center().x(), ring.top()), testTheme().palette.focusRing);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QTest::keyClick(&shown.view, Qt::Key_Space);
    QCOMPARE(wanted.size(), 2);
    // Once it is loaded it is an ordinary link, which the space bar skips.
    shown.source.load(address, {40, 40}, testTheme().palette.error);
    QSignalSpy opened(&shown.view, &ConversationView::linkActivated);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(opened.first().first().toUrl(), QUrl(address));
    QCOMPARE(wanted.size(), 2);
}

void PicturesTest::keepsItsSizeWhileItLoads()
{
    Shown shown;
    const QRect named = shown.frame();
    const QImage before = shown.view.viewport()->grab(named).toImage();
    shown.source.set(address, {.state = NamedPicture::State::Loading});
    QCOMPARE(shown.frame(), named);
    QTRY_VERIFY(shown.view.viewport()->grab(named).toImage() != before);
    shown.source.set(address, {});
    QTRY_COMPARE(shown.view.viewport()->grab(named).toImage(), before);
}

void PicturesTest::hasRoundCorners()
{
    Shown shown(u"![a map](%1)"_s.arg(address));
    const QColor colour = testTheme().palette.error;
    shown.source.load(address, {80, 60}, colour);
    const QImage image = frameOf(shown.view).toImage();
    QRect filled;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == colour)
                filled |= QRect(x, y, 1, 1);
        }
    }
    QVERIFY(filled.width() >= 78 && filled.height() >= 58);
    QCOMPARE(image.pixelColor(filled.topLeft()), testTheme().palette.surface);
    QCOMPARE(image.pixelColor(filled.bottomRight()), testTheme().palette.surface);
    QCOMPARE(image.pixelColor(filled.center()), colour);
}

void PicturesTest::saysInPlaceWhatWentWrong()
{
    Shown shown(u"![a map](%1)"_s.arg(address));
    const QRect named = shown.frame();
    shown.source.fail(address, host + u" refused the picture (404)."_s);
    QVERIFY(shown.frame().height() >= named.height());
    QCOMPARE(pictureButton(shown.source.picture(address)), u"Try again"_s);
    QSignalSpy wanted(&shown.view, &ConversationView::pictureRequested);
    shown.click(shown.button().center());
    QCOMPARE(wanted.size(), 1);
    const int brief = shown.frame().height();
    shown.source.fail(address, u"A long sentence that takes several lines. "_s.repeated(12));
    QVERIFY(shown.frame().height() > brief + 3 * QFontMetrics(testTheme().captionFont()).height());
    QVERIFY(shown.frame().right() <= shown.layout(0).geometry().bubble.right());
}

void PicturesTest::fitsIntoNarrowBubbles()
{
    Shown shown(u"![a map of a town with a very long name](%1)\n\n> > - ![b](%1)"_s.arg(address));
    for (const int width : {900, 500, 420, 320, 200, 90}) {
        shown.view.resize(width, 500);
        for (int i = 0; i < 2; ++i) {
            const QRect bubble =
                shown.layout(0).geometry().bubble.translated(shown.view.rowRect(0).topLeft());
            QVERIFY(shown.frame(i).right() <= bubble.right() || width < 100);
            QVERIFY(shown.frame(i).adjusted(0, -1, 1, 1).contains(shown.button(i)) || width < 100);
            QVERIFY(!shown.button(i).isEmpty());
        }
    }
}

void PicturesTest::standsAmongWordsOnTheirLine()
{
    Shown shown;
    const auto rectOf = [&](const QString &word) {
        const auto at = int(shown.layout(0).block(0).text().indexOf(word));
        return shown.layout(0).rectsOf({0, at}, {0, at + int(word.size())}).value(0);
    };
    QCOMPARE(rectOf(u"See"_s).top(), rectOf(u"here"_s).top());
    const QRectF frame = QRectF(shown.frame()).translated(-shown.view.rowRect(0).topLeft());
    QVERIFY(rectOf(u"See"_s).right() <= frame.left() + 1);
    QVERIFY(rectOf(u"here"_s).left() >= frame.right() - 1);
    shown.view.selectAll();
    QVERIFY(shown.view.selectedText().contains(u"a map"_s));
    QCOMPARE(shown.view.selectedMarkdown(), u"See ![a map](%1) here."_s.arg(address));
}

void PicturesTest::isScaledToTheBubble()
{
    Shown shown(u"![a map](%1)"_s.arg(address));
    shown.source.load(address, {3000, 1000}, testTheme().palette.error);
    const QRect bubble = shown.layout(0).geometry().bubble;
    const QRect frame = shown.frame();
    QVERIFY(frame.width() > bubble.width() * 3 / 4 && frame.width() < bubble.width());
    const QImage image = shown.view.viewport()->grab().toImage();
    int height = 0;
    for (int y = frame.top(); y <= frame.bottom(); ++y)
        height += image.pixelColor(frame.center().x(), y) == testTheme().palette.error ? 1 : 0;
    QVERIFY(std::abs(height - frame.width() / 3) <= 2);
}

void PicturesTest::readerFindsTheButton()
{
    Shown shown;
    QCOMPARE(shown.child()->role(), QAccessible::Button);
    QCOMPARE(shown.child()->text(QAccessible::Name), u"Load picture from "_s + host);
    QVERIFY(shown.child()->text(QAccessible::Description).contains(u"a map"_s));
    QCOMPARE(shown.child()->rect().center(),
             shown.view.viewport()->mapToGlobal(shown.button().center()));
    QSignalSpy wanted(&shown.view, &ConversationView::pictureRequested);
    shown.child()->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(wanted.size(), 1);
    shown.source.set(address, {.state = NamedPicture::State::Loading});
    QCOMPARE(shown.child()->text(QAccessible::Name), u"Cancel loading from "_s + host);
    QVERIFY(shown.child()->state().busy);
    shown.source.fail(address, u"It is gone."_s);
    QCOMPARE(shown.child()->text(QAccessible::Name), u"Try again to load from "_s + host);
    QVERIFY(shown.child()->text(QAccessible::Description).contains(u"It is gone."_s));
}

void PicturesTest::readerFindsThePicture()
{
    Shown shown;
    shown.source.load(address, {40, 40}, testTheme().palette.error);
    QCOMPARE(shown.child()->role(), QAccessible::Graphic);
    QCOMPARE(shown.child()->text(QAccessible::Name), u"Picture from "_s + host);
    QVERIFY(shown.child()->text(QAccessible::Description).contains(u"a map"_s));
}

void PicturesTest::menuOffersWhatCanBeDone()
{
    Shown shown;
    QStringList names = shown.menu();
    QCOMPARE(names.first(), u"Load picture from "_s + host);
    QVERIFY(names.contains(u"Open "_s + address));
    QVERIFY(names.contains(u"Copy address"_s));
    QVERIFY(!names.contains(u"Copy picture"_s));
    shown.source.load(address, {40, 30}, testTheme().palette.error);
    names = shown.menu();
    QCOMPARE(names.mid(0, 2), (QStringList{u"Copy picture"_s, u"Save picture as…"_s}));
    shown.choose(u"Copy picture"_s);
    QCOMPARE(QGuiApplication::clipboard()->image().size(), QSize(40, 30));
    QSignalSpy saved(&shown.view, &ConversationView::savePictureRequested);
    shown.choose(u"Save picture as…"_s);
    QCOMPARE(saved, (QList<QVariantList>{{address}}));
    shown.choose(u"Copy address"_s);
    QCOMPARE(QGuiApplication::clipboard()->text(), address);
}

void PicturesTest::takesPicturesInTheMessage_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("png") << u"data:image/png;base64,iVBORw0KGgo="_s << true;
    QTest::newRow("JPEG") << u"DATA:image/JPEG;base64,iVBORw0KGgo="_s << true;
    QTest::newRow("svg") << u"data:image/svg+xml;base64,PHN2Zy8+"_s << false;
    QTest::newRow("page") << u"data:text/html;base64,PGI+"_s << false;
    QTest::newRow("not base64") << u"data:image/png,abc"_s << false;
    QTest::newRow("script") << u"javascript:alert(1)"_s << false;
    QTest::newRow("large") << u"data:image/png;base64,"_s + u"A"_s.repeated(100'000) << true;
}

void PicturesTest::takesPicturesInTheMessage()
{
    QFETCH(QString, target);
    QFETCH(bool, isTaken);
    Shown shown(u"![a dot](%1)"_s.arg(target));
    QCOMPARE(shown.layout(0).focusTargets().size(), isTaken ? 1 : 0);
    // Such a link is not followed.
    Shown linked(u"[a dot](%1)"_s.arg(target));
    QCOMPARE(linked.layout(0).focusTargets().size(), 0);
    if (!isTaken)
        return;
    QCOMPARE(shown.child()->text(QAccessible::Name), u"Load picture in the message"_s);
    QSignalSpy wanted(&shown.view, &ConversationView::pictureRequested);
    QSignalSpy told(&shown.view, &ConversationView::linkHovered);
    shown.click(shown.button().center());
    QCOMPARE(wanted, (QList<QVariantList>{{target}}));
    shown.source.load(target, {10, 10}, testTheme().palette.error);
    QSignalSpy opened(&shown.view, &ConversationView::linkActivated);
    shown.click(shown.frame().center());
    QCOMPARE(opened.size(), 0);
    QCOMPARE(told.size(), 0);
    const QStringList names = shown.menu();
    QVERIFY(names.contains(u"Copy picture"_s));
    QVERIFY(names.filter(u"Open"_s).isEmpty());
    QVERIFY(names.filter(u"address"_s).isEmpty());
}

void PicturesTest::takesPicturesOfFourMegabytes()
{
    constexpr qsizetype most = 4 * 1024 * 1024;
    const auto isTaken = [](const QString &target) {
        const Blocks blocks = parseMarkdown(u"![a dot](%1)"_s.arg(target));
        return !blocks.isEmpty() && blocks.first().spans.first().link == target;
    };
    const QString largest = u"data:image/png;base64,"_s.leftJustified(most, u'A');
    QVERIFY(isTaken(largest));
    QVERIFY(!isTaken(largest + u'A'));
}

void PicturesTest::nothingIsLaidOutAnewForOthers()
{
    Shown shown(u"One.\n\n![a map](%1)\n\nThree.\n\n![b](https://b.org/b.png)"_s.arg(address));
    shown.frame();
    const int before = MessageLayout::blocksMade();
    shown.source.set(address, {.state = NamedPicture::State::Loading});
    shown.frame();
    QCOMPARE(MessageLayout::blocksMade() - before, 1);
    shown.source.set(address, {.state = NamedPicture::State::Loading});
    shown.frame();
    QCOMPARE(MessageLayout::blocksMade() - before, 1);
}

HIWAR_TEST(PicturesTest, QApplication)
#include "tst_pictures.moc"
