// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/picturedesk.h"

#include "app/decodepicture.h"
#include "app/history/whendone.h"
#include "ui/conversation/conversationview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QImage>
#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString sentenceFor(const PictureFault &fault, const QString &host)
{
    switch (fault.kind) {
    case PictureFault::Kind::BadAddress:
        return PictureDesk::tr("The picture's address at %1 leads nowhere.").arg(host);
    case PictureFault::Kind::Unreachable:
        return PictureDesk::tr("%1 could not be reached: %2").arg(host, fault.detail);
    case PictureFault::Kind::Refused:
        return PictureDesk::tr("%1 refused the picture (%2).").arg(host).arg(fault.status);
    case PictureFault::Kind::OtherHost:
        return PictureDesk::tr("%1 says that the picture is at %2.").arg(host, fault.target.host());
    case PictureFault::Kind::TooLarge:
        return PictureDesk::tr("The picture at %1 is too large.").arg(host);
    case PictureFault::Kind::TooSlow:
        return PictureDesk::tr("%1 took too long to send the picture.").arg(host);
    }
    Q_UNREACHABLE();
}

} // namespace

PictureDesk::PictureDesk(MainWindow &window, const PictureLimits &limits)
    : m_window(window)
    , m_limits(limits)
{
    ConversationView &view = window.conversationView();
    connect(&view, &ConversationView::pictureRequested, this,
            [this](const QUrl &url) { load(url.toString(), url); });
    view.setPictureSource(this);
}

QPixmap PictureDesk::picture(const QString &address)
{
    const QPixmap *known = m_known.object(QUrl(address).toString());
    return known ? *known : QPixmap();
}

void PictureDesk::load(const QString &address, const QUrl &place)
{
    delete m_fetch; // one at a time, the one that was asked for last
    m_fetch = new PictureFetch(place, m_limits, this);
    whenDone(m_fetch->future(), this, [this, address, place](const PictureFetch::Outcome &outcome) {
        take(address, place, outcome);
    });
    m_waiting = tr("Loading a picture from %1").arg(place.host());
    m_window.notice().tell(m_waiting, tr("Cancel"), [this] { delete m_fetch; });
}

void PictureDesk::stopWaiting()
{
    if (m_window.notice().sentence() == m_waiting)
        m_window.notice().hide();
}

void PictureDesk::take(const QString &address, const QUrl &place,
                       const PictureFetch::Outcome &outcome)
{
    stopWaiting();
    if (outcome)
        decode(address, place, *outcome);
    else
        tell(address, place, outcome.error());
}

void PictureDesk::decode(const QString &address, const QUrl &place, const QByteArray &bytes)
{
    auto promise = std::make_shared<QPromise<QImage>>();
    promise->start();
    whenDone(promise->future(), this, [this, address, place](const QImage &image) {
        if (image.isNull()) {
            m_window.notice().tell(tr("What %1 sent is no picture.").arg(place.host()));
            return;
        }
        const qsizetype cost = image.sizeInBytes() / 1024 + 1;
        m_known.insert(address, new QPixmap(QPixmap::fromImage(image)), cost);
        emit arrived();
    });
    QThreadPool::globalInstance()->start([promise, bytes] {
        promise->addResult(decodePicture(bytes));
        promise->finish();
    });
}

void PictureDesk::tell(const QString &address, const QUrl &place, const PictureFault &fault)
{
    const bool isElsewhere = fault.kind == PictureFault::Kind::OtherHost;
    const QUrl next = isElsewhere ? fault.target : place;
    m_window.notice().tell(sentenceFor(fault, place.host()),
                           isElsewhere ? tr("Load it from there") : tr("Retry"),
                           [this, address, next] { load(address, next); });
}

} // namespace Hiwar
