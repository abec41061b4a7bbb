// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the words of a command line are gone through, whatever the command: options with or without
// "=", then the rest. Part of parseCommandLine(), used by nothing else. Pure.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace Hiwar {

/// The words of one command, taken from the front.
class CommandWords
{
public:
    explicit CommandWords(QStringList words)
        : m_words(std::move(words))
    {
    }

    [[nodiscard]] bool atEnd() const { return m_words.isEmpty(); }
    [[nodiscard]] const QString &first() const { return m_words.first(); }
    /// The next word is an option: "--x", "--x=y"; "-" alone and what follows "--" are not.
    [[nodiscard]] bool atOption() const
    {
        return !m_onlyText && !atEnd() && first().size() > 1 && first().startsWith(u'-');
    }

    QString takeOption()
    {
        const QString word = m_words.takeFirst();
        const qsizetype equals = word.startsWith(QLatin1StringView("--")) ? word.indexOf(u'=') : -1;
        if (equals < 0)
            return word;
        m_words.prepend(word.mid(equals + 1));
        m_attached = true;
        return word.left(equals);
    }

    /// The value of the option just taken.
    std::optional<QString> takeValue()
    {
        m_attached = false;
        return m_words.isEmpty() ? std::nullopt : std::optional(m_words.takeFirst());
    }

    /// "--json=yes" gives a value to an option that has none.
    [[nodiscard]] bool hasUnusedValue() const { return m_attached; }
    QString takeText() { return m_words.takeFirst(); }
    void onlyText() { m_onlyText = true; }

private:
    QStringList m_words;
    bool m_attached = false;
    bool m_onlyText = false;
};

/// What is wrong, in one line for stderr.
using CommandFault = std::optional<QString>;

[[nodiscard]] CommandFault unknownOption(const QString &option);
[[nodiscard]] CommandFault unexpectedWord(const QString &word);
[[nodiscard]] CommandFault takesNoValue(const QString &option);
/// The value of the option just taken. Not an empty one: in a script that is a variable without a
/// value, and what was meant is another thing than the option left out.
[[nodiscard]] CommandFault takeText(CommandWords &words, const QString &option, QString &into);
/// A word that names a file.
[[nodiscard]] CommandFault takeFile(const QString &word, QString &into);

/// Goes through the options of one command. `take` handles one and tells what is wrong with it;
/// `text` takes a word that is none.
template<typename Take, typename Text>
CommandFault readWords(CommandWords &words, Take take, Text text)
{
    while (!words.atEnd()) {
        if (words.first() == QLatin1StringView("--") && words.atOption()) {
            words.takeText();
            words.onlyText();
            continue;
        }
        if (!words.atOption()) {
            if (CommandFault fault = text(words.takeText()))
                return fault;
            continue;
        }
        const QString option = words.takeOption();
        if (CommandFault fault = take(option))
            return fault;
        if (words.hasUnusedValue())
            return takesNoValue(option);
    }
    return std::nullopt;
}

} // namespace Hiwar
