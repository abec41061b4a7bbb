// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where this copy of Hiwar finds new versions, from the file updates.json that came with it. Rule:
// a copy without that file (those of package managers) never contacts a server, and the key that
// verifies manifests comes from nowhere else. Pure, apart from reading the one file.
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <optional>

namespace Hiwar {

struct UpdateSource
{
    QUrl manifest;        ///< the address, unless the user sets another one
    QByteArray publicKey; ///< Ed25519
    QString form;         ///< of this copy: the end of its file's name, "linux-x86_64.run"

    bool operator==(const UpdateSource &) const = default;
};

/// Nothing if a part is missing or wrong.
[[nodiscard]] std::optional<UpdateSource> decodeUpdateSource(const QByteArray &json);

/// Reads it for the program in this folder: in ../share/hiwar, or beside it. Nothing if there is no
/// such file.
[[nodiscard]] std::optional<UpdateSource> readUpdateSource(const QString &programFolder);

/// The user's input as the address to ask: https, or http on this machine; without a name and a
/// password. Nothing for anything else.
[[nodiscard]] std::optional<QUrl> updateAddress(const QString &typed);

/// The text to store and to show; updateAddress() reads it again.
[[nodiscard]] QString addressText(const QUrl &address);

/// The signature is beside the manifest: manifest.json, manifest.sig.
[[nodiscard]] QUrl signatureAddress(const QUrl &manifest);
/// The files of the release are there too. `name` is one of a manifest.
[[nodiscard]] QUrl fileAddress(const QUrl &manifest, const QString &name);

} // namespace Hiwar
