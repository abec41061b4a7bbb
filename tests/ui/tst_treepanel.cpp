// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All messages of a conversation as a tree: by keys, by a filter, in both directions.
#include "tests/support/testcase.h"
#include "ui/tree/messagetreemodel.h"
#include "ui/tree/treepanel.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTreeView>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TreePanelTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void isATreeToAnyView();
    void beginsAtTheEndOfWhatIsShown();
    void isWalkedByKeys();
    void keepsTheCurrentMessage();
    void filtersAsOneTypes();
    void takesABranchThatIsDropped();
    void isATreeToAScreenReader();
    void isQuickWithManyMessages();
    void paintsInBothDirections();

private:
    static QList<ShownTreeRow> some();
    [[nodiscard]] QTreeView &tree() const { return *m_panel->findChild<QTreeView *>(); }
    [[nodiscard]] QString current() const
    {
        return tree()
            .currentIndex()
            .data(MessageTreeModel::RowRole)
            .value<ShownTreeRow>()
            .messageId;
    }
    void key(Qt::Key key) { QTest::keyClick(&tree(), key); }

    std::unique_ptr<TreePanel> m_panel;
};

void TreePanelTest::init()
{
    TestCase::init();
    QApplication::setLayoutDirection(Qt::LeftToRight);
    m_panel = std::make_unique<TreePanel>();
    m_panel->resize(360, 480);
    m_panel->show();
    m_panel->activateWindow();
    QTRY_VERIFY(m_panel->isActiveWindow());
    m_panel->setRows(some());
    m_panel->setFocus();
}

void TreePanelTest::cleanup()
{
    m_panel.reset();
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

/// q - a with q2 and a2 below, and b, which is shown, with q3 below.
QList<ShownTreeRow> TreePanelTest::some()
{
    const auto row = [](const QString &id, int depth, Role role, const QString &words,
                        bool isOnPath, int version = 0, int versions = 1) {
        return ShownTreeRow{.messageId = id,
                            .depth = depth,
                            .role = role,
                            .words = words,
                            .versionIndex = version,
                            .versionCount = versions,
                            .isOnPath = isOnPath};
    };
    return {row(u"q"_s, 0, Role::User, u"Where do whales sleep?"_s, true),
            row(u"a"_s, 0, Role::Assistant, u"In the sea."_s, false, 0, 2),
            row(u"q2"_s, 1, Role::User, u"وكيف؟"_s, false),
            row(u"a2"_s, 1, Role::Assistant, u"Upright."_s, false),
            row(u"b"_s, 0, Role::Assistant, u"Near the surface."_s, true, 1, 2),
            row(u"q3"_s, 1, Role::User, {}, true)};
}

void TreePanelTest::isATreeToAnyView()
{
    MessageTreeModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows(some());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.rowCount(model.indexOf(u"a"_s)), 2);
    QCOMPARE(model.indexOf(u"a2"_s).parent(), model.indexOf(u"a"_s));
    QVERIFY(!model.indexOf(u"none"_s).isValid());
    QCOMPARE(model.indexOf(u"q"_s).data().toString(), u"You: Where do whales sleep?"_s);
    QCOMPARE(model.indexOf(u"q3"_s).data().toString(), u"You: no words"_s);
    QVERIFY(model.indexOf(u"q"_s).data(Qt::DecorationRole).isNull() ==
            model.indexOf(u"a"_s).data(Qt::DecorationRole).isValid());
    model.setRows({{.messageId = u"x"_s, .depth = 7}}); // a depth that nothing explains
    QCOMPARE(model.rowCount(), 1);
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
}

void TreePanelTest::beginsAtTheEndOfWhatIsShown()
{
    QCOMPARE(current(), u"q3"_s);
}

