// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The dictionaries of this computer, and which of them are used. findDictionaries() reads folders;
// the rest is pure. Any thread.
#pragma once

#include "net/values/spelling.h"

#include <QList>

namespace Hiwar {

struct DictionaryFile
{
    QString language;  ///< as "de_DE"
    QStringList names; ///< of all languages that the same file serves: "de_DE", "de_LU"
    QString path;      ///< without its ending; there are .aff and .dic

    bool operator==(const DictionaryFile &) const = default;
};

/// Where dictionaries are: of this user, of $DICPATH, of the system, beside the program.
[[nodiscard]] QStringList dictionaryFolders();

/// Of two with one name the first folder's.
[[nodiscard]] QList<DictionaryFile> findDictionaries(const QStringList &folders);

/// Of the letters in which the language is written.
[[nodiscard]] QChar::Script scriptOfLanguage(const QString &language);

/// Those chosen; else one for each of the system's languages, and all of scripts in which none of
/// those is written: an Arabic dictionary is of use to anyone who installed it.
[[nodiscard]] QList<DictionaryFile> usedDictionaries(const QList<DictionaryFile> &found,
                                                     const SpellingOptions &options,
                                                     const QStringList &systemLanguages);

/// "German (Germany)", in the language of the window.
[[nodiscard]] QString shownLanguage(const QString &language);

} // namespace Hiwar
