// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A text with what differs in it: removed words are struck out, added ones have a thick line below
// them, moved ones a dotted one and a sign that leads to the other place. The document is plain:
// the marks are drawn for the paragraphs in view, so that a long text is shown at once. Each
// paragraph has its own direction. Beside another view the same paragraphs are equally high. GUI
// thread.
#pragma once

#include "ui/compare/comparetext.h"
#include "ui/theme/theme.h"

#include <QPlainTextEdit>

namespace Hiwar {

class CompareLayout;

class CompareView : public QPlainTextEdit
{
    Q_OBJECT

public:
    CompareView(const QString &name, const QString &shownName, QWidget *parent);

    void setText(const CompareText &text);
    [[nodiscard]] const CompareText &shown() const { return m_shown; }
    void setTheme(const Theme &theme);
    /// Behind a text of that kind; invalid: there is none.
    [[nodiscard]] QColor groundOf(ComparedRun::Kind kind) const;
    /// From now on their paragraphs are equally high, and they scroll together.
    static void pair(CompareView &first, CompareView &second);

    /// Places the caret at a mark, scrolls it into view and shows it as the current change.
    void goTo(const CompareMark &mark);
    /// Draws a frame around this change; -1: around none.
    void setCurrentChange(int change);

signals:
    /// The other place of what was moved.
    void otherEndRequested(int run);
    /// The user placed the caret in it.
    void changeEntered(int change);
    /// … in a text of another kind than before.
    void kindEntered(Hiwar::ComparedRun::Kind kind);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    QMimeData *createMimeDataFromSelection() const override;

private:
    template<typename Function>
    void eachMarkInView(Function function) const;
    void paintGrounds();
    void paintLines();
    void follow(CompareView &leader);
    void setPartner(CompareView &other);
    void noteCaret();
    [[nodiscard]] const CompareMark *signAt(QPoint point) const;

    CompareText m_shown;
    Theme m_theme;
    CompareLayout *m_layout;
    CompareView *m_partner = nullptr;
    bool m_isFollowing = false;
    int m_current = -1;
    ComparedRun::Kind m_entered = ComparedRun::Kind::Equal; ///< where the caret is
};

} // namespace Hiwar
