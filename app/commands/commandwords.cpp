// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandwords.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

/// The words of one command, taken from the front.
class CommandWords
{
public:
    explicit CommandWords(QStringList words)
        : m_words(std::move(words))
    {
    }

    [[nodiscard]] bool atEnd() const { return m_words.isEmpty(); }
    /// The next word is an option: "--x", "--x=y"; "-" alone and what follows "--" are not.
    [[nodiscard]] bool atOption() const
    {
        return !m_onlyText && !atEnd() && m_words.first().size() > 1 &&
               m_words.first().startsWith(u'-');
    }
    [[nodiscard]] bool atEndOfOptions() const { return atOption() && m_words.first() == "--"_L1; }

    QString takeOption()
    {
        const QString word = m_words.takeFirst();
        const qsizetype equals = word.startsWith("--"_L1) ? word.indexOf(u'=') : -1;
        if (equals < 0)
            return word;
        m_words.prepend(word.mid(equals + 1));
        m_attached = true;
        return word.left(equals);
    }

    /// The value of the option just taken, if its declaration has one.
    std::optional<QString> takeValue(const ManualOption &option)
    {
        const bool mayBeLeftOut = option.value.startsWith(u'[');
        if (option.value.isEmpty() || atEnd() || (mayBeLeftOut && atOption()))
            return std::nullopt;
        m_attached = false;
        return m_words.takeFirst();
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

CommandFault readOption(CommandWords &words, const ManualCommand &command,
                        const QList<OptionTarget> &targets)
{
    const QString name = words.takeOption();
    const QList<ManualOption> declared = command.options + command.unlisted;
    const auto option = std::ranges::find(declared, name, &ManualOption::name);
    const auto target = std::ranges::find(targets, name, &OptionTarget::option);
    if (option == declared.end() || target == targets.end())
        return tr("%1 is not an option here. See hiwar --help.").arg(name);
    if (CommandFault fault = target->take(*option, words.takeValue(*option)))
        return fault;
    if (words.hasUnusedValue())
        return tr("%1 takes no value.").arg(name);
    return std::nullopt;
}

} // namespace

CommandFault readWords(const GivenWords &given, const QList<OptionTarget> &targets,
                       const TakeWord &takeWord)
{
    CommandWords words(given.words);
    while (!words.atEnd()) {
        CommandFault fault;
        if (words.atEndOfOptions()) {
            words.takeText();
            words.onlyText();
        } else if (words.atOption()) {
            fault = readOption(words, given.command, targets);
        } else {
            fault = takeWord(words.takeText());
        }
        if (fault)
            return fault;
    }
    return std::nullopt;
}

TakeValue flag(bool &into)
{
    return [&into](const ManualOption &, const std::optional<QString> &) -> CommandFault {
        into = true;
        return std::nullopt;
    };
}

TakeValue text(QString &into)
{
    return [&into](const ManualOption &option, const std::optional<QString> &value) {
        CommandFault fault = anyText(into)(option, value);
        if (!fault && into.trimmed().isEmpty())
            fault = tr("The value of %1 is empty.").arg(option.name);
        return fault;
    };
}

TakeValue anyText(QString &into)
{
    return
        [&into](const ManualOption &option, const std::optional<QString> &value) -> CommandFault {
            if (!value)
                return tr("%1 needs a value.").arg(option.name);
            into = *value;
            return std::nullopt;
        };
}

TakeValue choiceAt(const std::function<void(int)> &into)
{
    return [into](const ManualOption &option, const std::optional<QString> &value) {
        QString name;
        CommandFault fault = text(name)(option, value);
        const qsizetype at = option.choices.indexOf(name);
        if (!fault && at < 0) {
            const QString others = option.choices.first(option.choices.size() - 1).join(u", "_s);
            fault = tr("%1 is %2 or %3.").arg(option.name, others, option.choices.constLast());
        }
        if (!fault)
            into(int(at));
        return fault;
    };
}

CommandFault unexpectedWord(const QString &word)
{
    return tr("%1 is one word too many. See hiwar --help.").arg(word);
}

CommandFault takeFile(const QString &word, QString &into)
{
    if (word.isEmpty())
        return tr("The name of the file is empty.");
    into = word;
    return std::nullopt;
}

} // namespace Hiwar
