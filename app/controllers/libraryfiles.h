// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Imports files of personas and prompts into the library, and writes the library to one, or into a
// folder; files are read and decoded beside the GUI thread. GUI thread.
#pragma once

#include "app/transfer/libraryfile.h"

#include <QObject>

#include <tl/expected.hpp>

class QWidget;

namespace Hiwar {

class Library;
class NoticeBar;

/// Reads it whole, with its pictures as PNG or without. An error is a sentence. Not on the GUI
/// thread: it is slow.
[[nodiscard]] tl::expected<ReadLibrary, QString> readLibraryAt(const QString &path);

class LibraryFiles : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    LibraryFiles(NoticeBar &notice, Library &library, QObject *parent = nullptr);

    /// Ask for files, or for one.
    void askToImport(QWidget &parent);
    void askToExport(QWidget &parent);

    void importFiles(const QStringList &paths);
    /// As Markdown if it ends with ".md", else as JSON.
    void exportFile(const QString &path);
    /// As Markdown, a file for each entry.
    void exportFolder(const QString &path);

private:
    /// `unread`: a sentence for each file that was not read.
    void take(const ReadLibrary &read, const QStringList &unread);

    NoticeBar &m_notice;
    Library &m_library;
};

} // namespace Hiwar
