// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where people enter what they know of a model: context, pictures, tools, price. What is left empty
// is as the service tells it, which each field shows. GUI thread.
#pragma once

#include "ui/chooser/modelchoice.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace Hiwar {

class ChoiceBox;
class InlineMessageLabel;

class FactsForm : public QWidget
{
    Q_OBJECT

public:
    explicit FactsForm(QWidget *parent);

    void edit(const ModelChoice &choice, const ModelInfo &told, const ModelInfo &own);
    void focusFirst();
    void setTheme(const Theme &theme);
    /// All of it, without scrolling.
    [[nodiscard]] int heightFor(int width) const;

signals:
    /// A bare one: nothing is known any more but what the service tells. closed() follows.
    void entered(const Hiwar::ModelRef &model, const Hiwar::ModelInfo &own);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setUpFields();
    QLineEdit *addLine(const QString &name, const QString &caption, const QString &accessible,
                       int row, int column);
    ChoiceBox *addChoice(const QString &name, const QString &caption, int row, int column);
    void addCaption(const QString &caption, QWidget *field, int row, int column);
    static void fill(ChoiceBox &box, std::optional<bool> told, std::optional<bool> own);
    /// What is entered, or nothing while a field has no valid value; the message then says which.
    [[nodiscard]] std::optional<ModelInfo> entries(QString &fault) const;
    void check();
    void save();

    ModelRef m_model;
    QWidget *m_content;
    QGridLayout *m_grid;
    QScrollArea *m_area;
    QLabel *m_title;
    QLabel *m_prices;
    QList<QLabel *> m_captions;
    QLineEdit *m_context;
    QLineEdit *m_currency;
    ChoiceBox *m_pictures;
    ChoiceBox *m_tools;
    QLineEdit *m_input;
    QLineEdit *m_cached;
    QLineEdit *m_output;
    InlineMessageLabel *m_message;
    QPushButton *m_save;
    QPushButton *m_cancel;
    QBoxLayout *m_buttons;
};

} // namespace Hiwar
