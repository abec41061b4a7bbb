// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One conversation with everything a service can do besides answering. For the gallery and for
// tests that need all of it.
#pragma once

#include "tests/ui/messagemodel.h"

namespace Hiwar {

/// The fixed time of the clock in the pictures.
[[nodiscard]] QDateTime galleryNow();
[[nodiscard]] QList<ShownMessage> wireConversation();

} // namespace Hiwar
