// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/secretfield.h"

#include "ui/settings/settingstext.h"
#include "ui/theme/icon.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

SecretField::SecretField(const QString &name, const QString &shownName, QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_show(new QToolButton(this))
    , m_remove(new QToolButton(this))
{
    m_edit->setObjectName(name);
    m_edit->setAccessibleName(shownName);
    m_show->setObjectName(u"Show "_s + name);
    m_show->setAccessibleName(tr("Show what is typed: %1").arg(shownName));
    m_show->setToolTip(tr("Show what is being typed"));
    m_show->setCheckable(true);
    m_remove->setObjectName(u"Remove "_s + name);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_edit, 1);
    row->addWidget(m_show);
    row->addWidget(m_remove);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textChanged, this, [this] {
        m_removing = false;
        refresh();
        emit changed();
    });
    connect(m_show, &QToolButton::toggled, this, &SecretField::refresh);
    connect(m_remove, &QToolButton::clicked, this, [this] {
        m_removing = !m_removing;
        empty();
        refresh();
        emit changed();
    });
    refresh();
}

void SecretField::reset(bool stored)
{
    empty();
    m_show->setChecked(false);
    m_stored = stored;
    m_removing = false;
    refresh();
}

void SecretField::setStatus(const KeyStatus &status)
{
    m_status = status;
    refresh();
}

void SecretField::setSecret(bool secret)
{
    m_secret = secret;
    refresh();
}

void SecretField::setPlainText(const QString &text)
{
    const QSignalBlocker quiet(m_edit);
    m_edit->setText(text);
    m_edit->setCursorPosition(0);
}

void SecretField::setPlaceholder(const QString &words)
{
    m_placeholder = words;
    refresh();
}

void SecretField::setTheme(const Theme &theme)
{
    m_theme = theme;
    layout()->setSpacing(theme.px(Space::xs));
    refresh();
}

KeyChange SecretField::change() const
{
    if (m_removing)
        return Secret();
    if (m_edit->text().isEmpty())
        return {};
    return Secret(m_edit->text().toUtf8());
}

bool SecretField::isSet() const
{
    return !m_edit->text().isEmpty() || (m_stored && !m_removing);
}

QString SecretField::typed() const
{
    return m_edit->text();
}

void SecretField::empty()
{
    const QSignalBlocker quiet(m_edit); // not a change by the user
    m_edit->clear();
}

void SecretField::refresh()
{
    const bool shown = m_show->isChecked();
    m_edit->setEchoMode(m_secret && !shown ? QLineEdit::Password : QLineEdit::Normal);
    m_show->setVisible(m_secret);
    m_show->setIcon(tintedIcon(shown ? Icon::Hide : Icon::Show, m_theme.palette.secondary));
    const bool kept = m_secret && m_stored;
    m_remove->setVisible(kept);
    m_remove->setIcon(
        tintedIcon(m_removing ? Icon::Regenerate : Icon::Delete, m_theme.palette.secondary));
    m_remove->setAccessibleName(
        (m_removing ? tr("Keep: %1") : tr("Remove: %1")).arg(m_edit->accessibleName()));
    m_remove->setToolTip(m_remove->accessibleName());
    const QString state = !kept        ? m_placeholder
                          : m_removing ? tr("Removed when you save")
                                       : describeSecret(m_status);
    m_edit->setPlaceholderText(state);
    m_edit->setAccessibleDescription(state);
}

} // namespace Hiwar
