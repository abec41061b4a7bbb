// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The whole program in one process, and a user's actions in its window. Tests only.
#pragma once

#include "app/application.h"
#include "tests/app/askinwindow.h"
#include "tests/support/testcase.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidepanels.h"
#include "ui/window/windowactions.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QInputMethodEvent>
#include <QListView>
#include <QPushButton>
#include <QTemporaryDir>

namespace Hiwar {

using namespace Qt::StringLiterals;

class ApplicationCase : public TestCase
{
protected:
    void start(const WindowOptions &options = {})
    {
        m_application.reset(); // stores what it has in its destructor
        m_application = std::make_unique<Application>(m_paths);
        m_application->open(options);
        window().activateWindow();
        QTRY_VERIFY(window().isActiveWindow());
    }
    [[nodiscard]] static MainWindow &window()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<MainWindow *>(widget))
                return *found;
        }
        qFatal("there is no window");
    }
    [[nodiscard]] static int listed()
    {
        return window().sidebar().findChild<QListView *>()->model()->rowCount();
    }
    /// Whether the line under the composer names this profile.
    [[nodiscard]] static bool isAnswering(const QString &profile)
    {
        const auto lines = window().composer().findChildren<QWidget *>();
        return std::any_of(lines.begin(), lines.end(), [&profile](const QWidget *line) {
            return line->property("text").toString().startsWith(profile) ||
                   line->accessibleName().startsWith(profile);
        });
    }
    static int windows()
    {
        const QWidgetList all = QApplication::topLevelWidgets();
        return int(std::count_if(all.begin(), all.end(), [](const QWidget *widget) {
            return qobject_cast<const MainWindow *>(widget) != nullptr;
        }));
    }
    static QComboBox *languages()
    {
        return window().panels().settings().findChild<QComboBox *>(u"Language"_s);
    }
    static void choose(const QString &language)
    {
        languages()->setCurrentIndex(languages()->findData(language));
        emit languages()->activated(languages()->currentIndex());
    }
    /// All texts of the window, sorted.
    static QStringList words()
    {
        QStringList all{window().windowTitle()};
        const auto take = [&all](const QObject *object) {
            for (const char *property : {"text", "toolTip", "accessibleName",
                                         "accessibleDescription", "placeholderText", "title"})
                all << object->property(property).toString();
        };
        const auto widgets = window().findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            take(widget);
            const auto *box = qobject_cast<const QComboBox *>(widget);
            for (int i = 0; box && i < box->count(); ++i)
                all << box->itemText(i);
        }
        const auto actions = window().findChildren<QAction *>();
        for (const QAction *action : actions)
            take(action);
        all.removeAll(QString());
        // The list's description before it was read; screen readers hear it only of an empty list.
        all.removeAll(window().sidebar().findChild<QListView *>()->accessibleDescription());
        all.sort();
        return all;
    }
    static QString lastReply()
    {
        MessageRows &rows = window().conversationView().rows();
        return rows.count() > 0 ? rows.layout(rows.count() - 1).block(0).text() : QString();
    }
    static void type(const QString &words)
    {
        QInputMethodEvent typed;
        typed.setCommitString(words);
        QApplication::sendEvent(window().composer().focusProxy(), &typed);
    }
    static void zoom(int step) { emit window().commands().zoomRequested(step); }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QVERIFY(QFileInfo(path).dir().mkpath(u"."_s));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static void ask(const QString &question) { askIn(window(), question); }

    std::unique_ptr<QTemporaryDir> m_dir;
    Paths m_paths;
    std::unique_ptr<Application> m_application;
};

} // namespace Hiwar
