// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/promptvariables.h"

#include <algorithm>
#include <functional>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

const QString opening = u"{{"_s;
const QString closing = u"}}"_s;

bool isKnown(const QString &name)
{
    return name == "date"_L1 || name == "time"_L1 || name == "clipboard"_L1 ||
           name == "selection"_L1;
}

QString known(const QString &name, const PromptSurroundings &with)
{
    if (name == "date"_L1)
        return with.now.toString(u"yyyy-MM-dd"_s);
    if (name == "time"_L1)
        return with.now.toString(u"HH:mm"_s);
    return name == "clipboard"_L1 ? with.clipboard : with.selection;
}

/// nullopt: what is between the braces is no variable.
std::optional<PromptVariable> variableIn(QStringView inside)
{
    if (inside.contains(u'\n') || inside.contains(u'{') || inside.contains(u'}'))
        return {};
    const qsizetype equals = inside.indexOf(u'=');
    const QString name = (equals < 0 ? inside : inside.first(equals)).trimmed().toString();
    if (name.isEmpty() || name.size() > mostVariableName)
        return {};
    return PromptVariable{
        .name = name, .fallback = equals < 0 ? QString() : inside.sliced(equals + 1).toString()};
}

using Insert = std::function<QString(const PromptVariable &)>;

/// The text with what `insert` returns for each variable.
QString replaced(const QString &text, const Insert &insert)
{
    QString filled;
    qsizetype at = 0;
    while (true) {
        const qsizetype open = text.indexOf(opening, at);
        if (open < 0)
            break;
        if (open > 0 && text.at(open - 1) == u'\\' && open > at) {
            filled += QStringView(text).mid(at, open - 1 - at);
            filled += opening;
            at = open + opening.size();
            continue;
        }
        filled += QStringView(text).mid(at, open - at);
        const qsizetype inside = open + opening.size();
        const qsizetype close = text.indexOf(closing, inside);
        const auto variable =
            close < 0 ? std::nullopt : variableIn(QStringView(text).mid(inside, close - inside));
        if (variable) {
            filled += insert(*variable);
            at = close + closing.size();
        } else { // one brace further: "{{{name}}}" has a variable within braces
            filled += text.at(open);
            at = open + 1;
        }
    }
    return filled.append(QStringView(text).mid(at));
}

} // namespace

QList<PromptVariable> variablesOf(const QString &text)
{
    QList<PromptVariable> all;
    (void)replaced(text, [&all](const PromptVariable &variable) {
        const auto same = [&variable](const PromptVariable &other) {
            return other.name == variable.name;
        };
        const auto found = std::find_if(all.begin(), all.end(), same);
        if (isKnown(variable.name))
            return QString();
        if (found == all.end() && all.size() < mostVariables)
            all.append(variable);
        else if (found != all.end() && found->fallback.isEmpty())
            found->fallback = variable.fallback;
        return QString();
    });
    return all;
}

QStringList variableNames(const QString &text)
{
    QStringList names;
    (void)replaced(text, [&names](const PromptVariable &variable) {
        names << variable.name;
        return QString();
    });
    names.removeDuplicates();
    return names;
}

QString fillPrompt(const QString &text, const QHash<QString, QString> &values,
                   const PromptSurroundings &with)
{
    const QList<PromptVariable> asked = variablesOf(text);
    return replaced(text, [&](const PromptVariable &variable) {
        const auto own = std::find_if(asked.begin(), asked.end(), [&](const PromptVariable &each) {
            return each.name == variable.name;
        });
        const QString value =
            isKnown(variable.name) ? known(variable.name, with) : values.value(variable.name);
        if (!value.isEmpty())
            return value;
        if (isKnown(variable.name))
            return variable.fallback;
        return own == asked.end() ? opening + variable.name + closing : own->fallback;
    });
}

} // namespace Hiwar
