// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The language of the window: which one it is, and what is translated into it. Made before
// everything that has words and gone after it. The rule it protects: what a terminal shows stays
// English, because scripts read it and terminals do not shape every script; so no command makes
// one. A language is there when resources/translations holds its catalogue. GUI thread.
#pragma once

#include "ui/settings/languagesection.h"

#include <QLocale>
#include <QTranslator>

namespace Hiwar {

class Language
{
public:
    /// `chosen`: by the person, as "ar"; empty: as the desktop.
    explicit Language(const QString &chosen);
    ~Language();
    Language(const Language &) = delete;
    Language &operator=(const Language &) = delete;

    [[nodiscard]] const QString &code() const { return m_code; }

private:
    QString m_code;
    QLocale m_before; ///< how dates and numbers were written
    QTranslator m_qt; ///< the words of Qt's own dialogs and menus, where they are installed
    QTranslator m_own;
};

/// Those with a catalogue, by code; English needs none.
[[nodiscard]] QStringList translatedLanguages();
/// Every language to choose from, as its speakers call it.
[[nodiscard]] QList<LanguageName> languageNames();

/// What is spoken here where the person chose that.
[[nodiscard]] QString spokenFor(const QString &chosen);

/// What is spoken: what the person chose, else the first of those `wanted` by the desktop that is
/// there, else English. Pure.
[[nodiscard]] QString languageFor(const QString &chosen, const QStringList &wanted,
                                  const QStringList &translated);

} // namespace Hiwar
