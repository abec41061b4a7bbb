// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/requestsettings.h"
#include "tests/support/someprofile.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QJsonDocument>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TestRequestSettings : public TestCase
{
    Q_OBJECT

private slots:
    void areNothingWhenNothingIsSet()
    {
        QVERIFY(RequestSettings().isEmpty());
        QCOMPARE(jsonOf(RequestSettings()), QJsonObject());
        QCOMPARE(storedText(RequestSettings()), QString());
        QVERIFY(requestSettingsOf(QString()).isEmpty());
    }

    void tellABlankPromptFromNone()
    {
        const RequestSettings blank{.systemPrompt = QString(), .fields = {}};
        QVERIFY(!blank.isEmpty());
        QCOMPARE(storedText(blank), u"{\"systemPrompt\":\"\"}"_s);
        QCOMPARE(requestSettingsOf(storedText(blank)), blank);
    }

    void tellNullFromNothing()
    {
        const RequestSettings plain{.systemPrompt = {},
                                    .fields = {{u"temperature"_s, QJsonValue()}}};
        QCOMPARE(storedText(plain), u"{\"fields\":{\"temperature\":null}}"_s);
        QCOMPARE(requestSettingsOf(storedText(plain)), plain);
    }

    void areReadAsTheyWereWritten()
    {
        for (quint32 seed = 1; seed <= 300; ++seed) {
            QRandomGenerator dice(seed);
            RequestSettings settings;
            if (dice.bounded(2) == 1)
                settings.systemPrompt = someText(dice);
            for (int left = dice.bounded(4); left > 0; --left)
                settings.fields.insert(someName(dice), someJson(dice));
            QCOMPARE(requestSettingsOf(storedText(settings)), settings);
            QCOMPARE(storedText(settings).isEmpty(), settings.isEmpty());
        }
    }

    void leaveOutWhatIsNone_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("no JSON") << u"half {"_s;
        QTest::newRow("a list") << u"[1]"_s;
        QTest::newRow("other kinds") << uR"({"systemPrompt": 7, "fields": "x"})"_s;
        QTest::newRow("the request's own fields")
            << uR"({"fields": {"model": "m", "messages": [], "stream": true, "": 1}})"_s;
        QTest::newRow("unknown") << uR"({"persona": "x"})"_s;
        QTest::newRow("far too much")
            << uR"({"fields": {"x": "%1"}})"_s.arg(QString(mostFieldBytes, u'a'));
    }

    void leaveOutWhatIsNone()
    {
        QFETCH(const QString, text);
        QVERIFY(requestSettingsOf(text).isEmpty());
    }
};

HIWAR_TEST(TestRequestSettings, QCoreApplication)
#include "tst_requestsettings.moc"
