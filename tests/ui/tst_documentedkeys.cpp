// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window binds all keys that README and the Guide name, and they name all keys that it binds.
#include "net/values/shortcuts.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"
#include "tests/ui/messagemodel.h"
#include "ui/compare/comparepanel.h"
#include "ui/composer/composer.h"
#include "ui/composer/messageedit.h"
#include "ui/composer/questionhistory.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/sidebar/sidebar.h"
#include "ui/sidebyside/replycolumn.h"
#include "ui/sidebyside/sidebyside.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/conversationstack.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidepanels.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QStandardItemModel>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

/// The keys in the part of README that is about them, as they are written there.
QStringList keysOfReadme()
{
    QFile file(testFile(u"../README.md"_s));
    if (!file.open(QFile::ReadOnly | QFile::Text))
        return {};
    const QString text =
        QString::fromUtf8(file.readAll()).section(u"\n## Keys\n"_s, 1).section(u"\n## "_s, 0, 0);
    static const QRegularExpression code(u"`([^`]+)`"_s);
    QStringList keys;
    for (const QString &line : text.split(u'\n')) {
        if (!line.startsWith(u"| `"_s))
            continue;
        for (const QRegularExpressionMatch &key : code.globalMatch(line.section(u'|', 1, 1)))
            keys.append(key.captured(1));
    }
    keys.sort();
    return keys;
}

QKeySequence sequenceOf(const QString &key)
{
    return QKeySequence::fromString(key, QKeySequence::PortableText);
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
        QTest::addColumn<ShortcutArea>("area");
        for (const ShortcutGroup &group : shortcutGroups()) {
            for (const Shortcut &shortcut : group.shortcuts) {
                for (const QString &key : shortcut.keys)
                    QTest::addRow("%s %s", shortcut.name, qPrintable(key))
                        << sequenceOf(key) << shortcut.area;
            }
        }
    }
    void eachKeyIsBound()
    {
        QFETCH(QKeySequence, key);
        QFETCH(ShortcutArea, area);
        QCOMPARE(key.count(), 1);
        switch (area) {
        case ShortcutArea::Anywhere:
            QVERIFY(isShortcut(key));
            return;
        case ShortcutArea::Composer:
            QVERIFY(doesSomethingInTheField(key));
            return;
        case ShortcutArea::Conversation:
            QVERIFY(isTaken(key, m_window->conversationView()));
            return;
        case ShortcutArea::SideBySide:
            QVERIFY(choosesAReply(key));
            return;
        case ShortcutArea::List:
            QVERIFY(isTaken(key, list()));
            return;
        case ShortcutArea::SettingsPanel:
            QCOMPARE(m_window->panels().settings().findChild<QPushButton *>(u"Save"_s)->shortcut(),
                     key);
            return;
        case ShortcutArea::ComparePanel: {
            const QList<QAction *> actions = m_window->panels().compare().actions();
            QVERIFY(std::any_of(actions.begin(), actions.end(), [&key](const QAction *action) {
                return action->shortcuts().contains(key);
            }));
            return;
        }
        }
    }

    /// Otherwise the test above would prove nothing.
    void aKeyThatIsNotBoundIsNotTaken()
    {
        const QKeySequence key(u"Ctrl+Alt+J"_s);
        QVERIFY(!isShortcut(key));
        QVERIFY(!doesSomethingInTheField(key));
        QVERIFY(!isTaken(key, m_window->conversationView()));
        QVERIFY(!isTaken(key, list()));
    }

    void theWindowBindsNoOthers()
    {
        QStringList known;
        for (const ShortcutGroup &group : shortcutGroups()) {
            for (const Shortcut &shortcut : group.shortcuts)
                known += shortcut.keys;
        }
        for (const QAction *action : m_window->actions()) {
            for (const QKeySequence &key : action->shortcuts())
                QVERIFY2(known.contains(key.toString(QKeySequence::PortableText)),
                         qPrintable(key.toString()));
        }
    }

    void readmeNamesThemAll()
    {
        QSet<QString> keys;
        for (const ShortcutGroup &group : shortcutGroups()) {
            for (const Shortcut &shortcut : group.shortcuts) {
                for (const QString &key : shortcut.keys)
                    keys.insert(writtenKey(key));
            }
        }
        const QStringList named = keysOfReadme();
        for (const QString &key : std::as_const(keys))
            QVERIFY2(named.contains(key) || key == u"Ctrl+="_s, qPrintable(key)); // as Ctrl++
        for (const QString &key : named)
            QVERIFY2(keys.contains(key), qPrintable(key));
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
        const QSignalSpy added(&composer, &Composer::addRequested);
        const QSignalSpy stopped(&composer, &Composer::stopRequested);
        const QSignalSpy history(new QuestionHistory(composer.edit()), &QuestionHistory::wanted);
        isTaken(key, *composer.findChild<QPlainTextEdit *>());
        return sent.count() + added.count() + stopped.count() + history.count() == 1 ||
               composer.text() != before;
    }

    bool choosesAReply(const QKeySequence &key)
    {
        SideBySide &replies = m_window->conversationStack().replies();
        replies.show(u"Question"_s, {{.id = u"b"_s, .name = u"model-x"_s, .model = &m_messages}});
        const QSignalSpy chosen(&replies, &SideBySide::chosen);
        isTaken(key, replies.columns().constFirst()->view());
        replies.clear();
        return chosen.count() == 1;
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
