// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of the conversation: follows the model, knows every height (estimated until the row has
// been laid out) and keeps the layouts of the rows that were looked at last. A row nobody sees
// costs a number. Knows no scroll position and paints nothing. GUI thread.
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
    void setWidth(int viewWidth);
    /// They must outlive the rows.
    void setPictures(const InlinePictures *pictures) { m_pictures = pictures; }
    /// Some have come: a row that waits for one is laid out again when it is looked at.
    void refreshPictures() { ++m_picturesCame; }

    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] int count() const { return m_geometry.count(); }
    [[nodiscard]] const RowGeometry &geometry() const { return m_geometry; }
    [[nodiscard]] ShownMessage message(int row) const;
    [[nodiscard]] Role author(int row) const;
    [[nodiscard]] QString idOf(int row) const;
    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int rowOf(const QString &messageId) const; ///< -1: not shown; the first one
    /// Shows or hides what is folded of a message; it stays so while the model is shown.
    void toggle(int row, Fold fold);
    /// Makes the text of a message run that way; it stays so while the model is shown.
    void setDirection(int row, Qt::LayoutDirection direction);
    /// See ReadingOptions.
    void setDollarFormulas(bool on);
    void setOwnMarkdown(bool on);
    void setWrapCode(bool on);
    /// How a block of code stands from now on, by MessageLayout::codeNumber().
    void chooseCode(int row, int number, const CodeChoice &choice);
    /// Now, in UTC; what counts on screen counts by it. Tests bring their own.
    void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }
    [[nodiscard]] QDateTime now() const { return m_clock(); }
    /// Its height is the real one.
    [[nodiscard]] bool isMeasured(int row) const;
    /// Laid out at the present width; its height is corrected by this. Valid until the next change.
    MessageLayout &layout(int row);
    /// What of a long message stands there, in the row's coordinates, has its lines.
    [[nodiscard]] bool isLaidOut(int row, const Extent &seen);
    /// Lays that out and lets go of the rest of the message; what stands below moves, when heights
    /// were guessed.
    void layOutNear(int row, const Extent &seen);
    /// … what is around a place in its text.
    void layOutAround(int row, const TextPosition &position);
    /// As layout() left it, whatever has changed since; nothing when it has none.
    [[nodiscard]] const MessageLayout *standingLayout(int row) const
    {
        return m_rows[size_t(row)].layout.get();
    }
    /// Lets go of the layouts far from these rows.
    void keepNear(const RowRange &rows);
    [[nodiscard]] int layoutCount() const;

signals:
    void reset();
    void inserted(int first, int count);
    void removed(int first, int count);
    void changed(int row);  ///< another state, time, version …
    void textGrew(int row); ///< nothing but its text or its reasoning

private:
    struct Row
    {
        std::unique_ptr<MessageLayout> layout;
        Extent nearby = nowhere; // what of it is laid out, if it is long
        int characters = 0;
        QDateTime thinkingSince; // see ShownMessage
        QDateTime grewAt;
        int picturesSeen = 0;    // m_picturesCame when it was laid out
        bool isMeasured = false; // at the present width
        bool isRead = false;     // the layout has the model's present message
    };

    /// What the height of a row nobody has seen is guessed by.
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
    void estimateAll();

    QPointer<QAbstractItemModel> m_model;
    Theme m_theme;
    Qt::LayoutDirection m_window = Qt::LeftToRight;
    int m_width = 0;
    std::vector<Row> m_rows;
    mutable QHash<QString, int> m_rowOf; // of the first rows …
    mutable int m_rowOfEnd = 0;          // … up to here; the others have not been asked for
    QHash<QString, Folds> m_unfolded;    // by message, as the next three
    QHash<QString, Qt::LayoutDirection> m_directions;
    QHash<QString, CodeChoices> m_codeChoices;
    QSet<QString> m_seenGrowing;
    bool m_dollarFormulas = true;
    bool m_ownMarkdown = false;
    bool m_wrapCode = false;
    std::function<QDateTime()> m_clock = QDateTime::currentDateTimeUtc;
    RowGeometry m_geometry;
    const InlinePictures *m_pictures = nullptr;
    int m_picturesCame = 0;
    bool m_hasNewLayouts = false; // since keepNear()
};

} // namespace Hiwar
