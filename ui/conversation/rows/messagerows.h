// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of the conversation: follows the model, knows every height (estimated until the row is
// laid out) and keeps the layouts of the rows used last. A row out of view has only an entry of a
// few numbers. Knows no scroll position and paints nothing. GUI thread.
#pragma once

#include "ui/conversation/message/messagelayout.h"
#include "ui/conversation/rows/rowgeometry.h"
#include "ui/theme/theme.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QSet>

class QAbstractItemModel;
class QModelIndex;

namespace Hiwar {

class MessageRows : public QObject
{
    Q_OBJECT

public:
    static constexpr int keptLayouts = 100;

    explicit MessageRows(QObject *parent = nullptr);
    ~MessageRows() override;

    void setModel(QAbstractItemModel *model);
    void setLook(const Theme &theme, Qt::LayoutDirection window);
    /// `scrollBar`: the width beside the view that the column also counts.
    void setWidth(int viewWidth, int scrollBar = 0);
    /// Another day has begun: the words of the dividers change, no height does.
    void refreshDays();
    /// Must outlive the rows.
    void setPictures(const InlinePictures *pictures) { m_pictures = pictures; }
    /// Some arrived: a row that waits for one is laid out again when it is used next.
    void refreshPictures() { ++m_picturesCame; }

    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] int count() const { return m_geometry.count(); }
    [[nodiscard]] const RowGeometry &geometry() const { return m_geometry; }
    [[nodiscard]] ShownMessage message(int row) const;
    [[nodiscard]] Role author(int row) const;
    [[nodiscard]] QString idOf(int row) const;
    /// See actionsFor().
    [[nodiscard]] QList<MessageAction> actions(int row) const;
    /// The words of the divider above a row that begins a day; else empty.
    [[nodiscard]] QString dayAbove(int row) const;
    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int scrollBar() const { return m_scrollBar; }
    [[nodiscard]] int rowOf(const QString &messageId) const; ///< -1: not shown; first of several
    /// Shows or hides a fold of a message; kept while the model is shown.
    void toggle(int row, Fold fold);
    /// Sets the direction of a message's text; kept while the model is shown.
    void setDirection(int row, Qt::LayoutDirection direction);
    /// See ReadingOptions.
    void setDollarFormulas(bool on);
    void setOwnMarkdown(bool on);
    void setLineNumbers(bool on);
    void setCaption(const CaptionParts &parts);
    void setWrapCode(bool on);
    void setPlain(bool on);
    /// Sets the look of a block of code, by MessageLayout::codeNumber().
    void chooseCode(int row, int number, const CodeChoice &choice);
    /// The current time in UTC, for everything that counts on screen. Tests set their own clock.
    void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }
    [[nodiscard]] QDateTime now() const { return m_clock(); }
    /// The height is the real one, not an estimate.
    [[nodiscard]] bool isMeasured(int row) const;
    /// Laid out at the present width; this corrects the row's height. Valid until the next change.
    MessageLayout &layout(int row);
    /// The part of a long message in this extent has its lines. Row coordinates.
    [[nodiscard]] bool isLaidOut(int row, const Extent &seen);
    /// Lays out that part, keeps the lines that it has up to `around` beside it, and drops the
    /// rest; rows below move where heights were guessed.
    void layOutNear(int row, const Extent &seen, qreal around = 0);
    /// The same for the part around a position in its text.
    void layOutAround(int row, const TextPosition &position);
    /// The layout that layout() made last, even if the message changed since; null: there is none.
    [[nodiscard]] const MessageLayout *standingLayout(int row) const
    {
        return m_rows[size_t(row)].layout.get();
    }
    /// Drops the layouts far from these rows.
    void keepNear(const RowRange &rows);
    [[nodiscard]] int layoutCount() const;

signals:
    void reset();
    void inserted(int first, int count);
    void removed(int first, int count);
    void changed(int row);  ///< state, time, version …
    void textGrew(int row); ///< only its text or its reasoning

private:
    struct Row
    {
        std::unique_ptr<MessageLayout> layout;
        Extent nearby = nowhere; // the part that is laid out, if it is long
        int characters = 0;
        QDateTime thinkingSince; // see ShownMessage
        QDateTime grewAt;
        int picturesSeen = 0;    // m_picturesCame when it was laid out
        bool isMeasured = false; // at the present width
        bool isRead = false;     // the layout has the model's present message
    };

    /// Estimates the height of a row that was never laid out.
    struct Estimate
    {
        int frame;
        int lineHeight;
        int perLine; // characters

        [[nodiscard]] int height(int characters) const
        {
            return frame + (characters / perLine + 1) * lineHeight;
        }
    };

    void readAll();
    void onInserted(const QModelIndex &parent, int first, int last);
    void onRemoved(const QModelIndex &parent, int first, int last);
    void onDataChanged(const QModelIndex &from, const QModelIndex &to, const QList<int> &roles);
    void invalidate(int row);
    void noteGrowth(int row);
    void invalidateAll();
    void forgetIds(int fromRow);
    [[nodiscard]] Row readRow(int row) const;
    [[nodiscard]] Estimate estimate() const;
    [[nodiscard]] int gapAbove(int row) const;
    [[nodiscard]] QDate dayOf(int row) const;
    void estimateAll();

    QPointer<QAbstractItemModel> m_model;
    Theme m_theme;
    Qt::LayoutDirection m_window = Qt::LeftToRight;
    int m_width = 0;
    int m_scrollBar = 0;
    std::vector<Row> m_rows;
    mutable QHash<QString, int> m_rowOf; // of the rows before …
    mutable int m_rowOfEnd = 0;          // … this one; the ids of the others are not read yet
    QHash<QString, Folds> m_unfolded;    // by message, as the next three
    QHash<QString, Qt::LayoutDirection> m_directions;
    QHash<QString, CodeChoices> m_codeChoices;
    QSet<QString> m_seenGrowing;
    bool m_dollarFormulas = true;
    bool m_ownMarkdown = false;
    bool m_wrapCode = false;
    bool m_lineNumbers = false;
    CaptionParts m_caption;
    bool m_isPlain = false;
    std::function<QDateTime()> m_clock = QDateTime::currentDateTimeUtc;
    RowGeometry m_geometry;
    const InlinePictures *m_pictures = nullptr;
    int m_picturesCame = 0;
    bool m_hasNewLayouts = false; // since keepNear()
};

} // namespace Hiwar
