// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The manifest of a release: its version, its changes, and its files with their checksums, as
// packaging/manifest.py writes it. Rule: openManifest() parses nothing whose signature is wrong.
// Pure; any thread.
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
    QString name; ///< letters, digits and "._+~-"; no path
    qint64 size = 0;
    QByteArray sha256; ///< 32 bytes

    bool operator==(const ReleaseFile &) const = default;
};

struct Manifest
{
    QString versionText;
    Version version;
    QDate released;
    QStringList changes; ///< one line of plain text each
    QList<ReleaseFile> files;

    bool operator==(const Manifest &) const = default;
};

/// Manifests are smaller; a larger one is rejected.
inline constexpr qsizetype mostManifestBytes = 256 * 1024;

/// Returns the manifest if it was signed with the key, otherwise the fault.
[[nodiscard]] tl::expected<Manifest, UpdateFault>
openManifest(const QByteArray &bytes, const QByteArray &signature, const QByteArray &publicKey);

/// Only for bytes whose signature was checked.
[[nodiscard]] tl::expected<Manifest, UpdateFault> decodeManifest(const QByteArray &bytes);

/// The release's file of this form ("linux-x86_64.run").
[[nodiscard]] std::optional<ReleaseFile> fileFor(const Manifest &manifest, const QString &form);

} // namespace Hiwar
