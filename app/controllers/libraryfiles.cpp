// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/libraryfiles.h"

#include "app/async/whendone.h"
#include "app/documents/decodepicture.h"
#include "app/documents/personapicture.h"
#include "app/foreign/foreignlibrary.h"
#include "app/library/library.h"
#include "app/text/commitfile.h"
#include "app/transfer/libraryfolder.h"
#include "app/transfer/ownersfile.h"
#include "ui/window/noticebar.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPromise>
#include <QSaveFile>
#include <QThreadPool>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// The picture as a PNG; empty: it is none, or too large.
QByteArray asPng(const QByteArray &bytes)
{
    const DecodedPicture picture = decodePicture(bytes);
    const bool isSmall = picture.image.width() <= personaPictureSide &&
                         picture.image.height() <= personaPictureSide &&
                         bytes.size() <= mostPersonaPicture;
    if (isSmall && picture.format == "png" && !picture.image.isNull())
        return bytes; // an export is read back equal
    return personaPicture(picture.image);
}

struct ReadFiles
{
    ReadLibrary found;
    QStringList unread; ///< a sentence for each file
};

ReadFiles readAll(const QStringList &paths)
{
    ReadFiles all;
    StoredLibrary &items = all.found.items;
    for (const QString &path : paths) {
        const auto read = readLibraryAt(path);
        if (!read) {
            all.unread.append(read.error());
            continue;
        }
        const qsizetype here = read->items.personas.size() + read->items.prompts.size();
        all.found.leftOut += read->leftOut;
        if (items.personas.size() + items.prompts.size() + here > mostLibraryEntries) {
            all.found.leftOut += int(here);
            continue;
        }
        items.personas.append(read->items.personas);
        items.prompts.append(read->items.prompts);
    }
    return all;
}

/// And why the first file was not read, and how many are like it.
QString withUnread(const QString &sentence, const QStringList &unread)
{
    QStringList sentences{sentence};
    if (!unread.isEmpty())
        sentences << unread.constFirst();
    if (unread.size() > 1)
        sentences << LibraryFiles::tr("Files that could not be read: %1.").arg(unread.size());
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

template<typename Item>
void keepKnown(QList<Item> &former, const QList<Item> &taken,
               const Item *(Library::*find)(const QString &) const, const Library &library)
{
    for (const Item &item : taken) {
        if (const Item *known = (library.*find)(item.id))
            former.append(*known);
    }
}

QStringList idsOf(const StoredLibrary &items)
{
    QStringList ids;
    for (const Persona &persona : items.personas)
        ids << persona.id;
    for (const Prompt &prompt : items.prompts)
        ids << prompt.id;
    return ids;
}

} // namespace

tl::expected<ReadLibrary, QString> readLibraryAt(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return tl::unexpected(LibraryFiles::tr("%1 could not be read: %2. Choose another file.")
                                  .arg(name, file.errorString()));
    const QByteArray bytes = file.read(mostLibraryBytes + 1);
    if (bytes.size() > mostLibraryBytes)
        return tl::unexpected(
            LibraryFiles::tr("%1 is too large for a file of personas and prompts.").arg(name));
    auto read = readLibraryFile(bytes);
    if (!read)
        return tl::unexpected(
            LibraryFiles::tr("%1 holds no personas or prompts that Hiwar can read. It reads its "
                             "own files and those of Chatbox, Cherry Studio, LibreChat and Open "
                             "WebUI.")
                .arg(name));
    for (Persona &persona : read->items.personas) {
        if (!persona.picture.isEmpty())
            persona.picture = asPng(persona.picture);
    }
    return *read;
}

LibraryFiles::LibraryFiles(NoticeBar &notice, Library &library, QObject *parent)
    : QObject(parent)
    , m_notice(notice)
    , m_library(library)
{
}

