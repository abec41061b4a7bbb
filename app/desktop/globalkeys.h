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
#ifdef Q_OS_MACOS
/// Command, Option and Control: with fewer of them, Finder and the input sources have the space
/// bar.
inline constexpr auto wantedGlobalKeys = "Meta+Ctrl+Alt+Space";
#else
inline constexpr auto wantedGlobalKeys = "Ctrl+Alt+Space";
#endif
/// What a desktop can bind to keys itself.
inline constexpr auto quickCommand = "hiwar --quick";

/// Where the user can bind keys to a command.
enum class KeyBinder : quint8 {
    Desktop, ///< in its keyboard settings
    Windows, ///< by a shortcut on the desktop
    Mac,     ///< by the app Shortcuts
};
#if defined(Q_OS_WIN)
inline constexpr KeyBinder keyBinderHere = KeyBinder::Windows;
#elif defined(Q_OS_MACOS)
inline constexpr KeyBinder keyBinderHere = KeyBinder::Mac;
#else
inline constexpr KeyBinder keyBinderHere = KeyBinder::Desktop;
#endif

/// Which keys they are.
[[nodiscard]] QString tellKeys(const QString &keys);
/// That this program gets no keys, and what to do.
[[nodiscard]] QString tellNoKeys(KeyBinder binder = keyBinderHere);
/// That another program has them, and what to do.
[[nodiscard]] QString tellTakenKeys(KeyBinder binder = keyBinderHere);

/// Where no way is known: says so.
class NoGlobalKeys : public GlobalKeys
{
    Q_OBJECT

public:
    using GlobalKeys::GlobalKeys;

    void begin() override { emit told(tellNoKeys()); }
};

} // namespace Hiwar
