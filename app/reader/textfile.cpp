// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/textfile.h"

#include "app/reader/plainencodings.h"

#include <QStringDecoder>

#ifdef HIWAR_UCHARDET
#include <uchardet/uchardet.h>
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

#ifdef HIWAR_UCHARDET
struct Renamed
{
    QByteArrayView found;
    const char *name;
};

/// What uchardet finds, as Qt's converters name it, or a larger set of the same characters.
constexpr std::array renamed{
    Renamed{"BIG5", "Big5"},
    Renamed{"SHIFT_JIS", "Shift_JIS"},
    Renamed{"UHC", "windows-949"},
    Renamed{"ISO-8859-1", "windows-1252"},
    Renamed{"ISO-8859-16", "ISO-8859-2"}, // not in ICU; Romanian's letters have the same places
};

/// Windows' sets have letters and quotes where those of ISO have only control characters.
constexpr std::array windowsSets{
    Renamed{"ISO-8859-2", "windows-1250"},  Renamed{"ISO-8859-7", "windows-1253"},
    Renamed{"ISO-8859-8", "windows-1255"},  Renamed{"ISO-8859-9", "windows-1254"},
    Renamed{"ISO-8859-13", "windows-1257"}, Renamed{"ISO-8859-15", "windows-1252"},
};

template<typename Table>
QByteArray nameIn(const Table &table, const QByteArray &found)
{
    const auto one = std::find_if(table.begin(), table.end(),
                                  [&found](const Renamed &each) { return each.found == found; });
    return one == table.end() ? found : QByteArray(one->name);
}

QByteArray guessed(QByteArrayView bytes)
{
    constexpr qsizetype enough = 256 * 1024;
    const QByteArrayView front = bytes.first(std::min(bytes.size(), enough));
    const std::unique_ptr<uchardet, void (*)(uchardet_t)> detector(uchardet_new(), uchardet_delete);
    uchardet_handle_data(detector.get(), front.data(), std::size_t(front.size()));
    uchardet_data_end(detector.get());
    QByteArray name = nameIn(renamed, uchardet_get_charset(detector.get()));
    if (std::any_of(front.begin(), front.end(), [](char c) { return (uchar(c) & 0xe0U) == 0x80U; }))
        name = nameIn(windowsSets, name);
    if (name.startsWith("WINDOWS-"))
        name = name.toLower();
    // UTF-8 it is not, or else it had no doubt.
    return name.startsWith("UTF-") || !QStringDecoder(name.constData()).isValid() ? "windows-1252"
                                                                                  : name;
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

/// In Unicode's encodings, half a character at the end. Qt's converters wait for the other half.
bool endsWithHalf(QByteArrayView bytes, const QByteArray &encoding)
{
    if (!encoding.startsWith("UTF-"))
        return false;
    constexpr qsizetype longest = 4;
    QStringDecoder decoder(encoding.constData(), QStringDecoder::Flag::Stateless);
    const QString end =
        decoder.decode(bytes.last(std::min(bytes.size(), longest + bytes.size() % longest)));
    return end.endsWith(QChar::ReplacementCharacter);
}

/// nullopt: nothing here knows the encoding. Bytes that are none of its characters become U+FFFD.
std::optional<Decoded> decoded(QByteArrayView bytes, const QByteArray &encoding, qint64 most)
{
    Decoded result;
    QStringDecoder decoder(encoding.constData());
    if (!decoder.isValid()) { // Qt knows most of them by ICU, which it has on Linux only
        auto text = plainDecoded(bytes, encoding);
        if (!text)
            return std::nullopt;
        result.text = *std::move(text);
        cut(result, most);
        return result;
    }
    constexpr qsizetype piece = 64 * 1024;
    for (qsizetype at = 0; at < bytes.size() && result.text.size() <= most; at += piece)
        result.text += decoder.decode(bytes.sliced(at, std::min(piece, bytes.size() - at)));
    if (endsWithHalf(bytes, encoding) && !result.text.endsWith(QChar::ReplacementCharacter))
        result.text += QChar::ReplacementCharacter;
    cut(result, most);
    result.text.squeeze(); // it grew by doubling
    return result;
}

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
