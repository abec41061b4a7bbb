// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/shortcuttip.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

QList<QKeySequence> keySequences(ShortcutId id, const Keymap &keymap)
{
    QList<QKeySequence> sequences;
    const QStringList keys = keymap.keysOf(id);
    for (const QString &key : keys)
        sequences.append(QKeySequence::fromString(key, QKeySequence::PortableText));
    return sequences;
}

QString shownKey(ShortcutId id, const Keymap &keymap)
{
    return keySequences(id, keymap).value(0).toString(QKeySequence::NativeText);
}

QString shownKey(const QString &key)
{
    const auto sequence = QKeySequence::fromString(key, QKeySequence::PortableText);
    return writtenKey(sequence.toString(QKeySequence::NativeText));
}

QStringList shownKeys(ShortcutId id, const Keymap &keymap)
{
    QStringList shown;
    const QStringList keys = keymap.keysOf(id);
    for (const QString &key : keys)
        shown.append(shownKey(key));
    return shown;
}

QString withKeys(const QString &name, ShortcutId id, const Keymap &keymap)
{
    const QString key = shownKey(id, keymap);
    return key.isEmpty() ? name : u"%1 (%2)"_s.arg(name, key);
}

} // namespace Hiwar
