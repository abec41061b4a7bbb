// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Markdown text in which a few noncharacters replace each formula and footnote mark, so that md4c
// passes them through like a word. Wherever md4c puts them, they are converted back: to marks in
// words, to their source in code and addresses. cleanText() removes these noncharacters from all
// content. Pure, any thread.
#pragma once

#include "ui/markdown/sourcemarks.h"

#include <functional>

namespace Hiwar {

class MaskedText
{
public:
    MaskedText(const QString &text, SourceMarks marks);

    [[nodiscard]] const QString &masked() const { return m_masked; }
    [[nodiscard]] const SourceMarks &found() const { return m_found; }
    /// The source of a part of masked().
    [[nodiscard]] QString original(const QString &part) const;
    /// The same, passed to the two functions piece by piece.
    void tell(const QString &part, const std::function<void(const QString &)> &words,
              const std::function<void(const SourceMark &)> &mark) const;

private:
    const QString m_text;
    const SourceMarks m_found;
    QString m_masked;
};

/// A word for md4c that shows nothing.
[[nodiscard]] QString hiddenWord();
/// Has a special meaning here, so it must not come from outside.
[[nodiscard]] bool isMask(char32_t c);

} // namespace Hiwar
