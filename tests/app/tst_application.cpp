// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The whole program in one process: started, used through its window, ended and started again.
#include "app/application.h"
#include "tests/app/applicationcase.h"
#include "tests/support/wireserver.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/noticebar.h"
#include "ui/window/welcome.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

const QByteArray withOneProfile = R"({"profiles": [{"id": "own", "name": "Mine", "model": "m-1",
            "baseUrl": "http://localhost:1/v1"}]})";

}

class ApplicationTest : public ApplicationCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent"); // no keychain
        QApplication::setQuitOnLastWindowClosed(false);
    }

    void init()
    {
        TestCase::init();
        m_dir = std::make_unique<QTemporaryDir>();
        m_paths = {.history = m_dir->filePath(u"data/history.sqlite"_s),
                   .settings = m_dir->filePath(u"config/settings.json"_s),
                   .log = m_dir->filePath(u"state/hiwar.log"_s)};
    }

    void cleanup() { m_application.reset(); }

    void answersTheFirstQuestionWithNothingSetUp()
    {
        start();
        QTRY_VERIFY(window().welcome().isVisible());
        ask(u"كيف أبدأ؟"_s);
        QVERIFY(window().windowTitle().startsWith(u"كيف أبدأ؟"_s));
    }

    void keepsADraftThatItWasStartedWith()
    {
        start({.startNew = true, .text = u"half a thought"_s});
        start();
        QTRY_COMPARE(listed(), 1);
    }

    void showsWhatChangedLastAfterARestart()
    {
        start();
        ask(u"How do I start?"_s);
        start();
        bool hasGreeted = window().welcome().isVisible();
        connect(&window().conversationView(), &ConversationView::laidOut, &window(),
                [&hasGreeted] { hasGreeted |= window().welcome().isVisible(); });
        QTRY_COMPARE(window().conversationView().rows().count(), 2);
        QVERIFY(!hasGreeted); // the welcome would have flashed
        QCOMPARE(window().windowTitle(), u"How do I start? — Hiwar"_s);
        start({.startNew = true});
        QVERIFY(window().welcome().isVisible());
        QTRY_COMPARE(listed(), 1);
        QCOMPARE(window().conversationView().rows().count(), 0);
    }

    /// If a conversation froze the window, it would freeze it again at every start.
    void beginsAnewWhenTheLastStartShowedNothing()
    {
        const QString mark = m_paths.history + u".opening"_s;
        start();
        ask(u"How do I start?"_s);
        start();
        QTRY_COMPARE(window().conversationView().rows().count(), 2);
        QTRY_VERIFY(!QFile::exists(mark)); // the conversation was painted
        m_application.reset();
        write(mark, {});
        start();
        QTRY_COMPARE(listed(), 1);
        QCOMPARE(window().conversationView().rows().count(), 0);
        QVERIFY(window().notice().sentence().startsWith(u"The last start did not"_s));
        QVERIFY(!QFile::exists(mark)); // reported once, however this start ends
        start();                       // normal again
        QTRY_COMPARE(window().conversationView().rows().count(), 2);
    }

    void putsTheTextOfANewConversationIntoTheComposer()
    {
        start({.startNew = true, .text = u"What is light?"_s});
        QCOMPARE(window().composer().text(), u"What is light?"_s);
        QTRY_COMPARE(listed(), 1);
        QCOMPARE(window().conversationView().rows().count(), 0); // nothing was sent
        m_application->openAgain({u"--new"_s, u"And shade?"_s});
        QCOMPARE(window().composer().text(), u"And shade?"_s);
        QCOMPARE(listed(), 2); // the first draft is still in its conversation
        m_application->openAgain({});
        QCOMPARE(window().composer().text(), u"And shade?"_s);
    }

    void aSecondStartFillsTheEmptyConversation()
    {
        start();
        m_application->openAgain({u"--new"_s, u"What is light?"_s});
        QCOMPARE(window().composer().text(), u"What is light?"_s);
        QCOMPARE(window().conversationView().rows().count(), 0);
    }

    void aStartMayLookForAConversation()
    {
        start({.search = true});
        const auto isSearching = [] {
            return window().sidebar().isAncestorOf(window().focusWidget()) &&
                   qobject_cast<QLineEdit *>(window().focusWidget());
        };
        QVERIFY(isSearching());
        window().composer().focusText();
        QVERIFY(!isSearching());
        m_application->openAgain({u"--search"_s});
        QVERIFY(isSearching());
    }

    void aLinkAsksBeforeATemporaryConversationIsGone()
    {
        start();
        m_application->openAgain({u"--temporary"_s, u"half"_s}); // this loses nothing
        QCOMPARE(window().composer().text(), u"half"_s);
        m_application->openAgain({u"hiwar://temporary?text=other"_s});
        QCOMPARE(window().composer().text(), u"half"_s);
        answer(u"Stay"_s);
        QCOMPARE(window().composer().text(), u"half"_s);
        ask(u"How do I start?"_s);
        const int rows = window().conversationView().rows().count();
        for (const QStringList &words : {QStringList{u"hiwar://new?text=other"_s},
                                         {u"--new"_s, u"other"_s},
                                         {u"--profile"_s, u"Guide"_s}}) {
            m_application->openAgain(words);
            QVERIFY(window().notice().sentence().contains(u"gone when you leave it"_s));
            QCOMPARE(window().conversationView().rows().count(), rows);
        }
        m_application->openAgain({u"--new"_s, u"other"_s});
        answer(u"Keep it first"_s);
        QCOMPARE(window().composer().text(), u"other"_s);
        QTRY_COMPARE(listed(), 2);
        QCOMPARE(window().notice().sentence(), QString()); // nothing is lost

        m_application->openAgain({u"--temporary"_s});
        ask(u"How do I start?"_s);
        m_application->openAgain({u"--new"_s, u"more"_s});
        answer(u"Leave it"_s);
        QCOMPARE(window().composer().text(), u"more"_s);
        QCOMPARE(window().notice().sentence(), u"The temporary conversation is gone."_s);
    }

    void talksToTheProfileThatWasNamed()
    {
        write(m_paths.settings, withOneProfile);
        start();
        ask(u"How do I start?"_s); // answered by the Guide
        start({.profile = u"mine"_s});
        QTRY_COMPARE(listed(), 1);
        QCOMPARE(window().conversationView().rows().count(), 0);
        QCOMPARE(window().windowTitle(), u"New conversation — Hiwar"_s);
        QVERIFY(isAnswering(u"Mine"_s));

        m_application->openAgain({u"--profile"_s, u"Guide"_s}); // reuses the empty conversation
        QVERIFY(isAnswering(u"Guide"_s));
        QCOMPARE(listed(), 1);
        start({.profile = u"nobody"_s}); // an unknown profile is ignored
        QTRY_COMPARE(window().conversationView().rows().count(), 2);
        m_application->openAgain({u"--profile"_s, u"Mine"_s});
        QCOMPARE(window().conversationView().rows().count(), 0);
        QVERIFY(isAnswering(u"Mine"_s));
    }

    void tellsWhenThereIsNoSuchProfile()
    {
        start({.profile = u"nobody"_s});
        QCOMPARE(window().notice().sentence(), u"There is no profile named nobody."_s);
        start({.profile = u"GUIDE"_s});
        QCOMPARE(window().notice().sentence(), QString());
    }

    void tellsThatTheSettingsCouldNotBeRead()
    {
        write(m_paths.settings, "{\"profiles\": [");
        start();
        QVERIFY(!window().notice().sentence().isEmpty());
        QCOMPARE(QDir(m_dir->filePath(u"config"_s)).entryList({u"*.broken-*"_s}).size(), 1);
        ask(u"How do I start?"_s);
    }

    void worksWithoutAHistory_data()
    {
        QTest::addColumn<bool>("folder");
        QTest::newRow("a file of something else") << false;
        QTest::newRow("a folder in its place") << true;
    }
    void worksWithoutAHistory()
    {
        QFETCH(bool, folder);
        if (folder)
            QVERIFY(QDir().mkpath(m_paths.history));
        else
            write(m_paths.history, QByteArray("this is no database. ").repeated(500));
        start();
        QTRY_VERIFY(!window().notice().sentence().isEmpty());
        QVERIFY(window().welcome().isVisible());
        ask(u"How do I start?"_s);
        if (!folder) { // the unreadable file is unchanged
            QFile file(m_paths.history);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(file.readAll().startsWith("this is no database. "));
        }
    }

    void zoomsInStepsAndWithinBounds()
    {
        start();
        const qreal first = window().composer().focusProxy()->font().pointSizeF();
        zoom(1);
        QVERIFY(window().composer().focusProxy()->font().pointSizeF() > first);
        for (int i = 0; i < 40; ++i)
            zoom(1);
        const qreal most = window().composer().focusProxy()->font().pointSizeF();
        QVERIFY(qAbs(most / first - 3.0) < 0.1);
        for (int i = 0; i < 60; ++i)
            zoom(-1);
        const qreal least = window().composer().focusProxy()->font().pointSizeF();
        QVERIFY(qAbs(least / first - 0.5) < 0.1);
        start(); // the size is remembered
        QCOMPARE(window().composer().focusProxy()->font().pointSizeF(), least);
        zoom(0);
        QCOMPARE(window().composer().focusProxy()->font().pointSizeF(), first);
    }

    /// Each of them changes what is shown at once, and at the next start.
    void looksAsChosenAtOnce()
    {
        start();
        window().panels().setShown(SidePanel::Settings, true);
        const auto choose = [](const QString &name, int value) {
            auto *box = window().panels().settings().findChild<QComboBox *>(name);
            box->setCurrentIndex(box->findData(value));
            emit box->activated(box->currentIndex());
        };
        const auto seen = [] { return window().conversationView().rows().theme(); };
        const Theme first = seen();
        choose(u"Size of messages"_s, 150);
        QCOMPARE(seen().font.pointSizeF(), 1.5 * first.font.pointSizeF());
        QCOMPARE(window().composer().focusProxy()->font().pointSizeF(), first.font.pointSizeF());
        choose(u"Size of code"_s, 200);
        QCOMPARE(seen().codeFont.pointSizeF(), 2 * first.codeFont.pointSizeF());
        choose(u"Size in the window"_s, 120);
        QVERIFY(window().composer().focusProxy()->font().pointSizeF() > first.font.pointSizeF());
        choose(u"Distance of lines"_s, 190);
        QCOMPARE(seen().lineShare, 1.9);
        choose(u"Width of the conversation"_s, 960);
        QCOMPARE(seen().column, 960);
        const Theme last = seen();
        start();
        QVERIFY(seen() == last);
    }

    void remembersTheWindow()
    {
        start();
        window().resize(760, 640); // fits into the offscreen display's width of 800
        window().setSidebarWanted(false);
        window().close();
        start();
        QCOMPARE(window().size(), QSize(760, 640));
        QVERIFY(!window().isSidebarWanted());
    }

    void speaksTheChosenLanguageAtOnce()
    {
        start();
        window().resize(760, 700);
        ask(u"How do I start?"_s);
        type(u"a draft"_s);
        window().panels().setShown(SidePanel::Settings, true);
        const QStringList english = words();

        choose(u"ar"_s);
        QTRY_COMPARE(window().layoutDirection(), Qt::RightToLeft);
        QCOMPARE(windows(), 1);
        QCOMPARE(window().size(), QSize(760, 700));
        QCOMPARE(window().composer().text(), u"a draft"_s);
        QCOMPARE(window().conversationView().rows().count(), 2);
        QCOMPARE(listed(), 1);
        QVERIFY(window().panels().isShown(SidePanel::Settings));
        QVERIFY(languages()->hasFocus());
        QCOMPARE(languages()->currentText(), u"العربية"_s);
        QVERIFY(isAnswering(u"الدليل"_s));
        const QStringList switched = words();
        QVERIFY(switched != english);

        start(); // like a program that never had another language
        QTRY_COMPARE(window().conversationView().rows().count(), 2);
        window().panels().setShown(SidePanel::Settings, true);
        QCOMPARE(switched, words());

        choose(u"en"_s);
        QTRY_COMPARE(window().layoutDirection(), Qt::LeftToRight);
        QCOMPARE(words(), english);
        ask(u"And now?"_s); // it works like the first window
    }

    void aReplyGoesOnWhileTheLanguageChanges()
    {
        WireServer server;
        write(m_paths.settings,
              QByteArray(withOneProfile)
                  .replace("localhost:1", "127.0.0.1:" + QByteArray::number(server.serverPort())));
        start({.profile = u"Mine"_s});
        server.expect()
            .stream()
            .chunk(R"(data: {"choices": [{"delta": {"content": "one "}}]})"
                   "\n\n")
            .wait()
            .chunk(R"(data: {"choices": [{"delta": {"content": "two"}, "finish_reason": "stop"}]})"
                   "\n\ndata: [DONE]\n\n")
            .lastChunk();
        type(u"Count"_s);
        QTest::keyClick(window().composer().focusProxy(), Qt::Key_Return);
        QTRY_COMPARE(server.waiting(), 1);
        window().panels().setShown(SidePanel::Settings, true);
        choose(u"ar"_s);
        QTRY_COMPARE(window().layoutDirection(), Qt::RightToLeft);
        server.release();
        QTRY_VERIFY(lastReply().contains(u"one two"_s));
    }

    void asksForUnsavedChangesBeforeItSpeaksAnother()
    {
        start();
        window().panels().setShown(SidePanel::Settings, true);
        auto *name = window().panels().settings().findChild<QLineEdit *>(u"Name"_s);
        name->setText(u"Work"_s);
        QTest::keyClick(name, Qt::Key_End);
        QVERIFY(window().panels().settings().hasUnsavedChanges());
        choose(u"ar"_s);
        const auto buttons = window().panels().settings().findChildren<QPushButton *>();
        QTRY_VERIFY(std::any_of(buttons.begin(), buttons.end(), [](const QPushButton *button) {
            return button->isVisible() && button->text() == u"Discard";
        }));
        QCOMPARE(window().layoutDirection(), Qt::LeftToRight); // it waits for the answer
        QVERIFY(window().panels().settings().hasUnsavedChanges());
    }

    void tellsOfOddLinksInItsLanguage()
    {
        write(m_paths.settings, R"({"language": "ar"})");
        start({.linkFault = LinkFault::TooLong});
        QVERIFY(window().notice().sentence().startsWith(u"الرابط"_s));
    }

private:
    static void answer(const QString &name)
    {
        for (auto *button : window().notice().findChildren<QPushButton *>()) {
            if (button->text() == name && button->isVisible())
                return button->click();
        }
        QFAIL(qPrintable(name));
    }
};

HIWAR_TEST(ApplicationTest, QApplication)
#include "tst_application.moc"
