// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/bodyfields.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <array>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr std::array reserved{"model"_L1, "messages"_L1, "stream"_L1};

struct BodyFieldsTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::BodyFields)
};

QString describeFault(QJsonParseError::ParseError error)
{
    switch (error) {
    case QJsonParseError::MissingNameSeparator:
        return BodyFieldsTr::tr("a colon is missing");
    case QJsonParseError::UnterminatedObject:
        return BodyFieldsTr::tr("a name in quotes, a comma or a closing } is missing");
    case QJsonParseError::UnterminatedArray:
    case QJsonParseError::MissingValueSeparator:
        return BodyFieldsTr::tr("a comma or a closing bracket is missing");
    case QJsonParseError::UnterminatedString:
        return BodyFieldsTr::tr("a closing quote is missing");
    case QJsonParseError::MissingObject:
        return BodyFieldsTr::tr("a name in quotes is missing");
    case QJsonParseError::IllegalEscapeSequence:
    case QJsonParseError::IllegalUTF8String:
        return BodyFieldsTr::tr("this text holds a character that has to be written otherwise");
    case QJsonParseError::DeepNesting:
    case QJsonParseError::DocumentTooLarge:
        return BodyFieldsTr::tr("this is too much");
    case QJsonParseError::GarbageAtEnd:
        return BodyFieldsTr::tr("something follows the closing }");
    case QJsonParseError::IllegalNumber: // also anything that is not a number
    case QJsonParseError::TerminationByNumber:
    case QJsonParseError::IllegalValue:
    case QJsonParseError::NoError:
        break;
    }
    return BodyFieldsTr::tr("this is not valid JSON here; a value is expected");
}

int lineAt(const QByteArray &text, qsizetype offset)
{
    return static_cast<int>(text.first(std::clamp<qsizetype>(offset, 0, text.size())).count('\n')) +
           1;
}

int lineOfName(const QByteArray &text, QLatin1StringView name)
{
    return lineAt(text, text.indexOf('"' + QByteArray(name.data(), name.size()) + '"'));
}

} // namespace

tl::expected<QJsonObject, BodyFault> readBodyFields(const QString &typed)
{
    const QString trimmed = typed.trimmed();
    if (trimmed.isEmpty())
        return QJsonObject();
    // Copied out of a larger object. The braces add no line, so that line numbers stay as typed.
    const bool bare = trimmed.startsWith(u'"');
    const QByteArray text = (bare ? u'{' + typed + u'}' : typed).toUtf8();
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError) {
        const int line = lineAt(text, error.offset);
        return tl::unexpected(BodyFault{
            .line = line,
            .sentence =
                BodyFieldsTr::tr("Line %1: %2.").arg(line).arg(describeFault(error.error))});
    }
    if (!document.isObject())
        return tl::unexpected(BodyFault{
            .sentence = BodyFieldsTr::tr("These have to be fields with names: { \"name\": … }")});
    const QJsonObject fields = document.object();
    for (const QLatin1StringView name : reserved) {
        if (!fields.contains(name))
            continue;
        const int line = lineOfName(text, name);
        return tl::unexpected(BodyFault{
            .line = line,
            .sentence = BodyFieldsTr::tr("Line %1: Hiwar sets “%2” itself.").arg(line).arg(name)});
    }
    return fields;
}

QString writeBodyFields(const QJsonObject &fields)
{
    if (fields.isEmpty())
        return {};
    return QString::fromUtf8(QJsonDocument(fields).toJson(QJsonDocument::Indented)).trimmed();
}

} // namespace Hiwar
