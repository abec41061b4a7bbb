// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/profilejson.h"

#include "net/values/endpoint.h"
#include "net/values/fingerprint.h"
#include "net/wire/modelfacts.h"
#include "net/wire/modellist.h"

#include <QJsonArray>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr JsonWords<StreamMode> streamWords{{StreamMode::Automatic, "automatic"_L1},
                                            {StreamMode::On, "on"_L1},
                                            {StreamMode::Off, "off"_L1}};
constexpr JsonWords<ProxyKind> proxyWords{{ProxyKind::System, "system"_L1},
                                          {ProxyKind::None, "none"_L1},
                                          {ProxyKind::Http, "http"_L1},
                                          {ProxyKind::Socks5, "socks5"_L1}};

QStringList textsOf(const QJsonValue &json)
{
    QStringList texts;
    const QJsonArray list = json.toArray();
    for (const auto &each : list) {
        if (each.isString() && !each.toString().isEmpty())
            texts.append(each.toString());
    }
    return texts;
}

QJsonArray encode(const QList<ExtraHeader> &headers)
{
    QJsonArray array;
    for (const ExtraHeader &header : headers) {
        QJsonObject json{{u"name"_s, header.name}};
        if (header.isSecret)
            json.insert(u"secret"_s, true);
        else
            json.insert(u"value"_s, header.value);
        array.append(json);
    }
    return array;
}

QList<ExtraHeader> decodeHeaders(const QJsonValue &json)
{
    QList<ExtraHeader> headers;
    const QJsonArray list = json.toArray();
    for (const auto &each : list) {
        ExtraHeader header{.name = each["name"_L1].toString(),
                           .value = {},
                           .isSecret = each["secret"_L1].toBool()};
        if (!header.isSecret)
            header.value = each["value"_L1].toString();
        if (!header.name.isEmpty())
            headers.append(header);
    }
    return headers;
}

QJsonArray encode(const QMap<QString, Refusals> &refusals)
{
    QJsonArray array;
    for (auto each = refusals.cbegin(); each != refusals.cend(); ++each) {
        if (!each->isEmpty())
            array.append(QJsonObject{{u"model"_s, each.key()},
                                     {u"stream"_s, each->stream},
                                     {u"fields"_s, QJsonArray::fromStringList(each->fields)}});
    }
    return array;
}

QMap<QString, Refusals> decodeRefusals(const QJsonObject &json)
{
    QMap<QString, Refusals> refusals;
    const auto put = [&refusals](const QString &model, const Refusals &of) {
        if (!of.isEmpty())
            refusals.insert(model, of);
    };
    if (!json.contains("refusals"_L1)) {
        put(json.value("model"_L1).toString(), {.stream = json.value("streamRefused"_L1).toBool(),
                                                .fields = textsOf(json.value("refusedFields"_L1))});
        return refusals;
    }
    const QJsonArray list = json.value("refusals"_L1).toArray();
    for (const auto &each : list) {
        put(each["model"_L1].toString(),
            {.stream = each["stream"_L1].toBool(), .fields = textsOf(each["fields"_L1])});
    }
    return refusals;
}

QJsonValue encodeLimit(std::optional<std::chrono::seconds> limit)
{
    return limit ? QJsonValue(qint64(limit->count())) : QJsonValue();
}

std::optional<std::chrono::seconds> decodeLimit(const QJsonValue &json)
{
    constexpr double longest = 7 * 24 * 3600; // a timer's limit, and more than anyone waits
    const double seconds = json.toDouble(-1);
    if (!(seconds >= 0))
        return {};
    return std::chrono::seconds(qint64(std::min(seconds, longest)));
}

QJsonObject encode(const WaitLimits &limits)
{
    return {{u"connect"_s, encodeLimit(limits.connect)},
            {u"firstByte"_s, encodeLimit(limits.firstByte)},
            {u"silence"_s, encodeLimit(limits.silence)}};
}

