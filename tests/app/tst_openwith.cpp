// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that the window is opened with: by a command line, by a second start, by the system; and
// links, which bring none. What is in them is read elsewhere: here it is enough who takes them.
#include "app/commands/givenfiles.h"
#include "app/platform/systemopenings.h"
#include "tests/app/applicationcase.h"
#include "ui/attachments/attachmentstrip.h"
#include "ui/window/noticebar.h"

#include <QFileOpenEvent>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class OpenWithTest : public ApplicationCase
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

    void wordsAreFilesWhereTheyWereGiven()
    {
        write(m_dir->filePath(u"notes"_s), "words");
        const QString folder = m_dir->path();
        const QString address =
            QUrl::fromLocalFile(folder + u"/a b.txt"_s).toString(QUrl::FullyEncoded);
        const auto given = commandGivenIn(folder, {u"--profile"_s, u"notes"_s, u"notes"_s,
                                                   u"./gone.txt"_s, address, u"--"_s, u"../-x"_s});
        QVERIFY2(given, qPrintable(given ? QString() : given.error()));
        const auto &window = std::get<WindowOptions>(*given);
        const QString above = QDir::cleanPath(folder + u"/../-x"_s);
        const QStringList files{folder + u"/notes"_s, folder + u"/gone.txt"_s,
                                folder + u"/a b.txt"_s, above};
        QCOMPARE(window.files, files);
        QCOMPARE(window.profile, u"notes"_s);
        QVERIFY(!window.startNew && !window.temporary);
        QCOMPARE(wordsForAnyFolder({}, window),
                 (QStringList{u"--profile"_s, u"notes"_s, u"--"_s} + files));
    }

    void aWordThatIsNoFileWasMeantAsACommand()
    {
        const auto given = commandGivenIn(m_dir->path(), {u"aks"_s, u"What is light?"_s});
        QVERIFY(!given);
        QCOMPARE(given.error(),
                 u"aks is neither a command of Hiwar nor a file here. See hiwar --help."_s);
        QVERIFY(!commandGivenIn(m_dir->path(), {QString()}));
        QVERIFY(!commandGivenIn(m_dir->path(), {u"-"_s}));
        QVERIFY(std::holds_alternative<AskOptions>(
            *commandGivenIn(m_dir->path(), {u"ask"_s, u"Hi"_s})));
    }

    void theOtherStartUnderstandsTheSame()
    {
        for (const QStringList &words :
             {QStringList{u"--new=half a text"_s, u"--"_s, u"/a"_s, u"/b"_s},
              QStringList{u"--temporary="_s, u"/a"_s}, QStringList{u"--profile=--new"_s, u"/a"_s},
              QStringList{u"hiwar://new?text=x"_s}, QStringList{u"--new"_s, u"x"_s},
              QStringList{}}) {
            const auto first = commandGivenIn(u"/somewhere"_s, words);
            QVERIFY2(first, qPrintable(first ? QString() : first.error()));
            const auto &asked = std::get<WindowOptions>(*first);
            const auto second = parseCommandLine(wordsForAnyFolder(words, asked));
            QVERIFY2(second, qPrintable(second ? QString() : second.error()));
            const auto &told = std::get<WindowOptions>(*second);
            QCOMPARE(told.files, asked.files);
            QCOMPARE(told.text, asked.text);
            QCOMPARE(told.profile, asked.profile);
            QVERIFY(told.startNew == asked.startNew && told.temporary == asked.temporary);
        }
    }

    void aLinkThatTheSystemHandsOverFillsTheEmptyConversation()
    {
        SystemOpenings openings;
        QFileOpenEvent link(QUrl(u"hiwar://new?text=What%20is%20light%3F"_s));
        QVERIFY(QCoreApplication::sendEvent(qApp, &link)); // before there is a window
        start();
        connect(&openings, &SystemOpenings::opened, m_application.get(), &Application::openAgain);
        openings.begin();
        QTRY_COMPARE(window().composer().text(), u"What is light?"_s);
    }

    void filesThatTheSystemHandsOverAreAttachedTogether()
    {
        start();
        ask(u"How do I start?"_s);
        SystemOpenings openings;
        connect(&openings, &SystemOpenings::opened, m_application.get(), &Application::openAgain);
        openings.begin();
        for (const QString &name : {u"first.txt"_s, u"second.txt"_s}) {
            QFileOpenEvent file(QUrl::fromLocalFile(m_dir->filePath(name)));
            QVERIFY(QCoreApplication::sendEvent(qApp, &file));
        }
        QTRY_COMPARE(attached(), (QStringList{u"first.txt"_s, u"second.txt"_s}));
        QCOMPARE(window().conversationView().rows().count(), 0);
        QTRY_COMPARE(listed(), 1); // the other conversation is as it was
    }

    void filesOfACommandLineAreAttachedToANewConversation()
    {
        start();
        ask(u"How do I start?"_s);
        start({.files = {m_dir->filePath(u"first.txt"_s)}});
        QCOMPARE(attached(), QStringList{u"first.txt"_s});
        QCOMPARE(window().conversationView().rows().count(), 0);
        // Windows starts a program for each.
        m_application->openAgain({u"--"_s, m_dir->filePath(u"second.txt"_s)});
        QCOMPARE(attached(), (QStringList{u"first.txt"_s, u"second.txt"_s}));
        type(u"What do they say?"_s);
        m_application->openAgain({m_dir->filePath(u"third.txt"_s)});
        QCOMPARE(attached(), QStringList{u"third.txt"_s});
        QCOMPARE(window().composer().text(), QString());
        type(u"And they?"_s);
        m_application->openAgain({u"--new=And this?"_s, u"--"_s, m_dir->filePath(u"more.txt"_s)});
        QCOMPARE(window().composer().text(), u"And this?"_s);
        QCOMPARE(attached(), QStringList{u"more.txt"_s});
    }

    void filesAskBeforeATemporaryConversationIsGone()
    {
        start({.temporary = true, .files = {m_dir->filePath(u"first.txt"_s)}});
        QCOMPARE(attached(), QStringList{u"first.txt"_s});
        m_application->openAgain({u"--"_s, m_dir->filePath(u"second.txt"_s)});
        QVERIFY(window().notice().sentence().contains(u"gone when you leave it"_s));
        QCOMPARE(attached(), QStringList{u"first.txt"_s});
        answer(u"Leave it"_s);
        QCOMPARE(attached(), QStringList{u"second.txt"_s});
    }

    /// Whatever a link says, and whatever stands beside it.
    void aLinkAttachesNothing()
    {
        const QString path = m_dir->filePath(u"private.txt"_s);
        write(path, "private");
        const QString address = QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded);
        start();
        for (const QString &name : {u"file"_s, u"files"_s, u"attach"_s, u"attachment"_s, u"open"_s,
                                    u"path"_s, u"url"_s}) {
            const QString link = u"hiwar://new?text=hello&%1="_s.arg(name);
            m_application->openAgain({link + path});
            m_application->openAgain({link + address});
        }
        m_application->openAgain({u"hiwar://new?text="_s + address});
        m_application->openAgain({u"hiwar://new?text=hello"_s, path});
        m_application->openAgain({path, u"hiwar://new?text=hello"_s});
        m_application->openAgain({u"hiwar://new?text=hello"_s, u"--"_s, path});
        QCOMPARE(attached(), QStringList());
        QVERIFY(window().composer().attachments().isHidden());
    }

private:
    [[nodiscard]] static QStringList attached()
    {
        const QAbstractItemModel *model = window().composer().attachments().model();
        QStringList names;
        for (int row = 0; row < model->rowCount(); ++row)
            names << model->index(row, 0).data().toString();
        return names;
    }
    static void answer(const QString &name)
    {
        for (auto *button : window().notice().findChildren<QPushButton *>()) {
            if (button->text() == name && button->isVisible())
                return button->click();
        }
        QFAIL(qPrintable(name));
    }
};

HIWAR_TEST(OpenWithTest, QApplication)
#include "tst_openwith.moc"
