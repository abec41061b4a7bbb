// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loads the pictures that replies name, each when the person asks for it and never before: asking
// tells a stranger that this was read. Knows of each what has become of it, which is told where it
// stands, and goes to another host only when told to. A picture in the message itself takes the
// same way without a request, and by itself unless it is large: it tells nobody anything. Keeps a
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
    /// One that is asked for and not there yet, or could not be had.
    struct Attempt
    {
        NamedPicture shown;
        QUrl position; ///< where it is looked for; else its address
        QPointer<BareFetch> fetch;
        int number = 0; ///< of the attempts: a cancelled one may still be decoded
    };
    struct Kept
    {
        QPixmap pixmap;
        QByteArray bytes; ///< as they came
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
    /// Pictures in messages, one after the other: what one takes is known before the next begins.
    QStringList m_queue;
    QSet<size_t> m_queued; ///< hashes of all that ever were; again they come only when asked for
    int m_attemptCount = 0;
};

} // namespace Hiwar
