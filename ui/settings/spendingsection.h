// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a profile may cost in a day, and the prices of its models. GUI thread.
#pragma once

#include "ui/settings/profilesection.h"

class QLineEdit;

namespace Hiwar {

class InlineMessageLabel;
class LinkButton;
class PriceRow;

class SpendingSection : public ProfileSection
{
    Q_OBJECT

public:
    explicit SpendingSection(QWidget *parent);

    void fill(const Profile &stored) override;
    void write(Profile &profile) const override;
    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QStringList summary() const override;
    void setTheme(const Theme &theme) override;

private:
    [[nodiscard]] QWidget *makeLimit();
    [[nodiscard]] QWidget *makePrices();
    PriceRow *addRow(const QString &model, const std::optional<ModelPrice> &price);
    void removeRow(PriceRow *row);
    void number();
    void refresh();
    [[nodiscard]] QString limitFault() const;
    /// nullopt: none, or it is not valid.
    [[nodiscard]] std::optional<Money> limit() const;

    Theme m_theme;
    QString m_model; ///< that the profile uses: proposed for a new price
    QLineEdit *m_amount;
    QLineEdit *m_currency;
    InlineMessageLabel *m_limitMessage;
    QVBoxLayout *m_rowColumn;
    QList<PriceRow *> m_rows;
    LinkButton *m_add;
    InlineMessageLabel *m_note;
};

} // namespace Hiwar
