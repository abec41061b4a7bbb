// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/modelscall.h"

#include "net/wire/modellist.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

ModelsCall::ModelsCall(const RequestSpec &spec, QObject *parent)
    : QObject(parent)
    , m_exchange(spec)
    , m_key(spec.key)
{
    connect(&m_exchange, &Exchange::bodyArrived, this, &ModelsCall::gather);
    connect(&m_exchange, &Exchange::ended, this, &ModelsCall::readList);
    connect(&m_exchange, &Exchange::failed, this,
            [this](const ApiError &error) { conclude(tl::unexpected(error)); });
    connect(&m_watcher, &QFutureWatcherBase::canceled, this, [this] {
        m_exchange.stop();
        deleteLater();
    });
    m_promise.start();
    m_watcher.setFuture(m_promise.future());
    m_exchange.start();
}

void ModelsCall::gather(const QByteArray &bytes)
{
    m_exchange.noteContent();
    m_body += bytes;
    if (m_body.size() > maxListBytes) {
        conclude(tl::unexpected(
            m_exchange.describe(ErrorKind::BadReply, u"The list is larger than what it can be"_s)));
    }
}

void ModelsCall::readList(bool cut, const QString &why)
{
    if (cut) {
        conclude(tl::unexpected(m_exchange.describe(ErrorKind::Interrupted, why)));
        return;
    }
    Outcome list = readModelList(m_body, m_key);
    if (!list)
        m_exchange.addContext(list.error());
    conclude(list);
}

void ModelsCall::conclude(const Outcome &outcome)
{
    m_exchange.stop();
    m_promise.addResult(outcome);
    m_promise.finish();
    deleteLater();
}

} // namespace Hiwar
