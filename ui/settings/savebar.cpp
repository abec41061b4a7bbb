// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/savebar.h"

#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/linkbutton.h"
#include "ui/settings/settingstext.h"

#include <QBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

SaveBar::SaveBar(QWidget *beside, QWidget *parent)
    : QWidget(parent)
    , m_announcer(this)
    , m_beside(beside)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_message(new InlineMessageLabel(this))
    , m_discard(new LinkButton(u"Discard changes"_s, tr("Discard changes"), this))
    , m_store(new LinkButton(u"Ask the keychain again"_s, tr("Ask the keychain again"), this))
    , m_save(new QPushButton(tr("Save"), this))
{
    m_save->setObjectName(u"Save"_s);
    m_save->setAutoDefault(false);
    m_save->setDefault(true);
    m_save->setShortcut(QKeySequence(u"Ctrl+S"_s)); // while the panel is visible
    m_row->addWidget(beside);
    m_row->addStretch(1);
    m_row->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_message);
    column->addWidget(m_discard);
    column->addWidget(m_store);
    column->addLayout(m_row);
    connect(m_save, &QPushButton::clicked, this, &SaveBar::saveRequested);
    connect(m_discard, &QPushButton::clicked, this, &SaveBar::discardRequested);
    connect(m_store, &QPushButton::clicked, this, &SaveBar::storingRequested);
    refresh();
}

void SaveBar::reset()
{
    m_behind = {};
    forgetResult();
}

void SaveBar::forgetResult()
{
    m_isSaved = false;
    m_fault.clear();
    refresh();
}

void SaveBar::setUnsaved(bool unsaved, bool isPossible)
{
    const bool isOn = unsaved && isPossible;
    // A button that is switched off gives the focus to whatever comes next.
    if (!isOn && m_save->hasFocus())
        m_beside->setFocus(Qt::OtherFocusReason);
    m_save->setEnabled(isOn);
    m_isUnsaved = unsaved;
    if (unsaved) {
        m_isSaved = false;
        m_fault.clear();
    }
    refresh();
}

void SaveBar::setSaved()
{
    m_isSaved = true;
    m_isUnsaved = false;
    m_fault.clear();
    refresh();
    announce();
}

void SaveBar::setFailed(const QString &sentence)
{
    m_fault = sentence;
    refresh();
    m_announcer.announce(sentence, true);
}

void SaveBar::setBehind(const KeyStatus &secrets)
{
    if (m_behind == secrets)
        return;
    m_behind = secrets;
    refresh();
    if (m_isSaved)
        announce();
}

/// Does not announce a keychain that has not answered yet: it usually does at once.
void SaveBar::announce()
{
    if (!m_behind.isBehind || m_behind.state != KeyState::Waiting)
        m_announcer.announce(m_message->text());
}

void SaveBar::refresh()
{
    InlineMessage message;
    if (!m_fault.isEmpty())
        message = {.tone = Tone::Bad, .text = m_fault};
    else if (m_isUnsaved)
        message = {.tone = Tone::Warning, .text = tr("Unsaved changes")};
    else if (m_isSaved || m_behind.isBehind)
        message = describeSaved(m_behind);
    m_message->setMessage(message);
    m_discard->setVisible(m_isUnsaved);
    m_store->setVisible(m_fault.isEmpty() && !m_isUnsaved && m_behind.isBehind &&
                        m_behind.state != KeyState::Waiting);
}

QList<QWidget *> SaveBar::buttons() const
{
    QList<QWidget *> all{m_discard, m_store};
    all += m_beside->findChildren<QWidget *>();
    all += m_save;
    return all;
}

/// Words that are too large for a row go below each other.
void SaveBar::arrange()
{
    const int side = layout()->contentsMargins().left() + layout()->contentsMargins().right();
    const int needed =
        m_beside->sizeHint().width() + m_save->sizeHint().width() + side + layout()->spacing();
    m_row->setDirection(needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QSize SaveBar::minimumSizeHint() const
{
    return {0, QWidget::minimumSizeHint().height()};
}

void SaveBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SaveBar::setTheme(const Theme &theme)
{
    const int l = theme.px(Space::l), s = theme.px(Space::s);
    layout()->setContentsMargins(l, s, l, s);
    layout()->setSpacing(s);
    m_message->setTheme(theme);
    m_discard->setTheme(theme);
    m_store->setTheme(theme);
    arrange();
}

} // namespace Hiwar
