// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The error message of a service, in any of the forms that services use. Pure; it does not decide
// the kind of the error (see classify.h). All texts are clean and without the key.
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
    int status = 0; ///< of HTTP, if the text contains one; 0: none
    /// How long to wait, according to the text; negative: not given.
    std::chrono::milliseconds retryAfter{-1};

    bool operator==(const ErrorBody &) const = default;
};

/// Reads an object, a string, an array, FastAPI's "detail", "errors", JSON inside a JSON string,
/// the title of a web page, or plain text. Detects the form itself: the content type is often
/// wrong.
[[nodiscard]] ErrorBody readErrorBody(QByteArrayView body, const Secret &key);

/// The same for JSON that is already parsed.
[[nodiscard]] ErrorBody readErrorValue(const QJsonValue &value, const Secret &key);

/// Whether this is a web page (or XML) rather than an API's answer.
[[nodiscard]] bool looksLikePage(QByteArrayView body);

} // namespace Hiwar
