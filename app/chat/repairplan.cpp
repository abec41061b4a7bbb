// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/repairplan.h"

#include "net/values/messageparts.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr QLatin1StringView systemRole("system");

/// The field name: "stream_options" of "body.stream_options", "tools" of "tools[0].type".
QString fieldOf(const QString &param)
{
    QString path = param.trimmed();
    if (path.startsWith("body."_L1))
        path.remove(0, 5);
    return path.section(u'.', 0, 0).section(u'[', 0, 0);
}

/// Where the text names it as a whole word: "max_tokens" is not in "max_tokens_per_day".
qsizetype positionOf(const QString &field, const QString &words)
{
    const QRegularExpression word(
        u"(?<![A-Za-z0-9_])%1(?![A-Za-z0-9_])"_s.arg(QRegularExpression::escape(field)));
    return words.indexOf(word);
}

bool namesSystemRole(const ApiError &error)
{
    static const QRegularExpression words(
        u"\\b(system|developer)\\W{0,3}\\s*(role|message|prompt|instruction)|"
        "\\b(role|message|prompt|instruction)s?\\b.{0,20}\\b(system|developer)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return fieldOf(error.param) == "system"_L1 || error.serverText.contains(words);
}

/// Templates of models that take a system message at the beginning alone may say only this of one
/// further on.
bool demandsAlternation(const ApiError &error)
{
    static const QRegularExpression words(u"\\broles?\\b.{0,20}\\balternat"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return error.serverText.contains(words);
}

bool hasLaterSystem(const ChatRequest &request)
{
    return std::any_of(request.messages.begin() + std::min<qsizetype>(1, request.messages.size()),
                       request.messages.end(),
                       [](const Message &message) { return message.role == Role::System; });
}

QList<MessagePart::Kind> kindsIn(const ChatRequest &request)
{
    QList<MessagePart::Kind> kinds;
    for (const Message &message : request.messages) {
        for (const MessagePart &part : message.parts) {
            if (!kinds.contains(part.kind))
                kinds.append(part.kind);
        }
    }
    return kinds;
}

/// As services call them, in words and in the names of the interface.
const QRegularExpression &wordsFor(MessagePart::Kind kind)
{
    static const QRegularExpression pictures(
        u"image_?(url|input)?s?(?![a-z])|\\bpictures?\\b|\\bvision\\b|multi-?modal|mmproj"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression documents(
        u"\\bfiles?\\b|\\bfile_data\\b|\\bpdfs?\\b|\\bdocuments?\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression sound(u"input_audio|\\baudio\\b"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    switch (kind) {
    case MessagePart::Kind::Picture:
        return pictures;
    case MessagePart::Kind::Document:
        return documents;
    case MessagePart::Kind::Sound:
        return sound;
    }
    Q_UNREACHABLE();
}

/// It is about this one picture: another one may be taken.
bool isAboutOne(const QString &words)
{
    static const QRegularExpression faults(
        u"too (large|big|many|small|long)|exceed|at most [1-9]|maximum|corrupt|\\bdecod|base64|"
        "download|fetch|truncat|\\bbytes\\b|\\bpixels?\\b|resolution|dimension|\\bformat|"
        "mime|media[ _]?type|could not process|safety|policy"_s,
        QRegularExpression::CaseInsensitiveOption);
    return words.contains(faults);
}

/// A service that reads only texts: the list of parts is what it does not know.
bool wantsPlainContent(const QString &words)
{
    static const QRegularExpression said(
        u"content\\b.{0,40}\\b(must be|should be|expected|be) (a |of type )?(valid )?string|"
        "invalid type: sequence, expected a string"_s,
        QRegularExpression::CaseInsensitiveOption);
    return words.contains(said);
}

/// Of the parts that were sent the one that is named first; a service lists what it takes behind.
QString refusedPart(const ApiError &error, const ChatRequest &request)
{
    const QList<MessagePart::Kind> kinds = kindsIn(request);
    const bool mayRefuse =
        error.kind == ErrorKind::BadRequest || error.kind == ErrorKind::ServerError ||
        error.kind == ErrorKind::NotFound || error.kind == ErrorKind::UnknownModel;
    if (kinds.isEmpty() || !mayRefuse || isAboutOne(error.serverText))
        return {};
    static const QRegularExpression lacks(u"support|missing|unknown|not a|only|at most 0|mmproj"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    if (error.kind != ErrorKind::BadRequest && !error.serverText.contains(lacks))
        return {};
    QString field;
    qsizetype place = error.serverText.size();
    for (const MessagePart::Kind kind : kinds) {
        const qsizetype found = error.serverText.indexOf(wordsFor(kind));
        if (found >= 0 && found < place) {
            place = found;
            field = partField(kind);
        }
    }
    if (field.isEmpty() && wantsPlainContent(error.serverText))
        return partField(kinds.constFirst());
    return field;
}

} // namespace

QString refusedField(const ApiError &error, const ChatRequest &request)
{
    if (error.kind != ErrorKind::BadRequest)
        return refusedPart(error, request);
    const QString said = fieldOf(error.param);
    if (request.extra.contains(said))
        return said;
    QString field;
    qsizetype place = error.serverText.size();
    for (const QString &each : request.extra.keys()) {
        const qsizetype found = positionOf(each, error.serverText);
        if (found >= 0 && found < place) {
            place = found;
            field = each;
        }
    }
    if (!field.isEmpty())
        return field;
    if (const QString part = refusedPart(error, request); !part.isEmpty())
        return part;
    const bool isSystem =
        namesSystemRole(error) || (hasLaterSystem(request) && demandsAlternation(error));
    return isSystem && canLeaveOut(systemRole, request) ? QString(systemRole) : QString();
}

bool canLeaveOut(const QString &field, const ChatRequest &request)
{
    if (const auto kind = partKindOf(field))
        return kindsIn(request).contains(*kind);
    if (field != systemRole)
        return request.extra.contains(field);
    return std::any_of(request.messages.begin(), request.messages.end(),
                       [](const Message &message) { return message.role == Role::System; });
}

bool demandsThoughts(const ApiError &error, const Profile &profile)
{
    static const QRegularExpression words(
        u"reasoning_content\\b.*\\b(pass|sent|send|includ|provid|requir|missing)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    return error.kind == ErrorKind::BadRequest && !profile.sendsReasoning &&
           error.serverText.contains(words);
}

bool isRefused(const Profile &profile, const QString &field)
{
    return std::any_of(profile.refusals.begin(), profile.refusals.end(),
                       [&field](const Refusals &each) { return each.fields.contains(field); });
}

Profile repaired(Profile profile, const Repair &repair)
{
    switch (repair.kind) {
    case Repair::Kind::LeaveOut:
        learnRefusal(profile, repair.model, repair.field);
        break;
    case Repair::Kind::GiveThoughts:
        profile.sendsReasoning = true;
        break;
    }
    return profile;
}

} // namespace Hiwar
