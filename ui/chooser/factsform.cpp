// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chooser/factsform.h"

#include "ui/chooser/modelwords.h"
#include "ui/clearscrollarea.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/theme/leadingedge.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int columns = 6; // halves and thirds
constexpr qsizetype currencyLetters = 3;

} // namespace

FactsForm::FactsForm(QWidget *parent)
    : QWidget(parent)
    , m_content(new QWidget)
    , m_grid(new QGridLayout(m_content))
    , m_area(new QScrollArea(this))
    , m_title(new QLabel(m_content))
    , m_prices(new QLabel(tr("Price for a million tokens"), m_content))
    , m_message(new InlineMessageLabel(this))
    , m_save(new QPushButton(tr("Save"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_buttons(new QHBoxLayout)
{
    setObjectName(u"What is known"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_prices->setWordWrap(true);
    setClearContent(*m_area, m_content);
    m_grid->setContentsMargins({});
    setUpFields();
    m_save->setObjectName(u"Save what is known"_s);
    m_save->setAutoDefault(false);
    m_save->setDefault(true);
    m_cancel->setObjectName(u"Cancel editing what is known"_s);
    m_cancel->setAutoDefault(false);
    m_buttons->addStretch(1);
    m_buttons->addWidget(m_cancel);
    m_buttons->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_area, 1);
    column->addWidget(m_message);
    column->addLayout(m_buttons);
    setTabOrder(m_output, m_cancel);
    setTabOrder(m_cancel, m_save);
    connect(m_save, &QPushButton::clicked, this, &FactsForm::save);
    connect(m_cancel, &QPushButton::clicked, this, &FactsForm::closed);
}

void FactsForm::setUpFields()
{
    m_grid->addWidget(m_title, 0, 0, 1, columns);
    m_context = addLine(u"Context"_s, tr("Context (tokens)"),
                        tr("Tokens of context, question and reply together"), 1, 0);
    m_currency = addLine(u"Currency"_s, tr("Currency"), tr("Currency of the prices"), 1, 3);
    m_pictures = addChoice(u"Pictures"_s, tr("Takes pictures"), 3, 0);
    m_tools = addChoice(u"Tools"_s, tr("Uses tools"), 3, 3);
    m_grid->addWidget(m_prices, 5, 0, 1, columns);
    m_input = addLine(u"Price in"_s, tr("In"), tr("Price of a million tokens in"), 6, 0);
    m_cached = addLine(u"Price in, cached"_s, tr("In, cached"),
                       tr("Price of a million tokens in that the service still knew"), 6, 2);
    m_output = addLine(u"Price out"_s, tr("Out"), tr("Price of a million tokens out"), 6, 4);
    m_grid->setRowStretch(8, 1);
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
    m_currency->setMaxLength(currencyLetters);
}

void FactsForm::addCaption(const QString &caption, QWidget *field, int row, int column)
{
    const int span = row == 6 ? 2 : 3;
    auto *label = new QLabel(caption, m_content);
    label->setBuddy(field);
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_grid->addWidget(label, row, column, 1, span);
    m_grid->addWidget(field, row + 1, column, 1, span);
    m_captions << label;
}

QLineEdit *FactsForm::addLine(const QString &name, const QString &caption,
                              const QString &accessible, int row, int column)
{
    auto *line = new QLineEdit(m_content);
    line->setObjectName(name);
    line->setAccessibleName(accessible);
    line->setMinimumWidth(Theme::leastTarget);
    keepAtLeadingEdge(*line);
    addCaption(caption, line, row, column);
    connect(line, &QLineEdit::textChanged, this, &FactsForm::check);
    return line;
}

ChoiceBox *FactsForm::addChoice(const QString &name, const QString &caption, int row, int column)
{
    auto *box = new ChoiceBox(name, caption, m_content);
    box->addItems({tr("Not known"), tr("Yes"), tr("No")});
    box->setMinimumContentsLength(1);
    addCaption(caption, box, row, column);
    return box;
}

void FactsForm::fill(ChoiceBox &box, std::optional<bool> told, std::optional<bool> own)
{
    QString first = tr("Not known");
    if (told)
        first = *told ? tr("Yes, says the service") : tr("No, says the service");
    box.setItemText(0, first);
    box.setCurrentIndex(own ? (*own ? 1 : 2) : 0);
}

void FactsForm::edit(const ModelChoice &choice, const ModelInfo &told, const ModelInfo &own)
{
    m_model = choice.ref;
    m_title->setText(
        tr("What is known of %1. Left empty, it is as the service tells.").arg(choice.ref.model));
    m_context->setPlaceholderText(writeTokens(told.contextTokens));
    m_context->setText(writeTokens(own.contextTokens));
    fill(*m_pictures, told.takesPictures, own.takesPictures);
    fill(*m_tools, told.callsTools, own.callsTools);
    const auto price = [](const ModelInfo &info, auto part) -> std::optional<double> {
        if (!info.price)
            return {};
        return part(*info.price);
    };
    const auto input = [](const ModelPrice &of) { return std::optional(of.input); };
    const auto output = [](const ModelPrice &of) { return std::optional(of.output); };
    const auto cached = [](const ModelPrice &of) { return of.cachedInput; };
    m_input->setPlaceholderText(writePrice(price(told, input)));
    m_input->setText(writePrice(price(own, input)));
    m_cached->setPlaceholderText(writePrice(price(told, cached)));
    m_cached->setText(writePrice(price(own, cached)));
    m_output->setPlaceholderText(writePrice(price(told, output)));
    m_output->setText(writePrice(price(own, output)));
    const ModelPrice usual;
    m_currency->setPlaceholderText(told.price ? told.price->currency : usual.currency);
    m_currency->setText(own.price ? own.price->currency : QString());
    check();
}

void FactsForm::focusFirst()
{
    m_context->setFocus(Qt::OtherFocusReason);
    m_context->selectAll();
}

std::optional<ModelInfo> FactsForm::entries(QString &fault) const
{
    ModelInfo own{.id = m_model.model};
    const auto tokens = readTokens(m_context->text());
    if (!tokens) {
        fault = tokens.error();
        return {};
    }
    own.contextTokens = *tokens;
    const auto choice = [](const ChoiceBox &box) -> std::optional<bool> {
        return box.currentIndex() > 0 ? std::optional(box.currentIndex() == 1) : std::nullopt;
    };
    own.takesPictures = choice(*m_pictures);
    own.callsTools = choice(*m_tools);
    const auto input = readPrice(m_input->text());
    const auto cached = readPrice(m_cached->text());
    const auto output = readPrice(m_output->text());
    for (const auto *price : {&input, &cached, &output}) {
        if (!*price) {
            fault = price->error();
            return {};
        }
    }
    if (input->has_value() != output->has_value() || (cached->has_value() && !*input)) {
        fault = tr("A price needs both: in and out.");
        return {};
    }
    if (!*input)
        return own;
    const QString typed = m_currency->text().trimmed().toUpper();
    own.price = ModelPrice{.input = **input, .output = **output, .cachedInput = *cached};
    own.price->currency = typed.isEmpty() ? m_currency->placeholderText() : typed;
    return own;
}

void FactsForm::check()
{
    QString fault;
    const bool isValid = entries(fault).has_value();
    m_save->setEnabled(isValid);
    m_message->setMessage({.tone = Tone::Warning, .text = fault});
}

void FactsForm::save()
{
    QString fault;
    const std::optional<ModelInfo> own = entries(fault);
    if (!own)
        return;
    emit entered(m_model, *own);
    emit closed();
}

void FactsForm::setTheme(const Theme &theme)
{
    const int gap = theme.px(Space::s);
    m_grid->setHorizontalSpacing(gap);
    m_grid->setVerticalSpacing(theme.px(Space::xs));
    layout()->setSpacing(gap);
    m_buttons->setSpacing(gap);
    m_message->setTheme(theme);
    setForeground(*m_title, theme.palette.secondary);
    for (QLabel *caption : std::as_const(m_captions))
        caption->setFont(theme.captionFont());
    m_prices->setFont(theme.captionFont());
}

int FactsForm::heightFor(int width) const
{
    const int content = m_grid->hasHeightForWidth() ? m_grid->totalHeightForWidth(width)
                                                    : m_grid->totalSizeHint().height();
    return content + m_save->sizeHint().height() + m_message->heightForWidth(width) +
           2 * std::max(layout()->spacing(), 0);
}

void FactsForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        save();
    else
        QWidget::keyPressEvent(event);
}

} // namespace Hiwar
