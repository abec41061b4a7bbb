// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Here people choose who answers: a search line over the models of all profiles, beside what opened
// it. Type to filter, Enter or a click chooses, Esc or a click elsewhere closes it and gives the
// focus back. A second page edits what is known of a model. It emits what the user wants and
// changes nothing. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/chooser/modelchoice.h"
#include "ui/theme/floating.h"

#include <QPointer>

#include <optional>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QListView;
class QMouseEvent;
class QKeyEvent;
class QPushButton;

namespace Hiwar {

class ChoiceDelegate;
class ChoiceList;
class FactsForm;
class SeveralBar;

class ModelChooser : public FloatingCard
{
    Q_OBJECT

public:
    explicit ModelChooser(QWidget &window);

    void setTheme(const Theme &theme);
    /// Opens above or below `anchor`, a widget of the same window, where there is more room; with a
    /// heading if it is for something else than the next replies. Closes it if it is open.
    void open(QWidget &anchor, const QString &heading = {});
    void close();
    /// How several are chosen.
    struct Several
    {
        QList<ModelRef> ticked; ///< at first
        int least = 2;
        int most = 6;
        bool canBeOne = true; ///< one model may answer alone again
    };
    /// From now on several are chosen: each row has a box to tick. Until it is opened again.
    void chooseSeveral(const Several &how);
    /// Which of them several could be is for the next replies; nothing: only one can be chosen.
    void offerSeveral(const std::optional<Several> &how);
    /// The answer to choicesWanted(). `keepsRow`: the row that was chosen stays, wherever it went.
    void setChoices(const QList<ModelChoice> &choices, bool keepsRow = false);
    [[nodiscard]] QString typed() const;
    /// The answer to factsWanted().
    void editFacts(const ModelChoice &choice, const ModelInfo &told, const ModelInfo &own);

signals:
    /// It opens, or another filter was typed: call setChoices().
    void choicesWanted(const QString &typed);
    void chosen(const Hiwar::ModelRef &model);
    /// Several were; none: one model answers again.
    void severalChosen(const QList<Hiwar::ModelRef> &models);
    /// A profile without a model was chosen.
    void modelNeeded(const QString &profileId);
    void favouriteToggled(const Hiwar::ModelRef &model);
    /// Call editFacts().
    void factsWanted(const Hiwar::ModelChoice &choice);
    void factsEntered(const Hiwar::ModelRef &model, const Hiwar::ModelInfo &own);
    void servicesRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setUpList();
    void setUpFoot();
    void takeFocusChange(const QWidget *now);
    void takeCurrent();
    [[nodiscard]] bool takeKey(const QKeyEvent &key);
    /// To a row that can be chosen, over heads.
    void moveRow(int step);
    [[nodiscard]] bool takePress(const QMouseEvent &press, bool isRelease);
    void choose(const QModelIndex &index);
    void toggleFavourite(const QModelIndex &index);
    void setPage(bool facts);
    void place();
    void setUpSeveral();
    void leaveSeveral();
    void askSeveral();
    void toggleTick(const QModelIndex &index);
    void showTicked(const QList<ModelRef> &ticked);
    /// A key that means something else while several are chosen.
    [[nodiscard]] bool takeTickKey(const QKeyEvent &key);

    QWidget &m_window;
    Announcer m_announcer;
    QPointer<QWidget> m_anchor;
    QPointer<QWidget> m_focusBefore;
    QLabel *m_heading;
    QLineEdit *m_filter;
    QLabel *m_nothing;
    QListView *m_list;
    ChoiceList *m_choices;
    ChoiceDelegate *m_delegate;
    QWidget *m_foot;
    QBoxLayout *m_footRow;
    QPushButton *m_edit;
    QPushButton *m_services;
    SeveralBar *m_severalBar;
    QPushButton *m_several; ///< begins it
    std::optional<Several> m_offer;
    Several m_how; ///< while several are chosen
    FactsForm *m_facts;
    int m_rows = 0; ///< the most since it was opened: it does not shrink while one types
    bool m_isFilling = false;
};

} // namespace Hiwar
