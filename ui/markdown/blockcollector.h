// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Receives md4c's callbacks and builds the blocks: the only code in Hiwar, besides the call itself,
// that uses md4c's types. Part of parseMarkdown(), used by nothing else. Any thread.
#pragma once

#include "ui/markdown/inlinecollector.h"
#include "ui/markdown/markdown.h"

#include <QHash>

namespace Hiwar {

class BlockCollector
{
public:
    /// Deeper quotes and lists are read, but not indented further.
    static constexpr int maxDepth = 12;

    BlockCollector(const ReadText &text, LineEnds lineEnds);

    void enterBlock(MD_BLOCKTYPE type, void *detail);
    void leaveBlock(MD_BLOCKTYPE type);
    void enterSpan(MD_SPANTYPE type, void *detail) { m_words.enterSpan(type, detail); }
    void leaveSpan(MD_SPANTYPE type) { m_words.leaveSpan(type); }
    void addText(MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size);

    [[nodiscard]] Blocks take() { return std::move(m_blocks); }

private:
    struct List
    {
        bool ordered;
        bool tight;
        int next;
    };
    void enterContainer(const Container &container);
    void leaveContainer();
    /// An outermost list or quote determines the side of all blocks in it.
    void enterGroup();
    void leaveGroup();
    void beginLeaf(Block::Kind kind);
    void endLeaf();
    void enterCell(MD_ALIGN align);
    [[nodiscard]] QString wordOf(const QString &entity);
    void addWords(const QString &words);
    void addMark(const SourceMark &mark);
    [[nodiscard]] bool isParagraph() const;
    void standAlone(Block::Kind kind);
    void splitLeaf();

    const ReadText &m_text;
    const LineEnds m_lineEnds;
    InlineCollector m_words;
    Blocks m_blocks;
    Block m_leaf;
    bool m_inLeaf = false;
    bool m_isFull = false; // the rest of the paragraph goes into another block
    QHash<QString, QString> m_entities;
    QList<Container> m_containers;
    int m_tooDeep = 0;
    int m_groupDepth = 0;
    qsizetype m_groupStart = 0; // the first block of the outermost list or quote
    QList<List> m_lists;
    bool m_itemIsEmpty = false;
    bool m_looseGap = true; // the next leaf has normal distance to the one above
};

} // namespace Hiwar
