// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settingsfile.h"

#include "app/text/sentence.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <filesystem>
#include <system_error>

namespace Hiwar {

namespace {

struct SettingsFileTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::SettingsFile)
};

} // namespace

tl::expected<std::optional<QByteArray>, QString> readSettingsFile(const QString &path)
{
    using Type = std::filesystem::file_type;
    const std::filesystem::path place = QFileInfo(path).filesystemFilePath();
    std::error_code fault;
    const Type itself = std::filesystem::symlink_status(place, fault).type();
    if (itself == Type::not_found)
        return std::nullopt;
    const Type type = std::filesystem::status(place, fault).type();
    if (type == Type::not_found)
        return tl::unexpected(SettingsFileTr::tr("it is a link that leads nowhere."));
    if (type == Type::none)
        return tl::unexpected(asSentence(QString::fromLocal8Bit(fault.message())));
    if (type == Type::directory)
        return tl::unexpected(SettingsFileTr::tr("it is a folder."));
    if (type != Type::regular)
        return tl::unexpected(SettingsFileTr::tr("it is no plain file."));
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return tl::unexpected(asSentence(file.errorString()));
    const QByteArray bytes = file.read(maxSettingsBytes + 1);
    if (file.error() != QFile::NoError)
        return tl::unexpected(asSentence(file.errorString()));
    if (bytes.size() > maxSettingsBytes)
        return tl::unexpected(SettingsFileTr::tr("it is larger than settings can be."));
    return bytes;
}

} // namespace Hiwar
