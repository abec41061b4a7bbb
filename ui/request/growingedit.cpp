// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/request/growingedit.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace Hiwar {

namespace {

constexpr int textMargin = 1; // the caret at the edge is whole

} // namespace

GrowingEdit::GrowingEdit(const QString &name, const QString &shownName, Kind kind, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_kind(kind)
{
    setObjectName(name);
    setAccessibleName(shownName);
    setTabChangesFocus(true);
    viewport()->setAutoFillBackground(false); // the frame is rounded and has its own fill
    if (kind == Kind::Code) {
        setLayoutDirection(Qt::LeftToRight);
        QTextOption option = document()->defaultTextOption();
        option.setTextDirection(Qt::LeftToRight);
        option.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
        document()->setDefaultTextOption(option);
    }
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &GrowingEdit::fit);
}

void GrowingEdit::setHeights(int least, int most)
{
    m_least = least;
    m_most = most;
    fit();
}

void GrowingEdit::setTheme(const Theme &theme)
{
    setFont(m_kind == Kind::Code ? theme.codeFont : theme.font);
    // Around the view, and not within the text, because the placeholder knows no margin of a text
    // at its right edge. With the frame, the text begins where that of a field of one line does.
    const int inset = theme.px(Space::s) - textMargin;
    const int above = inset - 2;
    setViewportMargins(inset, above, inset, above);
    document()->setDocumentMargin(textMargin);
    fit();
}

void GrowingEdit::fit()
{
    const int lines = static_cast<int>(std::ceil(document()->size().height())); // not pixels
    const QMargins around = viewportMargins();
    const int margins = around.top() + around.bottom() +
                        static_cast<int>(std::ceil(2 * document()->documentMargin()));
    const int height = std::clamp(lines, m_least, m_most) * fontMetrics().lineSpacing() + margins +
                       2 * frameWidth() + 1;
    setVerticalScrollBarPolicy(lines > m_most ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    if (height != minimumHeight() || height != maximumHeight())
        setFixedHeight(height);
}

void GrowingEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fit();
}

} // namespace Hiwar
