// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/languagesection.h"

#include "ui/settings/choicebox.h"
#include "ui/settings/inlinemessagelabel.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

LanguageSection::LanguageSection(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(tr("Language of the window"), this))
    , m_box(new ChoiceBox(u"Language"_s, tr("Language"), this))
    , m_message(new InlineMessageLabel(this))
{
    setFocusProxy(m_box);
    m_title->setBuddy(m_box);
    m_message->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_title);
    column->addWidget(m_box);
    column->addWidget(m_message);
    connect(m_box, &QComboBox::activated, this,
            [this] { emit chosen(m_box->currentData().toString()); });
}

void LanguageSection::setLanguages(const QList<LanguageName> &languages, const QString &chosen)
{
    m_box->clear();
    m_box->addItem(tr("As the system"), QString());
    for (const LanguageName &language : languages)
        m_box->addItem(language.name, language.code);
    // A language that this Hiwar does not have means the system's, too.
    m_box->setCurrentIndex(std::max(0, m_box->findData(chosen)));
}

void LanguageSection::setWaiting(bool waits)
{
    m_message->setMessage(
        {.tone = Tone::Plain,
         .text = tr("Hiwar is busy. The language changes after a restart, or when you "
                    "choose it again later.")});
    m_message->setVisible(waits);
}

void LanguageSection::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::xs));
    m_title->setFont(theme.captionFont());
    m_message->setTheme(theme);
}

} // namespace Hiwar
