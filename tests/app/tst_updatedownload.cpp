// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Downloads a file of a release into a folder, from a server on this machine.
#include "app/update/updatedownload.h"
#include "tests/app/releases.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

#include <QDir>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace Hiwar;

Q_DECLARE_METATYPE(Hiwar::UpdateDownload::Outcome)

namespace {

const QString name = u"hiwar-0.2.0-linux-x86_64.tar.xz"_s;

} // namespace

class UpdateDownloadTest : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<WireServer>();
        m_outcome.reset();
        m_percents.clear();
    }
    void cleanup() { m_download.reset(); }

    void bringsTheWholeFile();
    void writesOverNothing();
    void leavesNothingOfWhatIsNotTheFile_data();
    void leavesNothingOfWhatIsNotTheFile();
    void isShownOnItsWayAndTakenBack();
    void saysWhyItCannotBeWritten();
    void saysWhenThereIsNoRoom();

private:
    [[nodiscard]] QString path(const QString &of = name) const { return m_folder->filePath(of); }
    [[nodiscard]] QStringList there() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    void start(qint64 size, const QByteArray &sha256, const FetchRules &rules = {},
               const QString &folder = {})
    {
        m_download = std::make_unique<UpdateDownload>(
            QUrl(u"http://127.0.0.1:%1/%2"_s.arg(m_server->serverPort()).arg(name)),
            ReleaseFile{name, size, sha256}, folder.isEmpty() ? m_folder->path() : folder, rules,
            nullptr);
        connect(m_download.get(), &UpdateDownload::progressed, this,
                [this](int percent) { m_percents << percent; });
        connect(m_download.get(), &UpdateDownload::finished, this,
                [this](const UpdateDownload::Outcome &outcome) { m_outcome = outcome; });
    }
    void bring(const QByteArray &content)
    {
        start(content.size(), sha256Of(content));
        QTRY_VERIFY(m_outcome.has_value());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WireServer> m_server;
    std::unique_ptr<UpdateDownload> m_download;
    std::optional<UpdateDownload::Outcome> m_outcome;
    QList<int> m_percents;
};

void UpdateDownloadTest::bringsTheWholeFile()
{
    const QByteArray content(3'000'000, 'h');
    m_server->expect().reply(200, content, "application/octet-stream");
    bring(content);
    QVERIFY(*m_outcome);
    QCOMPARE(**m_outcome, path());
    QCOMPARE(there(), {name});
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
    QVERIFY(!(file.permissions() & (QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther)));
    QCOMPARE(m_percents.last(), 100);
    QVERIFY(std::is_sorted(m_percents.begin(), m_percents.end()));
}

void UpdateDownloadTest::writesOverNothing()
{
    for (const QString &taken :
         {name, u"hiwar-0.2.0-linux-x86_64 (2).tar.xz"_s, name + u".part"_s}) {
        QFile file(path(taken));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("mine");
    }
    m_server->expect().reply(200, "release");
    bring("release");
    QVERIFY(*m_outcome);
    QCOMPARE(**m_outcome, path(u"hiwar-0.2.0-linux-x86_64 (3).tar.xz"_s));
    QCOMPARE(there().size(), 4);
    for (const QString &mine : there()) {
        QFile file(path(mine));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), path(mine) == **m_outcome ? "release" : "mine");
    }
}

void UpdateDownloadTest::leavesNothingOfWhatIsNotTheFile_data()
{
    QTest::addColumn<WireScript>("script");
    QTest::addColumn<UpdateFault>("fault");
    const UpdateFault differs{.kind = UpdateFault::Kind::Differs};
    QTest::newRow("other bytes") << WireScript().reply(200, "RELEASE") << differs;
    QTest::newRow("too few") << WireScript().reply(200, "releas") << differs;
    QTest::newRow("too many") << WireScript().reply(200, "release!") << differs;
    QTest::newRow("none") << WireScript().reply(200, "") << differs;
    QTest::newRow("without end") << WireScript().stream().beat("1\r\nr\r\n",
                                                               std::chrono::milliseconds(1))
                                 << differs;
    const UpdateFault refused{.fetch = {.kind = FetchFault::Kind::Refused, .status = 404},
                              .host = u"127.0.0.1"_s};
    QTest::newRow("gone") << WireScript().reply(404, "release") << refused;
    QTest::newRow("elsewhere") << WireScript().reply(302, {}, "text/html",
                                                     {"Location: http://updates.example/a"})
                               << UpdateFault{.fetch = {.kind = FetchFault::Kind::BadAddress},
                                              .host = u"127.0.0.1"_s};
}

void UpdateDownloadTest::leavesNothingOfWhatIsNotTheFile()
{
    QFETCH(WireScript, script);
    m_server->expect() = script;
    bring("release");
    QVERIFY(!*m_outcome);
    QTEST(m_outcome->error(), "fault");
    QCOMPARE(there(), QStringList());
    QVERIFY(!describe(m_outcome->error()).contains(u'%'));
}

void UpdateDownloadTest::isShownOnItsWayAndTakenBack()
{
    m_server->expect().stream().chunk("rel").wait();
    start(7, sha256Of("release"));
    QTRY_COMPARE(m_percents, QList<int>{42});
    QCOMPARE(there(), {name + u".part"_s});
    m_download.reset();
    QCOMPARE(there(), QStringList());
    QVERIFY(!m_outcome);
    QTRY_COMPARE(m_server->open(), 0);
    // Cancelling also works before the download has begun.
    start(7, sha256Of("release"));
    m_download.reset();
    QCOMPARE(there(), QStringList());
}

void UpdateDownloadTest::saysWhyItCannotBeWritten()
{
    QFile file(path(u"taken"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    start(7, sha256Of("release"), {}, path(u"taken/folder"_s)); // a folder below a file
    QTRY_VERIFY(m_outcome.has_value());
    QVERIFY(!*m_outcome);
    QCOMPARE(m_outcome->error().kind, UpdateFault::Kind::CannotWrite);
    QVERIFY(!m_outcome->error().detail.isEmpty());
    QCOMPARE(m_server->connections(), 0);
}

void UpdateDownloadTest::saysWhenThereIsNoRoom()
{
#ifdef Q_OS_UNIX
    // To a writer, a file that may not grow is like a full disk.
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto former = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{1'000'000, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const QByteArray content(3'000'000, 'h');
    m_server->expect().reply(200, content);
    bring(content);
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, former);
    QVERIFY(!*m_outcome);
    QCOMPARE(m_outcome->error().kind, UpdateFault::Kind::CannotWrite);
    QVERIFY(!m_outcome->error().detail.isEmpty());
    QCOMPARE(there(), QStringList());
#else
    QSKIP("there are no such limits here");
#endif
}

HIWAR_TEST(UpdateDownloadTest, QCoreApplication)
#include "tst_updatedownload.moc"
