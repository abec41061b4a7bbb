// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory that is freed goes back to the system. A text that grows is copied into ever larger
// blocks. After the first large block that is freed, glibc by default takes the next ones from its
// heap, where the smaller ones leave gaps that nothing fits into: several times the text.
#pragma once

#include <QtGlobal>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace Hiwar {

/// Call it at the very beginning. Does nothing where the C library is not glibc.
inline void giveFreedMemoryBack()
{
#ifdef __GLIBC__
    constexpr int largeBlock = 256 * 1024;
    mallopt(M_MMAP_THRESHOLD, largeBlock);
#endif
}

} // namespace Hiwar
