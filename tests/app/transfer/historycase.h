// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shared by the tests of import and export: real files in a folder of their own, and a randomly
// generated history in them.
#pragma once

#include "app/history/historyfile.h"
#include "app/transfer/historylines.h"
#include "app/transfer/importjob.h"
#include "app/transfer/markdownreader.h"
#include "tests/support/madehistory.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

namespace Hiwar {

class HistoryCase : public TestCase
{
    Q_OBJECT

protected slots:
    void init()
    {
        TestCase::init();
        m_folder = std::make_unique<QTemporaryDir>();
    }

protected:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    [[nodiscard]] std::unique_ptr<HistoryFile> open(const QString &name) const
    {
        auto file = HistoryFile::open(path(name), std::chrono::seconds(5));
        return file ? std::move(*file) : nullptr;
    }

    /// False: the history could not be written.
    [[nodiscard]] static bool store(const MadeHistory &made, HistoryFile &history)
    {
        for (const Folder &folder : made.folders()) {
            if (!history.saveFolder(folder))
                return false;
        }
        for (int i = 0; i < made.count(); ++i) {
            const Incoming one = made.conversation(i);
            if (!history.merge(one.conversation, one.attachments, one.folder))
                return false;
        }
        return true;
    }

    [[nodiscard]] bool write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }

    [[nodiscard]] QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    [[nodiscard]] static Readers readers()
    {
        Readers all;
        all.push_back(std::make_unique<HistoryLinesReader>());
        all.push_back(std::make_unique<MarkdownReader>());
        return all;
    }

    [[nodiscard]] ImportReport import(const QString &name, HistoryFile *history,
                                      ImportMode mode = ImportMode::Merge) const
    {
        return importFile(path(name), readers(), history, mode,
                          [](qint64, qint64) { return true; });
    }

    static bool goesOn(int, int) { return true; }

private:
    std::unique_ptr<QTemporaryDir> m_folder; // a new one for each test
};

} // namespace Hiwar
