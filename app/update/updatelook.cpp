// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/updatelook.h"

#include "app/async/whendone.h"
#include "app/update/updatesource.h"

namespace Hiwar {

namespace {

/// More than a signature needs; checkSignature() rejects a wrong size.
constexpr qint64 mostSignatureBytes = 4096;

} // namespace

UpdateLook::UpdateLook(const QUrl &manifest, QByteArray publicKey, FetchRules rules,
                       QObject *parent)
    : QObject(parent)
    , m_publicKey(std::move(publicKey))
    , m_rules(std::move(rules))
    , m_host(manifest.host())
{
    m_promise.start();
    bring(manifest, mostManifestBytes, [this, manifest](const QByteArray &bytes) {
        bring(signatureAddress(manifest), mostSignatureBytes,
              [this, bytes](const QByteArray &signature) {
                  conclude(openManifest(bytes, signature, m_publicKey));
              });
    });
}

void UpdateLook::bring(const QUrl &url, qint64 most,
                       const std::function<void(const QByteArray &)> &then)
{
    FetchRules rules = m_rules;
    rules.bytes = most;
    rules.onlyEncrypted = true;
    auto *fetch = new BareFetch(url, std::move(rules), this);
    whenDone(fetch->future(), this, [this, then](const BareFetch::Outcome &outcome) {
        if (outcome)
            then(*outcome);
        else
            conclude(tl::unexpected(UpdateFault{.fetch = outcome.error()}));
    });
}

void UpdateLook::conclude(Outcome outcome)
{
    if (!outcome)
        outcome.error().host = m_host;
    m_promise.addResult(outcome);
    m_promise.finish();
    deleteLater();
}

} // namespace Hiwar
