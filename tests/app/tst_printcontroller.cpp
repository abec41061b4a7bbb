// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/picturecontroller.h"
#include "app/controllers/printcontroller.h"
#include "app/controllers/savedfiles.h"
#include "tests/support/testcase.h"
#include "tests/ui/printedpdf.h"
#include "ui/conversation/conversationview.h"
#include "ui/print/defaultpagelayout.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/windowactions.h"

#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace Hiwar;

namespace {

/// A conversation in the program's window, and a folder to save it into.
struct PrintScene
{
    QTemporaryDir dir;
    MessageModel model;
    MainWindow window;
    PrintController controller{{window.conversationView(), window.notice()}};

    explicit PrintScene(int messages = 2)
    {
        QList<ShownMessage> all;
        for (int i = 0; i < messages; ++i)
            all << makeMessage(QString::number(i), i % 2 == 0 ? Role::User : Role::Assistant,
                               u"message%1 of them"_s.arg(i));
        model.setMessages(all);
        view().setModel(&model);
        controller.setTitle(u"Keys: how are they kept?"_s);
        QObject::connect(&window.commands(), &WindowActions::printRequested, &controller,
                         &PrintController::askForPrinter);
        QObject::connect(&window.commands(), &WindowActions::savePdfRequested, &controller,
                         &PrintController::askForConversationFile);
        window.show();
        window.activateWindow();
    }
    ~PrintScene() { view().setModel(nullptr); }
    [[nodiscard]] ConversationView &view() const { return window.conversationView(); }
    [[nodiscard]] QString path(const QString &name = u"a.pdf"_s) const
    {
        return dir.filePath(name);
    }
    [[nodiscard]] QString said() const { return window.notice().sentence(); }
    [[nodiscard]] QStringList files() const
    {
        return QDir(dir.path()).entryList(QDir::Files | QDir::Hidden);
    }
    void put(const QByteArray &bytes) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QByteArray content(const QString &name = u"a.pdf"_s) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void pressNotice(const QString &name) const
    {
        for (auto *button : window.notice().findChildren<QPushButton *>()) {
            if (button->text() == name)
                return button->click();
        }
        QFAIL(qPrintable(name));
    }
};

#ifdef Q_OS_UNIX
/// While it exists no file can grow beyond `bytes`: to a writer that is like a full disk.
class SmallDisk
{
public:
    explicit SmallDisk(rlim_t bytes)
    {
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit now = m_before;
        now.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &now);
    }
    ~SmallDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

private:
    rlimit m_before{};
    void (*m_signal)(int) = nullptr;
};
#endif

} // namespace

class PrintControllerTest : public TestCase
{
    Q_OBJECT

private slots:
    void savesTheConversation();
    void asksForANameByKeyboard();
    void savesOnlyWhatIsSelected();
    void writesTheFileOfThePrintDialogWhole();
    void printsAsFinelyAsThePrinterCan();
    void leadsFromNoPrinterToAFile();
    void printsNothingOfNothing();
    void showsHowFarItIs();
    void leavesNothingWhenItIsCancelled();
    void saysThatAFolderCannotBeWritten();
    void saysThatTheDiskIsFull();
    void keepsWhatItBeganWith();
    void usesThePaperOfTheCountry();
    void printsAPictureInTheMessageThatNobodySaw();
};

void PrintControllerTest::savesTheConversation()
{
    PrintScene scene;
    scene.controller.write(scene.controller.conversation(), scene.path());
    QTRY_COMPARE(scene.said(), u"“a.pdf” was saved."_s);
    QCOMPARE(scene.files(), QStringList{u"a.pdf"_s});
    const PrintedPdf pdf(scene.content());
    QCOMPARE(pdf.info(u"Title"_s), u"Keys: how are they kept?"_s);
    QCOMPARE(pdf.info(u"Creator"_s), u"Hiwar"_s);
    QVERIFY(pdf.text().contains(u"message0 of them"));
    QVERIFY(pdf.text().contains(u"message1 of them"));
    QVERIFY(!scene.controller.isBusy());
}

void PrintControllerTest::asksForANameByKeyboard()
{
    PrintScene scene;
    QTRY_VERIFY(scene.window.isActiveWindow());
    QTest::keyClick(&scene.window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QPointer<QFileDialog> dialog = scene.window.findChild<QFileDialog *>();
    QVERIFY(dialog);
    QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(),
             u"Keys how are they kept.pdf"_s);
    dialog->setDirectory(scene.dir.path());
    dialog->selectFile(u"mine"_s);
    QMetaObject::invokeMethod(dialog, "accept");
    QTRY_COMPARE(scene.said(), u"“mine.pdf” was saved."_s);
    QVERIFY(scene.content(u"mine.pdf"_s).startsWith("%PDF"));
}

