// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/inlinecollector.h"

#include "ui/markdown/allowedlink.h"
#include "ui/markdown/bareaddress.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <array>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Browsers accept no longer one, and a short text may use it a thousand times.
constexpr MD_SIZE longestAddress = 2048;

template<typename Detail>
const Detail &detailAs(void *detail)
{
    return *static_cast<const Detail *>(detail);
}

constexpr std::array spanStyles{SpanStyle::Bold, SpanStyle::Italic, SpanStyle::Strike,
                                SpanStyle::Code};

/// Its index in spanStyles; -1: it is no style of text.
int styleIndex(MD_SPANTYPE type)
{
    if (type == MD_SPAN_STRONG)
        return 0;
    if (type == MD_SPAN_EM)
        return 1;
    if (type == MD_SPAN_DEL)
        return 2;
    return type == MD_SPAN_CODE ? 3 : -1;
}

/// A picture in the text itself, three megabytes of data at most.
constexpr MD_SIZE longestPicture = 4 * 1024 * 1024;

/// True for types that cannot contain scripts or links.
bool isPictureData(const QString &address)
{
    constexpr std::array kinds{"data:image/png;base64,"_L1, "data:image/jpeg;base64,"_L1,
                               "data:image/jpg;base64,"_L1, "data:image/gif;base64,"_L1,
                               "data:image/webp;base64,"_L1};
    return std::any_of(kinds.begin(), kinds.end(), [&address](QLatin1StringView kind) {
        return address.startsWith(kind, Qt::CaseInsensitive);
    });
}

/// Single objects that never merge with the words beside them.
constexpr SpanStyles things =
    SpanStyle::Image | SpanStyle::Formula | SpanStyle::Note | SpanStyle::Key;

/// Spans in which mail addresses are linked, and keys are read.
bool isWords(const Span &span)
{
    return span.link.isEmpty() && !(span.styles & (things | SpanStyle::Code));
}

/// The only tag that is read: HTML is text, but there is no other mark for a key.
void appendWithKeys(Spans &spans, const Span &words)
{
    static const QRegularExpression key(u"<kbd>([^<>\\n]{1,32})</kbd>"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    qsizetype from = 0;
    for (auto found = key.globalMatch(words.text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.capturedStart() > from)
            spans.append({words.text.sliced(from, match.capturedStart() - from), words.styles, {}});
        spans.append({match.captured(1), words.styles | SpanStyle::Key, {}});
        from = match.capturedEnd();
    }
    if (from == 0)
        spans.append(words);
    else if (from < words.text.size())
        spans.append({words.text.sliced(from), words.styles, {}});
}

void appendWithMailLinks(Spans &spans, const Span &words, ShortTexts &texts)
{
    qsizetype from = 0;
    for (const QStringView address : mailAddressesIn(words.text)) {
        const qsizetype begin = address.data() - QStringView(words.text).data();
        if (begin > from)
            spans.append({texts.shared(words.text.sliced(from, begin - from)), words.styles, {}});
        const QString shown = texts.shared(address.toString());
        spans.append({shown, words.styles, texts.shared("mailto:"_L1 + shown)});
        from = begin + address.size();
    }
    if (from == 0)
        spans.append(words);
    else if (from < words.text.size())
        spans.append({texts.shared(words.text.sliced(from)), words.styles, {}});
}

} // namespace

InlineCollector::InlineCollector(const ReadText &text)
    : m_text(text)
{
}

void InlineCollector::setTarget(Spans *spans)
{
    if (m_spans) {
        readKeys();
        linkMailAddresses();
    }
    m_spans = spans;
}

void InlineCollector::readKeys()
{
    const auto mayHoldSome = [](const Span &span) {
        return isWords(span) && span.text.contains("</kbd>"_L1, Qt::CaseInsensitive);
    };
    if (std::none_of(m_spans->cbegin(), m_spans->cend(), mayHoldSome))
        return;
    for (const Span &span : std::exchange(*m_spans, {})) {
        if (isWords(span))
            appendWithKeys(*m_spans, span);
        else
            m_spans->append(span);
    }
}

