// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/shownwire.h"

#include "net/values/secretname.h"
#include "net/wire/sanitizetext.h"

#include <QUrlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

QByteArray shownHeader(const QByteArray &name, const QByteArray &value,
                       const QList<Secret> &secrets)
{
    if (value.isEmpty() || !isSecretName(QString::fromLatin1(name)))
        return redacted(value, secrets);
    const bool hasScheme = name.toLower().endsWith("authorization");
    const qsizetype space = value.indexOf(' ');
    return hasScheme && space > 0 ? value.first(space + 1) + hiddenMark : hiddenMark;
}

QUrl withSecretsHidden(const QUrl &url)
{
    QUrl shown = url;
    QUrlQuery query(url);
    auto items = query.queryItems(QUrl::FullyEncoded);
    for (auto &[name, value] : items) {
        if (isSecretName(name))
            value = QString::fromUtf8(hiddenMark);
    }
    query.setQueryItems(items);
    if (!items.isEmpty())
        shown.setQuery(query);
    return shown;
}

QUrl urlWithout(const QList<Secret> &secrets, const QUrl &url)
{
    const QString text = QUrl::fromPercentEncoding(url.toEncoded());
    const bool isClean = std::all_of(secrets.begin(), secrets.end(), [&](const Secret &secret) {
        return hideKey(text, secret) == text;
    });
    return url.adjusted(isClean ? QUrl::RemoveUserInfo
                                : QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery |
                                      QUrl::RemoveFragment);
}

} // namespace Hiwar
