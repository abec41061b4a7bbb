// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/waitsection.h"

#include "ui/settings/inlinemessagelabel.h"

#include <QBoxLayout>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

WaitSection::WaitSection(QWidget *parent)
    : ProfileSection(parent)
    , m_note(new InlineMessageLabel(this))
{
    addLine(u"Seconds to connect"_s, tr("Time to connect (s)"),
            tr("How long to try to reach the service"), tr("connect"), &WaitLimits::connect);
    addLine(u"Seconds to the first word"_s, tr("Time to the first word (s)"),
            tr("How long the model may think before it answers"), tr("first word"),
            &WaitLimits::firstByte);
    addLine(u"Seconds of silence"_s, tr("Longest pause (s)"),
            tr("How long a reply may pause once it has begun"), tr("silence"),
            &WaitLimits::silence);
    m_note->setMessage(
        {.tone = Tone::Plain,
         .text = tr("0 waits for ever. A model on this computer is given all the time it "
                    "needs for its first word, unless you set a limit.")});
    column().addWidget(m_note);
    refresh();
}

void WaitSection::addLine(const QString &name, const QString &shownName, const QString &meaning,
                          const QString &shortName, WaitLimit WaitLimits::*limit)
{
    auto *field = new QWidget(this);
    auto *edit = new QLineEdit(field);
    edit->setObjectName(name);
    edit->setAccessibleName(shownName);
    edit->setAccessibleDescription(meaning);
    edit->setToolTip(meaning);
    auto *message = new InlineMessageLabel(field);
    auto *both = new QVBoxLayout(field);
    both->setContentsMargins({});
    both->addWidget(edit);
    both->addWidget(message);
    addField(shownName, field, edit);
    m_lines << Line{edit, message, shortName, limit};
    connect(edit, &QLineEdit::textChanged, this, &WaitSection::refresh);
}

void WaitSection::setOwnLimits(const WaitLimits &limits)
{
    for (const Line &line : m_lines) {
        const WaitLimit own = limits.*line.limit;
        line.edit->setPlaceholderText(own ? describeWaitLimit(*own) : QString());
    }
}

void WaitSection::fill(const Profile &stored)
{
    for (const Line &line : m_lines)
        line.edit->setText(writeWaitLimit(stored.limits.*line.limit));
}

void WaitSection::write(Profile &profile) const
{
    for (const Line &line : m_lines)
        profile.limits.*line.limit =
            readWaitLimit(line.edit->text()).value_or(profile.limits.*line.limit);
}

bool WaitSection::isValid() const
{
    return std::all_of(m_lines.begin(), m_lines.end(), [](const Line &line) {
        return readWaitLimit(line.edit->text()).has_value();
    });
}

QStringList WaitSection::summary() const
{
    QStringList parts;
    for (const Line &line : m_lines) {
        const auto limit = readWaitLimit(line.edit->text());
        if (limit && *limit)
            parts << tr("%1 %2", "first word 30 s").arg(line.shortName, describeWaitLimit(**limit));
    }
    return parts;
}

void WaitSection::refresh()
{
    for (const Line &line : m_lines) {
        const auto limit = readWaitLimit(line.edit->text());
        line.message->setMessage({.tone = Tone::Bad, .text = limit ? QString() : limit.error()});
    }
    emit changed();
}

void WaitSection::setTheme(const Theme &theme)
{
    ProfileSection::setTheme(theme);
    for (const Line &line : m_lines) {
        line.edit->parentWidget()->layout()->setSpacing(theme.px(Space::xs));
        line.message->setTheme(theme);
    }
    m_note->setTheme(theme);
}

} // namespace Hiwar
