// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loads the pictures that replies name, each only when the user asks for it: a request shows a
// stranger that the message was read. Keeps the state of each, which is shown in its place, and
// goes to another host only when the user agrees. A picture inside the message is handled the same
// way without a request, and by itself unless it is large, because no server learns of it. Keeps a
// bounded number in memory, none on disk. GUI thread.
#pragma once

#include "app/documents/decodepicture.h"
#include "net/client/barefetch.h"
#include "ui/block/picturesource.h"

#include <QCache>
#include <QPointer>

namespace Hiwar {

class ConversationView;
class SavedFiles;

class PictureController : public PictureSource
{
    Q_OBJECT

public:
    PictureController(ConversationView &view, SavedFiles &files);

    [[nodiscard]] NamedPicture picture(const QString &address) override;

private:
    /// A picture that was asked for and has not arrived, or has failed.
    struct Attempt
    {
        NamedPicture shown;
        QUrl position; ///< the address that is fetched; empty for a picture inside the message
        QPointer<BareFetch> fetch;
        int number = 0; ///< of this attempt: a cancelled one may still be decoded
    };
    struct Kept
    {
        QPixmap pixmap;
        QByteArray bytes; ///< as received
        QByteArray format;
    };

    [[nodiscard]] bool comesByItself(const QString &address) const;
    void loadNext();
    void leaveQueue(const QString &address);
    void load(const QString &address);
    void cancel(const QString &address);
    void save(const QString &address);
    void take(const QString &address, const BareFetch::Outcome &outcome);
    void decode(const QString &address, const QByteArray &bytes);
    void keep(const QString &address, const QByteArray &bytes, const DecodedPicture &picture);
    void fail(const QString &address, const QString &problem);

    SavedFiles &m_files;
    QCache<QString, Kept> m_known{128 * 1024}; // in KB
    QHash<QString, Attempt> m_attempts;
    /// Pictures in messages, one after the other: the size of one is known before the next begins.
    QStringList m_queue;
    QSet<size_t> m_queued; ///< hashes of all that ever were in it; they load again only on request
    int m_attemptCount = 0;
};

} // namespace Hiwar
