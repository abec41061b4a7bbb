// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was read in a file: its text as Markdown, in sections. Values; any thread.
//
// As stored, in the history and in an export (the hash of these bytes is Attachment::reading):
// qCompress() of JSON, {"title", "encoding", "sections": [{"name", "text"}], "notes": ["…"]}; empty
// values are left out.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Hiwar {

/// A page, slide, sheet or chapter; the only one of a file that has none of them.
struct ReadSection
{
    QString name; ///< "Budget" for a sheet, the title of a chapter; empty: only its number
    QString text; ///< Markdown, or the text of a text file as it is

    bool operator==(const ReadSection &) const = default;
};

/// What the user should know about the reading.
enum class ReadNote : quint8 {
    Cut,             ///< it was longer than the limit; the rest is not here
    SomeUnreadable,  ///< a part was damaged or of an unknown kind, and left out
    NoText,          ///< it has pages, but none with text: perhaps scanned
    GuessedEncoding, ///< nothing in the file names its encoding
    Formulas,        ///< of a table: the values that were stored with them
};

struct AttachmentReading
{
    QString title;    ///< as the document names itself; may be empty
    QString encoding; ///< in which a text was read: "UTF-8", "windows-1256"; empty: not a text file
    QList<ReadSection> sections;
    QList<ReadNote> notes;

    /// In UTF-16 units, of all sections.
    [[nodiscard]] qint64 letters() const;

    bool operator==(const AttachmentReading &) const = default;
};

[[nodiscard]] QJsonObject jsonOf(const AttachmentReading &reading);
/// Of any JSON: what is of the wrong kind, or unknown, is as if it were absent.
[[nodiscard]] AttachmentReading attachmentReadingOf(const QJsonObject &json);
[[nodiscard]] QByteArray storedReading(const AttachmentReading &reading);
/// nullopt: these bytes are none, or larger than `most` once unpacked.
[[nodiscard]] std::optional<AttachmentReading> readingOf(const QByteArray &stored,
                                                         qint64 most = 256 * 1024 * 1024);

/// The sections that "1-3, 7" names, as indices from 0, in order and each once; an open range
/// ("5-") ends with the last. nullopt: it is no such list, or names none of them.
[[nodiscard]] std::optional<QList<int>> sectionsIn(const QString &pages, int count);
/// The other way: "1-3, 7".
[[nodiscard]] QString pagesOf(const QList<int> &sections);

} // namespace Hiwar
