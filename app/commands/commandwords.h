// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the words of any command: the manual declares the options and their values. Part of
// parseCommandLine(), used by nothing else. Pure.
#pragma once

#include "app/manual/commandmanual.h"

#include <functional>
#include <optional>

namespace Hiwar {

/// The error, in one line for stderr.
using CommandFault = std::optional<QString>;
/// Takes the value of an option, if there is one.
using TakeValue = std::function<CommandFault(const ManualOption &, const std::optional<QString> &)>;
/// Takes a word that is no option.
using TakeWord = std::function<CommandFault(const QString &)>;

/// Where the value of one declared option goes.
struct OptionTarget
{
    QLatin1StringView option;
    TakeValue take;
};

struct GivenWords
{
    const ManualCommand &command;
    QStringList words; ///< without the command's name
};

/// Reads the words from the front; returns the first error.
[[nodiscard]] CommandFault readWords(const GivenWords &given, const QList<OptionTarget> &targets,
                                     const TakeWord &takeWord);

/// Sets `into` to true.
[[nodiscard]] TakeValue flag(bool &into);
/// Rejects an empty text: in a script it is a variable without a value, which is not the same as a
/// missing option.
[[nodiscard]] TakeValue text(QString &into);
/// Takes any text, also an empty one, with which a script says that there is none.
[[nodiscard]] TakeValue anyText(QString &into);
/// Passes the index of the value among the declared choices.
[[nodiscard]] TakeValue choiceAt(const std::function<void(int)> &into);
/// The enumerators must be in the order of the choices.
template<typename Enum>
[[nodiscard]] TakeValue choice(Enum &into)
{
    return choiceAt([&into](int at) { into = Enum(at); });
}

[[nodiscard]] CommandFault unexpectedWord(const QString &word);
/// Takes the name of a file.
[[nodiscard]] CommandFault takeFile(const QString &word, QString &into);

} // namespace Hiwar
