// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A PDF by Poppler: the text of its pages in reading order, and its pages as pictures. Built where
// Poppler is there (HIWAR_PDF). One thread.
#pragma once

#include "app/attachments/readertask.h"

#include <QImage>

#include <tl/expected.hpp>

#include <memory>

namespace Poppler {
class Document;
}

namespace Hiwar {

class PdfDocument
{
public:
    [[nodiscard]] static tl::expected<PdfDocument, ReaderFault> open(const QByteArray &bytes);
    PdfDocument(PdfDocument &&) noexcept;
    PdfDocument &operator=(PdfDocument &&) = delete;
    ~PdfDocument();

    [[nodiscard]] int pages() const;
    /// A section for each page; beyond `most` letters the rest is cut.
    [[nodiscard]] AttachmentReading read(qint64 most) const;
    /// Null: it cannot be drawn. A longest side of 0: as for reading at a screen.
    [[nodiscard]] QImage drawn(int page, int longestSide) const;

private:
    explicit PdfDocument(std::unique_ptr<Poppler::Document> document);

    std::unique_ptr<Poppler::Document> m_document;
};

} // namespace Hiwar
