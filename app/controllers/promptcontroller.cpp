// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/promptcontroller.h"

#include "app/library/library.h"
#include "app/library/librarysearch.h"
#include "app/library/promptvariables.h"
#include "ui/composer/composer.h"
#include "ui/composer/promptpicker.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace Hiwar {

PromptController::PromptController(const Views &views, Library &library,
                                   std::function<QDateTime()> clock, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_library(library)
    , m_clock(std::move(clock))
{
    const PromptPicker *picker = &views.composer.prompts();
    connect(picker, &PromptPicker::wanted, this, [this](const QString &typed) {
        m_library.whenLoaded(this, [this, typed] { offer(typed); });
    });
    connect(picker, &PromptPicker::chosen, this, [this](const QString &id) {
        if (const Prompt *prompt = m_library.prompt(id))
            use(*prompt);
    });
    connect(picker, &PromptPicker::filled, this, &PromptController::fill);
}

void PromptController::offer(const QString &typed)
{
    QList<ShownPrompt> shown;
    const QList<Prompt> found = matching(m_library.prompts(), typed);
    for (const Prompt &prompt : found) {
        if (shown.size() == PromptPicker::mostPrompts)
            break;
        shown.append({.id = prompt.id,
                      .name = prompt.name,
                      .folder = prompt.folder,
                      .content = prompt.content});
    }
    m_views.composer.prompts().setPrompts(shown);
}

void PromptController::use(const Prompt &prompt)
{
    m_prompt = prompt;
    QList<AskedValue> asked;
    const QList<PromptVariable> variables = variablesOf(prompt.content);
    for (const PromptVariable &variable : variables)
        asked.append({.name = variable.name, .fallback = variable.fallback});
    if (asked.isEmpty())
        fill({});
    else
        m_views.composer.prompts().ask(prompt.name, asked);
}

void PromptController::fill(const QHash<QString, QString> &values)
{
    PromptSurroundings with{.now = m_clock().toLocalTime(),
                            .clipboard = {},
                            .selection = m_views.conversation.selectedText()};
    if (variableNames(m_prompt.content).contains("clipboard"_L1)) // it may be another program's
        with.clipboard = QGuiApplication::clipboard()->text();
    m_views.composer.prompts().insert(fillPrompt(m_prompt.content, values, with));
}

} // namespace Hiwar