WaitLimits decodeLimits(const QJsonValue &json)
{
    return {.connect = decodeLimit(json["connect"_L1]),
            .firstByte = decodeLimit(json["firstByte"_L1]),
            .silence = decodeLimit(json["silence"_L1])};
}

QJsonObject encode(const ProxyChoice &proxy)
{
    return {{u"kind"_s, wordOf(proxyWords, proxy.kind)},
            {u"host"_s, proxy.host},
            {u"port"_s, proxy.port},
            {u"user"_s, proxy.user},
            {u"hasPassword"_s, proxy.hasPassword}};
}

ProxyChoice decodeProxy(const QJsonValue &json)
{
    const int port = json["port"_L1].toInt();
    return {.kind = valueOf(proxyWords, json["kind"_L1]),
            .host = json["host"_L1].toString(),
            .port = port > 0 && port <= 65535 ? port : 0,
            .user = json["user"_L1].toString(),
            .hasPassword = json["hasPassword"_L1].toBool()};
}

QJsonObject encode(const TlsChoice &tls)
{
    return {{u"caFile"_s, tls.caFile},
            {u"certificateFile"_s, tls.certificateFile},
            {u"privateKeyFile"_s, tls.privateKeyFile},
            {u"hasPassphrase"_s, tls.hasPassphrase},
            {u"pinnedSha256"_s, tls.pinnedSha256}};
}

TlsChoice decodeTls(const QJsonValue &json)
{
    return {.caFile = json["caFile"_L1].toString(),
            .certificateFile = json["certificateFile"_L1].toString(),
            .privateKeyFile = json["privateKeyFile"_L1].toString(),
            .hasPassphrase = json["hasPassphrase"_L1].toBool(),
            .pinnedSha256 = readFingerprint(json["pinnedSha256"_L1].toString())};
}

QJsonArray encode(const QList<ModelInfo> &infos)
{
    QJsonArray array;
    for (const ModelInfo &info : infos) {
        QJsonObject json{{u"id"_s, info.id}};
        if (info.contextTokens)
            json.insert(u"context"_s, *info.contextTokens);
        if (info.takesPictures)
            json.insert(u"pictures"_s, *info.takesPictures);
        if (info.callsTools)
            json.insert(u"tools"_s, *info.callsTools);
        if (info.price) {
            QJsonObject price{{u"input"_s, info.price->input},
                              {u"output"_s, info.price->output},
                              {u"currency"_s, info.price->currency}};
            if (info.price->cachedInput)
                price.insert(u"cachedInput"_s, *info.price->cachedInput);
            json.insert(u"price"_s, price);
        }
        array.append(json);
    }
    return array;
}

std::optional<bool> decodeBool(const QJsonValue &json)
{
    return json.isBool() ? std::optional(json.toBool()) : std::nullopt;
}

std::optional<ModelPrice> decodePrice(const QJsonValue &json)
{
    const auto input = sanePrice(json["input"_L1]);
    const auto output = sanePrice(json["output"_L1]);
    const QString currency = json["currency"_L1].toString();
    if (!input || !output || !isCurrency(currency))
        return {};
    return ModelPrice{.input = *input,
                      .output = *output,
                      .cachedInput = sanePrice(json["cachedInput"_L1]),
                      .currency = currency};
}

QList<ModelInfo> decodeInfos(const QJsonValue &json)
{
    QList<ModelInfo> infos;
    const QJsonArray list = json.toArray();
    for (const auto &each : list) {
        const QString id = each["id"_L1].toString();
        if (id.isEmpty() || id.size() > maxModelName || infos.size() == maxModels)
            continue;
        infos.append({.id = id,
                      .contextTokens = saneContext(each["context"_L1]),
                      .takesPictures = decodeBool(each["pictures"_L1]),
                      .callsTools = decodeBool(each["tools"_L1]),
                      .price = decodePrice(each["price"_L1])});
    }
    return infos;
}

QJsonValue encode(const std::optional<Money> &limit)
{
    // A list for the same reason: a limit that was removed stays so.
    return limit ? QJsonArray{limit->micros, limit->currency} : QJsonArray();
}

