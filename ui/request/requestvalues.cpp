// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/request/requestvalues.h"

#include "net/values/contextlimit.h"

#include "ui/settings/bodyfields.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

struct RequestValuesTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::RequestValues)
};

/// Any digits as those of C, any decimal sign as a point.
QString plainNumber(const QString &typed)
{
    QString plain;
    for (const QChar letter : typed.trimmed()) {
        if (letter.digitValue() >= 0)
            plain += QChar(u'0' + letter.digitValue());
        else if (letter == u',' || letter == u'\u066B')
            plain += u'.';
        else if (letter == u'\u2212')
            plain += u'-';
        else if (letter.category() != QChar::Other_Format) // marks of direction
            plain += letter;
    }
    return plain;
}

QString shown(double number)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(number, 'g', QLocale::FloatingPointShortest);
}

QString rangeFault(const NumberRule &rule)
{
    if (!rule.isWhole)
        return RequestValuesTr::tr("A number from %1 to %2.")
            .arg(shown(rule.least), shown(rule.most));
    if (rule.isWhole && rule.most > rule.least && rule.most <= mostLimitMessages)
        return RequestValuesTr::tr("A whole number from %1 to %2.")
            .arg(shown(rule.least), shown(rule.most));
    return rule.least > 0 ? RequestValuesTr::tr("A whole number from %1 on.").arg(shown(rule.least))
                          : RequestValuesTr::tr("A whole number.");
}

QString compact(const QJsonValue &value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(list.sliced(1, list.size() - 2));
}

QString unescaped(const QString &line)
{
    QString text;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar next = i + 1 < line.size() ? line.at(i + 1) : QChar();
        const bool isEscape =
            line.at(i) == u'\\' && (next == u'n' || next == u't' || next == u'\\');
        if (!isEscape) {
            text += line.at(i);
            continue;
        }
        text += next == u'n' ? u'\n' : next == u't' ? u'\t' : u'\\';
        ++i;
    }
    return text;
}

QString escaped(QString text)
{
    text.replace(u'\\', "\\\\"_L1);
    text.replace(u'\n', "\\n"_L1);
    text.replace(u'\t', "\\t"_L1);
    return text;
}

bool isTypeName(const QJsonValue &type)
{
    static const QStringList names{u"string"_s, u"number"_s, u"integer"_s, u"boolean"_s,
                                   u"object"_s, u"array"_s,  u"null"_s};
    return names.contains(type.toString());
}

bool isType(const QJsonValue &type)
{
    if (!type.isArray())
        return isTypeName(type);
    const QJsonArray types = type.toArray();
    return !types.isEmpty() && std::all_of(types.begin(), types.end(),
                                           [](const auto &each) { return isTypeName(each); });
}

QString at(const QString &path, const QString &sentence)
{
    return path.isEmpty() ? sentence : RequestValuesTr::tr("In “%1”: %2").arg(path, sentence);
}

QString faultIn(const QJsonValue &value, const QString &path, int depth);

QString faultInProperties(const QJsonObject &properties, const QString &path, int depth)
{
    for (auto each = properties.begin(); each != properties.end(); ++each) {
        const QString name = path.isEmpty() ? each.key() : path + u'.' + each.key();
        if (const QString fault = faultIn(each.value(), name, depth - 1); !fault.isEmpty())
            return fault;
    }
    return {};
}

QString faultInObject(const QJsonObject &schema, const QString &path, int depth)
{
    if (schema.contains("type"_L1) && !isType(schema.value("type"_L1)))
        return at(path, RequestValuesTr::tr(
                            "“type” has to be string, number, integer, boolean, object, array "
                            "or null."));
    const QJsonValue properties = schema.value("properties"_L1);
    if (!properties.isUndefined() && !properties.isObject())
        return at(path, RequestValuesTr::tr("“properties” has to be an object."));
    const QJsonValue required = schema.value("required"_L1);
    if (!required.isUndefined() && !required.isArray())
        return at(path, RequestValuesTr::tr("“required” has to be a list of names."));
    const QJsonValue choices = schema.value("enum"_L1);
    if (!choices.isUndefined() && !choices.isArray())
        return at(path, RequestValuesTr::tr("“enum” has to be a list of values."));
    if (QString fault = faultInProperties(properties.toObject(), path, depth); !fault.isEmpty())
        return fault;
    const QJsonValue items = schema.value("items"_L1);
    return items.isUndefined() ? QString() : faultIn(items, path + "[]"_L1, depth - 1);
}

