// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which extra headers a request can carry. Rule: what was typed is never more than one header, and
// never one that the request itself needs. Pure; any thread.
#pragma once

#include <QStringView>

#include <optional>

namespace Hiwar {

enum class HeaderFault : quint8 {
    NoName,
    BadName,  ///< not a token of RFC 9110
    Reserved, ///< set by the request itself: Host, Content-Length, Connection …
    BadValue, ///< it has a line break or another control character
};

[[nodiscard]] std::optional<HeaderFault> findHeaderFault(QStringView name, QStringView value);

} // namespace Hiwar
