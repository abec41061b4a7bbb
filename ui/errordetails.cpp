// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/errordetails.h"

#include <QMetaEnum>
#include <QStringList>
#include <QUrlQuery>

#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// The address without secrets: some services take their key in the query.
QString addressOf(const QUrl &url)
{
    static const QStringList harmless{u"api-version"_s, u"alt"_s, u"version"_s, u"region"_s};
    QUrl shown = url;
    shown.setUserInfo({});
    QUrlQuery query(shown);
    QList<std::pair<QString, QString>> items;
    for (const auto &[name, value] : query.queryItems(QUrl::FullyDecoded))
        items.append({name, harmless.contains(name, Qt::CaseInsensitive) ? value : u"…"_s});
    query.setQueryItems(items);
    shown.setQuery(query);
    return shown.toDisplayString();
}

/// Hiwar requests only replies and the list of models from a service.
QString methodOf(const QUrl &url)
{
    return url.path().endsWith("/models"_L1) ? u"GET"_s : u"POST"_s;
}

QString inSeconds(std::chrono::milliseconds time)
{
    return u"%1 s"_s.arg(double(time.count()) / 1000);
}

} // namespace

QString detailsOf(const ApiError &error)
{
    QStringList lines;
    const auto add = [&lines](const QString &name, const QString &value) {
        if (!value.isEmpty())
            lines << name + u": "_s + value;
    };
    add(u"Error"_s, kindName(error.kind));
    if (!error.url.isEmpty()) {
        add(u"Host"_s, error.url.host());
        add(u"Request"_s, methodOf(error.url) + u' ' + addressOf(error.url));
    }
    if (error.httpStatus > 0)
        add(u"Status"_s, QString::number(error.httpStatus));
    add(u"Code"_s, error.code);
    add(u"Parameter"_s, error.param);
    if (!error.location.isEmpty())
        add(u"Points to"_s, addressOf(error.location));
    if (error.retryAfter.count() >= 0)
        add(u"Retry after"_s, inSeconds(error.retryAfter));
    if (error.shouldRetry)
        add(u"Should be retried"_s, *error.shouldRetry ? u"yes"_s : u"no"_s);
    if (error.waited.count() >= 0)
        add(u"Waited"_s, inSeconds(error.waited));
    add(u"Request id"_s, error.requestId);
    add(u"Transport"_s, error.detail);
    add(u"The service says"_s, error.serverText.trimmed());
    return lines.join(u'\n');
}

QString kindName(ErrorKind kind)
{
    return QString::fromLatin1(QMetaEnum::fromType<ErrorKind>().valueToKey(int(kind)));
}

} // namespace Hiwar
