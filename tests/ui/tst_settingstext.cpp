// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/settings/settingstext.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TestSettingsText : public TestCase
{
    Q_OBJECT

    static constexpr std::array whyOnlyKept{KeyState::Waiting, KeyState::Locked, KeyState::Denied,
                                            KeyState::NoKeychain};

private slots:
    void addressesAreShownAsTheyWillBeAsked_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<Tone>("tone");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << u""_s << Tone::Plain << u"https://api.example.com/v1"_s;
        QTest::newRow("whole") << u"https://api.example.com/v1"_s << Tone::Plain
                               << u"Messages go to https://api.example.com/v1/chat/completions"_s;
        QTest::newRow("this computer")
            << u"localhost:8080/v1"_s << Tone::Plain
            << u"Messages go to http://localhost:8080/v1/chat/completions"_s;
        QTest::newRow("loopback") << u"http://[::1]:1/v1"_s << Tone::Plain
                                  << u"Messages go to http://[::1]:1"_s;
        QTest::newRow("open") << u"http://api.example.com/v1"_s << Tone::Warning
                              << u"can read the key"_s;
        QTest::newRow("near") << u"192.168.1.5:11434/v1"_s << Tone::Warning
                              << u"can read the key"_s;
        QTest::newRow("scheme") << u"ftp://api.example.com"_s << Tone::Bad
                                << u"http:// or https://"_s;
        QTest::newRow("placeholder")
            << u"https://<resource>.example.com/v1"_s << Tone::Bad << u"replaced by your own"_s;
    }
    void addressesAreShownAsTheyWillBeAsked()
    {
        QFETCH(QString, typed);
        QFETCH(Tone, tone);
        QFETCH(QString, says);
        const InlineMessage message = describeAddress(typed);
        QVERIFY2(message.text.contains(says), qPrintable(message.text));
        QCOMPARE(message.tone, tone);
    }

    void everyKeyStateHasItsOwnWords()
    {
        QSet<QString> words;
        for (int state = 1; state <= static_cast<int>(KeyState::NoKeychain); ++state) {
            const QString text = describeKey({.state = static_cast<KeyState>(state)}).text;
            QVERIFY(text.endsWith(u'.') || text.endsWith(u'…'));
            words << text;
        }
        for (const KeyState why : whyOnlyKept) {
            const InlineMessage message = describeKey({.state = why, .isKept = true});
            QVERIFY2(message.text.contains(u"can be used"_s), qPrintable(message.text));
            QCOMPARE(message.tone, Tone::Warning);
            words << message.text;
        }
        QCOMPARE(words.size(), static_cast<int>(KeyState::NoKeychain) + qsizetype(4));
        QVERIFY(describeKey({}).text.isEmpty());
    }

    void savedIsGoodOnlyWhenAllOfItIs()
    {
        QCOMPARE(describeSaved({.state = KeyState::Stored}),
                 (InlineMessage{.tone = Tone::Good, .text = u"Saved."_s}));
        QSet<QString> words;
        for (const KeyState why : whyOnlyKept) {
            const InlineMessage message =
                describeSaved({.state = why, .isKept = true, .isBehind = true});
            QCOMPARE(message.tone, Tone::Warning);
            QVERIFY2(message.text != u"Saved."_s, qPrintable(message.text));
            words << message.text;
        }
        QCOMPARE(words.size(), qsizetype(4));
    }

    void aSecretSaysWhereItIs()
    {
        QCOMPARE(describeSecret({.state = KeyState::Stored}), u"Stored; type to replace it"_s);
        for (const KeyState why : whyOnlyKept) {
            QCOMPARE(describeSecret({.state = why, .isKept = true}),
                     u"Kept until you close Hiwar; type to replace it"_s);
            QVERIFY(!describeSecret({.state = why}).startsWith(u"Stored"_s));
        }
    }

    void keyFaultsNameThePlaceAndNeverTheKey_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("says");
        QTest::newRow("space") << u"sk-secret part"_s << u"space within the key, at character 10"_s;
        QTest::newRow("line break") << u"sk-secret\npart"_s << u"at character 10"_s;
        QTest::newRow("cyrillic") << u"sk-secr\u0435t"_s << u"Character 8 of the key is “\u0435”"_s;
        QTest::newRow("placeholder") << u"<your key>"_s << u"Paste your own"_s;
    }
    void keyFaultsNameThePlaceAndNeverTheKey()
    {
        QFETCH(QString, typed);
        QFETCH(QString, says);
        const auto key = cleanKey(typed);
        QVERIFY(!key);
        const QString sentence = describeKeyFault(key.error());
        QVERIFY2(sentence.contains(says), qPrintable(sentence));
        QVERIFY(!sentence.contains(u"sk-"_s));
    }
};

HIWAR_TEST(TestSettingsText, QCoreApplication)
#include "tst_settingstext.moc"
