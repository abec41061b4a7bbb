// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentences of the settings panel that depend on what was typed or found: addresses, keys and
// the lines of a connection test. Pure; no sentence ever holds a key.
#pragma once

#include "net/values/apierror.h"
#include "net/values/apikey.h"
#include "net/values/keystate.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace Hiwar {

enum class Tone : quint8 { Plain, Good, Warning, Bad };

struct Remark
{
    Tone tone = Tone::Plain;
    QString text;

    bool operator==(const Remark &) const = default;
};

/// The URLs that will be asked, or what is wrong with the address.
[[nodiscard]] Remark describeAddress(const QString &typed);
[[nodiscard]] Remark describeKeyState(KeyState state);
[[nodiscard]] QString describeKeyFault(const KeyFault &fault);

/// One line of a connection test.
struct TestLine
{
    Tone tone = Tone::Plain;
    QString text;
    std::chrono::milliseconds elapsed{0};

    bool operator==(const TestLine &) const = default;
};

/// A service that lists no models can still be talked to: an error here is a warning.
[[nodiscard]] TestLine modelsLine(const std::optional<ApiError> &error, const QStringList &models,
                                  std::chrono::milliseconds elapsed);
[[nodiscard]] TestLine replyLine(const std::optional<ApiError> &error, const QString &reply,
                                 std::chrono::milliseconds elapsed);

} // namespace Hiwar
