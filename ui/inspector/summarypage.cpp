// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/summarypage.h"

#include "ui/accessiblerole.h"
#include "ui/inspector/timingbar.h"

#include <QFormLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace Hiwar {

SummaryPage::SummaryPage(QWidget *parent)
    : QScrollArea(parent)
    , m_content(new QWidget(this))
    , m_form(new QFormLayout)
    , m_times(new TimingBar(m_content))
    , m_message(
          new QLabel(tr("Kept only while Hiwar runs. Keys and passwords are left out."), m_content))
{
    setAccessibleRole(*this, QAccessible::Pane); // see setClearContent()
    setObjectName(u"Summary"_s);
    setAccessibleName(tr("Summary"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_message->setWordWrap(true);
    auto *column = new QVBoxLayout(m_content);
    column->addLayout(m_form);
    column->addWidget(m_times);
    column->addWidget(m_message);
    column->addStretch(1);
    setWidget(m_content);
    viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false); // setWidget() has set it
}

void SummaryPage::addRow()
{
    auto *label = new QLabel(m_content);
    auto *value = new QLabel(m_content);
    value->setTextFormat(Qt::PlainText); // part of it comes from a service
    value->setWordWrap(true);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setBuddy(value);
    dress(*label, *value);
    m_form->addRow(label, value);
    m_labels.append(std::pair(label, value));
}

void SummaryPage::dress(QLabel &label, QLabel &value) const
{
    label.setFont(m_theme.captionFont());
    value.setFont(m_theme.font);
    QPalette colours = label.palette();
    colours.setColor(QPalette::WindowText, m_theme.palette.secondary);
    label.setPalette(colours);
}

void SummaryPage::setRows(const QList<SummaryRow> &rows, const QList<TimingPhase> &phases)
{
    while (m_labels.size() < rows.size())
        addRow();
    while (m_labels.size() > rows.size()) {
        m_form->removeRow(m_labels.takeLast().first);
    }
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const auto &[label, value] = m_labels.at(i);
        label->setText(rows.at(i).label);
        // A selectable label aligns by its text's direction, and texts differ (an address, a
        // number); so all get the same edge explicitly.
        value->setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute |
                            Qt::AlignTop);
        value->setAccessibleName(rows.at(i).label + u": "_s + rows.at(i).value);
        if (value->text() != rows.at(i).value) // keeps the selection if the text is the same
            value->setText(rows.at(i).value);
    }
    m_times->setPhases(phases);
}

void SummaryPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int l = theme.px(Space::l);
    m_content->layout()->setContentsMargins(l, l, l, l);
    m_content->layout()->setSpacing(theme.px(Space::l));
    m_form->setHorizontalSpacing(theme.px(Space::m));
    m_form->setVerticalSpacing(theme.px(Space::s));
    for (const auto &[label, value] : std::as_const(m_labels))
        dress(*label, *value);
    m_times->setTheme(theme);
    m_message->setFont(theme.captionFont());
    QPalette colours = m_message->palette();
    colours.setColor(QPalette::WindowText, theme.palette.secondary);
    m_message->setPalette(colours);
}

} // namespace Hiwar