void PrintControllerTest::savesOnlyWhatIsSelected()
{
    PrintScene scene(3);
    scene.view().select({{1, {0, 0}}, {1, {0, 8}}});
    emit scene.view().saveSelectionRequested();
    auto *dialog = scene.window.findChild<QFileDialog *>();
    QVERIFY(dialog);
    scene.view().clearSelection(); // the selection at the time of the request counts
    dialog->setDirectory(scene.dir.path());
    dialog->selectFile(u"part.pdf"_s);
    QMetaObject::invokeMethod(dialog, "accept");
    QTRY_COMPARE(scene.said(), u"“part.pdf” was saved."_s);
    const QString text = PrintedPdf(scene.content(u"part.pdf"_s)).text();
    QVERIFY(text.contains(u"message1"));
    QVERIFY(!text.contains(u"of them"));
}

void PrintControllerTest::writesTheFileOfThePrintDialogWhole()
{
    PrintScene scene(3);
    scene.view().select({{1, {0, 0}}, {2, {0, 8}}});
    const auto printer = std::make_shared<QPrinter>();
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(scene.path());
    printer->setPageSize(QPageSize(QPageSize::A6));
    printer->setPrintRange(QPrinter::Selection);
    scene.controller.print(printer);
    QVERIFY(!scene.files().contains(u"a.pdf"_s)); // the file appears only when it is complete
    QTRY_COMPARE(scene.said(), u"“a.pdf” was saved."_s);
    const PrintedPdf pdf(scene.content());
    static const QRegularExpression a6(u"^29[78].* x 4(19|20)"_s); // in points
    QVERIFY2(a6.match(pdf.info(u"Page size"_s)).hasMatch(), qPrintable(pdf.info(u"Page size"_s)));
    QVERIFY(!pdf.text().contains(u"message0"));
    QVERIFY(pdf.text().contains(u"message2"));
}

void PrintControllerTest::printsAsFinelyAsThePrinterCan()
{
    // Letters are as large as on the pages of a file, whatever the printer's resolution.
    const auto boxOfWord = [](const QByteArray &pdf) {
        const QByteArray boxes = PrintedPdf(pdf).ask(u"pdftotext"_s, {u"-bbox"_s, u"-"_s, u"-"_s});
        static const QRegularExpression word(
            u"xMin=\"([\\d.]+)\" yMin=\"([\\d.]+)\" xMax=\"([\\d.]+)\" yMax=\"([\\d.]+)\">You<"_s);
        const auto match = word.match(QString::fromUtf8(boxes));
        return QRectF(QPointF(match.captured(1).toDouble(), match.captured(2).toDouble()),
                      QPointF(match.captured(3).toDouble(), match.captured(4).toDouble()));
    };
    PrintScene scene;
    scene.controller.write(scene.controller.conversation(), scene.path());
    QTRY_COMPARE(scene.said(), u"“a.pdf” was saved."_s);
    const QRectF expected = boxOfWord(scene.content());
    QVERIFY(expected.height() > 10 && expected.height() < 20); // points
    for (const int resolution : {72, 300, 1200}) {
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(scene.path(u"printer.pdf"_s));
        printer.setPageLayout(defaultPageLayout(QLocale()));
        printer.setResolution(resolution);
        PrintRun run(scene.controller.conversation(), printer, {});
        QSignalSpy finished(&run, &PrintRun::finished);
        run.start();
        QTRY_COMPARE(finished.size(), 1);
        const QRectF box = boxOfWord(scene.content(u"printer.pdf"_s));
        QVERIFY2(std::abs(box.width() - expected.width()) < 1,
                 qPrintable(QString::number(resolution)));
        QVERIFY2(std::abs(box.top() - expected.top()) < 2, qPrintable(QString::number(resolution)));
    }
}

void PrintControllerTest::leadsFromNoPrinterToAFile()
{
    PrintScene scene;
    QTRY_VERIFY(scene.window.isActiveWindow());
    const bool hasPrinter = !QPrinterInfo::availablePrinterNames().isEmpty();
    QTest::keyClick(&scene.window, Qt::Key_P, Qt::ControlModifier);
    if (hasPrinter) {
        QVERIFY(scene.window.findChild<QPrintDialog *>());
        return;
    }
    QVERIFY(scene.said().startsWith(u"There is no printer here."));
    scene.pressNotice(u"Save as PDF…"_s);
    QVERIFY(scene.window.findChild<QFileDialog *>());
}

void PrintControllerTest::printsNothingOfNothing()
{
    PrintScene scene(0);
    scene.controller.askForFile(scene.controller.conversation());
    QCOMPARE(scene.said(), u"There is nothing to print in this conversation yet."_s);
    QVERIFY(!scene.window.findChild<QFileDialog *>());
}

