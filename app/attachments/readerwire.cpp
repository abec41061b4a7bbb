// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/readerwire.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

// In the order of the enumerators.
constexpr std::array taskWords{"read"_L1, "draw-pages"_L1, "thumbnail"_L1, "list"_L1, "extract"_L1};
constexpr std::array kindWords{"unknown"_L1, "text"_L1,    "document"_L1,
                               "picture"_L1, "archive"_L1, "sound"_L1};
constexpr std::array faultCodes{"none"_L1,      "unknown-kind"_L1, "damaged"_L1, "encrypted"_L1,
                                "too-large"_L1, "too-long"_L1,     "empty"_L1,   "crashed"_L1,
                                "missing"_L1,   "no-pdf"_L1};
constexpr QLatin1StringView rawPixels = "image/x-rgba"_L1;
constexpr qsizetype mostDigits = 10; // of the length of the JSON
constexpr int mostPages = 10'000'000;
constexpr int mostSide = 1'000'000;

template<typename Enum, std::size_t Count>
std::optional<Enum> enumOf(const std::array<QLatin1StringView, Count> &words,
                           const QJsonValue &value)
{
    const auto word = std::find(words.begin(), words.end(), value.toString());
    return word == words.end() ? std::nullopt : std::optional(Enum(word - words.begin()));
}

/// nullopt: it is no whole number between the two.
std::optional<qint64> numberOf(const QJsonValue &value, qint64 least, qint64 most)
{
    constexpr qint64 none = std::numeric_limits<qint64>::min();
    const qint64 number = value.toInteger(none);
    return number == none || number < least || number > most ? std::nullopt : std::optional(number);
}

/// Its length and itself.
QByteArrayList headOf(const QJsonObject &json)
{
    const QByteArray text = QJsonDocument(json).toJson(QJsonDocument::Compact);
    return {QByteArray::number(text.size()) + '\n', text};
}

struct Parts
{
    QJsonObject json;
    QList<QByteArray> bytes; // null: its length was -1
};

/// The lengths, or nullopt if they are none, or are together not exactly `all`.
std::optional<QList<qint64>> lengthsOf(const QJsonValue &value, qint64 all)
{
    QList<qint64> lengths;
    if (!value.isArray())
        return std::nullopt;
    for (const auto &one : value.toArray()) {
        const auto length = numberOf(one, -1, all);
        if (!length)
            return std::nullopt;
        lengths.append(*length);
        all -= std::max<qint64>(*length, 0);
    }
    return all == 0 ? std::optional(lengths) : std::nullopt;
}

/// Of the JSON; nullopt: these are no digits.
std::optional<qint64> lengthIn(const QByteArray &digits)
{
    const bool isNumber =
        !digits.isEmpty() && digits.size() <= mostDigits &&
        std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    return isNumber ? std::optional(digits.toLongLong()) : std::nullopt;
}

std::optional<Parts> partsOf(const QByteArray &wire)
{
    const qsizetype lineEnd =
        QByteArrayView(wire).first(std::min(wire.size(), mostDigits + 1)).indexOf('\n');
    const auto found = lineEnd < 0 ? std::nullopt : lengthIn(wire.first(lineEnd));
    qint64 at = lineEnd + 1;
    if (!found || *found > wire.size() - at)
        return std::nullopt;
    const qint64 length = *found;
    const QJsonDocument document =
        QJsonDocument::fromJson(QByteArray::fromRawData(wire.constData() + at, length));
    if (!document.isObject())
        return std::nullopt;
    at += length;
    Parts parts{.json = document.object(), .bytes = {}};
    const auto lengths = lengthsOf(parts.json["bytes"_L1], wire.size() - at);
    if (!lengths)
        return std::nullopt;
    for (const qint64 one : *lengths) {
        // Empty is not null here: sliced() of nothing would be.
        parts.bytes.append(one < 0    ? QByteArray()
                           : one == 0 ? QByteArray("")
                                      : wire.sliced(at, one));
        at += std::max<qint64>(one, 0);
    }
    return parts;
}

/// It goes into requests, so it is as RFC 6838 wants it. Empty: not known.
bool isMediaType(const QString &type)
{
    const auto isPart = [](QStringView part) {
        return !part.isEmpty() && std::all_of(part.begin(), part.end(), [](QChar c) {
            return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') ||
                   (c >= u'0' && c <= u'9') || u"!#$&-^_.+"_s.contains(c);
        });
    };
    const qsizetype slash = type.indexOf(u'/');
    return type.isEmpty() ||
           (slash > 0 && type.size() < 128 && isPart(QStringView(type).first(slash)) &&
            isPart(QStringView(type).sliced(slash + 1)));
}

