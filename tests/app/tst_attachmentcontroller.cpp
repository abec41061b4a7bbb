// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/readertask.h"
#include "app/chat/conversation.h"
#include "app/controllers/attachmentcontroller.h"
#include "app/controllers/savedfiles.h"
#include "app/history/attachmentreading.h"
#include "app/history/historystore.h"
#include "app/history/storedvalues.h"
#include "app/models/conversationmodel.h"
#include "net/values/readyfuture.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"
#include "ui/conversation/conversationview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QByteArray content("%PDF\0\r\n\xff bytes", 15);

/// A stored conversation in the program's window; the import contained only one of its two files.
struct AttachmentScene
{
    QTemporaryDir folder;
    HistoryStore history{folder.filePath(u"h.sqlite"_s)};
    MainWindow window;
    SavedFiles files{window.conversationView(), window.notice()};
    ReaderAnswer drawn; ///< of the next picture
    AttachmentController controller{
        {window.conversationView(), window.notice()},
        {.contents = [this](const QString &hash) { return history.attachment(hash); },
         .ask = [this](const ReaderTask &) { return readyFuture(drawn); }},
        files};
    std::unique_ptr<Conversation> conversation;
    std::unique_ptr<ConversationModel> model;

    bool fill()
    {
        ConversationInfo info;
        info.id = u"c"_s;
        info.currentLeaf = u"m"_s;
        MessageNode node;
        node.id = u"m"_s;
        node.attachments = {{.hash = attachmentHash(content),
                             .name = u"../../.hidden/re:port.pdf"_s,
                             .mediaType = u"application/pdf"_s,
                             .size = content.size()},
                            {.hash = attachmentHash("other"),
                             .name = u"lost.txt"_s,
                             .mediaType = u"text/plain"_s,
                             .size = 5}};
        (void)history.open();
        (void)history.saveTurn(info, {node});
        (void)history.saveAttachment({attachmentHash(content), content});
        const auto stored = settled(history.load(u"c"_s));
        if (!stored)
            return false;
        conversation = std::make_unique<Conversation>(stored->info, stored->nodes);
        model = std::make_unique<ConversationModel>(*conversation);
        window.conversationView().setModel(model.get());
        window.resize(900, 700);
        window.show();
        return true;
    }
    ~AttachmentScene() { window.conversationView().setModel(nullptr); }

    /// A file of which only the reading is kept.
    ShownAttachment read(const QString &name, const QString &encoding)
    {
        AttachmentReading reading;
        reading.encoding = encoding;
        reading.sections = {{u"Budget"_s, u"رقم ١"_s}};
        const QByteArray stored = storedReading(reading);
        (void)history.saveAttachment({attachmentHash(stored), stored});
        return {.hash = u"none"_s,
                .name = name,
                .mediaType = {},
                .size = 1,
                .isMissing = true,
                .reading = attachmentHash(stored)};
    }

    [[nodiscard]] MessageLayout &layout() const
    {
        return window.conversationView().rows().layout(0);
    }
    [[nodiscard]] QFileDialog *dialog() const
    {
        for (QFileDialog *dialog : window.findChildren<QFileDialog *>()) {
            if (dialog->isVisible())
                return dialog;
        }
        return nullptr;
    }
};

} // namespace

class AttachmentControllerTest : public TestCase
{
    Q_OBJECT

private slots:
    void savesTheBytesWhereThePersonSays();
    void tellsThatItIsNotThere();
    void savesTheTextWhereTheOriginalIsNotKept_data();
    void savesTheTextWhereTheOriginalIsNotKept();
    void copiesTheText();
    void copiesAPictureAsItIsStored();
    void proposesAPlainName_data();
    void proposesAPlainName();
};

void AttachmentControllerTest::savesTheBytesWhereThePersonSays()
{
    AttachmentScene scene;
    QVERIFY(scene.fill());
    QCOMPARE(scene.layout().focusTargets().size(), 1); // the other file is not in the history
    QVERIFY(scene.layout().block(1).text().endsWith(u"not in the export"_s));
    // There is nothing to see in it: it is saved.
    scene.window.conversationView().press(0, scene.layout().focusTargets().first());
    QTRY_VERIFY(scene.dialog());
    auto *name = scene.dialog()->findChild<QLineEdit *>();
    QCOMPARE(name->text(), u"re port.pdf"_s);
    const QString path = scene.folder.filePath(u"out.pdf"_s);
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(QFileInfo::exists(path));
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), content);
}

void AttachmentControllerTest::tellsThatItIsNotThere()
{
    AttachmentScene scene;
    QVERIFY(scene.fill());
    const auto found = settled(scene.history.attachment(u"none"_s));
    QCOMPARE(found.error().fault, StoreFault::NotFound);
    emit scene.window.conversationView().saveAttachmentRequested(
        {.hash = u"none"_s, .name = u"gone.txt"_s, .mediaType = {}});
    QTRY_COMPARE(scene.window.notice().sentence(),
                 u"“gone.txt” cannot be saved. It is not in the history."_s);
    QVERIFY(!scene.dialog());
}

