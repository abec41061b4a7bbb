// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/manifest.h"

#include "app/update/signature.h"
#include "net/wire/sanitizetext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The format version of manifest.py; it is increased when the meaning of a field changes.
constexpr int knownForm = 1;
constexpr qsizetype mostFiles = 200;
constexpr qsizetype mostChanges = 50;
constexpr qsizetype longestChange = 400;
constexpr qint64 largestFile = qint64(2) * 1024 * 1024 * 1024;
constexpr qsizetype sha256Size = 32;

std::optional<ReleaseFile> decodeFile(const QJsonValue &value)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9][A-Za-z0-9._+~-]{0,127}\\z"_s);
    static const QRegularExpression digest(u"^[0-9a-f]{64}\\z"_s);
    const QJsonObject json = value.toObject();
    const QString sha256 = json.value("sha256"_L1).toString();
    const ReleaseFile file{.name = json.value("name"_L1).toString(),
                           .size = json.value("size"_L1).toInteger(-1),
                           .sha256 = QByteArray::fromHex(sha256.toLatin1())};
    if (!plain.match(file.name).hasMatch() || file.size < 0 || file.size > largestFile ||
        !digest.match(sha256).hasMatch() || file.sha256.size() != sha256Size)
        return {};
    return file;
}

std::optional<QList<ReleaseFile>> decodeFiles(const QJsonValue &value)
{
    const QJsonArray array = value.toArray();
    if (!value.isArray() || array.size() > mostFiles)
        return {};
    QList<ReleaseFile> files;
    for (const auto &each : array) {
        const auto file = decodeFile(each);
        if (!file)
            return {};
        files.append(*file);
    }
    return files;
}

std::optional<QStringList> decodeChanges(const QJsonValue &value)
{
    if (!value.isArray())
        return {};
    QStringList changes;
    const QJsonArray array = value.toArray();
    for (const auto &each : array) {
        if (!each.isString())
            return {};
        const QString line = sanitizeText(each.toString(), Secret(), longestChange);
        if (!line.isEmpty() && changes.size() < mostChanges)
            changes.append(line);
    }
    return changes;
}

tl::unexpected<UpdateFault> fault(UpdateFault::Kind kind)
{
    return tl::unexpected(UpdateFault{.kind = kind});
}

} // namespace

tl::expected<Manifest, UpdateFault>
openManifest(const QByteArray &bytes, const QByteArray &signature, const QByteArray &publicKey)
{
    switch (checkSignature(publicKey, bytes, signature)) {
    case SignatureCheck::Good:
        return decodeManifest(bytes);
    case SignatureCheck::Wrong:
        return fault(UpdateFault::Kind::WrongSignature);
    case SignatureCheck::Impossible:
        return fault(UpdateFault::Kind::CannotCheck);
    }
    Q_UNREACHABLE();
}

tl::expected<Manifest, UpdateFault> decodeManifest(const QByteArray &bytes)
{
    if (bytes.size() > mostManifestBytes)
        return fault(UpdateFault::Kind::NotUnderstood);
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    const int form = json.value("hiwar-release"_L1).toInt(0);
    if (form > knownForm)
        return fault(UpdateFault::Kind::NewerForm);
    const QString text = json.value("version"_L1).toString();
    const auto version = parseVersion(text);
    const QDate released = QDate::fromString(json.value("released"_L1).toString(), Qt::ISODate);
    const auto changes = decodeChanges(json.value("changes"_L1));
    const auto files = decodeFiles(json.value("files"_L1));
    if (form != knownForm || !version || !released.isValid() || !changes || !files)
        return fault(UpdateFault::Kind::NotUnderstood);
    return Manifest{.versionText = text,
                    .version = *version,
                    .released = released,
                    .changes = *changes,
                    .files = *files};
}

std::optional<ReleaseFile> fileFor(const Manifest &manifest, const QString &form)
{
    const QString name = u"hiwar-%1-%2"_s.arg(manifest.versionText, form);
    const auto file = std::find_if(manifest.files.begin(), manifest.files.end(),
                                   [&](const ReleaseFile &each) { return each.name == name; });
    if (file == manifest.files.end())
        return {};
    return *file;
}

} // namespace Hiwar
