// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/picturecontroller.h"

#include "app/async/whendone.h"
#include "app/controllers/savedfiles.h"
#include "app/text/sentence.h"
#include "ui/block/picturewords.h"
#include "ui/conversation/conversationview.h"

#include <QThreadPool>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

const FetchRules &pictureRules()
{
    static const FetchRules rules{.bytes = 20 * 1024 * 1024,
                                  .accept = "image/png, image/jpeg, image/webp, image/gif"};
    return rules;
}

/// The longest address of a picture in a message that loads by itself: 3 MB of picture.
constexpr qsizetype mostLettersByItself = 4 * 1024 * 1024;

QString sentenceFor(const FetchFault &fault, const QString &host)
{
    switch (fault.kind) {
    case FetchFault::Kind::BadAddress:
        return PictureController::tr("The picture's address at %1 leads nowhere.").arg(host);
    case FetchFault::Kind::Unreachable:
        return PictureController::tr("%1 could not be reached: %2")
            .arg(host, asSentence(fault.detail));
    case FetchFault::Kind::Refused:
        return PictureController::tr("%1 refused the picture (%2).").arg(host).arg(fault.status);
    case FetchFault::Kind::OtherHost:
        return PictureController::tr("%1 says that the picture is at %2.")
            .arg(host, fault.target.host());
    case FetchFault::Kind::TooLarge:
        return PictureController::tr("The picture at %1 is too large.").arg(host);
    case FetchFault::Kind::TooSlow:
        return PictureController::tr("%1 took too long to send the picture.").arg(host);
    case FetchFault::Kind::NotTaken: // only for a fetch with a sink
        break;
    }
    Q_UNREACHABLE();
}

/// The server's name for the picture, without characters that trouble a file system or a user.
QString fileNameFor(const QString &address, const QByteArray &format)
{
    QString name = isInMessage(address) ? QString() : QUrl(address).fileName();
    name = name.section(u'.', 0, 0);
    name.removeIf([](QChar c) { return !c.isLetterOrNumber() && c != u'-' && c != u'_'; });
    constexpr qsizetype longest = 60;
    name.truncate(longest);
    return (name.isEmpty() ? PictureController::tr("picture") : name) + u'.' +
           (format == "jpeg" ? u"jpg"_s : QString::fromLatin1(format));
}

} // namespace

PictureController::PictureController(ConversationView &view, SavedFiles &files)
    : m_files(files)
{
    connect(&view, &ConversationView::pictureRequested, this, &PictureController::load);
    connect(&view, &ConversationView::pictureCancelled, this, &PictureController::cancel);
    connect(&view, &ConversationView::savePictureRequested, this, &PictureController::save);
    view.setPictureSource(this);
}

NamedPicture PictureController::picture(const QString &address)
{
    if (const Kept *kept = m_known.object(address))
        return {.state = NamedPicture::State::Loaded, .pixmap = kept->pixmap};
    if (comesByItself(address)) {
        m_queued.insert(qHash(address));
        m_attempts[address].shown.state = NamedPicture::State::Loading;
        m_queue << address;
        if (m_queue.size() == 1) // later: the caller is laying out, and nothing may change now
            QMetaObject::invokeMethod(this, &PictureController::loadNext, Qt::QueuedConnection);
    }
    return m_attempts.value(address).shown;
}

/// Only once: if evicted pictures were decoded again, two could evict each other for ever.
bool PictureController::comesByItself(const QString &address) const
{
    return isInMessage(address) && address.size() <= mostLettersByItself &&
           !m_attempts.contains(address) && !m_queued.contains(qHash(address));
}

void PictureController::loadNext()
{
    if (m_queue.isEmpty())
        return;
    if (m_known.totalCost() <= m_known.maxCost() / 2)
        return load(m_queue.constFirst());
    for (const QString &address : std::exchange(m_queue, {}))
        m_attempts.remove(address);
    emit arrived();
}

void PictureController::leaveQueue(const QString &address)
{
    const bool wasFirst = !m_queue.isEmpty() && m_queue.constFirst() == address;
    m_queue.removeOne(address);
    if (wasFirst)
        loadNext();
}

void PictureController::load(const QString &address)
{
    Attempt &attempt = m_attempts[address];
    const QUrl position =
        attempt.shown.isElsewhere || isInMessage(address) ? attempt.position : QUrl(address);
    delete attempt.fetch;
    attempt = {.shown = {.state = NamedPicture::State::Loading},
               .position = position,
               .number = ++m_attemptCount};
    if (isInMessage(address)) {
        const auto bytes = bytesOfAddress(address);
        if (bytes && bytes->size() > pictureRules().bytes)
            fail(address, tr("The picture is too large."));
        else
            decode(address, bytes.value_or(QByteArray()));
    } else {
        attempt.fetch = new BareFetch(position, pictureRules(), this);
        whenDone(attempt.fetch->future(), this,
                 [this, address](const BareFetch::Outcome &outcome) { take(address, outcome); });
    }
    emit arrived();
}

void PictureController::cancel(const QString &address)
{
    delete m_attempts.take(address).fetch;
    emit arrived();
    leaveQueue(address);
}

void PictureController::take(const QString &address, const BareFetch::Outcome &outcome)
{
    if (outcome)
        return decode(address, *outcome);
    const FetchFault &fault = outcome.error();
    Attempt &attempt = m_attempts[address];
    const QString problem = sentenceFor(fault, attempt.position.host());
    attempt.shown.isElsewhere = fault.kind == FetchFault::Kind::OtherHost;
    if (attempt.shown.isElsewhere)
        attempt.position = fault.target;
    fail(address, problem);
}

void PictureController::fail(const QString &address, const QString &problem)
{
    Attempt &attempt = m_attempts[address];
    attempt.shown.state = NamedPicture::State::Failed;
    attempt.shown.problem = problem;
    emit arrived();
    leaveQueue(address);
}

void PictureController::decode(const QString &address, const QByteArray &bytes)
{
    auto promise = std::make_shared<QPromise<DecodedPicture>>();
    promise->start();
    whenDone(promise->future(), this,
             [this, address, bytes,
              number = m_attempts.value(address).number](const DecodedPicture &picture) {
                 if (m_attempts.value(address).number == number)
                     keep(address, bytes, picture);
             });
    QThreadPool::globalInstance()->start([promise, bytes] {
        promise->addResult(decodePicture(bytes));
        promise->finish();
    });
}

void PictureController::keep(const QString &address, const QByteArray &bytes,
                             const DecodedPicture &picture)
{
    const QString host = m_attempts.value(address).position.host();
    if (picture.image.isNull())
        return fail(address, host.isEmpty() ? tr("This is no picture that can be shown.")
                                            : tr("What %1 sent is no picture.").arg(host));
    m_attempts.remove(address);
    const qsizetype cost = (picture.image.sizeInBytes() + bytes.size()) / 1024 + 1;
    m_known.insert(address, new Kept{QPixmap::fromImage(picture.image), bytes, picture.format},
                   cost);
    emit arrived();
    leaveQueue(address);
}

void PictureController::save(const QString &address)
{
    if (const Kept *kept = m_known.object(address))
        m_files.ask(tr("Save picture"), kept->bytes, fileNameFor(address, kept->format));
}

} // namespace Hiwar
