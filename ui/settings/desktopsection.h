// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What Hiwar may do on the desktop outside of its window: choices that apply at once, without Save.
// What the system said to one of them is shown below it. GUI thread.
#pragma once

#include "net/values/desktopchoices.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QVBoxLayout;

namespace Hiwar {

class CheckRow;
class ChoiceRow;
class InlineMessageLabel;

class DesktopSection : public QWidget
{
    Q_OBJECT

public:
    explicit DesktopSection(QWidget *parent = nullptr);

    void setChoices(const DesktopChoices &choices);
    /// What this desktop has. The choices for what it has not are not shown.
    struct Offers
    {
        bool trayIcon = true;
        bool search = true;   ///< of its own, which asks programs
        bool iconMenu = true; ///< which lists what was used last
    };
    void setOffers(const Offers &offers);
    /// One sentence each; empty: nothing was said.
    void tellOfLogin(const QString &sentence);
    void tellOfKeys(const QString &sentence);
    void tellOfIconMenu(const QString &sentence);
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void chosen(const Hiwar::DesktopChoices &choices);

private:
    CheckRow *addCheck(const QString &name, const QString &label, const QString &explanation,
                       bool DesktopChoices::*choice, QWidget *part = nullptr);
    ChoiceRow *addBox(const QString &name, const QString &label, const QString &description,
                      QWidget *part = nullptr);
    [[nodiscard]] QWidget *makePart();
    InlineMessageLabel *addSaid(const QString &name, QWidget *part = nullptr);
    void addNotifications();
    void addPresence();
    void addSearch();
    void addIconMenu();
    void choose();
    void showDependent();

    DesktopChoices m_choices;
    QVBoxLayout *m_column;
    QList<std::pair<CheckRow *, bool DesktopChoices::*>> m_checks;
    QList<ChoiceRow *> m_boxes;
    ChoiceRow *m_notify = nullptr;
    ChoiceRow *m_search = nullptr;
    QWidget *m_trayPart;     ///< hidden where there is no tray; the search shows and hides the rows
    QWidget *m_staysPart;    ///< the same, and without the icon
    QWidget *m_searchPart;   ///< the same
    QWidget *m_iconMenuPart; ///< the same
    bool m_hasTray = true;
    InlineMessageLabel *m_loginSaid = nullptr;
    InlineMessageLabel *m_keysSaid = nullptr;
    InlineMessageLabel *m_iconMenuSaid = nullptr;
};

} // namespace Hiwar
