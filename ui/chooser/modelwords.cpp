// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chooser/modelwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct ModelWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ModelWords)
};

constexpr double kilo = 1000;
constexpr double mega = 1'000'000;
constexpr qint64 mostTokens = 1'000'000'000;
constexpr double mostPrice = 1'000'000'000;
constexpr int mostDigits = 6; // of a price: some models cost less than a cent

QString shortCount(qint64 tokens)
{
    const QLocale locale;
    const double count = double(tokens);
    if (count >= mega)
        return ModelWordsTr::tr("%1M", "millions")
            .arg(locale.toString(std::round(count / mega * 10) / 10));
    if (count >= kilo)
        return ModelWordsTr::tr("%1K", "thousands")
            .arg(locale.toString(qint64(std::round(count / kilo))));
    return locale.toString(tokens);
}

QString amount(double price)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator); // it may be typed again
    QString written = locale.toString(price, 'f', mostDigits);
    // Two decimals, and more only where they say something.
    const QString zero = locale.zeroDigit();
    const qsizetype mark = written.lastIndexOf(locale.decimalPoint());
    while (written.size() > mark + 3 && written.endsWith(zero))
        written.chop(zero.size());
    return written;
}

QString money(double price, const QString &currency)
{
    static const QList<std::pair<QString, QString>> signs{
        {u"USD"_s, u"$"_s}, {u"EUR"_s, u"€"_s}, {u"GBP"_s, u"£"_s}, {u"JPY"_s, u"¥"_s}};
    for (const auto &[code, sign] : signs) {
        if (code == currency)
            return sign + amount(price);
    }
    return ModelWordsTr::tr("%1 %2", "2.50 SAR").arg(amount(price), currency);
}

/// With the digits of every script as 0 to 9, and no blanks.
QString plainDigits(const QString &typed)
{
    QString plain;
    for (const QChar c : typed) {
        if (c.isSpace() || c == u'\'')
            continue;
        if (c.category() == QChar::Number_DecimalDigit)
            plain += QChar(u'0' + c.digitValue());
        else if (c == u'\u066b') // Arabic decimal mark
            plain += u'.';
        else if (c == u'\u066c') // and thousands mark
            plain += u',';
        else
            plain += c;
    }
    return plain;
}

} // namespace

QString describeFacts(const ModelInfo &known)
{
    QStringList parts;
    if (known.contextTokens)
        parts << shortCount(*known.contextTokens);
    if (known.takesPictures.value_or(false))
        parts << ModelWordsTr::tr("pictures");
    if (known.callsTools.value_or(false))
        parts << ModelWordsTr::tr("tools");
    if (const auto &price = known.price) {
        const bool isFree = !(price->input > 0) && !(price->output > 0);
        parts << (isFree ? ModelWordsTr::tr("free")
                         : ModelWordsTr::tr("%1 / %2", "price in / out")
                               .arg(money(price->input, price->currency),
                                    money(price->output, price->currency)));
    }
    return parts.join(u" · "_s);
}

QString spokenFacts(const ModelInfo &known)
{
    QStringList parts;
    if (known.contextTokens)
        parts << ModelWordsTr::tr("%1 tokens of context")
                     .arg(QLocale().toString(*known.contextTokens));
    if (known.takesPictures.value_or(false))
        parts << ModelWordsTr::tr("takes pictures");
    if (known.callsTools.value_or(false))
        parts << ModelWordsTr::tr("uses tools");
    if (const auto &price = known.price) {
        parts << ModelWordsTr::tr("%1 for a million tokens in, %2 out")
                     .arg(money(price->input, price->currency),
                          money(price->output, price->currency));
    }
    return parts.join(ModelWordsTr::tr(", "));
}

tl::expected<std::optional<qint64>, QString> readTokens(const QString &typed)
{
    QString plain = plainDigits(typed).toUpper();
    if (plain.isEmpty())
        return std::nullopt;
    double scale = 1;
    if (plain.endsWith(u'K') || plain.endsWith(u'M')) {
        scale = plain.endsWith(u'K') ? kilo : mega;
        plain.chop(1);
        plain.replace(u',', u'.');
    } else {
        plain.remove(u',').remove(u'.');
    }
    bool isNumber = false;
    const double tokens = plain.toDouble(&isNumber) * scale;
    if (!isNumber || !(tokens >= 1) || tokens > double(mostTokens))
        return tl::unexpected(ModelWordsTr::tr("A number of tokens, as 128000 or 128K."));
    return qint64(std::round(tokens));
}

tl::expected<std::optional<double>, QString> readPrice(const QString &typed)
{
    const QString plain = plainDigits(typed).replace(u',', u'.');
    if (plain.isEmpty())
        return std::nullopt;
    bool isNumber = false;
    const double price = plain.toDouble(&isNumber);
    if (!isNumber || !(price >= 0) || price > mostPrice)
        return tl::unexpected(ModelWordsTr::tr("A price for a million tokens, as 2.50."));
    return price;
}

QString writeTokens(std::optional<qint64> tokens)
{
    return tokens ? QLocale().toString(*tokens) : QString();
}

QString writePrice(std::optional<double> price)
{
    return price ? amount(*price) : QString();
}

} // namespace Hiwar
