// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/furthersettings.h"

#include "ui/settings/bodysection.h"
#include "ui/settings/foldsection.h"
#include "ui/settings/headerssection.h"
#include "ui/settings/proxysection.h"
#include "ui/settings/repliessection.h"
#include "ui/settings/spendingsection.h"
#include "ui/settings/tlssection.h"
#include "ui/settings/usesection.h"
#include "ui/settings/waitsection.h"

#include <QBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

FurtherSettings::FurtherSettings(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    addAll();
}

void FurtherSettings::addAll()
{
    // The order is also that of the Tab key.
    addFold(u"Request"_s, tr("Request"));
    addPart<RepliesSection>();
    addPart<HeadersSection>();
    addPart<BodySection>();
    addFold(u"Spending"_s, tr("Spending"));
    addPart<SpendingSection>();
    addFold(u"Waiting"_s, tr("Waiting"));
    m_wait = addPart<WaitSection>();
    addFold(u"Connection"_s, tr("Connection"));
    addPart<ProxySection>();
    m_tls = addPart<TlsSection>();
    addFold(u"Use"_s, tr("Use"));
    addPart<UseSection>();
}

void FurtherSettings::addFold(const QString &name, const QString &shownName)
{
    auto *section = new FoldSection(name, shownName, this);
    layout()->addWidget(section);
    connect(section, &FoldSection::opened, this, [this, section] { emit opened(section); });
    m_folds << Fold{section, {}};
}

template<typename Part>
Part *FurtherSettings::addPart()
{
    Fold &fold = m_folds.last();
    auto *part = new Part(fold.section);
    fold.section->add(part);
    fold.parts << part;
    connect(part, &ProfileSection::changed, this, &FurtherSettings::refresh);
    return part;
}

void FurtherSettings::setOwnLimits(const WaitLimits &limits)
{
    m_wait->setOwnLimits(limits);
}

void FurtherSettings::setPin(const QString &sha256)
{
    m_tls->setPin(sha256);
}

void FurtherSettings::fill(const Profile &stored)
{
    m_filling = true;
    for (const Fold &fold : m_folds) {
        for (ProfileSection *part : fold.parts)
            part->fill(stored);
    }
    m_filling = false;
    refresh();
}

void FurtherSettings::learn(const Profile &stored)
{
    m_filling = true;
    for (const Fold &fold : m_folds) {
        for (ProfileSection *part : fold.parts)
            part->learn(stored);
    }
    m_filling = false;
    refresh();
}

void FurtherSettings::setSecretsStatus(const SecretsStatus &status)
{
    for (const Fold &fold : m_folds) {
        for (ProfileSection *part : fold.parts)
            part->setSecretsStatus(status);
    }
}

void FurtherSettings::write(Profile &profile) const
{
    for (const Fold &fold : m_folds) {
        for (const ProfileSection *part : fold.parts)
            part->write(profile);
    }
}

SecretsChange FurtherSettings::secretsChange() const
{
    SecretsChange change;
    for (const Fold &fold : m_folds) {
        for (const ProfileSection *part : fold.parts)
            part->writeSecrets(change);
    }
    return change;
}

bool FurtherSettings::isValid() const
{
    for (const Fold &fold : m_folds) {
        for (const ProfileSection *part : fold.parts) {
            if (!part->isValid())
                return false;
        }
    }
    return true;
}

void FurtherSettings::closeAll()
{
    for (const Fold &fold : m_folds)
        fold.section->setOpen(false);
}

void FurtherSettings::refresh()
{
    if (m_filling)
        return;
    for (const Fold &fold : m_folds) {
        QStringList summary;
        for (const ProfileSection *part : fold.parts)
            summary << (part->isValid() ? part->summary() : QStringList{tr("to be corrected")});
        fold.section->setSummary(summary);
    }
    emit changed();
}

void FurtherSettings::setTheme(const Theme &theme)
{
    for (const Fold &fold : m_folds) {
        fold.section->setTheme(theme);
        for (ProfileSection *part : fold.parts)
            part->setTheme(theme);
    }
}

} // namespace Hiwar
