// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Across the top of the conversation: how things are as long as they are so, below it one sentence
// of news, each with up to three buttons, and what can be undone. Never modal. The rule it
// protects: news replaces older news, but takes neither a state nor an offer to undo away; offers
// go one by one, the last one first. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/window/noticeline.h"

#include <QList>

namespace Hiwar {

class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    using Answer = NoticeLine::Answer;

    explicit NoticeBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Replaces the news that was shown. `action` is carried out by the button, which closes it.
    void tell(const QString &sentence, const QString &button = {},
              std::function<void()> action = {});
    void tell(const QString &sentence, const QList<Answer> &answers);
    /// How things are until it is set otherwise; nobody closes it. Empty: all is well.
    void setLasting(const QString &sentence, const QList<Answer> &answers = {});
    /// What was done can be taken back by the button, which says then that it was. Closing it
    /// closes the offers before it, too.
    void tellUndoable(const QString &sentence, std::function<void()> undo);
    /// Takes back what was done last, if anything is offered.
    void undo();
    /// Puts the news that is shown into other words, which need not be read aloud at once.
    void reword(const QString &sentence);
    /// What was said last; empty: nothing is shown.
    [[nodiscard]] QString sentence() const;
    /// For who cannot see that it is done.
    void announce(const QString &words);

signals:
    void announced(const QString &words);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Offer
    {
        QString sentence;
        std::function<void()> undo;
    };

    void showOffer();
    /// The line is hidden when one of them is carried out.
    [[nodiscard]] QList<Answer> describing(const QList<Answer> &answers);
    void describe();

    Announcer m_announcer;
    Theme m_theme;
    NoticeLine *m_told;
    NoticeLine *m_offered;
    NoticeLine *m_lasting;
    QList<Offer> m_offers; ///< the last one is shown
};

} // namespace Hiwar
