// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decodepicture.h"
#include "app/picturedesk.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"
#include "tests/ui/gallerywire.h"
#include "tests/ui/messagemodel.h"
#include "ui/conversation/conversationview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QBuffer>
#include <QImageWriter>
#include <QPushButton>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QByteArray picture(const char *format, QSize size = {60, 40})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(makeTheme(ColourScheme::Light, 1).palette.accent);
    QBuffer buffer;
    QImageWriter(&buffer, format).write(image);
    return buffer.data();
}

/// A reply that names a picture, in the program's window.
struct Scene
{
    WireServer server;
    MessageModel model;
    MainWindow window;
    PictureDesk desk{window};
    QString address;

    explicit Scene(const QString &markdown = u"See ![a map](%1) here."_s)
    {
        address = u"http://127.0.0.1:%1/map.png"_s.arg(server.serverPort());
        model.setMessages({makeMessage(u"a"_s, Role::Assistant, markdown.arg(address))});
        view().setModel(&model);
        window.resize(900, 700);
        window.show();
    }
    ~Scene() { view().setModel(nullptr); }
    [[nodiscard]] ConversationView &view() const { return window.conversationView(); }
    [[nodiscard]] MessageLayout &layout() const { return view().rows().layout(0); }
    [[nodiscard]] QPoint pictureAt() const
    {
        const int from = int(layout().block(0).text().indexOf(u'['));
        const QRectF rect = layout().rectsOf({0, from}, {0, from + 3}).first();
        return rect.center().toPoint() + view().rowRect(0).topLeft();
    }
    void click() { QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, pictureAt()); }
    [[nodiscard]] QString said() { return window.notice().sentence(); }
    void pressNotice()
    {
        for (auto *button : window.notice().findChildren<QPushButton *>())
            button->click();
    }
};

} // namespace

class PictureDeskTest : public TestCase
{
    Q_OBJECT

private slots:
    void decodesPicturesOnly_data();
    void decodesPicturesOnly();
    void makesAHugePictureSmaller();
    void loadsNothingBeforeItIsAsked();
    void showsThePictureInItsPlace();
    void asksAgainBeforeAnotherHost();
    void saysWhatWentWrongAndTriesAgain();
    void stopsWhenItIsTold();
};

void PictureDeskTest::decodesPicturesOnly_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isPicture");
    QTest::newRow("png") << picture("png") << true;
    QTest::newRow("jpeg") << picture("jpeg") << true;
    QTest::newRow("svg") << QByteArray(
                                "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
                         << false;
    QTest::newRow("page") << QByteArray("<html></html>") << false;
    QTest::newRow("bmp") << picture("bmp") << false;
    QTest::newRow("nothing") << QByteArray() << false;
    // 65,535 pixels each way, in a few bytes.
    const QByteArray bomb = QByteArray::fromHex(
        "89504e470d0a1a0a0000000d494844520000ffff0000ffff080200000039674e070000001749444154789c63"
        "601805a360148c8251300a46c150070007d000019b79c96f");
    QTest::newRow("bomb") << bomb << false;
}

void PictureDeskTest::decodesPicturesOnly()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isPicture);
    QCOMPARE(!decodePicture(bytes).isNull(), isPicture);
}

void PictureDeskTest::makesAHugePictureSmaller()
{
    const QImage image = decodePicture(picture("png", {5000, 100}));
    QCOMPARE(image.width(), 2048);
    QCOMPARE(image.height(), 40);
}

void PictureDeskTest::loadsNothingBeforeItIsAsked()
{
    Scene scene;
    scene.view().grab();
    QTest::mouseMove(scene.view().viewport(), scene.pictureAt());
    QCOMPARE(scene.server.connections(), 0);
    scene.server.expect().wait();
    scene.click();
    QTRY_COMPARE(scene.server.waiting(), 1);
    QVERIFY(scene.said().contains(u"127.0.0.1"_s));
}

void PictureDeskTest::showsThePictureInItsPlace()
{
    Scene scene;
    const int before = scene.layout().geometry().height;
    scene.server.expect().reply(200, picture("png", {1500, 500}), "image/png");
    scene.click();
    QTRY_VERIFY(scene.layout().geometry().height > before + 100);
    QVERIFY(!scene.window.notice().isVisible());
    QCOMPARE(scene.server.requests().size(), 1);
    QVERIFY(scene.layout().block(0).text().contains(u"a map"_s)); // to copy and to hear
    // As wide as the column, and its sides keep their proportion.
    const int from = int(scene.layout().block(0).text().indexOf(u'['));
    const QRectF rect = scene.layout().rectsOf({0, from}, {0, from + 3}).first();
    QVERIFY(rect.right() <= scene.layout().geometry().bubble.right());
    QVERIFY(std::abs(rect.height() - rect.width() / 3) < rect.height() / 3);
    const QImage seen = scene.view().viewport()->grab().toImage();
    QCOMPARE(seen.pixelColor(scene.pictureAt()).rgb(),
             makeTheme(ColourScheme::Light, 1).palette.accent.rgb());
    // It is loaded once, and from now on a link like others.
    const QSignalSpy opened(&scene.view(), &ConversationView::linkActivated);
    scene.click();
    QCOMPARE(opened.size(), 1);
    QCOMPARE(scene.server.requests().size(), 1);
}

void PictureDeskTest::asksAgainBeforeAnotherHost()
{
    Scene scene;
    WireServer other;
    const QByteArray target =
        "http://localhost:" + QByteArray::number(other.serverPort()) + "/moved.png";
    scene.server.expect().reply(302, {}, "text/html", {"Location: " + target});
    scene.click();
    QTRY_VERIFY(scene.said().contains(u"localhost"_s));
    QCOMPARE(other.connections(), 0);
    const int before = scene.layout().geometry().height;
    other.expect().reply(200, picture("png", {300, 200}), "image/png");
    scene.pressNotice();
    QTRY_VERIFY(scene.layout().geometry().height > before + 150);
    QCOMPARE(other.requests().size(), 1);
}

void PictureDeskTest::saysWhatWentWrongAndTriesAgain()
{
    Scene scene;
    scene.server.expect().reply(404, "no");
    scene.click();
    QTRY_VERIFY(scene.said().contains(u"404"_s));
    scene.server.expect().reply(200, "<html></html>", "image/png");
    scene.pressNotice();
    QTRY_VERIFY(scene.said().contains(u"no picture"_s));
    QCOMPARE(scene.server.requests().size(), 2);
}

void PictureDeskTest::stopsWhenItIsTold()
{
    Scene scene;
    scene.server.expect().wait();
    scene.click();
    QTRY_COMPARE(scene.server.waiting(), 1);
    scene.pressNotice();
    QTRY_COMPARE(scene.server.open(), 0);
    QVERIFY(!scene.window.notice().isVisible());
}

HIWAR_TEST(PictureDeskTest, QApplication)
#include "tst_picturedesk.moc"