QString faultIn(const QJsonValue &value, const QString &path, int depth)
{
    if (depth < 0 || value.isBool())
        return {};
    if (!value.isObject())
        return at(path, RequestValuesTr::tr("A schema has to be an object."));
    return faultInObject(value.toObject(), path, depth);
}

bool isWrapped(const QJsonObject &typed)
{
    return typed.value("schema"_L1).isObject() && typed.value("name"_L1).isString();
}

} // namespace

TypedValue readNumber(const QString &typed, const NumberRule &rule)
{
    if (typed.trimmed().isEmpty())
        return std::nullopt;
    const QString plain = plainNumber(typed);
    bool isNumber = false;
    if (rule.isWhole) {
        const qint64 whole = plain.toLongLong(&isNumber);
        const bool isTooMuch = rule.most > rule.least && double(whole) > rule.most;
        if (!isNumber || double(whole) < rule.least || isTooMuch)
            return tl::unexpected(rangeFault(rule));
        return QJsonValue(whole);
    }
    const double number = plain.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number) || number < rule.least || number > rule.most)
        return tl::unexpected(rangeFault(rule));
    return QJsonValue(number);
}

TypedValue readStops(const QString &typed)
{
    QJsonArray stops;
    for (const QString &line : typed.split(u'\n')) {
        if (!line.isEmpty())
            stops.append(unescaped(line));
    }
    if (stops.isEmpty())
        return std::nullopt;
    return stops;
}

QString writeStops(const QJsonValue &value)
{
    if (value.isString())
        return escaped(value.toString());
    QStringList lines;
    const QJsonArray stops = value.toArray();
    for (const auto &stop : stops)
        lines.append(escaped(stop.toString()));
    return lines.join(u'\n');
}

QString schemaFault(const QJsonObject &schema)
{
    constexpr int deepest = 50;
    return faultIn(schema, {}, deepest);
}

TypedValue readSchema(const QString &typed)
{
    const auto read = readBodyFields(typed);
    if (!read)
        return tl::unexpected(read.error().sentence);
    if (read->isEmpty())
        return tl::unexpected(
            RequestValuesTr::tr("A JSON schema is needed, such as { \"type\": \"object\" }."));
    const QJsonObject format =
        isWrapped(*read) ? *read : QJsonObject{{u"name"_s, u"reply"_s}, {u"schema"_s, *read}};
    if (const QString fault = schemaFault(format.value("schema"_L1).toObject()); !fault.isEmpty())
        return tl::unexpected(fault);
    return QJsonValue(format);
}

QString writeSchema(const QJsonObject &format)
{
    const bool isBare = format.size() == 2 && format.value("name"_L1).toString() == "reply"_L1;
    return writeBodyFields(isBare ? format.value("schema"_L1).toObject() : format);
}

QString writeValue(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    if (!value.isDouble())
        return value.isNull() || value.isUndefined() ? QString() : compact(value);
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const qint64 whole = value.toInteger();
    return double(whole) == value.toDouble() ? locale.toString(whole) : shown(value.toDouble());
}

QString requestFieldName(const QString &field)
{
    if (field == "system"_L1)
        return RequestValuesTr::tr("System prompt");
    if (field == "temperature"_L1)
        return RequestValuesTr::tr("Temperature");
    if (field == "top_p"_L1)
        return RequestValuesTr::tr("Top P");
    if (field == "max_tokens"_L1 || field == "max_completion_tokens"_L1)
        return RequestValuesTr::tr("Max tokens");
    if (field == "stop"_L1)
        return RequestValuesTr::tr("Stop at");
    if (field == "seed"_L1)
        return RequestValuesTr::tr("Seed");
    if (field == "presence_penalty"_L1)
        return RequestValuesTr::tr("Presence penalty");
    if (field == "frequency_penalty"_L1)
        return RequestValuesTr::tr("Frequency penalty");
    if (field == "reasoning_effort"_L1)
        return RequestValuesTr::tr("Reasoning effort");
    if (field == "response_format"_L1)
        return RequestValuesTr::tr("Response format");
    if (field == newestLimitName)
        return RequestValuesTr::tr("Newest messages at most");
    if (field == shareLimitName)
        return RequestValuesTr::tr("Share of what the model can read, in %");
    return field;
}

} // namespace Hiwar
