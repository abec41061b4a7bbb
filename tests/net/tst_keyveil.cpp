// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/keyveil.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

class KeyVeilTest : public TestCase
{
    Q_OBJECT

private slots:
    void hidesTheKeyWhereverItIsCut()
    {
        const QByteArray text = "a sk-canary-1 b sk-canary-1sk-canary-1 sk-can sk-"_ba;
        const QByteArray hidden = "a ••• b •••••• sk-can sk-"_ba;
        for (qsizetype cut = 0; cut <= text.size(); ++cut) {
            for (qsizetype second = cut; second <= text.size(); ++second) {
                KeyVeil veil(Secret("sk-canary-1"));
                QByteArray shown = veil.pass(text.first(cut));
                shown += veil.pass(text.sliced(cut, second - cut));
                shown += veil.pass(text.sliced(second));
                shown += veil.rest();
                QCOMPARE(shown, hidden);
            }
        }
    }

    void holdsNothingElseBack()
    {
        KeyVeil veil(Secret("sk-canary-1"));
        QCOMPARE(veil.pass("data: {}\n\n"), "data: {}\n\n");
        KeyVeil without{Secret()};
        QCOMPARE(without.pass("anything"), "anything");
    }
};

QTEST_GUILESS_MAIN(KeyVeilTest)
#include "tst_keyveil.moc"
