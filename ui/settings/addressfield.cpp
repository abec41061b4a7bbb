// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/addressfield.h"

#include "net/values/endpoint.h"
#include "ui/settings/checkline.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/linkbutton.h"

#include <QBoxLayout>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString exposedHostOf(const QString &address)
{
    const auto endpoint = resolveEndpoint(address);
    return endpoint && isReadableOnTheWay(endpoint->chat) ? endpoint->chat.host() : QString();
}

} // namespace

AddressField::AddressField(QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_message(new InlineMessageLabel(this))
    , m_use(new LinkButton(u"Use proposed address"_s, {}, this))
    , m_consent(new CheckLine(u"Allow plain http"_s, this))
{
    m_edit->setObjectName(u"Base URL"_s);
    m_edit->setAccessibleName(tr("Base URL"));
    m_edit->setPlaceholderText(u"https://api.example.com/v1"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_edit);
    column->addWidget(m_message);
    column->addWidget(m_use);
    column->addWidget(m_consent);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textChanged, this, &AddressField::refresh);
    connect(m_use, &QPushButton::clicked, this, [this] {
        m_edit->setFocus(Qt::OtherFocusReason);
        enter(m_proposed);
    });
    connect(m_consent, &CheckLine::changed, this, [this] {
        m_allowedHost = m_consent->isChecked() ? exposedHost() : QString();
        refresh();
        emit consentChanged();
    });
    refresh();
}

void AddressField::fill(const QString &address, bool plainHttpAllowed)
{
    m_stored = {address, plainHttpAllowed};
    m_allowedHost = plainHttpAllowed ? exposedHostOf(address) : QString();
    m_edit->setText(address);
    m_edit->setCursorPosition(0);
    refresh();
}

void AddressField::setReadOnly(bool readOnly)
{
    if (m_readOnly == readOnly)
        return;
    m_readOnly = readOnly;
    m_edit->setReadOnly(readOnly);
    refresh();
}

void AddressField::setHasKey(bool hasKey)
{
    if (m_hasKey == hasKey)
        return;
    m_hasKey = hasKey;
    refresh();
}

void AddressField::propose(const QString &failed, const QString &address)
{
    m_proposed = address;
    m_proposedFor = failed.trimmed();
    refresh();
}

void AddressField::enter(const QString &address)
{
    m_edit->setText(address);
    const auto open = address.indexOf(u'<');
    const auto close = address.indexOf(u'>', open);
    if (open >= 0 && close > open)
        m_edit->setSelection(static_cast<int>(open), static_cast<int>(close - open + 1));
}

QString AddressField::address() const
{
    return m_edit->text().trimmed();
}

QString AddressField::exposedHost() const
{
    return exposedHostOf(m_edit->text());
}

bool AddressField::isPlainHttpAllowed() const
{
    const QString host = exposedHost();
    if (host.isEmpty()) // nothing to ask: the stored answer stays
        return m_edit->text() == m_stored.first && m_stored.second;
    return m_allowedHost == host;
}

void AddressField::refresh()
{
    const InlineMessage message = m_readOnly ? InlineMessage{} : describeAddress(m_edit->text());
    m_message->setMessage(message);
    m_edit->setAccessibleDescription(message.text);

    const bool proposes = !m_readOnly && !m_proposed.isEmpty() && this->address() == m_proposedFor;
    m_use->setText(tr("Use %1").arg(m_proposed));
    m_use->setVisible(proposes && m_proposed != address());

    const QString host = m_readOnly || !m_hasKey ? QString() : exposedHost();
    m_consent->setVisible(!host.isEmpty());
    m_consent->setSentence(
        tr("Send the key to %1 all the same. Without this, nothing is sent.").arg(host));
    m_consent->setChecked(isPlainHttpAllowed());
    emit changed();
}

void AddressField::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::xs));
    m_message->setTheme(theme);
    m_use->setTheme(theme);
    m_consent->setTheme(theme);
}

} // namespace Hiwar
