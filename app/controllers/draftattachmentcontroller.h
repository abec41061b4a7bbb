// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The files of the message being written: what is pasted, dropped or chosen becomes attachments of
// the draft, which are shown above the text, previewed and changed there. Rule: what the preview
// shows is made by the functions that make the request. GUI thread.
#pragma once

#include "app/attachments/draftattachments.h"
#include "net/values/fileoptions.h"
#include "ui/attachments/shownattachmentpreview.h"

#include <QPointer>
#include <QTimer>

namespace Hiwar {

class ChatSession;
class Composer;
class CurrentSettings;
class NoticeBar;
class OpenConversations;
class ShownConversation;
class SidePanels;

class DraftAttachmentController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        Composer &composer;
        NoticeBar &notice;
        SidePanels &panels;
    };
    struct Collaborators
    {
        OpenConversations &conversations;
        ShownConversation &shown;
        HistoryStore &history;
        CurrentSettings &settings;
        ReaderProgram &reader;
    };

    DraftAttachmentController(const Views &views, const Collaborators &with,
                              QObject *parent = nullptr);

    /// To the conversation that is shown.
    void attach(const QStringList &paths);
    /// For what is attached from now on.
    void setOptions(const FileOptions &options);
    /// The user chooses them.
    void askForFiles();
    /// A file is being read, which would be lost.
    [[nodiscard]] bool isReading() const;

private:
    void connectComposer();
    void connectStrip();
    void connectPreview();
    void takeShown();
    void readDraft();
    void refresh();
    void showPreview(const QString &key);
    void refreshPreview();
    void loadContent(const DraftAttachment &draft);
    /// Other passages may match what was typed meanwhile.
    void loadAgain();
    void loadPicture(const QByteArray &bytes, int number);
    void setShare(const QString &key, AttachmentShare share);
    void setPages(const QString &key, const QString &pages);
    void remove(const QString &key);
    [[nodiscard]] const DraftAttachment *find(const QString &key) const;
    [[nodiscard]] ShownAttachmentChip chipOf(const DraftAttachment &draft) const;
    [[nodiscard]] ShownAttachmentPreview previewOf(const DraftAttachment &draft) const;
    [[nodiscard]] QImage thumbnailOf(const DraftAttachment &draft) const;
    [[nodiscard]] QString costOf(const Attachment &attachment) const;
    [[nodiscard]] StoreResult<QByteArray> content(const QString &conversationId,
                                                  const QString &hash) const;
    [[nodiscard]] StoreResult<void> store(const QString &conversationId,
                                          const AttachmentData &data) const;

    Views m_views;
    Collaborators m_with;
    DraftAttachments m_draft;
    QPointer<ChatSession> m_session;
    QString m_seenId;         ///< of the conversation that m_draft has
    QList<Attachment> m_seen; ///< what that was given last
    struct Thumbnail
    {
        QByteArray bytes; ///< of which the image is
        QImage image;
    };
    mutable QHash<QString, Thumbnail> m_thumbnails; ///< by key
    QStringList m_offeredToChoose;                  ///< archives that were opened by themselves
    QString m_previewed;                            ///< the key of what the panel shows
    Attachment m_loaded;                            ///< of which m_text and m_picture are
    int m_loading = 0;                              ///< the number of the latest load
    bool m_isLoading = false;
    QString m_text;
    QList<int> m_sections; ///< of a file's passages: those that they are of
    QString m_question;    ///< which m_text matches
    QTimer m_rest;         ///< after the question was changed
    QImage m_picture;
    bool m_isPanelConnected = false;
};

} // namespace Hiwar
