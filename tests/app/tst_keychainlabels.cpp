// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/keychainlabels.h"
#include "net/values/profilesecrets.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class KeychainLabelsTest : public TestCase
{
    Q_OBJECT

private slots:
    void callsBothItemsAfterTheProfile()
    {
        Profile profile;
        profile.id = u"a"_s;
        profile.name = u"Work"_s;
        QCOMPARE(keychainLabels({profile}),
                 (QHash<QString, QString>{
                     {u"a"_s, u"Hiwar: Work"_s},
                     {secretsItem(u"a"_s), u"Hiwar: Work (headers and passwords)"_s}}));
        profile.name.clear();
        QCOMPARE(keychainLabels({profile}).value(u"a"_s), u"Hiwar: Unnamed"_s);
    }
};

HIWAR_TEST(KeychainLabelsTest, QCoreApplication)
#include "tst_keychainlabels.moc"
