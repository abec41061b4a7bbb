// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text of one paragraph while it is read: runs of letters that look alike, and at the end their
// Markdown.
#pragma once

#include <QList>
#include <QString>

namespace Hiwar {

struct InlineStyle
{
    bool bold = false;
    bool italic = false;
    bool struck = false;
    bool code = false;
    QString link; ///< its address; only those of the web and of mail are written

    bool operator==(const InlineStyle &) const = default;
};

class InlineText
{
public:
    /// The letters as they are, but those that cleanText() leaves out.
    void add(QStringView text, const InlineStyle &style = {});
    /// White space is one space, and none at the beginning.
    void addCollapsed(QStringView text, const InlineStyle &style = {});
    [[nodiscard]] bool isEmpty() const { return m_runs.isEmpty(); }
    void clear() { m_runs.clear(); }
    [[nodiscard]] QString markdown() const;
    /// Without emphasis and addresses.
    [[nodiscard]] QString plain() const;
    /// plain() or markdown(), and this is empty.
    QString takeMarkdown();

private:
    struct Run
    {
        QString text;
        InlineStyle style;
    };
    QList<Run> m_runs;
};

} // namespace Hiwar
