// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every row of the table against the client: one call, over a real socket, streamed and plain, in
// one piece and in small pieces.
#include "app/checkup/checkup.h"
#include "tests/net/chatlistener.h"
#include "tests/support/absentport.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"
#include "tests/wire/wiretable.h"

#include "ui/errordetails.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSslKey>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(Hiwar::WireRow)

namespace {

constexpr QByteArrayView canary("sk-canary-7d1f");
const QString certificateFile = QStringLiteral(WIRE_ROWS "/../../net/tls/certificate.pem");

/// The value at "messages.0.content"; Undefined if there is none.
QJsonValue valueAt(QJsonValue value, const QByteArray &path)
{
    for (const QByteArray &part : path.split('.')) {
        value = value.isArray() ? value.toArray().at(part.toInt())
                                : value.toObject().value(QString::fromUtf8(part));
    }
    return value;
}

QJsonValue jsonOf(const QByteArray &text)
{
    return QJsonDocument::fromJson('[' + text + ']').array().first();
}

/// Whether a request is as a ">" line says.
bool holds(const WireRequest &request, const QByteArray &words)
{
    if (words.startsWith("no "))
        return !holds(request, words.sliced(3));
    const QByteArrayList parts = words.split(' ');
    const QByteArray value = parts.sliced(qMin(2, int(parts.size()))).join(' ');
    if (parts.first() == "path")
        return request.target == words.sliced(5);
    if (parts.first() == "header") {
        const QByteArray found = request.header(parts.value(1));
        return !found.isNull() && (value.isEmpty() || found == value);
    }
    if (parts.first() == "body") {
        const QJsonValue found =
            valueAt(QJsonDocument::fromJson(request.body).object(), parts.value(1));
        return !found.isUndefined() && (value.isEmpty() || found == jsonOf(value));
    }
    return parts.first() == "again";
}

QString textOf(const QHash<QByteArray, QByteArrayList> &said, const QByteArray &name)
{
    return QString::fromUtf8(unescaped(said.value(name).value(0)));
}

} // namespace

class WireRowsTest : public TestCase
{
    Q_OBJECT

private slots:
    void isAsTheTableSays_data();
    void isAsTheTableSays();

private:
    void prepare(const WireRow &row, qsizetype pieces);
    void leavePort();
    void compare(const WireRow &row);
    void compareRequests(const WireRow &row, const QByteArray &count);
    void compareModels(const WireRow &row, const Connection &connection);
    void compareTest(const WireRow &row, const Connection &connection);
    void compareEnd(const QHash<QByteArray, QByteArrayList> &wanted, const ReplyEnd &end);
    void compareError(const QHash<QByteArray, QByteArrayList> &wanted, const ApiError &error);

    ChatClient m_client{{.lastWords = 300ms}};
    std::unique_ptr<WireServer> m_server;
    std::optional<AbsentPort> m_left; // where the server was
    std::unique_ptr<ChatListener> m_listener;
    QString m_reasoning;
    QByteArrayList m_pictures;
};

void WireRowsTest::isAsTheTableSays_data()
{
    QTest::addColumn<WireRow>("row");
    QTest::addColumn<bool>("streams");
    QTest::addColumn<qsizetype>("pieces");
    const QList<WireRow> rows = readRows(QStringLiteral(WIRE_ROWS));
    QVERIFY(!rows.isEmpty());
    for (const WireRow &row : rows) {
        QVERIFY2(row.fault.isEmpty(), row.place + ": " + row.fault);
        if (!row.playsFor("client"))
            continue;
        const bool isPlain = row.settings.contains("plain");
        QTest::newRow(row.id + ' ' + row.place) << row << !isPlain << qsizetype(1);
        if (row.settings.contains("test") || row.settings.contains("models"))
            continue;
        if (!row.breaksOff()) // which would drop unsent bytes
            QTest::newRow(row.id + " in drops") << row << !isPlain << qsizetype(300);
        if (!isPlain && !row.settings.contains("stream"))
            QTest::newRow(row.id + " asked plainly") << row << false << qsizetype(7);
    }
}

