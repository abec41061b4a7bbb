// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/proxysection.h"

#include "ui/settings/choicebox.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/proxytext.h"
#include "ui/settings/secretfield.h"

#include <QBoxLayout>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace Hiwar {

ProxySection::ProxySection(QWidget *parent)
    : ProfileSection(parent)
    , m_kind(new ChoiceBox(u"Proxy"_s, tr("Proxy"), this))
    , m_host(new QLineEdit(this))
    , m_port(new QLineEdit(this))
    , m_user(new QLineEdit(this))
    , m_password(new SecretField(u"Proxy password"_s, tr("Proxy password"), this))
    , m_message(new InlineMessageLabel(this))
{
    m_kind->setAccessibleDescription(tr("Through which proxy the service is asked"));
    m_kind->addItem(tr("As the system"), static_cast<int>(ProxyKind::System));
    m_kind->addItem(tr("None"), static_cast<int>(ProxyKind::None));
    m_kind->addItem(tr("HTTP"), static_cast<int>(ProxyKind::Http));
    m_kind->addItem(tr("SOCKS5"), static_cast<int>(ProxyKind::Socks5));
    m_host->setObjectName(u"Proxy host"_s);
    m_host->setAccessibleName(tr("Proxy host"));
    m_host->setPlaceholderText(u"proxy.example.com"_s);
    m_port->setObjectName(u"Proxy port"_s);
    m_port->setAccessibleName(tr("Proxy port"));
    m_port->setPlaceholderText(u"8080"_s);
    m_user->setObjectName(u"Proxy user"_s);
    m_user->setAccessibleName(tr("Proxy user"));
    m_user->setAccessibleDescription(tr("Leave empty if there is none"));
    m_password->setPlaceholder(tr("Leave empty if there is none"));
    addField(tr("Proxy"), m_kind);
    m_details << addField(tr("Proxy host"), m_host) << addField(tr("Proxy port"), m_port)
              << m_message << addField(tr("Proxy user"), m_user)
              << addField(tr("Proxy password"), m_password, m_password->edit());
    column().insertWidget(3, m_message);

    connect(m_kind, &QComboBox::currentIndexChanged, this, &ProxySection::refresh);
    connect(m_host, &QLineEdit::editingFinished, this, &ProxySection::takeApart);
    for (QLineEdit *edit : {m_host, m_port, m_user})
        connect(edit, &QLineEdit::textChanged, this, &ProxySection::refresh);
    connect(m_password, &SecretField::changed, this, &ProxySection::refresh);
    refresh();
}

ProxyKind ProxySection::kind() const
{
    return static_cast<ProxyKind>(m_kind->currentData().toInt());
}

bool ProxySection::hasAddress() const
{
    return kind() == ProxyKind::Http || kind() == ProxyKind::Socks5;
}

void ProxySection::takeApart()
{
    const ProxyAddress address = readProxy(m_host->text(), kind());
    if (address.host == m_host->text())
        return;
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(address.kind)));
    m_host->setText(address.host);
    if (address.port > 0)
        m_port->setText(QString::number(address.port));
    if (!address.user.isEmpty())
        m_user->setText(address.user);
}

void ProxySection::fill(const Profile &stored)
{
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(stored.proxy.kind)));
    m_host->setText(stored.proxy.host);
    m_port->setText(stored.proxy.port > 0 ? QString::number(stored.proxy.port) : QString());
    m_user->setText(stored.proxy.user);
    m_password->reset(stored.proxy.hasPassword);
}

void ProxySection::setSecretsStatus(const SecretsStatus &status)
{
    m_password->setStatus(status.value(proxyPasswordName));
}

void ProxySection::write(Profile &profile) const
{
    profile.proxy = {.kind = kind()};
    if (!hasAddress())
        return;
    const ProxyAddress address = readProxy(m_host->text(), kind());
    profile.proxy.host = address.host;
    profile.proxy.port = readPort(m_port->text());
    profile.proxy.user = m_user->text().trimmed();
    profile.proxy.hasPassword = m_password->isSet();
}

void ProxySection::writeSecrets(SecretsChange &change) const
{
    if (hasAddress())
        change.proxyPassword = m_password->change();
}

bool ProxySection::isValid() const
{
    return !hasAddress() || describeProxyFault(m_host->text(), m_port->text()).isEmpty();
}

QStringList ProxySection::summary() const
{
    switch (kind()) {
    case ProxyKind::System:
        return {};
    case ProxyKind::None:
        return {tr("no proxy")};
    case ProxyKind::Http:
        return {tr("HTTP proxy")};
    case ProxyKind::Socks5:
        return {tr("SOCKS5 proxy")};
    }
    Q_UNREACHABLE();
}

void ProxySection::refresh()
{
    const QString fault =
        hasAddress() ? describeProxyFault(m_host->text(), m_port->text()) : QString();
    for (QWidget *detail : m_details)
        detail->setVisible(hasAddress());
    m_message->setMessage({.tone = Tone::Bad, .text = fault});
    m_host->setAccessibleDescription(fault.isEmpty() ? tr("The proxy's name or address") : fault);
    m_port->setAccessibleDescription(tr("A number, often 8080, 3128 or 1080"));
    emit changed();
}

void ProxySection::setTheme(const Theme &theme)
{
    ProfileSection::setTheme(theme);
    m_password->setTheme(theme);
    m_message->setTheme(theme);
}

} // namespace Hiwar
