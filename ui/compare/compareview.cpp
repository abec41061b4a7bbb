// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compareview.h"

#include "ui/compare/accessiblecompareview.h"
#include "ui/theme/comparelook.h"

#include <QHelpEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

/// A paragraph begins on the side of its script, which a plain text layout does not do by itself,
/// and is as high as the one with the same number in the other document.
class CompareLayout : public QPlainTextDocumentLayout
{
public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;

    void setPartner(const CompareLayout &partner) { m_partner = &partner; }

    QRectF blockBoundingRect(const QTextBlock &block) const override
    {
        QRectF rect = QPlainTextDocumentLayout::blockBoundingRect(block);
        if (block.isValid())
            align(block);
        if (!m_partner || !block.isValid())
            return rect;
        const QTextBlock same = m_partner->document()->findBlockByNumber(block.blockNumber());
        if (same.isValid())
            rect.setHeight(
                std::max(rect.height(),
                         m_partner->QPlainTextDocumentLayout::blockBoundingRect(same).height()));
        return rect;
    }

private:
    /// Where its lines stand is read when they are painted: nothing is laid out again.
    static void align(const QTextBlock &block)
    {
        QTextOption option = block.layout()->textOption();
        const bool toLeft = block.textDirection() == Qt::RightToLeft;
        option.setAlignment(toLeft ? Qt::AlignRight : Qt::AlignLeft);
        block.layout()->setTextOption(option);
    }

    const CompareLayout *m_partner = nullptr;
};

namespace {

/// The rectangles of a part of a paragraph, relative to it; mixed text has several on a line.
QList<QRectF> rectsOf(const QTextBlock &block, int from, int to)
{
    QList<QRectF> rects;
    const QTextLayout &layout = *block.layout();
    const QString text = block.text(); // that of the layout is empty
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        const int begin = std::max(from, line.textStart());
        const int end = std::min(to, line.textStart() + line.textLength());
        if (begin >= end)
            continue;
        const auto add = [&](qreal left, qreal right) {
            rects.append(QRectF(left, line.y(), right - left, line.height()));
        };
        for (const QGlyphRun &run : line.glyphRuns(begin, end - begin))
            add(run.boundingRect().left(), run.boundingRect().right());
        for (int at = begin; at < end; ++at) { // it has no glyph
            if (text.at(at) != u'\t')
                continue;
            const qreal a = line.cursorToX(at, QTextLine::Leading);
            const qreal b = line.cursorToX(at, QTextLine::Trailing);
            add(std::min(a, b), std::max(a, b));
        }
    }
    return rects;
}

} // namespace

CompareView::CompareView(const QString &name, const QString &shownName, QWidget *parent)
    : QPlainTextEdit(parent)
{
    installAccessibleCompareViews();
    setObjectName(name);
    setAccessibleName(shownName);
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setUndoRedoEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    viewport()->setMouseTracking(true);
    auto *own = new QTextDocument(this);
    m_layout = new CompareLayout(own);
    own->setDocumentLayout(m_layout);
    QTextOption option = own->defaultTextOption();
    option.setTextDirection(Qt::LayoutDirectionAuto);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    own->setDefaultTextOption(option);
    own->setUndoRedoEnabled(false);
    setDocument(own);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &CompareView::noteCaret);
}

void CompareView::noteCaret()
{
    const CompareMark *mark = m_shown.markAt(textCursor().position());
    if (mark)
        emit changeEntered(mark->change);
    const Kind kind = mark ? mark->kind : ComparedRun::Kind::Equal;
    if (std::exchange(m_entered, kind) != kind)
        emit kindEntered(kind);
}

void CompareView::setText(const CompareText &text)
{
    if (text == m_shown)
        return;
    m_current = -1;
    m_entered = ComparedRun::Kind::Equal;
    m_shown = text;
    const QSignalBlocker blocker(this);
    setPlainText(text.text);
}

void CompareView::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(theme.textFont);
    QPalette colours = palette();
    colours.setColor(QPalette::Base, theme.palette.surface);
    colours.setColor(QPalette::Text, theme.palette.text);
    setPalette(colours);
    document()->setDocumentMargin(theme.px(Space::m));
    viewport()->update();
}

void CompareView::pair(CompareView &first, CompareView &second)
{
    first.setPartner(second);
    second.setPartner(first);
}

void CompareView::setPartner(CompareView &other)
{
    m_partner = &other;
    m_layout->setPartner(*other.m_layout);
    const auto follow = [this, partner = &other] { partner->follow(*this); };
    connect(verticalScrollBar(), &QScrollBar::valueChanged, &other, follow);
    // Where the view scrolls to its caret, it keeps its scroll bar from telling.
    connect(this, &QPlainTextEdit::updateRequest, &other, follow);
}

void CompareView::follow(CompareView &leader)
{
    if (m_isFollowing || leader.m_isFollowing || !isVisible())
        return;
    m_isFollowing = true;
    const QTextBlock top = leader.firstVisibleBlock();
    const QTextBlock same = document()->findBlockByNumber(top.blockNumber());
    const int line = leader.verticalScrollBar()->value() - top.firstLineNumber();
    const int value = same.isValid() ? same.firstLineNumber() +
                                           std::clamp(line, 0, std::max(0, same.lineCount() - 1))
                                     : verticalScrollBar()->maximum();
    verticalScrollBar()->setValue(value);
    m_isFollowing = false;
}

