// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several windows over one history: each with a conversation of its own, which no other shows.
#include "tests/app/conversationwindowscase.h"
#include "tests/app/recorderscript.h"
#include "ui/composer/dictationstrip.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/conversationrows.h"

#include <QAction>
#include <QDropEvent>
#include <QMimeData>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ConversationWindowsTest : public ConversationWindowsCase
{
    Q_OBJECT

private slots:
    void showsAConversationBesideTheFirst();
    void takesItFromTheFirst();
    void showsAConversationOnce();
    void beginsANewOne();
    void repliesInBothAtOnce();
    void sendsWhatIsQueuedInTheOther();
    void isBusyWithATemporaryOne();
    void keepsDraftsApart();
    void leavesATemporaryOneWhereItIs();
    void closesOneAndKeepsTheConversation();
    void isOpenAgainAfterTheEnd();
    void opensNothingThatIsGone();
    void showsTheSettingsInTheFirst();
    void quitsAsTheFirst();
    void asksBeforeTheLastOneCloses();
    void hidesTheLastOneInTheTray();
    void isWantedByTheMenuOfTheList();
    void movesToTheWindowWhereItIsDropped();
    void staysOnceWithWhatWasDictated();
};

void ConversationWindowsTest::showsAConversationBesideTheFirst()
{
    m->chat.startNew();
    const QString fresh = m->shown.id();
    m_windows->open(m_id);
    QCOMPARE(m_windows->count(), 1);
    QCOMPARE(holder(m_id), u"other"_s);
    QCOMPARE(m->shown.id(), fresh);
    QTRY_VERIFY(!window().isActiveWindow());
    QVERIFY(&other() != &window());
    QVERIFY(!other().isSidebarWanted());
    QCOMPARE(other().conversationView().rows().count(), 2);
    QVERIFY(other().composer().focusProxy()->hasFocus());
}

void ConversationWindowsTest::takesItFromTheFirst()
{
    m_windows->open(m_id);
    QCOMPARE(holder(m_id), u"other"_s);
    QVERIFY(m->shown.id() != m_id);
    QCOMPARE(rows(), 0);
    QVERIFY(&m_windows->holderOf(m_id)->window() != &window());
    QVERIFY(!m_windows->holderOf(m->shown.id()));
}

void ConversationWindowsTest::showsAConversationOnce()
{
    m_windows->open(m_id);
    QTRY_VERIFY(!window().isActiveWindow());
    MainWindow *second = &other();
    window().raiseToFront();
    QTRY_VERIFY(window().isActiveWindow());
    m_windows->open(m_id);
    QCOMPARE(m_windows->count(), 1);
    QTRY_VERIFY(second->isActiveWindow());
    window().raiseToFront();
    QTRY_VERIFY(window().isActiveWindow());
    QVERIFY(!m->shown.show(m_id)); // as from the list
    QTRY_VERIFY(second->isActiveWindow());
    QCOMPARE(holder(m_id), u"other"_s);
}

void ConversationWindowsTest::beginsANewOne()
{
    m_windows->open({});
    QCOMPARE(m_windows->count(), 1);
    QCOMPARE(m->shown.id(), m_id);
    QTRY_VERIFY(!window().isActiveWindow());
    QCOMPARE(other().conversationView().rows().count(), 0);
    QVERIFY(m_windows->states().constFirst().conversationId != m_id);
    // An empty conversation is not shown twice, either.
    m_windows->open({});
    QCOMPARE(m_windows->count(), 2);
    const QList<WindowState> states = m_windows->states();
    QVERIFY(states.at(0).conversationId != states.at(1).conversationId);
}

void ConversationWindowsTest::repliesInBothAtOnce()
{
    server->expect().stream().chunk(delta(u"One"_s)).wait().chunk(streamEnd()).lastChunk();
    server->expect().stream().chunk(delta(u"Two"_s)).wait().chunk(streamEnd()).lastChunk();
    send(u"first"_s);
    QTRY_COMPARE(server->waiting(), 1);
    m_windows->open({});
    QTRY_VERIFY(!window().isActiveWindow());
    const QString id = m_windows->states().constFirst().conversationId;
    m->conversations.session(id)->send(u"second"_s);
    QTRY_COMPARE(server->waiting(), 2);
    QVERIFY(session().isBusy() && m->conversations.session(id)->isBusy());
    server->release();
    QTRY_VERIFY(!session().isBusy() && !m->conversations.session(id)->isBusy());
    QCOMPARE(rows(), 4);
    QCOMPARE(other().conversationView().rows().count(), 2);
    QVERIFY(!m->conversations.list().find(id)->isUnread); // it is seen there
}

