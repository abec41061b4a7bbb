// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a password or the like is typed. The rule it protects: what is stored is never shown; the
// field is empty until the person types another. GUI thread.
#pragma once

#include "ui/settings/keyfield.h"

namespace Hiwar {

class SecretField : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the object name too; `shownName` is translated.
    SecretField(const QString &name, const QString &shownName, QWidget *parent);

    /// Forgets what was typed.
    void reset(bool stored);
    /// What the keychain knows of it; the field asks nobody.
    void setStatus(const KeyStatus &status);
    void setSecret(bool secret);
    /// What is shown as it is: for a value that is none of the secrets.
    void setPlainText(const QString &text);
    void setPlaceholder(const QString &words);
    void setTheme(const Theme &theme);

    [[nodiscard]] KeyChange change() const;
    /// There will be one after saving.
    [[nodiscard]] bool isSet() const;
    [[nodiscard]] QString typed() const;
    [[nodiscard]] QLineEdit *edit() const { return m_edit; }

signals:
    void changed();

private:
    void empty();
    void refresh();

    Theme m_theme;
    QLineEdit *m_edit;
    QToolButton *m_show;
    QToolButton *m_remove;
    QString m_placeholder;
    bool m_secret = true;
    bool m_stored = false; ///< the profile counts on one
    KeyStatus m_status;
    bool m_removing = false;
};

} // namespace Hiwar