void WireRowsTest::prepare(const WireRow &row, qsizetype pieces)
{
    constexpr int enough = 5;
    m_left.reset();
    m_server = std::make_unique<WireServer>();
    for (const WireAnswer &answer : row.answers) {
        for (int i = 0; i < (answer.always ? enough : 1); ++i)
            m_server->expect() = answer.script.inChunks(pieces);
    }
    if (row.settings.contains("tls")) {
        QFile certificate(certificateFile);
        QFile key(QStringLiteral(WIRE_ROWS "/../../net/tls/key.pem"));
        QVERIFY(certificate.open(QIODevice::ReadOnly) && key.open(QIODevice::ReadOnly));
        QSslConfiguration tls;
        tls.setLocalCertificate(QSslCertificate(&certificate));
        tls.setAllowedNextProtocols(
            {QSslConfiguration::ALPNProtocolHTTP2, QSslConfiguration::NextProtocolHttp1_1});
        tls.setPrivateKey(QSslKey(&key, QSsl::Ec));
        m_server->useTls(tls);
    }
}

/// Nobody listens there any more, and no other program gets the port.
void WireRowsTest::leavePort()
{
    const quint16 port = m_server->serverPort();
    m_server->close();
    m_left.emplace(port);
}

void WireRowsTest::isAsTheTableSays()
{
    QFETCH(WireRow, row);
    QFETCH(bool, streams);
    QFETCH(qsizetype, pieces);
    prepare(row, pieces);
    Connection connection = connectionTo(m_server->baseUrl(), canary.toByteArray());
    connection.profile.model = u"m-1"_s;
    if (row.settings.contains("trust"))
        connection.profile.tls.caFile = certificateFile;
    if (row.settings.contains("base")) {
        const QByteArray address = "127.0.0.1:" + QByteArray::number(m_server->serverPort());
        connection.profile.baseUrl =
            QString::fromUtf8(unescaped(row.settings.value("base")).replace('@', address));
    }
    if (row.settings.contains("key"))
        connection.key = Secret(unescaped(row.settings.value("key")));
    ChatRequest request = question(streams, u"Hi?"_s);
    if (row.settings.contains("model"))
        request.model = QString::fromUtf8(unescaped(row.settings.value("model")));
    if (row.settings.contains("nobody"))
        leavePort();

    if (row.settings.contains("models"))
        return compareModels(row, connection);
    if (row.settings.contains("test"))
        return compareTest(row, connection);
    m_reasoning.clear();
    m_pictures.clear();
    m_listener = std::make_unique<ChatListener>(m_client.send(connection, request));
    connect(m_listener->call.get(), &ChatCall::reasoningArrived, this,
            [this](const QString &text) { m_reasoning += text; });
    connect(m_listener->call.get(), &ChatCall::pictureArrived, this,
            [this](const ReplyPicture &picture) {
                m_pictures.append(picture.bytes.isEmpty() ? "left out"_ba
                                                          : picture.mediaType.toLatin1() + ' ' +
                                                                picture.bytes.toBase64());
            });
    connect(m_listener->call.get(), &ChatCall::textWasReasoning, this,
            [this] { m_reasoning += std::exchange(m_listener->text, {}); });
    if (row.settings.contains("stop")) {
        const QString until = QString::fromUtf8(unescaped(row.settings.value("stop")));
        QTRY_COMPARE(m_listener->text, until);
        m_listener->call->cancel();
    }
    QTRY_COMPARE_WITH_TIMEOUT(m_listener->ends, 1, 30000);
    QTRY_COMPARE(m_server->open(), 0);
    compare(row);
}

