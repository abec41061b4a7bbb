// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/attachments/shownattachmentchip.h"

#include "ui/conversation/message/shownattachment.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct AttachmentStripTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::AttachmentStrip)
};

QString textWords(const AttachmentUse &use)
{
    switch (use.share) {
    case AttachmentShare::Whole:
        return AttachmentStripTr::tr("Whole text");
    case AttachmentShare::Pages:
        return AttachmentStripTr::tr("Pages %1").arg(use.pages);
    case AttachmentShare::Matching:
        return AttachmentStripTr::tr("What matches the question");
    case AttachmentShare::None:
        return AttachmentStripTr::tr("Not sent");
    }
    Q_UNREACHABLE();
}

} // namespace

QString chipName(const ShownAttachmentChip &chip)
{
    return attachmentName({.name = chip.name});
}

QString goesOutWords(const AttachmentUse &use)
{
    if (use.share == AttachmentShare::None)
        return AttachmentStripTr::tr("Not sent");
    switch (use.form) {
    case AttachmentForm::Text:
        return textWords(use);
    case AttachmentForm::Picture:
        return use.pixels.isEmpty() ? AttachmentStripTr::tr("Picture")
                                    : AttachmentStripTr::tr("Picture, %1 × %2")
                                          .arg(QLocale().toString(use.pixels.width()),
                                               QLocale().toString(use.pixels.height()));
    case AttachmentForm::Document:
    case AttachmentForm::Sound:
        return AttachmentStripTr::tr("The file itself");
    }
    Q_UNREACHABLE();
}

QString shareWords(AttachmentShare share)
{
    switch (share) {
    case AttachmentShare::Whole:
        return AttachmentStripTr::tr("All of it");
    case AttachmentShare::Pages:
        return AttachmentStripTr::tr("These pages…");
    case AttachmentShare::Matching:
        return AttachmentStripTr::tr("Only what matches the question");
    case AttachmentShare::None:
        return AttachmentStripTr::tr("Nothing");
    }
    Q_UNREACHABLE();
}

QString chipCaption(const ShownAttachmentChip &chip)
{
    switch (chip.state) {
    case ShownAttachmentChip::State::Reading:
        return AttachmentStripTr::tr("Reading…");
    case ShownAttachmentChip::State::Choosing:
        return AttachmentStripTr::tr("Choose its files");
    case ShownAttachmentChip::State::Failed:
        return AttachmentStripTr::tr("Cannot be sent");
    case ShownAttachmentChip::State::Ready:
        return chip.tokens.isEmpty() ? goesOutWords(chip.use)
                                     : goesOutWords(chip.use) + u" · "_s + chip.tokens;
    }
    Q_UNREACHABLE();
}

QString chipDescription(const ShownAttachmentChip &chip)
{
    QStringList parts;
    if (!chip.kind.isEmpty())
        parts << chip.kind;
    if (chip.size > 0)
        parts << QLocale().formattedDataSize(chip.size);
    parts << (chip.state == ShownAttachmentChip::State::Failed && !chip.sentence.isEmpty()
                  ? chip.sentence
                  : chipCaption(chip));
    return parts.join(u" · "_s);
}

} // namespace Hiwar
