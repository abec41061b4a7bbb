// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The variables of a prompt, and their values in its text. Pure; any thread.
//
//   {{date}} {{time}}    of now: 2026-11-23, 09:05
//   {{clipboard}}        the text that was copied
//   {{selection}}        the text that is selected in the conversation
//   {{name}}             any other name is asked for
//   {{name=default}}     the same, with what it is when nothing is given
//   \{{                  two braces that begin no variable
//
// A name is a line without braces and "=", as it is typed; blanks around it do not count. What is
// inserted is never read for variables again.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QStringList>

namespace Hiwar {

struct PromptVariable
{
    QString name;
    QString fallback; ///< when nothing is given; may be empty

    bool operator==(const PromptVariable &) const = default;
};

/// What the variables that nobody is asked for stand for.
struct PromptSurroundings
{
    QDateTime now; ///< local time
    QString clipboard;
    QString selection;
};

/// Longer ones, in UTF-16 units, are no names.
inline constexpr qsizetype mostVariableName = 64;
/// More values than this are not asked for; further names stay as they are.
inline constexpr qsizetype mostVariables = 50;

/// Those that are asked for, each once, in their order; the first default counts.
[[nodiscard]] QList<PromptVariable> variablesOf(const QString &text);
/// All of them, each once, also those that nobody is asked for.
[[nodiscard]] QStringList variableNames(const QString &text);
/// `values` by name; one that is missing or empty is its default.
[[nodiscard]] QString fillPrompt(const QString &text, const QHash<QString, QString> &values,
                                 const PromptSurroundings &with);

} // namespace Hiwar