void CompareView::goTo(const CompareMark &mark)
{
    {
        const QSignalBlocker blocker(this); // what is asked for is known already
        QTextCursor caret(document());
        caret.setPosition(mark.start);
        m_entered = mark.kind;
        setTextCursor(caret);
        centerCursor();
    }
    if (m_partner)
        m_partner->follow(*this);
    setCurrentChange(mark.change);
}

void CompareView::setCurrentChange(int change)
{
    if (std::exchange(m_current, change) != change)
        viewport()->update();
}

template<typename Function>
void CompareView::eachMarkInView(Function function) const
{
    QPointF at = contentOffset();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF rect = blockBoundingRect(block);
        if (at.y() > viewport()->height())
            return;
        const int start = block.position();
        const int end = start + block.length() - 1;
        for (const CompareMark &mark : m_shown.marksIn(start, end)) {
            const int from = std::max(mark.start, start) - start;
            const int to = std::min(mark.end(), end) - start;
            for (const QRectF &part : rectsOf(block, from, to))
                function(mark, part.translated(at));
        }
        at.ry() += rect.height();
    }
}

QColor CompareView::groundOf(Kind kind) const
{
    const CompareColours colours = compareColours(m_theme.scheme);
    switch (kind) {
    case ComparedRun::Kind::Equal:
        return {};
    case ComparedRun::Kind::Removed:
        return colours.removedGround;
    case ComparedRun::Kind::Added:
        return colours.addedGround;
    case ComparedRun::Kind::MovedAway:
    case ComparedRun::Kind::MovedHere:
        return colours.movedGround;
    }
    return {};
}

void CompareView::paintGrounds()
{
    QPainter painter(viewport());
    eachMarkInView([&](const CompareMark &mark, const QRectF &rect) {
        if (const QColor ground = groundOf(mark.kind); ground.isValid())
            painter.fillRect(rect, ground);
    });
}

void CompareView::paintLines()
{
    QPainter painter(viewport());
    const CompareColours colours = compareColours(m_theme.scheme);
    const qreal thin = std::max(1, m_theme.px(1));
    const QFontMetricsF metrics(font());
    const qreal below = metrics.ascent() + metrics.descent() / 2;
    eachMarkInView([&](const CompareMark &mark, const QRectF &rect) {
        const auto line = [&](const QColor &colour, qreal width, Qt::PenStyle style, qreal y) {
            painter.setPen(QPen(colour, width, style, Qt::FlatCap));
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
        };
        if (mark.kind == ComparedRun::Kind::Removed)
            line(colours.removed, thin * 1.5, Qt::SolidLine,
                 rect.top() + metrics.ascent() - metrics.xHeight() / 2);
        else if (mark.kind == ComparedRun::Kind::Added)
            line(colours.added, 2 * thin, Qt::SolidLine, rect.top() + below);
        else if (mark.kind != ComparedRun::Kind::Equal)
            line(colours.moved, 2 * thin, Qt::DotLine, rect.top() + below);
        if (mark.change >= 0 && mark.change == m_current) {
            painter.setPen(QPen(m_theme.palette.focusRing, thin));
            painter.drawRect(rect.adjusted(-thin / 2, thin / 2, thin / 2, -thin / 2));
        }
    });
}

void CompareView::paintEvent(QPaintEvent *event)
{
    paintGrounds();
    QPlainTextEdit::paintEvent(event);
    paintLines();
    if (!hasFocus())
        return;
    QPainter painter(viewport());
    const int width = m_theme.px(Theme::ringWidth);
    painter.setPen(QPen(m_theme.palette.focusRing, width));
    painter.drawRect(viewport()->rect().adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

void CompareView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    if (m_partner)
        m_partner->viewport()->update(); // its paragraphs are as high as these
}

void CompareView::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    viewport()->update();
}

void CompareView::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    viewport()->update();
}

void CompareView::keyPressEvent(QKeyEvent *event)
{
    const CompareMark *mark = m_shown.markAt(textCursor().position());
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && mark &&
        (mark->kind == ComparedRun::Kind::MovedAway || mark->kind == ComparedRun::Kind::MovedHere))
        emit otherEndRequested(mark->run);
    else
        QPlainTextEdit::keyPressEvent(event);
}

const CompareMark *CompareView::signAt(QPoint point) const
{
    const CompareMark *found = nullptr;
    eachMarkInView([&](const CompareMark &mark, const QRectF &rect) {
        const bool leads =
            mark.kind == ComparedRun::Kind::MovedAway || mark.kind == ComparedRun::Kind::MovedHere;
        if (mark.isSign && leads && rect.contains(point))
            found = &mark;
    });
    return found;
}

void CompareView::mouseMoveEvent(QMouseEvent *event)
{
    QPlainTextEdit::mouseMoveEvent(event);
    if (event->buttons() == Qt::NoButton)
        viewport()->setCursor(signAt(event->pos()) ? Qt::PointingHandCursor : Qt::IBeamCursor);
}

void CompareView::mouseReleaseEvent(QMouseEvent *event)
{
    QPlainTextEdit::mouseReleaseEvent(event);
    const CompareMark *sign = textCursor().hasSelection() ? nullptr : signAt(event->pos());
    if (sign && event->button() == Qt::LeftButton)
        emit otherEndRequested(sign->run);
}

QMimeData *CompareView::createMimeDataFromSelection() const
{
    const QTextCursor caret = textCursor();
    auto *copied = new QMimeData;
    copied->setText(m_shown.written(caret.selectionStart(), caret.selectionEnd()));
    return copied;
}

bool CompareView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (signAt(viewport()->mapFromGlobal(help->globalPos())))
        QToolTip::showText(help->globalPos(), tr("Go to the other place"), this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace Hiwar
