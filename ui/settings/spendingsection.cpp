// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/spendingsection.h"

#include "ui/moneytext.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/linkbutton.h"
#include "ui/settings/pricerow.h"

#include <QBoxLayout>
#include <QLineEdit>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int currencyCells = 3;

QLineEdit *makeEdit(const QString &name, const QString &shownName, const QString &meaning,
                    QWidget *parent)
{
    auto *edit = new QLineEdit(parent);
    edit->setObjectName(name);
    edit->setAccessibleName(shownName);
    edit->setAccessibleDescription(meaning);
    edit->setToolTip(meaning);
    return edit;
}

} // namespace

SpendingSection::SpendingSection(QWidget *parent)
    : ProfileSection(parent)
    , m_amount(makeEdit(u"Limit for a day"_s, tr("Limit for a day"),
                        tr("Hiwar asks before a request that would pass it; empty: no limit"),
                        this))
    , m_currency(makeEdit(u"Currency of the limit"_s, tr("Currency of the limit"),
                          tr("In three letters, such as USD"), this))
    , m_limitMessage(new InlineMessageLabel(this))
    , m_rowColumn(new QVBoxLayout)
    , m_add(new LinkButton(u"Add a price"_s, tr("Add a price"), this))
    , m_note(new InlineMessageLabel(this))
{
    m_amount->setPlaceholderText(tr("No limit"));
    m_currency->setMaxLength(currencyCells);
    m_currency->setText(u"USD"_s);
    addField(tr("Limit for a day"), makeLimit(), m_amount);
    addField(tr("Prices for a million tokens"), makePrices(), m_add);
    m_note->setMessage({.tone = Tone::Plain,
                        .text = tr("With a price, Hiwar tells what a conversation costs. What the "
                                   "service charges is on its own bill.")});
    column().addWidget(m_note);
    connect(m_amount, &QLineEdit::textChanged, this, &SpendingSection::refresh);
    connect(m_currency, &QLineEdit::textChanged, this, &SpendingSection::refresh);
    connect(m_add, &QPushButton::clicked, this, [this] {
        const bool isPriced = std::any_of(m_rows.begin(), m_rows.end(), [this](PriceRow *row) {
            return row->model() == m_model;
        });
        addRow(isPriced ? QString() : m_model, {})->focusModel();
        emit changed();
    });
}

QWidget *SpendingSection::makeLimit()
{
    auto *field = new QWidget(this);
    auto *row = new QHBoxLayout;
    row->addWidget(m_amount, 2);
    row->addWidget(m_currency, 1);
    auto *all = new QVBoxLayout(field);
    all->setContentsMargins({});
    all->addLayout(row);
    all->addWidget(m_limitMessage);
    return field;
}

QWidget *SpendingSection::makePrices()
{
    auto *field = new QWidget(this);
    auto *all = new QVBoxLayout(field);
    all->setContentsMargins({});
    all->setSpacing(0);
    all->addLayout(m_rowColumn);
    all->addWidget(m_add);
    return field;
}

PriceRow *SpendingSection::addRow(const QString &model, const std::optional<ModelPrice> &price)
{
    auto *row = new PriceRow(model, price, m_rowColumn->parentWidget());
    row->setTheme(m_theme);
    m_rowColumn->addWidget(row);
    m_rows << row;
    number();
    QWidget::setTabOrder(row, m_add);
    connect(row, &PriceRow::changed, this, &SpendingSection::changed);
    connect(row, &PriceRow::removed, this, [this, row] {
        m_add->setFocus(Qt::OtherFocusReason);
        removeRow(row);
        emit changed();
    });
    row->show();
    return row;
}

void SpendingSection::removeRow(PriceRow *row)
{
    m_rows.removeOne(row);
    row->hide();
    row->deleteLater();
    number();
}

void SpendingSection::number()
{
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        m_rows.at(i)->setNumber(static_cast<int>(i) + 1);
}

void SpendingSection::fill(const Profile &stored)
{
    m_model = stored.model;
    m_amount->setText(stored.dailyLimit ? writeAmount(double(stored.dailyLimit->micros) / 1e6)
                                        : QString());
    m_currency->setText(stored.dailyLimit ? stored.dailyLimit->currency : u"USD"_s);
    const auto former = m_rows;
    for (PriceRow *row : former)
        removeRow(row);
    for (const ModelInfo &info : stored.ownFacts) {
        if (info.price)
            addRow(info.id, info.price);
    }
    refresh();
}

std::optional<Money> SpendingSection::limit() const
{
    const auto amount = readAmount(m_amount->text());
    const QString currency = m_currency->text().trimmed().toUpper();
    if (!amount || !isCurrency(currency))
        return {};
    return Money{.micros = std::llround(*amount * 1e6), .currency = currency};
}

QString SpendingSection::limitFault() const
{
    if (m_amount->text().trimmed().isEmpty())
        return {};
    if (!readAmount(m_amount->text()))
        return tr("Type the limit as a number, or leave it empty.");
    return limit() ? QString() : tr("Type the currency in three letters, such as USD.");
}

void SpendingSection::write(Profile &profile) const
{
    if (limitFault().isEmpty())
        profile.dailyLimit = limit();
    for (ModelInfo &info : profile.ownFacts)
        info.price.reset();
    for (const PriceRow *row : m_rows) {
        const auto price = row->price();
        if (price && !row->model().isEmpty())
            setPrice(profile.ownFacts, row->model(), *price);
    }
    profile.ownFacts = withFacts(profile.ownFacts);
}

bool SpendingSection::isValid() const
{
    return limitFault().isEmpty() &&
           std::all_of(m_rows.begin(), m_rows.end(),
                       [](const PriceRow *row) { return row->fault().isEmpty(); });
}

QStringList SpendingSection::summary() const
{
    QStringList parts;
    if (const auto most = limit())
        parts << tr("%1 a day").arg(moneyText(*most));
    const auto priced = std::count_if(m_rows.begin(), m_rows.end(),
                                      [](const PriceRow *row) { return !row->isBlank(); });
    if (priced > 0)
        parts << (priced == 1 ? tr("1 price") : tr("%n prices", nullptr, int(priced)));
    return parts;
}

void SpendingSection::refresh()
{
    m_limitMessage->setMessage({.tone = Tone::Bad, .text = limitFault()});
    emit changed();
}

void SpendingSection::setTheme(const Theme &theme)
{
    ProfileSection::setTheme(theme);
    m_theme = theme;
    m_rowColumn->setSpacing(theme.px(Space::m));
    QLayout *limit = m_amount->parentWidget()->layout();
    limit->setSpacing(theme.px(Space::xs));
    limit->itemAt(0)->layout()->setSpacing(theme.px(Space::xs));
    m_limitMessage->setTheme(theme);
    m_add->setTheme(theme);
    m_note->setTheme(theme);
    for (PriceRow *row : m_rows)
        row->setTheme(theme);
}

} // namespace Hiwar
