// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checkup/verdicts.h"

#include "app/chat/replypolicy.h"
#include "net/values/secretname.h"
#include "net/wire/sanitizetext.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool asksForKey(const ApiError &error)
{
    return error.kind == ErrorKind::Unauthorized || error.kind == ErrorKind::Forbidden;
}

/// "This model is only served as a stream": the opposite of a refused stream.
bool wantsToStream(const ApiError &error)
{
    static const QRegularExpression word(u"(?<![a-z_])stream(s|ed|ing)?(?![a-z_])"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return error.httpStatus >= 400 && error.httpStatus < 500 &&
           (error.param == "stream"_L1 || error.serverText.contains(word));
}

CheckupLine lineOf(CheckupStep step, const ShortReply::Outcome &outcome)
{
    CheckupLine line{.step = step};
    line.verdict = outcome.error ? CheckupVerdict::Failed : CheckupVerdict::Passed;
    line.error = outcome.error;
    line.reply = outcome.text;
    return line;
}

bool isKey(const ExtraHeader &header)
{
    return header.isSecret || isSecretName(header.name);
}

/// Everything that must not be shown; of "Bearer x" also the x alone.
QList<Secret> secretsOf(const Connection &connection)
{
    QList<Secret> secrets{connection.key, connection.secrets.proxyPassword,
                          connection.secrets.passphrase};
    secrets += connection.secrets.headers.values();
    for (const ExtraHeader &header : connection.profile.headers) {
        if (isKey(header))
            secrets << Secret(header.value.trimmed().toUtf8());
    }
    const QList<Secret> whole = secrets;
    for (const Secret &secret : whole) {
        if (const qsizetype space = secret.reveal().lastIndexOf(' '); space > 0)
            secrets << Secret(secret.reveal().sliced(space + 1));
    }
    return secrets;
}

} // namespace

Connection withoutKey(Connection connection)
{
    connection.key = {};
    connection.secrets.headers.clear();
    connection.profile.headers.removeIf(isKey);
    return connection;
}

bool hasKey(const Connection &connection)
{
    const QList<ExtraHeader> &headers = connection.profile.headers;
    return !connection.key.isEmpty() || std::any_of(headers.begin(), headers.end(), isKey);
}

bool isUnusableKey(const ApiError &error)
{
    return error.kind == ErrorKind::BadKey || error.kind == ErrorKind::KeyUnavailable ||
           error.kind == ErrorKind::InsecureAddress;
}

CheckupLine judgeKey(bool hasKey, const ListOutcome &with,
                     const std::optional<ListOutcome> &without)
{
    CheckupLine line{.step = CheckupStep::Key};
    if (!with && isUnusableKey(with.error())) {
        line.verdict = CheckupVerdict::Failed;
        line.error = with.error();
        return line;
    }
    if (!with && asksForKey(with.error())) {
        line.verdict = CheckupVerdict::Warned;
        line.reason = hasKey ? CheckupReason::None : CheckupReason::NoKey;
        line.error = with.error();
        return line;
    }
    if (hasKey && with && without && !*without && asksForKey(without->error()))
        return line; // the key makes the difference
    line.verdict = CheckupVerdict::Skipped;
    if (!hasKey)
        line.reason = CheckupReason::NoKey;
    else if (with && without && *without)
        line.reason = CheckupReason::ListIsPublic;
    else
        line.reason = CheckupReason::ListSaysNothing;
    return line;
}

CheckupLine judgeModels(const ListOutcome &list)
{
    CheckupLine line{.step = CheckupStep::Models};
    if (list) {
        line.models = namesOf(*list);
    } else {
        line.verdict = CheckupVerdict::Warned;
        line.error = list.error();
    }
    return line;
}

bool lacksModel(const Profile &profile, const ListOutcome &list)
{
    return profile.model.isEmpty() && list && list->size() > 1;
}

CheckupLine judgeChat(const Profile &profile, const ShortReply::Outcome &outcome)
{
    CheckupLine line = lineOf(CheckupStep::Chat, outcome);
    if (outcome.error && profile.streaming == StreamMode::Automatic &&
        wantsToStream(*outcome.error))
        line.verdict = CheckupVerdict::Warned;
    return line;
}

CheckupLine judgeStream(const Profile &profile, const ShortReply::Outcome &outcome,
                        bool worksPlainly)
{
    CheckupLine line = lineOf(CheckupStep::Stream, outcome);
    line.pieces = outcome.pieces;
    line.firstWord = outcome.firstWord;
    Profile streaming = profile;
    streaming.refusals[profile.model].stream = false;
    if (outcome.error && worksPlainly && outcome.pieces == 0 &&
        planFallback(*outcome.error, smallestRequest(streaming), streaming) == Fallback::AskPlainly)
        line.verdict = CheckupVerdict::Warned;
    return line;
}

CheckupLine withoutSecrets(CheckupLine line, const Connection &connection)
{
    QList<QString *> texts{&line.host, &line.proxy, &line.reply, &line.proposedAddress};
    for (QStringList *list : {&line.addresses, &line.models}) {
        for (QString &text : *list)
            texts << &text;
    }
    for (CertificateFacts &facts : line.chain) {
        texts << &facts.subject << &facts.issuer;
        for (QString &name : facts.names)
            texts << &name;
    }
    if (line.error) {
        texts << &line.error->serverText << &line.error->code << &line.error->param
              << &line.error->detail << &line.error->requestId;
    }
    const QList<Secret> secrets = secretsOf(connection);
    const auto clean = [&secrets](QString text) {
        for (const Secret &secret : secrets)
            text = hideKey(text, secret);
        return text;
    };
    for (QString *text : texts)
        *text = clean(*text);
    if (line.error) {
        for (QUrl *url : {&line.error->url, &line.error->location}) {
            const QString told = QUrl::fromPercentEncoding(url->toEncoded());
            if (clean(told) != told)
                *url = url->adjusted(QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment);
            url->setUserInfo({});
        }
    }
    return line;
}

} // namespace Hiwar