void WireRowsTest::compare(const WireRow &row)
{
    const auto wanted = row.first.isEmpty() ? row.outcome : row.first;
    QVERIFY(m_listener->isValid);
    QCOMPARE(m_listener->text, textOf(wanted, "text"));
    QCOMPARE(m_reasoning, textOf(wanted, "reasoning"));
    QCOMPARE(m_pictures, wanted.value("picture"));
    if (m_listener->isComplete())
        compareEnd(wanted, **m_listener->outcome);
    else
        compareError(wanted, m_listener->error());
    if (QTest::currentTestFailed())
        return;
    compareRequests(row, wanted.value("requests", {"1"}).constFirst());
}

void WireRowsTest::compareRequests(const WireRow &row, const QByteArray &count)
{
    QCOMPARE(m_server->requests().size(), count.toInt());
    for (qsizetype i = 0; i < qMin(m_server->requests().size(), row.answers.size()); ++i) {
        for (const QByteArray &words : row.answers.at(i).asked) {
            if (!words.contains("protocol ")) // which this server does not report
                QVERIFY2(holds(m_server->requests().at(i), words), words);
        }
    }
}

void WireRowsTest::compareModels(const WireRow &row, const Connection &connection)
{
    const auto models = settled(m_client.models(connection));
    QVERIFY(models.has_value());
    QCOMPARE(namesOf(*models).join(u' '), textOf(row.outcome, "models"));
    compareRequests(row, row.outcome.value("requests", {"1"}).constFirst());
}

void WireRowsTest::compareTest(const WireRow &row, const Connection &connection)
{
    Checkup test(m_client, connection);
    QSignalSpy finished(&test, &Checkup::finished);
    test.start();
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 30000);
    QCOMPARE(finished.first().first().toBool(), textOf(row.outcome, "ok") == "yes"_L1);
    compareRequests(row, row.outcome.value("requests", {"1"}).constFirst());
}

void WireRowsTest::compareEnd(const QHash<QByteArray, QByteArrayList> &wanted, const ReplyEnd &end)
{
    QVERIFY2(!wanted.contains("error"), "it passed for a complete reply");
    const QByteArray finish = wanted.value("finish", {"stop"}).constFirst();
    QCOMPARE(end.finishReason, QString::fromUtf8(finish == "-" ? QByteArray() : finish));
    QCOMPARE(end.hasUsage, wanted.contains("usage"));
    QByteArrayList counts;
    for (const qint64 count :
         {end.usage.promptTokens, end.usage.completionTokens, end.usage.totalTokens,
          end.usage.reasoningTokens, end.usage.cachedTokens})
        counts.append(QByteArray::number(count));
    QByteArrayList wantedCounts = wanted.value("usage", {"0"}).constFirst().split(' ');
    while (wantedCounts.size() < counts.size())
        wantedCounts.append("0");
    QCOMPARE(counts, wantedCounts);
    QByteArrayList tools;
    for (const ToolCall &call : end.toolCalls)
        tools.append((call.name + u' ' + call.arguments).toUtf8());
    QCOMPARE(tools, wanted.value("tool"));
    QCOMPARE(end.isRefusal, wanted.contains("refusal"));
    if (wanted.contains("model"))
        QCOMPARE(end.model, textOf(wanted, "model"));
}

void WireRowsTest::compareError(const QHash<QByteArray, QByteArrayList> &wanted,
                                const ApiError &error)
{
    QCOMPARE(kindName(error.kind).toUtf8(), wanted.value("error").value(0));
    QVERIFY2(error.serverText.startsWith(textOf(wanted, "words")), qPrintable(error.serverText));
    QCOMPARE(error.serverText.isEmpty(), textOf(wanted, "words").isEmpty());
    if (wanted.contains("code"))
        QCOMPARE(error.code, textOf(wanted, "code"));
    if (wanted.contains("param"))
        QCOMPARE(error.param, textOf(wanted, "param"));
    if (wanted.contains("wait"))
        QCOMPARE(error.retryAfter.count(), wanted.value("wait").constFirst().toLongLong());
    QVERIFY(!allTextOf(error).contains(QLatin1StringView(canary)));
}

HIWAR_TEST(WireRowsTest, QCoreApplication)
#include "tst_wirerows.moc"
