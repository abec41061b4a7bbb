// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/updatesource.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QJsonObject good()
{
    return {{u"manifest"_s, u"https://updates.example/hiwar/manifest.json"_s},
            {u"publicKey"_s, QString::fromLatin1(QByteArray(32, 'k').toBase64())},
            {u"form"_s, u"linux-x86_64.run"_s}};
}

void put(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

class UpdateSourceTest : public TestCase
{
    Q_OBJECT

private slots:
    void isReadWhereItIs_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("installed") << u"share/hiwar/updates.json"_s;
        QTest::newRow("in one folder") << u"bin/updates.json"_s;
    }
    void isReadWhereItIs()
    {
        QFETCH(QString, path);
        const QTemporaryDir folder;
        QDir(folder.path()).mkdir(u"bin"_s);
        QVERIFY(!readUpdateSource(folder.filePath(u"bin"_s)));
        put(folder.filePath(path), QJsonDocument(good()).toJson());
        const auto position = readUpdateSource(folder.filePath(u"bin"_s));
        QVERIFY(position);
        QCOMPARE(position->manifest, QUrl(u"https://updates.example/hiwar/manifest.json"_s));
        QCOMPARE(position->publicKey, QByteArray(32, 'k'));
        QCOMPARE(position->form, u"linux-x86_64.run"_s);
    }

    void isNoneWhereSomethingIsWrong_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("no address") << u"manifest"_s << QJsonValue();
        QTest::newRow("no text") << u"manifest"_s << QJsonValue(7);
        QTest::newRow("not encrypted")
            << u"manifest"_s << QJsonValue(u"http://updates.example/manifest.json"_s);
        QTest::newRow("no key") << u"publicKey"_s << QJsonValue();
        QTest::newRow("short key")
            << u"publicKey"_s << QJsonValue(QString::fromLatin1(QByteArray(31, 'k').toBase64()));
        QTest::newRow("long key") << u"publicKey"_s
                                  << QJsonValue(
                                         QString::fromLatin1(QByteArray(33, 'k').toBase64()));
        QTest::newRow("no base64") << u"publicKey"_s << QJsonValue(u"not * base64"_s);
        QTest::newRow("no form") << u"form"_s << QJsonValue(u""_s);
        QTest::newRow("a path") << u"form"_s << QJsonValue(u"../run"_s);
    }
    void isNoneWhereSomethingIsWrong()
    {
        QFETCH(QString, name);
        QFETCH(QJsonValue, value);
        QJsonObject json = good();
        QVERIFY(decodeUpdateSource(QJsonDocument(json).toJson()));
        json.insert(name, value);
        QVERIFY(!decodeUpdateSource(QJsonDocument(json).toJson()));
    }

    void isNoneWhereThereIsRubbish()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"updates.json"_s);
        for (const QByteArray &bytes :
             {QByteArray(), QByteArray("[]"), QByteArray("{"), QByteArray(100'000, '[')}) {
            put(path, bytes);
            QTest::ignoreMessage(QtWarningMsg,
                                 qPrintable(path + u" says nothing that can be used"_s));
            QVERIFY(!readUpdateSource(folder.path()));
        }
    }

    void isAskedEncryptedOrOnThisMachine_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("asked");
        QTest::newRow("as it should be") << u"https://updates.example/manifest.json"_s
                                         << u"https://updates.example/manifest.json"_s;
        QTest::newRow("with blanks around")
            << u" https://updates.example/m.json\n"_s << u"https://updates.example/m.json"_s;
        QTest::newRow("with a password") << u"https://me:secret@updates.example/m.json#top"_s
                                         << u"https://updates.example/m.json"_s;
        QTest::newRow("here") << u"http://127.0.0.1:8080/m.json"_s
                              << u"http://127.0.0.1:8080/m.json"_s;
        QTest::newRow("with a blank and letters in it")
            << u"https://updates.example/a%20b/ü/m.json"_s
            << u"https://updates.example/a%20b/%C3%BC/m.json"_s;
        QTest::newRow("plain") << u"http://updates.example/m.json"_s << QString();
        QTest::newRow("a file") << u"file:///m.json"_s << QString();
        QTest::newRow("no file's name") << u"https://updates.example/"_s << QString();
        QTest::newRow("no scheme") << u"updates.example/m.json"_s << QString();
        QTest::newRow("no host") << u"https:///m.json"_s << QString();
        QTest::newRow("words") << u"the usual place"_s << QString();
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("endless") << u"https://updates.example/"_s + QString(3000, u'm')
                                 << QString();
        QTest::newRow("endless once it is stored")
            << u"https://updates.example/"_s + QString(500, u'ü') << QString();
    }
    void isAskedEncryptedOrOnThisMachine()
    {
        QFETCH(QString, typed);
        const auto url = updateAddress(typed);
        QTEST(url ? addressText(*url) : QString(), "asked");
        if (url)
            QCOMPARE(updateAddress(addressText(*url)), url); // the stored form is accepted again
    }

    void whatBelongsToItStandsBesideIt_data()
    {
        QTest::addColumn<QString>("manifest");
        QTest::addColumn<QString>("signature");
        QTest::addColumn<QString>("file");
        QTest::newRow("usual") << u"https://h.example/a/manifest.json"_s
                               << u"https://h.example/a/manifest.sig"_s
                               << u"https://h.example/a/hiwar-1.run"_s;
        QTest::newRow("with a query") << u"https://h.example/a%20b/manifest.json?t=1"_s
                                      << u"https://h.example/a%20b/manifest.sig?t=1"_s
                                      << u"https://h.example/a%20b/hiwar-1.run?t=1"_s;
        QTest::newRow("at the top")
            << u"https://h.example/newest"_s << u"https://h.example/newest.sig"_s
            << u"https://h.example/hiwar-1.run"_s;
    }
    void whatBelongsToItStandsBesideIt()
    {
        QFETCH(QString, manifest);
        QTEST(signatureAddress(QUrl(manifest)).toString(QUrl::FullyEncoded), "signature");
        QTEST(fileAddress(QUrl(manifest), u"hiwar-1.run"_s).toString(QUrl::FullyEncoded), "file");
    }
};

HIWAR_TEST(UpdateSourceTest, QCoreApplication)
#include "tst_updatesource.moc"
