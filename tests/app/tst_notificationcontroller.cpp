// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is notified of, when it is taken back, and what an answer does. The bus has tests of its
// own, tst_freedesktopnotifier.
#include "app/controllers/notificationcontroller.h"
#include "tests/app/chatcontrollercase.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

struct Desktop
{
    QHash<QString, Notification> shown;
    int made = 0;
    int badge = -1;
    Notifier *notifier = nullptr;
};

class ListedNotifier : public Notifier
{
public:
    explicit ListedNotifier(Desktop &desktop)
        : m_desktop(desktop)
    {
        m_desktop.notifier = this;
        ++m_desktop.made;
    }
    void show(const Notification &notice) override { m_desktop.shown.insert(notice.key, notice); }
    void takeBack(const QString &key) override { m_desktop.shown.remove(key); }

private:
    Desktop &m_desktop;
};

} // namespace

class NotificationControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void init()
    {
        ChatControllerCase::init();
        m_desktop = {};
        m_holds = false;
        m_notifications =
            std::make_unique<NotificationController>(NotificationController::Collaborators{
                .conversations = m->conversations,
                .settings = m->settings,
                .services = {
                    .makeNotifier = [this] { return std::make_unique<ListedNotifier>(m_desktop); },
                    .showBadge = [this](int count) { m_desktop.badge = count; }},
                .isHeld = [this](const Conversation &, const QString &) { return m_holds; }});
    }
    void cleanup()
    {
        m_notifications.reset();
        ChatControllerCase::cleanup();
    }

    void nothingIsMadeWhileTheWindowIsInFront()
    {
        ask(u"What is light?"_s, u"A wave."_s);
        QCOMPARE(m_desktop.made, 0);
        QCOMPARE(m_desktop.badge, -1);
    }

    void aReplyBehindIsNotifiedOfAndCounted()
    {
        askHidden(u"What is light?"_s, u"A wave."_s);
        QCOMPARE(m_desktop.shown.size(), 1);
        QCOMPARE(notice().title, u"What is light?"_s);
        QCOMPARE(notice().body, u"The reply is ready."_s);
        QCOMPARE(m_desktop.badge, 1);
    }

    void itIsTakenBackWhenTheWindowShowsIt()
    {
        askHidden(u"What is light?"_s, u"A wave."_s);
        QCOMPARE(m_desktop.shown.size(), 1);
        comeBack();
        QTRY_VERIFY(m_desktop.shown.isEmpty());
        QCOMPARE(m_desktop.badge, 0);
    }

    void oneOfAnotherConversationStaysUntilThatIsShown()
    {
        const QString first = session().conversation().info().id;
        askHidden(u"What is light?"_s, u"A wave."_s);
        m->chat.startNew();
        comeBack();
        QCOMPARE(m_desktop.shown.size(), 1);
        m->shown.show(first);
        QTRY_VERIFY(m_desktop.shown.isEmpty());
    }

    void theNumberIsAChoice()
    {
        askHidden(u"What is light?"_s, u"A wave."_s);
        QCOMPARE(m_desktop.badge, 1);
        m->settings.change([](Settings &all) { all.desktop.countsUnread = false; });
        QCOMPARE(m_desktop.badge, 0);
    }

    void offIsOff()
    {
        m->settings.change([](Settings &all) { all.desktop.notifyOf = NotifyOf::Nothing; });
        askHidden(u"What is light?"_s, u"A wave."_s);
        QCOMPARE(m_desktop.made, 0);
        QCOMPARE(m_desktop.badge, 1); // the number is another choice
    }

    void aChoiceLeadsToTheMessage()
    {
        const QString id = session().conversation().info().id;
        askHidden(u"What is light?"_s, u"A wave."_s);
        QSignalSpy open(m_notifications.get(), &NotificationController::openRequested);
        emit m_desktop.notifier->opened(id, u"token"_s);
        QCOMPARE(open.size(), 1);
        QCOMPARE(open.first(), QVariantList({id, messageAt(1).id, u"token"_s}));
        QVERIFY(m_desktop.shown.isEmpty());
    }

    void anAnswerIsAskedAndTheDraftStays()
    {
        const QString id = session().conversation().info().id;
        askHidden(u"What is light?"_s, u"A wave."_s);
        m->conversations.setDraft(id, u"half a thought"_s);
        server->expect().reply(200, wholeReply(u"Of a field."_s));
        emit m_desktop.notifier->answered(id, u"Of what?"_s);
        QTRY_COMPARE(rows(), 4);
        QTRY_VERIFY(!session().isBusy());
        QCOMPARE(textAt(2), u"Of what?"_s);
        QCOMPARE(textAt(3), u"Of a field."_s);
        QCOMPARE(session().conversation().info().draft, u"half a thought"_s);
    }

    void anAnswerThatTheWindowWouldAskAboutIsNotSent()
    {
        const QString id = session().conversation().info().id;
        askHidden(u"What is light?"_s, u"A wave."_s);
        m_holds = true;
        QSignalSpy held(m_notifications.get(), &NotificationController::questionHeld);
        emit m_desktop.notifier->answered(id, u"my key is sk-1234"_s);
        QTRY_COMPARE(held.size(), 1);
        QCOMPARE(held.first(), QVariantList({id, u"my key is sk-1234"_s}));
        QCOMPARE(rows(), 2);
    }

private:
    void askHidden(const QString &question, const QString &reply)
    {
        window().hide();
        QTRY_VERIFY(QApplication::activeWindow() == nullptr);
        ask(question, reply);
    }
    void comeBack()
    {
        // To this platform a window that was hidden has the focus still, and cannot get it.
        QWidget other;
        other.show();
        other.activateWindow();
        QTRY_VERIFY(other.isActiveWindow());
        window().show();
        window().activateWindow();
        QTRY_VERIFY(window().isActiveWindow());
    }
    [[nodiscard]] const Notification &notice() const { return *m_desktop.shown.cbegin(); }

    Desktop m_desktop;
    bool m_holds = false;
    std::unique_ptr<NotificationController> m_notifications;
};

HIWAR_TEST(NotificationControllerTest, QApplication)
#include "tst_notificationcontroller.moc"
