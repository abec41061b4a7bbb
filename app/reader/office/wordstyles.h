// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the styles and the numbering of a DOCX say about its paragraphs.
#pragma once

#include <QHash>
#include <QString>

#include <optional>

namespace Hiwar {

class XmlReader;

/// Of a list: level `level` of the numbering `number`; "0" is none.
struct WordNumbering
{
    QString number;
    int level = 0;
};

class WordStyles
{
public:
    void read(const QByteArray &bytes, int depth);
    /// 1 to 9; 0: it is no heading.
    [[nodiscard]] int headingLevel(const QString &style) const;
    [[nodiscard]] std::optional<WordNumbering> numbering(const QString &style) const;

private:
    struct Style
    {
        QString basedOn;
        int heading = 0;
        std::optional<WordNumbering> numbering;
    };
    [[nodiscard]] Style readStyle(XmlReader &xml) const;

    QHash<QString, Style> m_styles;
};

/// Counts the items of all lists.
class WordLists
{
public:
    void read(const QByteArray &bytes, int depth);
    /// "-" or "3.", and counts; empty: the level has no mark.
    [[nodiscard]] QString nextMarker(const WordNumbering &numbering);

private:
    struct Level
    {
        QString format;
        int start = 1;
    };
    QHash<QString, QHash<int, Level>> m_abstract;
    QHash<QString, QString> m_numbers; ///< their abstract ones
    QHash<QString, QHash<int, int>> m_counts;
};

/// The contents of w:numPr.
[[nodiscard]] WordNumbering readWordNumbering(XmlReader &xml);

} // namespace Hiwar
