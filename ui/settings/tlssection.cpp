// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/tlssection.h"

#include "ui/settings/filefield.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/linkbutton.h"
#include "ui/settings/secretfield.h"

#include <QBoxLayout>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace Hiwar {

QString groupedFingerprint(const QString &sha256)
{
    QString grouped;
    for (qsizetype i = 0; i < sha256.size(); i += 2) {
        if (i > 0)
            grouped += i % 16 == 0 ? u' ' : u':';
        grouped += sha256.mid(i, 2).toUpper();
    }
    return grouped;
}

TlsSection::TlsSection(QWidget *parent)
    : ProfileSection(parent)
    , m_ca(new FileField(u"Further authorities"_s, tr("Additional certificate authorities"), this))
    , m_certificate(new FileField(u"Client certificate"_s, tr("Client certificate"), this))
    , m_key(new FileField(u"Private key"_s, tr("Private key"), this))
    , m_passphrase(new SecretField(u"Passphrase"_s, tr("Passphrase"), this))
    , m_fault(new InlineMessageLabel(this))
    , m_pin(new InlineMessageLabel(this))
    , m_removePin(new LinkButton(u"Remove trust"_s, tr("Stop trusting"), this))
{
    m_passphrase->setPlaceholder(tr("Leave empty if there is none"));
    addField(tr("Additional certificate authorities"), m_ca, m_ca->edit());
    addField(tr("Client certificate"), m_certificate, m_certificate->edit());
    addField(tr("Private key"), m_key, m_key->edit());
    addField(tr("Passphrase"), m_passphrase, m_passphrase->edit());
    column().addWidget(m_fault);
    auto *trust = new QWidget(this);
    auto *trustColumn = new QVBoxLayout(trust);
    trustColumn->setContentsMargins({});
    trustColumn->setSpacing(0);
    trustColumn->addWidget(m_pin);
    trustColumn->addWidget(m_removePin);
    column().addWidget(trust);

    for (FileField *file : {m_ca, m_certificate, m_key})
        connect(file, &FileField::changed, this, &TlsSection::refresh);
    connect(m_passphrase, &SecretField::changed, this, &TlsSection::refresh);
    connect(m_removePin, &QPushButton::clicked, this, [this] {
        m_pinned.clear();
        m_passphrase->setFocus(Qt::OtherFocusReason);
        refresh();
    });
    refresh();
}

void TlsSection::setPin(const QString &sha256)
{
    m_pinned = sha256;
    refresh();
}

void TlsSection::fill(const Profile &stored)
{
    m_ca->setPath(stored.tls.caFile);
    m_certificate->setPath(stored.tls.certificateFile);
    m_key->setPath(stored.tls.privateKeyFile);
    m_passphrase->reset(stored.tls.hasPassphrase);
    m_pinned = stored.tls.pinnedSha256;
    refresh();
}

void TlsSection::setSecretsStatus(const SecretsStatus &status)
{
    m_passphrase->setStatus(status.value(passphraseName));
}

void TlsSection::write(Profile &profile) const
{
    profile.tls = {.caFile = m_ca->path(),
                   .certificateFile = m_certificate->path(),
                   .privateKeyFile = m_key->path(),
                   .hasPassphrase = m_passphrase->isSet(),
                   .pinnedSha256 = m_pinned};
}

void TlsSection::writeSecrets(SecretsChange &change) const
{
    change.passphrase = m_passphrase->change();
}

bool TlsSection::isValid() const
{
    return m_certificate->path().isEmpty() == m_key->path().isEmpty();
}

QStringList TlsSection::summary() const
{
    QStringList parts;
    if (!m_ca->path().isEmpty())
        parts << tr("own authority");
    if (!m_certificate->path().isEmpty())
        parts << tr("client certificate");
    if (!m_pinned.isEmpty())
        parts << tr("pinned certificate");
    return parts;
}

void TlsSection::refresh()
{
    m_fault->setMessage(
        {.tone = Tone::Bad,
         .text =
             isValid() ? QString() : tr("A client certificate and its private key go together.")});
    m_pin->setMessage({.tone = Tone::Good,
                       .text = m_pinned.isEmpty()
                                   ? QString()
                                   : tr("Trusted whatever its chain: the certificate with the "
                                        "SHA-256 fingerprint %1")
                                         .arg(groupedFingerprint(m_pinned))});
    m_removePin->setVisible(!m_pinned.isEmpty());
    emit changed();
}

void TlsSection::setTheme(const Theme &theme)
{
    ProfileSection::setTheme(theme);
    for (FileField *file : {m_ca, m_certificate, m_key})
        file->setTheme(theme);
    m_passphrase->setTheme(theme);
    for (InlineMessageLabel *message : {m_fault, m_pin})
        message->setTheme(theme);
    m_removePin->setTheme(theme);
}

} // namespace Hiwar
