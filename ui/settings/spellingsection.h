// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether and with which dictionaries of this computer the spelling is checked, and the user's own
// words. Applies at once, without Save. GUI thread.
#pragma once

#include "net/values/spelling.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace Hiwar {

class CheckRow;
class Statement;

class SpellingSection : public QWidget
{
    Q_OBJECT

public:
    explicit SpellingSection(QWidget *parent = nullptr);

    void setOn(bool isOn);
    /// None: a sentence says how to get them.
    void setDictionaries(const QList<OfferedDictionary> &dictionaries);
    void setOwnWords(const QStringList &words);
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void turned(bool isOn);
    void languagesChosen(const QStringList &languages);
    void removalWanted(const QString &word);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void choose();
    void remove();
    void refresh();
    void fitList();

    Theme m_theme;
    QVBoxLayout *m_column;
    CheckRow *m_check;
    QWidget *m_noneHolder; ///< hidden or not, whatever the search of the settings does with its row
    Statement *m_none;
    QVBoxLayout *m_rows;
    QList<std::pair<CheckRow *, QString>> m_languages;
    QLabel *m_title;
    QListWidget *m_words;
    QPushButton *m_remove;
};

} // namespace Hiwar
