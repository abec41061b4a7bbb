// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the styles of an OpenDocument say about its texts and lists.
#pragma once

#include "app/reader/office/inlinetext.h"

#include <QHash>
#include <QSet>

namespace Hiwar {

class XmlReader;

class OpenStyles
{
public:
    /// All styles of a part; the reader is at its first element, and stays before its body.
    void readPart(const QByteArray &bytes, int depth);
    /// The contents of office:styles and office:automatic-styles.
    void read(XmlReader &xml);

    /// `base` with what the style adds.
    [[nodiscard]] InlineStyle merged(InlineStyle base, const QString &style) const;
    [[nodiscard]] bool isHidden(const QString &style) const { return m_hidden.contains(style); }
    /// `level` from 0.
    [[nodiscard]] bool isNumbered(const QString &listStyle, int level) const;

private:
    void readStyle(XmlReader &xml);
    void readListStyle(XmlReader &xml);

    QHash<QString, InlineStyle> m_texts;
    QSet<QString> m_hidden;
    QHash<QString, QSet<int>> m_numbered; ///< levels
};

} // namespace Hiwar
