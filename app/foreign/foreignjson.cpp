// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/foreignjson.h"

#include "app/text/wholeutf8.h"
#include "net/values/utc.h"

#include <cmath>

#include <nlohmann/json.hpp>

namespace Hiwar {

namespace {

QString clean(const std::string &text)
{
    return wholeUtf8(QByteArrayView(text.data(), qsizetype(text.size())))
        .replace(QChar(u'\0'), QChar(0xfffd));
}

QDateTime withinReason(double milliseconds)
{
    constexpr double latest = 253402300799999.0; // the end of the year 9999
    if (!(milliseconds > 0 && milliseconds <= latest))
        return {};
    return QDateTime::fromMSecsSinceEpoch(std::llround(milliseconds), utc);
}

QDateTime timeFrom(double number)
{
    if (number < 1e11)
        return withinReason(number * 1e3);
    if (number < 1e14)
        return withinReason(number);
    return withinReason(number < 1e17 ? number / 1e3 : number / 1e6);
}

} // namespace

const Json &at(const Json &json, const char *name)
{
    static const Json nothing;
    if (!json.is_object())
        return nothing;
    const auto found = json.find(name);
    return found == json.end() ? nothing : *found;
}

bool isObject(const Json &json)
{
    return json.is_object();
}

bool isArray(const Json &json)
{
    return json.is_array();
}

bool isText(const Json &json)
{
    return json.is_string();
}

bool isNothing(const Json &json)
{
    return json.is_null();
}

QString textOf(const Json &json)
{
    return json.is_string() ? clean(json.get_ref<const std::string &>()) : QString();
}

QString idOf(const Json &json)
{
    if (json.is_number_unsigned())
        return QString::number(json.get<quint64>());
    return json.is_number_integer() ? QString::number(json.get<qint64>()) : textOf(json);
}

std::optional<double> numberOf(const Json &json)
{
    if (!json.is_number())
        return {};
    const auto number = json.get<double>();
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

qint64 countOf(const Json &json)
{
    const double number = numberOf(json).value_or(0);
    return number >= 1 && number < 1e15 ? qint64(number) : 0;
}

bool flagOf(const Json &json)
{
    return json.is_boolean() && json.get<bool>();
}

QDateTime timeOf(const Json &json)
{
    if (const auto number = numberOf(json))
        return timeFrom(*number);
    const QString text = textOf(json).trimmed();
    if (text.isEmpty() || text.size() > 64)
        return {};
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (isNumber)
        return timeFrom(number);
    QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (time.timeSpec() == Qt::LocalTime) // the same result in every time zone
        time = QDateTime(time.date(), time.time(), utc);
    return time.isValid() ? withinReason(double(time.toMSecsSinceEpoch())) : QDateTime();
}

QString jsonText(const Json &json)
{
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return clean(text);
}

void eachItem(const Json &json, const std::function<void(const Json &)> &use)
{
    if (!json.is_array())
        return;
    for (const Json &item : json)
        use(item);
}

void eachMember(const Json &json, const std::function<void(const QString &, const Json &)> &use)
{
    if (!json.is_object())
        return;
    for (const auto &[name, member] : json.items())
        use(clean(name), member);
}

} // namespace Hiwar
