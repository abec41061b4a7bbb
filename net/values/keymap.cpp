// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/keymap.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// "Ctrl+Shift+" of "Ctrl+Shift+K", and of "Ctrl+Shift++".
QString modifiersOf(const QString &key)
{
    return key.left(key.lastIndexOf(u'+', -2) + 1);
}

QString lastOf(const QString &key)
{
    return key.mid(modifiersOf(key).size());
}

bool isFunctionKey(const QString &name)
{
    bool isNumber = false;
    name.mid(1).toInt(&isNumber);
    return isNumber && name.startsWith(u'F');
}

/// Nothing is typed by it.
bool isUsable(const QString &key)
{
    const QString modifiers = modifiersOf(key);
    const QString name = lastOf(key);
    if (name.isEmpty() || key.contains(", "_L1))
        return false;
    return isFunctionKey(name) || name == "Menu"_L1 || modifiers.contains("Ctrl+"_L1) ||
           modifiers.contains("Alt+"_L1) || modifiers.contains("Meta+"_L1);
}

/// Copying, pasting, moving by words: what people expect in every field.
bool isForText(const QString &key)
{
    static const QStringList letters{u"A"_s, u"C"_s, u"V"_s, u"X"_s, u"Y"_s};
    static const QStringList moves{u"Left"_s, u"Right"_s,     u"Home"_s, u"End"_s,
                                   u"Del"_s,  u"Backspace"_s, u"Ins"_s};
    const QString modifiers = modifiersOf(key);
    const QString name = lastOf(key);
    if (modifiers == "Ctrl+"_L1 && letters.contains(name))
        return true;
    return moves.contains(name) && !modifiers.contains("Alt+"_L1);
}

/// To send by Ctrl+Enter is a setting of its own.
bool isForSending(const QString &key)
{
    return key == "Ctrl+Return"_L1 || key == "Ctrl+Enter"_L1;
}

template<typename Act>
void eachShortcut(const Act &act)
{
    for (const ShortcutGroup &group : shortcutGroups()) {
        for (const Shortcut &shortcut : group.shortcuts)
            act(shortcut);
    }
}

} // namespace

bool isEditable(ShortcutId id)
{
    return shortcutOf(id).area == ShortcutArea::Anywhere;
}

QStringList Keymap::keysOf(ShortcutId id) const
{
    const auto changed = m_changes.constFind(id);
    return changed == m_changes.cend() ? Hiwar::keysOf(id) : *changed;
}

void Keymap::set(ShortcutId id, const QStringList &keys)
{
    if (keys == Hiwar::keysOf(id))
        m_changes.remove(id);
    else
        m_changes.insert(id, keys);
}

void Keymap::give(ShortcutId id, const QStringList &keys)
{
    if (!isEditable(id))
        return;
    QStringList given;
    for (const QString &key : keys) {
        const ShortcutVerdict verdict = judgeKey(*this, id, key);
        const bool isAllowed = verdict.answer == ShortcutAnswer::Free ||
                               verdict.answer == ShortcutAnswer::Own ||
                               verdict.answer == ShortcutAnswer::Taken;
        if (!isAllowed || given.contains(key))
            continue;
        given.append(key);
        if (verdict.answer != ShortcutAnswer::Taken)
            continue;
        QStringList rest = keysOf(verdict.holder);
        rest.removeAll(key);
        set(verdict.holder, rest);
    }
    set(id, given);
}

ShortcutVerdict judgeKey(const Keymap &keymap, ShortcutId id, const QString &key)
{
    if (Hiwar::keysOf(id).contains(key) && keymap.keysOf(id).contains(key))
        return {.answer = ShortcutAnswer::Own, .holder = id};
    if (!isUsable(key))
        return {.answer = ShortcutAnswer::Unusable};
    ShortcutVerdict verdict;
    eachShortcut([&](const Shortcut &each) {
        if (verdict.answer != ShortcutAnswer::Free || !keymap.keysOf(each.id).contains(key))
            return;
        verdict.holder = each.id;
        if (each.id == id)
            verdict.answer = ShortcutAnswer::Own;
        else
            verdict.answer = isEditable(each.id) ? ShortcutAnswer::Taken : ShortcutAnswer::Fixed;
    });
    if (verdict.answer == ShortcutAnswer::Free && isForSending(key))
        return {.answer = ShortcutAnswer::Fixed, .holder = ShortcutId::Send};
    if (verdict.answer == ShortcutAnswer::Free && isForText(key) &&
        !Hiwar::keysOf(id).contains(key))
        return {.answer = ShortcutAnswer::ForText};
    return verdict;
}

} // namespace Hiwar
