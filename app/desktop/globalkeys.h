// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keys that open the quick question from any program. They belong to the desktop, which may give
// others, or none: what it said is passed on as a sentence. Bound from begin() until it is
// destroyed. GUI thread.
#pragma once

#include <QObject>
#include <QString>

#include <memory>

namespace Hiwar {

class GlobalKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// told() follows.
    virtual void begin() = 0;

signals:
    /// `token`: with it a window may come to the front (Wayland); or empty.
    void pressed(const QString &token);
    void told(const QString &sentence);
};

/// The keys that are asked for, as QKeySequence::PortableText.
inline constexpr auto wantedGlobalKeys = "Ctrl+Alt+Space";
/// What a desktop can bind to keys itself.
inline constexpr auto quickCommand = "hiwar --quick";

/// Which keys they are.
[[nodiscard]] QString tellKeys(const QString &keys);
/// That the desktop has no keys for programs, and what to do.
[[nodiscard]] QString tellNoKeys();
/// That another program has them, and what to do.
[[nodiscard]] QString tellTakenKeys();

/// Where no way is known: says so.
class NoGlobalKeys : public GlobalKeys
{
    Q_OBJECT

public:
    using GlobalKeys::GlobalKeys;

    void begin() override { emit told(tellNoKeys()); }
};

} // namespace Hiwar
