// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/markdown/bareaddress.h"

#include <QCoreApplication>
#include <QRandomGenerator>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class BareAddressesTest : public TestCase
{
    Q_OBJECT

private slots:
    void aHostHasAnEnd();
    void theSameAreFoundWhateverWasAskedBefore();
};

void BareAddressesTest::aHostHasAnEnd()
{
    const auto lengthOf = [](const QString &text) {
        return BareAddresses(text).lengthAt(0, text.size());
    };
    const QString longest = QString(251, u'a') + u".b"_s; // with the dot 253
    QCOMPARE(lengthOf(u"www."_s + longest), 4 + 253);
    QCOMPARE(lengthOf(u"www."_s + longest + u'b'), 0);
    QCOMPARE(lengthOf(u"www."_s + longest + u"/path"_s), 4 + 253 + 5);
    QCOMPARE(lengthOf(u"https://"_s + longest), 8 + 253);
    QCOMPARE(lengthOf(u"https://"_s + longest + u'b'), 0);
}

/// From the beginning on, as it is used, and from anywhere, with any end.
void BareAddressesTest::theSameAreFoundWhateverWasAskedBefore()
{
    QRandomGenerator random(7);
    const QStringList parts{u"www."_s,        u"_www.a"_s,
                            u"http://"_s,     u"a"_s,
                            u"."_s,           u"_"_s,
                            u"/"_s,           u"("_s,
                            u") "_s,          u"\n"_s,
                            u","_s,           u"é"_s,
                            u"-"_s,           u"hiwar://message/x"_s,
                            u"https://b.c"_s, QString(200, u'w')};
    for (int round = 0; round < 200; ++round) {
        QString text;
        for (int i = 0; i < 30; ++i)
            text += parts.at(random.bounded(int(parts.size())));
        BareAddresses forwards(text);
        BareAddresses anywhere(text);
        for (qsizetype at = 0; at < text.size(); ++at) {
            QCOMPARE(forwards.lengthAt(at, text.size()),
                     BareAddresses(text).lengthAt(at, text.size()));
            const qsizetype from = random.bounded(int(text.size()));
            const qsizetype end = from + random.bounded(int(text.size() - from) + 1);
            QCOMPARE(anywhere.lengthAt(from, end), BareAddresses(text).lengthAt(from, end));
        }
    }
}

HIWAR_TEST(BareAddressesTest, QCoreApplication)
#include "tst_bareaddresses.moc"
