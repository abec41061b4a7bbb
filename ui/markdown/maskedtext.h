// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Markdown text in which a few noncharacters stand for each formula and footnote mark, so that
// md4c passes them on like a word, and gives them back wherever it puts them: as marks in words, as
// they were written in code and addresses. cleanText() keeps these noncharacters out of all
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
    /// A part of masked() as it was written.
    [[nodiscard]] QString original(const QString &part) const;
    /// The same, told piece by piece.
    void tell(const QString &part, const std::function<void(const QString &)> &words,
              const std::function<void(const SourceMark &)> &mark) const;

private:
    const QString m_text;
    const SourceMarks m_found;
    QString m_masked;
};

/// A word for md4c of which nothing is shown.
[[nodiscard]] QString hiddenWord();
/// Stands for something here, and so must not come from outside.
[[nodiscard]] bool isMask(char32_t c);

} // namespace Hiwar
