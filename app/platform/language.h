// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The language of the window: chooses it and loads its translations. Construct it before everything
// that shows text, destroy it after. Rule: terminal output stays English, because scripts read it
// and terminals do not shape every script; so commands do not construct one. A language is
// available when resources/translations has its catalogue. GUI thread.
#pragma once

#include "ui/settings/languagesection.h"

#include <QLocale>
#include <QTranslator>

namespace Hiwar {

class Language
{
public:
    /// `chosen`: the user's choice, as "ar"; empty: the desktop's language.
    explicit Language(const QString &chosen);
    ~Language();
    Language(const Language &) = delete;
    Language &operator=(const Language &) = delete;

    [[nodiscard]] const QString &code() const { return m_code; }

private:
    QString m_code;
    QLocale m_before; ///< formats of dates and numbers before this object
    QTranslator m_qt; ///< the text of Qt's own dialogs and menus, where its catalogues are
                      ///< installed
    QTranslator m_own;
};

/// The codes of the languages with a catalogue; English needs none.
[[nodiscard]] QStringList translatedLanguages();
/// Every language that can be chosen, with its name in that language.
[[nodiscard]] QList<LanguageName> languageNames();

/// The code of the language that is used here when the user chose `chosen`.
[[nodiscard]] QString spokenFor(const QString &chosen);

/// The code of the language to use: the user's choice, else the first available one of those
/// `wanted` by the desktop, else English. Pure.
[[nodiscard]] QString languageFor(const QString &chosen, const QStringList &wanted,
                                  const QStringList &translated);

} // namespace Hiwar
