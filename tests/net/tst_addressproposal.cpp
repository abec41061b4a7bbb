// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/addressproposal.h"
#include "net/values/endpoint.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class AddressProposalTest : public TestCase
{
    Q_OBJECT

private slots:
    void proposes_data()
    {
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<QString>("base"); // whose chat route was requested
        QTest::addColumn<QString>("more"); // the redirect's target, or the error text
        QTest::addColumn<QString>("proposed");
        using enum ErrorKind;
        const auto row = [](const char *name, ErrorKind kind, const QString &base,
                            const QString &more, const QString &proposed) {
            QTest::newRow(name) << kind << base << more << proposed;
        };
        const QString none;
        row("no /v1", NotFound, u"https://x.test"_s, {}, u"https://x.test/v1"_s);
        row("a page, no /v1", NotAnApi, u"https://x.test"_s, {}, u"https://x.test/v1"_s);
        row("port and query", NotFound, u"http://localhost:1234?a=b"_s, {},
            u"http://localhost:1234/v1?a=b"_s);
        row("one word", NotFound, u"https://openrouter.ai/api"_s, {},
            u"https://openrouter.ai/api/v1"_s);
        row("a sign that is written with a per cent", NotFound, u"https://x.test/%24.b"_s, {},
            u"https://x.test/%24.b/v1"_s);
        row("Ollama's own", NotFound, u"http://localhost:11434/api"_s, {},
            u"http://localhost:11434/v1"_s);
        row("Azure", NotFound, u"https://r.openai.azure.com"_s, {},
            u"https://r.openai.azure.com/openai/v1"_s);
        row("a version is there", NotFound, u"https://x.test/v1"_s, {}, none);
        row("another version is there", NotFound, u"https://x.test/api/paas/v4"_s, {}, none);
        row("never two", NotFound, u"https://x.test/v1/v1"_s, {}, u"https://x.test/v1"_s);
        row("not after another", NotFound, u"https://x.test/api/paas/v4/v1"_s, {},
            u"https://x.test/api/paas/v4"_s);
        row("not after a beta", NotFound, u"https://x.test/v1beta/openai/v1"_s, {},
            u"https://x.test/v1beta/openai"_s);
        row("one that has none", NotFound, u"https://api.perplexity.ai/v1"_s, {},
            u"https://api.perplexity.ai"_s);
        row("a long path", NotFound, u"https://x.test/a/b"_s, {}, none);
        row("a page at a path", NotAnApi, u"https://x.test/a"_s, {}, none);

        row("redirected to https", Redirected, u"http://x.test/v1"_s,
            u"https://x.test/v1/chat/completions"_s, u"https://x.test/v1"_s);
        row("redirected to another host", Redirected, u"https://x.test/v1"_s,
            u"https://y.test/api/chat/completions?z=1"_s, u"https://y.test/api?z=1"_s);
        row("redirected to the front door", Redirected, u"http://x.test/v1"_s, u"https://x.test/"_s,
            u"https://x.test/v1"_s);
        row("redirected to a login", Redirected, u"https://x.test/v1"_s,
            u"https://x.test/login?next=/v1/chat/completions"_s, none);
        row("redirected away from https", Redirected, u"https://x.test/v1"_s, u"http://x.test/"_s,
            none);
        row("redirected to itself", Redirected, u"https://x.test/v1"_s,
            u"https://x.test/v1/chat/completions"_s, none);
        row("redirected nowhere", Redirected, u"https://x.test/v1"_s, {}, none);
        row("redirected to a script", Redirected, u"https://x.test/v1"_s,
            u"javascript:alert(1)//chat/completions"_s, none);

        const QString noTls = u"SSL routines::wrong version number"_s;
        row("https to a plain server", TlsFailed, u"https://localhost:8080/v1"_s, noTls,
            u"http://localhost:8080/v1"_s);
        row("never to a public one", TlsFailed, u"https://x.test/v1"_s, noTls, none);
        row("another fault", TlsFailed, u"https://localhost/v1"_s, u"self-signed"_s, none);
        row("http to nginx with TLS", BadRequest, u"http://x.test:8443/v1"_s,
            u"The plain HTTP request was sent to HTTPS port"_s, u"https://x.test:8443/v1"_s);
        row("http to Go with TLS", BadRequest, u"http://x.test:8443/v1"_s,
            u"Client sent an HTTP request to an HTTPS server."_s, u"https://x.test:8443/v1"_s);
        row("another refusal", BadRequest, u"http://x.test/v1"_s, u"Use HTTPS"_s, none);
        row("a fault of its own", ServerError, u"https://x.test"_s, {}, none);
    }

    void proposes()
    {
        QFETCH(ErrorKind, kind);
        QFETCH(QString, base);
        QFETCH(QString, more);
        ApiError error{.kind = kind, .url = resolveEndpoint(base)->chat};
        error.location = QUrl(kind == ErrorKind::Redirected ? more : QString());
        error.serverText = more;
        error.detail = more;
        const QString proposed = proposeAddress(error);
        QTEST(proposed, "proposed");
        if (!proposed.isEmpty()) {
            QVERIFY(resolveEndpoint(proposed));
            QVERIFY(!proposed.contains(u"/v1/v1"_s));
        }
    }
};

HIWAR_TEST(AddressProposalTest, QCoreApplication)
#include "tst_addressproposal.moc"
