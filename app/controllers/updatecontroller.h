// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Looks for a new version of a copy that no package manager keeps up to date, and brings its file.
// The rule it protects: no connection is made unless the person has asked for it, in the settings
// once or by a click; what comes is never run. Made only for copies that say where they came from.
// GUI thread.
#pragma once

#include "app/update/manifest.h"
#include "app/update/updatedownload.h"
#include "app/update/updatelook.h"
#include "app/update/updatesource.h"
#include "ui/settings/updatessection.h"

#include <QPointer>

#include <memory>

namespace Hiwar {

class CurrentSettings;
class NoticeBar;
class SidePanels;

class UpdateController : public QObject
{
    Q_OBJECT

public:
    struct Surroundings
    {
        UpdateSource position;
        QString running; ///< this version
        QString downloads;
        std::function<QDateTime()> clock;
        std::function<bool(const QString &folder)> openFolder;
        FetchRules lookRules = {.time = std::chrono::seconds(30)};
        /// A slow line may take all day, as long as it goes on.
        FetchRules downloadRules = {.time = std::chrono::hours(24)};
    };

    struct Views
    {
        NoticeBar &notice;
        SidePanels &panels;
    };

    UpdateController(const Views &views, CurrentSettings &settings, Surroundings with,
                     QObject *parent = nullptr);
    ~UpdateController() override;

    /// Once the settings' panel is made: shows what has been found until then, and listens.
    void setPart(UpdatesSection &part);
    /// When Hiwar starts.
    void lookIfDue();
    [[nodiscard]] bool isDownloading() const { return m_download != nullptr; }

private:
    struct Offered
    {
        ReleaseFile file;
        QUrl url;
    };

    void connectPart();
    void fillPart();
    void apply();
    void takeAddress(const QString &typed);
    void look(bool byPerson);
    void take(const UpdateLook::Outcome &outcome);
    void takeManifest(const Manifest &manifest);
    void hint(const QString &version);
    void download();
    void cancel();
    void takeFile(const UpdateDownload::Outcome &outcome);
    void openFolder();
    /// What is told by one address is not had from another.
    void forget();
    void tell(const UpdatesShown &shown, bool aloud);
    [[nodiscard]] QUrl address() const;

    Views m_views;
    CurrentSettings &m_settings;
    const Surroundings m_with;
    const Version m_running;
    UpdatesSection *m_part = nullptr;
    QUrl m_known; ///< the address that what was told belongs to
    UpdatesShown m_told;
    QPointer<UpdateLook> m_look;
    bool m_byPerson = false; ///< of the look
    std::unique_ptr<UpdateDownload> m_download;
    std::optional<Offered> m_offered;
    UpdatesShown m_release; ///< as it was offered, for who cancels
    QString m_folder;       ///< of what was downloaded
};

} // namespace Hiwar
