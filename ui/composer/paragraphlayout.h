// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lays out plain text with each paragraph on the side where it starts: QPlainTextDocumentLayout (Qt
// 6.4 to 6.10) orders right-to-left words correctly, but puts them at the left edge. GUI thread.
// Needed by: tst_composer, everyParagraphRunsItsOwnWay.
#pragma once

#include <QPlainTextDocumentLayout>

namespace Hiwar {

class ParagraphLayout : public QPlainTextDocumentLayout
{
    Q_OBJECT

public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;

    [[nodiscard]] QRectF blockBoundingRect(const QTextBlock &block) const override;
};

} // namespace Hiwar
