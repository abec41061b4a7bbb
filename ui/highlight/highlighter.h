// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads one text in one language from its beginning, and remembers its state at the end of every
// line, so that reading can go on or step back there. What reads behind it is chosen when the
// program is built and seen by nobody else. GUI thread.
#pragma once

#include "ui/highlight/coderole.h"

#include <QStringView>

#include <memory>

namespace Hiwar {

struct CodeLanguage;

class Highlighter
{
public:
    Highlighter() = default;
    virtual ~Highlighter() = default;
    Q_DISABLE_COPY_MOVE(Highlighter)

    /// The next lines, whole ones, with '\n' between them and none after the last.
    virtual RoleSpans read(QStringView lines) = 0;
    /// Steps back to where so many lines had been read.
    virtual void returnTo(int lines) = 0;
};

/// Makes highlighters; what they share is loaded when the first one is wanted.
class Highlighting
{
public:
    Highlighting();
    ~Highlighting();
    Q_DISABLE_COPY_MOVE(Highlighting)

    /// Nothing when this build has no colours for the language.
    [[nodiscard]] std::unique_ptr<Highlighter> makeFor(const CodeLanguage &language);
    /// What reads behind it: "KSyntaxHighlighting", "Scintilla", or nothing.
    [[nodiscard]] static QString backendName();

private:
    class Backend;
    std::shared_ptr<Backend> m_backend; // the highlighters keep it alive
};

} // namespace Hiwar
