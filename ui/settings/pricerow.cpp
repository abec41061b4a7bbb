// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/pricerow.h"

#include "net/values/money.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/theme/icon.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr double mostAmount = 1e9;
constexpr int currencyLetters = 3;

} // namespace

std::optional<double> readAmount(const QString &typed)
{
    const QString text = typed.trimmed();
    bool isNumber = false;
    double amount = QLocale().toDouble(text, &isNumber);
    if (!isNumber)
        amount = QLocale::c().toDouble(text, &isNumber);
    if (!isNumber || !(amount >= 0 && amount <= mostAmount))
        return {};
    return amount;
}

QString writeAmount(double amount)
{
    return QLocale().toString(amount, 'g', QLocale::FloatingPointShortest);
}

PriceRow::PriceRow(const QString &model, const std::optional<ModelPrice> &price, QWidget *parent)
    : QWidget(parent)
    , m_model(addEdit(tr("Model"), tr("The name of the model"), model))
    , m_remove(new QToolButton(this))
    , m_input(addEdit(tr("In"), tr("Price of a million tokens that are sent"),
                      price ? writeAmount(price->input) : QString()))
    , m_cached(addEdit(tr("Cached"),
                       tr("Price of a million tokens that the service still knew; empty: as the "
                          "others"),
                       price && price->cachedInput ? writeAmount(*price->cachedInput) : QString()))
    , m_output(addEdit(tr("Out"), tr("Price of a million tokens that the model writes"),
                       price ? writeAmount(price->output) : QString()))
    , m_currency(addEdit(tr("Currency"), tr("The currency in three letters, such as USD"),
                         price ? price->currency : u"USD"_s))
    , m_message(new InlineMessageLabel(this))
{
    m_currency->setMaxLength(currencyLetters);
    auto *first = new QHBoxLayout;
    first->addWidget(m_model, 1);
    first->addWidget(m_remove);
    auto *second = new QHBoxLayout;
    for (QLineEdit *edit : {m_input, m_cached, m_output, m_currency})
        second->addWidget(edit, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(first);
    column->addLayout(second);
    column->addWidget(m_message);
    connect(m_remove, &QToolButton::clicked, this, &PriceRow::removed);
    refresh();
}

QLineEdit *PriceRow::addEdit(const QString &placeholder, const QString &meaning,
                             const QString &text)
{
    auto *edit = new QLineEdit(text, this);
    edit->setPlaceholderText(placeholder);
    edit->setToolTip(meaning);
    edit->setAccessibleDescription(meaning);
    connect(edit, &QLineEdit::textChanged, this, &PriceRow::refresh);
    return edit;
}

void PriceRow::setNumber(int number)
{
    const auto name = [number](QWidget &widget, const QString &id, const QString &shown) {
        widget.setObjectName(id.arg(number));
        widget.setAccessibleName(shown.arg(number));
    };
    name(*m_model, u"Price %1 model"_s, tr("Price %1 model"));
    name(*m_input, u"Price %1 in"_s, tr("Price %1 in"));
    name(*m_cached, u"Price %1 cached"_s, tr("Price %1 cached"));
    name(*m_output, u"Price %1 out"_s, tr("Price %1 out"));
    name(*m_currency, u"Price %1 currency"_s, tr("Price %1 currency"));
    name(*m_remove, u"Remove price %1"_s, tr("Remove price %1"));
    m_remove->setToolTip(tr("Remove this price"));
}

void PriceRow::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::xs));
    layout()->itemAt(0)->layout()->setSpacing(theme.px(Space::xs));
    layout()->itemAt(1)->layout()->setSpacing(theme.px(Space::xs));
    m_remove->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    m_message->setTheme(theme);
}

QString PriceRow::model() const
{
    return m_model->text().trimmed();
}

bool PriceRow::isBlank() const
{
    return model().isEmpty() && m_input->text().trimmed().isEmpty() &&
           m_output->text().trimmed().isEmpty() && m_cached->text().trimmed().isEmpty();
}

std::optional<ModelPrice> PriceRow::price() const
{
    const auto input = readAmount(m_input->text());
    const auto output = readAmount(m_output->text());
    const auto cached = readAmount(m_cached->text());
    const QString currency = m_currency->text().trimmed().toUpper();
    if (!input || !output || !isCurrency(currency) ||
        (!cached && !m_cached->text().trimmed().isEmpty()))
        return {};
    return ModelPrice{
        .input = *input, .output = *output, .cachedInput = cached, .currency = currency};
}

QString PriceRow::fault() const
{
    if (isBlank())
        return {};
    if (model().isEmpty())
        return tr("Type the name of the model.");
    if (!isCurrency(m_currency->text().trimmed().toUpper()))
        return tr("Type the currency in three letters, such as USD.");
    if (!price())
        return tr("Type the prices as numbers, for a million tokens.");
    return {};
}

void PriceRow::focusModel()
{
    m_model->setFocus(Qt::OtherFocusReason);
}

void PriceRow::refresh()
{
    if (!layout())
        return; // it is being made
    m_message->setMessage({.tone = Tone::Bad, .text = fault()});
    emit changed();
}

} // namespace Hiwar
