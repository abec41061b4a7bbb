// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hears what md4c finds inside a paragraph, heading or cell and keeps it as spans. Links that may
// not be followed become text here, and pictures their name. Part of parseMarkdown(), used by
// BlockCollector alone. Any thread.
#pragma once

#include "ui/markdown/block.h"
#include "ui/markdown/readtext.h"

#include <array>

namespace Hiwar {

class InlineCollector
{
public:
    explicit InlineCollector(const ReadText &text);

    /// Where the spans go from here on; null: nowhere. Those that went elsewhere are complete.
    void setTarget(Spans *spans);
    void enterSpan(MD_SPANTYPE type, void *detail);
    void leaveSpan(MD_SPANTYPE type);
    /// `thing`: what it is if not words.
    void append(const QString &text, SpanStyles thing = {});
    /// One that stands in the text by itself: a link, unless it stands in one.
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
    void linkMailAddresses();
    [[nodiscard]] QString link(const MD_ATTRIBUTE &address);
    [[nodiscard]] QString pictureLink(const MD_ATTRIBUTE &address);

    const ReadText &m_text;
    std::array<int, 4> m_styleDepth{};
    QList<QString> m_links;
    KnownLink m_known;
    Picture m_picture;
    Spans *m_spans = nullptr;
};

} // namespace Hiwar
