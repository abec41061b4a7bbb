// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/secretredactor.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

class SecretRedactorTest : public TestCase
{
    Q_OBJECT

private slots:
    void hidesTheKeyWhereverItIsCut()
    {
        const QByteArray text = "a sk-canary-1 b sk-canary-1sk-canary-1 sk-can sk-"_ba;
        const QByteArray hidden = "a ••• b •••••• sk-can sk-"_ba;
        for (qsizetype cut = 0; cut <= text.size(); ++cut) {
            for (qsizetype second = cut; second <= text.size(); ++second) {
                SecretRedactor redactor({Secret("sk-canary-1")});
                QByteArray shown = redactor.pass(text.first(cut));
                shown += redactor.pass(text.sliced(cut, second - cut));
                shown += redactor.pass(text.sliced(second));
                shown += redactor.rest();
                QCOMPARE(shown, hidden);
            }
        }
    }

    void holdsNothingElseBack()
    {
        SecretRedactor redactor({Secret("sk-canary-1")});
        QCOMPARE(redactor.pass("data: {}\n\n"), "data: {}\n\n");
        SecretRedactor without({Secret()});
        QCOMPARE(without.pass("anything"), "anything");
    }

    void hidesEverySecretInEveryFormThatAServiceEchoes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("as it is") << "<p+/w="_ba;
        QTest::newRow("in a URL") << "%3Cp%2B%2Fw%3D"_ba;
        QTest::newRow("in a URL, lower case") << "%3cp%2b%2fw%3d"_ba;
        QTest::newRow("in JSON") << "<p+\\/w="_ba;
        QTest::newRow("in Base64") << "PHArL3c9"_ba;
        QTest::newRow("another one") << "Zweite!"_ba;
    }
    void hidesEverySecretInEveryFormThatAServiceEchoes()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(redacted("a " + text + " b", {Secret("<p+/w="), Secret("Zweite!")}), "a ••• b");
    }

    void hidesASecretThatIsTheBeginningOfAnother()
    {
        const QList<Secret> secrets{Secret("sk-abc"), Secret("sk-abcdef")};
        const QByteArray text = "sk-abcdef sk-abc sk-abcde"_ba;
        for (qsizetype cut = 0; cut <= text.size(); ++cut) {
            SecretRedactor redactor(secrets);
            QByteArray shown = redactor.pass(text.first(cut));
            shown += redactor.pass(text.sliced(cut));
            shown += redactor.rest();
            QCOMPARE(shown, "••• ••• •••de");
        }
    }

    void leavesWhatIsTooShortForASecret()
    {
        QCOMPARE(redacted("an x-ray", {Secret("x"), Secret("ray")}), "an x-ray");
    }
};

HIWAR_TEST(SecretRedactorTest, QCoreApplication)
#include "tst_secretredactor.moc"
