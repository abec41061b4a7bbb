// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keys in use: those of the table of shortcuts, and what the user changed of them. Rule: no two
// actions have the same key in one place, whatever the order of the changes. Only what works
// anywhere in the window can be changed; the other keys belong to what has the focus. Plain value.
#pragma once

#include "net/values/shortcuts.h"

#include <QHash>

namespace Hiwar {

class Keymap
{
public:
    using Changes = QHash<ShortcutId, QStringList>;

    [[nodiscard]] QStringList keysOf(ShortcutId id) const;
    [[nodiscard]] bool isChanged(ShortcutId id) const { return m_changes.contains(id); }
    /// What differs from the table.
    [[nodiscard]] const Changes &changes() const { return m_changes; }
    /// It gets these keys, and who had one of them loses it. What cannot be changed stays as it is;
    /// a key that cannot be given is left out.
    void give(ShortcutId id, const QStringList &keys);
    /// The keys of the table again.
    void reset(ShortcutId id) { give(id, Hiwar::keysOf(id)); }

    bool operator==(const Keymap &) const = default;

private:
    void set(ShortcutId id, const QStringList &keys);

    Changes m_changes;
};

/// Whether its keys can be changed.
[[nodiscard]] bool isEditable(ShortcutId id);

/// What it would mean to give a key to an action.
enum class ShortcutAnswer : quint8 {
    Free,
    Own,      ///< it has that key already
    Taken,    ///< another action has it, and would lose it
    Fixed,    ///< another action has it, and keeps it
    ForText,  ///< fields of text need it
    Unusable, ///< without Ctrl, Alt or a function key it would be typed
};

struct ShortcutVerdict
{
    ShortcutAnswer answer = ShortcutAnswer::Free;
    ShortcutId holder = ShortcutId::Quit; ///< of a key that is Taken or Fixed

    bool operator==(const ShortcutVerdict &) const = default;
};

/// `key` is one key as QKeySequence::PortableText.
[[nodiscard]] ShortcutVerdict judgeKey(const Keymap &keymap, ShortcutId id, const QString &key);

} // namespace Hiwar
