// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every secret in here is made while the test runs, so that nobody who looks for leaked keys finds
// one in this file.
#include "app/secretcheck/allowedsecrets.h"
#include "app/secretcheck/ownsecrets.h"
#include "app/secretcheck/secretfinder.h"
#include "net/values/profilesecrets.h"
#include "tests/support/testcase.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QString usual = u"A-Za-z0-9"_s;

/// As random as a key: letters of each kind in turn, in an order that the seed decides.
QString randomLetters(const Letters &letters, qsizetype count, quint32 seed = 1)
{
    QString digits;
    QString rest;
    for (char16_t c = 0; c < letters.size(); ++c) {
        if (letters.test(c))
            (c >= u'0' && c <= u'9' ? digits : rest).append(QChar(c));
    }
    QRandomGenerator random(seed);
    for (QString *all : {&digits, &rest}) {
        for (qsizetype i = all->size() - 1; i > 0; --i)
            std::swap((*all)[i], (*all)[random.bounded(i + 1)]);
    }
    QString made;
    for (qsizetype i = 0; i < count; ++i) {
        const bool isDigit = rest.isEmpty() || (!digits.isEmpty() && i % 3 == 2);
        const QString &from = isDigit ? digits : rest;
        made.append(from.at((isDigit && !rest.isEmpty() ? i / 3 : i - i / 3) % from.size()));
    }
    return made;
}

QString randomLetters(const QString &ranges, qsizetype count, quint32 seed = 1)
{
    return randomLetters(lettersFrom(ranges), count, seed);
}

/// What the rule is made for, with `more` letters in its last part.
QString madeFor(const SecretRule &rule, const QString &start, qsizetype more = 0)
{
    QString made = start;
    for (qsizetype i = 0; i < rule.parts.size(); ++i) {
        const SecretPart &part = rule.parts.at(i);
        const qsizetype size = part.least + (i + 1 == rule.parts.size() ? more : 0);
        made += part.text.isEmpty() ? randomLetters(part.letters, size, quint32(i) + 1) : part.text;
    }
    return made;
}

QString contextOf(const SecretRule &rule)
{
    return rule.near.isEmpty() ? u"Here it is: "_s : rule.near.constFirst() + u" is "_s;
}

const SecretFinder &finder()
{
    static const SecretFinder shipped(shippedSecretRules());
    return shipped;
}

QList<FoundSecret> found(const QString &text)
{
    return finder().findByRules(text);
}

QStringList wordsFound(const QString &text, const OwnSecrets &own = {})
{
    QStringList words;
    for (const FoundSecret &each : finder().find(text, own))
        words.append(text.sliced(each.start, each.length));
    return words;
}

/// Mixed letters that are long enough for a password.
QString password()
{
    return u"q7"_s + u"Rw_2xv"_s + u"9Lm"_s;
}

QString signedToken()
{
    const auto coded = [](const QByteArray &json) {
        return QString::fromLatin1(
            json.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
    };
    return coded(R"({"alg":"HS256","typ":"JWT"})") + u'.' + coded(R"({"sub":"12"})") + u'.' +
           randomLetters(usual + u"_-"_s, 43);
}

QString privateKey(const QString &label)
{
    return u"-----BEGIN "_s + label + u"-----\n"_s + randomLetters(usual, 64) + u'\n' +
           randomLetters(usual, 40, 2) + u"\n-----END "_s + label + u"-----"_s;
}

} // namespace

class FindSecretsTest : public TestCase
{
    Q_OBJECT

private slots:
    void theRulesCanBeRead()
    {
        QVERIFY(finder().rules().rules.size() > 50);
        QSet<QString> ids;
        for (const SecretRule &rule : finder().rules().rules) {
            QVERIFY2(!ids.contains(rule.id), qPrintable(rule.id));
            ids.insert(rule.id);
        }
    }

    void aRuleThatCouldReadTooMuchIsRefused()
    {
        QVERIFY(!parseSecretRules("{").has_value());
        const auto with = [](const QByteArray &part) {
            return parseSecretRules(R"({"rules":[{"id":"a","kind":"key","parts":[)" + part +
                                    "]}]}");
        };
        QVERIFY(with(R"({"letters":"a-z","least":3,"most":9})").has_value());
        QVERIFY(!with(R"({"letters":"a-z","least":3,"most":9999})").has_value());
        QVERIFY(!with(R"({"letters":"a-z","least":0,"most":9})").has_value());
        QVERIFY(!with(R"({"text":"a"})").has_value());
        QVERIFY(!parseSecretRules(R"({"rules":[{"id":"a","kind":"unheard of"}]})").has_value());
    }

