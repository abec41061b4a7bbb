// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/readingsection.h"

#include "ui/settings/checkrow.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/choicerow.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

ReadingSection::ReadingSection(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins({});
    addMessages();
    addChoice(u"Follow replies"_s, tr("Follow replies"),
              tr("Scroll along with the reply, as long as you are at the end."),
              &ReadingOptions::followReplies);
    addChoice(u"Question on top"_s, tr("Question on top"),
              tr("Keep my question at the top while the reply grows."),
              &ReadingOptions::pinQuestion);
    addChoice(u"Formulas between $ signs"_s, tr("Formulas between $ signs"),
              tr("Formulas between two $$ are always shown as such."),
              &ReadingOptions::dollarFormulas);
    addChoice(u"Show my messages as Markdown"_s, tr("Show my messages as Markdown"),
              tr("Otherwise they are shown as typed, and only code between ``` is set apart."),
              &ReadingOptions::ownMarkdown);
    addChoice(u"Wrap code"_s, tr("Wrap code"), tr("Long lines are broken instead of scrolled."),
              &ReadingOptions::wrapCode);
    addChoice(u"Line numbers"_s, tr("Line numbers"),
              tr("Beside code. They are not copied with it."), &ReadingOptions::lineNumbers);
    addChoice(u"Time of a message"_s, tr("Time of a message"), tr("Below each message."),
              &ReadingOptions::captionTime);
    addChoice(u"Tokens of a reply"_s, tr("Tokens of a reply"),
              tr("Below it, those of the question and of the answer."),
              &ReadingOptions::captionTokens);
    addChoice(u"Duration of a reply"_s, tr("Duration of a reply"),
              tr("Below it, from the request to the last word."), &ReadingOptions::captionTook);
    addSpoken();
    setOptions({});
}

void ReadingSection::addChoice(const QString &name, const QString &label,
                               const QString &explanation, bool ReadingOptions::*option)
{
    auto *row = new CheckRow(name, label, explanation, this);
    m_column->addWidget(row);
    m_choices.append({row, option});
    connect(row, &CheckRow::changed, this, &ReadingSection::choose);
}

ChoiceRow *ReadingSection::addBox(const QString &name, const QString &label,
                                  const QString &explanation)
{
    auto *row = new ChoiceRow(name, label, explanation, this);
    m_column->addWidget(row);
    connect(&row->box(), &QComboBox::activated, this, &ReadingSection::choose);
    return row;
}

void ReadingSection::addMessages()
{
    m_messages = addBox(u"Messages"_s, tr("Messages"), tr("How messages stand on the page"));
    ChoiceBox &box = m_messages->box();
    box.addItem(tr("Bubbles"), static_cast<int>(MessageStyle::Bubbles));
    box.addItem(tr("Plain"), static_cast<int>(MessageStyle::Plain));
}

void ReadingSection::addSpoken()
{
    m_spoken = addBox(u"Read aloud"_s, tr("Screen reader announces"),
                      tr("What a screen reader says of a reply by itself"));
    ChoiceBox &box = m_spoken->box();
    box.addItem(tr("Every sentence"), static_cast<int>(Announcements::Sentences));
    box.addItem(tr("When a reply is complete"), static_cast<int>(Announcements::Ends));
    box.addItem(tr("Nothing"), static_cast<int>(Announcements::None));
}

void ReadingSection::choose()
{
    for (const auto &[row, option] : m_choices)
        m_options.*option = row->isChecked();
    m_options.announcements = static_cast<Announcements>(m_spoken->box().currentData().toInt());
    m_options.messages = static_cast<MessageStyle>(m_messages->box().currentData().toInt());
    emit chosen(m_options);
}

void ReadingSection::setOptions(const ReadingOptions &options)
{
    m_options = options;
    for (const auto &[row, option] : m_choices)
        row->setChecked(options.*option);
    const auto show = [](ChoiceBox &box, auto value) {
        box.setCurrentIndex(box.findData(static_cast<int>(value)));
    };
    show(m_spoken->box(), options.announcements);
    show(m_messages->box(), options.messages);
}

void ReadingSection::setTheme(const Theme &theme)
{
    m_column->setSpacing(theme.px(Space::m));
    for (const auto &[row, option] : m_choices)
        row->setTheme(theme);
    m_messages->setTheme(theme);
    m_spoken->setTheme(theme);
}

} // namespace Hiwar
