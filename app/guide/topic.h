// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One page of help, as a file in resources/guide: a first line "# Title", a second line "<!--
// keywords: … -->" with other names for the subject, then Markdown. Plain values.
#pragma once

#include <QList>
#include <QString>

namespace Hiwar {

struct Topic
{
    QString id; ///< the file's name without its ending; the same in every language
    QString title;
    QString keywords;
    QString text; ///< the whole page as shown, with the title
};

/// Parses a page. The line of keywords is optional.
[[nodiscard]] Topic parseTopic(const QString &id, const QString &file);

/// Every topic of a language ("en", "ar") that is compiled in, in the order of their ids.
[[nodiscard]] QList<Topic> loadTopics(const QString &language);

} // namespace Hiwar
