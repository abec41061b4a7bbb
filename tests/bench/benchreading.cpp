// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/benchreading.h"

#include "tests/ui/messagemodel.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/rows/framepace.h"

#include <QAbstractTextDocumentLayout>
#include <QRandomGenerator>
#include <QTextBrowser>
#include <QTimer>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

class HiwarReading : public BenchReading
{
public:
    QAbstractScrollArea &area() override { return m_view; }

    void prepare(const QStringList &messages) override
    {
        QList<ShownMessage> shown;
        shown.reserve(messages.size());
        for (qsizetype i = 0; i < messages.size(); ++i)
            shown.append(makeMessage(QString::number(i), i % 2 ? Role::Assistant : Role::User,
                                     messages.at(i)));
        m_model = std::make_unique<MessageModel>();
        m_model->setMessages(shown);
    }

    void open() override { m_view.setModel(m_model.get()); }

    void append(const QString &text) override
    {
        const int last = m_model->rowCount() - 1;
        if (m_model->at(last).state == MessageState::Complete) {
            ShownMessage message = m_model->at(last);
            message.state = MessageState::Arriving;
            m_model->replace(last, message);
        }
        m_model->appendText(last, text);
    }

    void zoom(qreal factor) override { m_view.setTheme(makeTheme(ColourScheme::Light, factor)); }

private:
    std::unique_ptr<MessageModel> m_model;
    ConversationView m_view;
};

/// Updates at the display's pace, not on every token, which would be too slow.
class BrowserReading : public BenchReading
{
public:
    BrowserReading()
    {
        m_timer.setSingleShot(true);
        m_timer.setInterval(16);
        QObject::connect(&m_timer, &QTimer::timeout, &m_browser, [this] {
            m_browser.setMarkdown(m_text);
            m_browser.moveCursor(QTextCursor::End);
        });
    }

    QAbstractScrollArea &area() override { return m_browser; }

    void prepare(const QStringList &messages) override { m_text = messages.join(u"\n\n"_s); }

    void open() override
    {
        m_browser.setMarkdown(m_text);
        // Otherwise it would lay out the rest when idle, and could not be scrolled before.
        m_browser.document()->documentLayout()->documentSize();
        m_browser.moveCursor(QTextCursor::End);
    }

    void append(const QString &text) override
    {
        m_text += text;
        if (!m_timer.isActive())
            m_timer.start();
    }

    void zoom(qreal factor) override
    {
        QFont font = m_browser.font();
        font.setPointSizeF(10.5 * factor);
        m_browser.setFont(font);
    }

private:
    QString m_text;
    QTimer m_timer;
    QTextBrowser m_browser;
};

/// A window that paints one pixel of itself at the display's pace: the cost of measuring.
class BareReading : public BenchReading
{
public:
    BareReading()
    {
        QObject::connect(&m_pace, &FramePace::due, &m_area, [this] {
            m_pace.done();
            m_area.viewport()->update(0, 0, 1, 1);
        });
    }

    QAbstractScrollArea &area() override { return m_area; }
    void prepare(const QStringList &) override {}
    void open() override {}
    void append(const QString &) override { m_pace.request(); }
    void zoom(qreal) override {}

private:
    QAbstractScrollArea m_area;
    FramePace m_pace;
};

QString words(QRandomGenerator &random, const QStringList &of, int count)
{
    QStringList out;
    for (int i = 0; i < count; ++i)
        out << of.at(random.bounded(int(of.size())));
    return out.join(u' ');
}

} // namespace

std::unique_ptr<BenchReading> makeReading(const QString &name)
{
    if (name == "hiwar"_L1)
        return std::make_unique<HiwarReading>();
    if (name == "browser"_L1)
        return std::make_unique<BrowserReading>();
    return std::make_unique<BareReading>();
}

QString benchText(qsizetype characters, quint32 seed)
{
    const QStringList latin =
        u"the reply arrives while it is read and every *word* of it stays in its place; "
        "a **table** or `code` is no exception, nor is a [link](https://example.org/a)"_s.split(
            u' ');
    const QStringList arabic =
        u"تصل الإجابة أثناء القراءة وتبقى كل كلمة في مكانها ولا تقفز الصفحة أبدًا"_s.split(u' ');
    QRandomGenerator random(seed);
    QString out;
    while (out.size() < characters) {
        const int kind = random.bounded(16);
        if (kind == 0)
            out += u"## "_s + words(random, latin, 5) + u"\n\n"_s;
        else if (kind == 1)
            out +=
                u"```cpp\nint main()\n{\n    return answer(42, \"text\"); // said so\n}\n```\n\n"_s;
        else if (kind == 2)
            out +=
                u"| one | two | three |\n|---|:-:|--:|\n| 1 | two | 3.14 |\n| 4 | five | 6.28 |\n\n"_s;
        else if (kind <= 4)
            out += u"- "_s + words(random, latin, 9) + u"\n- "_s + words(random, latin, 14) +
                   u"\n\n"_s;
        else if (kind <= 6)
            out += words(random, arabic, 40) + u"\n\n"_s;
        else
            out += words(random, latin, 40 + random.bounded(60)) + u".\n\n"_s;
    }
    return out;
}

QStringList benchConversation(int count)
{
    QRandomGenerator random(1);
    QStringList out;
    out.reserve(count);
    for (int i = 0; i < count; ++i) // short questions, long replies
        out << benchText(i % 2 ? 1000 + random.bounded(5200) : 60 + random.bounded(500),
                         quint32(i));
    return out;
}
