// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/linktarget.h"

#include "ui/conversation/message/namedhosts.h"
#include "ui/markdown/cleantext.h"

#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString hostOf(const QUrl &url)
{
    const QString address = url.path();
    return comparableHost(url.scheme() == "mailto"_L1 ? address.mid(address.lastIndexOf(u'@') + 1)
                                                      : url.host(QUrl::FullyEncoded));
}

} // namespace

QString shownAddress(const QUrl &url)
{
    // A path is shown in its own letters, unless they would hide or reorder it.
    QString address = url.toString(QUrl::PrettyDecoded | QUrl::EncodeSpaces);
    if (cleanText(address) != address)
        address = url.toString(QUrl::FullyEncoded);
    const QString pretty = url.host(QUrl::PrettyDecoded);
    const QString asked = url.host(QUrl::FullyEncoded);
    const QString readable = QUrl::fromAce(asked.toLatin1(), QUrl::IgnoreIDNWhitelist);
    if (asked == readable || asked.isEmpty())
        return address;
    QString told = address;
    if (pretty != asked && !told.contains(asked))
        told.replace(address.indexOf(pretty), pretty.size(), asked);
    return u"%1 (%2)"_s.arg(told, cleanText(readable));
}

bool namesAnotherHost(const QString &words, const QUrl &url)
{
    if (!url.userInfo().isEmpty())
        return true;
    const QStringList hosts = hostsNamedBy(words);
    return std::any_of(hosts.begin(), hosts.end(),
                       [target = hostOf(url)](const QString &host) { return host != target; });
}

QUrl openedAddress(const QUrl &url)
{
    if (url.scheme() != "mailto"_L1 || !url.hasQuery())
        return url;
    QUrlQuery kept;
    for (const auto &[name, value] : QUrlQuery(url).queryItems(QUrl::FullyEncoded)) {
        const QString field = name.toLower();
        if (field == "subject"_L1 || field == "body"_L1 || field == "cc"_L1)
            kept.addQueryItem(name, value);
    }
    QUrl opened = url;
    opened.setQuery(kept.isEmpty() ? QString() : kept.query(QUrl::FullyEncoded));
    return opened;
}

} // namespace Hiwar
