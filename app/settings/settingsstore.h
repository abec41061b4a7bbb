// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings file. Rule: nothing a user wrote is ever lost, neither by a crash while writing (the
// new file replaces the old one as a whole) nor by a mistake in the JSON (the broken file is kept
// beside it). A file that cannot be read, or not be renamed, is left unchanged: then nothing is
// written, and saving fails. Writing uses its own thread. GUI thread.
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
    QString notice; ///< for the user, when the file could not be used; else empty
};

class SettingsStore
{
public:
    explicit SettingsStore(QString path);
    /// Waits until everything passed to save() is written.
    ~SettingsStore();
    SettingsStore(const SettingsStore &) = delete;
    SettingsStore &operator=(const SettingsStore &) = delete;

    [[nodiscard]] QString path() const { return m_path; }

    /// The language of the window; empty where none is chosen. For the start, before load().
    [[nodiscard]] QString language() const;

    /// For a command that changes nothing; the defaults where the file cannot be understood.
    [[nodiscard]] ReadingOptions reading() const;
    /// The same; where the file cannot be understood, the desktop's search finds nothing.
    [[nodiscard]] DesktopChoices desktop() const;

    /// Reads the file synchronously: it is small, and there is no window yet without it. A file
    /// that cannot be understood is renamed to "<file>.broken-<now>".
    [[nodiscard]] LoadedSettings load(const QDateTime &now);

    /// Calls made while the file is being written cause one more write, with the latest settings.
    QFuture<tl::expected<void, StoreError>> save(const Settings &settings);

private:
    struct Queue;

    const QString m_path;
    bool m_mayWrite = true;
    QJsonObject m_former; // as loaded: keeps the fields of a newer Hiwar
    std::shared_ptr<Queue> m_queue;
    QThreadPool m_writer; // the last member: its destructor waits for the writing
};

} // namespace Hiwar
