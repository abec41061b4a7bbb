// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One check for a new version: fetches the manifest and its signature, and returns the manifest if
// it is signed. Then deletes itself; if destroyed earlier, its future is cancelled. GUI thread.
#pragma once

#include "app/update/manifest.h"

namespace Hiwar {

class UpdateLook : public QObject
{
    Q_OBJECT

public:
    using Outcome = tl::expected<Manifest, UpdateFault>;

    /// `rules` without `bytes` and `onlyEncrypted`: these are set here.
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
