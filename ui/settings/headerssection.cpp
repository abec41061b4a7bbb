// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/headerssection.h"

#include "ui/settings/headerrow.h"
#include "ui/settings/linkbutton.h"

#include <QBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

HeadersSection::HeadersSection(QWidget *parent)
    : ProfileSection(parent)
    , m_rowColumn(new QVBoxLayout)
    , m_add(new LinkButton(u"Add a header"_s, tr("Add a header"), this))
{
    auto *field = new QWidget(this);
    auto *all = new QVBoxLayout(field);
    all->setContentsMargins({});
    all->setSpacing(0);
    all->addLayout(m_rowColumn);
    all->addWidget(m_add);
    addField(tr("Extra headers"), field, m_add);
    m_add->setAccessibleDescription(tr("It goes along with every request"));
    connect(m_add, &QPushButton::clicked, this, [this] {
        addRow({})->focusName();
        emit changed();
    });
}

HeaderRow *HeadersSection::addRow(const ExtraHeader &header)
{
    auto *row = new HeaderRow(header, m_rowColumn->parentWidget());
    row->setTheme(m_theme);
    row->setSecretsStatus(m_status);
    m_rowColumn->addWidget(row);
    m_rows << row;
    number();
    QWidget::setTabOrder(row, m_add);
    connect(row, &HeaderRow::changed, this, &HeadersSection::changed);
    connect(row, &HeaderRow::removed, this, [this, row] {
        m_add->setFocus(Qt::OtherFocusReason);
        removeRow(row);
        emit changed();
    });
    row->show();
    return row;
}

void HeadersSection::removeRow(HeaderRow *row)
{
    m_rows.removeOne(row);
    row->hide();
    row->deleteLater();
    number();
}

void HeadersSection::number()
{
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        m_rows.at(i)->setNumber(static_cast<int>(i) + 1);
}

void HeadersSection::fill(const Profile &stored)
{
    const auto former = m_rows;
    for (HeaderRow *row : former)
        removeRow(row);
    for (const ExtraHeader &header : stored.headers)
        addRow(header);
}

void HeadersSection::setSecretsStatus(const SecretsStatus &status)
{
    m_status = status;
    for (HeaderRow *row : m_rows)
        row->setSecretsStatus(status);
}

void HeadersSection::write(Profile &profile) const
{
    profile.headers.clear();
    for (const HeaderRow *row : m_rows) {
        const ExtraHeader header = row->header();
        if (!header.name.isEmpty())
            profile.headers << header;
    }
}

void HeadersSection::writeSecrets(SecretsChange &change) const
{
    for (const HeaderRow *row : m_rows)
        row->writeSecret(change);
}

bool HeadersSection::isValid() const
{
    return std::all_of(m_rows.begin(), m_rows.end(),
                       [](const HeaderRow *row) { return row->fault().isEmpty(); });
}

QStringList HeadersSection::summary() const
{
    const auto named = std::count_if(m_rows.begin(), m_rows.end(), [](const HeaderRow *row) {
        return !row->header().name.isEmpty();
    });
    if (named == 0)
        return {};
    return {named == 1 ? tr("1 header") : tr("%n headers", nullptr, int(named))};
}

void HeadersSection::setTheme(const Theme &theme)
{
    ProfileSection::setTheme(theme);
    m_theme = theme;
    m_rowColumn->setSpacing(theme.px(Space::m));
    m_add->setTheme(theme);
    for (HeaderRow *row : m_rows)
        row->setTheme(theme);
}

} // namespace Hiwar
