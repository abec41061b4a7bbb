// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Jupyter notebook (IPYNB): its texts, its code, and what that printed. Pure; any thread.
#pragma once

#include "app/reader/office/readdocument.h"

namespace Hiwar {

[[nodiscard]] tl::expected<AttachmentReading, ReaderFault> readNotebook(const QByteArray &bytes,
                                                                        const ReadLimits &limits);

} // namespace Hiwar
