// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/math/texengine.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace Hiwar {

TexEngine::TexEngine()
{
    // Qt 6.4's engine has no globalThis and no timers; MathJax needs both while it is loaded and
    // uses neither when it typesets (tst_texengine: drawsWhatPeopleWrite).
    m_engine.evaluate(u"var globalThis = this; function setTimeout() { return 0 }"
                      " function clearTimeout() {}"_s);
    QFile file(u":/math/typeset.js"_s);
    QJSValue loaded;
    if (file.open(QFile::ReadOnly))
        loaded = m_engine.evaluate(QString::fromUtf8(file.readAll()), file.fileName());
    m_typeset = m_engine.globalObject().property(u"hiwarMath"_s).property(u"typeset"_s);
    if (!m_typeset.isCallable())
        m_fault = loaded.isError() ? loaded.toString() : u"MathJax is missing"_s;
}

QJsonObject TexEngine::typeset(const QString &tex, bool display)
{
    if (tex.size() > longestTex)
        return {{u"error"_s, u"The formula is too long."_s}};
    const QJSValue drawing = m_typeset.call({tex, display});
    if (drawing.isError())
        return {{u"error"_s, drawing.property(u"message"_s).toString()}};
    return {{u"svg"_s, drawing.property(u"svg"_s).toString()},
            {u"width"_s, drawing.property(u"width"_s).toNumber()},
            {u"height"_s, drawing.property(u"height"_s).toNumber()},
            {u"depth"_s, drawing.property(u"depth"_s).toNumber()}};
}

QByteArray TexEngine::answer(const QByteArray &request)
{
    const QJsonObject asked = QJsonDocument::fromJson(request).object();
    QJsonObject answered =
        typeset(asked.value("tex"_L1).toString(), asked.value("display"_L1).toBool());
    answered.insert(u"id"_s, asked.value("id"_L1));
    return QJsonDocument(answered).toJson(QJsonDocument::Compact);
}

} // namespace Hiwar
