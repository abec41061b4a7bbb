// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several conversations in the tabs of one window.
#include "tests/app/conversationwindowscase.h"
#include "tests/app/standinvoice.h"
#include "ui/window/tabstrip.h"

#include <QAction>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ConversationTabsTest : public ConversationWindowsCase
{
    Q_OBJECT

private slots:
    void keepsSeveralInTabs();
    void closesATabBeforeTheWindow();
    void movesATabOut();
    void movesATabOutWhoseNeighbourIsNotLoaded();
    void keepsATemporaryOneInItsWindow();
    void hasItsTabsAgainAfterTheEnd();
    void storesNothingOfATemporaryOne();
    void storesTheTabsBesideATemporaryOne();
    void aWindowComesBackOnlyIfNoOtherHasItsConversation();
    void showsATabThatIsLeft();
    void storesATabAtOnce();
    void takesATabThatIsDropped();
    void theLastTabGivesTheFocusToTheMessage();
    void readsAloudInOneWindow();

private:
    /// Another conversation with a question and a reply, in a tab of the first window.
    QString addTab()
    {
        window().commands().action(ShortcutId::NewTab)->trigger();
        ask(u"What is sound?"_s, u"A wave, too."_s);
        return m->shown.id();
    }
    [[nodiscard]] TabStrip &tabs() const { return window().tabs(); }
};

void ConversationTabsTest::keepsSeveralInTabs()
{
    QVERIFY(!tabs().isVisible());
    const QString second = addTab();
    QVERIFY(second != m_id);
    QVERIFY(tabs().isVisible());
    QCOMPARE(tabs().count(), 2);
    QCOMPARE(tabs().tabText(0), u"What is light?"_s);
    QCOMPARE(tabs().tabText(1), u"What is sound?"_s);
    QCOMPARE(tabs().currentIndex(), 1);
    window().commands().action(ShortcutId::NextTab)->trigger();
    QCOMPARE(m->shown.id(), m_id);
    QCOMPARE(textAt(0), u"What is light?"_s);
    QTRY_VERIFY(window().composer().focusProxy()->hasFocus());
    m->conversations.rename(second, u"Sound"_s);
    QCOMPARE(tabs().tabText(1), u"Sound"_s);
    window().sidebar().conversationChosen(second); // it has a tab
    QCOMPARE(m->shown.id(), second);
    QCOMPARE(tabs().count(), 2);
    emit window().sidebar().organiseRequested(Organising::OpenInTab, {m_id});
    QCOMPARE(m->shown.id(), m_id);
    QCOMPARE(tabs().count(), 2);
}

void ConversationTabsTest::closesATabBeforeTheWindow()
{
    addTab();
    QAction *close = window().commands().action(ShortcutId::CloseWindow);
    close->trigger();
    QCOMPARE(m->shown.id(), m_id);
    QVERIFY(window().isVisible());
    QVERIFY(!tabs().isVisible());
    QCOMPARE(m->conversations.list().count(), 2); // nothing was deleted
    close->trigger();
    QVERIFY(!window().isVisible());
}

void ConversationTabsTest::movesATabOut()
{
    const QString second = addTab();
    emit tabs().windowRequested(m_id);
    QCOMPARE(m_windows->count(), 1);
    QCOMPARE(holder(m_id), u"other"_s);
    QCOMPARE(m->shown.id(), second);
    QCOMPARE(m->shown.tabs(), QStringList{second});
    WindowControllers &made = *m_windows->holderOf(m_id);
    emit window().sidebar().organiseRequested(Organising::OpenInTab, {m_id}); // it is raised there
    QCOMPARE(holder(m_id), u"other"_s);
    QTRY_VERIFY(made.window().isActiveWindow());
    emit made.window().sidebar().organiseRequested(Organising::OpenInTab, {second});
    QCOMPARE(holder(second), u"first"_s);
}

void ConversationTabsTest::movesATabOutWhoseNeighbourIsNotLoaded()
{
    const QString second = addTab();
    const Settings last = m->settings.settings();
    m_windows.reset();
    restart(last);
    make();
    m_windows->expect({}, {.ids = {m_id, second}, .shown = second});
    connect(&m->conversations.list(), &ConversationIndex::wasReset, m_windows.get(),
            &ConversationWindows::restore, Qt::SingleShotConnection);
    m->chat.awaitLatest(second);
    m->conversations.loadList();
    QTRY_COMPARE(m->shown.id(), second);
    QVERIFY(!m->conversations.session(m_id));
    emit tabs().windowRequested(second);
    QCOMPARE(holder(second), u"other"_s);
    QTRY_COMPARE(m_windows->holderOf(second)->shown().id(), second);
    QTRY_COMPARE(m->shown.id(), m_id);
    QCOMPARE(m->shown.tabs(), QStringList{m_id});
}

