// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keys in use, for the Guide, which answers on a thread of its service. Any thread.
#pragma once

#include "net/values/keymap.h"

#include <QMutex>

namespace Hiwar {

class GuideKeys
{
public:
    void set(const Keymap &keymap)
    {
        const QMutexLocker lock(&m_mutex);
        m_keymap = keymap;
    }
    [[nodiscard]] Keymap keymap() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_keymap;
    }

private:
    mutable QMutex m_mutex;
    Keymap m_keymap;
};

} // namespace Hiwar
