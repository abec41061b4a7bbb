// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Brings one file of a release into a folder, because the person clicked. The rule it protects:
// under its own name there is never anything but the file that the signed manifest names, whole and
// with its checksum, and no file of the person's is written over. It is not run and not made to be
// run. Works on a thread of its own; destroyed earlier, it takes away what had come. GUI thread.
#pragma once

#include "app/update/manifest.h"

#include <QThread>

namespace Hiwar {

class UpdateDownload : public QObject
{
    Q_OBJECT

public:
    /// The path of the file.
    using Outcome = tl::expected<QString, UpdateFault>;

    /// `rules` but for what may be fetched: that is said here.
    UpdateDownload(const QUrl &url, const ReleaseFile &file, const QString &folder,
                   const FetchRules &rules, QObject *parent);
    ~UpdateDownload() override;

signals:
    void progressed(int percent);
    /// Once, and then nothing more.
    void finished(const Hiwar::UpdateDownload::Outcome &outcome);

private:
    QThread m_thread;
};

} // namespace Hiwar
