// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/loginstart.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class LoginStartTest : public TestCase
{
    Q_OBJECT

private slots:
    void anOddPathIsQuotedAsTheSpecificationSays()
    {
        const QByteArray entry =
            autostartEntry({u"/opt/100% \"odd\" $x`y\\z/hiwar"_s, u"--background"_s});
        QVERIFY2(entry.contains("\nExec=\"/opt/100%% \\\\\"odd\\\\\" \\\\$x\\\\`y\\\\\\\\z/hiwar\" "
                                "\"--background\"\n"),
                 entry.constData());
        QVERIFY(entry.startsWith("[Desktop Entry]\n"));
    }

    void theAgentIsSoundXml()
    {
        QXmlStreamReader xml(launchAgent({u"/Applications/A & <B>/hiwar"_s, u"--background"_s}));
        QStringList strings;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"string"_s)
                strings << xml.readElementText();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(strings, QStringList({u"io.github.hiwar.hiwar"_s, u"/Applications/A & <B>/hiwar"_s,
                                       u"--background"_s}));
    }

    void theFileIsWrittenAndRemoved()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"config/autostart/hiwar.desktop"_s);
        LoginFile start(path, "words");
        QSignalSpy answered(&start, &LoginStart::answered);
        start.set(true);
        QCOMPARE(answered.takeFirst(), QVariantList({true, QString()}));
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), "words");
        start.set(false);
        QCOMPARE(answered.takeFirst(), QVariantList({false, QString()}));
        QVERIFY(!file.exists());
        start.set(false); // it is gone already
        QCOMPARE(answered.takeFirst(), QVariantList({false, QString()}));
    }

    void aFaultIsSaid()
    {
        const QTemporaryDir dir;
        QFile wall(dir.filePath(u"autostart"_s));
        QVERIFY(wall.open(QFile::WriteOnly)); // where the folder should be
        LoginFile start(dir.filePath(u"autostart/hiwar.desktop"_s), "words");
        QSignalSpy answered(&start, &LoginStart::answered);
        start.set(true);
        QCOMPARE(answered.size(), 1);
        QVERIFY(!answered.first().at(0).toBool());
        QVERIFY(answered.first().at(1).toString().contains(u"does not start at login"_s));
    }
};

HIWAR_TEST(LoginStartTest, QCoreApplication)
#include "tst_loginstart.moc"