std::optional<Money> decodeMoney(const QJsonValue &json)
{
    const Money money{.micros = json[0].toInteger(-1), .currency = json[1].toString()};
    return money.micros >= 0 && isCurrency(money.currency) ? std::optional(money) : std::nullopt;
}

} // namespace

QJsonObject encodeProfile(const Profile &profile)
{
    return {{u"id"_s, profile.id},
            {u"name"_s, profile.name},
            {u"baseUrl"_s, withoutPassword(profile.baseUrl)},
            {u"model"_s, profile.model},
            {u"models"_s, QJsonArray::fromStringList(profile.models)},
            {u"modelFacts"_s, encode(profile.modelFacts)},
            {u"ownFacts"_s, encode(profile.ownFacts)},
            {u"isOff"_s, profile.isOff},
            {u"streaming"_s, wordOf(streamWords, profile.streaming)},
            {u"hasKey"_s, profile.hasKey},
            {u"refusals"_s, encode(profile.refusals)},
            {u"streamRefused"_s, refusalsOf(profile).stream},
            {u"refusedFields"_s, QJsonArray::fromStringList(refusalsOf(profile).fields)},
            {u"sendsReasoning"_s, profile.sendsReasoning},
            {u"plainHttpAllowed"_s, profile.plainHttpAllowed},
            {u"headers"_s, encode(profile.headers)},
            {u"systemPrompt"_s, profile.systemPrompt},
            {u"extraBody"_s, profile.extraBody},
            {u"context"_s, jsonOf(profile.context)},
            {u"dailyLimit"_s, encode(profile.dailyLimit)},
            {u"limits"_s, encode(profile.limits)},
            {u"proxy"_s, encode(profile.proxy)},
            {u"tls"_s, encode(profile.tls)}};
}

Profile decodeProfile(const QJsonObject &json)
{
    Profile profile;
    profile.id = json.value("id"_L1).toString();
    profile.name = json.value("name"_L1).toString();
    profile.baseUrl = json.value("baseUrl"_L1).toString();
    profile.model = json.value("model"_L1).toString();
    profile.models = boundedModels(textsOf(json.value("models"_L1)));
    profile.modelFacts = decodeInfos(json.value("modelFacts"_L1));
    profile.ownFacts = decodeInfos(json.value("ownFacts"_L1));
    profile.isOff = json.value("isOff"_L1).toBool();
    profile.streaming = valueOf(streamWords, json.value("streaming"_L1));
    profile.hasKey = json.value("hasKey"_L1).toBool();
    profile.refusals = decodeRefusals(json);
    profile.sendsReasoning = json.value("sendsReasoning"_L1).toBool();
    profile.plainHttpAllowed = json.value("plainHttpAllowed"_L1).toBool();
    profile.headers = decodeHeaders(json.value("headers"_L1));
    profile.systemPrompt = json.value("systemPrompt"_L1).toString();
    profile.extraBody = json.value("extraBody"_L1).toObject();
    profile.context = contextLimitOf(json.value("context"_L1).toObject());
    profile.dailyLimit = decodeMoney(json.value("dailyLimit"_L1));
    profile.limits = decodeLimits(json.value("limits"_L1));
    profile.proxy = decodeProxy(json.value("proxy"_L1));
    profile.tls = decodeTls(json.value("tls"_L1));
    return profile;
}

QJsonObject withUnknownFields(QJsonObject fresh, const QJsonObject &former)
{
    for (auto it = former.begin(); it != former.end(); ++it) {
        const auto known = fresh.find(it.key());
        if (known == fresh.end())
            fresh.insert(it.key(), it.value());
        else if (known->isObject() && it->isObject() && it.key() != "extraBody"_L1 &&
                 it.key() != "context"_L1 && it.key() != "shortcuts"_L1)
            *known = withUnknownFields(known->toObject(), it->toObject());
    }
    return fresh;
}

} // namespace Hiwar
