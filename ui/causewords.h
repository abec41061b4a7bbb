// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentences and buttons of an ErrorCause; they replace those of the ErrorKind. Pure; GUI thread
// (translations). See errortext.h.
#pragma once

#include "net/values/apierror.h"
#include "ui/conversation/message/messageroles.h"

#include <QList>
#include <QString>

#include <optional>

namespace Hiwar {

struct CauseWords
{
    QString what;     ///< empty: use that of the kind
    QString nextStep; ///< empty: use that of the kind
    QList<MessageAction> remedies;
};

/// `host` and `status` as they appear in the sentence. nullopt: the text of the kind is enough.
[[nodiscard]] std::optional<CauseWords> wordsOfCause(const ApiError &error, const QString &host,
                                                     const QString &status);

} // namespace Hiwar
