// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How to reach one service. Holds no key: that lives in the keychain under Profile::id.
#pragma once

#include <QString>

namespace Hiwar {

enum class StreamMode : quint8 {
    Automatic, ///< ask for a stream; when refused, ask plainly and remember it
    On,
    Off,
};

struct Profile
{
    QString id; ///< a UUID; stable for ever, also the name of the keychain item
    QString name;
    QString baseUrl; ///< as the person typed it; see resolveEndpoint()
    QString model;
    StreamMode streaming = StreamMode::Automatic;
    bool hasKey = false; ///< the service is asked with a key; without, the keychain is never opened
    bool streamRefused = false; ///< Automatic only: the service once refused "stream"
    bool builtIn = false; ///< the Guide: address and key are made at run time, nothing is stored

    bool operator==(const Profile &) const = default;
};

} // namespace Hiwar
