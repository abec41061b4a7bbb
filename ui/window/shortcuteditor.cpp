// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcuteditor.h"

#include "ui/theme/shortcuttip.h"
#include "ui/theme/widgetpalette.h"
#include "ui/window/keyrecorder.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

ShortcutEditor::ShortcutEditor(QWidget *parent)
    : QWidget(parent)
    , m_announcer(this)
    , m_title(new QLabel(this))
    , m_recorder(new KeyRecorder(this))
    , m_verdict(new QLabel(this))
    , m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_use(new QPushButton(tr("Use these keys"), this))
    , m_usual(new QPushButton(tr("Usual keys"), this))
    , m_none(new QPushButton(tr("No keys"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    setObjectName(u"Change keys"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_verdict->setObjectName(u"Keys are used"_s);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setWordWrap(true);
    m_use->setObjectName(u"Use these keys"_s);
    m_usual->setObjectName(u"Usual keys"_s);
    m_none->setObjectName(u"No keys"_s);
    m_cancel->setObjectName(u"Cancel keys"_s);
    for (QPushButton *button : {m_use, m_usual, m_none, m_cancel}) {
        button->setAutoDefault(false);
        m_buttons->addWidget(button);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_title);
    column->addWidget(m_recorder);
    column->addWidget(m_verdict);
    column->addLayout(m_buttons);
    connect(m_recorder, &KeyRecorder::recorded, this, &ShortcutEditor::showVerdict);
    connect(m_recorder, &KeyRecorder::accepted, this, &ShortcutEditor::use);
    connect(m_recorder, &KeyRecorder::cancelled, this, &ShortcutEditor::closed);
    connect(m_use, &QPushButton::clicked, this, &ShortcutEditor::use);
    connect(m_usual, &QPushButton::clicked, this, [this] { emit resetRequested(m_id); });
    connect(m_none, &QPushButton::clicked, this, [this] { emit keysChosen(m_id, {}); });
    connect(m_cancel, &QPushButton::clicked, this, &ShortcutEditor::closed);
}

void ShortcutEditor::edit(ShortcutId id, const Keymap &keymap)
{
    m_id = id;
    m_keymap = keymap;
    m_title->setText(tr("New keys for “%1”").arg(nameOf(id)));
    m_recorder->clearKey();
    m_recorder->setAccessibleDescription(m_title->text());
    m_usual->setVisible(keymap.isChanged(id));
    m_none->setVisible(!keymap.keysOf(id).isEmpty());
    showVerdict();
    m_recorder->setFocus(Qt::OtherFocusReason);
}

/// Always one line at least, so that nothing jumps while keys are tried.
void ShortcutEditor::showVerdict()
{
    const QString key = m_recorder->key();
    const ShortcutVerdict verdict = judgeKey(m_keymap, m_id, key);
    QString words = tr("Press the keys, then Enter.");
    bool isUsable = false;
    if (!key.isEmpty()) {
        const QString shown = shownKey(key);
        switch (verdict.answer) {
        case ShortcutAnswer::Free:
            words = tr("%1 is free.").arg(shown);
            isUsable = true;
            break;
        case ShortcutAnswer::Own:
            words = tr("%1 does this already.").arg(shown);
            isUsable = true;
            break;
        case ShortcutAnswer::Taken:
            words =
                tr("%1 is used by “%2”, which will lose it.").arg(shown, nameOf(verdict.holder));
            isUsable = true;
            break;
        case ShortcutAnswer::Fixed:
            words = tr("%1 always does “%2”. Press other keys.").arg(shown, nameOf(verdict.holder));
            break;
        case ShortcutAnswer::ForText:
            words = tr("Fields of text need %1. Press other keys.").arg(shown);
            break;
        case ShortcutAnswer::Unusable:
            words = tr("%1 is needed for writing. Add Ctrl or Alt.").arg(shown);
            break;
        }
        m_announcer.announce(words);
    }
    m_verdict->setText(words);
    m_use->setEnabled(isUsable);
    m_use->setAccessibleDescription(words);
    emit reworded();
}

void ShortcutEditor::use()
{
    if (m_use->isEnabled())
        emit keysChosen(m_id, {m_recorder->key()});
}

void ShortcutEditor::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::s));
    m_buttons->setSpacing(theme.px(Space::xs));
    m_title->setFont(theme.font);
    setForeground(*m_verdict, theme.palette.secondary);
    for (QPushButton *button : {m_use, m_usual, m_none, m_cancel})
        button->setMinimumHeight(theme.px(Theme::controlHeight));
}

int ShortcutEditor::heightFor(int width)
{
    m_buttons->setDirection(QBoxLayout::LeftToRight);
    if (m_buttons->minimumSize().width() > width)
        m_buttons->setDirection(QBoxLayout::TopToBottom);
    layout()->invalidate(); // it remembers how high its parts were
    return layout()->hasHeightForWidth() ? layout()->heightForWidth(width)
                                         : layout()->sizeHint().height();
}

} // namespace Hiwar
