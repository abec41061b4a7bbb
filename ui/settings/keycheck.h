// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which address a key was entered for, and what the service said about it. Rule: a key goes only to
// the origin (scheme, host, port) that it was entered for; for another one the person enters it
// again. Pure values.
#pragma once

#include "net/values/secretschange.h"
#include "ui/settings/settingstext.h"

#include <QString>
#include <QStringList>

namespace Hiwar {

class KeyCheck
{
public:
    /// Another profile is shown, or what was typed is dropped or saved.
    void forget();
    /// The person changed the key while this address was in the field.
    void enter(const QString &address, bool isEmpty);

    /// The host that the key was entered for, if it is another than that of `address`; else "".
    [[nodiscard]] QString ownerOf(const QString &address, const QString &storedAddress,
                                  bool usesStored) const;

    /// A list of models is asked for, to see whether the key works. False: it was asked already
    /// with exactly this.
    bool begin(const QString &address, const QString &key, bool isPlainHttpAllowed);
    /// What was asked is not what is in the fields any more.
    void interrupt();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// The answer came.
    void end() { m_isRunning = false; }

private:
    QString m_enteredFor; ///< address; "": no key was entered, or before there was an address
    QString m_asked;
    bool m_isRunning = false;
};

/// What to say under the key, and what under the model.
struct KeyVerdict
{
    InlineMessage key;
    InlineMessage models;

    bool operator==(const KeyVerdict &) const = default;
};

[[nodiscard]] KeyVerdict verdictOf(const QStringList &models, bool hasKey, bool isListPublic);
[[nodiscard]] KeyVerdict verdictOf(const ApiError &error, bool hasKey);
/// Why a key that was entered for the host `owner` cannot be used.
[[nodiscard]] InlineMessage describeForeignKey(const QString &owner, bool isTyped);

} // namespace Hiwar