    void findsWhatEachRuleIsFor_data()
    {
        QTest::addColumn<qsizetype>("number");
        for (qsizetype i = 0; i < finder().rules().rules.size(); ++i) {
            if (finder().rules().rules.at(i).shape == SecretShape::Parts)
                QTest::newRow(qPrintable(finder().rules().rules.at(i).id)) << i;
        }
    }
    void findsWhatEachRuleIsFor()
    {
        QFETCH(const qsizetype, number);
        const SecretRule &rule = finder().rules().rules.at(number);
        const QStringList starts = rule.starts.isEmpty() ? QStringList(QString()) : rule.starts;
        for (const QString &start : starts) {
            const QString secret = madeFor(rule, start);
            const QString before = contextOf(rule);
            const QString shown = rule.isStartOutside ? secret.sliced(start.size()) : secret;
            for (const QString &after : {u""_s, u" and more"_s, u"\n"_s, u"\""_s, u"،"_s}) {
                const QString text = before + secret + after;
                QCOMPARE(wordsFound(text), QStringList(shown));
                QCOMPARE(found(text).constFirst().kind, rule.kind);
                QCOMPARE(found(text).constFirst().service, rule.service);
            }
        }
    }

    void leavesWhatIsNearlyOne_data() { findsWhatEachRuleIsFor_data(); }
    void leavesWhatIsNearlyOne()
    {
        QFETCH(const qsizetype, number);
        const SecretRule &rule = finder().rules().rules.at(number);
        const SecretFinder alone(SecretRules{{rule}, finder().rules().placeholders});
        const QString start = rule.starts.value(0);
        const QString before = contextOf(rule);
        const auto isFound = [&alone](const QString &text) {
            return !alone.findByRules(text).isEmpty();
        };
        const SecretPart &last = rule.parts.constLast();
        QVERIFY(isFound(before + madeFor(rule, start)));
        QVERIFY(isFound(before + madeFor(rule, start, last.most - last.least)));
        QVERIFY(!isFound(before + madeFor(rule, start, -1)));
        QVERIFY(!isFound(before + madeFor(rule, start, last.most - last.least + 1)));
        if (!rule.isStartOutside && !start.isEmpty())
            QVERIFY(!isFound(before + u"x"_s + madeFor(rule, start)));
        if (!rule.near.isEmpty())
            QVERIFY(!isFound(u"Here it is: "_s + madeFor(rule, start)));
    }