/// Links mail addresses in the words as read, whatever marks they had in the source: GitHub's
/// rule.
void InlineCollector::linkMailAddresses()
{
    const auto mayHoldSome = [](const Span &span) {
        return isWords(span) && span.text.contains(u'@');
    };
    if (std::none_of(m_spans->cbegin(), m_spans->cend(), mayHoldSome))
        return;
    for (const Span &span : std::exchange(*m_spans, {})) {
        if (isWords(span))
            appendWithMailLinks(*m_spans, span, m_texts);
        else
            m_spans->append(span);
    }
}

void InlineCollector::enterSpan(MD_SPANTYPE type, void *detail)
{
    if (const int style = styleIndex(type); style >= 0)
        ++m_styleDepth.at(size_t(style));
    else if (type == MD_SPAN_A)
        m_links.append(link(detailAs<MD_SPAN_A_DETAIL>(detail).href));
    else if (type == MD_SPAN_IMG && m_picture.depth++ == 0)
        m_picture = {pictureLink(detailAs<MD_SPAN_IMG_DETAIL>(detail).src), {}, 1};
}

void InlineCollector::leaveSpan(MD_SPANTYPE type)
{
    if (const int style = styleIndex(type); style >= 0)
        --m_styleDepth.at(size_t(style));
    else if (type == MD_SPAN_A)
        m_links.removeLast();
    else if (type == MD_SPAN_IMG && --m_picture.depth == 0)
        endPicture();
}

void InlineCollector::endPicture()
{
    const QString host = isPictureData(m_picture.link) ? QString() : QUrl(m_picture.link).host();
    QString name = m_picture.alternative.simplified();
    if (name.isEmpty())
        name = QCoreApplication::translate("Markdown", "Picture");
    const QString text = host.isEmpty() ? u"[%1]"_s.arg(name) : u"[%1 · %2]"_s.arg(name, host);
    if (m_spans)
        m_spans->append({text, SpanStyle::Image, m_picture.link});
}

/// A data address may be long only where it is used: one from a definition, which many may use, is
/// as limited as a link.
QString InlineCollector::pictureLink(const MD_ATTRIBUTE &address)
{
    const QString data = address.size <= longestPicture ? m_text.attribute(address) : QString();
    if (isPictureData(data))
        return data;
    const QString target = link(address);
    return linkedMessage(QUrl(target)).isEmpty() ? target : QString(); // it is no picture
}

QString InlineCollector::link(const MD_ATTRIBUTE &address)
{
    if (address.size > longestAddress)
        return {};
    if (!m_text.holds(address.text))
        return allowedLink(m_text.attribute(address)); // made by md4c, memory reused
    // All links with the same definition share its text.
    if (address.text != m_known.text || address.size != m_known.size)
        m_known = {address.text, address.size, allowedLink(m_text.attribute(address))};
    return m_known.link;
}

void InlineCollector::appendAddress(const QString &address)
{
    if (!m_links.isEmpty() || m_picture.depth > 0)
        return append(address);
    m_links.append(allowedLink(addressOf(address)));
    append(address);
    m_links.removeLast();
}

void InlineCollector::append(const QString &text, SpanStyles thing)
{
    if (m_picture.depth > 0) {
        m_picture.alternative += text;
        return;
    }
    if (!m_spans)
        return;
    Span span{m_texts.shared(text), thing, m_links.isEmpty() ? QString() : m_links.last()};
    for (size_t i = 0; i < spanStyles.size(); ++i)
        span.styles.setFlag(spanStyles.at(i), m_styleDepth.at(i) > 0);
    const bool goesOn = !m_spans->isEmpty() && !(span.styles & things) &&
                        m_spans->last().styles == span.styles && m_spans->last().link == span.link;
    if (goesOn)
        m_spans->last().text += text;
    else
        m_spans->append(std::move(span));
}

} // namespace Hiwar
