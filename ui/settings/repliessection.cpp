// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/repliessection.h"

#include "ui/settings/checkline.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/linkbutton.h"

#include <QBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

RepliesSection::RepliesSection(QWidget *parent)
    : ProfileSection(parent)
    , m_mode(new ChoiceBox(u"Replies"_s, tr("Replies"), this))
    , m_refused(new InlineMessageLabel(this))
    , m_askAgain(new LinkButton(u"Ask again for streams"_s, tr("Ask again for streams"), this))
    , m_leftOut(new InlineMessageLabel(this))
    , m_fields(new QWidget(this))
    , m_reasoning(new CheckLine(u"Send reasoning back"_s, this))
{
    m_mode->setAccessibleDescription(tr("Whether a reply is shown while it is written"));
    m_mode->addItem(tr("Stream when possible"), static_cast<int>(StreamMode::Automatic));
    m_mode->addItem(tr("Always stream"), static_cast<int>(StreamMode::On));
    m_mode->addItem(tr("In one piece"), static_cast<int>(StreamMode::Off));
    auto *modeAndMore = new QWidget(this);
    auto *modeColumn = new QVBoxLayout(modeAndMore);
    modeColumn->setContentsMargins({});
    modeColumn->setSpacing(0);
    modeColumn->addWidget(m_mode);
    modeColumn->addWidget(m_refused);
    modeColumn->addWidget(m_askAgain);
    addField(tr("Replies"), modeAndMore, m_mode);
    auto *fields = new QVBoxLayout(m_fields);
    fields->setContentsMargins({});
    fields->setSpacing(0);
    auto *leftOut = new QWidget(this);
    auto *leftOutColumn = new QVBoxLayout(leftOut);
    leftOutColumn->setContentsMargins({});
    leftOutColumn->setSpacing(0);
    leftOutColumn->addWidget(m_leftOut);
    leftOutColumn->addWidget(m_fields);
    column().addWidget(leftOut);
    m_reasoning->setSentence(tr("Send a reply's reasoning back with the next question. Only for "
                                "services that demand it."));
    column().addWidget(m_reasoning);

    connect(m_mode, &QComboBox::currentIndexChanged, this, &RepliesSection::refresh);
    connect(m_askAgain, &QPushButton::clicked, this, [this] {
        m_streamsAgain = true;
        m_mode->setFocus(Qt::OtherFocusReason);
        refresh();
    });
    connect(m_reasoning, &CheckLine::changed, this, &RepliesSection::refresh);
}

void RepliesSection::fill(const Profile &stored)
{
    m_streamsAgain = false;
    m_sentAgain.clear();
    m_mode->setCurrentIndex(m_mode->findData(static_cast<int>(stored.streaming)));
    m_reasoning->setChecked(stored.sendsReasoning);
    learn(stored);
}

void RepliesSection::learn(const Profile &stored)
{
    m_stored = stored;
    showRefusedFields();
    refresh();
}

StreamMode RepliesSection::mode() const
{
    return static_cast<StreamMode>(m_mode->currentData().toInt());
}

QStringList RepliesSection::refusedFields() const
{
    QStringList fields;
    for (const Refusals &refusals : m_stored.refusals)
        fields += refusals.fields;
    fields.removeDuplicates();
    fields.removeIf([this](const QString &field) { return m_sentAgain.contains(field); });
    return fields;
}

bool RepliesSection::isStreamRefused() const
{
    return !m_streamsAgain && std::any_of(m_stored.refusals.cbegin(), m_stored.refusals.cend(),
                                          [](const Refusals &refusals) { return refusals.stream; });
}

void RepliesSection::write(Profile &profile) const
{
    profile.streaming = mode();
    profile.sendsReasoning = m_reasoning->isChecked();
    const bool streamsAgain = m_streamsAgain || profile.streaming != m_stored.streaming;
    for (auto each = m_stored.refusals.cbegin(); each != m_stored.refusals.cend(); ++each) {
        Refusals left = *each;
        left.fields.removeIf([this](const QString &field) { return m_sentAgain.contains(field); });
        left.stream = left.stream && !streamsAgain;
        if (left.isEmpty())
            profile.refusals.remove(each.key());
        else
            profile.refusals.insert(each.key(), left);
    }
}

QStringList RepliesSection::summary() const
{
    QStringList parts;
    if (mode() == StreamMode::Off)
        parts << tr("in one piece");
    else if (mode() == StreamMode::On)
        parts << tr("always streamed");
    else if (isStreamRefused())
        parts << tr("streams refused");
    if (const auto fields = refusedFields(); !fields.isEmpty())
        parts << tr("without %1").arg(fields.join(u", "_s));
    if (m_reasoning->isChecked())
        parts << tr("reasoning sent back");
    return parts;
}

void RepliesSection::showRefusedFields()
{
    qDeleteAll(m_fields->findChildren<LinkButton *>());
    const QStringList fields = refusedFields();
    for (const QString &field : fields) {
        auto *again =
            new LinkButton(u"Send again: "_s + field, tr("Send “%1” again").arg(field), m_fields);
        again->setTheme(m_theme);
        m_fields->layout()->addWidget(again);
        connect(again, &QPushButton::clicked, this, [this, field] {
            m_sentAgain << field;
            m_mode->setFocus(Qt::OtherFocusReason); // the button will be removed
            // Not while the button handles its click.
            QMetaObject::invokeMethod(this, &RepliesSection::showRefusedFields,
                                      Qt::QueuedConnection);
            refresh();
        });
    }
    m_fields->setVisible(!fields.isEmpty());
}

void RepliesSection::refresh()
{
    const bool refused = isStreamRefused() && mode() == StreamMode::Automatic;
    m_refused->setMessage({.tone = Tone::Warning,
                           .text = refused ? tr("This service refused to stream.") : QString()});
    m_askAgain->setVisible(refused);
    const QStringList fields = refusedFields();
    m_leftOut->setMessage(
        {.tone = Tone::Warning,
         .text =
             fields.isEmpty()
                 ? QString()
                 : tr("Left out because this service refused them: %1").arg(fields.join(u", "_s))});
    m_leftOut->parentWidget()->setVisible(!fields.isEmpty());
    emit changed();
}

void RepliesSection::setTheme(const Theme &theme)
{
    ProfileSection::setTheme(theme);
    m_theme = theme;
    m_mode->parentWidget()->layout()->setSpacing(theme.px(Space::xs));
    m_refused->setTheme(theme);
    m_askAgain->setTheme(theme);
    m_leftOut->setTheme(theme);
    m_reasoning->setTheme(theme);
    for (LinkButton *again : m_fields->findChildren<LinkButton *>())
        again->setTheme(theme);
}

} // namespace Hiwar
