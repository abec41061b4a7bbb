// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/statement.h"

#include "ui/settings/inlinemessagelabel.h"

namespace Hiwar {

Statement::Statement(const QString &words, QWidget *parent)
    : SettingRow(parent)
    , m_words(new InlineMessageLabel(this))
{
    m_words->setProminent(true);
    add(m_words);
    setWords(words);
}

void Statement::setWords(const QString &words)
{
    m_words->setMessage({.tone = Tone::Plain, .text = words});
}

void Statement::setTheme(const Theme &theme)
{
    m_words->setTheme(theme);
}

} // namespace Hiwar
