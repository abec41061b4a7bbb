// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sections of the settings: one at a time, all within reach, found by their words.
#include "tests/ui/panelcase.h"
#include "ui/settings/keyboardsection.h"
#include "ui/settings/sectionlist.h"
#include "ui/settings/settingspages.h"
#include "ui/settings/spellingsection.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

using namespace Hiwar;

class TestSettingsSections : public PanelCase
{
    Q_OBJECT

private slots:
    void oneSectionIsShownAtATime_data()
    {
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("control");
        QTest::newRow("models") << u"Models"_s << u"Base URL"_s;
        QTest::newRow("appearance") << u"Appearance"_s << u"Colours"_s;
        QTest::newRow("reading") << u"Reading"_s << u"Wrap code"_s;
        QTest::newRow("files") << u"Files section"_s << u"Keep original files"_s;
        QTest::newRow("keyboard") << u"Keyboard"_s << u"Send with"_s;
        QTest::newRow("language") << u"Language section"_s << u"Language"_s;
        QTest::newRow("desktop") << u"Desktop section"_s << u"Notifications"_s;
        QTest::newRow("data") << u"Data"_s << u"Import conversations"_s;
        QTest::newRow("privacy") << u"Privacy"_s << u"Titles by the model"_s;
        QTest::newRow("about") << u"About"_s << u"Ask the Guide"_s;
    }
    void oneSectionIsShownAtATime()
    {
        QFETCH(const QString, section);
        QFETCH(const QString, control);
        m_panel->resize(600, 900);
        choose(section);
        for (const QString &name :
             {u"Base URL"_s, u"Colours"_s, u"Wrap code"_s, u"Send with"_s, u"Language"_s,
              u"Notifications"_s, u"Keep original files"_s, u"Import conversations"_s,
              u"Titles by the model"_s, u"Ask the Guide"_s})
            QCOMPARE(part(name)->isVisible(), name == control);
        QCOMPARE(part(u"Save"_s)->isVisible(), section == u"Models"_s);
        QCOMPARE(part(u"Test connection"_s)->isVisible(), section == u"Models"_s);
    }

