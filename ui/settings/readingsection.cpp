// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/readingsection.h"

#include "ui/settings/choicebox.h"
#include "ui/settings/inlinemessagelabel.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace Hiwar {

ReadingSection::ReadingSection(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_title(new QLabel(tr("Reading"), this))
{
    m_column->addWidget(m_title);
    addMessages();
    addChoice(u"Follow replies"_s, tr("Follow replies"),
              tr("While the end is in view. Otherwise the text never moves by itself."),
              &ReadingOptions::followReplies);
    addChoice(u"Question on top"_s, tr("Question on top"),
              tr("A question you send goes to the top and stays there while the reply grows below "
                 "it."),
              &ReadingOptions::pinQuestion);
    addChoice(u"Formulas between $ signs"_s, tr("Formulas between $ signs"),
              tr("Formulas between two $$ are always shown as such."),
              &ReadingOptions::dollarFormulas);
    addChoice(u"Show my messages as Markdown"_s, tr("Show my messages as Markdown"),
              tr("Otherwise they stand as you typed them, and only code between ``` is set apart."),
              &ReadingOptions::ownMarkdown);
    addChoice(u"Wrap code"_s, tr("Wrap code"), tr("Long lines are broken instead of scrolled."),
              &ReadingOptions::wrapCode);
    addSpoken();
    setOptions({});
}

QCheckBox *ReadingSection::addChoice(const QString &name, const QString &label,
                                     const QString &explanation, bool ReadingOptions::*option)
{
    auto *box = new QCheckBox(label, this);
    box->setObjectName(name);
    box->setAccessibleDescription(explanation);
    auto *words = new InlineMessageLabel(this);
    words->setIndented(true);
    words->setMessage({.tone = Tone::Plain, .text = explanation});
    auto *pair = new QVBoxLayout;
    pair->setSpacing(0);
    pair->addWidget(box);
    pair->addWidget(words);
    m_column->addLayout(pair);
    m_choices.append({box, option});
    m_explanations.append(words);
    connect(box, &QCheckBox::toggled, this, &ReadingSection::choose);
    return box;
}

ChoiceBox *ReadingSection::addBox(const QString &name, const QString &label)
{
    auto *box = new ChoiceBox(name, label, this);
    auto *words = new QLabel(label, this);
    words->setBuddy(box);
    auto *row = new QHBoxLayout;
    row->addWidget(words);
    row->addWidget(box, 1);
    m_column->addLayout(row);
    connect(box, &QComboBox::activated, this, &ReadingSection::choose);
    return box;
}

void ReadingSection::addMessages()
{
    m_messages = addBox(u"Messages"_s, tr("Messages"));
    m_messages->addItem(tr("Bubbles"), static_cast<int>(MessageStyle::Bubbles));
    m_messages->addItem(tr("Plain"), static_cast<int>(MessageStyle::Plain));
}

void ReadingSection::addSpoken()
{
    m_spoken = addBox(u"Read aloud"_s, tr("Read aloud"));
    m_spoken->setAccessibleDescription(tr("What a screen reader says of a reply by itself"));
    m_spoken->addItem(tr("Each sentence of a reply"), static_cast<int>(Announcements::Sentences));
    m_spoken->addItem(tr("That a reply is there"), static_cast<int>(Announcements::Ends));
    m_spoken->addItem(tr("Nothing by itself"), static_cast<int>(Announcements::None));
}

void ReadingSection::choose()
{
    for (const auto &[box, option] : m_choices)
        m_options.*option = box->isChecked();
    m_options.announcements = static_cast<Announcements>(m_spoken->currentData().toInt());
    m_options.messages = static_cast<MessageStyle>(m_messages->currentData().toInt());
    emit chosen(m_options);
}

void ReadingSection::setOptions(const ReadingOptions &options)
{
    m_options = options;
    for (const auto &[box, option] : m_choices) {
        const QSignalBlocker quiet(box);
        box->setChecked(options.*option);
    }
    m_spoken->setCurrentIndex(m_spoken->findData(static_cast<int>(options.announcements)));
    m_messages->setCurrentIndex(m_messages->findData(static_cast<int>(options.messages)));
}

void ReadingSection::setTheme(const Theme &theme)
{
    m_column->setContentsMargins(0, theme.px(Space::l), 0, 0);
    m_column->setSpacing(theme.px(Space::s));
    m_title->setFont(theme.headingFont(3));
    for (InlineMessageLabel *words : m_explanations)
        words->setTheme(theme);
}

} // namespace Hiwar
