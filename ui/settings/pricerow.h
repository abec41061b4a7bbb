// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The price of one model, for a million tokens. Numbers are typed in the digits of the language, or
// in plain ones. GUI thread.
#pragma once

#include "net/values/modelinfo.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QLineEdit;
class QToolButton;

namespace Hiwar {

class InlineMessageLabel;

/// A number of 0 or more; nullopt for anything else, also for nothing.
[[nodiscard]] std::optional<double> readAmount(const QString &typed);
/// As it is typed again.
[[nodiscard]] QString writeAmount(double amount);

class PriceRow : public QWidget
{
    Q_OBJECT

public:
    PriceRow(const QString &model, const std::optional<ModelPrice> &price, QWidget *parent);

    /// For screen readers and scripts: "Price 2".
    void setNumber(int number);
    void setTheme(const Theme &theme);

    [[nodiscard]] QString model() const;
    /// nullopt: see fault().
    [[nodiscard]] std::optional<ModelPrice> price() const;
    /// Empty: it can be stored, or nothing was typed.
    [[nodiscard]] QString fault() const;
    [[nodiscard]] bool isBlank() const;
    void focusModel();

signals:
    void changed();
    void removed();

private:
    [[nodiscard]] QLineEdit *addEdit(const QString &placeholder, const QString &meaning,
                                     const QString &text);
    void refresh();

    QLineEdit *m_model;
    QToolButton *m_remove;
    QLineEdit *m_input;
    QLineEdit *m_cached;
    QLineEdit *m_output;
    QLineEdit *m_currency;
    InlineMessageLabel *m_message;
};

} // namespace Hiwar
