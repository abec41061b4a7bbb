// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settingsfile.h"
#include "app/settings/settingsstore.h"
#include "net/values/utc.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Hiwar;
using namespace Qt::StringLiterals;

class SettingsStoreTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void startsWithFirstSettingsWithoutAFile();
    void loadsWhatItSaved();
    void tellsTheLanguageBeforeTheRest();
    void keepsABrokenFileAside();
    void leavesWhatCannotBeReadAsItIs_data();
    void leavesWhatCannotBeReadAsItIs();
    void writesABurstAsItWasLast();
    void writesWhatWasGivenBeforeItEnds();
    void isReadableForItsOwnerOnly();
    void tellsWhenItCannotWrite();
    void keepsTheFormerFileWhereTheNewOneDoesNotFit();
    void writesNothingThatItCouldNotReadAgain();
    void keepsFieldsOfANewerHiwar();

private:
    QString path() const { return m_dir->filePath(u"config/hiwar/settings.json"_s); }
    void writeFile(const QByteArray &text) const
    {
        QDir().mkpath(QFileInfo(path()).absolutePath());
        QFile file(path());
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
    }
    QByteArray content() const
    {
        QFile file(path());
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    const QDateTime m_now = QDateTime::fromMSecsSinceEpoch(1700000000000, utc);
    std::unique_ptr<QTemporaryDir> m_dir;
};

void SettingsStoreTest::init()
{
    TestCase::init();
    m_dir = std::make_unique<QTemporaryDir>();
}

void SettingsStoreTest::startsWithFirstSettingsWithoutAFile()
{
    const LoadedSettings loaded = SettingsStore(path()).load(m_now);
    QCOMPARE(loaded.settings, firstSettings());
    QVERIFY(loaded.notice.isEmpty());
    QVERIFY(!QFileInfo::exists(path()));
}

void SettingsStoreTest::loadsWhatItSaved()
{
    Settings settings = firstSettings();
    settings.zoomPercent = 150;
    SettingsStore store(path());
    QVERIFY(settled(store.save(settings)));
    const LoadedSettings loaded = SettingsStore(path()).load(m_now);
    QCOMPARE(loaded.settings, settings);
    QVERIFY(loaded.notice.isEmpty());
}

void SettingsStoreTest::tellsTheLanguageBeforeTheRest()
{
    QCOMPARE(SettingsStore(path()).language(), QString());
    Settings settings = firstSettings();
    settings.language = u"ar"_s;
    SettingsStore store(path());
    QVERIFY(settled(store.save(settings)));
    QCOMPARE(store.language(), u"ar"_s);
    QVERIFY(!store.reading().ownMarkdown);
    settings.reading.ownMarkdown = true;
    QVERIFY(settled(store.save(settings)));
    QVERIFY(store.reading().ownMarkdown);
    writeFile("{ this is broken");
    QCOMPARE(store.language(), QString());
    QCOMPARE(store.reading(), ReadingOptions());
    QVERIFY(QFileInfo::exists(path())); // only load() sets a broken file aside
}

void SettingsStoreTest::keepsABrokenFileAside()
{
    for (int i = 1; i <= 2; ++i) {
        writeFile("{ \"theme\": \n dark }");
        SettingsStore store(path());
        const LoadedSettings loaded = store.load(m_now);
        QCOMPARE(loaded.settings, firstSettings());
        QString name = u"settings.json.broken-20231114-221320"_s;
        if (i == 2)
            name += u"-2"_s; // in the same second: the first file stays
        QVERIFY2(loaded.notice.contains(name), qPrintable(loaded.notice));
        QVERIFY(loaded.notice.contains(u"Line 2"_s));
        QFile aside(m_dir->filePath(u"config/hiwar/"_s + name));
        QVERIFY(aside.open(QFile::ReadOnly));
        QCOMPARE(aside.readAll(), "{ \"theme\": \n dark }");
        QVERIFY(!QFileInfo::exists(path()));
    }
}

void SettingsStoreTest::leavesWhatCannotBeReadAsItIs_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("why");
    QTest::newRow("folder") << u"folder"_s << u"it is a folder."_s;
    QTest::newRow("too large") << u"too large"_s << u"it is larger than settings can be."_s;
#ifdef Q_OS_UNIX
    QTest::newRow("pipe") << u"pipe"_s << u"it is no plain file."_s;
    QTest::newRow("endless") << u"endless"_s << u"it is no plain file."_s;
    QTest::newRow("loop") << u"loop"_s << QString();
    QTest::newRow("link to nothing") << u"link to nothing"_s << u"leads nowhere."_s;
    QTest::newRow("not allowed") << u"not allowed"_s << QString();
#endif
}

