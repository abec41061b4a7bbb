// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/plainencodings.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class PlainEncodingsTest : public TestCase
{
    Q_OBJECT

private slots:
    void decodes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *encoding, const QByteArray &bytes, const QString &text) {
            QTest::newRow(encoding) << bytes << QByteArray(encoding) << text;
        };
        row("UTF-8", "caf\xc3\xa9", u"café"_s);
        row("utf-8", "\xff!", u"\ufffd!"_s);
        row("UTF-16LE", QByteArray("\x2a\x06", 2), u"ت"_s);
        row("UTF-16BE", QByteArray("\x06\x2a", 2), u"ت"_s);
        row("UTF-32LE", QByteArray("\x2a\x06\0\0", 4), u"ت"_s);
        row("ISO-8859-1", "caf\xe9", u"café"_s);
        row("windows-1252", "\x93\x80 5\x94 \x81", u"“€ 5” \ufffd"_s);
        row("Windows-1252", "", {});
    }
    void decodes()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, encoding);
        QFETCH(QString, text);
        const auto decoded = plainDecoded(bytes, encoding);
        QVERIFY(decoded.has_value());
        QCOMPARE(*decoded, text);
    }

    void saysWhatItDoesNotKnow() { QVERIFY(!plainDecoded("abc", "nonsense").has_value()); }
};

HIWAR_TEST(PlainEncodingsTest, QCoreApplication)
#include "tst_plainencodings.moc"