    void leavesWhatStandsForASecret_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("crosses") << u"sk-proj-"_s + u"x"_s.repeated(48);
        QTest::newRow("named") << u"export OPENAI_API_KEY=sk-your-api-key-goes-here-1234"_s;
        QTest::newRow("bracketed") << u"password=<the1password>"_s;
        QTest::newRow("variable") << u"api_key: \"${MY_KEY_12345}\""_s;
        QTest::newRow("call") << u"password = readPassword1(from2)"_s;
        QTest::newRow("of AWS's manual") << u"AKIA"_s + u"IOSFODNN7"_s + u"EXAMPLE"_s;
        QTest::newRow("stars") << u"token: ********12ab"_s;
        QTest::newRow("counting") << u"sk-"_s + u"1234567890abcdefghijABCD"_s;
        QTest::newRow("words with dashes") << u"sk-this-is-only-a-list-of-words-here"_s;
        QTest::newRow("compared") << u"if (password == \"q7Rw_2xv9Lm\")"_s;
        QTest::newRow("in C++") << u"Token::q7Rw2xv9Lm"_s;
        QTest::newRow("path") << u"token = /home/me/tokens/q7Rw2xv9"_s;
        QTest::newRow("hash") << u"commit "_s + randomLetters(u"a-f0-9"_s, 40);
        QTest::newRow("UUID") << u"550e8400-e29b-41d4-a716-446655440000"_s;
        QTest::newRow("count") << u"max_tokens=4096, tokens: 128000"_s;
        QTest::newRow("address") << u"https://user:password@example.org/ http://a:b@c"_s;
        QTest::newRow("port") << u"http://localhost:8080/@me"_s;
        QTest::newRow("public key") << privateKey(u"PUBLIC KEY"_s);
        QTest::newRow("no key in it")
            << u"-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----"_s;
        QTest::newRow("no token") << u"eyJub3QiOiJhIn0.eyJhIjoxfQ."_s + randomLetters(usual, 43);
    }
    void leavesWhatStandsForASecret()
    {
        QFETCH(const QString, text);
        QCOMPARE(wordsFound(text), QStringList());
    }

    void findsSignedTokensAndPrivateKeys()
    {
        QCOMPARE(wordsFound(u"Look: "_s + signedToken() + u"."_s), QStringList(signedToken()));
        QCOMPARE(found(signedToken()).constFirst().kind, SecretKind::SignedToken);
        for (const QString &label :
             {u"PRIVATE KEY"_s, u"RSA PRIVATE KEY"_s, u"EC PRIVATE KEY"_s, u"OPENSSH PRIVATE KEY"_s,
              u"ENCRYPTED PRIVATE KEY"_s, u"PGP PRIVATE KEY BLOCK"_s}) {
            const QString key = privateKey(label);
            QCOMPARE(wordsFound(u"a\n"_s + key + u"\nb"_s), QStringList(key));
            QCOMPARE(found(key).constFirst().kind, SecretKind::PrivateKey);
            const QString cut = key.first(key.indexOf(u"-----END"));
            QCOMPARE(wordsFound(cut), QStringList(cut));
            const QString inJson = QString(key).replace(u'\n', u"\\n"_s);
            QCOMPARE(wordsFound(u"\"key\": \""_s + inJson + u'"'), QStringList(inJson));
        }
    }

    void findsWhatIsAssigned_data()
    {
        QTest::addColumn<QString>("text");
        const QString secret = password();
        for (const QString &text :
             {u"password=%1"_s, u"PASSWORD: %1"_s, u"\"api_key\": \"%1\","_s,
              u"db.password = '%1'"_s, u"Passwort: %1"_s, u"**Password:** %1"_s,
              u"config[\"secret\"] = \"%1\";"_s, u"AccessToken := `%1`"_s, u"password => '%1'"_s,
              u"{\\\"token\\\": \\\"%1\\\"}"_s, u"https://me:%1@host/"_s,
              u"postgres://db.user:%1@10.0.0.1:5432/x"_s, u"my-secret-key: %1"_s,
              u"token: Bearer %1"_s})
            QTest::newRow(qPrintable(text)) << text.arg(secret);
    }
    void findsWhatIsAssigned()
    {
        QFETCH(const QString, text);
        QCOMPARE(wordsFound(text), QStringList(password()));
        QCOMPARE(found(text).constFirst().kind, SecretKind::Password);
    }

    void tellsSeveralInTheirOrder()
    {
        const QString github = u"ghp_"_s + randomLetters(usual, 36);
        const QString google = u"AIza"_s + randomLetters(usual, 35, 2);
        const QString text = u"password="_s + password() + u" then "_s + github + u" and token="_s +
                             google + u"\\n"_s + github;
        QCOMPARE(wordsFound(text), (QStringList{password(), github, google, github}));
        QCOMPARE(found(text).at(1).service, u"GitHub"_s);
        QCOMPARE(found(text).at(2).service, u"Google"_s); // not only the value of "token"
    }

    void knowsOnesOwnInEveryForm_data()
    {
        QTest::addColumn<QString>("own");
        QTest::newRow("key") << u"local/"_s + u"k\"ey+of me"_s;
        QTest::newRow("password") << u"correct horse battery"_s;
        QTest::newRow("Arabic") << u"كلمة السر ٧ الطويلة"_s;
    }
    void knowsOnesOwnInEveryForm()
    {
        QFETCH(const QString, own);
        OwnSecrets secrets;
        QVERIFY(secrets.isEmpty());
        secrets.learn({Secret(own.toUtf8())});
        QVERIFY(!secrets.isEmpty());
        const QByteArray bytes = own.toUtf8();
        const QString cut = own.first(5) + u"\n  "_s + own.sliced(5);
        const QString json = QString(own).replace(u'"', u"\\\""_s);
        for (const QString &form : {own, cut, json, QString::fromLatin1(bytes.toPercentEncoding()),
                                    QString::fromLatin1(bytes.toBase64())}) {
            const QString text = u"a "_s + form + u" b "_s + form;
            QCOMPARE(wordsFound(text, secrets), (QStringList{form, form}));
            QCOMPARE(finder().find(text, secrets).constFirst().kind, SecretKind::OwnSecret);
        }
        QCOMPARE(wordsFound(own.chopped(1), secrets), QStringList());
        QCOMPARE(wordsFound(own.sliced(1), secrets), QStringList());
    }

    void takesNoUsualWordForOnesOwn()
    {
        OwnSecrets secrets;
        secrets.learn({Secret("ollama"), Secret("lm-studio"), Secret("password"), Secret("")});
        secrets.learn({Secret("none"), Secret("1234567")});
        QCOMPARE(wordsFound(u"ollama and lm-studio want a password, or none"_s, secrets),
                 QStringList());
    }

    void knowsEverySecretOfAProfile()
    {
        const QStringList all{u"key-secret-4"_s, u"proxy-secret-2"_s, u"pass-secret-3"_s,
                              u"header-secret-1"_s};
        ProfileSecrets further;
        further.proxyPassword = Secret(all.at(1).toUtf8());
        further.passphrase = Secret(all.at(2).toUtf8());
        further.headers.insert(u"x-key"_s, Secret(all.at(3).toUtf8()));
        OwnSecrets secrets;
        secrets.learn(secretsIn(Secret(all.at(0).toUtf8()), further));
        QCOMPARE(wordsFound(all.join(u", "_s), secrets), all);
    }

    void onesOwnComesBeforeARule()
    {
        const QString key = u"sk-proj-"_s + randomLetters(usual, 48);
        OwnSecrets secrets;
        secrets.learn({Secret(key.toUtf8())});
        const auto all = finder().find(u"key "_s + key, secrets);
        QCOMPARE(all.size(), 1);
        QCOMPARE(all.constFirst(), (FoundSecret{SecretKind::OwnSecret, {}, 4, key.size()}));
    }

    void asksOnceForTheSameWords()
    {
        AllowedSecrets allowed;
        const QString text = u"password="_s + password();
        const QString other = u"see: token="_s + password() + u" ghp_"_s + randomLetters(usual, 36);
        QCOMPARE(allowed.asked(u"c"_s, text, found(text)), found(text));
        allowed.allow(u"c"_s, text, found(text));
        QCOMPARE(allowed.asked(u"c"_s, text, found(text)), QList<FoundSecret>());
        QCOMPARE(allowed.asked(u"d"_s, text, found(text)), found(text));
        QCOMPARE(allowed.asked(u"c"_s, other, found(other)), found(other).sliced(1));
    }

    void noTextTakesLong_data()
    {
        QTest::addColumn<QString>("piece");
        const QString jwt = signedToken();
        const QList<QString> pieces{u"a"_s,
                                    u"a "_s,
                                    u"sk-"_s,
                                    u" sk-a"_s,
                                    u"password="_s,
                                    u"=:"_s,
                                    u"://"_s,
                                    u"://a:"_s,
                                    u"a://a:a"_s,
                                    u"-"_s,
                                    u"-----"_s,
                                    u"eyJ."_s,
                                    u" eyJhIjoxfQ"_s,
                                    u"token:\""_s,
                                    u"'"_s,
                                    u"1234567:"_s,
                                    u"a/b+"_s,
                                    u"%2"_s,
                                    u"\\n"_s,
                                    u"mistral a1B2"_s,
                                    u"Bearer "_s,
                                    u"Nabc."_s,
                                    u"twilio "_s + randomLetters(u"a-f0-9"_s, 31) + u' ',
                                    u"-----BEGIN PRIVATE KEY-----"_s,
                                    u"-----BEGIN PRIVATE KEY-----a\n"_s,
                                    jwt.first(jwt.indexOf(u'.') + 1),
                                    u"x"_s + jwt.first(jwt.lastIndexOf(u'.')) + u' ',
                                    u"secret ="_s + u"a1"_s.repeated(99)};
        for (const QString &piece : pieces)
            QTest::newRow(qPrintable(piece.first(std::min<qsizetype>(piece.size(), 40)))) << piece;
    }
    void noTextTakesLong()
    {
        QFETCH(const QString, piece);
        const auto steps = [&piece](qsizetype size) {
            qsizetype count = 0;
            (void)finder().findByRules(piece.repeated(size / piece.size() + 1).first(size), &count);
            return count;
        };
        constexpr qsizetype size = 20000;
        constexpr qsizetype mostPerLetter = 150;
        QVERIFY2(steps(size) < mostPerLetter * size, qPrintable(QString::number(steps(size))));
        const double growth = double(steps(4 * size)) / double(steps(size));
        QVERIFY2(growth < 4.4, qPrintable(QString::number(growth)));
    }

    void noTextOfOnesOwnTakesLong()
    {
        OwnSecrets secrets;
        secrets.learn({Secret(QByteArray("a1").repeated(200)),
                       Secret(QByteArray("a1").repeated(100)),
                       Secret(QByteArray("a1").repeated(4) + "x")});
        const QString text = u"a1"_s.repeated(100000);
        QCOMPARE(secrets.placesIn(text).size(), 500); // the longest first
    }
};

HIWAR_TEST(FindSecretsTest, QCoreApplication)
#include "tst_findsecrets.moc"