void PrintControllerTest::showsHowFarItIs()
{
    PrintScene scene(20'000);
    scene.controller.write(scene.controller.conversation(), scene.path());
    QVERIFY(scene.said().isEmpty()); // most documents are done before a message would appear
    QTRY_VERIFY(scene.said().startsWith(u"Saving “a.pdf” · "));
    const QString first = scene.said();
    QTRY_VERIFY(scene.said().startsWith(u"Saving") && scene.said() != first);
    scene.controller.askForFile(scene.controller.conversation()); // one at a time
    QVERIFY(!scene.window.findChild<QFileDialog *>());
    scene.pressNotice(u"Cancel"_s);
    QVERIFY(!scene.controller.isBusy());
    QCOMPARE(scene.said(), u"Saving was cancelled. No file was written."_s);
    QVERIFY(scene.files().isEmpty());
}

void PrintControllerTest::leavesNothingWhenItIsCancelled()
{
    PrintScene scene(20'000);
    QTRY_VERIFY(scene.window.isActiveWindow());
    scene.put("old");
    scene.controller.write(scene.controller.conversation(), scene.path());
    QTRY_VERIFY(scene.said().startsWith(u"Saving"));
    QTest::keyClick(&scene.window, Qt::Key_Escape);
    QVERIFY(!scene.controller.isBusy());
    QCOMPARE(scene.files(), QStringList{u"a.pdf"_s});
    QCOMPARE(scene.content(), "old");
}

void PrintControllerTest::saysThatAFolderCannotBeWritten()
{
    PrintScene scene;
    scene.controller.write(scene.controller.conversation(),
                           u"/proc/hiwar/a.pdf"_s); // not even root may
    QVERIFY(scene.said().startsWith(u"a.pdf could not be written: "));
    QVERIFY(!scene.controller.isBusy());
    scene.pressNotice(u"Save elsewhere…"_s);
    QVERIFY(scene.window.findChild<QFileDialog *>());
}

void PrintControllerTest::saysThatTheDiskIsFull()
{
#ifdef Q_OS_UNIX
    PrintScene scene(200);
    scene.put("old");
    {
        const SmallDisk disk(4096);
        scene.controller.write(scene.controller.conversation(), scene.path());
        QTRY_VERIFY(scene.said().startsWith(u"a.pdf could not be written: "));
    }
    QCOMPARE(scene.files(), QStringList{u"a.pdf"_s});
    QCOMPARE(scene.content(), "old");
    scene.pressNotice(u"Save elsewhere…"_s);
    QVERIFY(scene.window.findChild<QFileDialog *>());
#endif
}

void PrintControllerTest::keepsWhatItBeganWith()
{
    PrintScene scene(40);
    scene.controller.write(scene.controller.conversation(), scene.path());
    scene.model.setMessages({});
    QTRY_COMPARE(scene.said(), u"“a.pdf” was saved."_s);
    QVERIFY(PrintedPdf(scene.content()).text().contains(u"message39 of them"));
}

void PrintControllerTest::usesThePaperOfTheCountry()
{
    QCOMPARE(defaultPageLayout(QLocale(u"en_US"_s)).pageSize().id(), QPageSize::Letter);
    QCOMPARE(defaultPageLayout(QLocale(u"ar_EG"_s)).pageSize().id(), QPageSize::A4);
}

void PrintControllerTest::printsAPictureInTheMessageThatNobodySaw()
{
    const QColor accent = makeTheme(ColourScheme::Light, 1).palette.accent;
    QImage image(300, 200, QImage::Format_RGB32);
    image.fill(accent);
    QByteArray png;
    QBuffer buffer(&png);
    QVERIFY(image.save(&buffer, "png"));
    const QString text =
        u"![a dot](data:image/png;base64,"_s + QString::fromLatin1(png.toBase64()) + u')';
    MainWindow window;
    SavedFiles files(window.conversationView(), window.notice());
    PictureController pictures(window.conversationView(), files);
    const PrintedPdf pdf(printoutOf({makeMessage(u"b"_s, Role::Assistant, text)}),
                         {.pictures = &pictures});
    QVERIFY(pdf.ok);
    const QImage page = pdf.picture(1);
    int coloured = 0;
    for (int y = 0; y < page.height(); ++y) {
        for (int x = 0; x < page.width(); ++x)
            coloured += page.pixelColor(x, y).rgb() == accent.rgb() ? 1 : 0;
    }
    QVERIFY2(coloured > 1000, qPrintable(QString::number(coloured)));
}

HIWAR_TEST(PrintControllerTest, QApplication)
#include "tst_printcontroller.moc"
