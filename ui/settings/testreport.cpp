// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/testreport.h"

#include "ui/settings/checkuptext.h"
#include "ui/settings/foldsection.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/theme/quietstyle.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

TestReport::TestReport(QWidget *parent)
    : QWidget(parent)
    , m_announcer(this)
    , m_buttons(new QWidget(this))
    , m_test(makeButton(u"Test connection"_s, tr("Test connection"), m_buttons))
    , m_cancel(makeButton(u"Cancel test"_s, tr("Cancel"), m_buttons))
    , m_waiting(new InlineMessageLabel(this))
    , m_verdict(new InlineMessageLabel(this))
    , m_cause(new InlineMessageLabel(this))
    , m_offerColumn(new QVBoxLayout)
    , m_steps(new FoldSection(u"Steps"_s, tr("Steps"), this))
    , m_column(new QVBoxLayout)
    , m_copy(makeButton(u"Copy report"_s, tr("Copy report")))
{
    auto *steps = new QWidget(m_steps);
    m_column->setContentsMargins({});
    steps->setLayout(m_column);
    m_steps->add(steps);
    m_cause->setIndented(true);
    m_waiting->setIndented(true);
    m_test->setAccessibleDescription(
        tr("Goes the way to the service step by step, and asks for one short reply"));
    m_cancel->setAccessibleName(tr("Cancel test"));
    m_copy->setAccessibleDescription(tr("As text, without the key"));
    m_buttons->setFocusProxy(m_test);
    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins({});
    row->addWidget(m_test);
    row->addWidget(m_cancel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_waiting);
    column->addWidget(m_verdict);
    column->addWidget(m_cause);
    column->addLayout(m_offerColumn);
    column->addWidget(m_steps);
    column->addWidget(m_copy, 0, Qt::AlignLeading);
    m_second.setInterval(1s);
    connect(&m_second, &QTimer::timeout, this, &TestReport::showWaiting);
    connect(m_test, &QPushButton::clicked, this, &TestReport::testRequested);
    connect(m_cancel, &QPushButton::clicked, this, &TestReport::cancelled);
    connect(m_copy, &QPushButton::clicked, this, &TestReport::copy);
    refresh();
}

