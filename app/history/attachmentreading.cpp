// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/attachmentreading.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtEndian>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

// In the order of the enumerators. A word here never changes: files have it.
constexpr std::array noteWords{"cut"_L1, "some-unreadable"_L1, "no-text"_L1, "guessed-encoding"_L1,
                               "formulas"_L1};

void put(QJsonObject &json, const QString &name, const QString &value)
{
    if (!value.isEmpty())
        json.insert(name, value);
}

/// The number at the front of the text, which is taken from it; nullopt: there is none.
std::optional<int> takeNumber(QStringView &text)
{
    qsizetype digits = 0;
    while (digits < text.size() && digits < 9 && text.at(digits).isDigit())
        ++digits;
    int number = 0;
    for (const QChar digit : text.first(digits))
        number = number * 10 + digit.digitValue();
    text = text.sliced(digits).trimmed();
    return digits > 0 ? std::optional(number) : std::nullopt;
}

} // namespace

qint64 AttachmentReading::letters() const
{
    qint64 sum = 0;
    for (const ReadSection &section : sections)
        sum += section.text.size();
    return sum;
}

QJsonObject jsonOf(const AttachmentReading &reading)
{
    QJsonObject json;
    put(json, u"title"_s, reading.title);
    put(json, u"encoding"_s, reading.encoding);
    QJsonArray sections;
    for (const ReadSection &section : reading.sections) {
        QJsonObject one;
        put(one, u"name"_s, section.name);
        put(one, u"text"_s, section.text);
        sections.append(one);
    }
    json.insert(u"sections"_s, sections);
    QJsonArray notes;
    for (const ReadNote note : reading.notes)
        notes.append(noteWords.at(size_t(note)));
    if (!notes.isEmpty())
        json.insert(u"notes"_s, notes);
    return json;
}

AttachmentReading attachmentReadingOf(const QJsonObject &json)
{
    AttachmentReading reading;
    reading.title = json["title"_L1].toString();
    reading.encoding = json["encoding"_L1].toString();
    for (const auto &section : json["sections"_L1].toArray()) {
        reading.sections.append({.name = section.toObject()["name"_L1].toString(),
                                 .text = section.toObject()["text"_L1].toString()});
    }
    for (const auto &note : json["notes"_L1].toArray()) {
        const auto word = std::find(noteWords.begin(), noteWords.end(), note.toString());
        if (word != noteWords.end())
            reading.notes.append(ReadNote(word - noteWords.begin()));
    }
    return reading;
}

QByteArray storedReading(const AttachmentReading &reading)
{
    return qCompress(QJsonDocument(jsonOf(reading)).toJson(QJsonDocument::Compact));
}

std::optional<AttachmentReading> readingOf(const QByteArray &stored, qint64 most)
{
    // qCompress() writes the length before the data; an untrusted one must not take memory.
    if (stored.size() < 5 || qFromBigEndian<quint32>(stored.constData()) > most)
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(qUncompress(stored));
    return document.isObject() ? std::optional(attachmentReadingOf(document.object()))
                               : std::nullopt;
}

std::optional<QList<int>> sectionsIn(const QString &pages, int count)
{
    QList<int> sections;
    for (QStringView part : QStringView(pages).split(u',')) {
        part = part.trimmed();
        const auto first = takeNumber(part);
        if (!first)
            return std::nullopt;
        int last = *first;
        if (part.startsWith(u'-') || part.startsWith(u'–')) {
            part = part.sliced(1).trimmed();
            last = part.isEmpty() ? count : takeNumber(part).value_or(0);
        }
        if (!part.isEmpty() || *first < 1 || last < *first)
            return std::nullopt;
        for (int page = *first; page <= std::min(last, count); ++page)
            sections.append(page - 1);
    }
    std::sort(sections.begin(), sections.end());
    sections.erase(std::unique(sections.begin(), sections.end()), sections.end());
    return sections.isEmpty() ? std::nullopt : std::optional(sections);
}

QString pagesOf(const QList<int> &sections)
{
    QStringList parts;
    for (qsizetype i = 0; i < sections.size();) {
        qsizetype end = i + 1;
        while (end < sections.size() && sections.at(end) == sections.at(end - 1) + 1)
            ++end;
        const int first = sections.at(i) + 1;
        const int last = sections.at(end - 1) + 1;
        parts.append(first == last ? QString::number(first) : u"%1-%2"_s.arg(first).arg(last));
        i = end;
    }
    return parts.join(", "_L1);
}

} // namespace Hiwar
