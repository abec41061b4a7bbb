// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text that md4c reads, prepared for it, and the conversion of what md4c returns: without the
// padding of delimiter rows, with entities decoded, formulas and footnote marks as in the source.
// Part of parseMarkdown(), used by nothing else. Any thread.
#pragma once

#include "ui/markdown/maskedtext.h"
#include "ui/markdown/md4csource.h"

#include <md4c.h>

namespace Hiwar {

class ReadText
{
public:
    ReadText(const MaskedText &mask, const QString &masked)
        : m_mask(mask)
        , m_source(masked)
    {
    }

    [[nodiscard]] const QByteArray &utf8() const { return m_source.text(); }
    [[nodiscard]] const MaskedText &mask() const { return m_mask; }
    /// True if it points into utf8(), which does not move.
    [[nodiscard]] bool holds(const MD_CHAR *text) const;
    /// Still contains the replacements of formulas.
    [[nodiscard]] QString maskedAt(const MD_CHAR *text, MD_SIZE size) const;
    [[nodiscard]] QString textAt(const MD_CHAR *text, MD_SIZE size) const
    {
        return m_mask.original(maskedAt(text, size));
    }
    [[nodiscard]] QString attribute(const MD_ATTRIBUTE &attribute) const;

private:
    const MaskedText &m_mask;
    const Md4cSource m_source;
};

} // namespace Hiwar
