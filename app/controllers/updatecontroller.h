// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checks for a new version of a copy that no package manager keeps up to date, and downloads its
// file. Rule: makes no connection unless the user has asked for it, once in the settings or by a
// click; never runs the file. Exists only in copies with an UpdateSource. GUI thread.
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
        /// A slow connection may take all day, as long as data arrives.
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

    /// Called once the settings panel is made: shows the findings so far, and connects its signals.
    void setPart(UpdatesSection &part);
    /// Called when Hiwar starts.
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
    /// Drops the findings of one address, because they do not apply to another.
    void forget();
    void tell(const UpdatesShown &shown, bool aloud);
    [[nodiscard]] QUrl address() const;

    Views m_views;
    CurrentSettings &m_settings;
    const Surroundings m_with;
    const Version m_running;
    UpdatesSection *m_part = nullptr;
    QUrl m_known; ///< the address to which m_told belongs
    UpdatesShown m_told;
    QPointer<UpdateLook> m_look;
    bool m_byPerson = false; ///< the user has started m_look
    std::unique_ptr<UpdateDownload> m_download;
    std::optional<Offered> m_offered;
    UpdatesShown m_release; ///< the offer, shown again after a cancelled download
    QString m_folder;       ///< of the downloaded file
};

} // namespace Hiwar
