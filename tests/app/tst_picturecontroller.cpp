// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/picturecontroller.h"
#include "app/controllers/savedfiles.h"
#include "app/documents/decodepicture.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"
#include "tests/ui/gallerywire.h"
#include "tests/ui/messagemodel.h"
#include "ui/conversation/conversationview.h"
#include "ui/window/mainwindow.h"

#include <QBuffer>
#include <QFileDialog>
#include <QImageWriter>
#include <QTemporaryDir>

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

/// A reply that contains a picture link, in the program's window.
struct PictureScene
{
    WireServer server;
    MessageModel model;
    MainWindow window;
    SavedFiles files{window.conversationView(), window.notice()};
    PictureController controller{window.conversationView(), files};
    QString address;

    explicit PictureScene(const QString &markdown = u"See ![a map](%1) here."_s)
    {
        address = u"http://127.0.0.1:%1/map.png"_s.arg(server.serverPort());
        const QString text = markdown.contains(u"%1"_s) ? markdown.arg(address) : markdown;
        model.setMessages({makeMessage(u"a"_s, Role::Assistant, text)});
        view().setModel(&model);
        window.resize(900, 700);
        window.show();
    }
    ~PictureScene() { view().setModel(nullptr); }
    [[nodiscard]] ConversationView &view() const { return window.conversationView(); }
    [[nodiscard]] MessageLayout &layout() const { return view().rows().layout(0); }
    [[nodiscard]] QRect rectOf(const QList<QRectF> &rects) const
    {
        return rects.value(0).toAlignedRect().translated(view().rowRect(0).topLeft());
    }
    [[nodiscard]] FocusTarget stop() const { return layout().focusTargets().value(0); }
    /// The rectangle of the picture or its placeholder, and the part of it that is clicked.
    [[nodiscard]] QRect position() const
    {
        return rectOf(layout().rectsOf(stop().link.from, stop().link.to));
    }
    [[nodiscard]] QRect button() const { return rectOf(layout().rectsOf(stop())); }
    void press() { QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, button().center()); }
    [[nodiscard]] NamedPicture now() { return controller.picture(stop().link.target); }
    [[nodiscard]] NamedPicture::State state() { return now().state; }
};

} // namespace

class PictureControllerTest : public TestCase
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
    void loadsSeveralAtATime();
    void loadsAPictureInTheMessage_data();
    void loadsAPictureInTheMessage();
    void loadsOnlySoMuchByItself();
    void savesWhatWasSent();
};

void PictureControllerTest::decodesPicturesOnly_data()
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
    // 65,535 pixels in each direction, in a few bytes.
    const QByteArray bomb = QByteArray::fromHex(
        "89504e470d0a1a0a0000000d494844520000ffff0000ffff080200000039674e070000001749444154789c63"
        "601805a360148c8251300a46c150070007d000019b79c96f");
    QTest::newRow("bomb") << bomb << false;
}

void PictureControllerTest::decodesPicturesOnly()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isPicture);
    QCOMPARE(!decodePicture(bytes).image.isNull(), isPicture);
}

void PictureControllerTest::makesAHugePictureSmaller()
{
    const QImage image = decodePicture(picture("png", {5000, 100})).image;
    QCOMPARE(image.width(), 2048);
    QCOMPARE(image.height(), 40);
}

void PictureControllerTest::loadsNothingBeforeItIsAsked()
{
    PictureScene scene;
    scene.view().grab();
    QTest::mouseMove(scene.view().viewport(), scene.button().center());
    QTest::mouseClick(scene.view().viewport(), Qt::LeftButton, {},
                      scene.position().topLeft() + QPoint(4, 4));
    QCOMPARE(scene.server.connections(), 0);
    scene.server.expect().wait();
    scene.press();
    QTRY_COMPARE(scene.server.waiting(), 1);
    QCOMPARE(scene.state(), NamedPicture::State::Loading);
}

void PictureControllerTest::showsThePictureInItsPlace()
{
    PictureScene scene;
    const int before = scene.layout().geometry().height;
    scene.server.expect().reply(200, picture("png", {1500, 500}), "image/png");
    scene.press();
    QTRY_COMPARE(scene.state(), NamedPicture::State::Loaded);
    QVERIFY(scene.layout().geometry().height > before + 100);
    QCOMPARE(scene.server.requests().size(), 1);
    QVERIFY(scene.layout().block(0).text().contains(u"a map"_s)); // to copy, and to be read aloud
    const QImage seen = scene.view().viewport()->grab().toImage();
    QCOMPARE(seen.pixelColor(scene.position().center()).rgb(),
             makeTheme(ColourScheme::Light, 1).palette.accent.rgb());
    // It is loaded once; then it works like any other link.
    const QSignalSpy opened(&scene.view(), &ConversationView::linkActivated);
    scene.press();
    QCOMPARE(opened.size(), 1);
    QCOMPARE(scene.server.requests().size(), 1);
}

void PictureControllerTest::asksAgainBeforeAnotherHost()
{
    PictureScene scene;
    WireServer other;
    const QByteArray target =
        "http://localhost:" + QByteArray::number(other.serverPort()) + "/moved.png";
    scene.server.expect().reply(302, {}, "text/html", {"Location: " + target});
    scene.press();
    QTRY_COMPARE(scene.state(), NamedPicture::State::Failed);
    QVERIFY(scene.now().problem.contains(u"localhost"_s));
    QVERIFY(scene.now().isElsewhere);
    QCOMPARE(other.connections(), 0);
    other.expect().reply(200, picture("png", {300, 200}), "image/png");
    scene.press();
    QTRY_COMPARE(scene.state(), NamedPicture::State::Loaded);
    QCOMPARE(other.requests().size(), 1);
    QCOMPARE(scene.server.requests().size(), 1);
}

