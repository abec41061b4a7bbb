// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file of a message that was sent, in the window: what went of it is shown again, saved, copied,
// left out of the requests to come and taken back, by its card and by the keyboard.
#include "app/controllers/lenspassages.h"
#include "app/history/attachmentreading.h"
#include "tests/app/chatcontrollercase.h"
#include "ui/attachments/attachmentpreview.h"

#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class StoredPreviewTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void theCardShowsWhatWent()
    {
        sendFile(pages());
        QVERIFY(!window().panels().isShown(SidePanel::Attachment));
        window().conversationView().press(0, cardAt(0));
        QTRY_VERIFY(window().panels().isShown(SidePanel::Attachment));
        QTRY_COMPARE(text(), u"File: report.pdf (page 2 of 2)\n```\n## Page 2\n\nsecond\n```"_s);
        QCOMPARE(panel().findChild<QPlainTextEdit *>(u"Text that is sent"_s)->accessibleName(),
                 u"Text that was sent"_s);
        QVERIFY(!button(u"Add pages as pictures"_s)->isVisible()); // nothing is changed here
        QVERIFY(!panel().findChild<QWidget *>(u"What is sent of it"_s)->isVisible());
        QTest::keyClick(panel().findChild<QWidget *>(u"Close attached file"_s), Qt::Key_Escape);
        QVERIFY(!window().panels().isShown(SidePanel::Attachment));
        QTRY_VERIFY(window().conversationView().hasFocus());
    }

    void itIsLeftOutAndTakenBack()
    {
        sendFile(pages());
        open();
        auto *use = button(u"Use attached file"_s);
        QTRY_COMPARE(use->text(), u"Do not send again"_s);
        QTest::keyClick(use, Qt::Key_Space);
        QCOMPARE(share(), AttachmentShare::None);
        QCOMPARE(use->text(), u"Send again"_s);
        undo();
        QCOMPARE(share(), AttachmentShare::Pages);
        QCOMPARE(use->text(), u"Do not send again"_s);
        use->click();
        use->click();
        QCOMPARE(share(), AttachmentShare::Pages);
        QTRY_COMPARE(text(), u"File: report.pdf (page 2 of 2)\n```\n## Page 2\n\nsecond\n```"_s);
    }

    void whatIsLeftOutIsShownStill()
    {
        AttachmentUse none = pages().use;
        none.share = AttachmentShare::None;
        sendFile(pages());
        emit window().conversationView().attachmentUseRequested(messageAt(0).id, 0, none);
        QCOMPARE(share(), AttachmentShare::None);
        open();
        QTRY_VERIFY(text().contains(u"second"_s));
    }

    void itIsCopiedAndSaved()
    {
        sendFile(pages());
        open();
        QGuiApplication::clipboard()->clear();
        button(u"Copy attached file"_s)->click();
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(u"first"_s));
        button(u"Save attached file"_s)->click();
        QTRY_VERIFY(window().findChild<QFileDialog *>());
    }

    void passagesAreNamedWithTheirPages()
    {
        AttachmentReading read;
        read.sections = {{{}, u"apples"_s}, {{}, u"second"_s}, {{}, u"pears"_s}};
        const QByteArray stored = storedReading(read);
        Attachment attachment = pages();
        attachment.reading = attachmentHash(stored);
        attachment.use = {.share = AttachmentShare::Matching, .sections = 3, .letters = 5000};
        sendFile(attachment, read);
        QVERIFY(!server->requests().constLast().body.contains("apples"));
        open();
        QTRY_VERIFY(text().contains(u"## Page 2\n\nsecond"_s));
        const QString notes =
            u"Only the passages that match the question are sent: pages 2 of 3."_s;
        QTRY_COMPARE(panel().findChild<QLabel *>(u"About the reading"_s)->text(), notes);
        LensPassages lens(m->shown);
        const QSignalSpy changed(&lens, &LensPassages::changed);
        type(u"And the pears?"_s);
        lens.look();
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(
            lens.words(messageAt(0).id),
            u"report.pdf: Only the passages that match the question are sent: pages 2-3 of 3."_s);
        lens.look(); // nothing else would go
        QCOMPARE(lens.words(u"another"_s), QString());
    }

    void theMessageIsDeleted()
    {
        sendFile(pages());
        open();
        act(0, MessageAction::Delete);
        QTRY_VERIFY(!window().panels().isShown(SidePanel::Attachment));
    }

    void anotherConversationClosesIt()
    {
        sendFile(pages());
        open();
        m->chat.startNew();
        QTRY_VERIFY(!window().panels().isShown(SidePanel::Attachment));
    }

    void nothingOfATemporaryOneIsWritten()
    {
        m->controllers.temporary().start();
        QTRY_VERIFY(m->conversations.isTemporary(m->shown.id()));
        sendFile(pages());
        open();
        QTRY_VERIFY(text().contains(u"second"_s));
        button(u"Copy attached file"_s)->click();
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(u"first"_s));
        const auto stored = settled(m->history.attachment(messageAt(0).attachments.at(0).reading));
        QVERIFY(!stored.has_value());
    }

private:
    [[nodiscard]] AttachmentPreview &panel() const { return window().panels().attachment(); }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return panel().findChild<QPushButton *>(name);
    }
    [[nodiscard]] QString text() const
    {
        return panel().findChild<QPlainTextEdit *>(u"Text that is sent"_s)->toPlainText();
    }
    [[nodiscard]] AttachmentShare share() const
    {
        return messageAt(0).attachments.constFirst().use.share;
    }
    [[nodiscard]] FocusTarget cardAt(int row) const
    {
        return window().conversationView().rows().layout(row).focusTargets().constFirst();
    }
    void open()
    {
        const ShownAttachment any;
        emit window().conversationView().openAttachmentRequested(any, messageAt(0).id, 0);
        QTRY_VERIFY(window().panels().isShown(SidePanel::Attachment));
    }
    /// A document of two pages, of which the second goes.
    static Attachment pages()
    {
        return {
            .hash = attachmentHash("file"),
            .name = u"report.pdf"_s,
            .mediaType = u"application/pdf"_s,
            .size = 4,
            .reading = attachmentHash(storedReading(reading())),
            .use = {.share = AttachmentShare::Pages, .pages = u"2"_s, .sections = 2, .letters = 11},
            .isMissing = true};
    }
    static AttachmentReading reading()
    {
        AttachmentReading read;
        read.sections = {{{}, u"first"_s}, {{}, u"second"_s}};
        return read;
    }
    void sendFile(const Attachment &attachment) { sendFile(attachment, reading()); }
    void sendFile(const Attachment &attachment, const AttachmentReading &read)
    {
        const QString id = m->shown.id();
        const QByteArray stored = storedReading(read);
        (void)m->conversations.contents(id)->save({attachmentHash(stored), stored});
        m->conversations.setDraftAttachments(id, {attachment});
        ask(u"What comes second?"_s, u"Words."_s);
        QVERIFY(server->requests().constLast().body.contains("second"));
    }
};

HIWAR_TEST(StoredPreviewTest, QApplication)
#include "tst_storedpreview.moc"
