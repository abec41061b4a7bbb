// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings' file. The rule it protects: nothing a person wrote is ever lost, neither by a crash
// while writing (the new file takes the old one's place as a whole) nor by a mistake in the JSON
// (the broken file is kept beside it). What cannot be read at all, or not be kept beside, is left
// as it is: then nothing is written, and saving fails. Writing happens on a thread of its own. GUI
// thread.
#pragma once

#include "app/history/storeerror.h"
#include "app/settings/settings.h"

#include <QFuture>
#include <QThreadPool>

#include <memory>

namespace Hiwar {

struct LoadedSettings
{
    Settings settings;
    QString notice; ///< for the person, when the file could not be used; else empty
};

class SettingsStore
{
public:
    explicit SettingsStore(QString path);
    /// Waits until what was given to save() is written.
    ~SettingsStore();
    SettingsStore(const SettingsStore &) = delete;
    SettingsStore &operator=(const SettingsStore &) = delete;

    /// In which the rest is told; empty where none is chosen. For the start, before load().
    [[nodiscard]] QString language() const;

    /// For a command that changes nothing; the first choices where the file cannot be understood.
    [[nodiscard]] ReadingOptions reading() const;

    /// Reads the file, at once: it is small, and without it there is no window yet. One that cannot
    /// be understood is renamed to "<file>.broken-<now>".
    [[nodiscard]] LoadedSettings load(const QDateTime &now);

    /// What is saved while the file is being written is written once, as it was last.
    QFuture<tl::expected<void, StoreError>> save(const Settings &settings);

private:
    struct Queue;

    const QString m_path;
    bool m_mayWrite = true;
    QJsonObject m_former; // as loaded: fields of a newer Hiwar stay
    std::shared_ptr<Queue> m_queue;
    QThreadPool m_writer; // the last member: its destructor waits for the writing
};

} // namespace Hiwar
