// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The palette finds every setting that the panel has, and none that it has not.
#include "tests/support/testcase.h"
#include "ui/settings/checkrow.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/choicerow.h"
#include "ui/settings/settingnames.h"
#include "ui/settings/settingspanel.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QCheckBox>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class SettingNamesTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void eachIsInThePanel()
    {
        const SettingsPanel panel;
        for (const SettingName &setting : settingNames()) {
            QVERIFY(!shownName(setting).isEmpty());
            if (setting.part)
                QVERIFY2(panel.findChild<QWidget *>(QString::fromLatin1(setting.part)),
                         setting.part);
        }
    }

    void eachOfThePanelIsNamed()
    {
        const SettingsPanel panel;
        QSet<QString> named;
        for (const SettingName &setting : settingNames()) {
            if (setting.part)
                named.insert(QString::fromLatin1(setting.part));
        }
        qsizetype seen = 0;
        for (const CheckRow *row : panel.findChildren<CheckRow *>()) {
            const auto *box = row->findChild<QCheckBox *>();
            QVERIFY(box);
            QVERIFY2(named.contains(box->objectName()), qPrintable(box->objectName()));
            ++seen;
        }
        for (const ChoiceRow *row : panel.findChildren<ChoiceRow *>()) {
            QVERIFY2(named.contains(row->box().objectName()), qPrintable(row->box().objectName()));
            ++seen;
        }
        QVERIFY(seen > 8);
    }

    void everySectionHasAName()
    {
        for (int topic = 0; topic <= int(SettingsTopic::About); ++topic)
            QVERIFY(!shownTopic(SettingsTopic(topic)).isEmpty());
    }
};

HIWAR_TEST(SettingNamesTest, QApplication)
#include "tst_settingnames.moc"
