// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Receives what md4c reports inside a paragraph, heading or cell and stores it as spans. Links that
// may not be opened become plain text, pictures become their name, and <kbd> becomes a key. Part of
// parseMarkdown(), used only by BlockCollector. Any thread.
#pragma once

#include "ui/markdown/block.h"
#include "ui/markdown/readtext.h"
#include "ui/markdown/shorttexts.h"

#include <array>

namespace Hiwar {

class InlineCollector
{
public:
    explicit InlineCollector(const ReadText &text);

    /// Where the next spans go; null: they are dropped. The spans of the last target are complete.
    void setTarget(Spans *spans);
    void enterSpan(MD_SPANTYPE type, void *detail);
    void leaveSpan(MD_SPANTYPE type);
    /// `thing`: the style of an object that is not words.
    void append(const QString &text, SpanStyles thing = {});
    /// Appends a bare address: a link, unless it is already inside a link.
    void appendAddress(const QString &address);
    [[nodiscard]] bool isInPicture() const { return m_picture.depth > 0; }

private:
    /// A picture whose alternative text is being read.
    struct Picture
    {
        QString link;
        QString alternative;
        int depth = 0; // pictures within its alternative text count as part of it
    };
    struct KnownLink
    {
        const MD_CHAR *text = nullptr;
        MD_SIZE size = 0;
        QString link;
    };

    void endPicture();
    void readKeys();
    void linkMailAddresses();
    [[nodiscard]] QString link(const MD_ATTRIBUTE &address);
    [[nodiscard]] QString pictureLink(const MD_ATTRIBUTE &address);

    const ReadText &m_text;
    std::array<int, 4> m_styleDepth{};
    QList<QString> m_links;
    KnownLink m_known;
    ShortTexts m_texts;
    Picture m_picture;
    Spans *m_spans = nullptr;
};

} // namespace Hiwar
