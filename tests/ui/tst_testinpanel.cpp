// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The connection test in the settings panel.
#include "tests/support/testcase.h"
#include "ui/settings/settingspanel.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;
using namespace Hiwar;
using namespace std::chrono_literals;

class TestInPanel : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void init()
    {
        TestCase::init();
        m_panel = std::make_unique<SettingsPanel>();
        m_panel->setProfiles({{.id = u"own"_s,
                               .name = u"Mine"_s,
                               .baseUrl = u"https://api.example.com/v1"_s,
                               .model = u"small"_s}},
                             u"own"_s);
        m_panel->setSecretsStatus(u"own"_s, {.state = KeyState::Missing});
        m_panel->resize(380, 900);
        m_panel->show();
    }

    void cleanup() { m_panel.reset(); }

    void showsItsLinesAndCanBeCancelled()
    {
        QSignalSpy tested(m_panel.get(), &SettingsPanel::testRequested);
        QSignalSpy cancelled(m_panel.get(), &SettingsPanel::testCancelled);
        QVERIFY(!part(u"Cancel test"_s)->isVisible());
        press(u"Test connection"_s);
        QCOMPARE(tested.count(), 1);
        m_panel->beginTest();
        QVERIFY(!part(u"Test connection"_s)->isEnabled());
        press(u"Cancel test"_s);
        QCOMPARE(cancelled.count(), 1);
        m_panel->addTestLine(
            {.step = CheckupStep::Models, .elapsed = 41ms, .models = {u"a"_s, u"b"_s, u"c"_s}});
        m_panel->endTest(false);
        openSteps();
        const QString line = u"Models: 3 offered. (41 ms)"_s;
        QVERIFY(shows(line));
        QVERIFY(shows(u"does not work yet"_s));
        QVERIFY(part(u"Test connection"_s)->isEnabled());
        m_panel->beginTest();
        QVERIFY(!shows(line));
        m_panel->endTest(false);
    }

    void whatATestProposesGoesIntoTheFormOnAClick()
    {
        m_panel->beginTest();
        m_panel->addTestLine({.step = CheckupStep::Encryption,
                              .verdict = CheckupVerdict::Failed,
                              .chain = {{.subject = u"box.local"_s, .sha256 = QString(64, u'a')}}});
        m_panel->addTestLine(
            {.step = CheckupStep::Elsewhere, .proposedAddress = u"https://other.example.com/v1"_s});
        m_panel->endTest(false);
        QVERIFY(!m_panel->hasUnsavedChanges());
        press(u"Use this address"_s);
        press(u"Trust this certificate"_s);
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        press(u"Save"_s);
        const auto profile = saved.first().first().value<Profile>();
        QCOMPARE(profile.baseUrl, u"https://other.example.com/v1"_s);
        QCOMPARE(profile.tls.pinnedSha256, QString(64, u'a'));
    }

    void anAddressOfTheSameOriginIsTestedAtOnce()
    {
        QSignalSpy tested(m_panel.get(), &SettingsPanel::testRequested);
        m_panel->beginTest();
        m_panel->addTestLine({.step = CheckupStep::Elsewhere,
                              .proposedAddress = u"https://api.example.com/api/v1"_s});
        m_panel->endTest(false);
        press(u"Use this address"_s);
        QCOMPARE(tested.count(), 1);
        QCOMPARE(tested.first().first().value<Profile>().baseUrl,
                 u"https://api.example.com/api/v1"_s);
        QVERIFY(m_panel->hasUnsavedChanges()); // only Save stores it, as before
    }

    void anotherOriginIsNotGivenTheKeyUnasked_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("host") << u"https://other.example.com/v1"_s;
        QTest::newRow("port") << u"https://api.example.com:8443/v1"_s;
        QTest::newRow("plain") << u"http://api.example.com/v1"_s;
    }
    void anotherOriginIsNotGivenTheKeyUnasked()
    {
        QFETCH(const QString, address);
        QSignalSpy tested(m_panel.get(), &SettingsPanel::testRequested);
        m_panel->beginTest();
        m_panel->addTestLine({.step = CheckupStep::Elsewhere, .proposedAddress = address});
        m_panel->endTest(false);
        press(u"Use this address"_s);
        QCOMPARE(tested.count(), 0);
        press(u"Test connection"_s);
        QCOMPARE(tested.first().first().value<Profile>().baseUrl, address);
    }

    void itsButtonsStayInSightWhileTheReportIsRead()
    {
        m_panel->resize(380, 420);
        m_panel->beginTest();
        openSteps();
        for (int i = 0; i < 20; ++i)
            m_panel->addTestLine({.step = CheckupStep::Models, .models = {QString::number(i)}});
        const auto isInSight = [this](const QString &name) {
            const QPushButton *button = part(name);
            const QRect position(button->mapTo(m_panel.get(), QPoint()), button->size());
            return button->isVisible() && m_panel->rect().contains(position) &&
                   !button->visibleRegion().isEmpty();
        };
        QScrollBar *bar = m_panel->findChild<QScrollArea *>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 400);
        for (const int position : {0, bar->maximum() / 2, bar->maximum()}) {
            bar->setValue(position);
            QTRY_VERIFY(isInSight(u"Save"_s));
            QVERIFY(isInSight(u"Cancel test"_s));
        }
        m_panel->endTest(false);
        QTRY_VERIFY(isInSight(u"Test connection"_s));
        QVERIFY(!part(u"Cancel test"_s)->isVisible());
    }

private:
    [[nodiscard]] QPushButton *part(const QString &name) const
    {
        auto *button = m_panel->findChild<QPushButton *>(name);
        if (button == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return button;
    }
    void openSteps() const
    {
        auto *steps = m_panel->findChild<QAbstractButton *>(u"Steps"_s);
        if (!steps->isChecked())
            steps->click();
    }
    void press(const QString &name) const
    {
        QVERIFY(part(name)->isVisible());
        part(name)->click();
    }
    [[nodiscard]] bool shows(const QString &words) const
    {
        const auto labels = m_panel->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](QLabel *label) {
            return label->isVisible() && label->text().contains(words);
        });
    }

    std::unique_ptr<SettingsPanel> m_panel;
};

HIWAR_TEST(TestInPanel, QApplication)
#include "tst_testinpanel.moc"
