// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/service/admission.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool isPort(QByteArrayView text)
{
    return !text.isEmpty() && text.size() <= 5 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// "name" or "name:port", where only this machine itself can be meant by the name.
bool namesLoopback(QByteArrayView authority)
{
    for (const QByteArrayView name : {"127.0.0.1", "localhost", "[::1]"}) {
        if (authority.size() < name.size() ||
            authority.first(name.size()).compare(name, Qt::CaseInsensitive) != 0)
            continue;
        const QByteArrayView rest = authority.sliced(name.size());
        return rest.isEmpty() || (rest.front() == ':' && isPort(rest.sliced(1)));
    }
    return false;
}

bool isOwnOrigin(QByteArrayView origin)
{
    for (const QByteArrayView scheme : {"http://", "https://"}) {
        if (origin.startsWith(scheme))
            return namesLoopback(origin.sliced(scheme.size()));
    }
    return false;
}

/// Takes equally long for a wrong key and the right one, whatever their lengths.
bool isKey(const QByteArray &authorization, const Secret &key)
{
    constexpr QByteArrayView scheme("bearer ");
    if (authorization.size() < scheme.size() ||
        QByteArrayView(authorization).first(scheme.size()).compare(scheme, Qt::CaseInsensitive) !=
            0)
        return false;
    const QByteArray given = authorization.sliced(scheme.size()).trimmed();
    const QByteArray a = QCryptographicHash::hash(given, QCryptographicHash::Sha256);
    const QByteArray b = QCryptographicHash::hash(key.reveal(), QCryptographicHash::Sha256);
    volatile char difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference = static_cast<char>(difference | (a[i] ^ b[i]));
    return difference == 0;
}

bool isJson(QByteArrayView contentType)
{
    const qsizetype end = contentType.indexOf(';');
    const QByteArrayView essence = (end < 0 ? contentType : contentType.first(end)).trimmed();
    return essence.compare("application/json", Qt::CaseInsensitive) == 0;
}

HttpFault fault(int status, const QString &code, const QString &message)
{
    return {.status = status, .message = message, .code = code, .param = {}, .allow = {}};
}

} // namespace

QString allowedMethods(QByteArrayView path)
{
    if (path == "/v1/chat/completions")
        return u"POST, OPTIONS"_s;
    if (path == "/v1/models")
        return u"GET, HEAD, OPTIONS"_s;
    return {};
}

HttpFault tooLarge(qsizetype maxBodyBytes)
{
    return fault(413, u"request_too_large"_s,
                 u"The body may have at most %1 bytes."_s.arg(maxBodyBytes));
}

tl::expected<Route, HttpFault> admit(const RequestHead &head, const Limits &limits)
{
    using Refusal = tl::unexpected<HttpFault>;
    if (head.hosts.isEmpty() || !std::all_of(head.hosts.begin(), head.hosts.end(), namesLoopback))
        return Refusal(fault(403, u"host_not_allowed"_s,
                             u"This service answers to 127.0.0.1 and localhost only."_s));
    if (!head.origin.isEmpty() && !isOwnOrigin(head.origin))
        return Refusal(fault(403, u"origin_not_allowed"_s,
                             u"This service does not answer pages of other sites."_s));

    const QString allowed = allowedMethods(head.path);
    if (allowed.isEmpty())
        return Refusal(fault(404, u"unknown_url"_s,
                             u"Unknown path. There are /v1/chat/completions and /v1/models."_s));
    if (!allowed.split(u", "_s).contains(QLatin1StringView(head.method))) {
        HttpFault wrong = fault(405, u"method_not_allowed"_s, u"Use one of: %1."_s.arg(allowed));
        wrong.allow = allowed;
        return Refusal(wrong);
    }
    if (head.method == "OPTIONS")
        return Route::Options;

    if (!limits.key.isEmpty() && !isKey(head.authorization, limits.key))
        return Refusal(fault(401, u"invalid_api_key"_s,
                             head.authorization.isEmpty()
                                 ? u"No API key. Send it as \"Authorization: Bearer KEY\"."_s
                                 : u"The API key is not the one of this service."_s));
    if (head.method != "POST")
        return Route::Models;

    if (!isJson(head.contentType))
        return Refusal(fault(415, u"unsupported_media_type"_s,
                             u"The body must be sent as application/json."_s));
    if (head.contentLength.toULongLong() > static_cast<qulonglong>(limits.maxBodyBytes))
        return Refusal(tooLarge(limits.maxBodyBytes));
    return Route::Chat;
}

} // namespace Hiwar
