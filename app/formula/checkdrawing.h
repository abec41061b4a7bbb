// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checks whether the drawing of a formula may be shown: it may contain only shapes and letters, and
// no reference to anything outside it. The program that drew it has read untrusted text. Pure; any
// thread.
#pragma once

#include <QByteArray>

namespace Hiwar {

[[nodiscard]] bool isPlainDrawing(const QByteArray &svg);

} // namespace Hiwar
