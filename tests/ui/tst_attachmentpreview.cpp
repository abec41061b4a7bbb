// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is sent of an attached file, and what is taken of an archive.
#include "tests/support/testcase.h"
#include "tests/ui/attachmentexample.h"
#include "ui/attachments/attachmentpreview.h"
#include "ui/attachments/picturepane.h"
#include "ui/attachments/textparts.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TestAttachmentPreview : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        m_panel = std::make_unique<AttachmentPreview>();
        m_panel->resize(360, 640);
        m_panel->show();
        m_panel->activateWindow();
        QTRY_VERIFY(m_panel->isActiveWindow());
    }
    void cleanup() { m_panel.reset(); }

    void showsTheVeryText()
    {
        const ShownAttachmentPreview preview = exampleTextPreview();
        m_panel->setPreview(preview);
        QCOMPARE(text().toPlainText(), preview.text);
        QVERIFY(text().isReadOnly());
        QVERIFY(child<QLabel>(u"Size of the attached file"_s).text().endsWith(u" · ~$0.004"_s));
        QVERIFY(!child<QToolButton>(u"Next part"_s).isVisible());
        QVERIFY(!m_panel->findChild<PicturePane *>()->isVisible());
    }

    void showsTheVeryPixels()
    {
        ShownAttachmentPreview preview{.chip = exampleChips().at(1), .picture = exampleThumbnail()};
        m_panel->setPreview(preview);
        auto *pane = m_panel->findChild<PicturePane *>();
        QVERIFY(pane->isVisible());
        QCOMPARE(pane->picture(), preview.picture);
        QVERIFY(!text().isVisible());
        QCOMPARE(pane->heightForWidth(48), 36);
        QCOMPARE(pane->heightForWidth(4800), 72); // never enlarged
    }

    void aPdfCanGoItself()
    {
        ShownAttachmentPreview preview = exampleTextPreview();
        m_panel->setPreview(preview);
        auto &itself = child<QCheckBox>(u"Send the file itself"_s);
        QVERIFY(itself.isVisible() && !itself.isChecked());
        QSignalSpy chosen(m_panel.get(), &AttachmentPreview::itselfChosen);
        itself.setFocus();
        QTest::keyClick(&itself, Qt::Key_Space);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.at(0), (QVariantList{preview.chip.key, true}));
        preview.goesItself = true;
        m_panel->setPreview(preview);
        QVERIFY(itself.isChecked());
        preview.canGoItself = false;
        m_panel->setPreview(preview);
        QVERIFY(!itself.isVisible());
    }

    void partsTogetherAreTheText_data()
    {
        QTest::addColumn<QString>("whole");
        QTest::newRow("empty") << QString();
        QTest::newRow("short") << u"one\ntwo"_s;
        QTest::newRow("lines") << u"a line of a log\n"_s.repeated(9'000);
        QTest::newRow("one line") << QString(100'001, u'x');
        QTest::newRow("faces") << u"😀"_s.repeated(30'000);
        QTest::newRow("a line as long as a part") << QString(partLetters, u'x') + u'\n';
    }
    void partsTogetherAreTheText()
    {
        QFETCH(QString, whole);
        QString together;
        for (int part = 0; part < partCount(whole); ++part) {
            const QString one = partOf(whole, part);
            QVERIFY(one.size() <= partLetters);
            QVERIFY(one.isEmpty() || !one.front().isLowSurrogate());
            together += one;
        }
        QCOMPARE(together, whole);
    }

    void aLongTextIsShownInParts()
    {
        ShownAttachmentPreview preview = exampleTextPreview();
        preview.text =
            u"a line of a very long log, so long that nobody reads it\n"_s.repeated(500'000);
        QElapsedTimer time;
        time.start();
        m_panel->setPreview(preview);
        const qint64 shown = time.elapsed();
        QVERIFY(text().toPlainText().size() <= partLetters);
        auto &next = child<QToolButton>(u"Next part"_s);
        auto &previous = child<QToolButton>(u"Previous part"_s);
        QVERIFY(next.isVisible() && next.isEnabled() && !previous.isEnabled());
        next.click();
        QVERIFY(previous.isEnabled());
        QVERIFY(child<QLabel>(u"Part of the text"_s).text().startsWith(u"Part 2 of 1,"_s));
        QCOMPARE(text().toPlainText(), partOf(preview.text, 1));
        QVERIFY2(shown < 1000, qPrintable(QString::number(shown))); // with a sanitizer
    }

    void howMuchGoesIsChosen()
    {
        m_panel->setPreview(exampleTextPreview());
        auto &share = child<QComboBox>(u"What is sent of it"_s);
        auto &pages = child<QLineEdit>(u"Pages to send"_s);
        QCOMPARE(share.count(), 4);
        QCOMPARE(share.currentIndex(), 1);
        QVERIFY(pages.isVisible());
        QCOMPARE(pages.text(), u"1-3, 7"_s);
        QSignalSpy typed(m_panel.get(), &AttachmentPreview::pagesTyped);
        pages.setFocus();
        pages.selectAll();
        QTest::keyClicks(&pages, u"9x"_s);
        QCOMPARE(typed.last(), (QVariantList{u"report"_s, u"9x"_s}));
        m_panel->setPagesProblem(u"It has pages 1 to 12."_s);
        QVERIFY(child<QLabel>(u"Problem with the pages"_s).isVisible());
        QCOMPARE(pages.accessibleDescription(), u"It has pages 1 to 12."_s);
        m_panel->setPreview(exampleTextPreview()); // as something else of it changes
        QCOMPARE(pages.text(), u"9x"_s);
        QSignalSpy chosen(m_panel.get(), &AttachmentPreview::shareChosen);
        share.setCurrentIndex(2);
        emit share.activated(2);
        QCOMPARE(chosen.last().at(1).value<AttachmentShare>(), AttachmentShare::Matching);
        QVERIFY(!pages.isVisible());
        QVERIFY(!child<QLabel>(u"Problem with the pages"_s).isVisible());
    }

    void pagesAreAskedForWhereNoneWereChosen()
    {
        ShownAttachmentPreview preview = exampleTextPreview();
        preview.chip.use.share = AttachmentShare::Whole;
        preview.chip.use.pages.clear();
        m_panel->setPreview(preview);
        auto &pages = child<QLineEdit>(u"Pages to send"_s);
        QVERIFY(!pages.isVisible());
        m_panel->choosePages();
        QTRY_VERIFY(pages.hasFocus());
        QCOMPARE(child<QComboBox>(u"What is sent of it"_s).currentIndex(), 1);
    }

    void anEncodingIsChosen()
    {
        m_panel->setPreview(exampleTextPreview());
        auto &encoding = child<QComboBox>(u"Encoding of the text"_s);
        QCOMPARE(encoding.currentText(), u"windows-1256"_s);
        QSignalSpy chosen(m_panel.get(), &AttachmentPreview::encodingChosen);
        encoding.setCurrentIndex(0);
        emit encoding.activated(0);
        QCOMPARE(chosen.last(), (QVariantList{u"report"_s, u"UTF-8"_s}));
    }

    void aStoredFileIsSavedCopiedAndLeftOut()
    {
        ShownAttachmentPreview preview = exampleStoredPreview();
        m_panel->setPreview(preview);
        QCOMPARE(text().accessibleName(), u"Text that was sent"_s);
        QVERIFY(!child<QComboBox>(u"What is sent of it"_s).isVisible());
        QVERIFY(!child<QComboBox>(u"Encoding of the text"_s).isVisible());
        QSignalSpy saved(m_panel.get(), &AttachmentPreview::saveRequested);
        QSignalSpy copied(m_panel.get(), &AttachmentPreview::copyRequested);
        QSignalSpy used(m_panel.get(), &AttachmentPreview::useToggled);
        for (const QString &name :
             {u"Save attached file"_s, u"Copy attached file"_s, u"Use attached file"_s}) {
            auto &button = child<QPushButton>(name);
            QVERIFY(button.isVisible() && !button.text().isEmpty());
            button.setFocus();
            QTest::keyClick(&button, Qt::Key_Space);
        }
        QCOMPARE(saved.last(), QVariantList{u"message m/0"_s});
        QCOMPARE(copied.count(), 1);
        QCOMPARE(used.count(), 1);
        QCOMPARE(child<QPushButton>(u"Use attached file"_s).text(), u"Do not send again"_s);
        preview.chip.use.share = AttachmentShare::None;
        m_panel->setPreview(preview);
        QCOMPARE(child<QPushButton>(u"Use attached file"_s).text(), u"Send again"_s);
        QCOMPARE(text().toPlainText(), preview.text);
        preview.canBeUsed = false;
        m_panel->setPreview(preview);
        QVERIFY(!child<QPushButton>(u"Use attached file"_s).isVisible());
        m_panel->setPreview(exampleTextPreview());
        QVERIFY(!child<QPushButton>(u"Save attached file"_s).isVisible());
        QCOMPARE(text().accessibleName(), u"Text that is sent"_s);
    }

    void pagesBecomePictures()
    {
        m_panel->setPreview(exampleTextPreview());
        QSignalSpy drawn(m_panel.get(), &AttachmentPreview::drawingRequested);
        child<QPushButton>(u"Add pages as pictures"_s).click();
        QCOMPARE(drawn.last(), (QVariantList{u"report"_s, u"1-3, 7"_s}));
    }

    void anArchiveIsAListToChooseFrom()
    {
        m_panel->setPreview(exampleArchivePreview());
        QVERIFY(!text().isVisible());
        auto *model = child<QListView>(u"Files in it"_s).model();
        auto &take = child<QPushButton>(u"Attach checked files"_s);
        QCOMPARE(model->rowCount(), 5);
        QVERIFY(!take.isEnabled());
        child<QLineEdit>(u"Find a file in it"_s).setText(u".CPP"_s);
        QCOMPARE(model->rowCount(), 2);
        child<QPushButton>(u"Check all files"_s).click();
        QVERIFY(take.isEnabled());
        child<QLineEdit>(u"Find a file in it"_s).clear();
        QSignalSpy taken(m_panel.get(), &AttachmentPreview::entriesTaken);
        take.click();
        QCOMPARE(taken.last().at(1).toStringList(),
                 (QStringList{u"project/src/main.cpp"_s,
                              u"project/src/a folder with a long name/another/widget.cpp"_s}));
        m_panel->setPreview(exampleArchivePreview()); // keeps what is checked
        QVERIFY(take.isEnabled());
        child<QPushButton>(u"Check no file"_s).click();
        QVERIFY(!take.isEnabled());
        QTest::keyClick(&child<QListView>(u"Files in it"_s), Qt::Key_Space);
        QVERIFY(take.isEnabled());
    }

    void twentyThousandEntriesAreQuick()
    {
        ShownAttachmentPreview preview = exampleArchivePreview();
        for (int i = 0; i < 20'000; ++i)
            preview.entries << ShownEntry{u"more/%1.txt"_s.arg(i), 10};
        m_panel->setPreview(preview);
        child<QPushButton>(u"Check all files"_s).click();
        QVERIFY(child<QListView>(u"Files in it"_s).model()->rowCount() > 20'000);
        QVERIFY(child<QPushButton>(u"Attach checked files"_s).isEnabled());
    }

    void escapeCloses()
    {
        QSignalSpy closed(m_panel.get(), &AttachmentPreview::closeRequested);
        m_panel->setPreview(exampleTextPreview());
        QTest::keyClick(&text(), Qt::Key_Escape);
        QCOMPARE(closed.count(), 1);
    }

private:
    template<typename Widget>
    [[nodiscard]] Widget &child(const QString &name) const
    {
        return *m_panel->findChild<Widget *>(name);
    }
    [[nodiscard]] QPlainTextEdit &text() const
    {
        return child<QPlainTextEdit>(u"Text that is sent"_s);
    }

    std::unique_ptr<AttachmentPreview> m_panel;
};

HIWAR_TEST(TestAttachmentPreview, QApplication)
#include "tst_attachmentpreview.moc"
