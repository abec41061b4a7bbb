// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Things pasted into a message, or dropped on it, that cannot be sent.
#include "tests/support/testcase.h"
#include "ui/composer/composer.h"
#include "ui/composer/messageedit.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QImage>
#include <QMimeData>

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

    void whatCannotBeSentIsSaidAndNotPutIntoTheText_data()
    {
        QTest::addColumn<QList<QUrl>>("urls");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("hasImage");
        QTest::addColumn<QString>("inserted");
        QTest::addColumn<QString>("told");
        const QString pictures = u"Pictures"_s;
        const QString files = u"Files"_s;
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
    void whatCannotBeSentIsSaidAndNotPutIntoTheText()
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
        QSignalSpy refused(m_composer.get(), &Composer::refused);
        QGuiApplication::clipboard()->setMimeData(carried().release());
        QTest::keyClick(m_edit, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_composer->text(), inserted);
        QCOMPARE(refused.count(), told.isEmpty() ? 0 : 1);
        if (!told.isEmpty())
            QVERIFY(refused.first().first().toString().startsWith(told));

        m_composer->clear();
        const auto dropped = carried();
        const QPoint where(2, 2);
        QDragEnterEvent enter(where, Qt::CopyAction, dropped.get(), Qt::LeftButton, {});
        QApplication::sendEvent(m_edit->viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(where, Qt::CopyAction, dropped.get(), Qt::LeftButton, {});
        QApplication::sendEvent(m_edit->viewport(), &drop);
        QCOMPARE(m_composer->text(), inserted);
        QCOMPARE(refused.count(), told.isEmpty() ? 0 : 2);
    }

private:
    std::unique_ptr<Composer> m_composer;
    MessageEdit *m_edit = nullptr;
};

HIWAR_TEST(TestPasted, QApplication)
#include "tst_pasted.moc"
