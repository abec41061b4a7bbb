// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/changewords.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

using Kind = ComparedRun::Kind;

struct ChangeWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

constexpr qsizetype mostWords = 160; // letters of one change
constexpr qsizetype mostAround = 40; // … of what stands before or after it

/// On one line, and never a blank: a reader would say nothing.
QString spoken(QStringView text)
{
    const QString words = text.left(2 * mostWords).toString().simplified();
    if (words.isEmpty())
        return text.contains(u'\n') || text.contains(u'\r') ? ChangeWordsTr::tr("a line end")
                                                            : ChangeWordsTr::tr("blanks");
    return words.size() > mostWords || text.size() > 2 * mostWords ? words.left(mostWords) + u'…'
                                                                   : words;
}

QString runWords(const ShownComparison &comparison, const ComparedRun &run)
{
    const QString words = spoken(comparison.textOf(run));
    switch (run.kind) {
    case Kind::Equal:
        return words;
    case Kind::Removed:
        return ChangeWordsTr::tr("Removed: %1").arg(words);
    case Kind::Added:
        return ChangeWordsTr::tr("Added: %1").arg(words);
    case Kind::MovedAway:
        return ChangeWordsTr::tr("Moved to another place: %1").arg(words);
    case Kind::MovedHere:
        return ChangeWordsTr::tr("Moved from another place: %1").arg(words);
    }
    return words;
}

/// The last words, whole ones.
QString endOf(QStringView text)
{
    QString words = text.right(mostAround).toString();
    if (words.size() < text.size())
        words = words.sliced(words.indexOf(u' ') + 1);
    return words.simplified();
}

QString beginOf(QStringView text)
{
    QString words = text.left(mostAround).toString();
    if (const auto blank = words.lastIndexOf(u' '); words.size() < text.size() && blank > 0)
        words.truncate(blank);
    return words.simplified();
}

} // namespace

QString amountWords(const ShownComparison &comparison)
{
    if (comparison.isSame())
        return comparison.first.text == comparison.second.text
                   ? ChangeWordsTr::tr("The two are the same.")
                   : ChangeWordsTr::tr("The words of the two are the same.");
    QStringList parts;
    if (comparison.wordsAdded > 0)
        parts << (comparison.wordsAdded == 1
                      ? ChangeWordsTr::tr("1 word added")
                      : ChangeWordsTr::tr("%Ln words added", nullptr, comparison.wordsAdded));
    if (comparison.wordsRemoved > 0)
        parts << (comparison.wordsRemoved == 1
                      ? ChangeWordsTr::tr("1 word removed")
                      : ChangeWordsTr::tr("%Ln words removed", nullptr, comparison.wordsRemoved));
    if (comparison.passagesMoved > 0)
        parts << (comparison.passagesMoved == 1
                      ? ChangeWordsTr::tr("1 passage moved")
                      : ChangeWordsTr::tr("%Ln passages moved", nullptr, comparison.passagesMoved));
    return parts.isEmpty() ? ChangeWordsTr::tr("Only blanks and punctuation differ.")
                           : parts.join(ChangeWordsTr::tr(", "));
}

QString messageWords(const ComparedMessage &message)
{
    QStringList parts;
    if (message.version > 0)
        parts << ChangeWordsTr::tr("Version %1").arg(QLocale().toString(message.version));
    parts << message.model;
    const QDateTime local = message.time.toLocalTime();
    if (local.isValid())
        parts << QLocale().toString(local, QLocale::ShortFormat);
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString changeWords(const ShownComparison &comparison, const ComparedChange &change)
{
    QStringList parts;
    for (int i = change.first; i <= change.last; ++i)
        parts << runWords(comparison, comparison.runs.at(i));
    return parts.join(ChangeWordsTr::tr(". "));
}

QString changeWordsAround(const ShownComparison &comparison, const ComparedChange &change)
{
    const auto textAt = [&comparison](int run) {
        const ComparedRun at = comparison.runs.value(run);
        return run >= 0 && run < comparison.runs.size() && at.kind == Kind::Equal
                   ? comparison.textOf(at)
                   : QStringView();
    };
    QStringList parts{endOf(textAt(change.first - 1)), changeWords(comparison, change),
                      beginOf(textAt(change.last + 1))};
    parts.removeAll(QString());
    return parts.join(u" … "_s);
}

QString kindWords(Kind kind)
{
    switch (kind) {
    case Kind::Equal:
        return ChangeWordsTr::tr("Unchanged");
    case Kind::Removed:
        return ChangeWordsTr::tr("Removed");
    case Kind::Added:
        return ChangeWordsTr::tr("Added");
    case Kind::MovedAway:
        return ChangeWordsTr::tr("Moved to another place");
    case Kind::MovedHere:
        return ChangeWordsTr::tr("Moved from another place");
    }
    return {};
}

QString comparisonAsText(const ShownComparison &comparison)
{
    QString all;
    for (const ComparedRun &run : comparison.runs) {
        const QString text = comparison.textOf(run).toString();
        if (run.kind == Kind::Equal)
            all += text;
        else
            all += run.isOfSecond() ? u"{+"_s + text + u"+}"_s : u"[-"_s + text + u"-]"_s;
    }
    return all;
}

} // namespace Hiwar