void ConversationWindowsTest::sendsWhatIsQueuedInTheOther()
{
    server->expect().stream().chunk(delta(u"One"_s)).wait().chunk(streamEnd()).lastChunk();
    server->expect().reply(200, wholeReply(u"Two"_s));
    send(u"first"_s);
    QTRY_COMPARE(server->waiting(), 1);
    m->conversations.queue(m_id)->append(u"second"_s);
    m_windows->open({}); // what would be asked before it is sent is asked as before
    server->release();
    QTRY_COMPARE(rows(), 6);
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(textAt(4), u"second"_s);
    QCOMPARE(textAt(5), u"Two"_s);
}

void ConversationWindowsTest::isBusyWithATemporaryOne()
{
    m_windows->open({});
    QVERIFY(!m_windows->isBusy());
    WindowControllers *holder =
        m_windows->holderOf(m_windows->states().constFirst().conversationId);
    holder->temporary().start();
    QVERIFY(holder->shown().isTemporary());
    QVERIFY(m_windows->isBusy());
}

void ConversationWindowsTest::keepsDraftsApart()
{
    type(u"mine"_s);
    m_windows->open({});
    QTRY_VERIFY(!window().isActiveWindow());
    QCOMPARE(other().composer().text(), QString());
    other().composer().insertText(u"other"_s);
    QCOMPARE(window().composer().text(), u"mine"_s);
    const QString id = m_windows->states().constFirst().conversationId;
    QCOMPARE(m->conversations.session(id)->conversation().info().draft, u"other"_s);
    QCOMPARE(session().conversation().info().draft, u"mine"_s);
}

void ConversationWindowsTest::leavesATemporaryOneWhereItIs()
{
    m->controllers.temporary().start();
    m_windows->open(m->shown.id());
    QCOMPARE(m_windows->count(), 0);
    QVERIFY(m->shown.isTemporary());
}

void ConversationWindowsTest::closesOneAndKeepsTheConversation()
{
    m_windows->open(m_id);
    QTRY_VERIFY(!window().isActiveWindow());
    QCOMPARE(m->settings.settings().windows.size(), 1);
    const QByteArray geometry = m->settings.settings().windowGeometry;
    other().close();
    QTRY_COMPARE(m_windows->count(), 0);
    QCOMPARE(m->settings.settings().windowGeometry, geometry); // is the first one's
    QCOMPARE(m->settings.settings().windows.size(), 0);
    QCOMPARE(holder(m_id), u"none"_s);
    m->shown.show(m_id);
    QTRY_COMPARE(m->shown.id(), m_id);
    QCOMPARE(rows(), 2);
}

void ConversationWindowsTest::isOpenAgainAfterTheEnd()
{
    m_windows->open(m_id);
    QTRY_VERIFY(!window().isActiveWindow());
    other().setSidebarWanted(true);
    other().resize(700, 600);
    m_windows->closeAll();
    QVERIFY(!m_windows->isAnyVisible());
    const Settings last = m->settings.settings();
    QCOMPARE(last.windows.size(), 1);
    m_windows.reset();
    restart(last);
    QSignalSpy listed(&m->conversations.list(), &ConversationIndex::wasReset);
    m->conversations.loadList();
    QTRY_COMPARE(listed.size(), 1);
    make();
    m_windows->expect(last.windows, last.tabs);
    QCOMPARE(m_windows->states(), last.windows); // they are not lost before
    m_windows->restore();
    QCOMPARE(m_windows->count(), 1);
    QCOMPARE(m->settings.settings().windows.size(), 1); // while it is loaded
    QTRY_COMPARE(holder(m_id), u"other"_s);
    QTRY_COMPARE(m_windows->states().size(), 1);
    QCOMPARE(m_windows->states(), last.windows);
    m_windows->restore(); // once
    QCOMPARE(m_windows->count(), 1);
}

void ConversationWindowsTest::opensNothingThatIsGone()
{
    m_windows->expect({{.conversationId = u"gone"_s}, {.conversationId = m_id}}, {});
    QCOMPARE(m->conversations.list().count(), 1);
    m_windows->restore(); // the first window shows the other
    QCOMPARE(m_windows->count(), 0);
    QVERIFY(m->settings.settings().windows.isEmpty());
}

void ConversationWindowsTest::showsTheSettingsInTheFirst()
{
    m_windows->open({});
    QTRY_VERIFY(!window().isActiveWindow());
    other().panels().setShown(SidePanel::Settings, true);
    QVERIFY(window().panels().isShown(SidePanel::Settings));
    QTRY_VERIFY(window().isActiveWindow());
    QVERIFY(window().panels().settings().isVisible());
}