std::optional<ReadPicture> pictureOf(const QJsonValue &value, const QByteArray &bytes,
                                     const ReaderLimits &limits)
{
    const QJsonObject json = value.toObject();
    const QString type = json["mediaType"_L1].toString();
    const auto width = numberOf(json["width"_L1], 1, mostSide);
    const auto height = numberOf(json["height"_L1], 1, mostSide);
    const bool isRaw = type == rawPixels;
    const bool isKnown = isRaw || type == "image/png"_L1 || type == "image/jpeg"_L1;
    if (!isKnown || !width || !height || *width * *height > limits.pixels || bytes.isEmpty())
        return std::nullopt;
    if (isRaw && bytes.size() != *width * *height * 4)
        return std::nullopt;
    return ReadPicture{.name = json["name"_L1].toString(),
                       .mediaType = type,
                       .size = QSize(int(*width), int(*height)),
                       .bytes = bytes};
}

std::optional<QList<ArchiveEntry>> entriesOf(const QJsonValue &value, const ReaderLimits &limits)
{
    QList<ArchiveEntry> entries;
    const QJsonArray array = value.toArray();
    if (array.size() > limits.entries)
        return std::nullopt;
    for (const auto &one : array) {
        const QJsonObject json = one.toObject();
        const auto size = numberOf(json["size"_L1], -1, std::numeric_limits<qint64>::max());
        if (!size || !json["name"_L1].isString())
            return std::nullopt;
        entries.append({.name = json["name"_L1].toString(),
                        .size = *size,
                        .isFolder = json["isFolder"_L1].toBool()});
    }
    return entries;
}

std::optional<ReaderTask> taskOf(const QJsonObject &json, const QByteArray &bytes)
{
    const auto kind = enumOf<ReaderTaskKind>(taskWords, json["kind"_L1]);
    const auto longestSide = numberOf(json["longestSide"_L1], 0, mostSide);
    const auto quality = numberOf(json["quality"_L1], 0, 100);
    if (!kind || !longestSide || !quality)
        return std::nullopt;
    ReaderTask task{.kind = *kind,
                    .name = json["name"_L1].toString(),
                    .bytes = bytes,
                    .encoding = json["encoding"_L1].toString(),
                    .pages = {},
                    .longestSide = int(*longestSide),
                    .quality = int(*quality),
                    .members = {}};
    for (const auto &one : json["pages"_L1].toArray()) {
        const auto page = numberOf(one, 0, mostPages);
        if (!page)
            return std::nullopt;
        task.pages.append(int(*page));
    }
    for (const auto &member : json["members"_L1].toArray())
        task.members.append(member.toString());
    return task;
}

} // namespace

QByteArray wireHeadOf(const ReaderTask &task)
{
    QJsonArray pages;
    for (const int page : task.pages)
        pages.append(page);
    return headOf({{u"kind"_s, taskWords.at(size_t(task.kind))},
                   {u"name"_s, task.name},
                   {u"encoding"_s, task.encoding},
                   {u"pages"_s, pages},
                   {u"longestSide"_s, task.longestSide},
                   {u"quality"_s, task.quality},
                   {u"members"_s, QJsonArray::fromStringList(task.members)},
                   {u"bytes"_s, QJsonArray{qint64(task.bytes.size())}}})
        .join();
}

QByteArray wireOf(const ReaderTask &task)
{
    return wireHeadOf(task) + task.bytes;
}

std::optional<ReaderTask> readerTaskFrom(QIODevice &input, qint64 most)
{
    QByteArray digits;
    char c = 0;
    while (digits.size() <= mostDigits && input.getChar(&c) && c != '\n')
        digits += c;
    const auto length = lengthIn(digits);
    constexpr qint64 longestHead = 16LL * 1024 * 1024; // with the names of all members
    if (c != '\n' || !length || *length > longestHead)
        return std::nullopt;
    const QByteArray text = input.read(*length);
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    const QJsonArray lengths = json["bytes"_L1].toArray();
    const auto size = numberOf(lengths.at(0), 0, most);
    if (text.size() != *length || lengths.size() != 1 || !size)
        return std::nullopt;
    const QByteArray bytes = *size > 0 ? input.read(*size) : QByteArray("");
    if (bytes.size() != *size || input.getChar(&c))
        return std::nullopt;
    return taskOf(json, bytes);
}

