// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/errordetails.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ErrorDetailsTest : public TestCase
{
    Q_OBJECT

private slots:
    void detailsHoldEveryFactAndNoSecret()
    {
        ApiError error{.kind = ErrorKind::RateLimited};
        error.url = QUrl(u"https://me:secret@api.example.com/v1/chat/completions"
                         "?api-version=2024-10-21&key=AIzaSecret"_s);
        error.httpStatus = 429;
        error.code = u"rate_limit_exceeded"_s;
        error.param = u"model"_s;
        error.requestId = u"req_7"_s;
        error.detail = u"Socket closed"_s;
        error.serverText = u"Slow down.\n(request id: 9)"_s;
        error.retryAfter = std::chrono::milliseconds(1500);
        error.shouldRetry = false;
        error.waited = std::chrono::milliseconds(250);
        const QString details = detailsOf(error);
        QCOMPARE(
            details.split(u'\n'),
            (QStringList{u"Error: RateLimited"_s, u"Host: api.example.com"_s,
                         u"Request: POST https://api.example.com/v1/chat/completions"
                         "?api-version=2024-10-21&key=…"_s,
                         u"Status: 429"_s, u"Code: rate_limit_exceeded"_s, u"Parameter: model"_s,
                         u"Retry after: 1.5 s"_s, u"Should be retried: no"_s, u"Waited: 0.25 s"_s,
                         u"Request id: req_7"_s, u"Transport: Socket closed"_s,
                         u"The service says: Slow down."_s, u"(request id: 9)"_s}));
        error = ApiError{.kind = ErrorKind::BadAddress};
        QCOMPARE(detailsOf(error), u"Error: BadAddress"_s);
        error.url = QUrl(u"https://api.example.com/v1/models"_s);
        QVERIFY(detailsOf(error).contains(u"GET https://api.example.com/v1/models"_s));
    }
};

HIWAR_TEST(ErrorDetailsTest, QCoreApplication)
#include "tst_errordetails.moc"
