// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/searchthread.h"

#include <QDate>

namespace Hiwar {

SearchThread::SearchThread(QString path, std::chrono::milliseconds patience,
                           std::function<void()> damaged)
    : m_path(std::move(path))
    , m_patience(patience)
    , m_damaged(std::move(damaged))
{
    m_thread.setObjectName(QStringLiteral("search"));
    moveToThread(&m_thread);
}

SearchThread::~SearchThread()
{
    ++m_latest;
    if (!m_thread.isRunning())
        return;
    QMetaObject::invokeMethod(this, [this] {
        m_search.reset(); // on the thread that opened it
        m_thread.quit();
    });
    m_thread.wait();
}

void SearchThread::find(quint64 number, const QString &typed, int most, const Promise &promise)
{
    if (!m_thread.isRunning())
        m_thread.start();
    QMetaObject::invokeMethod(this, [this, number, typed, most, promise] {
        const auto isUnwanted = [&] { return m_latest != number || promise->isCanceled(); };
        if (!isUnwanted()) {
            const Result result = findNow(typed, most, isUnwanted);
            if (!isUnwanted())
                promise->addResult(result);
            if (!result && result.error().fault == StoreFault::Unreadable)
                m_damaged();
        }
        promise->finish();
        if (m_search)
            m_search->readAhead([&] { return m_latest != number; });
    });
}

void SearchThread::reopen()
{
    if (m_thread.isRunning())
        QMetaObject::invokeMethod(this, [this] { m_search.reset(); });
}

SearchThread::Result SearchThread::findNow(const QString &typed, int most,
                                           const HistorySearch::IsUnwanted &isUnwanted)
{
    if (!m_search) {
        auto opened = HistorySearch::open(m_path, m_patience);
        if (!opened)
            return tl::unexpected(opened.error());
        m_search = std::move(*opened);
    }
    return m_search->find(parseSearch(typed, QDate::currentDate()), most, isUnwanted);
}

} // namespace Hiwar
