// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The body of a text or of slides of OpenDocument, written block by block.
#pragma once

#include "app/reader/office/openstyles.h"

#include <QStringList>

namespace Hiwar {

class MarkdownWriter;
class XmlReader;

class OpenBody
{
public:
    OpenBody(const OpenStyles &styles, MarkdownWriter &writer);

    /// All that is in the current element.
    void readBlocks(XmlReader &xml);

private:
    void readBlock(XmlReader &xml);
    void readParagraph(XmlReader &xml, int heading);
    void readInline(XmlReader &xml, InlineText &text, const InlineStyle &style);
    void readInlineElement(XmlReader &xml, InlineText &text, const InlineStyle &style);
    void readNote(XmlReader &xml, InlineText &text);
    void readList(XmlReader &xml);
    void readTable(XmlReader &xml);
    void readRows(XmlReader &xml);
    void readRow(XmlReader &xml);
    void readFrame(XmlReader &xml);
    void readSlide(XmlReader &xml);
    void readSpeakerNotes(XmlReader &xml);

    const OpenStyles &m_styles;
    MarkdownWriter &m_writer;
    QStringList m_lists; ///< the styles of the lists around
    QString m_marker;    ///< of the item that begins
    QHash<QString, QHash<int, int>> m_counts;
    QStringList m_title; ///< of a slide
    bool m_isTitle = false;
    bool m_isNoted = false; ///< the next paragraph is the first of a speaker's notes
    int m_notes = 0;
};

} // namespace Hiwar
