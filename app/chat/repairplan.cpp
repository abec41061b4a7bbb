// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/repairplan.h"

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

} // namespace

QString refusedField(const ApiError &error, const ChatRequest &request)
{
    if (error.kind != ErrorKind::BadRequest)
        return {};
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
    const bool isSystem =
        namesSystemRole(error) || (hasLaterSystem(request) && demandsAlternation(error));
    if (field.isEmpty() && isSystem && canLeaveOut(systemRole, request))
        return systemRole;
    return field;
}

bool canLeaveOut(const QString &field, const ChatRequest &request)
{
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