std::optional<ReaderTask> readerTaskOf(const QByteArray &wire)
{
    QBuffer input;
    input.setData(wire);
    return input.open(QIODevice::ReadOnly) ? readerTaskFrom(input, wire.size()) : std::nullopt;
}

QByteArrayList wirePartsOf(ReaderAnswer answer)
{
    QJsonArray pictures;
    QJsonArray entries;
    QJsonArray lengths;
    QByteArrayList bytes;
    for (const ReadPicture &picture : std::as_const(answer.pictures)) {
        pictures.append(QJsonObject{{u"name"_s, picture.name},
                                    {u"mediaType"_s, picture.mediaType},
                                    {u"width"_s, picture.size.width()},
                                    {u"height"_s, picture.size.height()}});
        lengths.append(qint64(picture.bytes.size()));
        bytes.append(picture.bytes);
    }
    for (const ArchiveEntry &entry : std::as_const(answer.entries)) {
        entries.append(QJsonObject{
            {u"name"_s, entry.name}, {u"size"_s, entry.size}, {u"isFolder"_s, entry.isFolder}});
    }
    for (const QByteArray &member : std::as_const(answer.members)) {
        lengths.append(member.isNull() ? qint64(-1) : qint64(member.size()));
        bytes.append(member);
    }
    for (ReadSection &section : answer.reading.sections) {
        bytes.append(section.text.toUtf8());
        lengths.append(qint64(bytes.constLast().size()));
        section.text.clear(); // one or the other is in memory: it may be long
    }
    const QJsonObject json{{u"fault"_s, faultCodes.at(size_t(answer.fault))},
                           {u"fileKind"_s, kindWords.at(size_t(answer.kind))},
                           {u"mediaType"_s, answer.mediaType},
                           {u"reading"_s, jsonOf(answer.reading)},
                           {u"pages"_s, answer.pages},
                           {u"pictures"_s, pictures},
                           {u"entries"_s, entries},
                           {u"isOpen"_s, answer.isOpen},
                           {u"bytes"_s, lengths}};
    return headOf(json) + bytes;
}

QByteArray wireOf(const ReaderAnswer &answer)
{
    return wirePartsOf(answer).join();
}

std::optional<ReaderAnswer> readerAnswerOf(const QByteArray &wire, const ReaderLimits &limits)
{
    if (wire.size() > limits.answerBytes)
        return std::nullopt;
    const auto parts = partsOf(wire);
    if (!parts)
        return std::nullopt;
    const QJsonObject &json = parts->json;
    const auto fault = enumOf<ReaderFault>(faultCodes, json["fault"_L1]);
    const auto kind = enumOf<FileKind>(kindWords, json["fileKind"_L1]);
    const auto pages = numberOf(json["pages"_L1], 0, mostPages);
    auto entries = entriesOf(json["entries"_L1], limits);
    const QString mediaType = json["mediaType"_L1].toString();
    const QJsonArray pictures = json["pictures"_L1].toArray();
    AttachmentReading reading = attachmentReadingOf(json["reading"_L1].toObject());
    const qsizetype members = parts->bytes.size() - pictures.size() - reading.sections.size();
    if (!fault || !kind || !pages || !entries || !isMediaType(mediaType) ||
        pictures.size() > limits.drawnPages || members < 0 || members > limits.entries)
        return std::nullopt;
    auto text = parts->bytes.cbegin() + pictures.size() + members;
    for (ReadSection &section : reading.sections)
        section.text = QString::fromUtf8(*text++);
    ReaderAnswer answer{.fault = *fault,
                        .kind = *kind,
                        .mediaType = mediaType,
                        .reading = std::move(reading),
                        .pages = int(*pages),
                        .pictures = {},
                        .entries = *std::move(entries),
                        .members = parts->bytes.sliced(pictures.size(), members),
                        .isOpen = json["isOpen"_L1].toBool()};
    if (answer.reading.letters() > limits.textLetters)
        return std::nullopt;
    for (qsizetype i = 0; i < pictures.size(); ++i) {
        auto picture = pictureOf(pictures.at(i), parts->bytes.at(i), limits);
        if (!picture)
            return std::nullopt;
        answer.pictures.append(*std::move(picture));
    }
    return answer;
}

} // namespace Hiwar
