// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/apikey.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ApiKeyTest : public TestCase
{
    Q_OBJECT

private slots:
    void cleans_data();
    void cleans();
    void refuses_data();
    void refuses();
};

void ApiKeyTest::cleans_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("key");
    const auto row = [](const char *name, const QString &typed,
                        const char *key = "sk-abc_1.2/3+4==") {
        QTest::newRow(name) << typed << QByteArray(key);
    };
    row("as it is", u"sk-abc_1.2/3+4=="_s);
    row("line end", u"sk-abc_1.2/3+4==\r\n"_s);
    row("blanks and tabs", u" \t sk-abc_1.2/3+4== \t"_s);
    row("no-break space", u"\u00A0sk-abc_1.2/3+4==\u202F"_s);
    row("byte order mark", u"\uFEFFsk-abc_1.2/3+4=="_s);
    row("zero-width and direction marks", u"\u200E\u200Bsk-abc_1.2/3+4==\u2060\u202C"_s);
    row("control characters at the ends", u"\u0000\u001Bsk-abc_1.2/3+4==\u007F"_s);
    row("quotes", u"\"sk-abc_1.2/3+4==\""_s);
    row("other quotes", u"“sk-abc_1.2/3+4==”"_s);
    row("a line of JSON", u" \"sk-abc_1.2/3+4==\",\n"_s);
    row("Bearer", u"Bearer sk-abc_1.2/3+4=="_s);
    row("bearer", u" bearer\u00A0 'sk-abc_1.2/3+4==' "_s);
    row("the whole header", u"Authorization: Bearer sk-abc_1.2/3+4=="_s);
    row("a header of curl", u"-H \"Authorization: Bearer sk-abc_1.2/3+4==\" \\"_s);
    row("another header", u"x-api-key: sk-abc_1.2/3+4=="_s);
    row("a variable", u"OPENAI_API_KEY=sk-abc_1.2/3+4=="_s);
    row("export", u"export OPENAI_API_KEY=\"sk-abc_1.2/3+4==\"\n"_s);
    row("set", u"set OPENAI_API_KEY=sk-abc_1.2/3+4=="_s);
    row("setx", u"setx OPENAI_API_KEY \"sk-abc_1.2/3+4==\""_s);
    row("PowerShell", u"$env:OPENAI_API_KEY = 'sk-abc_1.2/3+4=='"_s);
    row("a field of JSON", u"\"api_key\": \"sk-abc_1.2/3+4==\","_s);
    row("an argument of Python", u"api_key='sk-abc_1.2/3+4==',"_s);
    row("YAML", u"apiKey: sk-abc_1.2/3+4=="_s);
    row("a whole command", u"curl https://x.test/v1/models -H \"Authorization: Bearer "
                           "sk-abc_1.2/3+4==\" -d '{}'"_s);
    row("a setting within a setting", u"OPENAI_API_KEY=\"X_API_KEY=\"sk-abc\""_s, "sk-abc");
    row("a key that holds a colon", u"key:sk-abc"_s, "key:sk-abc");
    row("a key that ends like a setting", u"c2VjcmV0=="_s, "c2VjcmV0==");
    row("nothing", {}, "");
    row("blanks", u" \n"_s, "");
    row("only Bearer", u"Bearer "_s, "");
    row("a key that begins like it", u"bearer-123"_s, "bearer-123");
    row("one letter", u"x"_s, "x");
    row("a word", u"ollama"_s, "ollama");
    row("a key with the words in it", u"sk-yourkeychain1"_s, "sk-yourkeychain1");
}

void ApiKeyTest::cleans()
{
    QFETCH(QString, typed);
    const auto key = cleanKey(typed);
    QVERIFY(key);
    QTEST(key->reveal(), "key");
    const auto again = cleanKey(QString::fromLatin1(key->reveal()));
    QVERIFY(again);
    QCOMPARE(again->reveal(), key->reveal());
}

void ApiKeyTest::refuses_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<KeyFault::Kind>("kind");
    QTest::addColumn<qsizetype>("position");
    QTest::addColumn<uint>("codePoint");
    const auto row = [](const char *name, const QString &typed, KeyFault::Kind kind,
                        qsizetype position = 0, uint codePoint = 0) {
        QTest::newRow(name) << typed << kind << position << codePoint;
    };
    using enum KeyFault::Kind;
    row("line break", u"sk-a\nb"_s, ControlCharacter, 5, 0x0A);
    row("header injection", u"sk-a\r\nX-Evil: 1"_s, ControlCharacter, 5, 0x0D);
    row("NUL", u"sk\u0000a"_s, ControlCharacter, 3, 0);
    row("delete", u"sk\u007Fa"_s, ControlCharacter, 3, 0x7F);
    row("space", u"sk-a b"_s, InnerSpace, 5, 0x20);
    row("no-break space", u"sk-a\u00A0b"_s, InnerSpace, 5, 0xA0);
    row("Cyrillic a", u"sk-аbc"_s, NotAscii, 4, 0x430);
    row("zero-width space", u"sk-a\u200Bb"_s, NotAscii, 5, 0x200B);
    row("long dash", u"sk–abc"_s, NotAscii, 3, 0x2013);
    row("emoji", u"sk-👋a"_s, NotAscii, 4, 0x1F44B);
    row("dots of a hidden key", u"••••••"_s, NotAscii, 1, 0x2022);
    row("counted in what was typed", u"  Bearer sk-é"_s, NotAscii, 13, 0xE9);
    row("your key", u"<your key>"_s, Placeholder);
    row("YOUR_API_KEY", u"YOUR_API_KEY"_s, Placeholder);
    row("your-openai-api-key", u"your-openai-api-key"_s, Placeholder);
    row("your token here", u"sk-your-token-here"_s, Placeholder);
    row("sk-...", u"sk-..."_s, Placeholder);
    row("sk-xxxx", u"sk-xxxxxxxx"_s, Placeholder);
    row("variable", u"$OPENAI_API_KEY"_s, Placeholder);
    row("a setting without a key", u"OPENAI_API_KEY=<your-key>"_s, Placeholder);
    row("a setting with a variable", u"Authorization: Bearer $OPENAI_API_KEY"_s, Placeholder);
    row("the variable's name", u"OPENAI_API_KEY"_s, Placeholder);
    row("Windows' variable", u"%OPENAI_API_KEY%"_s, Placeholder);
    row("from Python", u"os.environ[\"OPENAI_API_KEY\"]"_s, Placeholder);
    row("from JavaScript", u"process.env.OPENAI_API_KEY"_s, Placeholder);
    row("sk-…", u"sk-…"_s, Placeholder);
    row("sk-proj-…", u"sk-proj-..."_s, Placeholder);
    row("shortened", u"sk-proj-abc...xyz"_s, Placeholder);
    row("masked", u"sk-****abcd"_s, Placeholder);
    row("key here", u"API_KEY_HERE"_s, Placeholder);
    row("insert", u"insert-your-key-here"_s, Placeholder);
    row("changeme", u"changeme"_s, Placeholder);
    row("braces", u"{api_key}"_s, Placeholder);
    row("asterisks", u"********"_s, Placeholder);
}

void ApiKeyTest::refuses()
{
    QFETCH(QString, typed);
    QFETCH(uint, codePoint);
    const auto key = cleanKey(typed);
    QVERIFY(!key);
    QTEST(key.error().kind, "kind");
    QTEST(key.error().position, "position");
    QCOMPARE(uint(key.error().codePoint), codePoint);
}

HIWAR_TEST(ApiKeyTest, QCoreApplication)
#include "tst_apikey.moc"
