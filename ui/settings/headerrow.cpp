// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/headerrow.h"

#include "net/values/secretname.h"
#include "ui/settings/headertext.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/secretfield.h"
#include "ui/settings/settingstext.h"
#include "ui/theme/icon.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

HeaderRow::HeaderRow(const ExtraHeader &header, QWidget *parent)
    : QWidget(parent)
    , m_storedName(header.isSecret ? header.name : QString())
    , m_name(new QLineEdit(header.name, this))
    , m_remove(new QToolButton(this))
    , m_value(new SecretField(u"Header value"_s, tr("Header value"), this))
    , m_secret(new QCheckBox(tr("Secret"), this))
    , m_message(new InlineMessageLabel(this))
    , m_isSecretSettled(!header.name.isEmpty())
{
    m_name->setPlaceholderText(tr("Name"));
    m_name->setAccessibleDescription(tr("The name of a header that goes along with every request"));
    m_value->setPlaceholder(tr("Value"));
    m_secret->setToolTip(tr("Keep the value in the keychain"));
    m_secret->setAccessibleDescription(m_secret->toolTip());
    m_secret->setChecked(header.isSecret);
    m_value->setPlainText(header.isSecret ? QString() : header.value);
    auto *first = new QHBoxLayout;
    first->addWidget(m_name, 1);
    first->addWidget(m_remove);
    auto *second = new QHBoxLayout;
    second->addWidget(m_value, 1);
    second->addWidget(m_secret);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(first);
    column->addLayout(second);
    column->addWidget(m_message);
    connect(m_name, &QLineEdit::textChanged, this, [this](const QString &name) {
        if (!m_isSecretSettled) {
            const QSignalBlocker quiet(m_secret);
            m_secret->setChecked(isSecretName(name.trimmed()));
        }
        refresh();
    });
    connect(m_value, &SecretField::changed, this, &HeaderRow::refresh);
    connect(m_secret, &QCheckBox::toggled, this, [this] {
        m_isSecretSettled = true;
        refresh();
    });
    connect(m_remove, &QToolButton::clicked, this, &HeaderRow::removed);
    refresh();
}

void HeaderRow::setNumber(int number)
{
    m_name->setObjectName(u"Header %1 name"_s.arg(number));
    m_name->setAccessibleName(tr("Header %1 name").arg(number));
    m_value->edit()->setObjectName(u"Header %1 value"_s.arg(number));
    m_value->edit()->setAccessibleName(tr("Header %1 value").arg(number));
    m_secret->setObjectName(u"Header %1 secret"_s.arg(number));
    m_secret->setAccessibleName(tr("Header %1 is secret").arg(number));
    m_remove->setObjectName(u"Remove header %1"_s.arg(number));
    m_remove->setAccessibleName(tr("Remove header %1").arg(number));
    m_remove->setToolTip(tr("Remove this header"));
}

void HeaderRow::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::xs));
    layout()->itemAt(0)->layout()->setSpacing(theme.px(Space::xs));
    layout()->itemAt(1)->layout()->setSpacing(theme.px(Space::s));
    m_remove->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    m_value->setTheme(theme);
    m_message->setTheme(theme);
}

void HeaderRow::setSecretsStatus(const SecretsStatus &status)
{
    m_status = status.value(m_storedName.toLower());
    showPlaceholder();
}

void HeaderRow::showPlaceholder()
{
    m_value->setPlaceholder(isStored() ? describeSecret(m_status) : tr("Value"));
}

bool HeaderRow::isStored() const
{
    return m_secret->isChecked() && !m_storedName.isEmpty() &&
           m_name->text().trimmed().compare(m_storedName, Qt::CaseInsensitive) == 0;
}

ExtraHeader HeaderRow::header() const
{
    const bool secret = m_secret->isChecked();
    return {.name = m_name->text().trimmed(),
            .value = secret ? QString() : m_value->typed().trimmed(),
            .isSecret = secret};
}

void HeaderRow::writeSecret(SecretsChange &change) const
{
    const QString typed = m_value->typed().trimmed();
    if (m_secret->isChecked() && !typed.isEmpty())
        change.headers.insert(m_name->text().trimmed().toLower(), Secret(typed.toUtf8()));
}

QString HeaderRow::fault() const
{
    const QString name = m_name->text().trimmed();
    const QString value = m_value->typed().trimmed();
    if (const QString fault = describeHeaderFault(name, value); !fault.isEmpty())
        return fault;
    if (!name.isEmpty() && m_secret->isChecked() && value.isEmpty() && !isStored())
        return tr("Type the value of this header.");
    return {};
}

void HeaderRow::focusName()
{
    m_name->setFocus(Qt::OtherFocusReason);
}

void HeaderRow::refresh()
{
    m_value->setSecret(m_secret->isChecked());
    showPlaceholder();
    m_message->setMessage({.tone = Tone::Bad, .text = fault()});
    emit changed();
}

} // namespace Hiwar
