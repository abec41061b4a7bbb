// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a release says about itself: its version, what is new, and its files with their checksums,
// as packaging/manifest.py writes it. The rule it protects: openManifest() looks at nothing whose
// signature does not fit. Pure; any thread.
#pragma once

#include "app/update/updatefault.h"
#include "app/update/version.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QStringList>

#include <optional>

namespace Hiwar {

struct ReleaseFile
{
    QString name; ///< of plain letters; no path
    qint64 size = 0;
    QByteArray sha256; ///< 32 bytes

    bool operator==(const ReleaseFile &) const = default;
};

struct Manifest
{
    QString versionText;
    Version version;
    QDate released;
    QStringList changes; ///< a plain line each
    QList<ReleaseFile> files;

    bool operator==(const Manifest &) const = default;
};

/// A manifest is smaller.
inline constexpr qsizetype mostManifestBytes = 256 * 1024;

/// The manifest that was signed with the key, or why it is none.
[[nodiscard]] tl::expected<Manifest, UpdateFault>
openManifest(const QByteArray &bytes, const QByteArray &signature, const QByteArray &publicKey);

/// For those who have seen the signature.
[[nodiscard]] tl::expected<Manifest, UpdateFault> decodeManifest(const QByteArray &bytes);

/// The file of a release that is a newer one of this form ("linux-x86_64.run").
[[nodiscard]] std::optional<ReleaseFile> fileFor(const Manifest &manifest, const QString &form);

} // namespace Hiwar
