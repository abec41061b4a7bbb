// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/updatewords.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct UpdateWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::UpdateWords)
};

QString dateText(const QDate &date)
{
    return QLocale().toString(date, QLocale::LongFormat);
}

QString nextStep(const QString &path)
{
    if (path.endsWith(".run"_L1))
        return UpdateWordsTr::tr("Close Hiwar, then start this file in a terminal: sh \"%1\"")
            .arg(path);
    if (path.endsWith(".AppImage"_L1))
        return UpdateWordsTr::tr(
            "Close Hiwar, allow the file to be run as a program, and put it in the place of "
            "the one you have.");
    return UpdateWordsTr::tr("Close Hiwar, and unpack the file where you keep Hiwar.");
}

} // namespace

InlineMessage describeNews(ReleaseNews news, const Manifest &manifest,
                           const std::optional<ReleaseFile> &file, const UpdateChoices &remembered)
{
    switch (news) {
    case ReleaseNews::UpToDate:
        return {.tone = Tone::Good, .text = UpdateWordsTr::tr("This is the newest version.")};
    case ReleaseNews::Newer: {
        const QString there = UpdateWordsTr::tr("Hiwar %1 of %2 is there.")
                                  .arg(manifest.versionText, dateText(manifest.released));
        if (!file)
            return {.tone = Tone::Warning,
                    .text = there + u' ' +
                            UpdateWordsTr::tr(
                                "It does not come in the form of this copy. Get it where you got "
                                "this one.")};
        return {.tone = Tone::Good,
                .text = UpdateWordsTr::tr("%1 Download: %2.")
                            .arg(there, QLocale().formattedDataSize(file->size))};
    }
    case ReleaseNews::Replayed:
        return {.tone = Tone::Warning,
                .text = UpdateWordsTr::tr(
                            "The address tells of Hiwar %1 of %2, but Hiwar %3 has been there "
                            "already. Nothing is offered. Look again later, or check the address.")
                            .arg(manifest.versionText, dateText(manifest.released),
                                 remembered.newestVersion)};
    }
    Q_UNREACHABLE();
}

InlineMessage describeLastLook(const UpdateChoices &choices, const QString &newer)
{
    if (!newer.isEmpty())
        return {.tone = Tone::Plain,
                .text = UpdateWordsTr::tr("Hiwar %1 is there. Look now to see what is new in it.")
                            .arg(newer)};
    if (!choices.lastLook.isValid())
        return {};
    return {.tone = Tone::Plain,
            .text =
                UpdateWordsTr::tr("Looked last on %1.")
                    .arg(QLocale().toString(choices.lastLook.toLocalTime(), QLocale::ShortFormat))};
}

InlineMessage describeProgress(const ReleaseFile &file, int percent)
{
    return {
        .tone = Tone::Plain,
        .text =
            UpdateWordsTr::tr("Downloading %1: %2 %").arg(file.name, QLocale().toString(percent))};
}

InlineMessage describeDownloaded(const QString &path)
{
    const QString native = QDir::toNativeSeparators(path);
    return {.tone = Tone::Good,
            .text = UpdateWordsTr::tr("It is there, its signature is right: %1").arg(native) +
                    u'\n' + nextStep(native)};
}

} // namespace Hiwar
