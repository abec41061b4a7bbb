// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user writes and sends here: a card with the attached files and the text, below it what can be
// added, who answers and one button that is Send or Stop, with other ways to send beside it; under
// the card the keys, while it has the focus. Rule: nothing written is lost. It clears nothing by
// itself: the receiver of a question calls clear(), and editing an earlier question puts the draft
// aside and restores it. Knows no conversation and no service. GUI thread.
#pragma once

#include "net/values/foundsecret.h"
#include "net/values/message.h"
#include "ui/announcer.h"
#include "ui/composer/sendways.h"
#include "ui/theme/theme.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QHBoxLayout;
class QImage;
class QLabel;
class QMenu;
class QMimeData;
class QToolButton;

namespace Hiwar {

class AttachmentStrip;
class DictationStrip;
class EditBanner;
class EstimateLabel;
class MenuButton;
class MessageEdit;
class ModelChooser;
class PasteOffer;
class PromptPicker;
class QueueList;
class SecretWarning;
class SendButton;

class Composer : public QWidget
{
    Q_OBJECT

public:
    explicit Composer(QWidget *parent = nullptr);

    /// The draft of the conversation that is shown; ends the editing of an earlier question.
    void setText(const QString &text);
    [[nodiscard]] QString text() const;
    void clear() { fill({}); }
    /// A screen reader says what became of the text, where no reply will tell it.
    void announce(const QString &sentence) { m_announcer.announce(sentence); }
    /// While busy the button stops instead of sending; what is sent otherwise is queued.
    void setBusy(bool busy);
    /// Who answers, as "OpenAI · gpt-5"; empty: no model is chosen.
    void setModel(const QString &model);
    /// Of the persona that answers; null: none, or one without.
    void setFace(const QImage &face);
    /// What the next request will use, "~1,240 tokens · ~$0.003", and what that consists of; both
    /// may be empty.
    void setEstimate(const QString &text, const QString &parts);
    void setSendKey(bool ctrlEnter);
    void setTheme(const Theme &theme);

    /// Puts the draft aside and an earlier message in its place. Only a question is sent again.
    void beginEdit(const QString &message, Role role = Role::User);
    /// The same for a question that waits: it is put back where it was.
    void beginQueuedEdit(const QString &question);
    void cancelEdit();
    /// Takes data that was dropped elsewhere in the window.
    void takeDropped(const QMimeData *source);
    [[nodiscard]] bool isEditing() const { return m_editing; }

    /// Asked with each message before it leaves; true: it stays here.
    void setSendingHeld(const std::function<bool(const QString &text)> &held)
    {
        m_sendingHeld = held;
    }
    /// What looks secret in the text, at its places, and who would get it. Until the text changes.
    void warnOfSecrets(const QList<FoundSecret> &found, const QString &receiver);
    [[nodiscard]] QWidget &modelButton() const;
    /// Two buttons beside the model: the first leads to what goes out beside the messages; the
    /// second dictates, and is there where it has room.
    void setActions(const QList<QAction *> &actions);
    /// Over the window; made when it is first asked for.
    [[nodiscard]] ModelChooser &chooser();

