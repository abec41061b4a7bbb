// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/usage/usagepanel.h"

#include "ui/accessiblerole.h"
#include "ui/moneytext.h"
#include "ui/settings/choicebox.h"
#include "ui/theme/icon.h"
#include "ui/theme/widgetpalette.h"
#include "ui/usage/usagechart.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

enum Column : int { Name, In, Cached, Out, Cost, Columns };

/// What is not known is a dash, and a sum that lacks something has a plus.
QString costText(const UsageRow &row)
{
    if (row.costs.isEmpty())
        return u"–"_s;
    return moneyText(row.costs, row.isEstimated) + (row.isCostPartial ? u" +"_s : QString());
}

} // namespace

UsagePanel::UsagePanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(tr("Usage"), this))
    , m_close(new QToolButton(this))
    , m_range(new ChoiceBox(u"Time"_s, tr("Time"), this))
    , m_group(new ChoiceBox(u"Listed by"_s, tr("Listed by"), this))
    , m_chart(new UsageChart(this))
    , m_total(new QLabel(this))
    , m_table(new QTableWidget(0, Columns, this))
    , m_export(new QPushButton(tr("Export as CSV…"), this))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Usage panel"_s);
    setAccessibleName(tr("Usage panel"));
    m_close->setObjectName(u"Close usage"_s);
    m_close->setAccessibleName(tr("Close usage"));
    m_close->setToolTip(tr("Close usage"));
    m_close->setAutoRaise(true);
    for (const auto &[name, range] :
         {std::pair(tr("Today"), UsageRange::Today),
          std::pair(tr("Last %Ln days", nullptr, 7), UsageRange::Week),
          std::pair(tr("Last %Ln days", nullptr, 30), UsageRange::Month),
          std::pair(tr("All time"), UsageRange::All)})
        m_range->addItem(name, int(range));
    for (const auto &[name, group] :
         {std::pair(tr("By conversation"), UsageGroup::Conversation),
          std::pair(tr("By profile"), UsageGroup::Profile),
          std::pair(tr("By model"), UsageGroup::Model), std::pair(tr("By day"), UsageGroup::Day)})
        m_group->addItem(name, int(group));
    m_range->setCurrentIndex(int(UsageRange::Month));
    m_group->setCurrentIndex(int(UsageGroup::Model));
    m_total->setObjectName(u"Sum"_s);
    m_total->setTextFormat(Qt::PlainText);
    m_total->setWordWrap(true);
    m_table->setObjectName(u"Usage table"_s);
    m_table->setAccessibleName(tr("Usage table"));
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("In"), tr("Cached"), tr("Out"), tr("Cost")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    for (int column = 0; column < Columns; ++column)
        m_table->horizontalHeaderItem(column)->setTextAlignment(
            (column == Name ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    m_table->setFrameShape(QFrame::NoFrame);
    m_export->setObjectName(u"Export as CSV"_s);
    m_export->setAutoDefault(false);
    layOut();
    setFocusProxy(m_range);
    connect(m_close, &QToolButton::clicked, this, &UsagePanel::closeRequested);
    connect(m_range, &QComboBox::activated, this, &UsagePanel::chosen);
    connect(m_group, &QComboBox::activated, this, &UsagePanel::chosen);
    connect(m_export, &QPushButton::clicked, this, &UsagePanel::exportRequested);
    setTheme(makeTheme(ColourScheme::Light, 1.0));
}

void UsagePanel::layOut()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    m_choices = new QBoxLayout(QBoxLayout::LeftToRight);
    m_choices->addWidget(m_range, 1);
    m_choices->addWidget(m_group, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addLayout(m_choices);
    column->addWidget(m_chart);
    column->addWidget(m_total);
    column->addWidget(m_table, 1);
    column->addWidget(m_export, 0, Qt::AlignLeading);
}

UsageRange UsagePanel::range() const
{
    return UsageRange(m_range->currentData().toInt());
}

UsageGroup UsagePanel::group() const
{
    return UsageGroup(m_group->currentData().toInt());
}

void UsagePanel::setGroup(UsageGroup group)
{
    m_group->setCurrentIndex(m_group->findData(int(group)));
}

void UsagePanel::fillRow(int row, const UsageRow &usage)
{
    const QStringList texts{usage.name, countText(usage.promptTokens, usage.isEstimated),
                            countText(usage.cachedTokens),
                            countText(usage.completionTokens, usage.isEstimated), costText(usage)};
    for (int column = 0; column < Columns; ++column) {
        auto *item = new QTableWidgetItem(texts.at(column));
        item->setToolTip(texts.at(column).toHtmlEscaped());
        if (column == Name && isRightToLeft()) { // a Latin name is cut at its own end
            item->setData(Qt::AccessibleTextRole, usage.name);
            item->setText(QChar(0x2068) + usage.name);
        }
        if (column != Name)
            item->setTextAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        m_table->setItem(row, column, item);
    }
}

void UsagePanel::setUsage(const ShownUsage &usage)
{
    m_chart->setDays(usage.days);
    m_table->setRowCount(int(usage.rows.size()));
    for (int row = 0; row < int(usage.rows.size()); ++row)
        fillRow(row, usage.rows.at(row));
    const UsageRow &sum = usage.total;
    m_total->setText(usage.rows.isEmpty()
                         ? tr("Nothing was used in this time.")
                         : tr("%1 tokens in, %2 out, %3")
                               .arg(countText(sum.promptTokens, sum.isEstimated),
                                    countText(sum.completionTokens, sum.isEstimated),
                                    sum.costs.isEmpty() ? tr("cost not known") : costText(sum)));
    m_export->setEnabled(!usage.rows.isEmpty());
}

void UsagePanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    layout()->setContentsMargins(theme.px(Space::l), theme.px(Space::m), theme.px(Space::l),
                                 theme.px(Space::m));
    layout()->setSpacing(theme.px(Space::m));
    m_title->setFont(theme.headingFont(2));
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    m_chart->setTheme(theme);
    setForeground(*m_total, theme.palette.secondary);
    m_table->verticalHeader()->setDefaultSectionSize(theme.px(Theme::rowHeight));
    m_choices->setSpacing(theme.px(Space::s));
    setGround(*this, theme.palette.sidebar);
    arrange();
    update();
}

/// In a narrow window one choice stands below the other.
void UsagePanel::arrange()
{
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right() - m_choices->spacing();
    int widest = 0;
    for (const ChoiceBox *box : {m_range, m_group}) {
        for (int item = 0; item < box->count(); ++item)
            widest = std::max(widest, box->fontMetrics().horizontalAdvance(box->itemText(item)));
    }
    widest += m_theme.px(Theme::iconSize) + 4 * m_theme.px(Space::s); // the arrow, and air
    m_choices->setDirection(2 * widest <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void UsagePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void UsagePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeRequested();
    else
        QWidget::keyPressEvent(event);
}

void UsagePanel::paintEvent(QPaintEvent *)
{
    paintPaneEdge(*this, Qt::LeftEdge, m_theme.palette.hairline);
}

} // namespace Hiwar
