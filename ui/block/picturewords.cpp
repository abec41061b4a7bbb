// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/picturewords.h"

#include <QCoreApplication>
#include <QUrl>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Conversation", text);
}

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
        return tr("Load");
    case NamedPicture::State::Loading:
        return tr("Cancel");
    case NamedPicture::State::Failed:
        return picture.isElsewhere ? tr("Load it from there") : tr("Retry");
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
        return host.isEmpty() ? tr("Load picture in the message")
                              : tr("Load picture from %1").arg(host);
    case NamedPicture::State::Loading:
        return host.isEmpty() ? tr("Cancel loading the picture")
                              : tr("Cancel loading from %1").arg(host);
    case NamedPicture::State::Failed:
        if (picture.isElsewhere)
            return tr("Load picture from there");
        return host.isEmpty() ? tr("Try again to load the picture")
                              : tr("Try again to load from %1").arg(host);
    case NamedPicture::State::Loaded:
        break;
    }
    return host.isEmpty() ? tr("Picture in the message") : tr("Picture from %1").arg(host);
}

QString pictureRemark(const NamedPicture &picture, const QString &address)
{
    if (picture.state == NamedPicture::State::Failed)
        return picture.problem;
    if (picture.state == NamedPicture::State::Loading)
        return isInMessage(address) ? tr("Loading…")
                                    : tr("Loading from %1…").arg(pictureHost(address));
    return isInMessage(address) ? tr("A picture in the message itself") : pictureHost(address);
}

} // namespace Hiwar
