// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A window and its controllers. All of them have texts, so another language needs others of these,
// over the same conversations, settings and history, which know no window. What there is once for
// all windows is in ProgramControllers. GUI thread.
#pragma once

#include "app/chat/shownconversation.h"
#include "app/controllers/attachmentcontroller.h"
#include "app/controllers/chatcontroller.h"
#include "app/controllers/comparecontroller.h"
#include "app/controllers/contextcontroller.h"
#include "app/controllers/dictationcontroller.h"
#include "app/controllers/draftattachmentcontroller.h"
#include "app/controllers/fileoptionscontroller.h"
#include "app/controllers/librarycontroller.h"
#include "app/controllers/modelcontroller.h"
#include "app/controllers/organisecontroller.h"
#include "app/controllers/palettecontroller.h"
#include "app/controllers/personapictures.h"
#include "app/controllers/picturecontroller.h"
#include "app/controllers/printcontroller.h"
#include "app/controllers/promptcontroller.h"
#include "app/controllers/queuecontroller.h"
#include "app/controllers/readingcontroller.h"
#include "app/controllers/requestcontroller.h"
#include "app/controllers/savedfiles.h"
#include "app/controllers/screenshotcontroller.h"
#include "app/controllers/searchcontroller.h"
#include "app/controllers/secretcontroller.h"
#include "app/controllers/settingscontroller.h"
#include "app/controllers/severalcontroller.h"
#include "app/controllers/shortcutcontroller.h"
#include "app/controllers/speechcontroller.h"
#include "app/controllers/storedfilescontroller.h"
#include "app/controllers/tabcontroller.h"
#include "app/controllers/temporarycontroller.h"
#include "app/controllers/textfilecontroller.h"
#include "app/controllers/transfercontroller.h"
#include "app/controllers/treecontroller.h"
#include "app/controllers/usagecontroller.h"
#include "app/controllers/usagepanelcontroller.h"
#include "app/controllers/writingcontroller.h"
#include "app/program.h"
#include "ui/window/conversationdrop.h"
#include "ui/window/mainwindow.h"

namespace Hiwar {

class WindowControllers
{
public:
    struct Collaborators
    {
        Program &program;
        ShownConversation &shown;                    ///< in this window
        SettingsController *settingsPanel = nullptr; ///< null where another window shows it
        FormulaSource *formulas = nullptr;           ///< null where formulas cannot be drawn
        /// Called before the window closes: see MainWindow::setClosingHeld(). May be empty.
        std::function<bool()> holdsClosing = {};
        /// Shows this conversation, or a new one if it is empty, in a window of its own.
        std::function<void(const QString &id)> openWindow = {};
        /// Another window that shows this conversation gives it up.
        std::function<void(const QString &id)> takeFromOthers = {};
    };

    explicit WindowControllers(const Collaborators &with);

    [[nodiscard]] MainWindow &window() { return m_window; }
    [[nodiscard]] const MainWindow &window() const { return m_window; }
    [[nodiscard]] ChatController &chat() { return m_chat; }
    [[nodiscard]] OrganiseController &organise() { return m_organise; }
    [[nodiscard]] DraftAttachmentController &attachments() { return m_draftAttachments; }
    [[nodiscard]] TemporaryController &temporary() { return m_temporary; }
    [[nodiscard]] TreeController &tree() { return m_tree; }
    [[nodiscard]] SeveralController &several() { return m_several; }
    [[nodiscard]] CompareController &compare() { return m_compare; }
    [[nodiscard]] TransferController &transfer() { return m_transfer; }
    [[nodiscard]] SpeechController &speech() { return m_speech; }
    [[nodiscard]] DictationController &dictation() { return m_dictation; }
    [[nodiscard]] ShownConversation &shown() { return m_shown; }
    void setTheme(const Theme &theme);

    /// Raises the window with that conversation, at that message if it is not empty. `token`: as
    /// of Notifier::opened().
    void show(const QString &conversationId, const QString &messageId = {},
              const QString &token = {});
    /// Adds it to the draft of that conversation, which is shown, and tells why.
    void showUnsent(const QString &conversationId, const QString &question);
    /// A new conversation with this draft; a temporary one may ask first.
    void beginWith(const QString &draft);
    [[nodiscard]] bool isHeld(const Conversation &conversation, const QString &question);
    /// What the window would ask about before this question is sent.
    [[nodiscard]] QueueHold holdOf(const Conversation &conversation,
                                   const QueuedQuestion &question);
    /// Something is in progress that would be lost with it: an export, a printout, the editing of a
    /// question, the reading of a file, a dictation.
    [[nodiscard]] bool isBusy() const;
    /// Called before the window closes. True: it stays, in front, because it has what would be lost
    /// without a question; see DictationController::holdsClosing().
    [[nodiscard]] bool holdsClosing();
    /// Shows the window as it was left, and its list in the stored order.
    void restore();
    /// Shows what `other` shows, at the same place. Called before the window is shown.
    void takeOverFrom(WindowControllers &other);

private:
    void connectWindow();
    void connectControllers();
    void connectHeader();
    /// Of the first window, which the settings remember, too.
    void connectSettings(SettingsController &panel);
    void fill(SettingsPanel &panel);
    void askTheGuide();
    void connectTabsAndWindows();

    CurrentSettings &m_settings;
    OpenConversations &m_conversations;
    ShownConversation &m_shown;
    const SeveralModels &m_together;
    QString m_historyPath;
    std::function<void(const QString &id)> m_openWindow;
    MainWindow m_window;
    ConversationDrop m_drop{m_window};
    ReadingController m_reading;
    UsageController m_usage;
    UsagePanelController m_usagePanel;
    ContextController m_context;
    ChatController m_chat;
    SecretController m_secrets;
    PersonaPictures m_personaPictures;
    ModelController m_models;
    SeveralController m_several;
    RequestController m_request;
    PromptController m_prompts;
    TextFileController m_textFiles;
    ReaderProgram m_reader;
    DraftAttachmentController m_draftAttachments;
    FileOptionsController m_fileOptions;
    ScreenshotController m_screenshots;
    StoredFilesController m_storedFiles;
    OrganiseController m_organise;
    TreeController m_tree;
    CompareController m_compare;
    SearchController m_search;
    TemporaryController m_temporary;
    TabController m_tabs;
    LibraryController m_library;
    ShortcutController m_shortcuts;
    PaletteController m_palette;
    TransferController m_transfer;
    SavedFiles m_savedFiles;
    PictureController m_pictures;
    AttachmentController m_attachments;
    PrintController m_printing;
    QueueController m_queue;
    SpeechController m_speech;
    WritingController m_writing;
    DictationController m_dictation;
};

} // namespace Hiwar
