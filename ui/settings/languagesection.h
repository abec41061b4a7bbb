// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The choice of Hiwar's language, and a note while the change is waiting. Knows no translation,
// only the names of the languages. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;

namespace Hiwar {

class ChoiceBox;
class InlineMessageLabel;

struct LanguageName
{
    QString code;
    QString name; ///< in that language
};

class LanguageSection : public QWidget
{
    Q_OBJECT

public:
    explicit LanguageSection(QWidget *parent = nullptr);

    /// The list also has the desktop's language: then `chosen` is empty.
    void setLanguages(const QList<LanguageName> &languages, const QString &chosen);
    /// Says that the chosen language is not used yet, because work is still in progress.
    void setWaiting(bool waits);
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void chosen(const QString &code);

private:
    QLabel *m_title;
    ChoiceBox *m_box;
    InlineMessageLabel *m_message;
};

} // namespace Hiwar
