// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Selecting with the keyboard: the caret that F7 shows, and the keys that move it. Without it the
// keys step from message to message, and with Shift they move the end of what is selected, as in
// every browser. The caret stands still: it does not blink. GUI thread.
#pragma once

#include "ui/conversation/selection/caretkeys.h"
#include "ui/conversation/selection/laidouttext.h"

#include <QObject>

namespace Hiwar {

class CodeControls;
class ConversationFocus;
class ConversationViewport;

class CaretBrowsing : public QObject
{
    Q_OBJECT

public:
    CaretBrowsing(ConversationViewport &viewport, ConversationFocus &focus, CodeControls &code);

    [[nodiscard]] bool isOn() const { return m_isOn; }
    void setOn(bool on);
    /// True when the key was for the caret.
    bool take(const QKeyEvent &event);
    /// A click was made there: the line under the mouse counts where two lines meet.
    void clickedAt(qreal contentsY);
    /// Brings the caret into view.
    void reveal();
    /// What there is to paint.
    [[nodiscard]] std::optional<CaretPosition> shownPosition() const;
    /// Where the caret is on screen, in the viewport.
    [[nodiscard]] std::optional<QRect> viewportRect() const;

signals:
    void toggled(bool on);

private:
    /// The selection's end that moves is where the caret is, no matter who moved it.
    void follow();
    void step(const CaretStep &step);
    /// Where a letter to the side of something selected leads: its edge, as in every edit.
    [[nodiscard]] std::optional<ConversationPosition> edgeTowards(CaretMove move) const;
    void putSomewhere();
    [[nodiscard]] ConversationPosition firstPositionInView() const;

    ConversationViewport &m_viewport;
    ConversationFocus &m_focus;
    CodeControls &m_code;
    LaidOutText m_text;
    TextCaret m_caret;
    bool m_isOn = false;
};

} // namespace Hiwar
