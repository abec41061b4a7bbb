// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text of bytes that may name their encoding. Pure; any thread.
#pragma once

#include <QByteArray>
#include <QString>

namespace Hiwar {

struct DecodedText
{
    QString text;
    bool isGuessed = false; ///< nothing named the encoding, and it is not UTF-8
};

/// A mark at the beginning counts most, then `named`, then whether it is valid UTF-8; at last
/// Latin-1.
[[nodiscard]] DecodedText decodeText(const QByteArray &bytes, const QByteArray &named = {});

} // namespace Hiwar
