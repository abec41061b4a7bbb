// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A group of fields of a profile that few people need. The rule it protects: a part writes its own
// fields into a profile and leaves all others as they are. GUI thread.
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

    /// Shows what is stored; what was typed goes.
    virtual void fill(const Profile &stored) = 0;
    /// The same profile was stored again while the person is changing it: what was typed stays.
    virtual void learn(const Profile &stored);
    /// Where its secrets are.
    virtual void setSecretsStatus(const SecretsStatus &status);
    /// As the fields say it.
    virtual void write(Profile &profile) const = 0;
    virtual void writeSecrets(SecretsChange &change) const;
    /// Everything in it can be stored.
    [[nodiscard]] virtual bool isValid() const { return true; }
    /// What is not as usual in it, in a few words each.
    [[nodiscard]] virtual QStringList summary() const = 0;
    virtual void setTheme(const Theme &theme);

signals:
    void changed();

protected:
    [[nodiscard]] QVBoxLayout &column() const { return *m_column; }
    /// A caption above the field; the label's buddy is what takes the focus.
    QWidget *addField(const QString &caption, QWidget *field, QWidget *buddy = nullptr);

private:
    QVBoxLayout *m_column;
    QList<QLabel *> m_captions;
    QList<QVBoxLayout *> m_pairs;
};

} // namespace Hiwar
