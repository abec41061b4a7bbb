// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Selecting with the keyboard: the caret that F7 shows, and the keys that move it. While it is off,
// the keys step from message to message, and with Shift they move the end of the selection, as in
// every browser. The caret does not blink. GUI thread.
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
    /// After a click at this y: where two lines meet, the caret is on the line under the mouse.
    void clickedAt(qreal contentsY);
    /// Scrolls the caret into view.
    void reveal();
    /// The caret to paint; nullopt: it is hidden.
    [[nodiscard]] std::optional<CaretPosition> shownPosition() const;
    /// The caret's rectangle in the viewport.
    [[nodiscard]] std::optional<QRect> viewportRect() const;

signals:
    void toggled(bool on);

private:
    /// Moves the caret to the moving end of the selection, whatever moved that.
    void follow();
    void step(const CaretStep &step);
    /// Where Left or Right leads from a selection: to its edge, as in every text edit.
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
