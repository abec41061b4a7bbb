// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/pdfdocument.h"

#include "app/reader/visualorder.h"

#include <QRectF>

#include <poppler-qt6.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace Hiwar {

namespace {

/// A line as it stands on the page, from left to right, and its place.
struct Line
{
    QString letters;
    QRectF box;
};

double proportionsOf(const QRectF &letter)
{
    const double proportions = letter.width() / letter.height();
    return std::isfinite(proportions) ? proportions : 0;
}

/// Whether lam and alef are at `i` from left to right, and as wide, but for the kerning between the
/// alef and what is right of it.
bool isEvenPair(const Poppler::TextBox &word, const QString &letters, int i)
{
    if (i + 1 >= letters.size() || letters.at(i) != QChar(0x644) ||
        !QStringLiteral("\u0622\u0623\u0625\u0627").contains(letters.at(i + 1)))
        return false;
    const double width = word.charBoundingBox(i).width();
    return std::abs(word.charBoundingBox(i + 1).width() - width) < 0.04 * width;
}

/// The ligature of lam and alef has one place, which Poppler halves between the two, and they are
/// in the order of speech, while all else is in the order of the page. Alef and lam by themselves
/// look the same where they are as wide: in fonts of one width, and in DejaVu Sans after a letter
/// that joins. But then the page has such a lam elsewhere, too.
class LamAlef
{
public:
    explicit LamAlef(const std::vector<std::unique_ptr<Poppler::TextBox>> &page)
    {
        for (const auto &word : page) {
            const QString letters = word->text();
            for (int i = 0; i < letters.size(); ++i) {
                if (letters.at(i) == QChar(0x644) && !isEvenPair(*word, letters, i))
                    m_lams.append(proportionsOf(word->charBoundingBox(i)));
            }
        }
        std::sort(m_lams.begin(), m_lams.end());
    }

    /// In the order of the page.
    [[nodiscard]] QString lettersOf(const Poppler::TextBox &word) const
    {
        QString letters = word.text();
        for (int i = 0; i < letters.size(); ++i) {
            if (isEvenPair(word, letters, i) && !isLam(word.charBoundingBox(i))) {
                std::swap(letters[i], letters[i + 1]);
                ++i;
            }
        }
        return letters;
    }

private:
    [[nodiscard]] bool isLam(const QRectF &letter) const
    {
        const double proportions = proportionsOf(letter);
        const auto lam = std::lower_bound(m_lams.cbegin(), m_lams.cend(), 0.997 * proportions);
        return lam != m_lams.cend() && *lam < 1.003 * proportions;
    }

    QList<double> m_lams; ///< Proportions of those that are no half, least first.
};

QList<Line> linesOf(const Poppler::Page &page)
{
    QList<Line> lines;
    const auto words = page.textList();
    const LamAlef lamAlef(words);
    const Poppler::TextBox *expected = nullptr;
    for (const auto &word : words) {
        if (word.get() != expected || lines.isEmpty())
            lines.append(Line());
        Line &line = lines.last();
        line.letters += lamAlef.lettersOf(*word);
        if (word->hasSpaceAfter() && word->nextWord())
            line.letters += u' ';
        line.box = line.box.united(word->boundingBox());
        expected = word->nextWord();
    }
    return lines;
}

/// Further away than the next line of a paragraph is, or above it, in the next column.
bool beginsParagraph(const Line &before, const Line &line)
{
    const double height = std::min(before.box.height(), line.box.height());
    const double gap = line.box.top() - before.box.bottom();
    return gap > 0.6 * height || gap < -2 * height;
}

QString textOf(const Poppler::Page &page)
{
    const QList<Line> lines = linesOf(page);
    QString all;
    for (const Line &line : lines)
        all += line.letters;
    const bool isRightToLeft = isMostlyRightToLeft(all);
    QString text;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i > 0)
            text += beginsParagraph(lines.at(i - 1), lines.at(i)) ? QStringLiteral("\n\n")
                                                                  : QStringLiteral("\n");
        text += readingOrder(lines.at(i).letters, isRightToLeft);
    }
    return text;
}

} // namespace

PdfDocument::PdfDocument(std::unique_ptr<Poppler::Document> document)
    : m_document(std::move(document))
{
    m_document->setRenderHint(Poppler::Document::Antialiasing);
    m_document->setRenderHint(Poppler::Document::TextAntialiasing);
}

PdfDocument::PdfDocument(PdfDocument &&) noexcept = default;
PdfDocument::~PdfDocument() = default;

tl::expected<PdfDocument, ReaderFault> PdfDocument::open(const QByteArray &bytes)
{
    Poppler::setDebugErrorFunction([](const QString &, const QVariant &) {}, {});
    auto document = Poppler::Document::loadFromData(bytes);
    if (!document)
        return tl::unexpected(ReaderFault::Damaged);
    if (document->isLocked())
        return tl::unexpected(ReaderFault::Encrypted);
    if (document->numPages() < 1)
        return tl::unexpected(ReaderFault::Damaged);
    return PdfDocument(std::move(document));
}

int PdfDocument::pages() const
{
    return m_document->numPages();
}

AttachmentReading PdfDocument::read(qint64 most) const
{
    AttachmentReading reading; // without a title: what the file says of itself is not on its pages
    bool isDamaged = false;
    for (int i = 0; i < pages() && most >= 0; ++i) {
        const auto page = m_document->page(i);
        isDamaged = isDamaged || !page;
        QString text = page ? textOf(*page) : QString();
        if (text.size() > most) {
            text.truncate(most);
            reading.notes.append(ReadNote::Cut);
            most = -1;
        }
        most -= text.size();
        reading.sections.append({.name = {}, .text = std::move(text)});
    }
    if (isDamaged)
        reading.notes.append(ReadNote::SomeUnreadable);
    if (std::all_of(reading.sections.cbegin(), reading.sections.cend(),
                    [](const ReadSection &one) { return one.text.trimmed().isEmpty(); }))
        reading.notes.append(ReadNote::NoText);
    return reading;
}

QImage PdfDocument::drawn(int index, int longestSide) const
{
    const auto page = m_document->page(index);
    if (!page)
        return {};
    const QSizeF size = page->pageSizeF(); // in points, of which an inch has 72
    const double longest = std::max(size.width(), size.height());
    if (!(longest >= 1) || !(longest < 1e6))
        return {};
    constexpr double screen = 150;
    constexpr double finest = 300;    // more shows nothing more
    constexpr double mostSide = 6000; // pixels; the page is in memory twice
    const double most = std::min(finest, 72.0 * mostSide / longest);
    const double wanted = longestSide > 0 ? 72.0 * longestSide / longest : screen;
    return page->renderToImage(std::min(wanted, most), std::min(wanted, most));
}

} // namespace Hiwar
