// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/keyfield.h"

#include "ui/settings/inlinemessagelabel.h"
#include "ui/theme/icon.h"
#include "ui/theme/quietstyle.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype shortestPaste = 12; // letters at once; nobody types so fast

} // namespace

KeyField::KeyField(QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_show(new QToolButton(this))
    , m_remove(new QPushButton(this))
    , m_message(new InlineMessageLabel(this))
    , m_below(new QHBoxLayout)
{
    m_edit->setObjectName(u"API key"_s);
    m_edit->setAccessibleName(tr("API key"));
    m_edit->setEchoMode(QLineEdit::Password);
    m_show->setObjectName(u"Show key"_s);
    m_show->setAccessibleName(tr("Show key"));
    m_show->setToolTip(tr("Show what is being typed"));
    m_show->setCheckable(true);
    m_remove->setObjectName(u"Remove key"_s);
    m_remove->setFlat(true);
    m_remove->setAutoDefault(false);

    auto *row = new QHBoxLayout;
    row->addWidget(m_edit, 1);
    row->addWidget(m_show);
    m_below->addWidget(m_message, 1, Qt::AlignVCenter);
    m_below->addWidget(m_remove, 0, Qt::AlignVCenter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(row);
    column->addLayout(m_below);
    setFocusProxy(m_edit);

    connect(m_edit, &QLineEdit::textChanged, this, &KeyField::takeText);
    connect(m_edit, &QLineEdit::editingFinished, this, &KeyField::finished);
    connect(m_show, &QToolButton::toggled, this, [this](bool shown) {
        m_edit->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password);
        refresh();
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        m_removing = !m_removing;
        empty();
        refresh();
        emit changed();
    });
    refresh();
}

void KeyField::resizeEvent(QResizeEvent *event)
{
    // Beside a wide button the message would be broken within its words.
    const bool isNarrow = m_remove->sizeHint().width() > width() * 2 / 5;
    m_below->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_below->setAlignment(m_remove, isNarrow ? Qt::AlignLeading : Qt::AlignVCenter);
    QWidget::resizeEvent(event);
}

void KeyField::takeText(const QString &text)
{
    const bool isWhole = text.size() - m_length >= shortestPaste;
    m_length = text.size();
    m_removing = false;
    m_verdict = {};
    refresh();
    emit changed();
    if (isWhole)
        emit pasted();
}

void KeyField::reset()
{
    empty();
    m_show->setChecked(false);
    m_removing = false;
    refresh();
}

void KeyField::setStatus(const KeyStatus &status)
{
    m_status = status;
    refresh();
}

void KeyField::retype(const QString &key)
{
    m_length = key.size();
    m_edit->setText(key);
}

void KeyField::setVerdict(const InlineMessage &verdict)
{
    if (m_verdict == verdict)
        return;
    m_verdict = verdict;
    refresh();
}

void KeyField::setExpected(bool expected)
{
    m_expected = expected;
    refresh();
}

void KeyField::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_edit->setReadOnly(readOnly);
    m_show->setEnabled(!readOnly);
    refresh();
}

void KeyField::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int xs = theme.px(Space::xs);
    layout()->setSpacing(xs);
    m_message->setTheme(theme);
    m_remove->setFont(theme.captionFont());
    setForeground(*m_remove, theme.palette.accent);
    refresh();
}

bool KeyField::isChanged() const
{
    return m_removing || !m_edit->text().isEmpty();
}

tl::expected<KeyChange, KeyFault> KeyField::change() const
{
    if (m_removing)
        return KeyChange(Secret());
    if (m_edit->text().isEmpty())
        return KeyChange();
    return cleanKey(m_edit->text()).map([](const Secret &key) { return KeyChange(key); });
}

void KeyField::empty()
{
    const QSignalBlocker quiet(m_edit); // not a change by the user
    m_edit->clear();
    m_length = 0;
    m_verdict = {};
}

void KeyField::refresh()
{
    const bool shown = m_show->isChecked();
    m_show->setIcon(tintedIcon(shown ? Icon::Hide : Icon::Show, m_theme.palette.secondary));
    const bool stored = m_status.state == KeyState::Stored;
    m_edit->setPlaceholderText(m_readOnly        ? tr("No key needed")
                               : stored          ? tr("Stored; type to replace it")
                               : m_status.isKept ? tr("Type to replace it")
                                                 : tr("Paste the key here"));
    m_remove->setText(m_removing ? tr("Keep key") : tr("Remove key"));
    m_remove->setVisible((stored || m_status.isKept || m_expected) && !m_readOnly);

    InlineMessage message = m_readOnly ? InlineMessage{} : describeKey(m_status);
    if (m_removing)
        message = {.tone = Tone::Warning, .text = tr("The key will be removed when you save.")};
    else if (const auto key = change(); !key)
        message = {.tone = Tone::Bad, .text = describeKeyFault(key.error())};
    else if (!m_verdict.text.isEmpty() && !m_readOnly)
        message = m_verdict;
    m_message->setMessage(message);
    m_edit->setAccessibleDescription(message.text);
}

} // namespace Hiwar
