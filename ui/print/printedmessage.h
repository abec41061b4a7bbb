// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One message on paper: its author and time, its blocks, its notice, without bubble and buttons. It
// is laid out by the same classes as in the view, reports which strips must not be cut, and paints
// the part that is on a page. Knows no pages. GUI thread.
#pragma once

#include "ui/block/blocklayout.h"
#include "ui/conversation/message/messagenotice.h"
#include "ui/conversation/message/shownblocks.h"
#include "ui/print/pageplan.h"

#include <memory>
#include <vector>

namespace Hiwar {

class PrintedMessage
{
public:
    struct Look
    {
        const Theme &theme;
        Qt::LayoutDirection direction; ///< of the interface
        const InlinePictures *pictures;
    };

    PrintedMessage(const ShownMessage &message, const ShownBlocks &shown, int width,
                   const Look &look);
    ~PrintedMessage();
    Q_DISABLE_COPY_MOVE(PrintedMessage)

    [[nodiscard]] const QList<Flow> &flows() const { return m_flows; }
    /// The number of living instances, for tests.
    [[nodiscard]] static int living();

    /// Applies the colours of code; widths do not change.
    void colour(Highlighting &highlighting);
    /// `at`: the top left corner of the page that contains the run.
    void paint(QPainter &painter, QPoint at, const PlacedRun &run) const;

private:
    /// What distinguishes the kinds of text in a message.
    struct Manner
    {
        QColor foreground;
        int indent = 0;
        QColor bar;            ///< a line beside the user's own text and reasoning
        bool isNotice = false; ///< the notice's icon is before its first block
    };

    /// The first flow is the heading, the others are these parts.
    struct Part
    {
        Manner manner;
        std::unique_ptr<BlockLayout> block;
        std::vector<int> edges; ///< of its strips, from 0 to its height
        double scale = 1;
        bool isFirst = false; ///< in its manner
    };

    void addHeading(const ShownMessage &message);
    void addBlocks(const Blocks &blocks, const Manner &manner);
    void addBlock(const Block &block, const Manner &manner, bool isFirst);
    void layOut(Part &part) const;
    [[nodiscard]] bool isMirrored() const { return m_look.direction == Qt::RightToLeft; }
    [[nodiscard]] QRect besideIndent(const Part &part) const;
    void paintHeading(QPainter &painter, QPoint at) const;
    void paintPart(QPainter &painter, QPoint at, const Part &part, const PlacedRun &run) const;
    void paintStrips(QPainter &painter, QPointF at, const Part &part, double scale, int from,
                     int to) const;

    const Look m_look;
    const int m_width;
    QString m_speaker;
    QString m_caption;
    std::optional<Notice> m_notice;
    std::vector<Part> m_parts;
    QList<Flow> m_flows;
};

} // namespace Hiwar
