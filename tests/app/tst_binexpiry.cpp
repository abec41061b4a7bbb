// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// When the bin of conversations is emptied automatically, and when it is not.
#include "app/chat/openconversations.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class BinExpiryTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void emptiesTheBinOfWhatIsOld();
    void aWrongClockEmptiesNoBin_data();
    void aWrongClockEmptiesNoBin();

private:
    QString asked(const QString &question)
    {
        const QString id = all->create(u"p"_s);
        f->now = f->now.addSecs(1);
        f->server.expect().reply(200, wholeReply(u"a"_s));
        ChatSession *session = all->session(id);
        session->send(question);
        QSignalSpy ended(session, &ChatSession::replyEnded);
        if (session->isBusy() && !ended.wait(10000))
            qWarning() << "no reply";
        return id;
    }
    void restart()
    {
        all.reset();
        all = std::make_unique<OpenConversations>(f->collaborators());
        all->loadList();
    }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
};

void BinExpiryTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    f->session.reset();
    QVERIFY(settled(f->history.open()));
    all = std::make_unique<OpenConversations>(f->collaborators());
}

void BinExpiryTest::cleanup()
{
    all.reset();
    f.reset();
}

void BinExpiryTest::emptiesTheBinOfWhatIsOld()
{
    const QString old = asked(u"old"_s);
    const QString young = asked(u"young"_s);
    all->moveToBin({old});
    f->now = f->now.addSecs(1);
    all->moveToBin({young});
    f->now = f->now.addDays(OpenConversations::binKept.count());
    const QString last = asked(u"last"_s);
    f->now = f->now.addSecs(-1); // exactly when "old" expires
    restart();
    QSignalSpy expired(all.get(), &OpenConversations::expired);
    QTRY_COMPARE(all->list().count(), 2);
    QVERIFY(all->list().contains(young)); // one second too young
    QVERIFY(all->list().contains(last));
    QCOMPARE(expired.value(0).value(0).toInt(), 1);
    QCOMPARE(settled(f->history.conversations())->size(), 2);
}

void BinExpiryTest::aWrongClockEmptiesNoBin_data()
{
    QTest::addColumn<qint64>("days");
    QTest::newRow("400 days ahead") << qint64(400);
    QTest::newRow("in 2099") << qint64(365 * 73);
    QTest::newRow("400 days behind") << qint64(-400);
    QTest::newRow("in 1969") << qint64(-365 * 57);
}

void BinExpiryTest::aWrongClockEmptiesNoBin()
{
    QFETCH(qint64, days);
    const QString before = asked(u"before"_s);
    const QString meanwhile = asked(u"meanwhile"_s);
    const QDateTime right = f->now;
    all->moveToBin({before});
    f->now = right.addDays(days);
    restart();
    QTRY_COMPARE(all->list().count(), 2);
    all->moveToBin({meanwhile});
    restart();
    QTRY_COMPARE(all->list().count(), 2);
    f->now = right.addDays(1);
    restart();
    QTRY_COMPARE(all->list().count(), 2);
    QVERIFY(all->list().find(meanwhile)->info.deletedAt.isValid());
}

HIWAR_TEST(BinExpiryTest, QCoreApplication)
#include "tst_binexpiry.moc"
