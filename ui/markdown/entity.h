// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decodes "&amp;", "&#1593;", "&#x1F600;"; an unknown entity stays as written. The result is clean
// like other text: see cleanText(). Pure; GUI thread.
#pragma once

#include <QString>

namespace Hiwar {

[[nodiscard]] QString decodeEntity(const QString &entity);

} // namespace Hiwar
