// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fetches one file because the person asked for it: a picture that a reply names, what is new in
// Hiwar. It goes to strangers, so it is as bare as a request can be: no key, no cookie, no word of
// where it comes from, and none of the profile's headers, certificates or proxy, which are for the
// service alone (the system's proxy is used as by any browser). It follows a redirect within the
// host; another host is reported, not asked. Does not look at what it brings. Destroyed earlier, it
// leaves a cancelled future. Lives on the thread that made it.
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
        BadAddress,  ///< neither http nor https, or plain http where that is not enough
        Unreachable, ///< `detail` says why, in the system's words
        Refused,     ///< `status`
        OtherHost,   ///< it is at `target` now
        TooLarge,
        TooSlow,
        NotTaken, ///< the receiver does not want more
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
    std::chrono::milliseconds time = std::chrono::seconds(60);    ///< for all of it
    std::chrono::milliseconds silence = std::chrono::seconds(60); ///< until it goes on
    int redirects = 5;
    QByteArray accept = "*/*";
    bool onlyEncrypted = false; ///< plain http is for this machine alone
};

class BareFetch : public QObject
{
    Q_OBJECT

public:
    using Outcome = tl::expected<QByteArray, FetchFault>;
    /// Takes a piece of it, or does not want any more.
    using Sink = std::function<bool(const QByteArray &piece)>;

    /// With a sink, it all goes there, and the outcome brings nothing.
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
