// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the words of a command line are read, whatever the command: which options there are, and what
// stands behind them, is what the manual declares. Part of parseCommandLine(), used by nothing
// else. Pure.
#pragma once

#include "app/manual/commandmanual.h"

#include <functional>
#include <optional>

namespace Hiwar {

/// What is wrong, in one line for stderr.
using CommandFault = std::optional<QString>;
/// Takes what stands behind an option, if something does.
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

/// Goes through the words from the front; the first that is wrong is told.
[[nodiscard]] CommandFault readWords(const GivenWords &given, const QList<OptionTarget> &targets,
                                     const TakeWord &takeWord);

/// It was given.
[[nodiscard]] TakeValue flag(bool &into);
/// Not an empty one: in a script that is a variable without a value, and what was meant is another
/// thing than the option left out.
[[nodiscard]] TakeValue text(QString &into);
/// Any text. It may be empty: that is how a script says that there is none.
[[nodiscard]] TakeValue anyText(QString &into);
/// Its place among the declared choices.
[[nodiscard]] TakeValue choiceAt(const std::function<void(int)> &into);
/// The enumerators stand in the order of the choices.
template<typename Enum>
[[nodiscard]] TakeValue choice(Enum &into)
{
    return choiceAt([&into](int at) { into = Enum(at); });
}

[[nodiscard]] CommandFault unexpectedWord(const QString &word);
/// A word that names a file.
[[nodiscard]] CommandFault takeFile(const QString &word, QString &into);

} // namespace Hiwar
