// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/textfile.h"

#include <QStringDecoder>

#ifdef HIWAR_ICU
#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>
#else
#include "app/reader/plainencodings.h"
#endif

#include <algorithm>
#include <array>
#include <memory>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct Encoding
{
    QByteArray name;
    qsizetype mark = 0; ///< bytes at its front that are no text
    bool isGuessed = false;
};

struct Mark
{
    QByteArrayView bytes;
    const char *encoding;
};

// The longer ones first: one of UTF-32 begins as one of UTF-16.
const std::array marks{
    Mark{QByteArrayView("\xff\xfe\0\0", 4), "UTF-32LE"},
    Mark{QByteArrayView("\0\0\xfe\xff", 4), "UTF-32BE"},
    Mark{QByteArrayView("\xef\xbb\xbf", 3), "UTF-8"},
    Mark{QByteArrayView("\xff\xfe", 2), "UTF-16LE"},
    Mark{QByteArrayView("\xfe\xff", 2), "UTF-16BE"},
    Mark{QByteArrayView("\x84\x31\x95\x33", 4), "GB18030"},
};

bool isStrangeControl(uchar c)
{
    // Escape begins the characters of ISO 2022; form feed and backspace are in old texts.
    return c < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != '\b' && c != 0x1b;
}

/// UTF-16 without a mark: nothing else has zeros at every second place and no others. Empty: it is
/// not.
QByteArray wideEncoding(QByteArrayView bytes)
{
    const QByteArrayView front = bytes.first(std::min<qsizetype>(bytes.size(), 4096) / 2 * 2);
    qsizetype zeros[2] = {0, 0};
    for (qsizetype i = 0; i < front.size(); ++i)
        zeros[i % 2] += qsizetype(front.at(i) == 0);
    const qsizetype many = front.size() / 8; // spaces and line ends of a text without Latin letters
    if (bytes.size() % 2 != 0 || front.isEmpty())
        return {};
    if (zeros[1] > many && zeros[0] == 0)
        return "UTF-16LE";
    return zeros[0] > many && zeros[1] == 0 ? "UTF-16BE" : "";
}

bool isUtf8(QByteArrayView bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(bytes);
    return !decoder.hasError();
}

/// Without a character that the end of the view cuts.
QByteArrayView wholeFront(QByteArrayView bytes, qsizetype most)
{
    if (bytes.size() <= most)
        return bytes;
    qsizetype end = most;
    while (end > most - 4 && (uchar(bytes.at(end)) & 0xc0U) == 0x80U)
        --end;
    return bytes.first(end);
}

#ifdef HIWAR_ICU
QByteArray guessed(QByteArrayView bytes)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UCharsetDetector, void (*)(UCharsetDetector *)> detector(
        ucsdet_open(&status), ucsdet_close);
    constexpr qsizetype enough = 256 * 1024;
    ucsdet_setText(detector.get(), bytes.data(), int32_t(std::min(bytes.size(), enough)), &status);
    int32_t count = 0;
    const UCharsetMatch **matches = ucsdet_detectAll(detector.get(), &count, &status);
    for (int32_t i = 0; U_SUCCESS(status) && i < count; ++i) {
        const QByteArray name = ucsdet_getName(matches[i], &status);
        // Mainframes' text would have been no text here; UTF-8 it is not, or else it had no doubt.
        if (!name.startsWith("IBM") && !name.startsWith("UTF-"))
            return name == "ISO-8859-1" ? "windows-1252" : name;
    }
    return "windows-1252";
}
#else
QByteArray guessed(QByteArrayView)
{
    return "windows-1252";
}
#endif

Encoding encodingOf(QByteArrayView bytes)
{
    for (const Mark &mark : marks) {
        if (bytes.startsWith(mark.bytes))
            return {mark.encoding, mark.bytes.size()};
    }
    if (const QByteArray wide = wideEncoding(bytes); !wide.isEmpty())
        return {wide, 0, true};
    constexpr qsizetype enough = 4 * 1024 * 1024;
    if (isUtf8(wholeFront(bytes, enough)))
        return {"UTF-8"};
    return {guessed(bytes), 0, true};
}

struct Decoded
{
    QString text;
    bool isCut = false;
};

