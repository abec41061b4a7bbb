// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/localcontroller.h"
#include "app/controllers/settingscontroller.h"
#include "app/program.h"
#include "app/settings/settingsstore.h"
#include "tests/app/controllercase.h"
#include "tests/net/pathserver.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidepanels.h"
#include "ui/window/welcome.h"

#include <QApplication>
#include <QPushButton>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

struct Parts
{
    Parts(const QString &path, quint16 port)
        : store(path)
        , program({.store = store,
                   .settings = store.load(QDateTime::currentDateTimeUtc()).settings,
                   .historyPath = path + u".sqlite"_s,
                   .clock = [] { return QDateTime::currentDateTimeUtc(); }})
        , panel({.settings = program.settings,
                 .keys = program.keys,
                 .connections = program.connections,
                 .client = program.client})
        , local(window.welcome(), settings, {port})
    {
        QObject::connect(&window.panels(), &SidePanels::settingsMade, &panel,
                         &SettingsController::setPanel);
        window.setTheme(makeTheme(ColourScheme::Light, 1.0));
        window.show();
    }
    [[nodiscard]] QPushButton *offer() const
    {
        auto *next = window.welcome().findChild<QPushButton *>(u"Next step"_s);
        return next->text().endsWith(u"on this computer"_s) ? next : nullptr;
    }

    SettingsStore store;
    Program program;
    CurrentSettings &settings = program.settings;
    MainWindow window;
    SettingsController panel;
    LocalController local;
};

} // namespace

class LocalControllerTest : public ControllerCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        m_dir = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<PathServer>();
        m_server->pages = {
            {"/v1/models",
             R"({"data":[{"id":"text-embed","owned_by":"vllm"},{"id":"whisper-1","owned_by":"vllm"},{"id":"m","owned_by":"vllm"}]})"}};
    }

    void oneClickMakesAProfileThatIsInUse()
    {
        const auto parts = start();
        parts->local.lookAtFirstStart();
        QTRY_VERIFY(parts->offer());
        QCOMPARE(parts->settings.settings().profiles.size(), 1); // a search creates no profile
        QSignalSpy chosen(&parts->settings, &CurrentSettings::profileChosen);
        parts->offer()->click();
        const Profile own = parts->settings.profile({});
        QCOMPARE(own.name, u"vLLM"_s);
        QCOMPARE(own.baseUrl, u"http://127.0.0.1:%1/v1"_s.arg(m_server->serverPort()));
        QCOMPARE(own.model, u"m"_s); // not the model that cannot chat
        QVERIFY(!own.hasKey);
        QCOMPARE(chosen.count(), 1);
        parts->offer()->click(); // a second click creates no second profile
        QCOMPARE(parts->settings.settings().profiles.size(), 2);
    }

    void whoHasAProfileIsNotLookedAt()
    {
        {
            const auto parts = start();
            parts->local.lookAtFirstStart();
            QTRY_VERIFY(parts->offer());
            parts->offer()->click();
        } // the destructor writes the file
        const qsizetype asked = m_server->requests.size();
        const auto parts = start();
        QCOMPARE(parts->settings.settings().profiles.size(), 2);
        parts->local.lookAtFirstStart();
        QCoreApplication::sendPostedEvents();
        QVERIFY(!parts->offer());
        QCOMPARE(m_server->requests.size(), asked);
    }

    void nobodyThereIsNoOffer()
    {
        m_server->pages.clear();
        const auto parts = start();
        parts->local.lookAtFirstStart();
        QTRY_VERIFY(m_server->requests.size() > 1);
        QVERIFY(!parts->offer());
    }

    void mayEndWhileItLooks()
    {
        m_server->silent = {"/v1/models"};
        auto parts = start();
        parts->local.lookAtFirstStart();
        QTRY_COMPARE(m_server->requests.size(), 1);
        parts.reset();
        QTRY_VERIFY(m_server->findChildren<QTcpSocket *>().isEmpty());
    }

private:
    [[nodiscard]] std::unique_ptr<Parts> start() const
    {
        return std::make_unique<Parts>(m_dir->filePath(u"settings.json"_s), m_server->serverPort());
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<PathServer> m_server;
};

HIWAR_TEST(LocalControllerTest, QApplication)
#include "tst_localcontroller.moc"
