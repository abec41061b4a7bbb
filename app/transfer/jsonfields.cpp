// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/jsonfields.h"

#include "net/values/utc.h"

namespace Hiwar {

namespace {

// From year 1 to year 9999: every calendar, file and other program can show these.
constexpr qint64 firstTime = -62'135'596'800'000;
constexpr qint64 lastTime = 253'402'300'799'999;

constexpr qsizetype shownName = 40;

} // namespace

JsonFields::JsonFields(QJsonObject object, QString name, Tell tell)
    : m_object(std::move(object))
    , m_name(std::move(name))
    , m_tell(std::move(tell))
{
}

QJsonValue JsonFields::value(QLatin1StringView field, QJsonValue::Type type)
{
    m_asked.insert(field);
    const QJsonValue value = m_object.value(field);
    if (value.isUndefined() || value.type() == type)
        return value;
    tellWrong(field);
    return QJsonValue::Undefined;
}

void JsonFields::tellWrong(QLatin1StringView field) const
{
    m_tell(Trouble::WrongKind, m_name + u'.' + field);
}

QString JsonFields::text(QLatin1StringView field)
{
    return value(field, QJsonValue::String).toString();
}

bool JsonFields::flag(QLatin1StringView field)
{
    return value(field, QJsonValue::Bool).toBool();
}

qint64 JsonFields::number(QLatin1StringView field, qint64 otherwise)
{
    const QJsonValue number = value(field, QJsonValue::Double);
    if (number.isUndefined())
        return otherwise;
    // toInteger() returns its default for 0.5 and 1e300; calling it with two defaults shows that.
    const qint64 whole = number.toInteger(0);
    if (whole == 0 && number.toInteger(1) != 0) {
        tellWrong(field);
        return otherwise;
    }
    return whole;
}

QDateTime JsonFields::time(QLatin1StringView field)
{
    constexpr qint64 none = std::numeric_limits<qint64>::min();
    const qint64 milliseconds = number(field, none);
    if (milliseconds == none)
        return {};
    if (milliseconds < firstTime || milliseconds > lastTime) {
        tellWrong(field);
        return {};
    }
    return QDateTime::fromMSecsSinceEpoch(milliseconds, utc);
}

std::optional<QJsonObject> JsonFields::object(QLatin1StringView field)
{
    const QJsonValue object = value(field, QJsonValue::Object);
    return object.isUndefined() ? std::nullopt : std::optional(object.toObject());
}

QJsonArray JsonFields::array(QLatin1StringView field)
{
    return value(field, QJsonValue::Array).toArray();
}

void JsonFields::tellRest() const
{
    for (auto field = m_object.begin(); field != m_object.end(); ++field) {
        if (!m_asked.contains(field.key()))
            m_tell(Trouble::Unknown, m_name + u'.' + field.key().left(shownName));
    }
}

} // namespace Hiwar
