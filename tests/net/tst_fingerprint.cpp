// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/fingerprint.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QString plain = u"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"_s;

}

class FingerprintTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsWhatIsPasted_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("plain") << plain;
        QTest::newRow("upper case") << plain.toUpper();
        QTest::newRow("pairs") << showFingerprint(plain);
        QTest::newRow("openssl") << u"sha256 Fingerprint="_s + showFingerprint(plain) + u'\n';
        QTest::newRow("ssh-like") << u"SHA256:"_s + plain;
        QTest::newRow("blanks") << u" "_s + showFingerprint(plain).replace(u':', u' ');
    }
    void readsWhatIsPasted()
    {
        QFETCH(QString, typed);
        QCOMPARE(readFingerprint(typed), plain);
    }

    void refusesWhatIsNone_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("empty") << QString();
        QTest::newRow("short") << plain.chopped(1);
        QTest::newRow("long") << plain + u'0';
        QTest::newRow("SHA-1") << plain.left(40);
        QTest::newRow("no digit") << plain.chopped(1) + u'g';
        QTest::newRow("full-width digit") << plain.chopped(1) + QChar(0xFF10);
    }
    void refusesWhatIsNone()
    {
        QFETCH(QString, typed);
        QCOMPARE(readFingerprint(typed), QString());
    }

    void showsPairs()
    {
        QCOMPARE(showFingerprint(u"0aff"_s), u"0A:FF"_s);
        QCOMPARE(showFingerprint({}), QString());
    }
};

HIWAR_TEST(FingerprintTest, QCoreApplication)
#include "tst_fingerprint.moc"
