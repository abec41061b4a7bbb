// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/textfilecontroller.h"
#include "tests/app/controllercase.h"
#include "ui/composer/composer.h"
#include "ui/window/noticebar.h"

#include <QFile>
#include <QMenu>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TextFileControllerTest : public ControllerCase
{
    Q_OBJECT

private slots:
    void isOfferedAtTheComposer()
    {
        QMenu menu;
        emit m_composer.addMenuRequested(&menu);
        QCOMPARE(menu.actions().size(), 1);
    }

    void putsTheTextWhereTheCursorIs()
    {
        m_composer.setText(u"Explain: "_s);
        m_controller.insert(file("first line\nسطر\n"));
        QCOMPARE(m_composer.text(), u"Explain: first line\nسطر\n"_s);
        QCOMPARE(m_notice.sentence(), QString());
    }

    void refusesWhatIsNoText_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10) << u"not a text"_s;
        QTest::newRow("with a null") << QByteArray("a\0b", 3) << u"not a text"_s;
        QTest::newRow("too large")
            << QByteArray(TextFileController::mostBytes + 1, 'a') << u"is larger than"_s;
    }
    void refusesWhatIsNoText()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        m_composer.setText(u"Explain: "_s);
        m_controller.insert(file(bytes));
        QCOMPARE(m_composer.text(), u"Explain: "_s);
        QVERIFY2(m_notice.sentence().contains(said), qPrintable(m_notice.sentence()));
    }

    void saysWhyAFileCannotBeRead()
    {
        m_controller.insert(m_folder.filePath(u"gone.txt"_s));
        QVERIFY(m_notice.sentence().startsWith(u"“gone.txt” could not be read."_s));
    }

private:
    [[nodiscard]] QString file(const QByteArray &bytes) const
    {
        QFile out(m_folder.filePath(u"file.txt"_s));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            return {};
        return out.fileName();
    }

    QTemporaryDir m_folder;
    QWidget m_window;
    NoticeBar m_notice{&m_window};
    Composer m_composer{&m_window};
    TextFileController m_controller{m_composer, m_notice};
};

HIWAR_TEST(TextFileControllerTest, QApplication)
#include "tst_textfilecontroller.moc"
