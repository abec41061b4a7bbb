// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether and where to look for a new version, and the result. Only in copies that no package
// manager updates. A release's own text is shown as plain text. Rule: it looks for or downloads an
// update only if the user wants it. Passive. GUI thread.
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

/// The current content.
struct UpdatesShown
{
    // Without an underlying type: with one, Qt 6.8's lupdate loses the namespace.
    enum class Offer { None, Download, Cancel, OpenFolder };

    InlineMessage message;
    QStringList changes; ///< in the offered version
    Offer offer = Offer::None;

    bool operator==(const UpdatesShown &) const = default;
};

class UpdatesSection : public QWidget
{
    Q_OBJECT

public:
    explicit UpdatesSection(QWidget *parent = nullptr);

    void setDaily(bool daily);
    /// The stored address. What is being typed stays until it is finished.
    void setAddress(const QString &address, bool isBuiltIn);
    /// Why the typed address is not used.
    void setAddressFault(const QString &sentence);
    void setFindings(const UpdatesShown &shown);
    /// Makes a screen reader say the result, wherever the focus is.
    void announce();
    /// Focuses the button for the new version.
    void focusOffer();
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
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
