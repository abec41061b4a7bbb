// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A mail (EML): who, when, about what, its text, and the names of what is attached. Pure; any
// thread.
#pragma once

#include "app/reader/office/readdocument.h"

namespace Hiwar {

[[nodiscard]] tl::expected<AttachmentReading, ReaderFault> readMail(const QByteArray &bytes,
                                                                    const ReadLimits &limits);

} // namespace Hiwar
