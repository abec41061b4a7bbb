// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/settings/languagesection.h"
#include "ui/settings/settingspanel.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TestAppearance : public TestCase
{
    Q_OBJECT

private slots:
    void choicesHoldAtOnce()
    {
        SettingsPanel panel;
        QSignalSpy themes(&panel, &SettingsPanel::themeChosen);
        QSignalSpy keys(&panel, &SettingsPanel::sendKeyChosen);
        panel.setAppearance(ThemePreference::Light, false);
        QCOMPARE(themes.count() + keys.count(), 0);
        QTest::keyClick(box(panel, u"Colours"_s), Qt::Key_Down);
        QCOMPARE(themes.first().first().value<ThemePreference>(), ThemePreference::Dark);
        QTest::keyClick(box(panel, u"Send with"_s), Qt::Key_Down);
        QCOMPARE(keys.first().first().toBool(), true);
        QVERIFY(!panel.hasUnsavedChanges());
    }

    void theWheelChangesNothingInPassing()
    {
        SettingsPanel panel;
        panel.setAppearance(ThemePreference::Light, false);
        QComboBox *colours = box(panel, u"Colours"_s);
        QWheelEvent turn(QPointF(5, 5), QPointF(5, 5), {}, QPoint(0, -120), Qt::NoButton,
                         Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(colours, &turn);
        QCOMPARE(colours->currentData().toInt(), static_cast<int>(ThemePreference::Light));
        QVERIFY(!turn.isAccepted()); // ignored, so that the panel scrolls
    }

    void aLanguageIsToldAndWhyItWaits()
    {
        SettingsPanel panel;
        LanguageSection &part = panel.language();
        QSignalSpy chosen(&part, &LanguageSection::chosen);
        part.setLanguages({{u"en"_s, u"English"_s}, {u"ar"_s, u"العربية"_s}}, u"en"_s);
        QComboBox *languages = box(panel, u"Language"_s);
        QCOMPARE(languages->currentText(), u"English"_s);
        QCOMPARE(chosen.count(), 0);
        QVERIFY(!remarkOf(part)->isVisibleTo(&part));

        QTest::keyClick(languages, Qt::Key_Down);
        QCOMPARE(chosen.takeFirst().first().toString(), u"ar"_s);
        QVERIFY(!remarkOf(part)->isVisibleTo(&part));
        QVERIFY(!panel.hasUnsavedChanges());
        part.setWaiting(true);
        QVERIFY(remarkOf(part)->isVisibleTo(&part));
        QVERIFY(remarkOf(part)->text().contains(u"after a restart"_s));

        QTest::keyClick(languages, Qt::Key_Up); // the language as before
        QCOMPARE(chosen.takeFirst().first().toString(), u"en"_s);
        part.setWaiting(false);
        QVERIFY(!remarkOf(part)->isVisibleTo(&part));
        QTest::keyClick(languages, Qt::Key_Up);
        QCOMPARE(chosen.takeFirst().first().toString(), QString());
    }

    void aLanguageThatIsNotThereIsTheSystems()
    {
        SettingsPanel panel;
        panel.language().setLanguages({{u"en"_s, u"English"_s}}, u"tlh"_s);
        QCOMPARE(box(panel, u"Language"_s)->currentIndex(), 0);
    }

private:
    static QLabel *remarkOf(const LanguageSection &part)
    {
        return static_cast<QLabel *>(part.layout()->itemAt(2)->widget());
    }
    static QComboBox *box(const SettingsPanel &panel, const QString &name)
    {
        return panel.findChild<QComboBox *>(name);
    }
};

HIWAR_TEST(TestAppearance, QApplication)
#include "tst_appearance.moc"
