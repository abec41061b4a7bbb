// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/dictionaryfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSet>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString languageOnly(const QString &code)
{
    return code.section(u'_', 0, 0);
}

/// In the order in which a dictionary is chosen for the language "de_AT".
QStringList namesFor(const QString &language)
{
    const QString alone = languageOnly(language);
    return {language, alone, QLocale(alone).name()};
}

const DictionaryFile *dictionaryFor(const QList<DictionaryFile> &found, const QString &language)
{
    const QStringList names = namesFor(language);
    for (const QString &name : names) {
        for (const DictionaryFile &each : found) {
            if (each.names.contains(name))
                return &each;
        }
    }
    const auto similar =
        std::find_if(found.begin(), found.end(), [&language](const DictionaryFile &each) {
            return languageOnly(each.language) == languageOnly(language);
        });
    return similar == found.end() ? nullptr : &*similar;
}

/// QLocale knows hundreds; these have dictionaries.
constexpr std::array<std::pair<QLocale::Script, QChar::Script>, 17> writtenIn{{
    {QLocale::ArabicScript, QChar::Script_Arabic},
    {QLocale::CyrillicScript, QChar::Script_Cyrillic},
    {QLocale::GreekScript, QChar::Script_Greek},
    {QLocale::HebrewScript, QChar::Script_Hebrew},
    {QLocale::ArmenianScript, QChar::Script_Armenian},
    {QLocale::GeorgianScript, QChar::Script_Georgian},
    {QLocale::DevanagariScript, QChar::Script_Devanagari},
    {QLocale::BanglaScript, QChar::Script_Bengali},
    {QLocale::GujaratiScript, QChar::Script_Gujarati},
    {QLocale::GurmukhiScript, QChar::Script_Gurmukhi},
    {QLocale::TamilScript, QChar::Script_Tamil},
    {QLocale::TeluguScript, QChar::Script_Telugu},
    {QLocale::KannadaScript, QChar::Script_Kannada},
    {QLocale::MalayalamScript, QChar::Script_Malayalam},
    {QLocale::SinhalaScript, QChar::Script_Sinhala},
    {QLocale::EthiopicScript, QChar::Script_Ethiopic},
    {QLocale::KoreanScript, QChar::Script_Hangul},
}};

} // namespace

QStringList dictionaryFolders()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    QStringList folders{data + u"/hunspell"_s};
    folders += qEnvironmentVariable("DICPATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    const QStringList all = QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation);
    for (const QString &folder : all)
        folders << folder + u"/hunspell"_s << folder + u"/myspell"_s
                << folder + u"/myspell/dicts"_s;
#if defined(Q_OS_MACOS)
    folders << QDir::homePath() + u"/Library/Spelling"_s << u"/Library/Spelling"_s;
#endif
    folders << QCoreApplication::applicationDirPath() + u"/dictionaries"_s;
    folders.removeDuplicates();
    return folders;
}

QList<DictionaryFile> findDictionaries(const QStringList &folders)
{
    QList<DictionaryFile> found;
    QSet<QString> seen;
    for (const QString &folder : folders) {
        const QFileInfoList files =
            QDir(folder).entryInfoList({u"*.dic"_s}, QDir::Files | QDir::Readable, QDir::Name);
        for (const QFileInfo &file : files) {
            const QString name = file.completeBaseName().replace(u'-', u'_');
            const QString path = file.path() + u'/' + file.completeBaseName();
            // "hyph_de_DE.dic" divides words.
            if (name.startsWith(u"hyph"_s) || seen.contains(name) ||
                QLocale(name).language() == QLocale::C || !QFileInfo::exists(path + u".aff"_s))
                continue;
            seen.insert(name);
            QString real = file.canonicalFilePath();
            real.chop(int(qstrlen(".dic")));
            const auto same = std::find_if(found.begin(), found.end(),
                                           [&real](const auto &each) { return each.path == real; });
            if (same == found.end())
                found.append({name, {name}, real});
            else
                same->names.append(name);
        }
    }
    for (DictionaryFile &each : found) {
        const QString own = QFileInfo(each.path).fileName().replace(u'-', u'_');
        if (each.names.contains(own))
            each.language = own;
    }
    return found;
}

QChar::Script scriptOfLanguage(const QString &language)
{
    const QLocale::Script script = QLocale(language).script();
    const auto found = std::find_if(writtenIn.begin(), writtenIn.end(),
                                    [script](const auto &each) { return each.first == script; });
    return found == writtenIn.end() ? QChar::Script_Latin : found->second;
}

QList<DictionaryFile> usedDictionaries(const QList<DictionaryFile> &found,
                                       const SpellingOptions &options,
                                       const QStringList &systemLanguages)
{
    QList<DictionaryFile> used;
    if (options.languages) {
        std::copy_if(
            found.begin(), found.end(), std::back_inserter(used),
            [&](const DictionaryFile &each) { return options.languages->contains(each.language); });
        return used;
    }
    QSet<QChar::Script> scripts;
    for (const QString &language : systemLanguages) {
        const DictionaryFile *file = dictionaryFor(found, language);
        if (!file)
            continue;
        scripts.insert(scriptOfLanguage(file->language));
        if (!used.contains(*file))
            used.append(*file);
    }
    for (const DictionaryFile &each : found) {
        if (!scripts.isEmpty() && !scripts.contains(scriptOfLanguage(each.language)))
            used.append(each);
    }
    return used;
}

QString shownLanguage(const QString &language)
{
    const QLocale locale(language);
    const QString name = locale.nativeLanguageName().isEmpty()
                             ? QLocale::languageToString(locale.language())
                             : locale.nativeLanguageName();
    const QString country = language.section(u'_', 1, 1);
    if (country.isEmpty())
        return name;
    const QString where = locale.nativeTerritoryName();
    return where.isEmpty() || name.contains(u'(') ? name : u"%1 (%2)"_s.arg(name, where);
}

} // namespace Hiwar
