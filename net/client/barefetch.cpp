// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/barefetch.h"

#include "net/client/httpcall.h"
#include "net/client/route.h"
#include "net/values/endpoint.h"
#include "net/values/profile.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

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

BareFetch::~BareFetch()
{
    drop();
}

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
    // No version, so the host that offers updates does not learn who has not installed them.
    const OutgoingRequest request =
        bareRequest(m_url.adjusted(QUrl::RemoveUserInfo), "Hiwar", m_rules.accept);
    m_call =
        std::make_unique<HttpCall>(request, "GET", QByteArray(), proxyFor({}, {}, request.url));
    connect(m_call.get(), &HttpCall::bodyArrived, this, &BareFetch::gather);
    connect(m_call.get(), &HttpCall::finished, this, &BareFetch::take);
    m_call->start();
}

/// May be called from within a signal of the call, and at the end of the program.
void BareFetch::drop()
{
    if (!m_call)
        return;
    m_call->abort();
    m_call->setParent(parent());
    m_call.release()->deleteLater();
}

void BareFetch::gather()
{
    const QByteArray piece = m_call->takeBody();
    m_count += piece.size();
    m_silence.start(m_rules.silence);
    if (m_count > m_rules.bytes)
        return fail(FetchFault::Kind::TooLarge);
    // The body of a refusal or a redirect is not the requested file.
    if (!isSuccess(m_call->answer().status()) || piece.isEmpty())
        return;
    if (!m_sink)
        m_body += piece;
    else if (!m_sink(piece))
        fail(FetchFault::Kind::NotTaken);
}

void BareFetch::take()
{
    const int status = m_call->answer().status();
    const QUrl target = QUrl::fromEncoded(m_call->answer().field("Location"));
    if (status >= 300 && status < 400 && !target.isEmpty())
        return follow(m_url.resolved(target));
    if (status != 0 && !isSuccess(status)) {
        conclude(tl::unexpected(FetchFault{.kind = FetchFault::Kind::Refused, .status = status}));
    } else if (m_call->hasFailed()) {
        conclude(tl::unexpected(
            FetchFault{.kind = FetchFault::Kind::Unreachable, .detail = m_call->errorString()}));
    } else {
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
        drop();
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
    drop();
    m_promise.addResult(outcome);
    m_promise.finish();
    deleteLater();
}

} // namespace Hiwar