QPushButton *TestReport::makeButton(const QString &name, const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent ? parent : this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

void TestReport::setTheme(const Theme &theme)
{
    m_theme = theme;
    layout()->setSpacing(theme.px(Space::s));
    m_offerColumn->setSpacing(theme.px(Space::s));
    m_column->setSpacing(theme.px(Space::s));
    m_steps->setTheme(theme);
    for (InlineMessageLabel *label : {m_waiting, m_verdict, m_cause})
        label->setTheme(theme);
    for (InlineMessageLabel *label : m_labels)
        label->setTheme(theme);
}

void TestReport::setPossible(bool possible)
{
    m_possible = possible;
    refresh();
}

void TestReport::clear()
{
    qDeleteAll(std::exchange(m_labels, {}));
    qDeleteAll(std::exchange(m_offers, {}));
    m_lines.clear();
    m_works.reset();
    m_running = false;
    refresh();
}

void TestReport::begin()
{
    clear();
    m_running = true;
    m_startedAt = QDateTime::currentDateTimeUtc();
    beginStep(CheckupStep::Address);
    refresh();
    // The pressed button is disabled now; the other one takes the focus.
    m_cancel->setFocus(Qt::OtherFocusReason);
}

void TestReport::beginStep(CheckupStep step)
{
    m_step = step;
    m_stepTime.start();
    m_second.start();
    showWaiting();
}

void TestReport::add(const CheckupLine &line)
{
    m_lines << line;
    addMessage(*m_column, describeLine(line), spokenLine(line));
    if (line.verdict != CheckupVerdict::Skipped)
        m_announcer.announce(spokenLine(line));
    addOffers(line);
    refresh();
}

void TestReport::addOffers(const CheckupLine &line)
{
    if (line.reason == CheckupReason::NoModel) {
        auto *choose = makeButton(u"Choose a model"_s, tr("Choose a model"));
        connect(choose, &QPushButton::clicked, this, &TestReport::modelWanted);
        offer(choose);
    }
    if (isPinnable(line)) {
        const CertificateFacts own = line.chain.first();
        addMessage(*m_offerColumn, {.tone = Tone::Plain, .text = describeCertificate(own)}, {});
        auto *trust = makeButton(u"Trust this certificate"_s, tr("Trust this certificate"));
        trust->setAccessibleDescription(describeCertificate(own));
        connect(trust, &QPushButton::clicked, this, [this, own] { emit pinProposed(own.sha256); });
        offer(trust);
    }
    if (!line.proposedAddress.isEmpty()) {
        auto *use =
            makeButton(u"Use this address"_s, tr("Use %1").arg(shortAddress(line.proposedAddress)));
        use->setAccessibleName(tr("Use this address"));
        use->setAccessibleDescription(line.proposedAddress);
        connect(use, &QPushButton::clicked, this,
                [this, address = line.proposedAddress] { emit addressProposed(address); });
        offer(use);
    }
}

/// A used offer is disabled: its effect is visible in the form.
void TestReport::offer(QPushButton *button)
{
    connect(button, &QPushButton::clicked, button, [button] { button->setEnabled(false); });
    m_offerColumn->addWidget(button, 0, Qt::AlignLeading);
    button->show();
    m_offers << button;
}

void TestReport::addMessage(QVBoxLayout &column, const InlineMessage &message,
                            const QString &spoken)
{
    auto *label = new InlineMessageLabel(column.parentWidget());
    label->setTheme(m_theme);
    label->setIndented(true);
    label->setMessage(message);
    label->setAccessibleName(spoken);
    column.addWidget(label);
    m_labels << label;
}

/// The result in one line, and what it is due to; the rest is in the fold.
void TestReport::showVerdict()
{
    m_verdict->setMessage(m_works ? describeEnd(m_lines, *m_works) : InlineMessage());
    const auto cause = std::find_if(m_lines.begin(), m_lines.end(), [](const CheckupLine &line) {
        return line.verdict == CheckupVerdict::Failed || line.reason == CheckupReason::NoModel;
    });
    const bool isKnown = m_works && !*m_works && cause != m_lines.end();
    m_cause->setMessage(isKnown
                            ? InlineMessage{.tone = Tone::Plain, .text = describeLine(*cause).text}
                            : InlineMessage());
}

void TestReport::end(bool works)
{
    const bool hadFocus = m_cancel->hasFocus();
    m_running = false;
    m_works = works;
    refresh();
    m_announcer.announce(m_verdict->text());
    if (hadFocus)
        m_test->setFocus(Qt::OtherFocusReason);
}

void TestReport::copy()
{
    QGuiApplication::clipboard()->setText(report());
    m_copy->setText(tr("Report copied"));
    m_announcer.announce(m_copy->text());
}

QStringList TestReport::lines() const
{
    QStringList texts;
    for (const InlineMessageLabel *label : m_labels)
        texts << label->text();
    return texts;
}

QString TestReport::report() const
{
    return reportText(m_lines, m_startedAt, m_works);
}

void TestReport::refresh()
{
    m_test->setEnabled(m_possible && !m_running);
    m_test->setVisible(!m_running); // the other button takes its place
    m_cancel->setVisible(m_running);
    m_copy->setVisible(!m_running && !m_lines.isEmpty());
    m_copy->setText(tr("Copy report"));
    m_steps->setVisible(!m_lines.isEmpty());
    m_steps->setSummary(m_lines.isEmpty() ? QStringList()
                                          : QStringList{QLocale().toString(m_lines.size())});
    showVerdict();
    showWaiting();
}

void TestReport::showWaiting()
{
    if (!m_running) {
        m_second.stop();
        m_waiting->setMessage({});
        return;
    }
    const QString what = describeRunning(m_step);
    const qint64 seconds = m_stepTime.elapsed() / 1000;
    m_waiting->setMessage(
        {.tone = Tone::Plain,
         .text = seconds < 1 ? tr("%1…").arg(what) : tr("%1 · %2 s").arg(what).arg(seconds)});
}

} // namespace Hiwar
