// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fetches one picture that a reply names, because the person asked for it. It goes to strangers, so
// it is as bare as a request can be: no key, no cookie, no word of where it comes from, and none of
// the profile's headers, certificates or proxy, which are for the service alone (the system's proxy
// is used as by any browser). It follows a redirect within the host; another host is told, not
// asked. Does not decode. Destroyed earlier, it leaves a cancelled future. GUI thread.
#pragma once

#include <QFuture>
#include <QNetworkAccessManager>
#include <QPromise>
#include <QTimer>
#include <QUrl>

#include <tl/expected.hpp>

#include <memory>

class QNetworkReply;

namespace Hiwar {

struct PictureFault
{
    enum class Kind : quint8 {
        BadAddress,  ///< neither http nor https
        Unreachable, ///< `detail` says why, in the system's words
        Refused,     ///< `status`
        OtherHost,   ///< it is at `target` now
        TooLarge,
        TooSlow,
    };

    Kind kind = Kind::Unreachable;
    int status = 0;
    QUrl target;
    QString detail;

    bool operator==(const PictureFault &) const = default;
};

struct PictureLimits
{
    qint64 bytes = 20 * 1024 * 1024;
    std::chrono::milliseconds time = std::chrono::seconds(60); ///< for all of it
    int redirects = 5;
};

class PictureFetch : public QObject
{
    Q_OBJECT

public:
    using Outcome = tl::expected<QByteArray, PictureFault>;

    PictureFetch(QUrl url, const PictureLimits &limits, QObject *parent = nullptr);
    ~PictureFetch() override;

    [[nodiscard]] QFuture<Outcome> future() const { return m_promise.future(); }

private:
    void ask();
    void gather();
    void take();
    void follow(const QUrl &target);
    void conclude(const Outcome &outcome);

    QUrl m_url;
    const PictureLimits m_limits;
    QNetworkAccessManager m_network; // of its own, so that it shares no connection and no cookie
    QNetworkReply *m_reply = nullptr;
    int m_redirects = 0;
    QByteArray m_body;
    QTimer m_clock;
    QPromise<Outcome> m_promise;
};

} // namespace Hiwar
