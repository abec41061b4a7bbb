// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Attached files in every state. Tests only.
#pragma once

#include "ui/attachments/shownattachmentpreview.h"

namespace Hiwar {

inline QImage exampleThumbnail()
{
    QImage image(96, 72, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::darkCyan);
    return image;
}

inline QList<ShownAttachmentChip> exampleChips()
{
    using namespace Qt::StringLiterals;
    using enum AttachmentShare;
    using State = ShownAttachmentChip::State;
    return {{.key = u"report"_s,
             .name = u"The report of the second quarter, with all its tables.pdf"_s,
             .kind = u"PDF"_s,
             .size = 240'123,
             .state = State::Ready,
             .use = {.share = Pages, .pages = u"1-3, 7"_s, .sections = 12, .letters = 40'210},
             .tokens = u"~3,100 tokens"_s,
             .shares = {Whole, Pages, Matching, None}},
            {.key = u"photo"_s,
             .name = u"صورة البيت.jpg"_s,
             .kind = u"Picture"_s,
             .size = 4'100'000,
             .state = State::Ready,
             .thumbnail = exampleThumbnail(),
             .use = {.form = AttachmentForm::Picture, .pixels = {1024, 768}},
             .tokens = u"~765 tokens"_s,
             .shares = {Whole, None}},
            {.key = u"archive"_s,
             .name = u"photos.zip"_s,
             .state = State::Failed,
             .sentence = u"It wants a password. Unpack it, and attach the files."_s},
            {.key = u"log"_s, .name = u"server.log"_s, .size = 52'428'800}};
}

inline ShownAttachmentPreview exampleTextPreview()
{
    using namespace Qt::StringLiterals;
    ShownAttachmentChip chip = exampleChips().constFirst();
    chip.use.encoding = u"windows-1256"_s;
    return {.chip = chip,
            .text = u"File: report.pdf (pages 1-3, 7 of 12)\n```\n## Page 1\n"
                    "The second quarter was good.\n\nكان الربع الثاني جيدًا.\n```"_s,
            .cost = u"~$0.004"_s,
            .notes = {u"A part of it could not be read."_s},
            .encodings = {u"UTF-8"_s, u"windows-1256"_s},
            .canDrawPages = true,
            .canKeepOriginal = true,
            .canGoItself = true};
}

/// Of a file of a message that was sent.
inline ShownAttachmentPreview exampleStoredPreview()
{
    using namespace Qt::StringLiterals;
    ShownAttachmentPreview preview = exampleTextPreview();
    preview.chip.key = u"message m/0"_s;
    preview.chip.shares.clear();
    preview.encodings.clear();
    preview.cost.clear();
    preview.notes = {u"Only the passages that match the question are sent: pages 1, 7 of 12."_s};
    preview.canDrawPages = false;
    preview.canKeepOriginal = false;
    preview.isStored = true;
    preview.canBeUsed = true;
    return preview;
}

inline ShownAttachmentPreview exampleArchivePreview()
{
    using namespace Qt::StringLiterals;
    return {.chip = {.key = u"zip"_s,
                     .name = u"project.zip"_s,
                     .kind = u"Archive"_s,
                     .size = 120'000,
                     .state = ShownAttachmentChip::State::Choosing},
            .entries = {{u"project/readme.md"_s, 1'200},
                        {u"project/src/main.cpp"_s, 48'000},
                        {u"project/src/a folder with a long name/another/widget.cpp"_s, 12'000},
                        {u"project/صورة.png"_s, 300'000},
                        {u"project/unknown"_s, -1}}};
}

} // namespace Hiwar