void TreePanelTest::isWalkedByKeys()
{
    QSignalSpy chosen(m_panel.get(), &TreePanel::messageChosen);
    QSignalSpy closed(m_panel.get(), &TreePanel::closeRequested);
    key(Qt::Key_Up);
    QCOMPARE(current(), u"b"_s);
    key(Qt::Key_Up);
    QCOMPARE(current(), u"a2"_s);
    key(Qt::Key_Left);
    QCOMPARE(current(), u"a"_s);
    key(Qt::Key_Return);
    QCOMPARE(chosen.takeFirst().at(0).toString(), u"a"_s);
    key(Qt::Key_Home);
    QCOMPARE(current(), u"q"_s);
    key(Qt::Key_Escape);
    QCOMPARE(closed.count(), 1);
}

void TreePanelTest::keepsTheCurrentMessage()
{
    tree().setCurrentIndex(tree().model()->index(1, 0));
    QList<ShownTreeRow> rows = some();
    rows.append(rows.takeAt(0));
    m_panel->setRows(rows);
    QCOMPARE(current(), u"a"_s);
}

void TreePanelTest::filtersAsOneTypes()
{
    auto *words = m_panel->findChild<QLineEdit *>(u"Filter messages"_s);
    words->setText(u"UPRIGHT"_s);
    QCOMPARE(tree().model()->rowCount(), 1); // with what it is below
    QCOMPARE(tree().model()->rowCount(tree().model()->index(0, 0)), 1);
    words->setText(u"كيف"_s);
    QCOMPARE(tree().model()->rowCount(tree().model()->index(0, 0)), 1);
    words->setText(u"nothing like it"_s);
    QCOMPARE(tree().model()->rowCount(), 0);
    const auto labels = m_panel->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible() && label->text() == u"No message has these words."_s;
    }));
    words->clear();
    QCOMPARE(tree().model()->rowCount(), 3);
}

void TreePanelTest::takesABranchThatIsDropped()
{
    QSignalSpy copied(m_panel.get(), &TreePanel::branchCopyRequested);
    QAbstractItemModel *model = tree().model();
    const QModelIndex a = model->index(1, 0);
    const QModelIndex q2 = model->index(0, 0, a);
    const QModelIndex q3 = model->index(0, 0, model->index(2, 0));
    const std::unique_ptr<QMimeData> dragged(model->mimeData({q2}));
    QVERIFY(!model->dropMimeData(dragged.get(), Qt::CopyAction, -1, -1, q3));
    QCOMPARE(copied.count(), 1);
    QCOMPARE(copied.at(0).at(0).toString(), u"q2"_s);
    QCOMPARE(copied.at(0).at(1).toString(), u"q3"_s);
    auto *button = m_panel->findChild<QPushButton *>(u"Copy branch"_s);
    QVERIFY(!button->isEnabled()); // q3 is shown already
    tree().setCurrentIndex(q2);
    button->click();
    QCOMPARE(copied.at(1).at(1).toString(), QString());
}

void TreePanelTest::isATreeToAScreenReader()
{
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&tree());
    QVERIFY(accessible);
    QCOMPARE(accessible->role(), QAccessible::Tree);
    QCOMPARE(accessible->text(QAccessible::Name), u"Messages and versions"_s);
    QCOMPARE(tree().currentIndex().data(Qt::AccessibleTextRole).toString(),
             u"You: no words, shown"_s);
}

void TreePanelTest::isQuickWithManyMessages()
{
    QList<ShownTreeRow> rows;
    for (int i = 0; i < 5000; ++i)
        rows.append({.messageId = u"m%1"_s.arg(i), .depth = i % 40, .words = u"words"_s});
    QElapsedTimer timer;
    timer.start();
    m_panel->setRows(rows);
    m_panel->grab();
    QVERIFY2(timer.elapsed() < 4000, qPrintable(QString::number(timer.elapsed())));
}

void TreePanelTest::paintsInBothDirections()
{
    const QImage ltr = m_panel->grab().toImage();
    m_panel->setLayoutDirection(Qt::RightToLeft);
    m_panel->setTheme(makeTheme(ColourScheme::Dark, 2.0));
    const QImage rtl = m_panel->grab().toImage();
    QVERIFY(!ltr.isNull() && ltr != rtl);
    QVERIFY(tree().visualRect(tree().currentIndex()).height() >= 24);
}

HIWAR_TEST(TreePanelTest, QApplication)
#include "tst_treepanel.moc"
