// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One further header: name, value, and whether the value is a secret. GUI thread.
#pragma once

#include "net/values/profile.h"
#include "net/values/secretschange.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QToolButton;

namespace Hiwar {

class InlineMessageLabel;
class SecretField;

class HeaderRow : public QWidget
{
    Q_OBJECT

public:
    HeaderRow(const ExtraHeader &header, QWidget *parent);

    /// For screen readers and scripts: "Header 2".
    void setNumber(int number);
    void setSecretsStatus(const SecretsStatus &status);
    void setTheme(const Theme &theme);

    [[nodiscard]] ExtraHeader header() const;
    void writeSecret(SecretsChange &change) const;
    [[nodiscard]] QString fault() const;
    void focusName();

signals:
    void changed();
    void removed();

private:
    void refresh();
    void showPlaceholder();
    /// Its value is in the keychain, under the name in the row.
    [[nodiscard]] bool isStored() const;

    QString m_storedName; ///< of a secret header in the keychain, otherwise empty
    QLineEdit *m_name;
    QToolButton *m_remove;
    SecretField *m_value;
    QCheckBox *m_secret;
    InlineMessageLabel *m_message;
    KeyStatus m_status;
    bool m_isSecretSettled; ///< the tick was stored or clicked, not derived from the name
};

} // namespace Hiwar
