// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads one text in one language from its beginning and stores its state at the end of every line,
// so that reading can continue or go back to there. The library behind it is chosen at build time
// and is not visible to other code. GUI thread.
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

    /// Reads the next whole lines, with '\n' between them and none after the last.
    virtual RoleSpans read(QStringView lines) = 0;
    /// Goes back to the state after this many lines.
    virtual void returnTo(int lines) = 0;
};

/// Makes highlighters; shared data is loaded for the first one.
class Highlighting
{
public:
    Highlighting();
    ~Highlighting();
    Q_DISABLE_COPY_MOVE(Highlighting)

    /// Null if this build has no highlighting for the language.
    [[nodiscard]] std::unique_ptr<Highlighter> makeFor(const CodeLanguage &language);
    /// The library: "KSyntaxHighlighting", "Scintilla", or empty.
    [[nodiscard]] static QString backendName();

private:
    class Backend;
    std::shared_ptr<Backend> m_backend; // the highlighters keep it alive
};

} // namespace Hiwar
