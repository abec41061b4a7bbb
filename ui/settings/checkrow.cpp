// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/checkrow.h"

#include "ui/settings/checkline.h"
#include "ui/settings/inlinemessagelabel.h"

namespace Hiwar {

CheckRow::CheckRow(const QString &name, const QString &label, const QString &explanation,
                   QWidget *parent)
    : SettingRow(parent)
    , m_line(new CheckLine(name, this))
    , m_explanation(new InlineMessageLabel(this))
{
    m_line->setSentence(label);
    m_line->setProminent(true);
    m_line->setDescription(explanation);
    m_explanation->setIndented(true);
    m_explanation->setMessage({.tone = Tone::Plain, .text = explanation});
    add(m_line);
    add(m_explanation);
    setFocusProxy(m_line);
    connect(m_line, &CheckLine::changed, this, &CheckRow::changed);
}

void CheckRow::setChecked(bool checked)
{
    m_line->setChecked(checked);
}

bool CheckRow::isChecked() const
{
    return m_line->isChecked();
}

void CheckRow::setTheme(const Theme &theme)
{
    m_line->setTheme(theme);
    m_explanation->setTheme(theme);
}

} // namespace Hiwar
