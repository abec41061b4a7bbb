// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// When the menu of the icon is written again, and the one of the Dock, which is a QMenu everywhere.
#include "app/chat/conversationindex.h"
#include "app/controllers/iconmenucontroller.h"
#include "app/desktop/dockmenu.h"
#include "app/settings/currentsettings.h"
#include "app/settings/settingsstore.h"
#include "tests/support/testcase.h"

#include <QApplication>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

class ListedMenu : public IconMenu
{
public:
    explicit ListedMenu(QList<LauncherMenu> &shown)
        : m_shown(shown)
    {
    }
    void show(const LauncherMenu &menu) override { m_shown << menu; }

private:
    QList<LauncherMenu> &m_shown;
};

ConversationInfo info(const QString &id, const QString &title)
{
    ConversationInfo made;
    made.id = id;
    made.title = title;
    made.updatedAt = QDateTime::currentDateTimeUtc();
    return made;
}

QStringList texts(const QMenu &menu)
{
    QStringList all;
    for (const QAction *action : menu.actions())
        all << (action->isSeparator() ? u"-"_s : action->text());
    return all;
}

} // namespace

class IconMenuControllerTest : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        m_dir = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<SettingsStore>(m_dir->filePath(u"settings.json"_s));
        m_settings = std::make_unique<CurrentSettings>(*m_store, firstSettings());
        m_index = std::make_unique<ConversationIndex>();
        m_shown.clear();
        m_controller = std::make_unique<IconMenuController>(IconMenuController::Collaborators{
            .conversations = *m_index, .settings = *m_settings, .makeMenu = [this] {
                auto made = std::make_unique<ListedMenu>(m_shown);
                m_menu = made.get();
                return made;
            }});
    }
    void cleanup()
    {
        m_controller.reset();
        m_index.reset();
        m_settings.reset();
        m_store.reset();
    }

    void itIsThereSoonAfterTheStartWithoutTitles()
    {
        m_index->reset({info(u"a"_s, u"Light"_s)});
        QVERIFY(m_shown.isEmpty()); // not in the way of the start
        QTRY_COMPARE(m_shown.size(), 1);
        QCOMPARE(m_shown.first(), launcherMenu({}, false));
    }

    void titlesComeAndGoWithTheChoice()
    {
        m_index->reset({info(u"a"_s, u"Light"_s)});
        QTRY_COMPARE(m_shown.size(), 1);
        allow(true);
        QTRY_COMPARE(m_shown.size(), 2);
        QCOMPARE(m_shown.last(), launcherMenu(m_index->all(), true));
        QCOMPARE(m_shown.last().recent.size(), 1);
        allow(false);
        QTRY_COMPARE(m_shown.size(), 3);
        QVERIFY(m_shown.last().recent.isEmpty());
    }

    void aConversationThatIsNewOrGoneChangesIt()
    {
        allow(true);
        m_index->put(info(u"a"_s, u"Light"_s));
        m_index->put(info(u"b"_s, u"Bread"_s)); // together with the first
        QTRY_COMPARE(m_shown.size(), 1);
        QCOMPARE(m_shown.last().recent.size(), 2);
        m_index->remove({u"b"_s});
        QTRY_COMPARE(m_shown.size(), 2);
        QCOMPARE(m_shown.last().recent.size(), 1);
        QCOMPARE(m_shown.last().recent.first().title, u"Light"_s);
    }

    /// Without titles, a conversation changes nothing.
    void whatChangesNothingIsNotWrittenAgain()
    {
        QTRY_COMPARE(m_shown.size(), 1);
        auto *soon = m_controller->findChild<QTimer *>();
        QVERIFY(soon);
        QSignalSpy looked(soon, &QTimer::timeout);
        m_index->put(info(u"b"_s, u"Bread"_s));
        QTRY_COMPARE(looked.size(), 1);
        QCOMPARE(m_shown.size(), 1);
    }

    void anItemIsPassedOn()
    {
        QTRY_COMPARE(m_shown.size(), 1);
        const QSignalSpy chosen(m_controller.get(), &IconMenuController::chosen);
        emit m_menu->chosen({u"--quick"_s});
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toStringList(), QStringList(u"--quick"_s));
    }

    void aFaultConcernsOnlyWhoWantsTitles()
    {
        QTRY_COMPARE(m_shown.size(), 1);
        QSignalSpy told(m_controller.get(), &IconMenuController::told);
        emit m_menu->told(u"No."_s);
        QCOMPARE(told.takeFirst().first().toString(), QString());
        allow(true);
        emit m_menu->told(u"No."_s);
        QCOMPARE(told.takeFirst().first().toString(), u"No."_s);
    }

    void aSystemWithoutSuchAMenuIsAskedForNone()
    {
        m_controller = std::make_unique<IconMenuController>(IconMenuController::Collaborators{
            .conversations = *m_index, .settings = *m_settings, .makeMenu = {}});
        auto *soon = m_controller->findChild<QTimer *>();
        QVERIFY(soon);
        m_index->put(info(u"a"_s, u"Light"_s));
        QVERIFY(!soon->isActive());
    }

    void theDockHasTheItems()
    {
        DockMenu dock;
        const QSignalSpy chosen(&dock, &IconMenu::chosen);
        LauncherMenu menu{.tasks = {{.title = u"New"_s, .explanation = {}, .words = {u"--new"_s}}},
                          .recentTitle = u"Last"_s,
                          .recent = {{.title = u"Light & dark"_s,
                                      .explanation = {},
                                      .words = {u"--conversation"_s, u"a"_s}}}};
        dock.show(menu);
        QCOMPARE(texts(dock.menu()), QStringList({u"New"_s, u"-"_s, u"Light && dark"_s}));
        dock.menu().actions().constLast()->trigger();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toStringList(), QStringList({u"--conversation"_s, u"a"_s}));
        menu.recent.clear();
        dock.show(menu);
        QCOMPARE(texts(dock.menu()), QStringList(u"New"_s));
    }

private:
    void allow(bool titles)
    {
        m_settings->change([titles](Settings &all) { all.desktop.listsRecent = titles; });
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<SettingsStore> m_store;
    std::unique_ptr<CurrentSettings> m_settings;
    std::unique_ptr<ConversationIndex> m_index;
    QList<LauncherMenu> m_shown;
    QPointer<IconMenu> m_menu;
    std::unique_ptr<IconMenuController> m_controller;
};

HIWAR_TEST(IconMenuControllerTest, QApplication)
#include "tst_iconmenucontroller.moc"
