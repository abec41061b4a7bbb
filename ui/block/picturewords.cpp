// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/picturewords.h"

#include <QCoreApplication>
#include <QUrl>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

struct ConversationTr
{
    Q_DECLARE_TR_FUNCTIONS(Conversation)
};

} // namespace

bool isInMessage(const QString &address)
{
    return address.startsWith("data:"_L1, Qt::CaseInsensitive);
}

QString pictureHost(const QString &address)
{
    return isInMessage(address) ? QString() : QUrl(address).host();
}

QString pictureButton(const NamedPicture &picture)
{
    switch (picture.state) {
    case NamedPicture::State::Named:
        return ConversationTr::tr("Load");
    case NamedPicture::State::Loading:
        return ConversationTr::tr("Cancel");
    case NamedPicture::State::Failed:
        return picture.isElsewhere ? ConversationTr::tr("Load it from there")
                                   : ConversationTr::tr("Try again");
    case NamedPicture::State::Loaded:
        break;
    }
    return {};
}

QString pictureActionName(const NamedPicture &picture, const QString &address)
{
    const QString host = pictureHost(address);
    switch (picture.state) {
    case NamedPicture::State::Named:
        return host.isEmpty() ? ConversationTr::tr("Load picture in the message")
                              : ConversationTr::tr("Load picture from %1").arg(host);
    case NamedPicture::State::Loading:
        return host.isEmpty() ? ConversationTr::tr("Cancel loading the picture")
                              : ConversationTr::tr("Cancel loading from %1").arg(host);
    case NamedPicture::State::Failed:
        if (picture.isElsewhere)
            return ConversationTr::tr("Load picture from there");
        return host.isEmpty() ? ConversationTr::tr("Try again to load the picture")
                              : ConversationTr::tr("Try again to load from %1").arg(host);
    case NamedPicture::State::Loaded:
        break;
    }
    return host.isEmpty() ? ConversationTr::tr("Picture in the message")
                          : ConversationTr::tr("Picture from %1").arg(host);
}

QString pictureMessage(const NamedPicture &picture, const QString &address)
{
    if (picture.state == NamedPicture::State::Failed)
        return picture.problem;
    if (picture.state == NamedPicture::State::Loading)
        return isInMessage(address)
                   ? ConversationTr::tr("Loading…")
                   : ConversationTr::tr("Loading from %1…").arg(pictureHost(address));
    return isInMessage(address) ? ConversationTr::tr("A picture in the message itself")
                                : pictureHost(address);
}

} // namespace Hiwar
