// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/updatedownload.h"

#include "app/async/whendone.h"
#include "app/update/freename.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// With so many copies of one file, something else is wrong.
constexpr int mostNames = 200;

/// Lives on the download's thread, and calls back from there.
class Bringing : public QObject
{
public:
    struct Order
    {
        QUrl url;
        ReleaseFile file;
        QString folder;
        FetchRules rules;
        std::function<void(int percent)> tellProgress;
        std::function<void(const UpdateDownload::Outcome &outcome)> tellEnd;
    };

    explicit Bringing(Order order)
        : m_order(std::move(order))
    {
    }
    ~Bringing() override { discard(); }

    void start();

private:
    bool openPart();
    bool write(const QByteArray &piece);
    void take(const BareFetch::Outcome &outcome);
    void keep();
    void discard();
    void fail(UpdateFault fault);
    [[nodiscard]] QString numberedPath(const QString &name, int number) const
    {
        return QDir(m_order.folder).filePath(numberedName(name, number));
    }

    const Order m_order;
    QFile m_part; // no name: Hiwar has not made one
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
    qint64 m_count = 0;
    int m_percent = 0;
};

void Bringing::start()
{
    if (!openPart())
        return fail({.kind = UpdateFault::Kind::CannotWrite, .detail = m_part.errorString()});
    auto *fetch = new BareFetch(m_order.url, m_order.rules, this,
                                [this](const QByteArray &piece) { return write(piece); });
    whenDone(fetch->future(), this, [this](const BareFetch::Outcome &outcome) { take(outcome); });
}

bool Bringing::openPart()
{
    QDir().mkpath(m_order.folder);
    for (int number = 1; number <= mostNames; ++number) {
        m_part.setFileName(numberedPath(m_order.file.name + u".part"_s, number));
        if (m_part.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered))
            return true;
        if (!m_part.exists())
            break;
    }
    m_part.setFileName({});
    return false;
}

bool Bringing::write(const QByteArray &piece)
{
    if (m_part.write(piece) != piece.size())
        return false;
    m_hash.addData(piece);
    m_count += piece.size();
    const qint64 size = m_order.file.size;
    const int percent = size > 0 ? static_cast<int>(m_count * 100 / size) : 100;
    if (std::exchange(m_percent, percent) != percent)
        m_order.tellProgress(percent);
    return true;
}

void Bringing::take(const BareFetch::Outcome &outcome)
{
    const ReleaseFile &file = m_order.file;
    if (!outcome && outcome.error().kind == FetchFault::Kind::NotTaken)
        return fail({.kind = UpdateFault::Kind::CannotWrite, .detail = m_part.errorString()});
    const bool isTooLarge = !outcome && outcome.error().kind == FetchFault::Kind::TooLarge;
    if (isTooLarge || (outcome && (m_count != file.size || m_hash.result() != file.sha256)))
        return fail({.kind = UpdateFault::Kind::Differs});
    if (!outcome)
        return fail({.fetch = outcome.error(), .host = m_order.url.host()});
    keep();
}

void Bringing::keep()
{
    m_part.close();
    for (int number = 1; number <= mostNames; ++number) {
        const QString path = numberedPath(m_order.file.name, number);
        // QFile::rename() never overwrites a file.
        if (QFile::rename(m_part.fileName(), path)) {
            m_part.setFileName({});
            return m_order.tellEnd(path);
        }
        if (!QFile::exists(path))
            break;
    }
    fail({.kind = UpdateFault::Kind::CannotWrite,
          .detail = QDir::toNativeSeparators(m_order.folder)});
}

void Bringing::discard()
{
    if (m_part.fileName().isEmpty())
        return;
    m_part.remove();
    m_part.setFileName({});
}

void Bringing::fail(UpdateFault fault)
{
    discard();
    m_order.tellEnd(tl::unexpected(std::move(fault)));
}

} // namespace

UpdateDownload::UpdateDownload(const QUrl &url, const ReleaseFile &file, const QString &folder,
                               const FetchRules &rules, QObject *parent)
    : QObject(parent)
{
    FetchRules ours = rules;
    ours.bytes = file.size;
    ours.onlyEncrypted = true;
    const auto here = [this](auto tell) { QMetaObject::invokeMethod(this, tell); };
    auto *bringing = new Bringing(
        {.url = url,
         .file = file,
         .folder = folder,
         .rules = ours,
         .tellProgress = [=, this](int percent) { here([=, this] { emit progressed(percent); }); },
         .tellEnd = [=, this](const Outcome &end) { here([=, this] { emit finished(end); }); }});
    bringing->moveToThread(&m_thread);
    connect(&m_thread, &QThread::started, bringing, &Bringing::start);
    connect(&m_thread, &QThread::finished, bringing, &QObject::deleteLater);
    m_thread.setObjectName(u"download"_s);
    m_thread.start();
}

UpdateDownload::~UpdateDownload()
{
    m_thread.quit();
    m_thread.wait();
}

} // namespace Hiwar