void AttachmentControllerTest::savesTheTextWhereTheOriginalIsNotKept_data()
{
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("proposed");
    QTest::newRow("a document") << QString() << u"report.docx"_s << u"report.md"_s;
    QTest::newRow("a text") << u"UTF-8"_s << u"data.csv"_s << u"data.csv"_s;
}

void AttachmentControllerTest::savesTheTextWhereTheOriginalIsNotKept()
{
    QFETCH(const QString, encoding);
    QFETCH(const QString, name);
    QFETCH(const QString, proposed);
    AttachmentScene scene;
    QVERIFY(scene.fill());
    const ShownAttachment attachment = scene.read(name, encoding);
    QVERIFY(canOpen(attachment));
    emit scene.window.conversationView().saveAttachmentRequested(attachment);
    QTRY_VERIFY(scene.dialog());
    auto *field = scene.dialog()->findChild<QLineEdit *>();
    QCOMPARE(field->text(), proposed);
    const QString path = scene.folder.filePath(u"out.md"_s);
    field->setText(path);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(QFileInfo::exists(path));
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(written.readAll()), u"## Budget\n\nرقم ١"_s);
}

void AttachmentControllerTest::copiesTheText()
{
    AttachmentScene scene;
    QVERIFY(scene.fill());
    QGuiApplication::clipboard()->clear();
    emit scene.window.conversationView().copyAttachmentRequested(scene.read(u"a.docx"_s, {}));
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), u"## Budget\n\nرقم ١"_s);
    emit scene.window.conversationView().copyAttachmentRequested(
        {.hash = u"none"_s, .name = u"gone.png"_s, .mediaType = u"image/png"_s});
    QTRY_COMPARE(scene.window.notice().sentence(),
                 u"“gone.png” cannot be copied. It is not in the history."_s);
}

void AttachmentControllerTest::copiesAPictureAsItIsStored()
{
    AttachmentScene scene;
    QVERIFY(scene.fill());
    const ShownAttachment picture{
        .hash = attachmentHash(content), .name = u"a.jpg"_s, .mediaType = u"image/jpeg"_s};
    emit scene.window.conversationView().copyAttachmentRequested(picture);
    QTRY_COMPARE(QGuiApplication::clipboard()->mimeData()->data(u"image/jpeg"_s), content);
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasImage());
    QGuiApplication::clipboard()->clear();
    scene.drawn.pictures = {{.name = {},
                             .mediaType = u"image/x-rgba"_s,
                             .size = {1, 1},
                             .bytes = QByteArray("\xff\0\0\xff", 4)}};
    emit scene.window.conversationView().copyAttachmentRequested(picture);
    QTRY_VERIFY(!QGuiApplication::clipboard()->image().isNull());
    QCOMPARE(QGuiApplication::clipboard()->image().pixelColor(0, 0), QColor(Qt::red));
    QCOMPARE(QGuiApplication::clipboard()->mimeData()->data(u"image/jpeg"_s), content);
}

void AttachmentControllerTest::proposesAPlainName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("proposed");
    QTest::newRow("plain") << u"report 1.tar.gz"_s << u"report 1.tar.gz"_s;
    QTest::newRow("no ending") << u"Makefile"_s << u"Makefile"_s;
    QTest::newRow("another script") << u"تقرير.pdf"_s << u"تقرير.pdf"_s;
    QTest::newRow("a path") << u"/etc/../root/x.sh"_s << u"x.sh"_s;
    QTest::newRow("a path of Windows") << uR"(C:\x\..\evil.bat)"_s << u"C x .. evil.bat"_s;
    QTest::newRow("hidden") << u".bashrc"_s << u"attachment.bashrc"_s;
    QTest::newRow("the folder above") << u".."_s << u"Conversation"_s;
    QTest::newRow("an option") << u"-rf.txt"_s << u"rf.txt"_s;
    QTest::newRow("turned around") << u"a\u202Egpj.exe"_s << u"agpj.exe"_s;
    QTest::newRow("lines") << u"a\nb\0c.txt"_s << u"a b\u2400c.txt"_s;
    QTest::newRow("a device") << u"con.txt"_s << u"_con.txt"_s;
    QTest::newRow("nothing") << QString() << u"attachment"_s;
}

void AttachmentControllerTest::proposesAPlainName()
{
    QFETCH(const QString, name);
    QFETCH(const QString, proposed);
    QCOMPARE(proposedFileName(name), proposed);
    QVERIFY(proposedFileName(name + u"x"_s.repeated(1000)).toUtf8().size() <= 160);
}

HIWAR_TEST(AttachmentControllerTest, QApplication)
#include "tst_attachmentcontroller.moc"
