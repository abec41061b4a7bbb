// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where this copy of Hiwar learns of new versions, from the file updates.json that came with it.
// The rule it protects: a copy without that file (those of package managers) never asks anybody,
// and the key by which news are believed comes from nowhere else. Pure, apart from the one file.
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <optional>

namespace Hiwar {

struct UpdateSource
{
    QUrl manifest;        ///< what is asked unless the person names another address
    QByteArray publicKey; ///< Ed25519
    QString form;         ///< of this copy, as files of a release end: "linux-x86_64.run"

    bool operator==(const UpdateSource &) const = default;
};

/// None where it is not all there.
[[nodiscard]] std::optional<UpdateSource> decodeUpdateSource(const QByteArray &json);

/// Of the program in this folder: in ../share/hiwar, or beside it. None where there is no such
/// file.
[[nodiscard]] std::optional<UpdateSource> readUpdateSource(const QString &programFolder);

/// What a person typed, as the address that is asked: https, or http on this machine; without a
/// name and a password. None for anything else.
[[nodiscard]] std::optional<QUrl> updateAddress(const QString &typed);

/// As it is stored and shown: updateAddress() takes it again.
[[nodiscard]] QString addressText(const QUrl &address);

/// The signature stands beside the manifest: manifest.json, manifest.sig.
[[nodiscard]] QUrl signatureAddress(const QUrl &manifest);
/// As do the files of the release. `name` is one of a manifest.
[[nodiscard]] QUrl fileAddress(const QUrl &manifest, const QString &name);

} // namespace Hiwar
