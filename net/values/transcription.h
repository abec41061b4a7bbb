// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Speech that a service is to turn into words. Plain value, any thread.
#pragma once

#include <QByteArray>
#include <QString>

namespace Hiwar {

struct TranscriptionRequest
{
    QByteArray recording; ///< a whole WAV file
    QString model;
    QString language; ///< "ar", "en" (ISO 639-1); empty: as spoken

    bool operator==(const TranscriptionRequest &) const = default;
};

} // namespace Hiwar
