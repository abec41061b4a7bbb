// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is chosen about files in the settings: stored, and so from the next paste and the next file.
#include "app/platform/ownprograms.h"
#include "tests/app/applicationcase.h"
#include "ui/attachments/attachmentstrip.h"
#include "ui/composer/pasteoffer.h"

#include <QCheckBox>
#include <QMimeData>

using namespace Hiwar;

class FileOptionsControllerTest : public ApplicationCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent"); // no keychain
        QApplication::setQuitOnLastWindowClosed(false);
    }

    void init()
    {
        TestCase::init();
        m_dir = std::make_unique<QTemporaryDir>();
        m_paths = {.history = m_dir->filePath(u"data/history.sqlite"_s),
                   .settings = m_dir->filePath(u"config/settings.json"_s),
                   .log = m_dir->filePath(u"state/hiwar.log"_s)};
    }

    void cleanup() { m_application.reset(); }

    void howLongAPasteMayBeHoldsAtOnceAndAfterARestart()
    {
        start();
        paste(9'000);
        QVERIFY(offers());
        choose(u"Offer a long paste as a file"_s, 32'000);
        paste(9'000);
        QVERIFY(!offers());
        choose(u"Offer a long paste as a file"_s, 2'000);
        paste(2'001);
        QVERIFY(offers());
        choose(u"Offer a long paste as a file"_s, 0);
        paste(90'000);
        QVERIFY(!offers());
        start();
        paste(90'000);
        QVERIFY(!offers());
    }

    void picturesArriveNoLargerThanChosen()
    {
        if (ownProgramPath(u"hiwar-reader"_s).isEmpty())
            QSKIP("hiwar-reader, which reads pictures, is not built");
        start();
        choose(u"Longest side of pictures"_s, 512);
        QImage picture(1200, 600, QImage::Format_RGB32);
        picture.fill(Qt::darkGreen);
        const QString path = m_dir->filePath(u"large.png"_s);
        QVERIFY(picture.save(path));
        m_application->openAgain({path});
        QTRY_VERIFY(window().composer().attachments().hasReady());
        QVERIFY2(description(0).contains(u"512 × 256"_s), qPrintable(description(0)));
        choose(u"Longest side of pictures"_s, 0);
        m_application->openAgain({path});
        QTRY_VERIFY(description(1).contains(u"1,200 × 600"_s));
    }

private:
    static void choose(const QString &name, int value)
    {
        window().panels().setShown(SidePanel::Settings, true);
        auto *box = window().panels().settings().findChild<QComboBox *>(name);
        QVERIFY2(box, qPrintable(name));
        QVERIFY(box->findData(value) >= 0);
        box->setCurrentIndex(box->findData(value));
        emit box->activated(box->currentIndex());
        window().panels().setShown(SidePanel::Settings, false);
    }
    static void paste(int letters)
    {
        window().composer().setText({});
        QMimeData data;
        data.setText(QString(letters, u'a'));
        window().composer().takeDropped(&data);
    }
    static bool offers() { return !window().composer().pasteOffer().isHidden(); }
    static QString description(int row)
    {
        const QAbstractItemModel *model = window().composer().attachments().model();
        return model->index(row, 0).data(Qt::AccessibleDescriptionRole).toString();
    }
};

HIWAR_TEST(FileOptionsControllerTest, QApplication)
#include "tst_fileoptionscontroller.moc"
