// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a service says went wrong, in any of the shapes that services use for it. Pure; it decides
// nothing about the kind of the error (see classify.h). All texts are clean and without the key.
#pragma once

#include "net/values/secret.h"

#include <QByteArrayView>
#include <QJsonValue>
#include <QString>

#include <chrono>

namespace Hiwar {

struct ErrorBody
{
    QString message;
    QString code;
    QString param;
    QString type;
    int status = 0; ///< of HTTP, where the words bring one along; 0: none
    /// How long to wait, as the words ask; negative: they do not.
    std::chrono::milliseconds retryAfter{-1};

    bool operator==(const ErrorBody &) const = default;
};

/// An object, a string, an array, FastAPI's "detail", "errors", JSON inside a JSON string, the
/// title of a web page, or plain text. Sniffed: the content type is often wrong.
[[nodiscard]] ErrorBody readErrorBody(QByteArrayView body, const Secret &key);

/// The same for JSON that was parsed already.
[[nodiscard]] ErrorBody readErrorValue(const QJsonValue &value, const Secret &key);

/// Whether this is a web page (or XML) rather than an answer of an API.
[[nodiscard]] bool looksLikePage(QByteArrayView body);

} // namespace Hiwar
