// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Writes the Markdown of a document, section by section, within a number of letters. All formats
// use it, so all look alike: a table has its first row as its head, a cell's paragraphs are divided
// by <br>, a table in a cell becomes text, footnotes stand at the end of their section.
#pragma once

#include "app/history/attachmentreading.h"

namespace Hiwar {

class MarkdownWriter
{
public:
    explicit MarkdownWriter(qint64 letters);

    /// All that follows belongs to it. Without this there is one section without a name.
    void beginSection(const QString &name = {});
    /// The current section's, unless it has one.
    void nameSection(const QString &name);
    [[nodiscard]] const QString &sectionText() const { return m_text; }

    void heading(int level, const QString &text);
    void paragraph(const QString &text);
    /// `level` from 0; the marker is "-" or "3.".
    void listItem(int level, const QString &marker, const QString &text);
    void code(const QString &text, const QString &language = {});
    /// Where the text has "[^label]".
    void footnote(const QString &label, const QString &text);
    void quote(int change) { m_quotes = qMax(0, m_quotes + change); }

    void beginTable();
    void endCell();
    void endRow();
    void endTable();
    [[nodiscard]] bool isInTable() const { return !m_tables.isEmpty(); }

    /// No further letter has room: a reader may stop.
    [[nodiscard]] bool isFull() const { return m_isFull || m_left <= 0; }
    void addNote(ReadNote note);
    /// The reading, finished.
    [[nodiscard]] AttachmentReading take(const QString &title);

private:
    struct Table
    {
        QString rows;
        QString row;
        QString cell;
        int cells = 0; ///< in the current row
        int columns = 0;
        int headCells = 0;
        qsizetype headEnd = -1; ///< of the first row, in `rows`
    };

    void endSection();
    void block(const QString &text, bool isItem);
    void append(const QString &text);

    AttachmentReading m_reading;
    QString m_text;
    QStringList m_footnotes;
    QList<Table> m_tables;
    qint64 m_left;
    int m_quotes = 0;
    bool m_lastIsItem = false;
    bool m_hasSection = false;
    bool m_isFull = false;
};

} // namespace Hiwar
