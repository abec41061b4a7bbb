// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/editscript.h"
#include "tests/app/longestcommon.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

class TestEditScript : public TestCase
{
    Q_OBJECT

private slots:
    void hasAsManyInCommonAsThereAre()
    {
        for (quint32 seed = 0; seed < 500; ++seed) {
            TextDice dice(seed);
            const int letters = 2 + dice.below(5);
            std::vector<int> first(std::size_t(dice.below(40)));
            std::vector<int> second(std::size_t(dice.below(40)));
            for (std::vector<int> *each : {&first, &second}) {
                for (int &item : *each)
                    item = dice.below(letters);
            }
            for (const qsizetype limit : {1000, 3, 1}) {
                qsizetype found = 0;
                CommonItems before;
                for (const CommonItems &block : commonItems(first, second, limit)) {
                    QVERIFY(block.length > 0);
                    QVERIFY(block.first >= before.first + before.length);
                    QVERIFY(block.second >= before.second + before.length);
                    for (qsizetype i = 0; i < block.length; ++i)
                        QCOMPARE(first[std::size_t(block.first + i)],
                                 second[std::size_t(block.second + i)]);
                    found += block.length;
                    before = block;
                }
                if (limit == 1000)
                    QCOMPARE(found, longestCommon(first, second));
                else
                    QVERIFY(found <= longestCommon(first, second));
            }
        }
    }

    void findsTheLongestAscent()
    {
        const std::vector<qsizetype> numbers{5, 1, 2, 9, 3, 4, 0};
        QCOMPARE(longestAscent(numbers), (QList<qsizetype>{1, 2, 4, 5}));
        QVERIFY(longestAscent({}).isEmpty());
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestEditScript, QCoreApplication)
#include "tst_editscript.moc"
