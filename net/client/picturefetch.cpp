// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/picturefetch.h"

#include <QNetworkReply>
#include <QNetworkRequest>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool isWeb(const QUrl &url)
{
    return url.isValid() && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1) &&
           !url.host().isEmpty();
}

QNetworkRequest bareRequest(QUrl url)
{
    url.setUserInfo({});
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setHeader(QNetworkRequest::UserAgentHeader, u"Hiwar"_s);
    request.setRawHeader("Accept", "image/png, image/jpeg, image/webp, image/gif");
    // Qt adds the system's language otherwise.
    request.setRawHeader("Accept-Language", "*");
    return request;
}

} // namespace

PictureFetch::PictureFetch(QUrl url, const PictureLimits &limits, QObject *parent)
    : QObject(parent)
    , m_url(std::move(url))
    , m_limits(limits)
    , m_network(this)
    , m_clock(this)
{
    m_promise.start();
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        conclude(tl::unexpected(PictureFault{.kind = PictureFault::Kind::TooSlow}));
    });
    m_clock.start(m_limits.time);
    ask();
}

PictureFetch::~PictureFetch() = default;

void PictureFetch::ask()
{
    if (!isWeb(m_url)) {
        conclude(tl::unexpected(PictureFault{.kind = PictureFault::Kind::BadAddress}));
        return;
    }
    m_body.clear();
    m_reply = m_network.get(bareRequest(m_url));
    m_reply->setReadBufferSize(1024 * 1024);
    connect(m_reply, &QNetworkReply::readyRead, this, &PictureFetch::gather);
    connect(m_reply, &QNetworkReply::finished, this, &PictureFetch::take);
}

void PictureFetch::gather()
{
    m_body += m_reply->readAll();
    if (m_body.size() > m_limits.bytes)
        conclude(tl::unexpected(PictureFault{.kind = PictureFault::Kind::TooLarge}));
}

void PictureFetch::take()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const QUrl target = m_reply->attribute(QNetworkRequest::RedirectionTargetAttribute).toUrl();
    if (status >= 300 && status < 400 && !target.isEmpty())
        return follow(m_url.resolved(target));
    if (status >= 300) {
        conclude(
            tl::unexpected(PictureFault{.kind = PictureFault::Kind::Refused, .status = status}));
    } else if (m_reply->error() != QNetworkReply::NoError) {
        conclude(tl::unexpected(PictureFault{.kind = PictureFault::Kind::Unreachable,
                                             .detail = m_reply->errorString()}));
    } else {
        gather();
        if (m_reply)
            conclude(m_body);
    }
}

void PictureFetch::follow(const QUrl &target)
{
    const bool isWorse = m_url.scheme() == "https"_L1 && target.scheme() != "https"_L1;
    if (isWorse || !isWeb(target) || ++m_redirects > m_limits.redirects) {
        conclude(tl::unexpected(PictureFault{.kind = PictureFault::Kind::BadAddress}));
    } else if (target.host() != m_url.host()) {
        conclude(
            tl::unexpected(PictureFault{.kind = PictureFault::Kind::OtherHost, .target = target}));
    } else {
        m_reply->disconnect(this);
        m_reply->deleteLater();
        m_url = target;
        ask();
    }
}

void PictureFetch::conclude(const Outcome &outcome)
{
    m_clock.stop();
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
