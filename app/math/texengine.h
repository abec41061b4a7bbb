// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// MathJax in Qt's JavaScript engine: turns one request, a line of JSON, into one answer, a line of
// JSON. The engine has no files, no network, no timers and no modules; the process it runs in
// limits what a formula can do. Does no input or output itself. One thread.
#pragma once

#include <QJSEngine>

namespace Hiwar {

class TexEngine
{
public:
    /// The longest formula that is typeset, in UTF-16 units.
    static constexpr qsizetype longestTex = 10000;

    TexEngine();

    /// Empty when MathJax was loaded.
    [[nodiscard]] const QString &fault() const { return m_fault; }
    /// {"id", "tex", "display"} becomes {"id", "svg", "width", "height", "depth"}, lengths in ex,
    /// or {"id", "error"}.
    [[nodiscard]] QByteArray answer(const QByteArray &request);

private:
    [[nodiscard]] QJsonObject typeset(const QString &tex, bool display);

    QJSEngine m_engine;
    QJSValue m_typeset;
    QString m_fault;
};

} // namespace Hiwar
