// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The row above the conversation: the sidebar, the conversation's title and its menu, the model,
// find, questions, everything else. The same at every width: only words become shorter, those of
// the title last; the model, which the composer names too, becomes a picture. GUI thread.
#pragma once

#include "net/values/keymap.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QAction;
class QImage;
class QLineEdit;
class QMenu;
class QToolButton;

namespace Hiwar {

class MenuButton;

class Header : public QWidget
{
    Q_OBJECT

public:
    explicit Header(QWidget *parent = nullptr);

    /// Buttons between the model and the last menu; they have their icons and tooltips.
    void addButtons(const QList<QAction *> &actions);
    void setTheme(const Theme &theme);
    /// Empty: a conversation without a title yet.
    void setTitle(const QString &title);
    /// Empty: none is chosen.
    void setModel(const QString &model);
    /// Of the persona that answers; null: none, or one without.
    void setFace(const QImage &face);
    void setSidebarShown(bool shown);
    void setKeymap(const Keymap &keymap);
    /// The title can be typed in its place.
    void beginRename();

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void sidebarRequested();
    /// Fill the menu that is about to open.
    void titleMenuRequested(QMenu *menu);
    void moreMenuRequested(QMenu *menu);
    /// Who answers is to be chosen, beside the button.
    void modelsRequested(QWidget *button);
    void renamed(const QString &title);
    /// By Enter or Escape.
    void renameEnded();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// How wide its buttons are, and what is between them and around them; in pixels.
    struct Measure
    {
        int button = 0;
        int gap = 0;
        int edge = 0;
    };

    void arrange();
    [[nodiscard]] Measure usualMeasure() const;
    [[nodiscard]] Measure closeMeasure() const;
    /// For the title and the model.
    [[nodiscard]] int roomWith(const Measure &measure) const;
    [[nodiscard]] QList<QToolButton *> buttons() const;
    void endRename(bool take);
    void openMore();

    Theme m_theme;
    Keymap m_keymap;
    bool m_isSidebarShown = true;
    QString m_title;
    QToolButton *m_sidebar;
    MenuButton *m_titleButton;
    QLineEdit *m_titleEdit; ///< in its place while it is renamed
    MenuButton *m_model;
    QToolButton *m_more;
};

} // namespace Hiwar
