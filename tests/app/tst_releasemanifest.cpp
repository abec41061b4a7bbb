// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/manifest.h"
#include "app/update/signature.h"
#include "tests/app/releases.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"

#include <QProcess>
#include <QTemporaryDir>

using namespace Hiwar;

namespace {

const QByteArray content = "what a release holds";

QJsonObject good()
{
    return releaseJson(u"0.2.0"_s, u"2026-12-01"_s,
                       {fileJson(u"hiwar-0.2.0-linux-x86_64.run"_s, content),
                        fileJson(u"hiwar_0.2.0_amd64.deb"_s, "other")});
}

UpdateFault::Kind kindOf(const tl::expected<Manifest, UpdateFault> &manifest)
{
    return manifest.error().kind;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ReleaseManifestTest : public TestCase
{
    Q_OBJECT

private slots:
    void isReadWhenItIsSigned()
    {
        const ReleaseKey key;
        const QByteArray bytes = bytesOf(good());
        const auto manifest = openManifest(bytes, key.sign(bytes), key.publicHalf());
        QVERIFY(manifest);
        QCOMPARE(manifest->versionText, u"0.2.0"_s);
        QCOMPARE(manifest->version, *parseVersion(u"0.2"));
        QCOMPARE(manifest->released, QDate(2026, 12, 1));
        QCOMPARE(manifest->changes, QStringList({u"It is faster."_s, u"<b>It</b> is smaller."_s}));
        QCOMPARE(manifest->files.size(), 2);
        const auto file = fileFor(*manifest, u"linux-x86_64.run"_s);
        QVERIFY(file);
        QCOMPARE(*file, (ReleaseFile{u"hiwar-0.2.0-linux-x86_64.run"_s, content.size(),
                                     sha256Of(content)}));
        QVERIFY(!fileFor(*manifest, u"linux-aarch64.run"_s));
    }

    void isNotLookedAtWhereTheSignatureDoesNotFit()
    {
        const ReleaseKey key;
        const ReleaseKey other;
        const QByteArray bytes = bytesOf(good());
        const QByteArray signature = key.sign(bytes);
        const auto refused = [&](const QByteArray &what, const QByteArray &by,
                                 const QByteArray &half) {
            const auto manifest = openManifest(what, by, half);
            return !manifest && kindOf(manifest) == UpdateFault::Kind::WrongSignature;
        };
        QVERIFY(refused(bytes, other.sign(bytes), key.publicHalf()));
        QVERIFY(refused(bytes, signature, other.publicHalf()));
        QVERIFY(refused(bytes + '\n', signature, key.publicHalf()));
        QVERIFY(refused(bytes.chopped(1), signature, key.publicHalf()));
        QVERIFY(refused(bytes, {}, key.publicHalf()));
        QVERIFY(refused(bytes, signature.chopped(1), key.publicHalf()));
        QVERIFY(refused(bytes, signature + '\0', key.publicHalf()));
        QVERIFY(refused(bytes, signature.toBase64(), key.publicHalf()));
        QVERIFY(refused(bytes, signature, {}));
        QVERIFY(refused(bytes, QByteArray(signatureSize, '\0'), QByteArray(publicKeySize, '\0')));
        for (qsizetype i = 0; i < signature.size(); ++i) {
            QByteArray bent = signature;
            bent[i] = char(bent.at(i) ^ 1);
            QVERIFY(refused(bytes, bent, key.publicHalf()));
        }
    }

    void isNoneWhereSomethingIsWrong_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QJsonValue>("value");
        const auto file = [](const QString &name, const QJsonValue &value) {
            QJsonObject json = fileJson(u"hiwar.run"_s, content);
            json.insert(name, value);
            return QJsonValue(QJsonArray{json});
        };
        QTest::newRow("no form") << u"hiwar-release"_s << QJsonValue();
        QTest::newRow("an odd form") << u"hiwar-release"_s << QJsonValue(u"1"_s);
        QTest::newRow("half a form") << u"hiwar-release"_s << QJsonValue(0.5);
        QTest::newRow("no version") << u"version"_s << QJsonValue();
        QTest::newRow("no such version") << u"version"_s << QJsonValue(u"newest"_s);
        QTest::newRow("no date") << u"released"_s << QJsonValue(20261201);
        QTest::newRow("no such date") << u"released"_s << QJsonValue(u"2026-02-30"_s);
        QTest::newRow("no changes") << u"changes"_s << QJsonValue();
        QTest::newRow("one change") << u"changes"_s << QJsonValue(u"faster"_s);
        QTest::newRow("odd changes") << u"changes"_s << QJsonValue(QJsonArray{1});
        QTest::newRow("no files") << u"files"_s << QJsonValue();
        QTest::newRow("odd files") << u"files"_s << QJsonValue(QJsonArray{u"hiwar.run"_s});
        QTest::newRow("a path") << u"files"_s << file(u"name"_s, u"../../.profile"_s);
        QTest::newRow("hidden") << u"files"_s << file(u"name"_s, u".profile"_s);
        QTest::newRow("of other letters") << u"files"_s << file(u"name"_s, u"حوار.run"_s);
        QTest::newRow("two lines") << u"files"_s << file(u"name"_s, u"hiwar\n"_s);
        QTest::newRow("no name") << u"files"_s << file(u"name"_s, {});
        QTest::newRow("a stream") << u"files"_s << file(u"name"_s, u"hiwar.zip:exe"_s);
        QTest::newRow("no size") << u"files"_s << file(u"size"_s, u"9"_s);
        QTest::newRow("less than none") << u"files"_s << file(u"size"_s, -1);
        QTest::newRow("half a byte") << u"files"_s << file(u"size"_s, 1.5);
        QTest::newRow("too large") << u"files"_s << file(u"size"_s, 1e18);
        QTest::newRow("no digest") << u"files"_s << file(u"sha256"_s, {});
        QTest::newRow("short digest") << u"files"_s << file(u"sha256"_s, u"00ff"_s);
        QTest::newRow("no digits") << u"files"_s << file(u"sha256"_s, QString(64, u'x'));
    }
    void isNoneWhereSomethingIsWrong()
    {
        QFETCH(QString, name);
        QFETCH(QJsonValue, value);
        QJsonObject json = good();
        QVERIFY(decodeManifest(bytesOf(json)));
        json.insert(name, value);
        const auto manifest = decodeManifest(bytesOf(json));
        QVERIFY(!manifest);
        QCOMPARE(kindOf(manifest), UpdateFault::Kind::NotUnderstood);
    }

    void saysWhenItIsTooNewToBeRead()
    {
        QJsonObject json = good();
        json.insert(u"hiwar-release"_s, 2);
        json.remove(u"version"_s);
        const auto manifest = decodeManifest(bytesOf(json));
        QVERIFY(!manifest);
        QCOMPARE(kindOf(manifest), UpdateFault::Kind::NewerForm);
    }

    void passesOverWhatItDoesNotKnow()
    {
        QJsonObject json = good();
        json.insert(u"mood"_s, u"good"_s);
        QVERIFY(decodeManifest(bytesOf(json)));
    }

    void readsAnyBytesWithoutHarm()
    {
        const QByteArray whole = bytesOf(good());
        for (qsizetype cut = 0; cut < whole.size() - 1; ++cut)
            QVERIFY(!decodeManifest(whole.left(cut)));
        QVERIFY(!decodeManifest(QByteArray(mostManifestBytes, '[')));
        QVERIFY(!decodeManifest("[]"));
        QVERIFY(!decodeManifest(whole + QByteArray(mostManifestBytes, ' ')));
    }

    void boundsAndCleansWhatItTells()
    {
        QJsonObject json = good();
        QJsonArray changes{u" \u202Eone\ntwo\u0007 "_s, u"  "_s};
        for (int i = 0; i < 200; ++i)
            changes.append(QString(1000, u'x'));
        json.insert(u"changes"_s, changes);
        const auto manifest = decodeManifest(bytesOf(json));
        QVERIFY(manifest);
        QCOMPARE(manifest->changes.at(0), u"one two"_s);
        QCOMPARE(manifest->changes.size(), 50);
        QVERIFY(manifest->changes.at(1).size() <= 401);
        QJsonArray files;
        for (int i = 0; i < 300; ++i)
            files.append(fileJson(u"hiwar.run"_s, content));
        json.insert(u"files"_s, files);
        QVERIFY(!decodeManifest(bytesOf(json)));
    }

    /// The program reads the manifest that packaging/release.sh makes and signs.
    void readsWhatTheReleaseScriptSigns()
    {
        const QTemporaryDir folder;
        QProcess script;
        const QSignalSpy ended(&script, &QProcess::finished);
        script.setWorkingDirectory(folder.path());
        script.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        script.start(u"bash"_s, {testFile(u"packaging/signed-manifest.sh"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        QCOMPARE(script.exitCode(), 0);
        const auto position =
            QJsonDocument::fromJson(contentOf(folder.filePath(u"updates.json"_s)));
        const QByteArray key =
            QByteArray::fromBase64(position.object().value("publicKey"_L1).toString().toLatin1());
        const auto manifest = openManifest(contentOf(folder.filePath(u"manifest.json"_s)),
                                           contentOf(folder.filePath(u"manifest.sig"_s)), key);
        QVERIFY2(manifest, manifest ? "" : qPrintable(describe(manifest.error())));
        QCOMPARE(manifest->versionText, u"9.8.7"_s);
        QVERIFY(!manifest->changes.isEmpty());
        const auto file = fileFor(*manifest, position.object().value("form"_L1).toString());
        QVERIFY(file);
        QCOMPARE(file->sha256, sha256Of(contentOf(folder.filePath(file->name))));
    }
};

HIWAR_TEST(ReleaseManifestTest, QCoreApplication)
#include "tst_releasemanifest.moc"
