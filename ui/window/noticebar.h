// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window has to say. Across the top of the conversation: a lasting state, and below it one
// problem or question that stays until it is answered or closed, each with up to three buttons. In
// a toast near the composer, which leaves by itself: what was done, and the offer to undo it. Never
// modal. Rule: news replaces older news, but removes neither a state nor an offer to undo; offers
// are undone one by one, the last one first, also when the toast has left. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/window/noticeline.h"

#include <QList>

class QScrollArea;

namespace Hiwar {

class Toast;

class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    using Answer = NoticeLine::Answer;

    explicit NoticeBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    [[nodiscard]] Toast &toast() const { return *m_toast; }
    /// A problem or a question. Replaces the news that was shown. The button carries out `action`
    /// and closes the news.
    void tell(const QString &sentence, const QString &button = {},
              std::function<void()> action = {});
    void tell(const QString &sentence, const QList<Answer> &answers);
    /// What was done, and what can be done with it.
    void tellDone(const QString &sentence, const QList<Answer> &answers = {});
    /// A state, shown until the next call; without a close button. Empty: there is none.
    void setLasting(const QString &sentence, const QList<Answer> &answers = {});
    /// Offers to undo what was done; the button announces that it was undone. Closing the offer
    /// closes those before it, too.
    void tellUndoable(const QString &sentence, std::function<void()> undo);
    /// Undoes what was done last, if that is offered.
    void undo();
    [[nodiscard]] bool canUndo() const { return !m_offers.isEmpty(); }
    /// Closes the news if it is this sentence, which is no longer true.
    void retract(const QString &sentence);
    /// Puts the news that is shown into other words; without an announcement.
    void reword(const QString &sentence);
    /// The news, else the offer to undo, else the state; empty: nothing is shown.
    [[nodiscard]] QString sentence() const;
    /// Only to a screen reader: for users who cannot see that it is done.
    void announce(const QString &words);

signals:
    void announced(const QString &words);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Offer
    {
        QString sentence;
        std::function<void()> undo;
    };

    void showOffer();
    /// The same answers, which also update the bar, because the line is hidden then.
    [[nodiscard]] QList<Answer> describing(const QList<Answer> &answers);
    void describe();
    /// As high as its lines need, up to half of the window: then it scrolls.
    void fit();

    Announcer m_announcer;
    Theme m_theme;
    QScrollArea *m_area;
    NoticeLine *m_told;
    NoticeLine *m_lasting;
    Toast *m_toast;
    NoticeLine *m_done;
    NoticeLine *m_offered;
    QList<Offer> m_offers; ///< the last one is shown
};

} // namespace Hiwar
