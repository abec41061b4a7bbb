// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Many conversations changed at once: in one transaction, all or nothing.
#include "app/history/historystore.h"
#include "app/sqlite/database.h"
#include "net/values/utc.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QTemporaryDir>

#include <sqlite3.h>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr int many = 2000;

QString idOf(int number)
{
    return u"c%1"_s.arg(number, 4, 10, QChar(u'0'));
}

QList<ConversationInfo> made()
{
    QList<ConversationInfo> infos;
    for (int i = 0; i < many; ++i) {
        ConversationInfo info;
        info.id = idOf(i);
        info.title = u"Title %1"_s.arg(i);
        info.createdAt = info.updatedAt = QDateTime::fromMSecsSinceEpoch(many - i, utc);
        infos.append(info);
    }
    return infos;
}

QList<ConversationInfo> organised()
{
    QList<ConversationInfo> infos = made();
    for (ConversationInfo &info : infos) {
        info.isPinned = true;
        info.folderId = u"f"_s;
        info.tags = {u"a"_s, u"b"_s};
    }
    return infos;
}

} // namespace

class HistoryManyTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void savesThemAll();
    void savesNoneWhenOneFails();
    void removesThemAll();
    void removesNoneWhenOneFails();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"h.sqlite"_s); }
    /// Makes every later change of that conversation fail.
    void failAt(const QString &id) const;
    [[nodiscard]] QList<ConversationInfo> listed() const
    {
        return settled(m_store->conversations()).value_or(QList<ConversationInfo>());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HistoryStore> m_store;
};

void HistoryManyTest::init()
{
    TestCase::init();
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<HistoryStore>(path());
    QVERIFY(settled(m_store->open()));
    QVERIFY(settled(m_store->saveFolder({u"f"_s, u"Folder"_s})));
    QVERIFY(settled(m_store->saveConversations(made())));
}

void HistoryManyTest::failAt(const QString &id) const
{
    Database other(path(), SQLITE_OPEN_READWRITE, std::chrono::seconds(5));
    const std::string fail = " ON conversation WHEN old.id = '" + id.toStdString() +
                             "' BEGIN SELECT RAISE(ABORT, 'no'); END";
    other.execute("CREATE TRIGGER no_change BEFORE UPDATE" + fail);
    other.execute("CREATE TRIGGER no_going BEFORE DELETE" + fail);
}

void HistoryManyTest::savesThemAll()
{
    QVERIFY(settled(m_store->saveConversations(organised())));
    QCOMPARE(listed(), organised());
}

void HistoryManyTest::savesNoneWhenOneFails()
{
    failAt(idOf(many / 2));
    const auto saved = settled(m_store->saveConversations(organised()));
    QCOMPARE(saved.error().fault, StoreFault::Other);
    QCOMPARE(listed(), made());
    QVERIFY(settled(m_store->saveConversations({organised().constFirst()}))); // later saving works
}

void HistoryManyTest::removesThemAll()
{
    QStringList ids;
    for (int i = 1; i < many; ++i)
        ids.append(idOf(i));
    QVERIFY(settled(m_store->removeConversations(ids)));
    QCOMPARE(listed(), QList<ConversationInfo>({made().constFirst()}));
}

void HistoryManyTest::removesNoneWhenOneFails()
{
    failAt(idOf(many / 2));
    QStringList ids;
    for (int i = 0; i < many; ++i)
        ids.append(idOf(i));
    QVERIFY(!settled(m_store->removeConversations(ids)));
    QCOMPARE(listed(), made());
}

HIWAR_TEST(HistoryManyTest, QCoreApplication)
#include "tst_historymany.moc"
