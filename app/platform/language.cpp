// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/language.h"

#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr auto catalogues = ":/translations"_L1;
constexpr auto english = "en"_L1;

/// The language's own words for dates and numbers, in the formats of the desktop's country.
QLocale localeOf(const QString &code)
{
    const QLocale system = QLocale::system();
    const QLocale own(code);
    return own.language() == system.language() ? system
                                               : QLocale(own.language(), system.territory());
}

} // namespace

Language::Language(const QString &chosen)
    : m_code(spokenFor(chosen))
{
    // On a desktop in a language without a catalogue, dates keep that language beside English text.
    const bool isForeign = m_code == english && chosen != english;
    if (!isForeign)
        QLocale::setDefault(localeOf(m_code));
    if (m_code == english)
        return;
    if (m_qt.load(u"qtbase_"_s + m_code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(u"hiwar_"_s + m_code, catalogues))
        QCoreApplication::installTranslator(&m_own);
    // Qt sets it from its own catalogue, which may not be installed.
    QGuiApplication::setLayoutDirection(QLocale(m_code).textDirection());
}

Language::~Language()
{
    QLocale::setDefault(m_before);
    QGuiApplication::setLayoutDirection(Qt::LayoutDirectionAuto);
}

QStringList translatedLanguages()
{
    QStringList codes;
    const QStringList files = QDir(catalogues).entryList({u"hiwar_*.qm"_s}, QDir::Files);
    for (const QString &file : files)
        codes.append(file.sliced(u"hiwar_"_s.size()).chopped(u".qm"_s.size()));
    return codes;
}

QList<LanguageName> languageNames()
{
    QList<LanguageName> names{{english, u"English"_s}};
    const QStringList codes = translatedLanguages();
    for (const QString &code : codes)
        names.append({code, QLocale(code).nativeLanguageName()});
    return names;
}

QString spokenFor(const QString &chosen)
{
    return languageFor(chosen, QLocale::system().uiLanguages(), translatedLanguages());
}

QString languageFor(const QString &chosen, const QStringList &wanted, const QStringList &translated)
{
    const auto isThere = [&](const QString &code) {
        return code == english || translated.contains(code);
    };
    if (isThere(chosen))
        return chosen;
    for (const QString &tag : wanted) {
        // For "ar-Arab-EG", "ar_Arab" and "ar" also match, before the next wanted language.
        QStringList parts = tag.split(u'-');
        for (; !parts.isEmpty(); parts.removeLast()) {
            if (const QString code = parts.join(u'_'); isThere(code))
                return code;
        }
    }
    return english;
}

} // namespace Hiwar
