// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window binds all keys that README and the Guide name, and they name all keys that it binds.
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"
#include "tests/ui/messagemodel.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidepanels.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardItemModel>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

struct Row
{
    QList<QKeySequence> keys;
    QString position; ///< the second column
};

/// Users write "Page Up"; Qt's name for it differs.
QKeySequence keyFrom(QString words)
{
    const QList<std::pair<QString, QString>> names{{u"Page Up"_s, u"PgUp"_s},
                                                   {u"Page Down"_s, u"PgDown"_s},
                                                   {u"Enter"_s, u"Return"_s},
                                                   {u"↑"_s, u"Up"_s},
                                                   {u"↓"_s, u"Down"_s}};
    for (const auto &[ours, theirs] : names)
        words.replace(ours, theirs);
    return QKeySequence::fromString(words, QKeySequence::PortableText);
}

const QString readme = u"README.md"_s;

/// The rows of a page of the Guide, or of README's section about keys.
QList<Row> keyTable(const QString &page)
{
    QFile file(testFile(u"../"_s + page));
    if (!file.open(QFile::ReadOnly | QFile::Text))
        return {};
    QString text = QString::fromUtf8(file.readAll());
    if (page == readme)
        text = text.section(u"\n## Keys\n"_s, 1).section(u"\n## "_s, 0, 0);

    static const QRegularExpression code(u"`([^`]+)`"_s);
    QList<Row> rows;
    for (const QString &line : text.split(u'\n')) {
        if (!line.startsWith(u"| `"_s))
            continue;
        Row row{.keys = {}, .position = line.section(u'|', 2, 2).trimmed()};
        for (const QRegularExpressionMatch &key : code.globalMatch(line.section(u'|', 1, 1)))
            row.keys.append(keyFrom(key.captured(1)));
        rows.append(row);
    }
    return rows;
}

QList<QKeySequence> keysIn(const QString &page)
{
    QList<QKeySequence> keys;
    for (const Row &row : keyTable(page))
        keys += row.keys;
    return keys;
}

QString guide(const QString &language)
{
    return u"resources/guide/%1/shortcuts.md"_s.arg(language);
}

} // namespace

class DocumentedKeysTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void init()
    {
        TestCase::init();
        m_window = std::make_unique<MainWindow>();
        m_window->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_messages.setMessages({makeMessage(u"a"_s, Role::User, u"Question"_s),
                                makeMessage(u"b"_s, Role::Assistant, u"Reply"_s)});
        m_window->conversationView().setModel(&m_messages);
        auto *item = new QStandardItem(u"Question"_s);
        item->setData(u"a"_s, ConversationIdRole);
        item->setData(QDateTime::currentDateTimeUtc(), ListedTimeRole);
        m_conversations.clear();
        m_conversations.appendRow(item);
        m_window->sidebar().setModel(&m_conversations);
        m_window->show();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
    }

    void cleanup() { m_window.reset(); }

    void eachKeyIsBound_data()
    {
        QTest::addColumn<QKeySequence>("key");
        QTest::addColumn<QString>("position");
        for (const Row &row : keyTable(readme)) {
            for (const QKeySequence &key : row.keys)
                QTest::addRow("%s", qPrintable(row.position + u' ' + key.toString()))
                    << key << row.position;
        }
    }
    void eachKeyIsBound()
    {
        QFETCH(QKeySequence, key);
        QFETCH(QString, position);
        QCOMPARE(key.count(), 1);
        if (position == u"anywhere"_s)
            QVERIFY(isShortcut(key));
        else if (position == u"message field"_s)
            QVERIFY(doesSomethingInTheField(key));
        else if (position == u"conversation"_s)
            QVERIFY(isTaken(key, m_window->conversationView()));
        else if (position == u"list"_s)
            QVERIFY(isTaken(key, list()));
        else if (position == u"settings"_s)
            QCOMPARE(m_window->panels().settings().findChild<QPushButton *>(u"Save"_s)->shortcut(),
                     key);
        else
            QFAIL("the table names a place that is not known here");
    }

    /// Otherwise the test above would prove nothing.
    void aKeyThatIsNotBoundIsNotTaken()
    {
        const QKeySequence key(u"Ctrl+J"_s);
        QVERIFY(!isShortcut(key));
        QVERIFY(!doesSomethingInTheField(key));
        QVERIFY(!isTaken(key, m_window->conversationView()));
        QVERIFY(!isTaken(key, list()));
    }

    void eachShortcutOfTheWindowIsTold_data()
    {
        QTest::addColumn<QString>("page");
        QTest::newRow("README") << readme;
        QTest::newRow("the Guide") << guide(u"en"_s);
        QTest::newRow("the Guide in Arabic") << guide(u"ar"_s);
    }
    void eachShortcutOfTheWindowIsTold()
    {
        QFETCH(QString, page);
        const QList<QKeySequence> told = keysIn(page);
        for (const QAction *action : m_window->actions())
            QVERIFY2(told.contains(action->shortcut()), qPrintable(action->text()));
    }

    void theGuideTellsNoOthers_data()
    {
        QTest::addColumn<QString>("page");
        QTest::newRow("English") << guide(u"en"_s);
        QTest::newRow("Arabic") << guide(u"ar"_s);
    }
    void theGuideTellsNoOthers()
    {
        QFETCH(QString, page);
        const QList<QKeySequence> bound = keysIn(readme);
        for (const QKeySequence &key : keysIn(page))
            QVERIFY2(bound.contains(key), qPrintable(key.toString()));
    }

private:
    [[nodiscard]] bool isShortcut(const QKeySequence &key) const
    {
        const QList<QAction *> actions = m_window->actions();
        return std::any_of(actions.begin(), actions.end(), [&key](const QAction *action) {
            return action->shortcuts().contains(key);
        });
    }

    static bool isTaken(const QKeySequence &key, QWidget &position)
    {
        QKeyEvent event(QEvent::KeyPress, key[0].key(), key[0].keyboardModifiers());
        QApplication::sendEvent(&position, &event);
        return event.isAccepted();
    }

    bool doesSomethingInTheField(const QKeySequence &key)
    {
        Composer &composer = m_window->composer();
        composer.setText(key == QKeySequence(Qt::Key_Up) ? QString() : u"Text"_s);
        composer.setBusy(key == QKeySequence(Qt::Key_Escape));
        const QString before = composer.text();
        const QSignalSpy sent(&composer, &Composer::sendRequested);
        const QSignalSpy stopped(&composer, &Composer::stopRequested);
        const QSignalSpy edited(&composer, &Composer::editLastRequested);
        isTaken(key, *composer.findChild<QPlainTextEdit *>());
        return sent.count() + stopped.count() + edited.count() == 1 || composer.text() != before;
    }

    QListView &list()
    {
        auto *view = m_window->sidebar().findChild<QListView *>(u"Conversations"_s);
        const QModelIndexList rows = view->model()->match(
            view->model()->index(0, 0), ConversationIdRole, u"a"_s); // not a heading
        view->setCurrentIndex(rows.value(0));
        return *view;
    }

    MessageModel m_messages;
    QStandardItemModel m_conversations;
    std::unique_ptr<MainWindow> m_window;
};

HIWAR_TEST(DocumentedKeysTest, QApplication)
#include "tst_documentedkeys.moc"
