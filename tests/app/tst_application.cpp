// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The whole program in one process: started, used by its window, ended and started again.
#include "app/application.h"
#include "tests/support/testcase.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/noticebar.h"
#include "ui/window/welcome.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileOpenEvent>
#include <QInputMethodEvent>
#include <QPushButton>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

const QByteArray withOneProfile = R"({"profiles": [{"id": "own", "name": "Mine", "model": "m-1",
            "baseUrl": "http://localhost:1/v1"}]})";

}

class ApplicationTest : public TestCase
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

    void showsWhatChangedLastAfterARestart()
    {
        start();
        ask(u"How do I start?"_s);
        start();
        bool hasGreeted = window().welcome().isVisible();
        connect(&window().conversationView(), &ConversationView::laidOut, &window(),
                [&hasGreeted] { hasGreeted |= window().welcome().isVisible(); });
        QTRY_COMPARE(window().conversationView().rows().count(), 2);
        QVERIFY(!hasGreeted); // it would have flashed
        QCOMPARE(window().windowTitle(), u"How do I start? — Hiwar"_s);
        start({.startNew = true});
        QVERIFY(window().welcome().isVisible());
        QTRY_COMPARE(listed(), 1);
        QCOMPARE(window().conversationView().rows().count(), 0);
    }

    void putsTheTextOfANewConversationIntoTheComposer()
    {
        start({.startNew = true, .text = u"What is light?"_s});
        QCOMPARE(window().composer().text(), u"What is light?"_s);
        QTRY_COMPARE(listed(), 1);
        QCOMPARE(window().conversationView().rows().count(), 0); // nothing was sent
        m_application->openAgain({u"--new"_s, u"And shade?"_s});
        QCOMPARE(window().composer().text(), u"And shade?"_s);
        QCOMPARE(listed(), 2); // the first draft is where it was
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

    void aLinkThatTheSystemHandsOverFillsTheEmptyConversation()
    {
        start();
        QFileOpenEvent link(QUrl(u"hiwar://new?text=What%20is%20light%3F"_s));
        QVERIFY(QCoreApplication::sendEvent(qApp, &link));
        QCOMPARE(window().composer().text(), u"What is light?"_s);
    }

    void talksToTheProfileThatWasNamed()
    {
        write(m_paths.settings, withOneProfile);
        start();
        ask(u"How do I start?"_s); // of the Guide
        start({.profile = u"mine"_s});
        QTRY_COMPARE(listed(), 1);
        QCOMPARE(window().conversationView().rows().count(), 0);
        QCOMPARE(window().windowTitle(), u"New conversation — Hiwar"_s);
        QVERIFY(isAnswering(u"Mine"_s));

        m_application->openAgain({u"--profile"_s, u"Guide"_s}); // the empty one is good for it
        QVERIFY(isAnswering(u"Guide"_s));
        QCOMPARE(listed(), 1);
        start({.profile = u"nobody"_s}); // as if none had been named
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
        if (!folder) { // what it could not read is as it was
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
        start(); // it is remembered
        QCOMPARE(window().composer().focusProxy()->font().pointSizeF(), least);
        zoom(0);
        QCOMPARE(window().composer().focusProxy()->font().pointSizeF(), first);
    }

    void remembersTheWindow()
    {
        start();
        window().resize(900, 640);
        window().setSidebarWanted(false);
        window().close();
        start();
        QCOMPARE(window().size(), QSize(900, 640));
        QVERIFY(!window().isSidebarWanted());
    }

    void speaksTheChosenLanguageFromTheNextStartOn()
    {
        start();
        auto *languages = window().settingsPanel().findChild<QComboBox *>(u"Language"_s);
        languages->setCurrentIndex(languages->findData(u"ar"_s));
        emit languages->activated(languages->currentIndex());
        QCOMPARE(window().layoutDirection(), Qt::LeftToRight); // not in the middle of a sentence

        start();
        QCOMPARE(window().layoutDirection(), Qt::RightToLeft);
        QCOMPARE(window().windowTitle(), u"محادثة جديدة — Hiwar"_s);
        QVERIFY(isAnswering(u"الدليل"_s));
        languages = window().settingsPanel().findChild<QComboBox *>(u"Language"_s);
        QCOMPARE(languages->currentText(), u"العربية"_s);
        languages->setCurrentIndex(languages->findData(u"en"_s));
        emit languages->activated(languages->currentIndex());

        start();
        QCOMPARE(window().layoutDirection(), Qt::LeftToRight);
        QCOMPARE(window().windowTitle(), u"New conversation — Hiwar"_s);
    }

    void tellsOfOddLinksInItsLanguage()
    {
        write(m_paths.settings, R"({"language": "ar"})");
        start({.linkFault = LinkFault::TooLong});
        QVERIFY(window().notice().sentence().startsWith(u"الرابط"_s));
    }

private:
    void start(const WindowOptions &options = {})
    {
        m_application.reset(); // stores what it has
        m_application = std::make_unique<Application>(m_paths);
        m_application->open(options);
        window().activateWindow();
        QTRY_VERIFY(window().isActiveWindow());
    }
    [[nodiscard]] static MainWindow &window()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<MainWindow *>(widget))
                return *found;
        }
        qFatal("there is no window");
    }
    [[nodiscard]] static int listed()
    {
        return window().sidebar().findChild<QListView *>()->model()->rowCount();
    }
    /// What stands under the composer: profile, model, and the key that sends.
    [[nodiscard]] static bool isAnswering(const QString &profile)
    {
        const auto lines = window().composer().findChildren<QWidget *>();
        return std::any_of(lines.begin(), lines.end(), [&profile](const QWidget *line) {
            return line->property("text").toString().startsWith(profile) ||
                   line->accessibleName().startsWith(profile);
        });
    }
    static void zoom(int step) { emit window().zoomRequested(step); }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QVERIFY(QFileInfo(path).dir().mkpath(u"."_s));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static void ask(const QString &question)
    {
        QWidget *edit = window().composer().focusProxy();
        QInputMethodEvent typed;
        typed.setCommitString(question);
        QApplication::sendEvent(edit, &typed);
        const int before = window().conversationView().rows().count();
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(window().conversationView().rows().count(), before + 2);
        auto *send = window().composer().findChild<QPushButton *>(u"Send"_s);
        QTRY_COMPARE(send->accessibleName(), u"Send"_s); // the reply has ended
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    Paths m_paths;
    std::unique_ptr<Application> m_application;
};

HIWAR_TEST(ApplicationTest, QApplication)
#include "tst_application.moc"
