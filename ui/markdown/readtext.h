// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text that md4c reads, made ready for it, and the way back from what it tells: without the
// padding of delimiter rows, entities decoded, formulas and footnote marks as they were written.
// Part of parseMarkdown(), used by nothing else. Any thread.
#pragma once

#include "ui/markdown/md4csource.h"
#include "ui/markdown/veiledtext.h"

#include <md4c.h>

namespace Hiwar {

class ReadText
{
public:
    ReadText(const VeiledText &veil, const QString &veiled)
        : m_veil(veil)
        , m_source(veiled)
    {
    }

    [[nodiscard]] const QByteArray &utf8() const { return m_source.text(); }
    [[nodiscard]] const VeiledText &veil() const { return m_veil; }
    /// It points into utf8(), which stays.
    [[nodiscard]] bool holds(const MD_CHAR *text) const;
    /// With what stands for formulas still in it.
    [[nodiscard]] QString veiledAt(const MD_CHAR *text, MD_SIZE size) const;
    [[nodiscard]] QString textAt(const MD_CHAR *text, MD_SIZE size) const
    {
        return m_veil.original(veiledAt(text, size));
    }
    [[nodiscard]] QString attribute(const MD_ATTRIBUTE &attribute) const;

private:
    const VeiledText &m_veil;
    const Md4cSource m_source;
};

} // namespace Hiwar
