// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Takes the pictures out of a text that comes in pieces: "![a cat](data:image/png;base64,…)". Rule:
// the result does not depend on how the text was cut; what only looks like a picture stays as it
// is, and only a possible beginning of one is held back. A picture in HTML stays text.
// Not thread-safe; one instance for each text.
#pragma once

#include "net/values/replypicture.h"

#include <QList>

namespace Hiwar {

class PictureText
{
public:
    /// Base64 digits of one picture; the rest is dropped, and the picture left out. As much as an
    /// event can hold.
    static constexpr qsizetype mostDigits = 16 * 1024 * 1024;

    /// Returns the text without pictures, as far as it is certain.
    [[nodiscard]] QString pass(const QString &piece);
    /// Nothing follows: returns what was held back. A picture without its end is left out.
    [[nodiscard]] QString rest();
    /// Those that have come since the last call.
    [[nodiscard]] QList<ReplyPicture> takePictures();

private:
    enum class State : quint8 {
        Text,
        Mark,    ///< "!"
        Alt,     ///< "![…"
        AltEnd,  ///< "![…]"
        Address, ///< "![…](…": may become a picture's
        Digits,
        End, ///< after the digits: a title may come before the ")"
    };

    void take(QStringView text);
    [[nodiscard]] qsizetype takeDigits(QStringView text);
    void takeOne(QChar c);
    void takeAddress(QChar c);
    void endPicture(QChar c);
    void release();
    void begin(QChar c);

    State m_state = State::Text;
    QString m_out;
    QString m_held;        ///< from the "!" on, without the digits
    qsizetype m_begin = 0; ///< of the address, or of what follows the digits, in m_held
    QByteArray m_digits;
    QString m_after; ///< what was held behind the digits
    bool m_isTooLong = false;
    QList<ReplyPicture> m_pictures;
};

} // namespace Hiwar
