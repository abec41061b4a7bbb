// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A highlighter that counts the lines it reads.
#pragma once

#include "ui/highlight/codelanguage.h"
#include "ui/highlight/colouredcode.h"

namespace Hiwar {

class CountingHighlighter : public Highlighter
{
public:
    CountingHighlighter(std::unique_ptr<Highlighter> highlighter, int &count)
        : m_highlighter(std::move(highlighter))
        , m_count(count)
    {
    }

    RoleSpans read(QStringView lines) override
    {
        m_count += int(lines.count(u'\n')) + 1;
        return m_highlighter->read(lines);
    }

    void returnTo(int lines) override { m_highlighter->returnTo(lines); }

private:
    const std::unique_ptr<Highlighter> m_highlighter;
    int &m_count;
};

/// `lines` counts the lines read; it must outlive the code.
inline std::unique_ptr<ColouredCode> countedCode(Highlighting &highlighting, const QString &fence,
                                                 int &lines)
{
    return std::make_unique<ColouredCode>(
        std::make_unique<CountingHighlighter>(highlighting.makeFor(*languageOf(fence)), lines));
}

} // namespace Hiwar
