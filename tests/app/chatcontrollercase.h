// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation as the user sees it: the real window, the real history, a service on this machine.
#pragma once

#include "app/controllers/programcontrollers.h"
#include "app/settings/settingsstore.h"
#include "tests/app/controllercase.h"
#include "tests/app/sessionfixture.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"
#include "ui/window/toast.h"
#include "ui/window/windowactions.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QListView>
#include <QPushButton>

namespace Hiwar {

/// The program and its window, without what Application adds to them. Each reading of the clock is
/// one second later than the one before.
struct ChatControllerParts
{
    ChatControllerParts(const QTemporaryDir &dir, const Settings &first)
        : store(dir.filePath(QStringLiteral("settings.json")))
        , program({.store = store,
                   .settings = first,
                   .historyPath = dir.filePath(QStringLiteral("history.sqlite")),
                   .clock = [this] { return now = now.addSecs(1); }})
        , settingsPanel({.settings = program.settings,
                         .keys = program.keys,
                         .connections = program.connections,
                         .client = program.client})
        , controllers({.program = program,
                       .shown = shown,
                       .settingsPanel = &settingsPanel,
                       .openWindow = [this](const QString &id) { openWindow(id); },
                       .takeFromOthers = [this](const QString &id) { takeFromOthers(id); }})
        , shared(
              {.program = program,
               .first = controllers,
               .windowOf = [this](const QString &) -> WindowControllers & { return controllers; }})
    {
        window.setTheme(makeTheme(ColourScheme::Light, 1.0));
    }

    QDateTime now = QDateTime::currentDateTimeUtc();
    SettingsStore store;
    Program program;
    ShownConversation shown{program.conversations};
    SettingsController settingsPanel;
    std::function<void(const QString &id)> openWindow = [](const QString &) {};
    std::function<void(const QString &id)> takeFromOthers = [](const QString &) {};
    WindowControllers controllers;
    ProgramControllers shared;
    MainWindow &window = controllers.window();
    ChatController &chat = controllers.chat();
    OrganiseController &organise = controllers.organise();
    HistoryStore &history = program.history;
    WireArchive &wires = program.wires;
    CurrentSettings &settings = program.settings;
    OpenConversations &conversations = program.conversations;
    Folders &folders = program.folders;
    MessageBin &bin = program.bin;
};

class ChatControllerCase : public ControllerCase
{
    Q_OBJECT

protected slots:
    void init()
    {
        TestCase::init();
        dir = std::make_unique<QTemporaryDir>();
        server = std::make_unique<WireServer>();
        first = firstSettings();
        first.profiles.append({.id = QStringLiteral("own"),
                               .name = QStringLiteral("Mine"),
                               .baseUrl = server->baseUrl(),
                               .model = QStringLiteral("m-1")});
        first.currentProfileId = QStringLiteral("own");
        restart(first);
    }

    void cleanup()
    {
        m.reset();
        server.reset();
    }

protected:
    [[nodiscard]] MainWindow &window() const { return m->window; }
    [[nodiscard]] const ChatSession &session() const { return *m->shown.session(); }
    [[nodiscard]] int rows() const { return int(session().conversation().path().size()); }
    [[nodiscard]] QString textAt(int row) const { return messageAt(row).content; }
    [[nodiscard]] const MessageNode &messageAt(int row) const
    {
        const Conversation &conversation = session().conversation();
        return *conversation.find(conversation.path().at(row));
    }
    void type(const QString &text)
    {
        auto *edit = window().composer().focusProxy();
        edit->setFocus();
        QInputMethodEvent typed; // QTest's key clicks type Latin letters only
        typed.setCommitString(text);
        QApplication::sendEvent(edit, &typed);
    }
    void send(const QString &text)
    {
        type(text);
        window().composer().findChild<QPushButton *>(QStringLiteral("Send"))->click();
    }
    void ask(const QString &question, const QString &reply)
    {
        server->expect().reply(200, wholeReply(reply));
        send(question);
        QTRY_VERIFY(!session().isBusy());
        QCOMPARE(textAt(rows() - 1), reply);
    }
    void act(int row, MessageAction action) { window().conversationView().trigger(row, action); }
    void undo() { pressNotice(QStringLiteral("Undo")); }
    /// What is offered now stays until something else is said, however long a slow machine takes to
    /// get to it.
    void keepToast() { window().notice().toast().findChild<QTimer *>()->stop(); }
    void pressNotice(const QString &name)
    {
        NoticeBar &notice = window().notice();
        for (const QWidget *shown :
             {static_cast<QWidget *>(&notice), static_cast<QWidget *>(&notice.toast())}) {
            for (auto *button : shown->findChildren<QPushButton *>()) {
                if (button->text() == name && button->isVisible())
                    return button->click();
            }
        }
        QFAIL(qPrintable(name));
    }
    [[nodiscard]] QStringList listed() const
    {
        const QAbstractItemModel *model =
            window().sidebar().findChild<QListView *>(QStringLiteral("Conversations"))->model();
        QStringList titles;
        for (int row = 0; row < model->rowCount(); ++row)
            titles.append(model->index(row, 0).data().toString());
        return titles;
    }
    void restart(const Settings &settings)
    {
        m.reset();
        m = std::make_unique<ChatControllerParts>(*dir, settings);
        QVERIFY(settled(m->history.open()));
        m->chat.startNew();
        window().show();
        window().activateWindow();
        QTRY_VERIFY(window().isActiveWindow());
    }

    std::unique_ptr<QTemporaryDir> dir;
    std::unique_ptr<WireServer> server;
    std::unique_ptr<ChatControllerParts> m;
    Settings first;
};

} // namespace Hiwar
