// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/shownwire.h"

#include <QUrlQuery>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Compared without the marks that separate words: "X-API-Key", "api_key", "apikey".
bool soundsSecret(const QByteArray &name)
{
    QByteArray letters;
    for (const char c : name.toLower()) {
        if (c >= 'a' && c <= 'z')
            letters += c;
    }
    letters.replace("tokens", ""); // those are counted: "x-ratelimit-remaining-tokens"
    constexpr std::array parts{"apikey",    "authorization", "token",      "secret",
                               "password",  "cookie",        "credential", "signature",
                               "accesskey", "authkey",       "xkey",       "subscriptionkey"};
    constexpr std::array wholes{"key", "sig", "auth", "code"};
    return std::any_of(parts.begin(), parts.end(),
                       [&](const char *part) { return letters.contains(part); }) ||
           std::any_of(wholes.begin(), wholes.end(),
                       [&](const char *whole) { return letters == whole; });
}

} // namespace

QByteArray shownHeader(const QByteArray &name, const QByteArray &value,
                       const QList<Secret> &secrets)
{
    if (value.isEmpty() || !soundsSecret(name))
        return veiled(value, secrets);
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
        if (soundsSecret(name.toUtf8()))
            value = QString::fromUtf8(hiddenMark);
    }
    query.setQueryItems(items);
    if (!items.isEmpty())
        shown.setQuery(query);
    return shown;
}

} // namespace Hiwar