void ConversationWindowsTest::quitsAsTheFirst()
{
    m_windows->open({});
    QTRY_VERIFY(!window().isActiveWindow());
    QSignalSpy quits(m_windows.get(), &ConversationWindows::quitRequested);
    other().commands().action(ShortcutId::Quit)->trigger();
    QCOMPARE(quits.size(), 1);
    QCOMPARE(m_windows->count(), 1); // what closes them is not its own
}

void ConversationWindowsTest::asksBeforeTheLastOneCloses()
{
    int asked = 0;
    m_hold = [&asked](const auto &) {
        ++asked;
        return asked == 1;
    };
    m_windows->open({});
    m_windows->open({});
    QTRY_VERIFY(!window().isActiveWindow());
    window().endNow();
    other().close();
    QTRY_COMPARE(m_windows->count(), 1);
    QCOMPARE(asked, 0);
    MainWindow *last = visible();
    last->close();
    QCOMPARE(asked, 1);
    QVERIFY(m_windows->isAnyVisible()); // it waits
    last->close();
    QCOMPARE(asked, 2);
    QTRY_COMPARE(m_windows->count(), 0);
}

void ConversationWindowsTest::hidesTheLastOneInTheTray()
{
    m_hold = [](const auto &hide) {
        hide();
        return true;
    };
    m_windows->open({});
    QTRY_VERIFY(!window().isActiveWindow());
    window().endNow();
    QSignalSpy last(qApp, &QGuiApplication::lastWindowClosed);
    other().close();
    QTRY_COMPARE(m_windows->count(), 0);
    QCOMPARE(last.size(), 0); // the program goes on
}

void ConversationWindowsTest::isWantedByTheMenuOfTheList()
{
    emit window().sidebar().organiseRequested(Organising::OpenInWindow, {m_id});
    QCOMPARE(holder(m_id), u"other"_s);
    window().commands().action(ShortcutId::NewWindow)->trigger();
    QCOMPARE(m_windows->count(), 2);
}

void ConversationWindowsTest::movesToTheWindowWhereItIsDropped()
{
    m_windows->open({});
    QTRY_VERIFY(!window().isActiveWindow());
    MainWindow &target = other();
    const QListView &list = *window().sidebar().findChild<QListView *>(u"Conversations"_s);
    const std::unique_ptr<QMimeData> data(list.model()->mimeData({list.model()->index(0, 0)}));
    QDragEnterEvent enter({10, 10}, Qt::MoveAction | Qt::CopyAction, data.get(), Qt::LeftButton,
                          Qt::NoModifier);
    QApplication::sendEvent(&target, &enter);
    QVERIFY(enter.isAccepted());
    QCOMPARE(draggedConversations(data.get()), QStringList{m_id});
    QCOMPARE(enter.dropAction(), Qt::CopyAction);
    QDropEvent drop({10, 10}, Qt::MoveAction | Qt::CopyAction, data.get(), Qt::LeftButton,
                    Qt::NoModifier);
    QApplication::sendEvent(&target, &drop);
    QTRY_COMPARE(holder(m_id), u"other"_s);
    QVERIFY(m->shown.id() != m_id);
    QCOMPARE(m_windows->count(), 1);
    // And back: a window of its own is not needed without it.
    QDragEnterEvent back({10, 10}, Qt::MoveAction | Qt::CopyAction, data.get(), Qt::LeftButton,
                         Qt::NoModifier);
    QApplication::sendEvent(&window(), &back);
    QApplication::sendEvent(&window(), &drop);
    QTRY_COMPARE(holder(m_id), u"first"_s);
    QTRY_COMPARE(m_windows->count(), 0);
}

void ConversationWindowsTest::staysOnceWithWhatWasDictated()
{
    m->settings.change([](Settings &all) {
        all.dictation = {.service = {u"own"_s, u"w-1"_s}, .language = {}};
    });
    m_windows->open(m_id);
    WindowControllers &made = *m_windows->holderOf(m_id);
    const RecorderScript script("yes '@@@@@@@' | head -c 128000\nexit 5\n");
    made.dictation().setRecorder(std::make_unique<Recorder>(script.path()));
    QVERIFY(!m_windows->holdsEnd());
    made.dictation().toggle();
    const DictationStrip &strip = made.window().composer().dictation();
    QTRY_COMPARE(strip.state(), DictationStrip::State::Failed);
    m_windows->release(m_id); // the words will follow it
    QVERIFY(made.window().isVisible());
    made.window().close();
    QVERIFY(made.window().isVisible());
    QVERIFY2(strip.sentence().contains("closing once more"_L1), qPrintable(strip.sentence()));
    QVERIFY(!m_windows->holdsEnd()); // it was announced
    made.window().close();
    QTRY_COMPARE(m_windows->count(), 0);
}

HIWAR_TEST(ConversationWindowsTest, QApplication)
#include "tst_conversationwindows.moc"