void PictureControllerTest::saysWhatWentWrongAndTriesAgain()
{
    PictureScene scene;
    scene.server.expect().reply(404, "no");
    scene.press();
    QTRY_COMPARE(scene.state(), NamedPicture::State::Failed);
    QVERIFY(scene.now().problem.contains(u"404"_s));
    scene.server.expect().reply(200, "<html></html>", "image/png");
    scene.press();
    QTRY_VERIFY(scene.now().problem.contains(u"no picture"_s));
    QCOMPARE(scene.server.requests().size(), 2);
    scene.server.expect().reply(200, picture("png"), "image/png");
    scene.press();
    QTRY_COMPARE(scene.state(), NamedPicture::State::Loaded);
}

void PictureControllerTest::stopsWhenItIsTold()
{
    PictureScene scene;
    scene.server.expect().wait();
    scene.press();
    QTRY_COMPARE(scene.server.waiting(), 1);
    scene.press();
    QTRY_COMPARE(scene.server.open(), 0);
    QCOMPARE(scene.state(), NamedPicture::State::Named);
    scene.server.expect().reply(200, picture("png"), "image/png");
    scene.press();
    QTRY_COMPARE(scene.state(), NamedPicture::State::Loaded);
}

void PictureControllerTest::loadsSeveralAtATime()
{
    PictureScene scene(u"![a map](%1) and ![another](%1?2)"_s);
    const QString first = scene.layout().focusTargets().at(0).link.target;
    const QString second = scene.layout().focusTargets().at(1).link.target;
    scene.server.expect().wait();
    scene.server.expect().wait();
    for (const int stop : {0, 1})
        scene.view().press(0, scene.layout().focusTargets().at(stop));
    QTRY_COMPARE(scene.server.waiting(), 2);
    QCOMPARE(scene.controller.picture(first).state, NamedPicture::State::Loading);
    scene.view().press(0, scene.layout().focusTargets().at(1));
    QCOMPARE(scene.controller.picture(first).state, NamedPicture::State::Loading);
    QCOMPARE(scene.controller.picture(second).state, NamedPicture::State::Named);
    QTRY_COMPARE(scene.server.open(), 1);
}

void PictureControllerTest::loadsAPictureInTheMessage_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<bool>("isLoaded");
    QTest::newRow("png") << picture("png").toBase64() << true;
    QTest::newRow("jpeg under another name") << picture("jpeg").toBase64() << true;
    QTest::newRow("drawing") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>").toBase64()
                             << false;
    QTest::newRow("nonsense") << QByteArray("no*base64") << false;
    QTest::newRow("cut off") << picture("png").toBase64().first(40) << false;
}

void PictureControllerTest::loadsAPictureInTheMessage()
{
    QFETCH(QByteArray, data);
    QFETCH(bool, isLoaded);
    PictureScene scene(u"![a dot](data:image/png;base64,"_s + QString::fromLatin1(data) + u')');
    QTRY_COMPARE(scene.state(),
                 isLoaded ? NamedPicture::State::Loaded : NamedPicture::State::Failed);
    QCOMPARE(scene.now().problem.isEmpty(), isLoaded);
    QCOMPARE(scene.server.connections(), 0);
}

void PictureControllerTest::loadsOnlySoMuchByItself()
{
    // Each takes 16 MB when decoded, in a few KB of message.
    QString markdown;
    for (int i = 0; i < 8; ++i)
        markdown += u"![large](data:image/png;base64,"_s +
                    QString::fromLatin1(picture("png", {2048, 2040 + i}).toBase64()) + u")\n\n"_s;
    PictureScene scene(markdown);
    QStringList addresses;
    for (int i = 0; i < 8; ++i)
        addresses << scene.layout().focusTargets().at(i).link.target;
    const auto count = [&](NamedPicture::State state) {
        return std::count_if(addresses.begin(), addresses.end(), [&](const QString &address) {
            return scene.controller.picture(address).state == state;
        });
    };
    QTRY_COMPARE(count(NamedPicture::State::Loading), 0);
    QVERIFY(count(NamedPicture::State::Loaded) >= 4);
    QVERIFY(count(NamedPicture::State::Named) >= 3);
    scene.view().press(0, scene.layout().focusTargets().at(7)); // the others wait for a click
    QTRY_COMPARE(scene.controller.picture(addresses.last()).state, NamedPicture::State::Loaded);
}

void PictureControllerTest::savesWhatWasSent()
{
    const QTemporaryDir folder;
    PictureScene scene;
    const QByteArray sent = picture("jpeg", {300, 200});
    scene.server.expect().reply(200, sent, "image/png");
    scene.press();
    QTRY_COMPARE(scene.state(), NamedPicture::State::Loaded);
    emit scene.view().savePictureRequested(scene.stop().link.target);
    auto *dialog = scene.window.findChild<QFileDialog *>();
    QVERIFY(dialog);
    // The type comes from the content, not from the name.
    QCOMPARE(QFileInfo(dialog->selectedFiles().first()).fileName(), u"map.jpg"_s);
    const QString path = folder.filePath(u"kept.jpg"_s);
    emit dialog->fileSelected(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), sent);
}

HIWAR_TEST(PictureControllerTest, QApplication)
#include "tst_picturecontroller.moc"
