// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/picturetext.h"

#include "net/wire/pictureof.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr auto prefix = "data:image/"_L1;
constexpr qsizetype longestAlt = 300;
constexpr qsizetype longestHead = 100; // "data:image/png;base64"

bool isEncodingLetter(QChar c)
{
    return (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') ||
           c == u'+' || c == u'/' || c == u'=' || c == u'-' || c == u'_';
}

} // namespace

QString PictureText::pass(const QString &piece)
{
    if (m_state == State::Text && !piece.contains(u'!'))
        return piece; // nearly every one
    take(piece);
    return std::exchange(m_out, {});
}

void PictureText::take(QStringView text)
{
    while (!text.isEmpty()) {
        qsizetype taken = 1;
        if (m_state == State::Text) {
            const qsizetype mark = text.indexOf(u'!');
            taken = mark < 0 ? text.size() : mark;
            m_out += text.first(taken);
            if (mark >= 0)
                begin(text.at(taken++));
        } else if (m_state == State::Digits) {
            taken = takeDigits(text);
        } else {
            takeOne(text.front());
        }
        text = text.sliced(taken);
    }
}

qsizetype PictureText::takeDigits(QStringView text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), isEncodingLetter);
    const qsizetype count = end - text.begin();
    const qsizetype room = mostDigits - m_digits.size();
    m_isTooLong |= count > room;
    m_digits += text.first(std::min(count, room)).toLatin1();
    if (count == text.size())
        return count;
    m_state = State::End;
    return count; // takeOne() gets what ends them
}

void PictureText::begin(QChar c)
{
    m_state = State::Mark;
    m_held = c;
    m_after.clear();
    m_digits.clear();
    m_isTooLong = false;
}

/// It is no picture: text as any other.
void PictureText::release()
{
    m_out += std::exchange(m_held, {}) + QString::fromLatin1(std::exchange(m_digits, {})) +
             std::exchange(m_after, {});
    m_state = State::Text;
}

void PictureText::takeOne(QChar c)
{
    if (m_state == State::End) {
        endPicture(c);
        return;
    }
    const bool opens = m_held.endsWith(u'!') && c == u'[';
    if (m_state == State::Mark && opens) {
        m_held += c;
        m_state = State::Alt;
    } else if (m_state == State::Alt && opens) { // another begins within
        m_held.chop(1);
        release();
        begin(u'!');
        m_held += c;
        m_state = State::Alt;
    } else if (m_state == State::Alt && c == u']') {
        m_held += c;
        m_state = State::AltEnd;
    } else if (m_state == State::Alt && c != u'\n' && m_held.size() < longestAlt) {
        m_held += c;
    } else if (m_state == State::AltEnd && c == u'(') {
        m_held += c;
        m_begin = m_held.size();
        m_state = State::Address;
    } else if (m_state == State::Address) {
        takeAddress(c);
    } else {
        release();
        take(QStringView(&c, 1));
    }
}

void PictureText::takeAddress(QChar c)
{
    const bool isAngle = c == u'<' && m_held.size() == m_begin;
    m_held += c;
    if (isAngle) {
        ++m_begin;
        return;
    }
    const QStringView address = QStringView(m_held).sliced(m_begin);
    const qsizetype known = std::min(address.size(), prefix.size());
    const bool mayBe =
        address.first(known).compare(prefix.first(known), Qt::CaseInsensitive) == 0 &&
        address.size() <= longestHead && (c.isLetterOrNumber() || u":/+.;=,-"_s.contains(c));
    if (mayBe && c != u',')
        return;
    if (mayBe && address.chopped(1).endsWith(";base64"_L1, Qt::CaseInsensitive)) {
        m_state = State::Digits;
        return;
    }
    m_held.chop(1);
    release();
    take(QStringView(&c, 1));
}

void PictureText::endPicture(QChar c)
{
    m_after += c;
    if (c != u')') {
        const bool mayEnd = c != u'\n' && m_after.size() <= longestAlt &&
                            (m_after.startsWith(u' ') || m_after.startsWith(u'>'));
        if (mayEnd)
            return;
        m_after.chop(1);
        release();
        take(QStringView(&c, 1));
        return;
    }
    const QString said = QStringView(m_held).sliced(m_begin + 5).toString();
    ReplyPicture picture = m_isTooLong ? ReplyPicture() : pictureOf(m_digits, said);
    if (!m_isTooLong && pictureType(picture.bytes).isEmpty()) {
        release(); // an example in a text
        return;
    }
    picture.name = m_held.sliced(2, m_held.indexOf(u']') - 2).simplified();
    m_pictures.append(picture);
    m_held.clear();
    m_digits.clear();
    m_after.clear();
    m_state = State::Text;
}

QString PictureText::rest()
{
    constexpr qsizetype few = 64; // of digits: not yet a picture
    const bool isPicture = (m_state == State::Digits || m_state == State::End) &&
                           (m_isTooLong || m_digits.size() > few);
    if (isPicture) {
        m_pictures.append(ReplyPicture());
        m_held.clear();
        m_digits.clear();
        m_after.clear();
        m_state = State::Text;
    } else {
        release();
    }
    return std::exchange(m_out, {});
}

QList<ReplyPicture> PictureText::takePictures()
{
    return std::exchange(m_pictures, {});
}

} // namespace Hiwar
