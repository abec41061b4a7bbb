// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keeps what a reader gives, for tests of readers. Ends reading like somebody who has had enough
// when it is told to.
#pragma once

#include "app/transfer/reader.h"

#include <QBuffer>

namespace Hiwar {

class KeptIntake : public Intake
{
public:
    Transferred<void> takeFolder(const Folder &folder) override
    {
        folders.append(folder);
        return {};
    }
    Transferred<void> takeAttachment(const AttachmentData &data) override
    {
        attachments.append(data);
        return {};
    }
    Transferred<void> takeConversation(Incoming incoming) override
    {
        if (conversations.size() == most)
            return tl::unexpected(TransferError{.fault = TransferFault::Cancelled});
        conversations.append(std::move(incoming));
        return {};
    }
    void leaveOut(const Loss &loss) override { losses.append(loss); }
    Transferred<void> goOn(qint64 bytesRead) override
    {
        steps.append(bytesRead);
        return {};
    }

    [[nodiscard]] QStringList lossPlaces() const
    {
        QStringList places;
        for (const Loss &loss : losses)
            places.append(loss.place);
        return places;
    }

    qsizetype most = -1; ///< conversations; then it is cancelled
    QList<Folder> folders;
    QList<AttachmentData> attachments;
    QList<Incoming> conversations;
    QList<Loss> losses;
    QList<qint64> steps;
};

inline Transferred<void> readInto(Intake &intake, const Reader &reader, QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return reader.read(buffer, intake);
}

} // namespace Hiwar