void ConversationTabsTest::keepsATemporaryOneInItsWindow()
{
    const QString secret = m->shown.createTemporary(u"own"_s);
    m->shown.showInTab(secret);
    ask(u"Between us?"_s, u"Yes."_s);
    m_windows->open({});
    WindowControllers &made = *m_windows->holderOf(m_windows->states().constFirst().conversationId);
    emit made.window().tabs().dropped(secret, 0);
    QCOMPARE(holder(secret), u"first"_s);
    QCOMPARE(m->shown.id(), secret);
    QCOMPARE(textAt(0), u"Between us?"_s);
}

void ConversationTabsTest::hasItsTabsAgainAfterTheEnd()
{
    const QString second = addTab();
    const QString third = addTab();
    m_windows->open({});
    WindowControllers &made = *m_windows->holderOf(m_windows->states().constFirst().conversationId);
    made.shown().showInTab(m_id); // the first window has it
    QCOMPARE(holder(m_id), u"first"_s);
    m->shown.closeTab(m_id);
    made.shown().show(m_id);
    m->shown.closeTab(third);
    made.shown().showInTab(third);
    const QString fourth = addTab();
    m->shown.show(second);
    m_windows->closeAll();
    const Settings last = m->settings.settings();
    QCOMPARE(last.tabs, (TabState{.ids = {second, fourth}, .shown = second}));
    QCOMPARE(last.windows.size(), 1);
    QCOMPARE(last.windows.constFirst().tabs, (QStringList{m_id, third}));
    m_windows.reset();
    restart(last);
    make();
    m_windows->expect(last.windows, last.tabs);
    QCOMPARE(m_windows->tabsOfFirst(), last.tabs); // they are not lost before
    connect(&m->conversations.list(), &ConversationIndex::wasReset, m_windows.get(),
            &ConversationWindows::restore, Qt::SingleShotConnection);
    m->chat.awaitLatest(last.tabs.shown);
    m->conversations.loadList();
    QTRY_COMPARE(m->shown.id(), second); // and not what changed last
    QCOMPARE(m->shown.tabs(), (QStringList{second, fourth}));
    QTRY_COMPARE(m_windows->holderOf(m_id)->shown().id(), third);
    QCOMPARE(m_windows->holderOf(m_id)->shown().tabs(), (QStringList{m_id, third}));
    QCOMPARE(m_windows->states(), last.windows);
}

void ConversationTabsTest::storesNothingOfATemporaryOne()
{
    const QSignalSpy changes(&m->settings, &CurrentSettings::changed);
    m->controllers.temporary().start();
    QVERIFY(m->shown.isTemporary());
    QVERIFY(changes.isEmpty()); // so no file is written
    ask(u"Between us?"_s, u"Yes."_s);
    m->shown.show(m_id);
    addTab();
    m->shown.showInTab(m->shown.createTemporary(u"own"_s));
    QVERIFY(m->shown.isTemporary());
    const TabState stored = m->settings.settings().tabs;
    QCOMPARE(stored.ids.size(), 2);
    QCOMPARE(stored.shown, m_id);
}

void ConversationTabsTest::storesTheTabsBesideATemporaryOne()
{
    const QString second = addTab();
    addTab();
    m_windows->open(m_id);
    ShownConversation &made = m_windows->holderOf(m_id)->shown();
    m->shown.closeTab(second);
    made.showInTab(second);
    made.showInTab(made.createTemporary(u"own"_s));
    QVERIFY(made.isTemporary());
    const QList<WindowState> states = m_windows->states();
    QCOMPARE(states.size(), 1);
    QCOMPARE(states.constFirst().conversationId, m_id);
    QCOMPARE(states.constFirst().tabs, (QStringList{m_id, second}));
}

void ConversationTabsTest::aWindowComesBackOnlyIfNoOtherHasItsConversation()
{
    const QString second = addTab(); // m_id has a tab, and is not shown
    WindowState state;
    state.conversationId = m_id;
    m_windows->expect({state}, {});
    m_windows->restore();
    QCOMPARE(m_windows->count(), 0);
    QCOMPARE(m->shown.id(), second);
}

