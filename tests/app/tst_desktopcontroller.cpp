// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/desktopcontroller.h"
#include "tests/app/settingscase.h"
#include "ui/settings/desktopsection.h"
#include "ui/settings/inlinemessagelabel.h"

#include <QCheckBox>
#include <QComboBox>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

class ScriptedLogin : public LoginStart
{
public:
    bool grants = true;
    void set(bool starts) override
    {
        emit answered(grants && starts, grants ? QString() : u"It was not allowed."_s);
    }
};

class ScriptedKeys : public GlobalKeys
{
public:
    void begin() override { emit told(tellKeys(u"Super+J"_s)); }
};

} // namespace

class DesktopControllerTest : public SettingsCase
{
    Q_OBJECT

private slots:
    void init()
    {
        SettingsCase::init();
        m_asked.clear();
        m_grants = true;
        m_controller = std::make_unique<DesktopController>(
            m_parts->settings,
            DesktopServices{.hasTray = [] { return true; },
                            .makeLoginStart =
                                [this] {
                                    m_asked << u"login"_s;
                                    auto made = std::make_unique<ScriptedLogin>();
                                    made->grants = m_grants;
                                    return made;
                                },
                            .makeGlobalKeys =
                                [this] {
                                    m_asked << u"keys"_s;
                                    auto made = std::make_unique<ScriptedKeys>();
                                    m_keys = made.get();
                                    return made;
                                },
                            .makeIconMenu = [] { return std::unique_ptr<IconMenu>(); },
                            .hasSearch = true});
        m_controller->setPanel(m_parts->panel);
        m_controller->begin();
    }
    void cleanup()
    {
        m_controller.reset();
        SettingsCase::cleanup();
    }

    void nothingIsAskedOfTheDesktopByItself() { QVERIFY(m_asked.isEmpty()); }

    void everyChoiceIsStored()
    {
        box(u"Notifications"_s)->setCurrentIndex(1);
        emit box(u"Notifications"_s)->activated(1);
        check(u"Show the reply in notifications"_s)->click();
        check(u"Notification sound"_s)->click();
        check(u"Count on the icon"_s)->click();
        const DesktopChoices wanted{.notifyOf = NotifyOf::Failures,
                                    .showsReply = true,
                                    .playsSound = true,
                                    .countsUnread = false};
        QCOMPARE(m_parts->settings.settings().desktop, wanted);
        const auto again = decodeSettings(encodeSettings(m_parts->settings.settings()));
        QVERIFY(again);
        QCOMPARE(again->desktop, wanted);
    }

    void stayingNeedsTheIcon()
    {
        const QWidget &section = m_parts->panel.desktop();
        QVERIFY(!check(u"Stay in the tray"_s)->isVisibleTo(&section));
        check(u"Tray icon"_s)->click();
        QVERIFY(check(u"Stay in the tray"_s)->isVisibleTo(&section));
        check(u"Stay in the tray"_s)->click();
        QVERIFY(m_parts->settings.settings().desktop.staysInTray);
        QVERIFY(!m_controller->keepsRunning()); // no desktop shows the icon here
    }

    void whatTheSystemSaidIsShownAndBelieved()
    {
        m_grants = false;
        check(u"Start at login"_s)->click();
        QCOMPARE(said(u"Login said"_s), u"It was not allowed."_s);
        QVERIFY(!check(u"Start at login"_s)->isChecked());
        QVERIFY(!m_parts->settings.settings().desktop.startsAtLogin);
    }

    void whatIsGrantedIsQuiet()
    {
        check(u"Start at login"_s)->click();
        QCOMPARE(m_asked, QStringList(u"login"_s));
        QCOMPARE(said(u"Login said"_s), QString());
        QVERIFY(check(u"Start at login"_s)->isChecked());
    }

    void theKeysAreNamedAndLeadToTheQuickQuestion()
    {
        QSignalSpy quick(m_controller.get(), &DesktopController::quickQuestionRequested);
        check(u"Quick question keys"_s)->click();
        QCOMPARE(m_asked, QStringList(u"keys"_s));
        QCOMPARE(said(u"Keys said"_s), u"The keys are Super+J."_s);
        emit m_keys->pressed(u"token"_s);
        QCOMPARE(quick.size(), 1);
        QCOMPARE(quick.first().first().toString(), u"token"_s);
        check(u"Quick question keys"_s)->click();
        QCOMPARE(said(u"Keys said"_s), QString());
        QVERIFY(m_keys.isNull());
    }

    void titlesInTheMenuOfTheIconAreAChoice()
    {
        const QString name = u"List the last conversations"_s;
        QVERIFY(check(name)->isVisibleTo(&m_parts->panel.desktop()));
        QVERIFY(!check(name)->isChecked());
        check(name)->click();
        QVERIFY(m_parts->settings.settings().desktop.listsRecent);
        const auto again = decodeSettings(encodeSettings(m_parts->settings.settings()));
        QVERIFY(again);
        QVERIFY(again->desktop.listsRecent);
        m_controller->tellOfIconMenu(u"They are not shown."_s);
        QCOMPARE(said(u"Icon menu said"_s), u"They are not shown."_s);
    }

    void whatTheSystemHasNotIsNotOffered()
    {
        DesktopController other(m_parts->settings, {});
        other.setPanel(m_parts->panel);
        const QWidget &section = m_parts->panel.desktop();
        for (const QString &name : {u"List the last conversations"_s, u"Tray icon"_s})
            QVERIFY2(!check(name)->isVisibleTo(&section), qPrintable(name));
        QVERIFY(!box(u"Desktop search"_s)->isVisibleTo(&section));
    }

private:
    [[nodiscard]] QCheckBox *check(const QString &name) const
    {
        return m_parts->panel.findChild<QCheckBox *>(name);
    }
    [[nodiscard]] QComboBox *box(const QString &name) const
    {
        return m_parts->panel.findChild<QComboBox *>(name);
    }
    [[nodiscard]] QString said(const QString &name) const
    {
        return m_parts->panel.findChild<InlineMessageLabel *>(name)->text();
    }

    std::unique_ptr<DesktopController> m_controller;
    QPointer<GlobalKeys> m_keys;
    QStringList m_asked;
    bool m_grants = true;
};

HIWAR_TEST(DesktopControllerTest, QApplication)
#include "tst_desktopcontroller.moc"
