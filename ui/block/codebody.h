// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Code in its box, under a header that shows the language and stays visible. Code runs left to
// right whatever is around it; lines that are not wrapped scroll inside the box. Growing code lays
// out and colours only its last lines; folded lines are not laid out at all. GUI thread.
#pragma once

#include "ui/block/sidescrollingbody.h"
#include "ui/highlight/colouredcode.h"

namespace Hiwar {

class CodeBody : public SideScrollingBody
{
public:
    CodeBody(const Block &block, const Theme &theme, const TextStyle &style);

    void grow(const Block &block) override;
    int resizeGetHeight(int width, const Extent &nearby) override;
    [[nodiscard]] int naturalWidth() const override { return m_width; }
    [[nodiscard]] BlockHit hitTest(QPoint point) const override;
    void paint(QPainter &painter, QPoint at, const QRect &clip,
               const SelectedRange &selected) const override;
    [[nodiscard]] int markMiddle() const override;
    [[nodiscard]] QList<int> cuts() const override { return m_runs.cuts(); }

    bool setCodeLook(const CodeLook &look) override;
    [[nodiscard]] QRegion floating() const override;
    [[nodiscard]] QRect codeButton(CodeAction action) const override;
    bool reveal(int offset) override;
    [[nodiscard]] bool isHidden(int offset) const override;
    [[nodiscard]] Colouring colour(Highlighting &highlighting,
                                   const QDeadlineTimer &deadline) override;

private:
    [[nodiscard]] bool isFolded() const
    {
        return m_look.folded && m_actions.contains(CodeAction::Fold);
    }
    void makeRuns();
    [[nodiscard]] int gutterWidth() const;
    void applyColours(size_t run);
    [[nodiscard]] int headerHeight() const;
    [[nodiscard]] QRect header() const; ///< at its floating position
    [[nodiscard]] QRect unfoldBar() const;
    [[nodiscard]] QRect contentArea() const override;
    [[nodiscard]] std::pair<int, int> barPositions() const override;
    void paintBox(QPainter &painter, QPoint at) const;
    void paintNumbers(QPainter &painter, QPoint at, const QRect &clip) const;
    void paintHeader(QPainter &painter, QPoint at, const QRect &clip) const;
    void paintButton(QPainter &painter, QPoint at, CodeAction action) const;
    void paintUnfoldBar(QPainter &painter, QPoint at) const;
    [[nodiscard]] QString label() const;

    Block m_block;
    QString m_shownCode; // of which the runs are views
    QList<CodeAction> m_actions;
    QString m_unfoldWords;
    CodeLook m_look;
    std::unique_ptr<ColouredCode> m_colours;
    bool m_isPlain = false; // there is no highlighter for it
    bool m_isMade = false;  // the runs match the current state
    int m_height = 0;
};

} // namespace Hiwar
