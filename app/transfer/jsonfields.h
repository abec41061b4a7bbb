// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads a JSON object of an untrusted file: a field of the wrong kind counts as missing and is
// reported, and so is a field that was never read. Pure; any thread.
#pragma once

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <functional>
#include <optional>

namespace Hiwar {

class JsonFields
{
public:
    enum class Trouble : quint8 { WrongKind, Unknown };
    /// Called with the field's path: "message.usage".
    using Tell = std::function<void(Trouble, const QString &)>;

    /// `name`: of the object, in the reported paths.
    JsonFields(QJsonObject object, QString name, Tell tell);

    [[nodiscard]] QString text(QLatin1StringView field);
    [[nodiscard]] bool flag(QLatin1StringView field);
    /// Returns `otherwise` also if the value is no whole number.
    [[nodiscard]] qint64 number(QLatin1StringView field, qint64 otherwise = 0);
    /// Milliseconds since 1970, UTC; invalid if missing or outside the years 1 to 9999.
    [[nodiscard]] QDateTime time(QLatin1StringView field);
    [[nodiscard]] std::optional<QJsonObject> object(QLatin1StringView field);
    [[nodiscard]] QJsonArray array(QLatin1StringView field);
    /// Reports a field of the wrong kind, also a word that is stored for no enumerator.
    void tellWrong(QLatin1StringView field) const;
    /// Reports the fields that were never read.
    void tellRest() const;

private:
    [[nodiscard]] QJsonValue value(QLatin1StringView field, QJsonValue::Type type);

    const QJsonObject m_object;
    const QString m_name;
    const Tell m_tell;
    QSet<QString> m_asked;
};

} // namespace Hiwar
