// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One conversation with everything the view can show. For the gallery and tests with rich text.
#pragma once

#include "tests/ui/messagemodel.h"

namespace Hiwar {

[[nodiscard]] QString everyConstruct();
[[nodiscard]] QString everyConstructInArabic();
[[nodiscard]] QList<ShownMessage> galleryConversation();

} // namespace Hiwar