    void noSearchShowsWhatASectionHides()
    {
        m_panel->resize(600, 900);
        const auto isSaid = [this] { // that there is no dictionary
            const auto labels = m_panel->spelling().findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
                return label->isVisible() && label->text().contains(u"hunspell-en-us"_s);
            });
        };
        m_panel->spelling().setDictionaries({});
        choose(u"Writing"_s);
        QVERIFY(isSaid());
        m_panel->spelling().setDictionaries({{u"en_US"_s, u"American English"_s, true}});
        QVERIFY(!isSaid());
        choose(u"Models"_s);
        choose(u"Writing"_s);
        QVERIFY(!isSaid());
    }

    void theListWalksByKeysAndIsLeftByTab()
    {
        m_panel->resize(600, 900);
        auto *models = part(u"Models"_s);
        models->setFocus();
        QTest::keyClick(models, Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), part(u"Appearance"_s));
        QVERIFY(part(u"Colours"_s)->isVisible());
        QTest::keyClick(part(u"Appearance"_s), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), part(u"Colours"_s));
    }

    void aNarrowPanelHasABoxInsteadOfTheList()
    {
        m_panel->resize(600, 900);
        QVERIFY(part(u"Sections"_s)->isVisible());
        QVERIFY(!part(u"Section"_s)->isVisible());
        m_panel->resize(380, 900);
        QVERIFY(!part(u"Sections"_s)->isVisible());
        auto *box = qobject_cast<QComboBox *>(part(u"Section"_s));
        QVERIFY(box->isVisible());
        QTest::keyClick(box, Qt::Key_Down);
        QVERIFY(part(u"Colours"_s)->isVisible());
        QVERIFY(!part(u"Base URL"_s)->isVisible());
    }

    void theSearchShowsTheSettingsThatMatch()
    {
        search(u"WRAP code"_s);
        QVERIFY(part(u"Wrap code"_s)->isVisible());
        QVERIFY(!part(u"Follow replies"_s)->isVisible());
        QVERIFY(!part(u"Base URL"_s)->isVisible());
        QVERIFY(!part(u"Save"_s)->isVisible());
        search(u"dark"_s); // one of the choices of a box
        QVERIFY(part(u"Colours"_s)->isVisible());
        search(u"reading"_s); // a title finds the whole section
        QVERIFY(part(u"Follow replies"_s)->isVisible());
        QVERIFY(part(u"Wrap code"_s)->isVisible());
        search(u"certificate"_s); // within a fold
        QVERIFY(part(u"Client certificate"_s)->isVisible());
        QVERIFY(part(u"Save"_s)->isVisible());
        search({});
        QVERIFY(part(u"Base URL"_s)->isVisible());
        QVERIFY(!part(u"Wrap code"_s)->isVisible());
        choose(u"Reading"_s);
        QVERIFY(part(u"Follow replies"_s)->isVisible()); // nothing stays hidden
    }

    void aSearchWithoutAMatchSaysSo()
    {
        search(u"zebra"_s);
        QVERIFY(shows(u"No setting matches “zebra”."_s));
        search(u"colours"_s);
        QVERIFY(!shows(u"No setting matches"_s));
        QVERIFY(part(u"Colours"_s)->isVisible());
    }

    void escapeEndsTheSearchBeforeItCloses()
    {
        QSignalSpy closed(m_panel.get(), &SettingsPanel::closeRequested);
        search(u"dark"_s);
        QTest::keyClick(edit(u"Search settings"_s), Qt::Key_Escape);
        QVERIFY(part(u"Base URL"_s)->isVisible());
        QCOMPARE(closed.count(), 0);
        QTest::keyClick(edit(u"Search settings"_s), Qt::Key_Escape);
        QCOMPARE(closed.count(), 1);
    }

    void itOpensAtItsTopWithTheFirstFieldFocused()
    {
        for (const QString &fold : {u"Request"_s, u"Waiting"_s, u"Connection"_s})
            qobject_cast<QAbstractButton *>(part(fold))->click();
        m_panel->resize(380, 420);
        QScrollBar *bar = m_panel->findChild<QScrollArea *>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 400);
        bar->setValue(bar->maximum());
        m_panel->saved();
        QVERIFY(shows(u"Saved."_s));
        choose(u"Reading"_s);

        m_panel->begin();
        QVERIFY(part(u"Base URL"_s)->isVisible());
        QCOMPARE(bar->value(), 0);
        QVERIFY(!shows(u"Saved."_s));
        QCOMPARE(QApplication::focusWidget(), part(u"Profile"_s));
        QVERIFY(!part(u"Profile"_s)->visibleRegion().isEmpty());
    }

    void whatHasTheFocusIsInSight()
    {
        for (const QString &fold : {u"Request"_s, u"Waiting"_s, u"Connection"_s})
            qobject_cast<QAbstractButton *>(part(fold))->click();
        m_panel->resize(380, 420);
        QVERIFY(part(u"Proxy"_s)->visibleRegion().isEmpty());
        part(u"Proxy"_s)->setFocus();
        QTRY_VERIFY(!part(u"Proxy"_s)->visibleRegion().isEmpty());
    }

    void aPartIsRevealedInItsSection()
    {
        m_panel->reveal(part(u"Wrap code"_s));
        QVERIFY(part(u"Wrap code"_s)->isVisible());
        search(u"dark"_s);
        m_panel->reveal(part(u"Base URL"_s));
        QVERIFY(part(u"Base URL"_s)->isVisible());
    }

    void theListOfShortcutsIsOneClick()
    {
        QSignalSpy wanted(&m_panel->keyboard(), &KeyboardSection::shortcutsRequested);
        m_panel->showTopic(SettingsTopic::Keyboard);
        press(u"All keyboard shortcuts"_s);
        QCOMPARE(wanted.count(), 1);
    }

    void nothingRunsOutOfANarrowPanelWithLargeText_data()
    {
        QTest::addColumn<SettingsTopic>("topic");
        QTest::addColumn<qreal>("zoom");
        for (int i = 0; i <= static_cast<int>(SettingsTopic::About); ++i) {
            for (const qreal zoom : {1.0, 2.0})
                QTest::addRow("%d at %d", i, int(zoom * 100))
                    << static_cast<SettingsTopic>(i) << zoom;
        }
    }
    void nothingRunsOutOfANarrowPanelWithLargeText()
    {
        QFETCH(const SettingsTopic, topic);
        QFETCH(const qreal, zoom);
        const Theme theme = makeTheme(ColourScheme::Light, zoom);
        QApplication::setStyle(new QuietStyle(theme));
        m_panel->setTheme(theme);
        m_panel->resize(420, 700);
        for (const QString &fold : {u"Request"_s, u"Waiting"_s, u"Connection"_s})
            qobject_cast<QAbstractButton *>(part(fold))->click();
        m_panel->showTopic(topic);
        settle();
        QCOMPARE(m_panel->width(), 420);
        for (const QWidget *each : m_panel->findChildren<QWidget *>()) {
            if (!each->isVisible() || each->window() != m_panel.get())
                continue;
            const QRect position(each->mapTo(m_panel.get(), QPoint()), each->size());
            QVERIFY2(position.left() >= 0 && position.right() < m_panel->width(),
                     qPrintable(QLatin1StringView(each->metaObject()->className()) + u' ' +
                                each->objectName() + u" in "_s +
                                each->parentWidget()->objectName()));
        }
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

private:
    void choose(const QString &section) const
    {
        qobject_cast<QAbstractButton *>(part(section))->click();
    }
    void search(const QString &words) const { edit(u"Search settings"_s)->setText(words); }
    static void settle()
    {
        for (int generation = 0; generation < 12; ++generation)
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
};

HIWAR_TEST(TestSettingsSections, QApplication)
#include "tst_settingssections.moc"
