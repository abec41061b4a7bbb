// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window when a history is lost, damaged or cannot be written: its notices, what their buttons
// do, and what is on the disk afterwards.
#include "app/application.h"
#include "app/history/backupplan.h"
#include "app/history/historyfile.h"
#include "app/history/historystore.h"
#include "app/transfer/historyfilereader.h"
#include "app/transfer/importjob.h"
#include "net/values/utc.h"
#include "tests/app/askinwindow.h"
#include "tests/app/controllercase.h"
#include "tests/support/otherprogram.h"
#include "tests/support/settled.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/noticebar.h"

#include <QAbstractItemModel>
#include <QDir>
#include <QFileDialog>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 3, 1), QTime(12, 0), utc);
constexpr int stored = 3; // conversations

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class HistoryControllerTest : public ControllerCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        ControllerCase::initTestCase();
        QApplication::setQuitOnLastWindowClosed(false);
    }
    void init()
    {
        TestCase::init();
        m_dir = std::make_unique<QTemporaryDir>();
        m_paths = {.history = m_dir->filePath(u"data/history.sqlite"_s),
                   .settings = m_dir->filePath(u"settings.json"_s),
                   .log = m_dir->filePath(u"hiwar.log"_s)};
        const auto file = HistoryFile::open(m_paths.history, std::chrono::seconds(5));
        QVERIFY(file);
        for (int c = 0; c < stored; ++c) {
            StoredConversation made;
            made.info.id = u"c%1"_s.arg(c);
            made.info.title = u"Title %1"_s.arg(c);
            for (int m = 0; m < 30; ++m) {
                MessageNode node;
                node.id = u"c%1m%2"_s.arg(c).arg(m);
                node.content = u"words "_s.repeated(200);
                made.nodes.append(node);
            }
            QVERIFY((*file)->merge(made, {}, {}));
        }
        while ((*file)->workOn().value_or(false)) {
        }
    }
    void cleanup() { m_application.reset(); }

    void offersTheCopyOfALostOne_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::newRow("missing") << false;
        QTest::newRow("0 bytes") << true;
    }
    void offersTheCopyOfALostOne()
    {
        QFETCH(bool, isThere);
        loseIt(isThere);
        start();
        QTRY_VERIFY(button(take()));
        QVERIFY(told().contains(u"missing or empty"_s));
        QVERIFY(told().contains(u"holds 3 conversations"_s));
        ask(u"new words"_s);
        start(); // a user who does not answer is asked again
        QTRY_VERIFY(button(take()));
        QTRY_COMPARE(listed(), 1);
        button(take())->click();
        QTRY_COMPARE(listed(), 1 + stored);
        QTRY_VERIFY(!told().contains(u"missing or empty"_s));
        start();
        QTRY_COMPARE(listed(), 1 + stored);
        QVERIFY(!button(take()));
    }

    void asksNoMoreWhenTheCopyWasImported()
    {
        loseIt(true);
        start();
        QTRY_VERIFY(button(take()));
        m_application->readHistoryAgain(); // an import of something else
        QTRY_VERIFY(button(take()));
        importTheCopy();
        m_application->readHistoryAgain();
        QTRY_VERIFY(!told().contains(u"missing or empty"_s));
        QVERIFY(!button(take()));
        start();
        QTRY_COMPARE(listed(), stored);
        QVERIFY(!told().contains(u"missing or empty"_s));
    }

    void asksNotWhatWasImportedWithoutAWindow()
    {
        loseIt(true);
        QVERIFY(HistoryFile::open(m_paths.history, std::chrono::seconds(5)));
        importTheCopy();
        start();
        QTRY_COMPARE(listed(), stored);
        const auto file = HistoryFile::open(m_paths.history, std::chrono::seconds(5));
        QTRY_VERIFY((*file)->lost()->isDecided());
        QVERIFY(!button(take()));
    }

    void goesOnWhenTheOtherProgramHasEnded()
    {
        auto other = std::make_unique<HistoryStore>(m_paths.history);
        QVERIFY(settled(other->open()));
        start({.startNew = true});
        QTRY_VERIFY(told().contains(u"Another Hiwar"_s));
        ask(u"said meanwhile"_s);
        QVERIFY(told().contains(u"Another Hiwar"_s));
        QCOMPARE(storedWords(u"said meanwhile"_s), 0);
        ConversationInfo info;
        info.id = u"late"_s;
        info.title = u"Of the other one"_s;
        info.currentLeaf = u"l"_s;
        QVERIFY(settled(other->saveConversation(info)));
        other.reset();
        ask(u"said later"_s);
        QTRY_VERIFY(!told().contains(u"Another Hiwar"_s));
        QTRY_COMPARE(listed(), stored + 2);
        m_application.reset();
        QCOMPARE(storedWords(u"said meanwhile"_s), 1);
        QCOMPARE(storedWords(u"said later"_s), 1);
    }

    void beginsAnewOnlyWhenThatIsChosen()
    {
        loseIt(true);
        start();
        QTRY_VERIFY(button(u"Begin anew"_s));
        button(u"Begin anew"_s)->click();
        QTRY_VERIFY(!told().contains(u"missing or empty"_s));
        start();
        ask(u"new words"_s);
        QVERIFY(!button(take()));
        QVERIFY(QFile::exists(copy()));
    }

    void leadsOnFromADamagedOne_data()
    {
        QTest::addColumn<std::function<QByteArray(QByteArray)>>("damage");
        const auto row = [](const char *name, const std::function<QByteArray(QByteArray)> &damage) {
            QTest::newRow(name) << damage;
        };
        row("header page destroyed",
            [](QByteArray bytes) { return bytes.replace(0, 4096, QByteArray(4096, '\x7f')); });
        row("cut in half", [](const QByteArray &bytes) { return bytes.left(bytes.size() / 2); });
        row("50 bytes", [](const QByteArray &bytes) { return bytes.left(50); });
        row("all zeros", [](const QByteArray &bytes) { return QByteArray(bytes.size(), '\0'); });
        row("text", [](const QByteArray &) { return QByteArray("Dear diary, ").repeated(999); });
    }
    void leadsOnFromADamagedOne()
    {
        QFETCH(std::function<QByteArray(QByteArray)>, damage);
        QVERIFY(backUp(m_paths.history, copy()));
        const QByteArray damaged = damage(contentOf(m_paths.history));
        write(damaged);
        start();
        QTRY_VERIFY(button(take()));
        QVERIFY(told().contains(u"what is said now is not kept"_s));
        ask(u"said meanwhile"_s);
        QVERIFY(told().contains(u"what is said now is not kept"_s)); // the notice is still there
        QCOMPARE(contentOf(m_paths.history), damaged);
        button(take())->click();
        QTRY_COMPARE(listed(), 1 + stored);
        QTRY_VERIFY(told().contains(u"history.sqlite.damaged-"_s));
        const QString aside =
            QDir(m_dir->filePath(u"data"_s)).entryList({u"*.damaged-*"_s}).value(0);
        QCOMPARE(contentOf(m_dir->filePath(u"data/"_s + aside)), damaged);
        start();
        QTRY_COMPARE(listed(), 1 + stored);
        QTRY_VERIFY(button(u"Save what can be read"_s)); // that choice is still open
        button(u"Save what can be read"_s)->click();
        QTRY_VERIFY(!notices().contains(u"Saving what can be read"_s));
        QCOMPARE(listed(), 1 + stored);                // the existing conversations are known
        QVERIFY2(!button(take()), qPrintable(told())); // the copy was taken long ago
    }

    void savesWhatCanBeReadWithoutACopy()
    {
        write(contentOf(m_paths.history).replace(0, 4096, QByteArray(4096, '\x7f')));
        start();
        QTRY_VERIFY(button(u"Save what can be read"_s));
        QVERIFY(button(u"Begin anew"_s));
        button(u"Save what can be read"_s)->click();
        QTRY_COMPARE(listed(), stored);
        QTRY_VERIFY(!told().contains(u"was damaged"_s));
        start();
        QTRY_COMPARE(listed(), stored);
        QVERIFY(!told().contains(u"damaged"_s));
    }

    void tellsOfDamageThatTheDailyCopyMeets()
    {
        QVERIFY(backUp(m_paths.history, copy()));
        QByteArray bytes = contentOf(m_paths.history);
        bytes.replace(bytes.indexOf("c1m5") / 4096 * 4096, 12 * 4096,
                      QByteArray(12 * 4096, '\x7f'));
        write(bytes);
        start({.startNew = true}); // without any message
        QTRY_VERIFY(button(take()));
        QVERIFY(told().contains(u"what is said now is not kept"_s));
        button(take())->click();
        QTRY_COMPARE(listed(), stored);
        const auto file = HistoryFile::open(m_paths.history, std::chrono::seconds(5));
        QTRY_COMPARE((*file)->load(u"c1"_s)->nodes.size(), 30);
    }

    void keepsSayingThatNothingCanBeStored()
    {
        start();
        QTRY_COMPARE(listed(), stored);
        refuseMessages();
        ask(u"first"_s);
        QTRY_VERIFY(told().contains(u"cannot be used"_s));
        window().notice().tell(u"something else"_s);
        QVERIFY(told().contains(u"cannot be used"_s));
        takeMessages();
        ask(u"second"_s);
        QTRY_VERIFY(!told().contains(u"cannot be used"_s));
        m_application.reset();
        QCOMPARE(storedWords(u"first"_s), 1);
    }

    void tellsWhatIsNotOnTheDiskBeforeItCloses()
    {
        start();
        QTRY_COMPARE(listed(), stored);
        refuseMessages();
        ask(u"precious"_s);
        window().close();
        QTRY_VERIFY(button(u"Save elsewhere…"_s));
        QVERIFY(window().isVisible());
        QVERIFY(told().startsWith(u"One conversation is not wholly on the disk"_s));
        button(u"Stay"_s)->click();
        QVERIFY(!button(u"Save elsewhere…"_s));
        window().close();
        QTRY_VERIFY(button(u"Quit all the same"_s));
        button(u"Quit all the same"_s)->click();
        QTRY_VERIFY(!window().isVisible());
    }

    void savesElsewhereWhatIsNotOnTheDisk()
    {
        start();
        QTRY_COMPARE(listed(), stored);
        refuseMessages();
        ask(u"precious"_s);
        window().close();
        QTRY_VERIFY(button(u"Save elsewhere…"_s));
        const QString path = m_dir->filePath(u"else.jsonl"_s);
        button(u"Save elsewhere…"_s)->click();
        QFileDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = window().findChild<QFileDialog *>()));
        emit dialog->fileSelected(path);
        QTRY_VERIFY(!window().isVisible());
        QVERIFY(contentOf(path).contains("\"precious\""));
    }

    void closesWhenItCouldBeStoredAtLast()
    {
        start();
        QTRY_COMPARE(listed(), stored);
        refuseMessages();
        ask(u"precious"_s);
        takeMessages();
        window().close();
        QTRY_VERIFY(!window().isVisible());
        m_application.reset();
        QCOMPARE(storedWords(u"precious"_s), 1);
    }

