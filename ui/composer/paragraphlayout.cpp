// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/paragraphlayout.h"

#include "ui/markdown/direction.h"

#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>

namespace Hiwar {

namespace {

constexpr qsizetype farEnough = 1000; // characters; a pasted line can have a million

/// A paragraph without a letter, such as a new one, is on the side of the one before it; the first
/// one on that of the document.
Qt::Alignment sideOf(const QTextBlock &block)
{
    const QString text = block.text();
    switch (directionOf(QStringView(text).first(std::min(text.size(), farEnough)))) {
    case Qt::RightToLeft:
        return Qt::AlignRight;
    case Qt::LeftToRight:
        return Qt::AlignLeft;
    case Qt::LayoutDirectionAuto:
        break;
    }
    const QTextBlock before = block.previous();
    return before.isValid() ? before.layout()->textOption().alignment()
                            : block.document()->defaultTextOption().alignment();
}

} // namespace

QRectF ParagraphLayout::blockBoundingRect(const QTextBlock &block) const
{
    const QRectF rect = QPlainTextDocumentLayout::blockBoundingRect(block);
    if (!block.isValid())
        return rect;
    // Lines are aligned when they are drawn or measured, so it can be set afterwards.
    QTextLayout *layout = block.layout();
    QTextOption option = layout->textOption();
    option.setAlignment(sideOf(block));
    if (option.alignment() != layout->textOption().alignment())
        layout->setTextOption(option);
    return rect;
}

} // namespace Hiwar