void cut(Decoded &result, qint64 most)
{
    result.isCut = result.text.size() > most;
    if (!result.isCut)
        return;
    const bool cutsPair = most > 0 && result.text.at(most - 1).isHighSurrogate();
    result.text.truncate(most - qint64(cutsPair));
}

/// nullopt: nothing here knows the encoding. Bytes that are none of its characters become U+FFFD.
#ifdef HIWAR_ICU
std::optional<Decoded> decoded(QByteArrayView bytes, const QByteArray &encoding, qint64 most)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UConverter, void (*)(UConverter *)> converter(
        ucnv_open(encoding.constData(), &status), ucnv_close);
    if (U_FAILURE(status))
        return std::nullopt;
    constexpr qsizetype piece = 64 * 1024;
    std::array<UChar, piece> units{};
    Decoded result;
    const char *from = bytes.data();
    const char *const end = from + bytes.size();
    for (bool isMore = true; isMore && !result.isCut;) {
        UChar *to = units.data();
        status = U_ZERO_ERROR;
        ucnv_toUnicode(converter.get(), &to, units.data() + piece, &from, end, nullptr, true,
                       &status);
        isMore = status == U_BUFFER_OVERFLOW_ERROR;
        result.text.append(reinterpret_cast<const QChar *>(units.data()), to - units.data());
        result.isCut = result.text.size() > most;
    }
    cut(result, most);
    result.text.squeeze(); // it grew by doubling
    return result;
}
#else
std::optional<Decoded> decoded(QByteArrayView bytes, const QByteArray &encoding, qint64 most)
{
    auto text = plainDecoded(bytes, encoding);
    if (!text)
        return std::nullopt;
    Decoded result{.text = *std::move(text)};
    cut(result, most);
    return result;
}
#endif

void makeHarmless(QString &text)
{
    text.replace("\r\n"_L1, "\n"_L1);
    for (QChar &c : text) {
        const char16_t code = c.unicode();
        if (code == u'\r')
            c = u'\n';
        else if (code < 0x20 && code != u'\t' && code != u'\n')
            c = QChar(char16_t(0x2400 + code));
        else if (code == 0x7f)
            c = QChar(char16_t(0x2421));
        else if (code > 0x7f && code < 0xa0 && code != 0x85)
            c = QChar::ReplacementCharacter;
    }
}

} // namespace

bool isText(const QByteArray &bytes)
{
    const QByteArrayView all(bytes);
    const bool isMarked = std::any_of(
        marks.begin(), marks.end(), [all](const Mark &mark) { return all.startsWith(mark.bytes); });
    if (isMarked || !wideEncoding(all).isEmpty())
        return true;
    if (bytes.contains('\0'))
        return false;
    const auto strange = std::count_if(bytes.begin(), bytes.end(),
                                       [](char c) { return isStrangeControl(uchar(c)); });
    return strange <= bytes.size() / 100; // logs have some
}

tl::expected<AttachmentReading, ReaderFault> readTextFile(const QByteArray &bytes,
                                                          const QString &encoding, qint64 most)
{
    Encoding found = encodingOf(bytes);
    if (!encoding.isEmpty())
        found = {encoding.toLatin1(), found.name == encoding.toLatin1() ? found.mark : 0, false};
    auto text = decoded(QByteArrayView(bytes).sliced(found.mark), found.name, most);
    if (!text)
        return tl::unexpected(ReaderFault::UnknownKind);
    makeHarmless(text->text);
    AttachmentReading reading{
        .title = {}, .encoding = QString::fromLatin1(found.name), .sections = {}, .notes = {}};
    if (text->isCut)
        reading.notes.append(ReadNote::Cut);
    if (text->text.contains(QChar::ReplacementCharacter))
        reading.notes.append(ReadNote::SomeUnreadable);
    if (found.isGuessed)
        reading.notes.append(ReadNote::GuessedEncoding);
    reading.sections.append({.name = {}, .text = std::move(text->text)});
    return reading;
}

QString guessedText(const QByteArray &bytes)
{
    constexpr qint64 longestName = 4096;
    auto text = decoded(bytes, encodingOf(bytes).name, longestName);
    if (!text)
        return {};
    makeHarmless(text->text);
    text->text.remove(QChar::ByteOrderMark); // JSON would lose it, and the name be another
    return text->text.replace(u'\n', u'␊').replace(u'\t', u'␉');
}

} // namespace Hiwar
