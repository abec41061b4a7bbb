// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether and where a new version is looked for, and what was found. Only in copies that no package
// manager keeps up to date. What a release says of itself is plain text. The rule it protects:
// nothing is looked for or brought but by a wish of the person's. Passive. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/settings/settingstext.h"
#include "ui/theme/theme.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace Hiwar {

class CheckLine;
class LinkButton;
class InlineMessageLabel;

/// What stands there now.
struct UpdatesShown
{
    // Of no type of its own: with one, Qt 6.8's lupdate loses the namespace.
    enum class Offer { None, Download, Cancel, OpenFolder };

    InlineMessage message;
    QStringList changes; ///< of the version that is offered
    Offer offer = Offer::None;

    bool operator==(const UpdatesShown &) const = default;
};

class UpdatesSection : public QWidget
{
    Q_OBJECT

public:
    explicit UpdatesSection(QWidget *parent = nullptr);

    void setDaily(bool daily);
    /// What is stored. What is being typed stays until it is finished.
    void setAddress(const QString &address, bool isBuiltIn);
    /// Why what was typed is not used.
    void setAddressFault(const QString &sentence);
    void setFindings(const UpdatesShown &shown);
    /// A screen reader says it, whatever has the keyboard.
    void announce();
    /// On what can be done about a new version.
    void focusOffer();
    void setTheme(const Theme &theme);

signals:
    /// By the person.
    void dailyChosen(bool daily);
    void addressTyped(const QString &address);
    void builtInAddressWanted();
    void lookWanted();
    void downloadWanted();
    void cancelled();
    void folderWanted();

private:
    [[nodiscard]] QPushButton *addButton(QBoxLayout *row, const QString &name, const QString &text);
    void addAddress(QBoxLayout *column);
    void takeAddress();
    void addFindings(QBoxLayout *column);
    [[nodiscard]] QPushButton *buttonOf(UpdatesShown::Offer offer) const;

    Announcer m_announcer;
    QLabel *m_title;
    CheckLine *m_daily;
    InlineMessageLabel *m_explanation;
    QLabel *m_addressLabel;
    QLineEdit *m_address;
    InlineMessageLabel *m_addressFault;
    LinkButton *m_builtIn;
    QPushButton *m_look = nullptr;
    QPushButton *m_download = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_folder = nullptr;
    InlineMessageLabel *m_found;
    InlineMessageLabel *m_changes;
    QString m_stored; ///< the address
    UpdatesShown m_shown;
};

} // namespace Hiwar
