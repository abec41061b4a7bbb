// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/allowedlink.h"

#include <QUrl>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

QString allowedLink(const QString &address)
{
    const QUrl strict(address, QUrl::StrictMode);
    const QUrl url = strict.isValid() ? strict : QUrl(address); // encodes invalid characters
    const QString scheme = url.scheme().toLower();
    const bool web = (scheme == "http"_L1 || scheme == "https"_L1) && !url.host().isEmpty();
    if (!linkedMessage(url).isEmpty())
        return QString::fromLatin1(url.toEncoded());
    if (!url.isValid() || (!web && scheme != "mailto"_L1))
        return {};
    return strict.isValid() ? address : QString::fromLatin1(url.toEncoded());
}

QString linkedMessage(const QUrl &url)
{
    constexpr qsizetype longest = 64; // ids are shorter
    const bool isLink = url.isValid() && url.scheme().toLower() == "hiwar"_L1 &&
                        url.authority() == "message"_L1 && !url.hasQuery();
    const QString id = isLink ? url.path().mid(1) : QString();
    const bool isId = std::all_of(id.begin(), id.end(), [](QChar c) {
        return c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'-');
    });
    return isId && id.size() <= longest ? id : QString();
}

QString addressOf(const QString &bareAddress)
{
    const bool isNamed = bareAddress.startsWith("www."_L1, Qt::CaseInsensitive);
    return isNamed ? "http://"_L1 + bareAddress : bareAddress;
}

} // namespace Hiwar
