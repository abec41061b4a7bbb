// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/filebytes.h"

#include <QFile>

#include <algorithm>
#include <optional>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <QDateTime>
#include <QFileInfo>
#endif

namespace Hiwar {

namespace {

constexpr qint64 block = 1024 * 1024;

#ifdef Q_OS_UNIX

using Facts = struct stat;

FileFault faultOf(int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
    case ENAMETOOLONG:
        return FileFault::Missing;
    case EACCES:
    case EPERM:
        return FileFault::NotAllowed;
    case ENXIO:
    case ENODEV:
        return FileFault::NotAFile;
    case EISDIR:
        return FileFault::Folder;
    default:
        return FileFault::Unreadable;
    }
}

std::optional<FileFault> faultOf(const Facts &facts, qint64 most)
{
    if (S_ISDIR(facts.st_mode))
        return FileFault::Folder;
    if (!S_ISREG(facts.st_mode))
        return FileFault::NotAFile;
    return facts.st_size > most ? std::optional(FileFault::TooLarge) : std::nullopt;
}

bool isSame(const Facts &a, const Facts &b)
{
#ifdef Q_OS_DARWIN
    const timespec first = a.st_mtimespec;
    const timespec second = b.st_mtimespec;
#else
    const timespec first = a.st_mtim;
    const timespec second = b.st_mtim;
#endif
    return a.st_size == b.st_size && first.tv_sec == second.tv_sec &&
           first.tv_nsec == second.tv_nsec;
}

/// A file that is open for reading; only its number.
class Descriptor
{
public:
    explicit Descriptor(const QByteArray &path)
        // Without O_NONBLOCK, a pipe that took the file's place a moment ago would block.
        : m_number(::open(path.constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
    {
    }
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] bool look(Facts &facts) const { return ::fstat(m_number, &facts) == 0; }
    /// As read(2), again after a signal.
    [[nodiscard]] qint64 read(char *to, qint64 most) const
    {
        for (;;) {
            const ssize_t count = ::read(m_number, to, size_t(most));
            if (count >= 0 || errno != EINTR)
                return count;
        }
    }

private:
    const int m_number;
};

#else

struct Facts
{
    qint64 size = 0;
    QDateTime changed;
};

FileFault faultOf(const QFile &file)
{
    return file.error() == QFileDevice::PermissionsError ? FileFault::NotAllowed
                                                         : FileFault::Unreadable;
}

bool isSame(const Facts &a, const Facts &b)
{
    return a.size == b.size && a.changed == b.changed;
}

Facts factsOf(const QString &path)
{
    const QFileInfo info(path); // a new one each time: it remembers what it saw
    return {.size = info.size(), .changed = info.lastModified()};
}

#endif

/// Reads until the end, or until there is more than `size`; `read` is as read(2).
template<typename Read>
tl::expected<QByteArray, FileFault> allOf(qint64 size, const Read &read,
                                          const std::function<void(qint64)> &onBlock)
{
    QByteArray bytes(size + 1, Qt::Uninitialized);
    qint64 at = 0;
    while (at <= size) {
        const qint64 count = read(bytes.data() + at, std::min(block, size + 1 - at));
        if (count < 0)
            return tl::unexpected(FileFault::Unreadable);
        if (count == 0)
            break;
        at += count;
        if (onBlock)
            onBlock(at);
    }
    if (at != size)
        return tl::unexpected(FileFault::Changing);
    bytes.truncate(size);
    return bytes;
}

tl::expected<QByteArray, FileFault> unlessEmpty(tl::expected<QByteArray, FileFault> bytes)
{
    if (bytes && bytes->isEmpty())
        return tl::unexpected(FileFault::Empty);
    return bytes;
}

} // namespace

#ifdef Q_OS_UNIX

tl::expected<QByteArray, FileFault> readFileBytes(const QString &path, qint64 most,
                                                  const std::function<void(qint64)> &onBlock)
{
    const QByteArray name = QFile::encodeName(path);
    if (name.isEmpty() || name.contains('\0')) // the system would read another name
        return tl::unexpected(FileFault::Missing);
    Facts before = {};
    // First by its name: what is no file is not even opened.
    if (::stat(name.constData(), &before) != 0)
        return tl::unexpected(faultOf(errno));
    if (const auto fault = faultOf(before, most))
        return tl::unexpected(*fault);
    const Descriptor file(name);
    if (!file.isOpen())
        return tl::unexpected(faultOf(errno));
    if (!file.look(before))
        return tl::unexpected(FileFault::Unreadable);
    if (const auto fault = faultOf(before, most))
        return tl::unexpected(*fault);
    auto bytes = allOf(
        before.st_size, [&file](char *to, qint64 count) { return file.read(to, count); }, onBlock);
    Facts after = {};
    if (bytes && (!file.look(after) || !isSame(before, after)))
        return tl::unexpected(FileFault::Changing);
    return unlessEmpty(std::move(bytes));
}

#else

tl::expected<QByteArray, FileFault> readFileBytes(const QString &path, qint64 most,
                                                  const std::function<void(qint64)> &onBlock)
{
    const QFileInfo info(path);
    if (path.contains(QChar()) || !info.exists())
        return tl::unexpected(FileFault::Missing);
    if (info.isDir())
        return tl::unexpected(FileFault::Folder);
    if (!info.isFile())
        return tl::unexpected(FileFault::NotAFile);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return tl::unexpected(faultOf(file));
    if (file.isSequential())
        return tl::unexpected(FileFault::NotAFile);
    const Facts before = factsOf(path);
    if (before.size > most)
        return tl::unexpected(FileFault::TooLarge);
    auto bytes = allOf(
        before.size, [&file](char *to, qint64 count) { return file.read(to, count); }, onBlock);
    if (bytes && !isSame(before, factsOf(path)))
        return tl::unexpected(FileFault::Changing);
    return unlessEmpty(std::move(bytes));
}

#endif

} // namespace Hiwar
