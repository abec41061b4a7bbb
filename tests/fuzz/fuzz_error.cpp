// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a refusal: the text for users is clean, bounded and without the key.
#include "net/client/secretredactor.h"
#include "net/values/utc.h"
#include "net/wire/classify.h"
#include "net/wire/errorbody.h"
#include "net/wire/sanitizetext.h"
#include "tests/fuzz/demand.h"

using namespace Hiwar;

namespace {

void tryTexts(QByteArrayView bytes, const Secret &key)
{
    const QString text = QString::fromUtf8(bytes);
    const QString clean = sanitizeText(text, key);
    demandClean(clean);
    demand(clean.size() <= maxServerText + 1, "a cleaned text is bounded");
    demand(sanitizeText(clean, key) == clean, "what is clean stays as it is");
}

void tryRedactor(QByteArrayView bytes, unsigned seed, const QList<Secret> &secrets)
{
    const QByteArray whole = redacted(bytes.toByteArray(), secrets);
    demand(!whole.contains(canary), "what is redacted is without the key");
    SecretRedactor redactor(secrets);
    QByteArray shown;
    inChunks(bytes, seed,
             [&](QByteArrayView piece) { shown += redactor.pass(piece.toByteArray()); });
    shown += redactor.rest();
    demand(shown == whole, "a redactor does not depend on the cuts");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    FuzzInput input(data, size);
    const int status = 400 + input.choice() % 130;
    const unsigned seed = input.choice();
    const Secret key(canary);
    const ErrorBody body = readErrorBody(input.rest(), key);
    for (const QString &text : {body.message, body.code, body.param, body.type})
        demandClean(text);
    const QByteArray all = input.rest().toByteArray();
    const ApiError error = classifyAnswer(
        {.status = status, .body = all, .retryAfter = all.left(40), .retryAfterMs = all.right(20)},
        key, QDateTime(QDate(2026, 11, 21), QTime(8, 0), utc));
    for (const QString &text : {error.serverText, error.code, error.param, error.detail})
        demandClean(text);
    tryTexts(input.rest(), key);
    tryRedactor(input.rest(), seed, {key, Secret(QByteArrayLiteral("sk-can/other+\"x"))});
    return 0;
}
