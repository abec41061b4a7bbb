// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/reader.h"

#include <algorithm>

namespace Hiwar {

Transferred<void> ImportSink::takeLibrary(const StoredLibrary &)
{
    return {};
}

const Reader *detectReader(const Readers &readers, QByteArrayView head, const QString &fileName)
{
    const auto found =
        std::find_if(readers.begin(), readers.end(), [head, &fileName](const auto &reader) {
            return reader->recognises(head, fileName);
        });
    return found == readers.end() ? nullptr : found->get();
}

} // namespace Hiwar
