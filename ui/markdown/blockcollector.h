// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hears what md4c finds and keeps it as blocks: the only part of Hiwar that knows md4c's types
// apart from the call itself. Part of parseMarkdown(), used by nothing else. Any thread.
#pragma once

#include "ui/markdown/delimiterrows.h"
#include "ui/markdown/markdown.h"

#include <md4c.h>

#include <array>

namespace Hiwar {

class BlockCollector
{
public:
    /// Deeper quotes and lists are read, but not indented further.
    static constexpr int maxDepth = 12;

    BlockCollector(const DelimiterRows &source, LineEnds lineEnds);

    void enterBlock(MD_BLOCKTYPE type, void *detail);
    void leaveBlock(MD_BLOCKTYPE type);
    void enterSpan(MD_SPANTYPE type, void *detail);
    void leaveSpan(MD_SPANTYPE type);
    void addText(MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size);

    [[nodiscard]] Blocks take() { return std::move(m_blocks); }

private:
    struct List
    {
        bool ordered;
        bool tight;
        int next;
    };
    /// A picture whose alternative text is being read.
    struct Picture
    {
        QString source;
        QString alternative;
        int depth = 0; // pictures within its alternative text count as part of it
    };

    void enterContainer(const Container &container);
    void leaveContainer();
    /// A list or quote that stands in no other decides the side of all that is in it.
    void enterGroup();
    void leaveGroup();
    void beginLeaf(Block::Kind kind);
    void endLeaf();
    void enterCell(MD_ALIGN align);
    void append(const QString &text);
    void endPicture();
    [[nodiscard]] QString textAt(const MD_CHAR *text, MD_SIZE size) const;
    [[nodiscard]] QString attribute(const MD_ATTRIBUTE &attribute) const;

    const DelimiterRows &m_source;
    const LineEnds m_lineEnds;
    Blocks m_blocks;
    Block m_leaf;
    bool m_inLeaf = false;
    QList<Container> m_containers;
    int m_tooDeep = 0;
    int m_groupDepth = 0;
    qsizetype m_groupStart = 0; // the first block of the outermost list or quote
    QList<List> m_lists;
    bool m_itemIsEmpty = false;
    bool m_looseGap = true; // the next leaf stands apart from the one before
    std::array<int, 4> m_styleDepth{};
    QList<QString> m_links;
    Picture m_picture;
    Spans *m_spans = nullptr; // where inline text goes
};

} // namespace Hiwar
