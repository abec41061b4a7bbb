// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "&amp;", "&#1593;", "&#x1F600;" to the text they stand for; an unknown one stays as it is
// written. What comes out is as clean as any other text: see cleanText(). Pure; GUI thread.
#pragma once

#include <QString>

namespace Hiwar {

[[nodiscard]] QString decodeEntity(const QString &entity);

} // namespace Hiwar
