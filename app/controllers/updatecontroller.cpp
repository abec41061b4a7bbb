// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/updatecontroller.h"

#include "app/async/whendone.h"
#include "app/controllers/updatewords.h"
#include "app/settings/currentsettings.h"
#include "ui/settings/settingspanel.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Hiwar {

UpdateController::UpdateController(const Views &views, CurrentSettings &settings, Surroundings with,
                                   QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_settings(settings)
    , m_with(std::move(with))
    , m_running(parseVersion(m_with.running).value_or(Version()))
{
    connect(&m_settings, &CurrentSettings::changed, this, &UpdateController::apply);
    apply();
}

UpdateController::~UpdateController() = default;

void UpdateController::setPart(UpdatesSection &part)
{
    m_part = &part;
    connectPart();
    fillPart();
    m_part->setFindings(m_told);
    m_part->show();
}

void UpdateController::connectPart()
{
    connect(m_part, &UpdatesSection::dailyChosen, this, [this](bool daily) {
        m_settings.change([daily](Settings &settings) { settings.updates.daily = daily; });
    });
    connect(m_part, &UpdatesSection::addressTyped, this, &UpdateController::takeAddress);
    connect(m_part, &UpdatesSection::builtInAddressWanted, this, [this] {
        m_settings.change([](Settings &settings) { settings.updates.address.clear(); });
        apply(); // also if the address was only typed over
    });
    connect(m_part, &UpdatesSection::lookWanted, this, [this] { look(true); });
    connect(m_part, &UpdatesSection::downloadWanted, this, &UpdateController::download);
    connect(m_part, &UpdatesSection::cancelled, this, &UpdateController::cancel);
    connect(m_part, &UpdatesSection::folderWanted, this, &UpdateController::openFolder);
}

QUrl UpdateController::address() const
{
    const QString own = m_settings.settings().updates.address;
    return own.isEmpty() ? m_with.position.manifest : updateAddress(own).value_or(QUrl());
}

void UpdateController::fillPart()
{
    if (!m_part)
        return;
    const UpdateChoices &choices = m_settings.settings().updates;
    const QUrl now = address();
    m_part->setDaily(choices.daily);
    m_part->setAddress(choices.address.isEmpty() ? addressText(now) : choices.address,
                       now == m_with.position.manifest);
}

void UpdateController::apply()
{
    fillPart();
    const QUrl now = address();
    if (std::exchange(m_known, now) != now)
        forget();
}

void UpdateController::forget()
{
    delete m_look;
    m_download.reset();
    m_offered.reset();
    const UpdateChoices &choices = m_settings.settings().updates;
    tell({.message = describeLastLook(choices, knownNewer(choices, m_running))}, false);
}

void UpdateController::takeAddress(const QString &typed)
{
    const auto url = updateAddress(typed);
    if (!url) {
        m_part->setAddressFault(
            tr("This is not used. An address begins with https:// and ends with a file's name."));
        return;
    }
    m_settings.change([&](Settings &settings) {
        settings.updates.address = *url == m_with.position.manifest ? QString() : addressText(*url);
    });
    apply(); // also if only its spelling was changed
}

void UpdateController::lookIfDue()
{
    if (isLookDue(m_settings.settings().updates, m_with.clock()))
        look(false);
}

void UpdateController::look(bool byPerson)
{
    if (m_download)
        return;
    m_byPerson = byPerson || (m_look && m_byPerson);
    if (byPerson)
        tell({.message = {.tone = Tone::Plain, .text = tr("Looking…")}}, false);
    if (m_look)
        return;
    m_offered.reset();
    m_settings.change(
        [this](Settings &settings) { settings.updates.lastLook = m_with.clock().toUTC(); });
    m_look = new UpdateLook(address(), m_with.position.publicKey, m_with.lookRules, this);
    whenDone(m_look->future(), this, [this](const UpdateLook::Outcome &outcome) { take(outcome); });
}

void UpdateController::take(const UpdateLook::Outcome &outcome)
{
    m_look.clear();
    if (outcome)
        takeManifest(*outcome);
    else
        tell({.message = {.tone = Tone::Bad, .text = describe(outcome.error())}}, m_byPerson);
}

void UpdateController::takeManifest(const Manifest &manifest)
{
    const UpdateChoices before = m_settings.settings().updates;
    const ReleaseNews news = judge(manifest, m_running, before);
    m_settings.change([&](Settings &settings) { remember(manifest, settings.updates); });
    const bool isNewer = news == ReleaseNews::Newer;
    const auto file = isNewer ? fileFor(manifest, m_with.position.form) : std::nullopt;
    UpdatesShown shown{.message = describeNews(news, manifest, file, before)};
    if (isNewer)
        shown.changes = manifest.changes;
    if (file) {
        m_offered = Offered{*file, fileAddress(address(), file->name)};
        shown.offer = UpdatesShown::Offer::Download;
        m_release = shown;
    }
    tell(shown, m_byPerson);
    if (isNewer && !m_byPerson)
        hint(manifest.versionText);
}

void UpdateController::hint(const QString &version)
{
    // A notice that is shown already matters more, and the settings show this one, too.
    if (!m_views.notice.sentence().isEmpty())
        return;
    m_views.notice.tell(tr("Hiwar %1 is there.").arg(version), tr("Show"), [this] {
        m_views.panels.setShown(SidePanel::Settings, true);
        m_views.panels.settings().reveal(m_part);
        m_part->focusOffer();
    });
}

void UpdateController::download()
{
    if (!m_offered || m_download)
        return;
    m_download = std::make_unique<UpdateDownload>(m_offered->url, m_offered->file, m_with.downloads,
                                                  m_with.downloadRules, this);
    const auto showProgress = [this](int percent) {
        tell({.message = describeProgress(m_offered->file, percent),
              .changes = m_release.changes,
              .offer = UpdatesShown::Offer::Cancel},
             false);
    };
    connect(m_download.get(), &UpdateDownload::progressed, this, showProgress);
    connect(m_download.get(), &UpdateDownload::finished, this, &UpdateController::takeFile);
    showProgress(0);
}

void UpdateController::cancel()
{
    m_download.reset();
    tell(m_release, false);
}

void UpdateController::takeFile(const UpdateDownload::Outcome &outcome)
{
    m_download.release()->deleteLater(); // it is the sender
    if (outcome) {
        m_folder = QFileInfo(*outcome).absolutePath();
        tell({.message = describeDownloaded(*outcome),
              .changes = m_release.changes,
              .offer = UpdatesShown::Offer::OpenFolder},
             true);
        return;
    }
    UpdatesShown shown = m_release;
    shown.message = {.tone = Tone::Bad, .text = describe(outcome.error())};
    tell(shown, true);
}

void UpdateController::openFolder()
{
    if (!m_with.openFolder(m_folder))
        m_views.notice.tell(tr("No program opened the folder %1.").arg(m_folder));
}

void UpdateController::tell(const UpdatesShown &shown, bool aloud)
{
    m_told = shown;
    if (!m_part)
        return;
    m_part->setFindings(shown);
    if (aloud)
        m_part->announce();
}

} // namespace Hiwar
