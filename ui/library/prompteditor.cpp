// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/prompteditor.h"

#include "ui/request/growingedit.h"
#include "ui/settings/inlinemessagelabel.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int mostPromptName = 120;
constexpr int leastLines = 6;
constexpr int mostLines = 16;

} // namespace

PromptEditor::PromptEditor(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_folder(new QLineEdit(this))
    , m_content(new GrowingEdit(u"Prompt text"_s, tr("Text"), GrowingEdit::Kind::Prose, this))
    , m_about(new InlineMessageLabel(this))
{
    auto *column = new QVBoxLayout(this);
    const auto add = [&](QWidget *field, const QString &shownName) {
        auto *label = new QLabel(shownName, this);
        label->setBuddy(field);
        field->setAccessibleName(shownName);
        m_labels.append(label);
        column->addWidget(label);
        column->addWidget(field);
    };
    m_name->setObjectName(u"Prompt name"_s);
    m_name->setMaxLength(mostPromptName);
    m_folder->setObjectName(u"Prompt folder"_s);
    m_folder->setMaxLength(mostPromptName);
    m_content->setHeights(leastLines, mostLines);
    add(m_name, tr("Name"));
    add(m_folder, tr("Folder"));
    add(m_content, tr("Text"));
    m_about->setMessage(
        {.tone = Tone::Plain,
         .text = tr("{{date}}, {{time}}, {{clipboard}} and {{selection}} are filled in. Any other "
                    "name in double braces is asked for; {{name=text}} says what it is when "
                    "nothing is given.")});
    column->addWidget(m_about);
    setFocusProxy(m_name);
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString &name) { emit isSaveableChanged(!name.trimmed().isEmpty()); });
}

void PromptEditor::edit(const EditedPrompt &prompt)
{
    m_id = prompt.id;
    m_name->setText(prompt.name);
    m_folder->setText(prompt.folder);
    m_content->setPlainText(prompt.content);
    emit isSaveableChanged(!prompt.name.trimmed().isEmpty());
}

EditedPrompt PromptEditor::edited() const
{
    return {.id = m_id,
            .name = m_name->text().simplified(),
            .folder = m_folder->text().simplified(),
            .content = m_content->toPlainText()};
}

void PromptEditor::setTheme(const Theme &theme)
{
    layout()->setContentsMargins({});
    layout()->setSpacing(theme.px(Space::s));
    for (QLabel *label : std::as_const(m_labels))
        label->setFont(theme.captionFont());
    m_content->setTheme(theme);
    m_about->setTheme(theme);
}

} // namespace Hiwar
