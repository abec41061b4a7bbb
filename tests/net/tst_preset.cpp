// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/endpoint.h"
#include "net/values/preset.h"
#include "tests/support/testcase.h"

#include <QSet>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class PresetTest : public TestCase
{
    Q_OBJECT

private slots:
    void leadsSomewhere_data()
    {
        QTest::addColumn<Preset>("preset");
        for (const Preset &preset : presets())
            QTest::newRow(qPrintable(preset.name)) << preset;
    }
    void leadsSomewhere()
    {
        QFETCH(Preset, preset);
        const bool wantsWords = preset.baseUrl.contains(u'<');
        if (wantsWords)
            QCOMPARE(resolveEndpoint(preset.baseUrl).error(), AddressFault::Placeholder);
        QString address = preset.baseUrl;
        const auto endpoint = resolveEndpoint(address.replace(u"<your-resource>"_s, u"mine"_s));
        QVERIFY(endpoint);
        QCOMPARE(endpoint->base.toString(), address); // needs no correction
        QCOMPARE(isLoopback(endpoint->base), preset.isLocal);
        QCOMPARE(endpoint->base.scheme(), preset.isLocal ? u"http"_s : u"https"_s);
        QCOMPARE(preset.keyPage.isEmpty(), preset.isLocal);
        if (!preset.isLocal)
            QCOMPARE(preset.keyPage.scheme(), u"https"_s);
    }

    void eachIsThereOnce()
    {
        QSet<QString> names;
        QSet<QString> addresses;
        for (const Preset &preset : presets()) {
            QVERIFY2(!names.contains(preset.name), qPrintable(preset.name));
            names.insert(preset.name);
            // Two local servers may use the same port; nobody runs both there.
            QVERIFY2(preset.isLocal || !addresses.contains(preset.baseUrl),
                     qPrintable(preset.baseUrl));
            addresses.insert(preset.baseUrl);
        }
        QCOMPARE(names.size(), 18);
    }

    void theLocalOnesAreTogetherAtTheEnd()
    {
        const QList<Preset> all = presets();
        QVERIFY(std::is_partitioned(all.begin(), all.end(),
                                    [](const Preset &preset) { return !preset.isLocal; }));
    }
};

HIWAR_TEST(PresetTest, QCoreApplication)
#include "tst_preset.moc"