    /// What goes with the next message.
    [[nodiscard]] AttachmentStrip &attachments() const { return *m_strip; }
    /// How long a paste may be before it is offered as a file.
    [[nodiscard]] PasteOffer &pasteOffer() const { return *m_offer; }
    /// What "/name" offers.
    [[nodiscard]] PromptPicker &prompts() const { return *m_prompts; }
    /// What is being dictated.
    [[nodiscard]] DictationStrip &dictation() const { return *m_dictation; }
    /// What waits for the running reply.
    [[nodiscard]] QueueList &queue() const { return *m_queue; }
    /// What is being written, for what goes beside it: marks, a history.
    [[nodiscard]] MessageEdit &edit() const { return *m_edit; }
    void focusText();
    /// A key that was pressed where nothing takes text: the cursor comes here and the key is typed.
    void typeKey(QKeyEvent *event);
    /// Puts words where the cursor is.
    void insertText(const QString &text);
    /// Inserts the words to answer at the cursor, each line marked as quoted.
    void insertQuote(const QString &markdown);

signals:
    void sendRequested(const QString &text);
    /// The text is to become a message of that role, and nobody is asked.
    void addRequested(Hiwar::Role role, const QString &text);
    void stopRequested();
    /// Like sendRequested(), while a reply runs: to be sent after it …
    void queueRequested(const QString &text);
    /// … or at once, and the reply is stopped.
    void steerRequested(const QString &text);
    void queuedEdited(const QString &text);
    /// The user changed the draft; not emitted while an earlier message is edited.
    void draftChanged(const QString &text);
    /// The draft to store while the user edits an earlier message, with the edited text in it, so
    /// that both are there after a kill; at the end once more, without it.
    void editChanged(const QString &draft);
    void editSubmitted(const QString &text);
    void editCancelled();
    /// The user wants to send this text as it is; it is sent next.
    void secretsAllowed(const QString &text);
    /// Who answers is to be chosen: open the chooser at modelButton().
    void modelsRequested();
    /// What the next request contains is to be shown.
    void contextRequested();
    /// Fill the menu that is about to open.
    void addMenuRequested(QMenu *menu);
    /// Files or folders were pasted or dropped.
    void filesOffered(const QStringList &paths);
    /// A picture was, in these bytes of a file.
    void pictureOffered(const QByteArray &bytes);
    /// Pasted, and taken out of the message to be attached.
    void textOffered(const QString &text);
    /// The user pasted or dropped something that cannot be taken now.
    void refused(const QString &sentence);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectWarning();
    void connectAttachments();
    void closeWarning();
    void hideSecrets();
    void selectSecret();
    void layOut();
    void openAddMenu();
    void openWays();
    [[nodiscard]] SendState sendState() const;
    [[nodiscard]] bool canAdd() const;
    [[nodiscard]] bool canLeave() const;
    /// Who answers keeps its name; the estimate and the air of the buttons give way.
    void arrangeRow();
    void refreshHint();
    void fill(const QString &text);
    void endEdit();
    void keepEdit();
    void submit() { leave(SendWay::Send); }
    void leave(SendWay way);
    void submitEdit(const QString &said);
    void textEdited();
    void refreshButton();

    Theme m_theme;
    QWidget *m_column;
    SecretWarning *m_warning;
    QWidget *m_box; ///< the frame is painted around it
    QHBoxLayout *m_row;
    EditBanner *m_banner;
    AttachmentStrip *m_strip;
    MessageEdit *m_edit;
    PasteOffer *m_offer;
    PromptPicker *m_prompts;
    QueueList *m_queue;
    DictationStrip *m_dictation;
    QToolButton *m_add;
    MenuButton *m_model;
    QToolButton *m_request;
    QToolButton *m_dictate;
    EstimateLabel *m_estimate;
    SendButton *m_button;
    QToolButton *m_ways;
    QPointer<ModelChooser> m_chooser; ///< its parent is the window
    QLabel *m_hint;                   ///< its room is kept while it is empty
    QString m_draft;                  ///< put aside while an earlier message is edited
    Role m_editedRole = Role::User;
    SendWay m_way = SendWay::Send; ///< what was asked for before the warning
    Announcer m_announcer;
    std::function<bool(const QString &)> m_sendingHeld;
    QList<FoundSecret> m_secrets; ///< those of the warning
    bool m_ctrlSends = false;
    bool m_busy = false;
    bool m_pressedToStop = false; ///< the next clicked() belongs to that press
    bool m_editing = false;
    bool m_isEditKept = false;  ///< the stored draft has the edited text
    bool m_editsQueued = false; ///< and it is a question that waits
    bool m_filling = false;
};

} // namespace Hiwar
