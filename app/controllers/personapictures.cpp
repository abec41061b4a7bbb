// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/personapictures.h"

#include "app/async/whendone.h"
#include "app/documents/decodepicture.h"
#include "app/documents/personapicture.h"
#include "app/history/libraryitems.h"
#include "ui/window/noticebar.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPromise>
#include <QThreadPool>

namespace Hiwar {

namespace {

constexpr qint64 mostFileBytes = 32 * 1024 * 1024;

struct PersonaPicture
{
    QByteArray png;
    QImage picture;
    QString error; ///< a sentence; empty: it was read
};

PersonaPicture failed(const QString &sentence)
{
    return {.png = {}, .picture = {}, .error = sentence};
}

PersonaPicture pictureAt(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return failed(PersonaPictures::tr("%1 could not be read: %2. Choose another file.")
                          .arg(name, file.errorString()));
    const QByteArray bytes = file.read(mostFileBytes + 1);
    if (bytes.size() > mostFileBytes)
        return failed(
            PersonaPictures::tr("%1 is too large for a picture. Choose a smaller one.").arg(name));
    const QImage picture = scaledForPersona(decodePicture(bytes).image);
    const QByteArray png = personaPicture(picture);
    if (png.isEmpty())
        return failed(PersonaPictures::tr("%1 is no picture that Hiwar can read. Choose a PNG, "
                                          "JPEG or WebP file.")
                          .arg(name));
    return {.png = png, .picture = picture, .error = {}};
}

template<typename T, typename Work>
QFuture<T> beside(const Work &work)
{
    const auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, work] {
        promise->addResult(work());
        promise->finish();
    });
    return promise->future();
}

} // namespace

PersonaPictures::PersonaPictures(NoticeBar &notice, QObject *parent)
    : QObject(parent)
    , m_notice(notice)
{
}

QImage PersonaPictures::of(const Persona &persona)
{
    if (persona.picture.isEmpty())
        return {};
    const auto kept = m_kept.constFind(persona.id);
    if (kept != m_kept.cend() && kept->bytes == persona.picture)
        return kept->picture;
    m_kept.insert(persona.id, {persona.picture, {}});
    ++m_pending;
    const auto decoded = beside<QImage>(
        [bytes = persona.picture] { return scaledForPersona(decodePicture(bytes).image); });
    whenDone(decoded, this,
             [this, id = persona.id, bytes = persona.picture](const QImage &picture) {
                 keep(id, bytes, picture);
             });
    return {};
}

void PersonaPictures::keep(const QString &personaId, const QByteArray &bytes, const QImage &picture)
{
    const auto kept = m_kept.find(personaId);
    if (kept != m_kept.end() && kept->bytes == bytes)
        kept->picture = picture;
    if (--m_pending == 0)
        emit changed();
}

void PersonaPictures::askForFile(QWidget &parent)
{
    auto *dialog = new QFileDialog(&parent, tr("Choose a picture"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Pictures (*.png *.jpg *.jpeg *.webp)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &PersonaPictures::readFile);
    dialog->open();
}

void PersonaPictures::readFile(const QString &path)
{
    const auto read = beside<PersonaPicture>([path] { return pictureAt(path); });
    whenDone(read, this, [this, wanted = ++m_reading](const PersonaPicture &found) {
        if (wanted != m_reading)
            return;
        if (found.error.isEmpty())
            emit chosen(found.png, found.picture);
        else
            m_notice.tell(found.error);
    });
}

} // namespace Hiwar
