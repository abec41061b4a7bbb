// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/waittext.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::seconds longest = 24h;

struct WaitTextTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::WaitText)
};

} // namespace

tl::expected<WaitLimit, QString> readWaitLimit(const QString &typed)
{
    const QString text = typed.trimmed();
    if (text.isEmpty())
        return WaitLimit();
    std::chrono::seconds limit{0};
    for (const QChar character : text) {
        const int digit = character.digitValue();
        if (digit < 0)
            return tl::unexpected(WaitTextTr::tr("Whole seconds, in digits."));
        limit = limit * 10 + std::chrono::seconds(digit);
        if (limit > longest)
            return tl::unexpected(WaitTextTr::tr("At most a day: %1 s.").arg(longest.count()));
    }
    return WaitLimit(limit);
}

QString writeWaitLimit(const WaitLimit &limit)
{
    return limit ? QString::number(limit->count()) : QString();
}

QString describeWaitLimit(std::chrono::seconds limit)
{
    return limit.count() <= 0 ? WaitTextTr::tr("no limit")
                              : WaitTextTr::tr("%1 s").arg(limit.count());
}

} // namespace Hiwar
