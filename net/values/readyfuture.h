// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Returns a future that already has its value. Qt 6.6 renamed its function for this, and 6.10 drops
// the old name. Any thread.
#pragma once

#include <QFuture>

namespace Hiwar {

template<typename Value>
[[nodiscard]] QFuture<std::decay_t<Value>> readyFuture(Value &&value)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    return QtFuture::makeReadyValueFuture(std::forward<Value>(value));
#else
    return QtFuture::makeReadyFuture(std::forward<Value>(value));
#endif
}

} // namespace Hiwar
