// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/testreport.h"

#include "ui/settings/remarklabel.h"
#include "ui/theme/quietstyle.h"

#include <QBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

TestReport::TestReport(QWidget *parent)
    : QWidget(parent)
    , m_test(new QPushButton(tr("Test connection"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_waiting(new RemarkLabel(this))
    , m_column(new QVBoxLayout)
{
    m_test->setObjectName(u"Test connection"_s);
    m_test->setAutoDefault(false);
    m_test->setAccessibleDescription(tr("Asks for the list of models and for one short reply"));
    m_cancel->setObjectName(u"Cancel test"_s);
    m_cancel->setAccessibleName(tr("Cancel test"));
    m_cancel->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->addWidget(m_test);
    row->addWidget(m_cancel);
    row->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(row);
    column->addLayout(m_column);
    column->addWidget(m_waiting);
    connect(m_test, &QPushButton::clicked, this, &TestReport::testRequested);
    connect(m_cancel, &QPushButton::clicked, this, &TestReport::cancelled);
    refresh();
}

void TestReport::setTheme(const Theme &theme)
{
    m_theme = theme;
    layout()->setSpacing(theme.px(Space::s));
    m_column->setSpacing(theme.px(Space::xs));
    m_waiting->setTheme(theme);
    for (RemarkLabel *line : m_lines)
        line->setTheme(theme);
}

void TestReport::setPossible(bool possible)
{
    m_possible = possible;
    refresh();
}

void TestReport::clear()
{
    qDeleteAll(m_lines);
    m_lines.clear();
    m_running = false;
    refresh();
}

void TestReport::begin()
{
    clear();
    m_running = true;
    refresh();
    // The button that was pressed is off now; the one that can be pressed next takes its place.
    m_cancel->setFocus(Qt::OtherFocusReason);
}

void TestReport::add(const TestLine &line)
{
    addRemark(
        {.tone = line.tone, .text = tr("%1 (%2 ms)").arg(line.text).arg(line.elapsed.count())});
}

void TestReport::addRemark(const Remark &remark)
{
    auto *label = new RemarkLabel(this);
    label->setTheme(m_theme);
    label->setRemark(remark);
    m_column->addWidget(label);
    m_lines << label;
}

void TestReport::end(bool ok)
{
    const bool hadFocus = m_cancel->hasFocus();
    m_running = false;
    addRemark(ok ? Remark{.tone = Tone::Good, .text = tr("The connection works.")}
                 : Remark{.tone = Tone::Bad, .text = tr("The connection does not work yet.")});
    refresh();
    if (hadFocus)
        m_test->setFocus(Qt::OtherFocusReason);
}

QStringList TestReport::lines() const
{
    QStringList texts;
    for (const RemarkLabel *line : m_lines)
        texts << line->text();
    return texts;
}

void TestReport::refresh()
{
    m_test->setEnabled(m_possible && !m_running);
    m_cancel->setVisible(m_running);
    m_waiting->setRemark({.tone = Tone::Plain, .text = m_running ? tr("Asking…") : QString()});
}

} // namespace Hiwar
