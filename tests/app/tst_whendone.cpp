// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/async/whendone.h"
#include "tests/support/testcase.h"

#include <QPromise>
#include <QThreadPool>

using namespace Hiwar;

class WhenDoneTest : public TestCase
{
    Q_OBJECT

private slots:
    void tellsTheResultOnTheContextsThread();
    void tellsOfAFutureThatIsDoneAlready();
    void outlivesItsContext();
    void saysNothingOfACancelledFuture();
};

void WhenDoneTest::tellsTheResultOnTheContextsThread()
{
    auto promise = std::make_shared<QPromise<int>>();
    promise->start();
    QObject context;
    int told = 0;
    QThread *where = nullptr;
    whenDone(promise->future(), &context, [&](int result) {
        told = result;
        where = QThread::currentThread();
    });
    QThreadPool::globalInstance()->start([promise] {
        promise->addResult(7);
        promise->finish();
    });
    QTRY_COMPARE(told, 7);
    QCOMPARE(where, QThread::currentThread());
    QTRY_COMPARE(context.children().size(), 0); // nothing is left behind
}

void WhenDoneTest::tellsOfAFutureThatIsDoneAlready()
{
    QPromise<int> promise;
    promise.start();
    promise.addResult(3);
    promise.finish();
    QObject context;
    int told = 0;
    whenDone(promise.future(), &context, [&told](int result) { told = result; });
    QCOMPARE(told, 0); // never within the call
    QTRY_COMPARE(told, 3);
}

void WhenDoneTest::outlivesItsContext()
{
    QPromise<int> promise;
    promise.start();
    int told = 0;
    auto context = std::make_unique<QObject>();
    whenDone(promise.future(), context.get(), [&told](int result) { told = result; });
    context.reset();
    promise.addResult(1);
    promise.finish();
    QCoreApplication::sendPostedEvents();
    QCOMPARE(told, 0);
}

void WhenDoneTest::saysNothingOfACancelledFuture()
{
    QPromise<int> promise;
    promise.start();
    QObject context;
    int told = 0;
    whenDone(promise.future(), &context, [&told](int result) { told = result; });
    promise.future().cancel();
    promise.finish();
    QTRY_COMPARE(context.children().size(), 0);
    QCOMPARE(told, 0);
}

HIWAR_TEST(WhenDoneTest, QCoreApplication)
#include "tst_whendone.moc"
