// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hotkeychord.h"

#include <QKeyCombination>

#include <algorithm>
#include <iterator>

namespace Hiwar {

namespace {

struct ModifierNumbers
{
    unsigned shift;
    unsigned control;
    unsigned alt;
    unsigned meta;
};

constexpr ModifierNumbers windowsModifiers{
    .shift = 0x4, .control = 0x2, .alt = 0x1, .meta = 0x8}; // MOD_SHIFT, …
constexpr ModifierNumbers macModifiers{
    .shift = 0x200, .control = 0x100, .alt = 0x800, .meta = 0x1000}; // shiftKey, cmdKey, …

struct KeyNumber
{
    Qt::Key key;
    unsigned number;
};

constexpr KeyNumber windowsKeys[] = {
    {Qt::Key_Space, 0x20}, {Qt::Key_PageUp, 0x21}, {Qt::Key_PageDown, 0x22}, {Qt::Key_End, 0x23},
    {Qt::Key_Home, 0x24},  {Qt::Key_Left, 0x25},   {Qt::Key_Up, 0x26},       {Qt::Key_Right, 0x27},
    {Qt::Key_Down, 0x28},  {Qt::Key_Insert, 0x2D}, {Qt::Key_Delete, 0x2E},
};                                          // VK_SPACE, …
constexpr unsigned firstFunctionKey = 0x70; // VK_F1
constexpr unsigned macSpace = 0x31;         // kVK_Space

unsigned modifiersOf(Qt::KeyboardModifiers held, const ModifierNumbers &numbers)
{
    unsigned all = 0;
    all |= held.testFlag(Qt::ShiftModifier) ? numbers.shift : 0;
    all |= held.testFlag(Qt::ControlModifier) ? numbers.control : 0;
    all |= held.testFlag(Qt::AltModifier) ? numbers.alt : 0;
    all |= held.testFlag(Qt::MetaModifier) ? numbers.meta : 0;
    return all;
}

std::optional<unsigned> windowsKey(Qt::Key key)
{
    const bool isLetter = key >= Qt::Key_A && key <= Qt::Key_Z;
    if (isLetter || (key >= Qt::Key_0 && key <= Qt::Key_9))
        return unsigned(key); // ASCII in both
    if (key >= Qt::Key_F1 && key <= Qt::Key_F24)
        return firstFunctionKey + unsigned(key - Qt::Key_F1);
    const auto *known = std::find_if(std::cbegin(windowsKeys), std::cend(windowsKeys),
                                     [key](const KeyNumber &each) { return each.key == key; });
    return known == std::cend(windowsKeys) ? std::nullopt : std::optional(known->number);
}

std::optional<HotkeyChord> chordOf(const QKeySequence &keys, const ModifierNumbers &numbers,
                                   std::optional<unsigned> (*numberOf)(Qt::Key))
{
    if (keys.count() != 1)
        return std::nullopt;
    const unsigned modifiers = modifiersOf(keys[0].keyboardModifiers(), numbers);
    const std::optional<unsigned> key = numberOf(keys[0].key());
    if (modifiers == 0 || !key)
        return std::nullopt;
    return HotkeyChord{.modifiers = modifiers, .key = *key};
}

} // namespace

std::optional<HotkeyChord> windowsChord(const QKeySequence &keys)
{
    return chordOf(keys, windowsModifiers, windowsKey);
}

std::optional<HotkeyChord> macChord(const QKeySequence &keys)
{
    return chordOf(keys, macModifiers, [](Qt::Key key) {
        return key == Qt::Key_Space ? std::optional(macSpace) : std::nullopt;
    });
}

} // namespace Hiwar