void LibraryFiles::askToImport(QWidget &parent)
{
    auto *dialog = new QFileDialog(&parent, tr("Import personas and prompts"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("Personas and prompts (*.json *.md)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &LibraryFiles::importFiles);
    dialog->open();
}

void LibraryFiles::askToExport(QWidget &parent)
{
    auto *dialog = new QFileDialog(&parent, tr("Export the library"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QString folder = tr("A folder of Markdown files, one for each entry (*)");
    dialog->setNameFilters({tr("JSON (*.json)"), tr("Markdown (*.md)"), folder});
    dialog->setDefaultSuffix(u"json"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, folder](const QString &filter) {
        const QString suffix = filter.contains("*.md"_L1) ? u"md"_s : u"json"_s;
        dialog->setDefaultSuffix(filter == folder ? QString() : suffix);
    });
    dialog->selectFile(u"hiwar-library"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, dialog, folder](const QString &path) {
        dialog->selectedNameFilter() == folder ? exportFolder(path) : exportFile(path);
    });
    dialog->open();
}

void LibraryFiles::importFiles(const QStringList &paths)
{
    const auto promise = std::make_shared<QPromise<ReadFiles>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, paths] {
        promise->addResult(readAll(paths));
        promise->finish();
    });
    whenDone(promise->future(), this, [this](const ReadFiles &read) {
        if (read.found.items.isEmpty() && !read.unread.isEmpty())
            m_notice.tell(withUnread({}, read.unread));
        else
            m_library.whenLoaded(this, [this, read] { take(read.found, read.unread); });
    });
}

void LibraryFiles::take(const ReadLibrary &read, const QStringList &unread)
{
    StoredLibrary former;
    keepKnown(former.personas, read.items.personas, &Library::persona, m_library);
    keepKnown(former.prompts, read.items.prompts, &Library::prompt, m_library);
    const StoredLibrary taken = m_library.merge(read.items);
    QString sentence = tr("Imported: personas %1, prompts %2. Known already: %3.")
                           .arg(taken.personas.size())
                           .arg(taken.prompts.size())
                           .arg(idsOf(read.items).size() - idsOf(taken).size());
    if (read.leftOut > 0)
        sentence += u' ' + tr("Entries not read, or only in part: %1.").arg(read.leftOut);
    sentence = withUnread(sentence, unread);
    if (taken.isEmpty()) {
        m_notice.tell(sentence);
        return;
    }
    m_notice.tellUndoable(sentence, [this, taken, former] {
        m_library.remove(idsOf(taken));
        m_library.add(former);
    });
}

void LibraryFiles::exportFile(const QString &path)
{
    m_library.whenLoaded(this, [this, path] {
        const StoredLibrary all{.personas = m_library.personas(), .prompts = m_library.prompts()};
        const QByteArray bytes = path.endsWith(".md"_L1, Qt::CaseInsensitive)
                                     ? libraryAsMarkdown(all)
                                     : libraryAsJson(all);
        QSaveFile file(path);
        const bool isWritten =
            openForOwner(file) && file.write(bytes) == bytes.size() && commitFile(file);
        m_notice.tell(isWritten ? tr("The library was written to %1.").arg(path)
                                : tr("%1 could not be written: %2. Choose another place.")
                                      .arg(path, file.errorString()));
    });
}

void LibraryFiles::exportFolder(const QString &path)
{
    m_library.whenLoaded(this, [this, path] {
        const StoredLibrary all{.personas = m_library.personas(), .prompts = m_library.prompts()};
        using Written = Transferred<QStringList>;
        const auto promise = std::make_shared<QPromise<Written>>();
        promise->start();
        QThreadPool::globalInstance()->start([promise, path, all] {
            promise->addResult(writeLibraryFolder(path, all));
            promise->finish();
        });
        whenDone(promise->future(), this, [this, path](const Written &written) {
            m_notice.tell(written ? tr("The library was written to %1.").arg(path)
                                  : describe(written.error()));
        });
    });
}

} // namespace Hiwar