void ConversationTabsTest::showsATabThatIsLeft()
{
    const QString second = addTab();
    addTab();
    m->shown.closeTab(m_id);
    m->shown.closeTab(second);
    WindowState state;
    state.conversationId = u"gone"_s;
    state.tabs = {u"gone"_s, m_id, second};
    m_windows->expect({state}, {});
    m_windows->restore();
    QCOMPARE(m_windows->count(), 1);
    QTRY_COMPARE(m_windows->holderOf(m_id)->shown().id(), m_id);
    QCOMPARE(m_windows->holderOf(m_id)->shown().tabs(), (QStringList{m_id, second}));
}

void ConversationTabsTest::storesATabAtOnce()
{
    const QString second = addTab(); // begun here, and shown ever since
    QCOMPARE(m->settings.settings().tabs, (TabState{.ids = {m_id, second}, .shown = second}));
    const QString third = addTab();
    m_windows->open(m_id);
    m->shown.closeTab(second);
    ShownConversation &made = m_windows->holderOf(m_id)->shown();
    made.showInTab(second);
    made.moveTab(0, 1);
    QCOMPARE(m->settings.settings().windows.value(0).tabs, (QStringList{second, m_id}));
    made.closeTab(m_id); // it is behind
    const WindowState &stored = m->settings.settings().windows.constFirst();
    QVERIFY(stored.tabs.isEmpty());
    QCOMPARE(stored.conversationId, second);
    QCOMPARE(m->shown.tabs(), QStringList{third});
}

void ConversationTabsTest::takesATabThatIsDropped()
{
    const QString second = addTab();
    const QString third = addTab();
    emit tabs().dropped(m_id, 3); // behind the others
    QCOMPARE(m->shown.tabs(), (QStringList{second, third, m_id}));
    emit tabs().dropped(m_id, 1);
    QCOMPARE(m->shown.tabs(), (QStringList{second, m_id, third}));
    window().commands().action(ShortcutId::NewTab)->trigger(); // it goes once another is shown
    m->shown.moveTab(2, 0);
    emit tabs().dropped(second, 3);
    QCOMPARE(m->shown.tabs(), (QStringList{m_id, second, third}));
    emit tabs().dropped(second, 0);
    QCOMPARE(m->shown.tabs(), (QStringList{second, m_id, third}));
    m_windows->open({});
    WindowControllers &made = *m_windows->holderOf(m_windows->states().constFirst().conversationId);
    emit made.window().tabs().dropped(third, 0);
    QCOMPARE(holder(third), u"other"_s);
    QCOMPARE(made.shown().id(), third);
    QCOMPARE(m->shown.tabs(), (QStringList{second, m_id}));
    QCOMPARE(m_windows->count(), 1);
}

void ConversationTabsTest::theLastTabGivesTheFocusToTheMessage()
{
    addTab();
    tabs().setFocus(Qt::TabFocusReason);
    QVERIFY(tabs().hasFocus());
    QTest::keyClick(&tabs(), Qt::Key_Delete);
    QCOMPARE(m->shown.id(), m_id);
    QVERIFY(!tabs().isVisible());
    QVERIFY(window().composer().focusProxy()->hasFocus());
}

void ConversationTabsTest::readsAloudInOneWindow()
{
    QPointer<StandInVoice> here;
    QPointer<StandInVoice> there;
    const auto speakBy = [](WindowControllers &window, QPointer<StandInVoice> &voice) {
        window.speech().setMakeVoice([&voice] {
            auto made = std::make_unique<StandInVoice>();
            voice = made.get();
            return made;
        });
    };
    const QString second = addTab();
    m_windows->open(second);
    WindowControllers &other = *m_windows->holderOf(second);
    speakBy(m->controllers, here);
    speakBy(other, there);
    m->controllers.speech().toggle();
    QVERIFY(here && here->isSpeaking);
    other.speech().toggle();
    QVERIFY(there && there->isSpeaking);
    QVERIFY(!here->isSpeaking);
    m->controllers.speech().toggle();
    QVERIFY(here->isSpeaking && !there->isSpeaking);
    m->settings.change([](Settings &all) {
        all.dictation = {.service = {u"own"_s, u"w-1"_s}, .language = {}};
    });
    other.dictation().setRecorder(std::make_unique<Recorder>(QString()));
    other.dictation().toggle(); // the microphone would hear it
    QVERIFY(!here->isSpeaking);
}

HIWAR_TEST(ConversationTabsTest, QApplication)
#include "tst_conversationtabs.moc"
