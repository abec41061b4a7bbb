// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secretcheck/secretrules.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

template<typename Value, size_t count>
std::optional<Value> valueOf(const std::array<std::pair<QLatin1StringView, Value>, count> &words,
                             const QString &word)
{
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&word](const auto &each) { return each.first == word; });
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

constexpr std::array kindWords{std::pair("key"_L1, SecretKind::Key),
                               std::pair("token"_L1, SecretKind::Token),
                               std::pair("signed token"_L1, SecretKind::SignedToken),
                               std::pair("private key"_L1, SecretKind::PrivateKey),
                               std::pair("webhook"_L1, SecretKind::Webhook),
                               std::pair("password"_L1, SecretKind::Password)};

constexpr std::array shapeWords{
    std::pair(""_L1, SecretShape::Parts), std::pair("signed token"_L1, SecretShape::SignedToken),
    std::pair("private key"_L1, SecretShape::PrivateKey),
    std::pair("address"_L1, SecretShape::Address), std::pair("assigned"_L1, SecretShape::Assigned)};

QStringList wordsOf(const QJsonValue &value)
{
    QStringList words;
    const QJsonArray array = value.toArray();
    for (const auto &word : array)
        words.append(word.toString());
    return words;
}

SecretPart partOf(const QJsonObject &json)
{
    return {.text = json.value("text"_L1).toString(),
            .letters = lettersFrom(json.value("letters"_L1).toString()),
            .least = json.value("least"_L1).toInt(),
            .most = json.value("most"_L1).toInt()};
}

bool isUsable(const SecretPart &part)
{
    return !part.text.isEmpty() ||
           (part.letters.any() && part.least > 0 && part.least <= part.most &&
            part.most <= SecretRule::mostLetters);
}

bool isUsable(const SecretRule &rule)
{
    const bool areStarts =
        std::all_of(rule.starts.begin(), rule.starts.end(), [](const auto &start) {
            return !start.isEmpty() && start.front().unicode() < 128;
        });
    const bool areParts = std::all_of(rule.parts.begin(), rule.parts.end(),
                                      [](const SecretPart &part) { return isUsable(part); });
    if (!areStarts || !areParts)
        return false;
    switch (rule.shape) {
    case SecretShape::Parts:
        return !rule.parts.isEmpty() && rule.parts.constLast().text.isEmpty() &&
               (!rule.starts.isEmpty() || rule.parts.constFirst().text.isEmpty());
    case SecretShape::SignedToken:
    case SecretShape::PrivateKey:
        return !rule.starts.isEmpty();
    case SecretShape::Address:
        return rule.least > 0;
    case SecretShape::Assigned:
        return rule.least > 0 && !rule.names.isEmpty();
    }
    Q_UNREACHABLE();
}

std::optional<SecretRule> ruleOf(const QJsonObject &json)
{
    const auto kind = valueOf(kindWords, json.value("kind"_L1).toString());
    const auto shape = valueOf(shapeWords, json.value("shape"_L1).toString());
    if (!kind || !shape)
        return {};
    SecretRule rule{.id = json.value("id"_L1).toString(),
                    .kind = *kind,
                    .service = json.value("service"_L1).toString(),
                    .shape = *shape,
                    .starts = wordsOf(json.value("starts"_L1)),
                    .isStartOutside = json.value("outside"_L1).toBool(),
                    .parts = {},
                    .entropy = json.value("entropy"_L1).toDouble(),
                    .kinds = json.value("kinds"_L1).toInt(),
                    .digits = json.value("digits"_L1).toInt(),
                    .near = wordsOf(json.value("near"_L1)),
                    .names = wordsOf(json.value("names"_L1)),
                    .least = json.value("least"_L1).toInt()};
    const QJsonArray parts = json.value("parts"_L1).toArray();
    for (const auto &part : parts)
        rule.parts.append(partOf(part.toObject()));
    return isUsable(rule) ? std::optional(rule) : std::nullopt;
}

} // namespace

tl::expected<SecretRules, QString> parseSecretRules(const QByteArray &json)
{
    QJsonParseError fault;
    const QJsonObject object = QJsonDocument::fromJson(json, &fault).object();
    if (fault.error != QJsonParseError::NoError)
        return tl::unexpected(fault.errorString());
    SecretRules rules{.rules = {}, .placeholders = wordsOf(object.value("placeholders"_L1))};
    const QJsonArray array = object.value("rules"_L1).toArray();
    for (const auto &each : array) {
        const auto rule = ruleOf(each.toObject());
        if (!rule)
            return tl::unexpected(
                u"This rule cannot be used: %1"_s.arg(each.toObject().value("id"_L1).toString()));
        rules.rules.append(*rule);
    }
    return rules;
}

SecretRules shippedSecretRules()
{
    QFile file(u":/secretcheck/rules.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return parseSecretRules(file.readAll()).value_or(SecretRules());
}

} // namespace Hiwar
