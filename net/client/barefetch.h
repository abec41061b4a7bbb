// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fetches one file for the user: a picture that a reply names, the news of Hiwar. It contacts
// strangers, so the request has only the minimum: no key, no cookie, no referrer, and none of the
// profile's headers, certificates or proxy, which are for the service alone (the system's proxy is
// used as by any browser). Follows redirects within the host; another host is reported, not
// contacted. Does not inspect the content. If destroyed earlier, its future is cancelled. Lives on
// the thread that made it.
#pragma once

#include <QFuture>
#include <QPromise>
#include <QTimer>
#include <QUrl>

#include <tl/expected.hpp>

#include <functional>
#include <memory>

namespace Hiwar {

class HttpCall;

struct FetchFault
{
    enum class Kind : quint8 {
        BadAddress,  ///< neither http nor https, or plain http where https is required
        Unreachable, ///< `detail` has the reason, in the system's words
        Refused,     ///< with `status`
        OtherHost,   ///< it has moved to `target`
        TooLarge,
        TooSlow,
        NotTaken, ///< the receiver wants no more
    };

    Kind kind = Kind::Unreachable;
    int status = 0;
    QUrl target;
    QString detail;

    bool operator==(const FetchFault &) const = default;
};

struct FetchRules
{
    qint64 bytes = 0;
    std::chrono::milliseconds time = std::chrono::seconds(60);    ///< for the whole fetch
    std::chrono::milliseconds silence = std::chrono::seconds(60); ///< for the next piece
    int redirects = 5;
    QByteArray accept = "*/*";
    bool onlyEncrypted = false; ///< plain http only to this machine
};

class BareFetch : public QObject
{
    Q_OBJECT

public:
    using Outcome = tl::expected<QByteArray, FetchFault>;
    /// Takes a piece of the file; returns false to stop.
    using Sink = std::function<bool(const QByteArray &piece)>;

    /// With a sink, the file goes there, and the outcome is empty.
    BareFetch(QUrl url, FetchRules rules, QObject *parent, Sink sink = {});
    ~BareFetch() override;

    [[nodiscard]] QFuture<Outcome> future() const { return m_promise.future(); }

private:
    void ask();
    void gather();
    void take();
    void follow(const QUrl &target);
    [[nodiscard]] bool mayAsk(const QUrl &url) const;
    void fail(FetchFault::Kind kind);
    void drop();
    void conclude(const Outcome &outcome);

    QUrl m_url;
    const FetchRules m_rules;
    const Sink m_sink;
    std::unique_ptr<HttpCall> m_call;
    int m_redirects = 0;
    qint64 m_count = 0;
    QByteArray m_body;
    QTimer m_clock;
    QTimer m_silence;
    QPromise<Outcome> m_promise;
};

} // namespace Hiwar
