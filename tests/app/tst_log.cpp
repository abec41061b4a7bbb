// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/log.h"
#include "tests/support/testcase.h"

#include <QFile>
#include <QLoggingCategory>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class LogTest : public TestCase
{
    Q_OBJECT

private slots:
    void hidesWhatLooksLikeAKey_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("bearer") << u"header Authorization: Bearer canary-4711-abcdef"_s;
        QTest::newRow("bearer, lower case") << u"bearer canary-4711-abcdef, and more"_s;
        QTest::newRow("openai") << u"the key sk-canary-4711-abcdef was refused"_s;
        QTest::newRow("groq") << u"gsk-canary-4711-abcdef"_s;
        QTest::newRow("json") << u"{\"api_key\": \"canary-4711-abcdef\"}"_s;
        QTest::newRow("query") << u"GET /?api-key=canary-4711-abcdef"_s;
    }
    void hidesWhatLooksLikeAKey()
    {
        QFETCH(QString, text);
        QVERIFY(!hideKeys(text).contains("canary"_L1));
        QVERIFY(hideKeys(text).contains(u"•••"_s));
    }

    void leavesOtherTextAlone()
    {
        const QString text =
            u"cannot open /home/me/risk-register.sqlite: disk full, ask-me later"_s;
        QCOMPARE(hideKeys(text), text);
    }

    void writesWarningsAndRotates()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"state/hiwar.log"_s);
        startLog(path);
        qDebug("not worth a file");
        QVERIFY(!QFile::exists(path));
        // A reader that asks too late makes no file; what is the program's fault is written.
        const QLoggingCategory reader("qt.accessibility.atspi");
        const char *gone = "Could not find accessible on path: \"/org/a11y/atspi/accessible/1\"";
        QTest::ignoreMessage(QtWarningMsg, gone);
        qCWarning(reader, "%s", gone);
        QVERIFY(!QFile::exists(path));
        QTest::ignoreMessage(QtWarningMsg, "Accessible invalid:  1");
        qCWarning(reader, "Accessible invalid:  1");
        QVERIFY(QFile::exists(path));
        QTest::ignoreMessage(QtWarningMsg, "Bearer •••");
        qWarning("Bearer canary-4711-abcdef");
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        QVERIFY(written.contains("Bearer"));
        QVERIFY(!written.contains("canary"));
        file.close();
        QVERIFY(file.open(QIODevice::Append));
        file.write(QByteArray(1100 * 1024, 'x'));
        file.close();
        QTest::ignoreMessage(QtWarningMsg, "after");
        qWarning("after");
        QVERIFY(QFile::exists(path + u".1"_s));
        QVERIFY(QFile(path).size() < 1000);
    }
};

HIWAR_TEST(LogTest, QCoreApplication)
#include "tst_log.moc"