void SettingsStoreTest::leavesWhatCannotBeReadAsItIs()
{
    QFETCH(QString, kind);
    QFETCH(QString, why);
    const QString folder = QFileInfo(path()).absolutePath();
    QVERIFY(QDir().mkpath(folder));
    if (kind == "folder"_L1)
        QVERIFY(QDir().mkdir(path()));
    else if (kind == "too large"_L1)
        writeFile(QByteArray(maxSettingsBytes + 1, ' '));
#ifdef Q_OS_UNIX
    else if (kind == "pipe"_L1)
        QCOMPARE(mkfifo(QFile::encodeName(path()).constData(), S_IRUSR | S_IWUSR), 0);
    else if (kind == "endless"_L1)
        QVERIFY(QFile::link(u"/dev/zero"_s, path()));
    else if (kind == "loop"_L1)
        QVERIFY(QFile::link(path(), path()));
    else if (kind == "link to nothing"_L1)
        QVERIFY(QFile::link(m_dir->filePath(u"nothing"_s), path()));
    else if (kind == "not allowed"_L1)
        writeFile("{}");
    if (kind == "not allowed"_L1) {
        if (geteuid() == 0)
            QSKIP("root may read everything");
        QVERIFY(QFile::setPermissions(path(), {}));
    }
#endif
    const QStringList before = QDir(folder).entryList(QDir::AllEntries | QDir::System);
    SettingsStore store(path());
    QCOMPARE(store.language(), QString());
    QCOMPARE(store.reading(), ReadingOptions());
    const LoadedSettings loaded = store.load(m_now);
    QCOMPARE(loaded.settings, firstSettings());
    QVERIFY2(loaded.notice.contains(why), qPrintable(loaded.notice));
    QVERIFY2(loaded.notice.contains(u"left as it is"_s), qPrintable(loaded.notice));
    const auto saved = settled(store.save(firstSettings()));
    QVERIFY(!saved);
    QCOMPARE(saved.error().path, path());
    QCOMPARE(QDir(folder).entryList(QDir::AllEntries | QDir::System), before);
    const auto read = readSettingsFile(path());
    QVERIFY(!read);
    QVERIFY2(read.error().endsWith(u'.'), qPrintable(read.error()));
}

void SettingsStoreTest::writesABurstAsItWasLast()
{
    SettingsStore store(path());
    QList<QFuture<tl::expected<void, StoreError>>> all;
    Settings settings = firstSettings();
    for (int zoom = 50; zoom <= 300; ++zoom) {
        settings.zoomPercent = zoom;
        all.append(store.save(settings));
    }
    for (const auto &each : all)
        QVERIFY(settled(each));
    QCOMPARE(decodeSettings(content())->zoomPercent, 300);
}

void SettingsStoreTest::writesWhatWasGivenBeforeItEnds()
{
    Settings settings = firstSettings();
    settings.theme = ThemePreference::Dark;
    {
        SettingsStore store(path());
        store.save(firstSettings());
        store.save(settings);
    }
    QCOMPARE(decodeSettings(content())->theme, ThemePreference::Dark);
}

void SettingsStoreTest::isReadableForItsOwnerOnly()
{
    SettingsStore store(path());
    QVERIFY(settled(store.save(firstSettings())));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFileInfo(path()).permissions() & others));
    QVERIFY(!(QFileInfo(QFileInfo(path()).absolutePath()).permissions() & others));
}

void SettingsStoreTest::tellsWhenItCannotWrite()
{
    QFile plain(m_dir->filePath(u"config"_s)); // a file instead of the folder
    QVERIFY(plain.open(QFile::WriteOnly));
    SettingsStore store(path());
    const auto saved = settled(store.save(firstSettings()));
    QVERIFY(!saved);
    QCOMPARE(saved.error().fault, StoreFault::CannotOpen);
    QCOMPARE(saved.error().path, path());
    plain.remove();
    QVERIFY(settled(store.save(firstSettings()))); // the next attempt works normally
}

/// As on a full disk: the bytes are refused only when they leave the buffer.
void SettingsStoreTest::keepsTheFormerFileWhereTheNewOneDoesNotFit()
{
#ifdef Q_OS_UNIX
    SettingsStore store(path());
    QVERIFY(settled(store.save(firstSettings())));
    const QByteArray former = content();
    Settings settings = firstSettings();
    settings.zoomPercent = 150;
    rlimit usual{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &usual), 0);
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit little{16, usual.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &little), 0);
    const auto saved = settled(store.save(settings));
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, before);
    QVERIFY(!saved);
    QCOMPARE(content(), former);
#endif
}

void SettingsStoreTest::writesNothingThatItCouldNotReadAgain()
{
    SettingsStore store(path());
    QVERIFY(settled(store.save(firstSettings())));
    const QByteArray before = content();
    Settings settings = firstSettings();
    Profile profile;
    profile.id = u"p"_s;
    profile.name = QString(maxSettingsBytes, u'a');
    settings.profiles.append(profile);
    const auto saved = settled(store.save(settings));
    QVERIFY(!saved);
    QVERIFY(saved.error().detail.contains(u"larger"_s));
    QCOMPARE(content(), before);
}

void SettingsStoreTest::keepsFieldsOfANewerHiwar()
{
    writeFile(R"({"later": [1, 2], "zoomPercent": 90})");
    SettingsStore store(path());
    Settings settings = store.load(m_now).settings;
    QCOMPARE(settings.zoomPercent, 90);
    settings.zoomPercent = 110;
    QVERIFY(settled(store.save(settings)));
    const QByteArray text = content();
    QVERIFY(text.contains("\"later\""));
    QCOMPARE(decodeSettings(text)->zoomPercent, 110);
}

HIWAR_TEST(SettingsStoreTest, QCoreApplication)
#include "tst_settingsstore.moc"
