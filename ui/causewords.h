// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentences and buttons of an ErrorCause, in place of those of the kind. Pure; GUI thread
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
    QString what;     ///< empty: as the kind says
    QString nextStep; ///< empty: as the kind says
    QList<MessageAction> remedies;
};

/// `host` and `status` as the sentence names them. None: the kind says it all.
[[nodiscard]] std::optional<CauseWords> wordsOfCause(const ApiError &error, const QString &host,
                                                     const QString &status);

} // namespace Hiwar
