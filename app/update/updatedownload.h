// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Downloads one file of a release into a folder, after the user clicked. Rule: the final name is
// only given to the complete file that the signed manifest names, with its checksum, and no file of
// the user is overwritten. It is not run and not made executable. Works on a thread of its own; if
// destroyed earlier, it removes the incomplete file. GUI thread.
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

    /// `rules` without `bytes` and `onlyEncrypted`: these are set here.
    UpdateDownload(const QUrl &url, const ReleaseFile &file, const QString &folder,
                   const FetchRules &rules, QObject *parent);
    ~UpdateDownload() override;

signals:
    void progressed(int percent);
    /// Emitted once, as the last signal.
    void finished(const Hiwar::UpdateDownload::Outcome &outcome);

private:
    QThread m_thread;
};

} // namespace Hiwar
