// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/messagemodel.h"
#include "ui/conversation/rows/messagerows.h"

#include <QApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// Counts how often a row's message id and its whole message are read.
class CountingModel : public MessageModel
{
public:
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        asked += role == IdRole ? 1 : 0;
        read += role == ShownMessageRole ? 1 : 0;
        return MessageModel::data(index, role);
    }
    mutable int asked = 0;
    mutable int read = 0;
};

ShownMessage named(const QString &id)
{
    return makeMessage(id, Role::User, u"words"_s);
}

} // namespace

class MessageRowsTest : public TestCase
{
    Q_OBJECT

private slots:
    void findsAMessageWithoutAskingAll();
    void findsMessagesThatMoved();
    void knowsTheActionsOfARow();
};

void MessageRowsTest::findsAMessageWithoutAskingAll()
{
    CountingModel model;
    QList<ShownMessage> messages;
    for (int i = 0; i < 1000; ++i)
        messages << named(QString::number(i));
    model.setMessages(messages);
    MessageRows rows;
    rows.setModel(&model);
    QCOMPARE(rows.rowOf(u"999"_s), 999);
    model.asked = 0;
    for (int i = 0; i < 100; ++i) {
        QCOMPARE(rows.rowOf(u"999"_s), 999);
        QCOMPARE(rows.rowOf(u"nobody"_s), -1);
    }
    QCOMPARE(model.asked, 0);
    // A reply is added and grows at the end: the other rows are not read again.
    for (int i = 1000; i < 1100; ++i) {
        model.append(named(QString::number(i)));
        model.appendText(i, u" more"_s);
        QCOMPARE(rows.rowOf(QString::number(i)), i);
    }
    QVERIFY2(model.asked < 1000, qPrintable(QString::number(model.asked)));
}

void MessageRowsTest::findsMessagesThatMoved()
{
    MessageModel model;
    model.setMessages({named(u"a"_s), named(u"b"_s), named(u"c"_s), named(u"b"_s)});
    MessageRows rows;
    rows.setModel(&model);
    QCOMPARE(rows.rowOf(u"b"_s), 1); // the first one with that id
    QCOMPARE(rows.rowOf(u"c"_s), 2);
    model.insert(0, named(u"new"_s));
    QCOMPARE(rows.rowOf(u"b"_s), 2);
    model.remove(2);
    QCOMPARE(rows.rowOf(u"b"_s), 3);
    QCOMPARE(rows.rowOf(u"c"_s), 2);
    model.replace(1, named(u"other"_s));
    QCOMPARE(rows.rowOf(u"a"_s), -1);
    QCOMPARE(rows.rowOf(u"other"_s), 1);
    model.setMessages({named(u"z"_s)});
    QCOMPARE(rows.rowOf(u"z"_s), 0);
    QCOMPARE(rows.rowOf(u"c"_s), -1);
}

void MessageRowsTest::knowsTheActionsOfARow()
{
    CountingModel model;
    model.setMessages({named(u"a"_s)});
    MessageRows rows;
    rows.setModel(&model);
    rows.setWidth(600);
    const QList<MessageAction> own = rows.actions(0); // not laid out yet
    QVERIFY(own.contains(MessageAction::Edit));
    QCOMPARE(rows.layout(0).actions(), own);
    model.read = 0;
    QCOMPARE(rows.actions(0), own);
    QCOMPARE(model.read, 0); // those of the layout
    ShownMessage failed = makeMessage(u"a"_s, Role::Assistant, {}, MessageState::Failed);
    failed.error = ApiError{.kind = ErrorKind::Unauthorized};
    model.replace(0, failed);
    QVERIFY(rows.actions(0).contains(MessageAction::EditKey)); // not the layout that is painted
    QCOMPARE(rows.standingLayout(0)->actions(), own);
}

HIWAR_TEST(MessageRowsTest, QApplication)
#include "tst_messagerows.moc"
