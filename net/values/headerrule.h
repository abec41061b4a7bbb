// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which further headers can go along with a request. The rule it protects: a header is one header,
// whatever was typed, and none of those that make the request what it is. Pure; any thread.
#pragma once

#include <QStringView>

#include <optional>

namespace Hiwar {

enum class HeaderFault : quint8 {
    NoName,
    BadName,  ///< something else than a token of RFC 9110
    Reserved, ///< made by the request itself: Host, Content-Length, Connection …
    BadValue, ///< a line break or another control character is in it
};

[[nodiscard]] std::optional<HeaderFault> findHeaderFault(QStringView name, QStringView value);

} // namespace Hiwar
