// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// readinggallery FOLDER: pictures of the search bar, of the outline and of the reading settings, in
// the whole window, for people to look at. No test.
#include "tests/ui/galleryconversation.h"
#include "tests/ui/gallerylooks.h"
#include "tests/ui/messagemodel.h"
#include "ui/conversation/conversationview.h"
#include "ui/find/finder.h"
#include "ui/find/outlinepanel.h"
#include "ui/settings/settingspanel.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidepanels.h"

#include <QApplication>
#include <QDir>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

enum class Scene : quint8 { Find, Outline, Settings, End };

/// One picture after the other; each waits long enough for a search of a few messages.
class Gallery : public QObject
{
public:
    Gallery(QuietStyle &style, QDir folder)
        : m_style(style)
        , m_folder(std::move(folder))
    {
        QList<ShownMessage> messages = galleryConversation();
        for (int i = 0; i < 12; ++i)
            messages << galleryConversation().mid(0, 4);
        m_model.setMessages(messages);
        next();
    }

private:
    void next()
    {
        if (m_look == galleryLooks.size()) {
            QCoreApplication::quit();
            return;
        }
        const GalleryLook &look = galleryLooks.at(m_look);
        QGuiApplication::setLayoutDirection(look.direction);
        const Theme theme = makeTheme(look.scheme, look.zoom);
        m_style.setTheme(theme);
        m_window = std::make_unique<MainWindow>();
        m_window->setTheme(theme);
        m_window->resize(sizeIn(look, {1180, 760}));
        m_window->conversationView().setModel(&m_model);
        m_window->show();
        m_window->activateWindow();
        show();
        QTimer::singleShot(std::chrono::milliseconds(400), this, [this, &look] {
            const QString scene = QString::number(static_cast<int>(m_scene));
            m_window->grab().save(
                m_folder.filePath(QLatin1StringView(look.name) + u"-%1.png"_s.arg(scene)));
            m_window->conversationView().setModel(nullptr);
            m_scene = static_cast<Scene>(static_cast<int>(m_scene) + 1);
            if (m_scene == Scene::End) {
                m_scene = Scene::Find;
                ++m_look;
            }
            next();
        });
    }

    void show()
    {
        switch (m_scene) {
        case Scene::Find:
            m_window->conversationView().ensureVisible(0);
            m_window->finder().find(u"the"_s);
            return;
        case Scene::Outline:
            m_window->conversationView().goToQuestion(-1);
            m_window->findChild<OutlinePanel *>()->open();
            return;
        case Scene::Settings: {
            m_window->panels().setShown(SidePanel::Settings, true);
            auto *scroll = m_window->panels().settings().findChild<QScrollArea *>();
            QTimer::singleShot(200, scroll, [scroll] {
                scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
            });
            return;
        }
        case Scene::End:
            return;
        }
    }

    QuietStyle &m_style;
    QDir m_folder;
    MessageModel m_model;
    std::unique_ptr<MainWindow> m_window;
    size_t m_look = 0;
    Scene m_scene = Scene::Find;
};

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc != 2 || !QDir().mkpath(QString::fromLocal8Bit(argv[1])))
        return 2;
    auto *style = new QuietStyle(makeTheme(ColourScheme::Light, 1.0));
    QApplication::setStyle(style); // takes ownership
    const Gallery gallery(*style, QDir(QString::fromLocal8Bit(argv[1])));
    return QApplication::exec();
}
