// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/finishreason.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class FinishReasonTest : public TestCase
{
    Q_OBJECT

private slots:
    void knowsTheWordsOfServices_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<int>("reason");
        const auto row = [](const QString &word, FinishReason reason) {
            QTest::addRow("%s", qPrintable(word)) << word << int(reason);
        };
        row({}, FinishReason::None);
        row(u"stop"_s, FinishReason::Stop);
        row(u"STOP"_s, FinishReason::Stop);
        row(u"length"_s, FinishReason::Length);
        row(u"MAX_TOKENS"_s, FinishReason::Length);
        row(u"content_filter"_s, FinishReason::Filter);
        row(u"tool_calls"_s, FinishReason::Tools);
        row(u"function_call"_s, FinishReason::Tools);
        row(u"abort"_s, FinishReason::Broken);
        row(u"sensitive"_s, FinishReason::Filter);
        row(u"OTHER"_s, FinishReason::Broken);
        row(u"LANGUAGE"_s, FinishReason::Broken);
        row(u"UNEXPECTED_TOOL_CALL"_s, FinishReason::Broken);
        row(u"network_error"_s, FinishReason::Broken);
        row(u"insufficient_system_resource"_s, FinishReason::Broken);
        row(u"error"_s, FinishReason::Broken);
        row(u"server_error"_s, FinishReason::Broken);
        row(u"timeout"_s, FinishReason::Broken);
        row(u"CANCELED"_s, FinishReason::Broken);
        row(u"aborted"_s, FinishReason::Broken);
        row(u"failed"_s, FinishReason::Broken);
        row(u"MALFORMED_FUNCTION_CALL"_s, FinishReason::Broken);
        row(u"RECITATION"_s, FinishReason::Filter);
        row(u"PROHIBITED_CONTENT"_s, FinishReason::Filter);
        row(u"IMAGE_SAFETY"_s, FinishReason::Filter);
        row(u"content_filtered"_s, FinishReason::Filter);
        row(u"refusal"_s, FinishReason::Filter);
        row(u"max_output_tokens"_s, FinishReason::Length);
        row(u"eos_token"_s, FinishReason::Stop);
        row(u"something new"_s, FinishReason::Unknown);
    }

    void knowsTheWordsOfServices()
    {
        QFETCH(QString, word);
        QFETCH(int, reason);
        QCOMPARE(int(readFinishReason(word)), reason);
    }
};

HIWAR_TEST(FinishReasonTest, QCoreApplication)
#include "tst_finishreason.moc"
