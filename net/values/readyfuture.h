// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A future that has its value already. Qt 6.6 gave its own maker another name, and 6.10 drops the
// old one. Any thread.
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
