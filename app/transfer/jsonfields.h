// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads a JSON object that anybody may have written: a field of the wrong kind counts as not there
// and is told, and so is one that nobody asked for. Pure; any thread.
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
    /// Told with the field's path: "message.usage".
    using Tell = std::function<void(Trouble, const QString &)>;

    /// `name`: what the object is called in the paths that are told.
    JsonFields(QJsonObject object, QString name, Tell tell);

    [[nodiscard]] QString text(QLatin1StringView field);
    [[nodiscard]] bool flag(QLatin1StringView field);
    /// `otherwise` too for what is no whole number.
    [[nodiscard]] qint64 number(QLatin1StringView field, qint64 otherwise = 0);
    /// Milliseconds since 1970, UTC; invalid when it is not there or no time a calendar has.
    [[nodiscard]] QDateTime time(QLatin1StringView field);
    [[nodiscard]] std::optional<QJsonObject> object(QLatin1StringView field);
    [[nodiscard]] QJsonArray array(QLatin1StringView field);
    /// A text that is not the word that is stored for what it was taken for.
    void tellWrong(QLatin1StringView field) const;
    /// Tells the fields that were not asked for.
    void tellRest() const;

private:
    [[nodiscard]] QJsonValue value(QLatin1StringView field, QJsonValue::Type type);

    const QJsonObject m_object;
    const QString m_name;
    const Tell m_tell;
    QSet<QString> m_asked;
};

} // namespace Hiwar
