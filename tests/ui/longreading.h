// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation whose reply is very long, and made of numbered numberedWordCount, so that a test
// finds each.
#pragma once

#include "tests/ui/shownview.h"

#include <QApplication>
#include <QScrollBar>
#include <QWheelEvent>

namespace Hiwar {

inline constexpr int numberedWordCount = 12'000;

inline QString numberedWord(int word)
{
    return u"word%1 "_s.arg(word, 6, 10, QChar(u'0'));
}

inline QString numberedText(const QString &separator, int each)
{
    QString text;
    for (int word = 0; word < numberedWordCount; ++word)
        text += numberedWord(word) + (word % each == each - 1 ? separator : QString());
    return text;
}

struct LongReading : ShownView
{
    explicit LongReading(const QString &text)
        : ShownView({makeMessage(u"q"_s, Role::User, u"Question"_s), reply(text)})
    {
        view.rows().chooseCode(1, 0, {.wrapped = std::nullopt, .folded = false});
        frame();
    }

    QScrollBar *bar() { return view.verticalScrollBar(); }

    /// The reply does not change, and a block far away reads its text each time it is asked.
    const QString &textOf(int block)
    {
        if (m_texts.isEmpty()) {
            for (int i = 0; i < layout(1).blockCount(); ++i)
                m_texts << layout(1).block(i).text();
        }
        return m_texts.at(block);
    }

    TextPosition positionOf(int word)
    {
        for (int block = 0; block < layout(1).blockCount(); ++block) {
            const auto at = textOf(block).indexOf(numberedWord(word).trimmed());
            if (at >= 0)
                return {block, int(at)};
        }
        return {};
    }

    int topOf(int word)
    {
        const TextPosition from = positionOf(word);
        const QRectF rect = layout(1).rectsOf(from, {from.block, from.offset + 4}).value(0);
        return qRound(rect.top()) + view.rowRect(1).top();
    }

    /// The number of the word in the middle of the view.
    int middleWord()
    {
        const QPoint middle = view.viewport()->rect().center() - view.rowRect(1).topLeft();
        const TextPosition position = layout(1).hitTest(middle).position;
        const QString &text = textOf(position.block);
        return text.mid(text.lastIndexOf(u"word"_s, position.offset) + 4, 6).toInt();
    }

    void turn(int angle)
    {
        const QPointF at = view.viewport()->rect().center();
        QWheelEvent wheel(at, view.viewport()->mapToGlobal(at), {}, QPoint(0, angle), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &wheel);
    }

    [[nodiscard]] bool isLaidOut(qreal from, qreal to) { return layout(1).isLaidOut({from, to}); }

private:
    QStringList m_texts;
};

} // namespace Hiwar
