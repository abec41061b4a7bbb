// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Things pasted into a message, or dropped on it, that cannot be sent.
#include "tests/support/testcase.h"
#include "ui/composer/composer.h"
#include "ui/composer/messageedit.h"
#include "ui/composer/pasteoffer.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QImage>
#include <QMimeData>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TestPasted : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        m_composer = std::make_unique<Composer>();
        m_composer->resize(500, 200);
        m_composer->show();
        m_composer->activateWindow();
        m_edit = m_composer->findChild<MessageEdit *>(u"Message"_s);
        m_edit->setFocus();
        QTRY_VERIFY(m_edit->hasFocus());
    }

    void cleanup() { m_composer.reset(); }

    void filesAndPicturesAreOfferedAndNotPutIntoTheText_data()
    {
        QTest::addColumn<QList<QUrl>>("urls");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("hasImage");
        QTest::addColumn<QString>("inserted");
        QTest::addColumn<QString>("told");
        const QString pictures = u"picture"_s;
        const QString files = u"files"_s;
        const QList<QUrl> file{QUrl::fromLocalFile(u"/home/me/notes.txt"_s)};
        QTest::newRow("picture") << QList<QUrl>() << QString() << true << QString() << pictures;
        QTest::newRow("picture of a table")
            << QList<QUrl>() << u"1\t2"_s << true << u"1\t2"_s << QString();
        QTest::newRow("file") << file << QString() << false << QString() << files;
        QTest::newRow("file and its path")
            << file << u"/home/me/notes.txt"_s << false << QString() << files;
        QTest::newRow("file and its address")
            << file << u"file:///home/me/notes.txt\r\n"_s << false << QString() << files;
        QTest::newRow("picture file") << file << QString() << true << QString() << files;
        QTest::newRow("file and words")
            << file << u"see my notes"_s << false << u"see my notes"_s << QString();
        QTest::newRow("address of the web")
            << QList<QUrl>{QUrl(u"https://example.com/a"_s)} << u"https://example.com/a"_s << false
            << u"https://example.com/a"_s << QString();
    }
    void filesAndPicturesAreOfferedAndNotPutIntoTheText()
    {
        QFETCH(QList<QUrl>, urls);
        QFETCH(QString, text);
        QFETCH(bool, hasImage);
        QFETCH(QString, inserted);
        QFETCH(QString, told);
        const auto carried = [&] {
            auto data = std::make_unique<QMimeData>();
            if (!urls.isEmpty())
                data->setUrls(urls);
            if (!text.isEmpty())
                data->setText(text);
            if (hasImage)
                data->setImageData(QImage(4, 4, QImage::Format_RGB32));
            return data;
        };
        QSignalSpy pictures(m_composer.get(), &Composer::pictureOffered);
        QSignalSpy files(m_composer.get(), &Composer::filesOffered);
        const auto check = [&] {
            QCOMPARE(m_composer->text(), inserted);
            QCOMPARE(pictures.count(), told == u"picture" ? 1 : 0);
            QCOMPARE(files.count(), told == u"files" ? 1 : 0);
            if (!pictures.isEmpty())
                QVERIFY(QImage::fromData(pictures.takeFirst().first().toByteArray()).width() == 4);
            if (!files.isEmpty())
                QCOMPARE(files.takeFirst().first().toStringList(),
                         QStringList{u"/home/me/notes.txt"_s});
        };
        QGuiApplication::clipboard()->setMimeData(carried().release());
        QTest::keyClick(m_edit, Qt::Key_V, Qt::ControlModifier);
        check();

        m_composer->clear();
        const auto dropped = carried();
        const QPoint where(2, 2);
        QDragEnterEvent enter(where, Qt::CopyAction, dropped.get(), Qt::LeftButton, {});
        QApplication::sendEvent(m_edit->viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(where, Qt::CopyAction, dropped.get(), Qt::LeftButton, {});
        QApplication::sendEvent(m_edit->viewport(), &drop);
        check();
    }

    void aPictureOfAnotherProgramIsNotDecoded()
    {
        const QByteArray bytes = "\x89PNG\r\n and anything else";
        QMimeData data;
        data.setData(u"image/png"_s, bytes);
        QSignalSpy pictures(m_composer.get(), &Composer::pictureOffered);
        m_composer->takeDropped(&data);
        QCOMPARE(pictures.count(), 1);
        QCOMPARE(pictures.first().first().toByteArray(), bytes);
    }

    void whileAMessageIsEditedNothingIsAttached()
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(u"/home/me/notes.txt"_s)});
        QSignalSpy files(m_composer.get(), &Composer::filesOffered);
        QSignalSpy refused(m_composer.get(), &Composer::refused);
        m_composer->beginEdit(u"earlier"_s);
        m_composer->takeDropped(&data);
        QCOMPARE(files.count(), 0);
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.first().first().toString().startsWith(u"Finish editing first"_s));
    }

    void aLongPasteIsOfferedAsAFile()
    {
        auto *offer = m_composer->findChild<PasteOffer *>();
        QVERIFY(!offer->isVisible());
        paste(QString(PasteOffer::usualLimit, u'x'));
        QVERIFY(!offer->isVisible());
        m_composer->setText(u"Look: "_s);
        const QString log = u"a line of a log\n"_s.repeated(1000);
        paste(log);
        QVERIFY(offer->isVisible());
        QCOMPARE(m_composer->text(), u"Look: "_s + log);
        QTest::keyClicks(m_edit, u"What is wrong?"_s); // goes on meanwhile
        QVERIFY(offer->isVisible());
        QSignalSpy taken(m_composer.get(), &Composer::textOffered);
        press(u"Attach as a file"_s);
        QCOMPARE(taken.count(), 1);
        QCOMPARE(taken.first().first().toString(), log);
        QCOMPARE(m_composer->text(), u"Look: What is wrong?"_s);
        QVERIFY(!offer->isVisible());
        QTRY_VERIFY(m_edit->hasFocus());
        QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_composer->text().contains(log)); // as any other change of the text
    }

    void theOfferGoesWithItsText()
    {
        auto *offer = m_composer->findChild<PasteOffer *>();
        const QString log = u"a line of a log\n"_s.repeated(1000);
        paste(log);
        press(u"Keep as text"_s);
        QVERIFY(!offer->isVisible());
        QCOMPARE(m_composer->text(), log);
        paste(log);
        QVERIFY(offer->isVisible());
        QTest::keyClick(m_edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(m_edit, Qt::Key_Delete);
        QVERIFY(!offer->isVisible());
        paste(log);
        m_composer->setText(u"another conversation"_s);
        QVERIFY(!offer->isVisible());
        offer->setLimit(0);
        paste(log);
        QVERIFY(!offer->isVisible());
    }

private:
    void paste(const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        QTest::keyClick(m_edit, Qt::Key_V, Qt::ControlModifier);
    }
    void press(const QString &name) { m_composer->findChild<QPushButton *>(name)->click(); }

    std::unique_ptr<Composer> m_composer;
    MessageEdit *m_edit = nullptr;
};

HIWAR_TEST(TestPasted, QApplication)
#include "tst_pasted.moc"
