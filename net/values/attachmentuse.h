// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How an attached file goes with the requests. Values; any thread.
//
// As JSON, in the history and in an export: {"form": "text", "picture", "document" or "sound",
// "share": "whole", "pages", "matching" or "none", "pages": "1-3, 7", "sections": 12,
// "letters": 40210, "width": 1024, "height": 768, "encoding": "windows-1256"}; what is not known or
// usual (text, whole) is left out, so that nothing at all is {}.
#pragma once

#include <QJsonObject>
#include <QSize>
#include <QString>

namespace Hiwar {

/// What the model gets of a file.
enum class AttachmentForm : quint8 {
    Text,     ///< what was read in it, in a block with its name
    Picture,  ///< its pixels: "image_url"
    Document, ///< the file itself: "file"; few services take one
    Sound,    ///< the file itself: "input_audio"
};

/// How much of it. Only of a text; of others all that is not None is Whole.
enum class AttachmentShare : quint8 {
    Whole,
    Pages,    ///< those of AttachmentUse::pages
    Matching, ///< the passages that match the question
    None,     ///< nothing: it stays in the conversation
};

struct AttachmentUse
{
    AttachmentForm form = AttachmentForm::Text;
    AttachmentShare share = AttachmentShare::Whole;
    QString pages;      ///< numbers from 1 of sections, "1-3, 7"; only for Pages
    int sections = 0;   ///< of its text: pages, slides, sheets, chapters; 0: not known
    qint64 letters = 0; ///< of its whole text, in UTF-16 units
    QSize pixels;       ///< of a picture, as it goes; empty: none
    QString encoding;   ///< in which its text was read; empty: it names its own

    bool operator==(const AttachmentUse &) const = default;
};

[[nodiscard]] QJsonObject jsonOf(const AttachmentUse &use);
/// Of any JSON: what is of the wrong kind, or unknown, is as if it were absent.
[[nodiscard]] AttachmentUse attachmentUseOf(const QJsonObject &json);
/// jsonOf() as text; empty for the usual use.
[[nodiscard]] QString storedText(const AttachmentUse &use);
/// Text that is no JSON object is the usual use.
[[nodiscard]] AttachmentUse attachmentUseOf(const QString &stored);

} // namespace Hiwar
