// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One look for a new version: fetches the manifest and its signature, and brings what is signed.
// Deletes itself when it has; destroyed earlier, it leaves a cancelled future. GUI thread.
#pragma once

#include "app/update/manifest.h"

namespace Hiwar {

class UpdateLook : public QObject
{
    Q_OBJECT

public:
    using Outcome = tl::expected<Manifest, UpdateFault>;

    /// `rules` but for what may be fetched: that is said here.
    UpdateLook(const QUrl &manifest, QByteArray publicKey, FetchRules rules, QObject *parent);

    [[nodiscard]] QFuture<Outcome> future() const { return m_promise.future(); }

private:
    void bring(const QUrl &url, qint64 most, const std::function<void(const QByteArray &)> &then);
    void conclude(Outcome outcome);

    const QByteArray m_publicKey;
    const FetchRules m_rules;
    const QString m_host;
    QPromise<Outcome> m_promise;
};

} // namespace Hiwar
