// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One conversation that uses everything the view can show. For the gallery and for tests that want
// a rich text.
#pragma once

#include "tests/ui/messagemodel.h"

namespace Hiwar {

[[nodiscard]] QString everyConstruct();
[[nodiscard]] QString everyConstructInArabic();
[[nodiscard]] QList<ShownMessage> galleryConversation();

} // namespace Hiwar
