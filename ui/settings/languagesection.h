// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// In which language Hiwar speaks, and that it waits where it does. Knows no translation,
// only what the languages are called. GUI thread.
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

    /// Beside them the person can leave it to the desktop: then `chosen` is empty.
    void setLanguages(const QList<LanguageName> &languages, const QString &chosen);
    /// Says that what was chosen is not spoken yet, because something is still being done.
    void setWaiting(bool waits);
    void setTheme(const Theme &theme);

signals:
    /// By the person.
    void chosen(const QString &code);

private:
    QLabel *m_title;
    ChoiceBox *m_box;
    InlineMessageLabel *m_message;
};

} // namespace Hiwar
