// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A group of profile fields that few people need. Rule: a section writes its own fields into a
// profile and leaves all others unchanged. GUI thread.
#pragma once

#include "net/values/profile.h"
#include "net/values/secretschange.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace Hiwar {

class ProfileSection : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileSection(QWidget *parent);

    /// Shows the stored values; discards what was typed.
    virtual void fill(const Profile &stored) = 0;
    /// The same profile was stored again while the user is changing it: what was typed stays.
    virtual void learn(const Profile &stored);
    /// Where its secrets are stored.
    virtual void setSecretsStatus(const SecretsStatus &status);
    /// Writes the current values of its fields.
    virtual void write(Profile &profile) const = 0;
    virtual void writeSecrets(SecretsChange &change) const;
    /// All fields have values that can be stored.
    [[nodiscard]] virtual bool isValid() const { return true; }
    /// The values that differ from the default, in a few words each.
    [[nodiscard]] virtual QStringList summary() const = 0;
    virtual void setTheme(const Theme &theme);

signals:
    void changed();

protected:
    [[nodiscard]] QVBoxLayout &column() const { return *m_column; }
    /// A caption above the field; `buddy` is the widget that gets the focus.
    QWidget *addField(const QString &caption, QWidget *field, QWidget *buddy = nullptr);

private:
    QVBoxLayout *m_column;
    QList<QLabel *> m_captions;
    QList<QVBoxLayout *> m_pairs;
};

} // namespace Hiwar
