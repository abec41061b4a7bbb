// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The field for a password or similar. Rule: a stored value is never shown; the field is empty
// until the user types another one. GUI thread.
#pragma once

#include "ui/settings/keyfield.h"

namespace Hiwar {

class SecretField : public QWidget
{
    Q_OBJECT

public:
    /// `name` is also the object name; `shownName` is translated.
    SecretField(const QString &name, const QString &shownName, QWidget *parent);

    /// Discards what was typed.
    void reset(bool stored);
    /// Its state in the keychain; the field itself makes no request.
    void setStatus(const KeyStatus &status);
    void setSecret(bool secret);
    /// Shows this text openly: for a value that is not a secret.
    void setPlainText(const QString &text);
    void setPlaceholder(const QString &words);
    void setTheme(const Theme &theme);

    [[nodiscard]] KeyChange change() const;
    /// After saving there will be a value.
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
    bool m_stored = false; ///< the profile expects a value
    KeyStatus m_status;
    bool m_removing = false;
};

} // namespace Hiwar
