// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/barefetch.h"

#include "net/client/barerequest.h"
#include "net/values/endpoint.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qint64 pieceSize = 1024 * 1024;

bool isSuccess(int status)
{
    return status >= 200 && status < 300;
}

} // namespace

BareFetch::BareFetch(QUrl url, FetchRules rules, QObject *parent, Sink sink)
    : QObject(parent)
    , m_url(std::move(url))
    , m_rules(std::move(rules))
    , m_sink(std::move(sink))
    , m_network(std::make_unique<QNetworkAccessManager>())
    , m_clock(this)
    , m_silence(this)
{
    m_promise.start();
    for (QTimer *timer : {&m_clock, &m_silence}) {
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this, [this] { fail(FetchFault::Kind::TooSlow); });
    }
    m_clock.start(m_rules.time);
    ask();
}

BareFetch::~BareFetch() = default;

bool BareFetch::mayAsk(const QUrl &url) const
{
    const bool isPlain = url.scheme() == "http"_L1;
    return url.isValid() && !url.host().isEmpty() &&
           (url.scheme() == "https"_L1 || (isPlain && !m_rules.onlyEncrypted) ||
            (isPlain && isLoopback(url)));
}

void BareFetch::ask()
{
    if (!mayAsk(m_url))
        return fail(FetchFault::Kind::BadAddress);
    m_count = 0;
    m_body.clear();
    m_silence.start(m_rules.silence);
    // No version: who offers updates is not told who has not taken them.
    m_reply =
        m_network->get(bareRequest(m_url.adjusted(QUrl::RemoveUserInfo), "Hiwar", m_rules.accept));
    m_reply->setReadBufferSize(pieceSize);
    connect(m_reply, &QNetworkReply::readyRead, this, &BareFetch::gather);
    connect(m_reply, &QNetworkReply::finished, this, &BareFetch::take);
}

void BareFetch::gather()
{
    const QByteArray piece = m_reply->readAll();
    m_count += piece.size();
    m_silence.start(m_rules.silence);
    if (m_count > m_rules.bytes)
        return fail(FetchFault::Kind::TooLarge);
    // What comes with a refusal or a redirect is nothing that was asked for.
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (!isSuccess(status) || piece.isEmpty())
        return;
    if (!m_sink)
        m_body += piece;
    else if (!m_sink(piece))
        fail(FetchFault::Kind::NotTaken);
}

void BareFetch::take()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const QUrl target = m_reply->attribute(QNetworkRequest::RedirectionTargetAttribute).toUrl();
    if (status >= 300 && status < 400 && !target.isEmpty())
        return follow(m_url.resolved(target));
    if (status != 0 && !isSuccess(status)) {
        conclude(tl::unexpected(FetchFault{.kind = FetchFault::Kind::Refused, .status = status}));
    } else if (m_reply->error() != QNetworkReply::NoError) {
        conclude(tl::unexpected(
            FetchFault{.kind = FetchFault::Kind::Unreachable, .detail = m_reply->errorString()}));
    } else {
        gather();
        if (m_reply)
            conclude(m_body);
    }
}

void BareFetch::follow(const QUrl &target)
{
    const bool isWorse = m_url.scheme() == "https"_L1 && target.scheme() != "https"_L1;
    if (isWorse || !mayAsk(target) || ++m_redirects > m_rules.redirects) {
        fail(FetchFault::Kind::BadAddress);
    } else if (target.host() != m_url.host()) {
        conclude(tl::unexpected(FetchFault{.kind = FetchFault::Kind::OtherHost, .target = target}));
    } else {
        m_reply->disconnect(this);
        m_reply->deleteLater();
        m_url = target;
        ask();
    }
}

void BareFetch::fail(FetchFault::Kind kind)
{
    conclude(tl::unexpected(FetchFault{.kind = kind}));
}

void BareFetch::conclude(const Outcome &outcome)
{
    m_clock.stop();
    m_silence.stop();
    if (m_reply) {
        m_reply->disconnect(this);
        m_reply->abort();
        m_reply = nullptr;
    }
    m_promise.addResult(outcome);
    m_promise.finish();
    deleteLater();
}

} // namespace Hiwar
