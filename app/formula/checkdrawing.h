// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a picture made of a formula may be shown: shapes and letters only, nothing that refers to
// anything outside it. What made it has read what a stranger wrote. Pure; any thread.
#pragma once

#include <QByteArray>

namespace Hiwar {

[[nodiscard]] bool isPlainDrawing(const QByteArray &svg);

} // namespace Hiwar