private:
    void start(const WindowOptions &options = {})
    {
        m_application.reset();
        m_application = std::make_unique<Application>(m_paths);
        m_application->open(options);
        window().activateWindow();
        QTRY_VERIFY(window().isActiveWindow());
    }
    static MainWindow &window()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<MainWindow *>(widget))
                return *found;
        }
        qFatal("there is no window");
    }
    static int listed() { return window().sidebar().findChild<QListView *>()->model()->rowCount(); }
    static QString notices() { return window().notice().accessibleDescription(); }
    /// Lasting notices are listed before passing ones.
    static QString told() { return notices(); }
    static QPushButton *button(const QString &text)
    {
        for (auto *each : window().notice().findChildren<QPushButton *>()) {
            if (each->text() == text && each->isVisible())
                return each;
        }
        return nullptr;
    }
    static QString take()
    {
        return u"Take the copy of "_s +
               QLocale().toString(noon.toLocalTime().date(), QLocale::ShortFormat);
    }
    static void ask(const QString &question) { askIn(window(), question); }
    [[nodiscard]] QString copy() const
    {
        const QDir folder(backupFolder(m_paths.history));
        folder.mkpath(u"."_s);
        return folder.filePath(backupName(noon));
    }
    /// Imports the copy like `hiwar import`.
    void importTheCopy()
    {
        const auto file = HistoryFile::open(m_paths.history, std::chrono::seconds(5));
        Readers readers;
        readers.push_back(std::make_unique<HistoryFileReader>());
        const auto goOn = [](qint64, qint64) { return true; };
        QVERIFY(!importFile(copy(), readers, file->get(), ImportMode::Merge, goOn).error);
    }
    void loseIt(bool isThere)
    {
        QVERIFY(backUp(m_paths.history, copy()));
        QVERIFY(QFile::remove(m_paths.history));
        if (isThere)
            write({});
    }
    void write(const QByteArray &bytes)
    {
        QFile file(m_paths.history);
        QVERIFY(file.open(QFile::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void refuseMessages()
    {
        for (const QString &when : {u"INSERT"_s, u"UPDATE"_s})
            OtherProgram(m_paths.history)
                .run(
                    u"CREATE TRIGGER no_%1 BEFORE %1 ON message BEGIN SELECT RAISE(ABORT, 'no'); END"_s
                        .arg(when));
    }
    void takeMessages()
    {
        for (const QString &when : {u"INSERT"_s, u"UPDATE"_s})
            OtherProgram(m_paths.history).run(u"DROP TRIGGER no_"_s + when);
    }
    int storedWords(const QString &words)
    {
        return OtherProgram(m_paths.history)
            .number(u"SELECT count(*) FROM message WHERE content = '%1'"_s.arg(words));
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    Paths m_paths;
    std::unique_ptr<Application> m_application;
};

HIWAR_TEST(HistoryControllerTest, QApplication)
#include "tst_historycontroller.moc"
