// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Both ends of POST …/audio/transcriptions: the form with the recording, and the words in the
// answer, in any shape that services use. Pure; any thread.
#pragma once

#include "net/values/apierror.h"
#include "net/values/secret.h"
#include "net/values/transcription.h"

#include <QByteArrayView>

#include <tl/expected.hpp>

namespace Hiwar {

/// Limit for the words of one answer, in bytes of its body: ten minutes of fast speech with the
/// time of each word are a fifth of it.
constexpr qsizetype maxTranscriptionBytes = 1024 * 1024;

/// A body of multipart/form-data.
struct MultipartForm
{
    QByteArray contentType; ///< with the boundary, which is nowhere in the parts
    QByteArray body;

    bool operator==(const MultipartForm &) const = default;
};

[[nodiscard]] MultipartForm transcriptionForm(const TranscriptionRequest &request);

/// The words, without space around them; empty: the service heard none. Reads {"text": "…"} and
/// its relatives, segments, a JSON string, and plain text. `isCut`: not all of the body came, so it
/// counts only where its JSON is whole. The error has no facts of the request.
[[nodiscard]] tl::expected<QString, ApiError> readTranscription(QByteArrayView body,
                                                                const Secret &key, bool isCut);

} // namespace Hiwar
